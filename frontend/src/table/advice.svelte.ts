/** A hint: asked for, waited for, and shown until the table shows another question. */
import * as api from '../net/api'
import { settings } from '../state/settings.svelte'
import type { Table } from '../state/table.svelte'
import type { Advised, Hint, Option } from '../wire.gen'

interface Asked {
  about: string
  hint: Hint | null
  trouble: api.Refused | null
}
const NOTHING: Asked = { about: '', hint: null, trouble: null }

export class Advice {
  #asked = $state.raw(NOTHING)
  #at = $state(0) // which of its answers one looks at

  constructor(readonly table: Table) {}

  // It outlives the panels that look at it; something derived would end with the first of them.

  get open(): boolean {
    return this.#asked.about === this.#about
  }

  get hint(): Hint | null {
    return this.open ? this.#asked.hint : null
  }

  get trouble(): api.Refused | null {
    return this.open ? this.#asked.trouble : null
  }

  /** What the table shows: the question now, or a moment of the past. */
  get #about(): string {
    const { past, snapshot } = this.table
    return `${settings.lang} ${past ? `moment ${past.moment}` : `revision ${snapshot?.rev}`}`
  }

  /** Whether a seat is asked something, and not chance. */
  get #asks(): boolean {
    return (this.table.scene?.question?.seat ?? -1) >= 0
  }

  async ask(): Promise<void> {
    const { room, secrets, past } = this.table
    const asked = { ...NOTHING, about: this.#about }
    this.#asked = asked
    this.#at = 0
    let told: Asked
    try {
      const hint = this.#asks
        ? await api.hint(room, secrets, settings.lang, past?.moment)
        : { at: past?.moment ?? 0, seat: -1, chance: 0, answers: [], equal: 0 }
      told = { ...asked, hint }
    } catch (error) {
      told = { ...asked, trouble: error as api.Refused }
    }
    if (this.#asked !== asked) return // it was closed, or asked anew
    this.#asked = told
    this.show()
  }

  /** The option of an answer of the hint. */
  optionOf(advised: Advised | undefined): Option | null {
    const options = this.table.scene?.question?.options ?? []
    return options.find((option) => option.answer === advised?.answer) ?? null
  }

  /** Light the answer that one looks at. */
  show(): void {
    this.table.show(this.optionOf(this.hint?.answers[this.#at]))
  }

  /** Go on to the next best answer; after the last comes the best. */
  next(): void {
    const count = this.hint?.answers.length ?? 0
    if (!count) return
    this.#at = (this.#at + 1) % count
    this.show()
  }

  close(): void {
    this.#asked = NOTHING
    this.table.show(null)
  }

  toggle(): void {
    if (this.open) this.close()
    else void this.ask()
  }
}

const ADVICE = new WeakMap<Table, Advice>()

/** The advice at a table: always the same one, whoever asks. */
export function adviceOf(table: Table): Advice {
  if (!ADVICE.has(table)) ADVICE.set(table, new Advice(table))
  return ADVICE.get(table)!
}
