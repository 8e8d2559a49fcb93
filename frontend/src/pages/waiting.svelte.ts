/** A waiting room as this browser sees it: what it hears, and what its person does there. */
import * as api from '../net/api'
import { deviceFor, keepBegun, keepDevice } from '../net/keys'
import { Live } from '../net/live'
import { COLORS, person } from '../state/person.svelte'
import { settings } from '../state/settings.svelte'
import { Talk } from '../talk/talk.svelte'
import type { Myself, NewGame, Problem, Said, WaitingView } from '../wire.gen'

const COUNT = 3 // seconds from "all are ready" to the game

export class WaitingRoom {
  view = $state.raw<WaitingView | null>(null)
  trouble = $state.raw<api.Refused | null>(null)
  seconds = $state<number | null>(null) // until the game begins

  readonly me = $derived(this.view?.people.find((each) => each.mine))
  readonly isHost = $derived(this.me?.host ?? false)

  readonly talk: Talk

  readonly #secrets: string[]
  readonly #device: string
  #live: Live<WaitingView | Problem> | null = null
  #clock: ReturnType<typeof setInterval> | undefined

  constructor(
    readonly name: string,
    readonly link: string,
  ) {
    this.talk = new Talk(name)
    this.#device = deviceFor(link)
    this.#secrets = [link, this.#device]
  }

  /** Listen until closed. Somebody who has a name comes in at once. */
  open(): void {
    void this.#do(async () => {
      const found = await api.waiting(this.name, this.#secrets)
      this.view = found
      return found.people.some((each) => each.mine) || !person.name ? found : this.#joined()
    })
    this.#listen()
  }

  close(): void {
    this.#live?.close()
    clearInterval(this.#clock)
  }

  join = (): Promise<void> =>
    this.#do(() => this.#joined()).then(() => {
      this.#listen() // to be seen as present
    })
  change = (wish: Myself): Promise<void> =>
    this.#do(() => api.changeMe(this.name, this.#secrets, wish))
  /** Ready for what is shown now, or no longer. */
  beReady = (ready: boolean): Promise<void> => this.change({ ready, rev: this.view?.rev ?? null })
  arrange = (wish: NewGame): Promise<void> =>
    this.#do(() => api.arrange(this.name, this.#secrets, wish, settings.lang))
  /** Say something; was it taken? */
  say = async (said: Said): Promise<boolean> => {
    await this.#do(() => api.sayWaiting(this.name, this.#secrets, said))
    return this.trouble === null
  }
  sendAway = (number: number): Promise<void> =>
    this.#do(() => api.leaveWaiting(this.name, this.#secrets, number))

  /** Take the next colour that nobody has. */
  recolor = (): Promise<void> => {
    const at = COLORS.findIndex((color) => color === this.me?.color)
    const color = this.#free([...COLORS.slice(at + 1), ...COLORS.slice(0, at + 1)])
    person.keep(person.name, color)
    return this.change({ color })
  }

  #free(colors: string[]): string {
    const taken = this.view?.people.filter((each) => !each.mine).map((each) => each.color) ?? []
    return colors.find((color) => !taken.includes(color)) ?? colors[0]!
  }

  #joined(): Promise<WaitingView> {
    const { name } = person
    const color = this.#free([person.color, ...COLORS])
    return api.joinWaiting(this.name, this.#secrets, { name, color, device: this.#device })
  }

  #listen(): void {
    this.#live?.close()
    this.#live = new Live<WaitingView | Problem>(
      `waiting/${this.name}`,
      this.#secrets,
      () => settings.lang,
      (push) => (push.type === 'waiting' ? this.#see(push) : this.#end(push)),
      () => undefined,
    )
  }

  /** The link is no longer good, for somebody was sent away: perhaps this person. */
  #end({ code, text }: Problem): void {
    if (code !== 'old-link') return // the socket comes back by itself
    this.close()
    this.view = null
    this.trouble = new api.Refused(code, text, 403)
  }

  async #do(act: () => Promise<WaitingView>): Promise<void> {
    try {
      this.#see(await act())
      this.trouble = null
    } catch (error) {
      this.trouble = error as api.Refused
    }
  }

  #see(view: WaitingView): void {
    if (this.view && view.rev < this.view.rev) return
    const wasIn = this.view?.people.some((each) => each.mine)
    this.view = view
    this.talk.hear(view.talk)
    const isIn = view.people.some((each) => each.mine) // what is derived goes with its page
    if (isIn && view.link !== this.link) keepDevice(view.link, this.#device)
    if (view.room && isIn) {
      this.close()
      keepBegun(view)
      location.hash = `#/table/${view.room}`
    } else if (wasIn && !isIn) {
      location.hash = '#/'
    } else this.#count(view.all_ready)
  }

  /** Everybody is ready: count down, then begin. */
  #count(ready: boolean): void {
    if (ready === (this.seconds !== null)) return
    clearInterval(this.#clock)
    this.seconds = ready ? COUNT : null
    if (!ready) return
    this.#clock = setInterval(() => {
      this.seconds! -= 1
      if (this.seconds! > 0) return
      clearInterval(this.#clock)
      if (this.me) void this.#do(() => api.beginWaiting(this.name, this.#secrets, settings.lang))
    }, 1000)
  }
}
