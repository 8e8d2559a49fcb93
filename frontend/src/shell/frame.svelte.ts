/** What of the table is open: rails, drawer, gallery, reader; and how much of the board is clear. */
import { getContext, setContext, type Component } from 'svelte'
import type { Point } from '../board/plane'
import type { GamePage } from '../games/page'
import { settings } from '../state/settings.svelte'
import type { Table } from '../state/table.svelte'
import { screen } from './screen.svelte'
import { FOLDED, SIZES, type Sizes } from './sizes'

export interface Margins {
  top: number
  right: number
  bottom: number
  left: number
}
export type Side = 'left' | 'right'

/** Something with long words, for the reader. */
export interface Reading {
  of: string // the same thing is not read twice
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each thing has its own
  Part: Component<any>
  props: Record<string, unknown>
}

/** The drawer with the result of a game. */
export const END = 'end'

const NOTHING: Margins = { top: 0, right: 0, bottom: 0, left: 0 }
const AROUND = 8 // pixels between the board and what lies over its edges

export class Frame {
  reading = $state.raw<Reading | null>(null)
  sheet = $state(false) // the reader is open where it has no place of its own
  spoken = $state(false) // a coach speaks in it
  taught = $state.raw<number[]>([]) // the spaces that the coach speaks of
  drawer = $state('') // what one opened in it: the log, or a part of the table
  unfolded = $state<Side | ''>('') // a folded rail that lies open over the board
  aside = $state(-1) // the question whose drawer or gallery was put aside
  cover = $state.raw(NOTHING) // what a drawer or a moment hides of the clear board
  spot = $state.raw<Point | null>(null) // where on the screen the fight is that is shown

  constructor(readonly page: GamePage) {}

  readonly sizes = $derived.by<Sizes>(() => {
    const sizes = { ...SIZES[screen.layout] }
    if (screen.layout === 'wide') {
      if (!settings.leftRail) sizes.left = FOLDED
      if (!settings.rightRail) sizes.right = FOLDED
    }
    if (!this.page.Side && !screen.sideways) sizes.right = 0
    if (!this.page.Me) sizes.me = 0
    return sizes
  })

  /** What lies over the edges of the board at all times. */
  readonly clear = $derived.by<Margins>(() => {
    const { top, lane, prompt, hand, tabs, left, right, gap } = this.sizes
    const beside = (rail: number): number => (rail ? rail + 2 * gap : AROUND)
    return {
      top: top + lane + (lane ? AROUND : 0),
      right: beside(right),
      bottom: prompt + hand + tabs + AROUND,
      left: beside(left),
    }
  })

  /** Is a rail one can read in? Else only its signs are there, or nothing. */
  open(side: Side): boolean {
    if (this.unfolded === side) return true
    const pinned = side === 'left' ? settings.leftRail : settings.rightRail
    return screen.layout === 'wide' && pinned
  }

  /** Fold a rail, or open it; where there is room it stays so, else it lies over the board. */
  fold(side: Side): void {
    if (screen.layout !== 'wide') this.unfolded = this.unfolded === side ? '' : side
    else if (side === 'left') settings.leftRail = !settings.leftRail
    else settings.rightRail = !settings.rightRail
  }

  /** Was what is chosen from put aside, to see the board? */
  isAside(table: Table): boolean {
    if (this.aside !== table.snapshot?.rev) return false
    return (this.page.inGallery?.(table) ?? false) || (this.page.inDrawer?.(table) ?? false)
  }

  /** Put aside what is chosen from, or take it up again. */
  peek(table: Table): void {
    if (this.page.leave?.(table)) return
    const rev = table.snapshot?.rev ?? -1
    this.aside = this.aside === rev ? -1 : rev
  }

  /** Show the words of a thing; on a small screen only if one wishes to read. */
  read(of: string, Part: Reading['Part'], props: Record<string, unknown>, wish = false): void {
    if (this.reading?.of !== of) this.reading = { of, Part, props }
    if (wish) this.sheet = true
  }

  /** Stop showing the words of a thing, if they are still shown. */
  drop(of: string): void {
    if (this.reading?.of === of) this.reading = null
  }

  /** Read on, or stop reading. */
  turn(): void {
    this.sheet = !this.sheet
  }

  /** Close what lies over the board; false if nothing did. */
  close(): boolean {
    const was = this.sheet || this.drawer !== '' || this.unfolded !== ''
    this.sheet = false
    this.drawer = ''
    this.unfolded = ''
    return was
  }

  /** Forget what spoke of the last question. */
  renew(): void {
    this.reading = null
    this.sheet = false
    this.unfolded = ''
  }
}

const CONTEXT = Symbol('frame')

export function provideFrame(page: GamePage): Frame {
  return setContext(CONTEXT, new Frame(page))
}

export function useFrame(): Frame {
  return getContext<Frame>(CONTEXT)
}
