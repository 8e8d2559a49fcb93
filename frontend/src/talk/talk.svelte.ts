/** What is said at a table, and what this browser alone keeps of it: how far it was read, whom one
 * does not want to hear, and one's own notes. */
import type { TalkLine } from '../wire.gen'
import { spacesIn } from './places'

const STORE = 'ziggurat.talk'
const MOST = 200 // rooms
export const LONGEST = 200 // letters of a line
export const LONGEST_NOTES = 4000

interface Kept {
  read: number // the number of a line
  muted: number[] // seats
  notes: string
}

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Record<string, Kept>
  } catch {
    return {} // begin anew
  }
}

export class Talk {
  lines = $state.raw<TalkLine[]>([])
  fresh = $state.raw<TalkLine | null>(null) // the last one that nobody here had read when it came
  draft = $state('') // what is about to be said
  notes = $state('')
  muted = $state.raw<number[]>([])
  #read = $state(0)

  /** What one wants to hear. */
  readonly heard = $derived(this.lines.filter((line) => !this.muted.includes(line.seat)))
  readonly unread = $derived(this.heard.filter((line) => line.number > this.#read).length)

  constructor(readonly room: string) {
    const kept = all()[room]
    if (!kept) return
    this.#read = kept.read
    this.muted = kept.muted
    this.notes = kept.notes
  }

  /** Take lines, some of which may be known; the spaces that new ones speak of. */
  hear(lines: TalkLine[]): number[] {
    const last = this.lines.at(-1)?.number ?? 0
    const news = lines.filter((line) => line.number > last)
    this.lines = [...this.lines, ...news]
    const unread = news.filter(
      (line) => line.number > this.#read && !this.muted.includes(line.seat),
    )
    this.fresh = unread.at(-1) ?? this.fresh
    return unread.flatMap((line) => spacesIn(line.text))
  }

  /** All of it is in sight. */
  see(): void {
    const last = this.lines.at(-1)?.number ?? 0
    if (last <= this.#read) return
    this.#read = last
    this.#keep()
  }

  /** Do not hear a seat any more, or hear it again. */
  mute(seat: number): void {
    const without = this.muted.filter((each) => each !== seat)
    this.muted = without.length < this.muted.length ? without : [...without, seat]
    this.#keep()
  }

  note(text: string): void {
    this.notes = text.slice(0, LONGEST_NOTES)
    this.#keep()
  }

  #keep(): void {
    const others = Object.entries(all()).filter(([room]) => room !== this.room)
    const mine: Kept = { read: this.#read, muted: this.muted, notes: this.notes }
    const kept = [...others, [this.room, mine] as const].slice(-MOST)
    localStorage.setItem(STORE, JSON.stringify(Object.fromEntries(kept)))
  }
}
