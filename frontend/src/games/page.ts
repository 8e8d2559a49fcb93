/** What a game puts on the table. The table has zones: the ground, a band below it, rails beside it,
 * moments over it. A game fills those it needs; the plain page (plain/) fills them for the others. */
import { getContext, setContext, type Component } from 'svelte'
import type { Table } from '../state/table.svelte'
import type { Option } from '../wire.gen'

export interface Opens {
  onopen: (entry: string) => void // show what is known of a thing
}

export interface Tab {
  name: string
  label: () => string
  drawing: string // of its icon
  Part: Component<Opens>
}

export interface GamePage {
  /** The board under everything. `ask` is the height of the prompt, which lies over it; `above` how
   * much of it a moment leaves in sight, 0 while there is none. */
  Ground: Component<{ ask: number; above: number }>
  /** A seat of somebody else in short. */
  SeatPanel: Component<{ seat: number; brief: boolean; onopen: () => void }>
  /** Everything that is known of a seat. */
  SeatSheet: Component<Opens & { seat: number; onclose: () => void }>
  /** The answers that stand nowhere else. */
  Answers: Component
  /** The answer that a number key means. */
  numbered: (table: Table, number: number) => Option | undefined

  sign?: string // the drawing of the table itself, for a tab
  Corner?: Component<{ size?: number }> // of the ground
  Dock?: Component<Opens> // the band: one's own seat
  docked?: (table: Table) => boolean // is there anything in it?
  Hand?: Component // on phones: what one plays from
  Own?: Component<Opens> // on phones: the rest of one's own seat
  Side?: Component<Opens> // the right rail
  tabs?: Tab[] // on phones: the same in parts
  Moment?: Component<{ onabove: (pixels: number) => void }> // a fight, over the table
  inMoment?: (table: Table) => boolean
  Entry?: Component<{ of: string; onclose: () => void }>
  Guide?: Component // who explains a first game
  Ending?: Component // what else there is to tell when the game is over
  signs?: Record<string, string> // drawings for kinds of log lines that are nobody's doing
  quiet?: string[] // kinds of log lines that are no news
  claims?: (table: Table, key: string) => boolean // keys that mean something on the ground now
  load?: () => Promise<unknown> // fetch the words of the language chosen
}

const CONTEXT = Symbol('page')

export function providePage(page: GamePage): GamePage {
  return setContext(CONTEXT, page)
}

export function usePage(): GamePage {
  return getContext<GamePage>(CONTEXT)
}
