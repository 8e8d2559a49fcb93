/** A side's sum in short: its die, its parts, what it spent; where room is short all but the die is
 * one number. */
import { t } from '../words'
import type { Fighter } from '../wire.gen'

export function inShort(side: Fighter, tight: boolean): string[] {
  const die = side.dice.at(-1) ?? 0
  const first = die ? [t('fought.die', { value: die })] : []
  if (tight && die) return [`${first[0]} + ${side.value - die}`]
  const spent = side.spent.reduce((sum, { adds }) => sum + adds, 0)
  const parts = side.parts.map(({ text, amount }) => `${text} ${amount}`)
  return [...first, ...parts, ...(spent ? [t('fought.spent', { value: spent })] : [])]
}
