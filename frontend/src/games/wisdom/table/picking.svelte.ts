/** What one opened oneself to choose from: the row of governments, or a city and what it may do. It
 * lies open until the table asks anew. */
import type { Table } from '../../../state/table.svelte'

const GOVERNMENTS = -1

let opened = $state.raw<{ table: Table; rev: number; city: number } | null>(null)

function open(table: Table): number | undefined {
  const now = opened?.table === table && opened.rev === table.snapshot?.rev && !table.past
  return now ? opened!.city : undefined
}

function lay(table: Table, city: number): void {
  opened = { table, rev: table.snapshot?.rev ?? -1, city }
}

export function isPicking(table: Table): boolean {
  return open(table) === GOVERNMENTS
}

export function pick(table: Table): void {
  lay(table, GOVERNMENTS)
}

/** The city, by its number; -1: none. */
export function cityOpened(table: Table): number {
  return open(table) ?? -1
}

export function openCity(table: Table, city: number): void {
  lay(table, city)
}

/** Close it; false if it was not open. */
export function leave(table: Table): boolean {
  const was = open(table) !== undefined
  opened = null
  return was
}
