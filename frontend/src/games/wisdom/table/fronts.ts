/** The answers of a battle: which unit may be played on which front, which unit takes a wound. */
import { names } from '../catalogue.svelte'
import type { Option } from '../state'
import type { Unit } from '../wire.gen'
import { t } from '../words'
import { roman } from './numerals'

/** What it is called at its rank. */
const titleOf = (unit: Unit): string => unit.title || names.title('unit', unit.type)

export function unitText(unit: Unit): string {
  if (!unit.kind) return unit.type ? names.title('unit', unit.type) : t('unit.back')
  return t('unit.one', { ...unit, rank: roman(unit.rank), type: titleOf(unit) })
}

/** A unit in a list of others. */
export function unitShort(unit: Unit): string {
  return unit.kind ? t('unit.short', { ...unit, type: titleOf(unit) }) : unitText(unit)
}

/** The kinds of unit that may be played. */
export function playable(options: Option[]): Set<string> {
  return new Set(
    options.filter(({ target }) => target.on === 'front').map(({ target }) => target.name),
  )
}

/** To play this kind of unit on this front; -1: on a new one. */
export function playOn(options: Option[], kind: string, front: number): Option | undefined {
  return options.find(
    ({ target }) => target.on === 'front' && target.name === kind && target.front === front,
  )
}

export function woundOn(options: Option[], front: number, side: string): Option | undefined {
  return options.find(
    ({ target }) => target.on === 'wound' && target.front === front && target.side === side,
  )
}
