/** What comes next on the tech dial, in words. */
import type { Seat } from '../state'
import { t } from '../words'
import { roman } from './numerals'

export function nextLevel(seat: Seat, levels: number[]): number {
  return levels.findIndex((level, place) => level > 0 && place > seat.dial)
}

export function aheadWords(seat: Seat, levels: number[]): string {
  const next = nextLevel(seat, levels)
  if (next < 0) return t('tech.full')
  return t('tech.next', { level: roman(levels[next]!), left: next - seat.dial })
}

export function dialWords(seat: Seat, levels: number[]): string {
  const next = nextLevel(seat, levels)
  const now = t('tech.label', { dial: seat.dial, last: Math.max(1, levels.length - 1) })
  return next < 0
    ? now
    : `${now} ${t('tech.label.next', { level: roman(levels[next]!), at: next })}`
}
