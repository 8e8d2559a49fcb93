/** City focus: the city that one looks at closely, and its actions as tabs. A press on the city opens
 * it; a question about what it makes or harvests has it open. */
import type { Table } from '../../../state/table.svelte'
import type { Option, Wisdom } from '../state'
import type { City, Refused } from '../wire.gen'
import { cityOpened, openCity } from './picking.svelte'

export const ACTIONS = ['produce', 'devote', 'harvest', 'program'] as const
export type Action = (typeof ACTIONS)[number]

/** The action that a question belongs to. */
const BEGUN: Record<string, Action> = {
  produce: 'produce',
  produce_second: 'produce',
  harvest: 'harvest',
}

/** The action that is under way; undefined: it is still to be chosen. */
export function begun({ question }: Wisdom): Action | undefined {
  return question && question.city >= 0 ? BEGUN[question.prompt] : undefined
}

/** The actions that a city is offered. */
export function actionsOf({ options }: Wisdom, city: number): Option[] {
  return options.filter(({ target }) => target.on === 'action' && target.city === city)
}

/** The number of the city in focus; -1: none is. */
export function focusOf(wisdom: Wisdom): number {
  if (begun(wisdom)) return wisdom.question!.city
  const city = cityOpened(wisdom.table)
  const acts = wisdom.options.some(({ target }) => target.on === 'action')
  return acts ? city : -1
}

/** A press on a square: if it is a city that may act, it comes into focus. */
export function focusOn(wisdom: Wisdom, square: number): boolean {
  const options = wisdom.bySquare.get(square) ?? []
  const city = options.find(({ target }) => target.on === 'action')?.target.city ?? -1
  if (city < 0) return false
  openCity(wisdom.table, city)
  return true
}

/** A tab: an answer, another way than the one begun, or why not. */
export interface Tab {
  action: Action
  option?: Option | undefined
  refused?: Refused | undefined
  now: boolean // it is under way
  instead: boolean // one may still take it instead
}

export function tabsOf(wisdom: Wisdom, number: number, city: City): Tab[] {
  const { question, table } = wisdom
  const way = begun(wisdom)
  const offered = actionsOf(wisdom, number)
  const back = way !== undefined && (table.snapshot?.undo.may ?? false)
  return ACTIONS.map((action) => ({
    action,
    option: offered.find(({ target }) => target.name === action),
    refused: question?.refused.find(
      ({ on, name, square }) => on === 'action' && name === action && square === city.square,
    ),
    now: action === way,
    instead: back && action !== way && isSensible(action, city),
  }))
}

/** As far as one sees it from a city that has begun something else. */
function isSensible(action: Action, city: City): boolean {
  if (action === 'harvest') return city.harvest.length > 0
  return action !== 'program' || !city.program
}

/** What one goes back for, from another action of the same city. */
let wish: { table: Table; city: number; action: Action } | null = null

/** Take back the action that was begun, and then take another. */
export function turnTo(wisdom: Wisdom, action: Action): void {
  const { table, question } = wisdom
  wish = { table, city: question!.city, action }
  void table.undo()
}

/** The table asks anew: go on with what one went back for. */
export function goOn(wisdom: Wisdom): void {
  const { table } = wisdom
  if (wish?.table !== table) return
  const { city, action } = wish
  wish = null
  const offered = actionsOf(wisdom, city)
  if (!offered.length) return
  const option = offered.find(({ target }) => target.name === action)
  if (option) void table.choose(option)
  else openCity(table, city) // there it says why not
}
