/** The five things a square gives, each a colour with a shape of disc of its own. */
import { at } from '../../../art/shapes'
import type { Yield } from '../wire.gen'
import { iconAt } from './icons'

export type Good = keyof Yield
export const GOODS: Good[] = ['production', 'trade', 'culture', 'coin', 'combat']

const ROUND_DISC = 'M0-9.5A9.5 9.5 0 1 1 0 9.5A9.5 9.5 0 1 1 0-9.5Z'
const DISCS: Record<Good, string> = {
  production: 'M-8.5-8.5H8.5V8.5H-8.5Z',
  trade: ROUND_DISC,
  culture: 'M-8-9H8V1C8 6 4 9 0 10.5C-4 9-8 6-8 1Z',
  coin: ROUND_DISC,
  combat: 'M0-11L10.5 0 0 11-10.5 0Z',
}

/** A disc, with its number if there is more than one. */
export function yieldArt(good: Good, count = 1): string {
  const ink = good === 'coin' ? '#4d3503' : '#fff'
  const icon = iconAt(good, count > 1 ? -1 : 0, 0, good === 'combat' ? 11 : 13, ink)
  const number = count > 1 ? `<text x="13" y="5">${count}</text>` : ''
  return `<g class="yield ${good}"><path d="${DISCS[good]}"/>${icon}${number}</g>`
}

/** All that a square gives, in a row. */
export function yieldRow(gives: Yield, y: number, scale: number): string {
  const discs = GOODS.filter((good) => gives[good] > 0)
  const width = (good: Good): number => (gives[good] > 1 ? 33 : 23) * scale
  let x = -discs.reduce((sum, good) => sum + width(good), 0) / 2
  return discs
    .map((good) => {
      const middle = x + (gives[good] > 1 ? 12 : 11.5) * scale
      x += width(good)
      return at(middle, y, scale, yieldArt(good, gives[good]))
    })
    .join('')
}
