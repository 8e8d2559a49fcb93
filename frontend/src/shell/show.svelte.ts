/** What happened is shown, one step after another: the moves of the others, and every fight. The
 * table goes on meanwhile; whoever acts is at once where the table is. */
import { getContext, setContext } from 'svelte'
import type { GamePage } from '../games/page'
import { settings, SPEEDS } from '../state/settings.svelte'
import type { Table } from '../state/table.svelte'
import type { Fight, Travel } from '../wire.gen'
import { hasActed, sinceTurn, stepsOf, type Step } from './steps'

export const STEP = 900 // milliseconds a step is shown
export const FIGHT = 1600 // and a fight of others
const LONGEST = 15_000 // all that waits to be shown, at most
const MANY = 60 // more steps than that at once are not shown: somebody was away

export type Mood = 'won' | 'lost' | 'other'

export class Show {
  now = $state.raw<Step | null>(null) // what is shown
  done = $state.raw<Step[]>([]) // of the same turn, shown before it
  made = $state.raw<Step | null>(null) // the last move of one's own
  paused = $state(false)
  rings = $state.raw<number[]>([]) // spaces of a deed that one points at
  readonly #quiet: ReadonlySet<string>
  readonly #harms: ReadonlySet<string>
  #waits = $state.raw<Step[]>([])
  #asked = $state(false) // somebody wished to see it again
  #closed = $state(false) // the fight of the past that is shown was looked at
  #share = 1 // of its time that each step gets
  #known = new Set<string>()
  #upto = -1 // the moment up to which everything is known
  #timer: ReturnType<typeof setTimeout> | undefined

  readonly steps = $derived.by(() => stepsOf(this.table.log, this.table.told, this.#quiet))
  /** What the others did since one's last turn; it goes with one's first act. */
  readonly since = $derived.by(() => {
    const { log, me } = this.table
    if (hasActed(log, me)) return []
    return sinceTurn(log, this.steps, me).filter((step) => step.seat !== me || this.touches(step))
  })

  constructor(
    readonly table: Table,
    readonly page: GamePage,
  ) {
    this.#quiet = new Set(page.quiet)
    this.#harms = new Set(page.harms)
  }

  /** A step in a few words. */
  words(step: Step): string {
    return this.page.brief?.(this.table, step) ?? step.text
  }

  #own(seat: number): boolean {
    return this.table.snapshot?.seats.includes(seat) ?? false
  }

  /** Is somebody at this device in it? */
  ownFight({ attacker, defender }: Fight): boolean {
    return this.#own(attacker.seat) || this.#own(defender.seat)
  }

  moodOf(fight: Fight): Mood {
    const { attacker, defender, won } = fight
    if (this.#own(attacker.seat) === this.#own(defender.seat)) return 'other'
    return this.#own(attacker.seat) === won ? 'won' : 'lost'
  }

  /** Did a step touch somebody at this device? */
  touches(step: Step): boolean {
    if (step.fight) return this.#own(step.fight.defender.seat)
    return this.#own(step.seat) && this.#harms.has(step.kind)
  }

  /** The last move that led to the past moment that is shown. */
  readonly #pastMove = $derived.by(() => {
    const { past } = this.table
    return past && this.steps.findLast((step) => step.travel && step.moment + 1 === past.moment)
  })
  readonly #pastFight = $derived.by(() => {
    const { past, told } = this.table
    if (!past || this.#closed) return null
    return told.fights.find((fight) => fight.end + 1 === past.moment) ?? null
  })

  /** The fight that is shown. */
  readonly fight = $derived.by(() => (this.now ? this.now.fight : this.#pastFight))
  /** It stays until somebody has looked at it. */
  readonly stands = $derived.by(() => {
    if (!this.fight) return false
    return this.now === null || this.#alone || (this.ownFight(this.fight) && !this.#asked)
  })
  /** It is all that is shown, and somebody wished to see it. */
  readonly #alone = $derived.by(() => this.#asked && !this.#waits.length && !this.done.length)

  /** The moves of the turn that is shown, up to now. */
  readonly trail = $derived.by<Travel[]>(() => {
    const of = (steps: Step[]) => steps.flatMap(({ travel }) => travel ?? [])
    if (this.now) return of([...this.done, this.now])
    const last = this.#pastMove
    if (!last) return []
    const same = (step: Step) =>
      step.turn === last.turn && step.seat === last.seat && step.moment <= last.moment
    return of(this.steps.filter(same))
  })
  /** Where somebody else moved last, or did what one points at. */
  readonly just = $derived.by<number[]>(() => {
    if (this.rings.length) return this.rings
    if (this.table.past) return this.trail.slice(-1).map((travel) => travel.goal)
    const shown = this.now ? (this.now.travel ? this.now : this.done.at(-1)) : this.steps.at(-1)
    if (!shown || this.#own(shown.seat)) return []
    const turn = this.now ? [shown] : this.steps.filter((step) => step.turn === shown.turn)
    const goal = turn.findLast((step) => step.travel && step.travel.goal >= 0)?.travel?.goal
    return goal === undefined ? [] : [goal]
  })
  /** May the board move to what is shown? Not under the hand of somebody who is asked. */
  readonly mayPan = $derived.by(
    () => !this.table.asked || this.#asked || (this.fight !== null && this.ownFight(this.fight)),
  )
  readonly playing = $derived.by(() => this.now !== null && !this.stands)

  /** The log has grown: show what is new in it. To be called in an effect. */
  follow(): void {
    const moment = this.table.snapshot?.moment ?? -1
    const first = this.#upto < 0
    const from = Math.min(this.#upto, moment)
    const news = this.steps.filter((step) => step.moment >= from && !this.#known.has(step.key))
    const fresh = news.filter((step) => this.#worth(step))
    this.#known = new Set(this.steps.map((step) => step.key))
    this.#upto = moment
    if (first || this.table.past || fresh.length > MANY) return
    this.made = news.findLast((step) => step.travel && this.#own(step.seat)) ?? null
    if (fresh.length) this.#queue(fresh)
  }

  /** Own moves were seen while they were made; own fights were not. */
  #worth(step: Step): boolean {
    if (step.fight && this.ownFight(step.fight)) return true
    return settings.speed > 0 && (!this.#own(step.seat) || this.touches(step))
  }

  #queue(steps: Step[]): void {
    if (this.#asked) this.skip()
    this.#waits = [...this.#waits, ...steps]
    this.#hurry()
    if (!this.now) this.#next()
  }

  /** Show these again, because somebody wishes so. */
  play(steps: Step[]): void {
    if (!steps.length) return
    this.skip()
    this.#asked = true
    this.#waits = steps
    this.#hurry()
    this.#next()
  }

  /** The time there is, is shared by all that waits. */
  #hurry(): void {
    const whole = this.#waits.reduce((sum, step) => sum + this.#time(step), 0)
    this.#share = Math.min(this.#share, LONGEST / whole)
  }

  #time(step: Step): number {
    return (step.fight ? FIGHT : STEP) / (settings.speed || 1)
  }

  #next(): void {
    clearTimeout(this.#timer)
    const [step, ...rest] = this.#waits
    const same = step && this.now && step.turn === this.now.turn && step.seat === this.now.seat
    this.done = same ? [...this.done, this.now!] : []
    this.now = step ?? null
    this.#waits = rest
    if (!step) this.#end()
    else this.#wait()
  }

  #end(): void {
    this.#asked = false
    this.#share = 1
    this.paused = false
  }

  #wait(): void {
    clearTimeout(this.#timer)
    if (!this.now || this.paused || this.stands) return
    this.#timer = setTimeout(() => this.#next(), this.#time(this.now) * this.#share)
  }

  /** The fight was looked at: go on. */
  close(): void {
    if (this.now) this.#next()
    else this.#closed = true
  }

  /** Go to where the table is. */
  skip(): void {
    clearTimeout(this.#timer)
    this.now = null
    this.done = []
    this.#waits = []
    this.#end()
  }

  pause(): void {
    this.paused = !this.paused
    this.#wait()
  }

  /** The next speed at which something is seen. */
  faster(): void {
    settings.speed = SPEEDS[0] === settings.speed ? SPEEDS[1] : SPEEDS[0]
    this.#wait()
  }

  /** Another moment of the past, or the present again. */
  turn(): void {
    this.#closed = false
    this.skip()
  }

  /** Any key goes to where the table is, and means what it means; Enter and Escape only go on from
   * a fight. Whether the key was meant for it. */
  key({ key, target }: KeyboardEvent): boolean {
    if (!this.fight && !this.now) return false
    const within = (place: string) => !!(target as Element | null)?.closest?.(place)
    if (within('dialog, input, textarea, select')) return false
    if (this.stands) {
      if (within('.fought button') || (key !== 'Enter' && key !== 'Escape')) return false
      this.close()
      return true
    }
    const looks = ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 's', 'S'].includes(key)
    if (!looks && !within('.playing')) this.skip()
    return false
  }
}

const CONTEXT = Symbol('show')

export function provideShow(table: Table, page: GamePage): Show {
  return setContext(CONTEXT, new Show(table, page))
}

export function useShow(): Show {
  return getContext<Show>(CONTEXT)
}
