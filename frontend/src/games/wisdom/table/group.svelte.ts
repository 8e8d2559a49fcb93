/** How many of a stack go: which of the answers is set. At first all that may. */
import type { Table } from '../../../state/table.svelte'
import type { Option, Wisdom } from '../state'

let set = $state.raw<{ table: Table; rev: number; answer: number } | null>(null)

const sizesOf = ({ options }: Wisdom): Option[] =>
  options.filter(({ target }) => target.on === 'group')

/** The group that is set; nothing, where none is asked for. */
export function groupOf(wisdom: Wisdom): Option | undefined {
  const { table } = wisdom
  const [first, ...rest] = sizesOf(wisdom)
  if (set?.table !== table || set.rev !== table.snapshot?.rev) return first
  return rest.find(({ answer }) => answer === set?.answer) ?? first
}

export function setGroup({ table }: Wisdom, option: Option): void {
  set = { table, rev: table.snapshot?.rev ?? -1, answer: option.answer }
  table.raise([option])
}

/** Set the next size; after the last comes the first. */
export function nextGroup(wisdom: Wisdom): void {
  const sizes = sizesOf(wisdom)
  const at = sizes.findIndex(({ answer }) => answer === groupOf(wisdom)?.answer)
  const next = sizes[(at + 1) % sizes.length]
  if (next) setGroup(wisdom, next)
}

export type Figures = 'armies' | 'scouts'

/** The answer with so many more of these figures, if it is offered. */
export function groupWith(wisdom: Wisdom, of: Figures, more: number): Option | undefined {
  const group = groupOf(wisdom)
  if (!group) return undefined
  const wish = { armies: group.target.armies, scouts: group.target.scouts }
  wish[of] += more
  return wisdom.options.find(
    ({ target: { on, armies, scouts } }) =>
      on === 'group' && armies === wish.armies && scouts === wish.scouts,
  )
}
