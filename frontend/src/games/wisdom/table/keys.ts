/** Keys that mean something in this game alone. */
import type { Table } from '../../../state/table.svelte'
import type { Meaning } from '../../../table/keyboard'
import { Wisdom } from '../state'
import { t } from '../words'
import { groupOf, nextGroup } from './group.svelte'

/** Go with the keyboard to a part of the table; nothing, where it is not in sight. */
function goTo(part: string): boolean {
  const found = document.querySelector<HTMLElement>(part)
  found?.focus()
  return found !== null
}

/** What they do, in words. */
export function keyWords(): [string, string][] {
  return [
    ['S', t('keys.group')],
    ['Y', t('keys.yields')],
    ['C, E, F', t('keys.hand')],
    ['K, V', t('keys.side')],
  ]
}

export function meanings(table: Table): Meaning[] {
  const wisdom = new Wisdom(table)
  return [
    ['s', groupOf(wisdom) && (() => nextGroup(wisdom))],
    ['c', () => goTo('.hand .city button')],
    ['e', () => goTo('.hand .event')],
    ['f', () => goTo('.hand .units')],
    ['k', () => goTo('.track')],
    ['v', () => goTo('.races')],
  ]
}
