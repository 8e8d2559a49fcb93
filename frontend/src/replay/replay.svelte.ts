/** Walking through the past of a game: which moment is shown, and what plays by itself. */
import type { LogLine, Scene } from '../wire.gen'
import * as api from '../net/api'
import { settings } from '../state/settings.svelte'
import type { Past, Table } from '../state/table.svelte'
import { FIGHT } from '../shell/show.svelte'

export const SPEEDS = [1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]
export type Panel = '' | 'plots' | 'analysis'

const KEPT = 200 // moments kept at hand
const AHEAD = 3 // moments fetched before they are needed
const PAUSE = 120 // milliseconds the bar must rest before a moment is fetched
const BEAT = 600 // milliseconds a moment is shown at the lowest speed

/** The first moment at which what a line of the log tells has happened. */
export function momentOf(line: LogLine): number {
  return line.moment + 1
}

export class Replay {
  moment = $state(0) // the moment wished for; table.past has it as soon as it is here
  playing = $state(false)
  speed = $state<Speed>(1)
  eyes = $state(-1) // the seat through whose eyes one looks; -1: one's own
  panel = $state<Panel>('') // what stands open above the bar
  #told = $state(0) // how many moments there are, by the last moment heard

  readonly moments = $derived.by(() => this.table.snapshot?.moment ?? this.#told)
  /** The moments at which turns began, and whose. */
  readonly turns = $derived.by(() => this.#marks('turn'))
  readonly rounds = $derived.by(() => this.#marks('round'))
  /** The last line of the log that had been written by then. */
  readonly line = $derived.by(() =>
    this.table.log.findLast((line) => momentOf(line) <= this.moment),
  )

  #kept = new Map<string, Promise<Past>>() // the least recently used first
  #grounds = new Map<string, Scene['ground']>()
  #known = 0 // how many moments there were when the table last spoke
  #calls = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly table: Table) {}

  /** Show a moment now, and stay there. */
  async go(moment: number): Promise<void> {
    this.pause()
    this.#wish(moment)
    await this.#show()
  }

  /** Show a moment when the bar has come to rest on it. */
  scrub(moment: number): void {
    this.pause()
    this.#wish(moment)
    this.#timer = setTimeout(() => void this.#show(), PAUSE)
  }

  step(by: number): void {
    void this.go(this.moment + by)
  }

  previousTurn(): void {
    void this.go(this.turns.findLast((turn) => turn.moment < this.moment)?.moment ?? 0)
  }

  nextTurn(): void {
    void this.go(this.turns.find((turn) => turn.moment > this.moment)?.moment ?? this.moments)
  }

  /** Go on by itself; from the beginning, if this is the end. */
  play(): void {
    this.playing = true
    if (this.moment >= this.moments) this.moment = 0
    void this.#beat()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  toggle(): void {
    if (this.playing) this.pause()
    else this.play()
  }

  /** Leave the past. */
  close(): void {
    this.pause()
    this.#calls += 1
    this.table.past = null
  }

  /** Look through the eyes of a seat, as one may when the game is over; -1: through one's own. */
  lookAs(seat: number): void {
    this.eyes = seat
    void this.#show()
  }

  /** Show the same moment in the language chosen now. */
  retell(): void {
    if (this.table.past) void this.#show()
  }

  /** The game goes on, or answers were taken back: then what is kept of them is void. */
  follow(moments: number): void {
    if (moments < this.#known) this.#kept.clear()
    this.#known = moments
  }

  #marks(kind: string): { moment: number; seat: number }[] {
    const lines = this.table.log.filter((line) => line.kind === kind)
    return lines.map((line) => ({ moment: momentOf(line), seat: line.seat }))
  }

  #wish(moment: number): void {
    const last = this.table.snapshot || this.#told ? this.moments : moment
    this.moment = Math.max(0, Math.min(moment, last))
  }

  async #show(): Promise<void> {
    const { moment } = this
    const call = ++this.#calls
    try {
      const shown = await this.#fetch(moment)
      if (call !== this.#calls) return // overtaken
      this.table.past = shown
    } catch (error) {
      this.table.trouble = error as api.Refused
      this.pause()
      return
    }
    const last = Math.min(moment + AHEAD, this.moments)
    for (let next = moment + 1; next <= last; next += 1) this.#fetch(next).catch(() => {})
  }

  async #beat(): Promise<void> {
    await this.#show()
    if (!this.playing) return
    if (this.moment >= this.moments) {
      this.pause()
      return
    }
    const fought = this.table.told.fights.some((fight) => fight.end + 1 === this.moment)
    this.#timer = setTimeout(
      () => {
        this.moment += 1
        void this.#beat()
      },
      (fought ? FIGHT : BEAT) / this.speed,
    )
  }

  #fetch(moment: number): Promise<Past> {
    const key = `${settings.lang} ${this.eyes} ${moment}`
    const found = this.#kept.get(key) ?? this.#ask(moment)
    this.#kept.delete(key)
    this.#kept.set(key, found)
    if (this.#kept.size > KEPT) this.#kept.delete(this.#kept.keys().next().value!)
    found.catch(() => this.#kept.delete(key))
    return found
  }

  async #ask(moment: number): Promise<Past> {
    const { room, secrets } = this.table
    const told = await api.moment(room, secrets, moment, settings.lang, this.eyes)
    this.#told = told.moments
    return { moment, scene: told.scene, ground: this.#ground(told.scene.ground) }
  }

  /** One object for each ground, so that one that stays as it was is not drawn again. */
  #ground(ground: Scene['ground']): Scene['ground'] {
    if (ground === null) return this.table.ground
    if (ground.key === this.table.heard?.key) return this.table.heard
    if (!this.#grounds.has(ground.key)) this.#grounds.set(ground.key, ground)
    return this.#grounds.get(ground.key)!
  }
}

const REPLAYS = new WeakMap<Table, Replay>()

/** The replay of a table: always the same one, whoever asks. */
export function replayOf(table: Table): Replay {
  if (!REPLAYS.has(table)) REPLAYS.set(table, new Replay(table))
  return REPLAYS.get(table)!
}
