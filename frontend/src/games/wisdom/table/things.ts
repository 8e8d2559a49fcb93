/** The things a city may make, in rows: figures and units, buildings, wonders. */
import { names } from '../catalogue.svelte'
import type { Option } from '../state'
import type { Refused } from '../wire.gen'

export const ROWS = ['units', 'buildings', 'wonders'] as const
export type Row = (typeof ROWS)[number]

/** Something to make: an answer, or why it is not offered. */
export interface Thing {
  name: string
  title: string
  kind: string // of its entry
  row: Row
  cost: number
  option?: Option
  refused?: Refused
}

function kindOf(name: string): string {
  if (names.entry('wonder', name)) return 'wonder'
  if (names.entry('building', name)) return 'building'
  if (names.entry('unit', name)) return 'unit'
  return 'piece'
}

function rowOf(kind: string, name: string): Row {
  if (kind === 'wonder') return 'wonders'
  return kind === 'building' || name === 'walls' ? 'buildings' : 'units'
}

function thing(name: string, cost: number): Thing {
  const kind = kindOf(name)
  return { name, kind, cost, row: rowOf(kind, name), title: names.title(kind, name) }
}

/** What is offered and what is refused, one beside the other. */
export function thingsOf(options: Option[], refused: Refused[]): Thing[] {
  const offered = options
    .filter((option) => option.target.on === 'object')
    .map((option) => ({ ...thing(option.target.name, option.target.cost), option }))
  const have = new Set(offered.map((one) => one.name))
  const not = refused
    .filter((one) => one.on === 'object' && !have.has(one.name))
    .map((one) => ({ ...thing(one.name, one.cost), refused: one }))
  return [...offered, ...not]
}
