/** To give an answer by a press on its thing: with a finger the first press takes it up. */
import { screen } from '../../../shell/screen.svelte'
import type { Table } from '../../../state/table.svelte'
import type { Option } from '../state'

export function press(table: Table, option: Option): void {
  table.press(option, screen.touch || table.prospect(option) !== undefined)
}

export function taken(table: Table, option: Option | undefined): boolean {
  return !!option && (table.chosen?.answer === option.answer || table.isUp(option))
}
