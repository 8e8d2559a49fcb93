/** A city action that was declared, while others may react to it: each part as it would come to lie
 * on the map, and what is paid for it. */
import { at } from '../../../art/shapes'
import { iconAt } from '../art/icons'
import { resourceArt } from '../art/pieces'
import { yieldArt } from '../art/yields'
import type { Scene } from '../state'
import type { Declared, Ground } from '../wire.gen'
import { centre } from './geometry'
import { thingArt } from './lights'

const INK = '#2a231a'

export interface Ghost {
  key: string
  square: number
  x: number
  y: number
  art: string
  paid: string
}

/** What has no piece on the map (units, walls, a program) shows its sign in a plate. */
function plate(icon: string): string {
  const face = '<rect x="-20" y="-20" width="40" height="40" rx="8" fill="var(--token-face)"/>'
  return face + iconAt(icon, 0, 0, 30, INK)
}

function artOf({ kind, name, amount }: Declared, color: string): string {
  if (kind === 'resource') return at(0, 0, 1.6, resourceArt(name))
  if (kind === 'culture') return at(0, 0, 1.8, yieldArt('culture', amount))
  if (kind === 'program') return plate('program')
  return thingArt(name, color) || plate(name)
}

/** Production, and the trade that was turned into it. */
function paidFor({ cost, rush }: Declared): string {
  const parts = [
    cost > 0 ? yieldArt('production', Math.max(2, cost)) : '',
    rush > 0 ? yieldArt('trade', rush) : '',
  ].filter(Boolean)
  return parts.map((part, index) => at(-18 + 34 * index, 26, 1.05, part)).join('')
}

export function declaredArt(ground: Ground, scene: Scene): Ghost[] {
  const { window: open, seats } = scene
  const color = seats[open?.actor ?? -1]?.color ?? ''
  return (open?.declared ?? []).flatMap((part, number) => {
    const cell = ground.squares[part.square]
    if (!cell) return []
    const [art, paid] = [artOf(part, color), paidFor(part)]
    return { key: `${number} ${part.square}`, square: part.square, ...centre(cell), art, paid }
  })
}
