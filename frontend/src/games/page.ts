/** What a game puts into the zones of the table (shell/). It fills those it needs; the plain page
 * (plain/) fills them for the others. */
import { getContext, setContext, type Component } from 'svelte'
import type { Topic } from '../search/search'
import type { Step } from '../shell/steps'
import type { Table } from '../state/table.svelte'
import type { Meaning } from '../table/keyboard'
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
  /** The board under everything. What lies over its edges is in the frame. */
  Ground: Component
  /** Hand: what one plays from, and the short answers that stand nowhere else. */
  Hand: Component
  /** Left rail: a seat of somebody else in short. */
  SeatPanel: Component<{ seat: number; brief: boolean; onopen: () => void }>
  /** Everything that is known of a seat. */
  SeatSheet: Component<Opens & { seat: number; onclose: () => void }>
  /** The answer that a number key means. */
  numbered: (table: Table, number: number) => Option | undefined

  sign?: string // the drawing of the table itself, for a tab
  Now?: Component // top: what goes on, in a few words
  Marks?: Component<{ seat: number }> // top: how near a seat is to winning
  Readout?: Component // lane: what is pointed at, in one line
  Dial?: Component<{ folded: boolean }> // left rail: above the seats
  Side?: Component<Opens> // right rail
  SideFolded?: Component // and the same in 64 pixels
  Me?: Component<Opens> // band: one's own seat
  Own?: Component<Opens> // the same in a sheet
  Rest?: Component // reader: while nothing is read
  Entry?: Component<{ of: string }> // reader: a thing by its name
  tabs?: Tab[] // on phones: the right rail in parts
  Drawer?: Component<Opens> // a choice that is tied to the board
  inDrawer?: (table: Table) => boolean
  Gallery?: Component // a choice between texts
  inGallery?: (table: Table) => boolean
  leave?: (table: Table) => boolean // close what one opened to choose from; false if nothing
  Moment?: Component // dice, a fight: beside the space
  inMoment?: (table: Table) => boolean
  Guide?: () => Promise<{ default: Component }> // reader: who explains a first game
  Legend?: () => Promise<{ default: Component }> // help: lights, pieces and signs, drawn
  topics?: () => Topic[] // help: the rules in short
  Ending?: () => Promise<{ default: Component }> // what else there is to tell when it is over
  signs?: Record<string, string> // drawings for kinds of log lines
  quiet?: string[] // kinds of log lines that are no news
  actor?: (table: Table) => number | undefined // the seat to whose deed one is asked to react
  onSeat?: (table: Table, seat: number) => Option | undefined // the answer that this seat is
  odds?: (table: Table, option: Option) => number | undefined // to win the fight it begins
  together?: (table: Table) => number[] // answers to one question that are given in one press
  togetherWords?: () => string // what the button for them says; else: to pay
  places?: (table: Table) => string[] // the names of the spaces, by number
  atlas?: boolean // the ground can show the fields of an atlas
  keyWords?: () => [string, string][] // and what these do, for the help
  meanings?: (table: Table) => Meaning[] // of keys in this game alone, before all others
  keys?: (table: Table) => string[] // that mean something on the ground now, wherever the focus is
  harms?: string[] // kinds of log lines that tell what a seat suffers, not what it does
  brief?: (table: Table, step: Step) => string // what was done, in a few words
  load?: () => Promise<unknown> // fetch the words of the language chosen
}

const CONTEXT = Symbol('page')

export function providePage(page: GamePage): GamePage {
  return setContext(CONTEXT, page)
}

export function usePage(): GamePage {
  return getContext<GamePage>(CONTEXT)
}
