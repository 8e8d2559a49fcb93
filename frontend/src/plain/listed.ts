import type { Table } from '../state/table.svelte'
import type { Option } from '../wire.gen'

/** Every answer but the pass, which has a button of its own. */
export function listed(table: Table): Option[] {
  return table.options.filter((option) => option !== table.pass)
}
