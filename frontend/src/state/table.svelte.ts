/** One game as this browser sees it: the last snapshot, what is being chosen, what is pointed at.
 *
 * It knows no rule. What may be answered comes with the question; choosing sends an answer. */
import { getContext, setContext } from 'svelte'
import type {
  Fate,
  Log,
  LogLine,
  Look,
  Option,
  Player,
  Preview,
  Prospect,
  Scene,
  Snapshot,
} from '../wire.gen'
import * as api from '../net/api'
import { Live, type Link, type Push } from '../net/live'
import { Talk } from '../talk/talk.svelte'
import { Clocks } from './clocks.svelte'
import { groupedBySpace } from './options'
import { settings } from './settings.svelte'
import { NOTHING_TOLD, toldBefore, toldTogether } from './told'

const STANDS = 'final-' // how the server begins the codes of such refusals

const NOTHING_LEFT = { prompt: '', answers: [] as number[] }

/** A moment of the past, as it is shown. */
export interface Past {
  moment: number
  scene: Scene
  ground: Scene['ground']
}

export class Table {
  snapshot = $state.raw<Snapshot | null>(null)
  heard = $state.raw<Scene['ground']>(null) // the ground that came last
  log = $state.raw<LogLine[]>([]) // its newest lines, and older ones that were asked for
  more = $state(false) // there are lines before these
  told = $state.raw(NOTHING_TOLD) // what these lines tell besides: fights and moves
  players = $state.raw<Player[]>([])
  link = $state<Link>('connecting')
  trouble = $state<api.Refused | null>(null) // the last refusal, to be shown in words
  busy = $state(false) // an answer is under way

  /** A moment of the past that is shown instead of the present; null: live. */
  past = $state.raw<Past | null>(null)

  pointed = $state(-1) // the space under the pointer or the keyboard's cursor
  pulse = $state.raw<number[]>([]) // spaces a log line speaks of
  chosen = $state.raw<Option | null>(null) // waits to be confirmed, because it would stand
  raised = $state.raw<Option[]>([]) // a first press took these up; a second chooses one of them
  preview = $state.raw<Preview | null>(null) // what an answer that one looks at would light
  fate = $state.raw<Fate | null>(null) // what the answer taken up or chosen would do to the turn
  shown = $state.raw<Option | null>(null) // the answer of a hint that one looks at
  held = $state.raw<Option | null>(null) // what is held over the board, and may be laid there

  readonly scene = $derived(this.past?.scene ?? this.snapshot?.scene ?? null)
  /** What of the picture changes seldom. */
  readonly ground = $derived(this.past?.ground ?? this.heard)
  readonly me = $derived(this.snapshot?.scene.seat ?? -1)
  /** When the moment to react that is open closes, by the clock of this page (`performance.now`). */
  readonly closes = $derived.by(() => {
    const closing = this.past ? null : this.snapshot?.closing
    return closing ? { at: performance.now() + closing.left * 1000, of: closing.of } : null
  })
  #letting = $state(-1) // the moment that this person lets happen
  /** This person lets happen what others do: the table passes when the time is over. */
  readonly letting = $derived(this.closes !== null && this.#letting === this.snapshot!.moment)
  readonly question = $derived(
    this.past || this.letting ? null : (this.snapshot?.scene.question ?? null),
  )
  readonly options = $derived(this.question?.options ?? [])
  readonly asked = $derived(this.options.length > 0)
  readonly hints = $derived(this.asked && (this.snapshot?.hints ?? false)) // may be asked for
  readonly bySpace = $derived(groupedBySpace(this.options))
  /** What answers could do now, as far as that is told. */
  readonly outlook = $derived(
    new Map((this.question?.outlook ?? []).map((prospect) => [prospect.answer, prospect])),
  )
  readonly pass = $derived(this.options.find((option) => option.answer === -1))

  /** Do several persons play? */
  readonly shared = $derived(this.players.filter(({ kind }) => kind === 'person').length > 1)
  readonly talk: Talk
  readonly clocks = new Clocks()

  lastSeat = $state(-1) // of those at this device, the one that answered last

  #live: Live | null = null
  #lastRev = -1
  #logStart = 0 // the moment from which on the log is here
  #anew = false // the log is to be told anew
  #rest = NOTHING_LEFT // answers that are given together with the last one
  #looked = -1 // the answer that one looks at
  readonly #looks = new Map<number, Promise<Look | null>>() // what was told of answers

  constructor(
    readonly room: string,
    readonly secrets: string[],
  ) {
    this.talk = new Talk(room)
  }

  connect(): void {
    this.#live = new Live(
      this.room,
      this.secrets,
      () => settings.lang,
      (push) => this.hear(push),
      (link) => (this.link = link),
    )
  }

  close(): void {
    this.clocks.close()
    this.#live?.close()
  }

  /** Ask for the same in the language chosen now. */
  retell(): void {
    this.#anew = true
    this.#live?.restart()
  }

  hear(push: Push): void {
    if (push.type === 'presence') {
      this.players = push.players
    } else if (push.type === 'talk') {
      const spaces = this.talk.hear(push.lines)
      if (spaces.length) this.pulse = spaces
    } else if (push.type === 'problem') {
      this.trouble = new api.Refused(push.code, push.text, 0)
    } else {
      this.#take(push)
    }
  }

  #take(now: Snapshot): void {
    if (now.scene.ground) this.heard = now.scene.ground
    const before = this.snapshot
    this.snapshot = now
    this.players = now.players
    this.clocks.hear(now.clocks)
    this.#takeLog(now.log, before?.moment ?? -1)
    if (now.rev !== this.#lastRev) {
      this.chosen = null
      this.raised = []
      this.preview = null
      this.fate = null
      this.#looks.clear()
      this.busy = false
      this.show(null)
    }
    const moved = now.rev !== this.#lastRev
    this.#lastRev = now.rev
    if (moved) this.#goOn()
  }

  /** Cut the log where news begin, and append them; if lines between are missing, begin anew. */
  #takeLog(news: Log, known: number): void {
    const kept =
      this.#anew || news.start > known ? [] : this.log.filter((line) => line.moment < news.start)
    this.#anew = false
    this.log = [...kept, ...news.lines]
    this.told = kept.length ? toldTogether(toldBefore(this.told, news.start), news.told) : news.told
    if (kept.length) return
    this.#logStart = news.start
    this.more = news.more
  }

  /** Fetch the page of the log before what is here. */
  async older(): Promise<void> {
    const before = this.#logStart
    const page = await api.log(this.room, this.secrets, before, settings.lang)
    if (before !== this.#logStart) return // somebody else did
    this.log = [...page.lines, ...this.log]
    this.told = toldTogether(page.told, this.told)
    this.#logStart = page.start
    this.more = page.more
  }

  /** Fetch the whole log, or the last so many pages of it. */
  async remember(pages: number): Promise<void> {
    for (let page = 0; this.more && page < pages; page += 1) {
      const before = this.#logStart
      await this.older()
      if (before === this.#logStart) return
    }
  }

  /** Was it taken up? */
  isUp(option: Option): boolean {
    return this.raised.some(({ answer }) => answer === option.answer)
  }

  /** A press on an answer: what one may look at first is taken up, and a second press gives it.
   * One that can do nothing is put down again: only its button gives it. */
  press(option: Option, look = this.prospect(option) !== undefined): void {
    const up = this.isUp(option)
    const again = up || this.chosen?.answer === option.answer
    if (up && this.prospect(option)?.state === 'dead') this.cancel()
    else if (again || settings.atOnce || !look) void this.choose(option)
    else this.raise([option])
  }

  /** Give an answer; one that can do nothing, or cannot be undone, is asked about first. */
  async choose(option: Option): Promise<void> {
    if (this.busy || this.past) return
    if (this.closes && option === this.pass) return this.#letHappen()
    const up = this.isUp(option)
    if (this.prospect(option)?.state === 'dead' && !up) return this.raise([option])
    const told = up && this.fate?.answer === option.answer && this.fate.final !== ''
    const never = !settings.confirm && settings.endTurn === 'once' // is one to be asked
    const sure = told || never || this.chosen?.answer === option.answer
    const refused = await this.#give(option, sure)
    if (!refused?.code.startsWith(STANDS)) return
    const rev = this.snapshot!.rev
    const { ends = false } = (await this.#told(option.answer))?.fate ?? {}
    if (rev !== this.snapshot!.rev || this.busy) return // it went on in the meantime
    if (ends ? settings.endTurn === 'once' : !settings.confirm) {
      await this.#give(option, true)
      return
    }
    this.fate = { answer: option.answer, ends, final: refused.code.slice(STANDS.length) }
    this.chosen = option
  }

  /** What is open for the same time for all is not closed sooner by whoever has nothing to say. */
  #letHappen(): void {
    this.cancel()
    this.#letting = this.snapshot!.moment
  }

  /** One may still react, as long as it is open. */
  thinkAgain(): void {
    this.#letting = -1
  }

  /** Give answers to the same question, one after the other. */
  giveAll([first, ...rest]: number[]): void {
    const option = this.options.find(({ answer }) => answer === first)
    if (!option) return
    this.#rest = { prompt: this.question!.prompt, answers: rest }
    void this.choose(option)
  }

  /** Go on with answers that are to be given together, as long as the same is asked. */
  #goOn(): void {
    const { prompt, answers } = this.#rest
    this.#rest = NOTHING_LEFT
    if (answers.length && this.question?.prompt === prompt) this.giveAll(answers)
  }

  /** Send an answer; the refusal, if there is one. */
  async #give({ answer }: Option, sure: boolean): Promise<api.Refused | null> {
    const given = { rev: this.snapshot!.rev, key: api.freshKey(), answer, sure }
    const before = this.lastSeat
    this.lastSeat = this.me
    const refused = await this.#send(() => api.answer(this.room, this.secrets, given))
    if (refused) this.lastSeat = before
    return refused
  }

  /** Light what an answer is about, as if one pointed at it; nothing any more, if there is none. */
  show(option: Option | null): void {
    if (option === this.shown) return
    const space = option?.space ?? -1
    this.shown = option
    this.pointed = space
    if (space >= 0) this.pulse = [space]
  }

  prospect(option: Option | undefined): Prospect | undefined {
    return option && this.outlook.get(option.answer)
  }

  /** Take up answers, to look at them before one is given. */
  raise(options: Option[]): void {
    this.cancel()
    this.raised = options
    const [first] = options
    if (!first || options.length > 1) return
    void this.look(first)
    void this.#told(first.answer).then((told) => {
      if (this.raised === options) this.fate = told?.fate ?? null
    })
  }

  /** Light what an answer would light, if something is known of it; nothing, if there is none. */
  async look(option: Option | undefined): Promise<void> {
    const wanted = option ?? (this.raised.length === 1 ? this.raised[0] : undefined)
    if (!wanted || !this.prospect(wanted)) {
      this.#looked = -1
      this.preview = null
      return
    }
    const { answer } = wanted
    this.#looked = answer
    const asked = this.#told(answer)
    const found = await asked
    if (this.#looked === answer && this.#looks.get(answer) === asked) {
      this.preview = found?.preview ?? null
    }
  }

  /** What is told of an answer before it is given; it is asked for once. */
  #told(answer: number): Promise<Look | null> {
    const asked =
      this.#looks.get(answer) ??
      api.preview(this.room, this.secrets, answer, settings.lang).catch(() => null)
    this.#looks.set(answer, asked)
    return asked
  }

  cancel(): void {
    this.#rest = NOTHING_LEFT
    this.chosen = null
    this.raised = []
    this.fate = null
    void this.look(undefined)
  }

  undo = (): Promise<void> => this.#step(api.undo)
  redo = (): Promise<void> => this.#step(api.redo)
  /** Begin the turn anew, as far as it can be taken back. */
  restart = (): Promise<void> => this.#step(api.restart)

  async #step(deed: typeof api.undo): Promise<void> {
    if (this.busy) return
    const step = { rev: this.snapshot!.rev, key: api.freshKey() }
    await this.#send(() => deed(this.room, this.secrets, step))
  }

  /** Send something that may be repeated harmlessly; try again while nobody answers. The refusal,
   * if there is one; it is shown, unless it only asks whether one is sure. */
  async #send(deed: () => Promise<unknown>): Promise<api.Refused | null> {
    this.busy = true
    this.trouble = null
    for (let tries = 0; ; tries += 1) {
      try {
        await deed()
        return null
      } catch (error) {
        const refused = error as api.Refused
        if (refused.code === 'offline' && tries < 5) {
          await new Promise((done) => setTimeout(done, 300 * 2 ** tries))
          continue
        }
        this.busy = false
        this.chosen = null
        if (!refused.code.startsWith(STANDS)) this.trouble = refused
        if (refused.code === 'stale') this.retell()
        return refused
      }
    }
  }

  /** Let a bot play an absent person's seat. */
  async lend(seat: number): Promise<void> {
    await this.try(async () => {
      const { opponent } = await api.offer(this.snapshot!.game, settings.lang)
      await api.seatBot(this.room, this.secrets, seat, opponent)
    })
  }

  async giveBack(seat: number): Promise<void> {
    await this.try(() => api.seatBot(this.room, this.secrets, seat, ''))
  }

  /** Do something that may be refused; the refusal is shown. */
  async try(deed: () => Promise<unknown>): Promise<void> {
    try {
      await deed()
    } catch (error) {
      this.trouble = error as api.Refused
    }
  }

  /** Why a space (or another answer) is offered or not, in words. */
  async why(answer: string): Promise<string> {
    const reason = await api.why(this.room, this.secrets, answer, settings.lang)
    return reason.text
  }
}

const CONTEXT = Symbol('table')

export function provideTable(table: Table): Table {
  return setContext(CONTEXT, table)
}

export function useTable(): Table {
  return getContext<Table>(CONTEXT)
}
