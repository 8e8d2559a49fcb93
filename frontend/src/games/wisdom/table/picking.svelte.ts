/** A row of cards that one opened oneself, to choose from: it lies open until the table asks anew. */
import type { Table } from '../../../state/table.svelte'

export class Picking {
  #rev = $state(-1) // of the table, when it was opened

  constructor(readonly table: Table) {}

  get open(): boolean {
    return this.#rev >= 0 && this.#rev === this.table.snapshot?.rev && !this.table.past
  }

  begin(): void {
    this.#rev = this.table.snapshot?.rev ?? -1
  }

  /** Close it; false if it was not open. */
  leave(): boolean {
    const was = this.open
    this.#rev = -1
    return was
  }
}

const PICKING = new WeakMap<Table, Picking>()

/** What lies open at a table: always the same, whoever asks. */
export function pickingOf(table: Table): Picking {
  if (!PICKING.has(table)) PICKING.set(table, new Picking(table))
  return PICKING.get(table)!
}
