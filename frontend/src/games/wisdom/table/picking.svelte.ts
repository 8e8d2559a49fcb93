/** A row of cards that one opened oneself, to choose from: it lies open until the table asks anew. */
import type { Table } from '../../../state/table.svelte'

let opened = $state.raw<{ table: Table; rev: number } | null>(null)

export function isPicking(table: Table): boolean {
  return opened?.table === table && opened.rev === table.snapshot?.rev && !table.past
}

export function pick(table: Table): void {
  opened = { table, rev: table.snapshot?.rev ?? -1 }
}

/** Close it; false if it was not open. */
export function leave(table: Table): boolean {
  const was = isPicking(table)
  opened = null
  return was
}
