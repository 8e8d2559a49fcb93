/** The clocks as this browser shows them: what was told, less what has passed since. */
import type { SeatClock } from '../wire.gen'

export const LOW = 60 // seconds: there is not much left

export class Clocks {
  #told = $state.raw<SeatClock[]>([])
  #heard = 0 // when, in milliseconds
  #now = $state(0)
  #timer: ReturnType<typeof setInterval> | undefined

  hear(told: SeatClock[]): void {
    this.close()
    this.#told = told
    this.#heard = this.#now = Date.now()
    if (told.some(({ runs }) => runs)) {
      this.#timer = setInterval(() => (this.#now = Date.now()), 1000)
    }
  }

  close(): void {
    clearInterval(this.#timer)
  }

  /** The whole seconds that a seat has left; undefined, where it has no clock. */
  left(seat: number): number | undefined {
    const clock = this.#told.find((each) => each.seat === seat)
    return clock && this.#of(clock)
  }

  runs(seat: number): boolean {
    return this.#told.some((each) => each.seat === seat && each.runs)
  }

  /** The seats that the table waits for, and that have no time left. */
  readonly late = $derived(
    this.#told.filter((each) => each.runs && this.#of(each) === 0).map(({ seat }) => seat),
  )

  #of({ left, runs }: SeatClock): number {
    const passed = runs ? (this.#now - this.#heard) / 1000 : 0
    return Math.max(0, Math.ceil(left - passed))
  }
}

/** Seconds as a clock shows them. */
export function inTime(seconds: number): string {
  const two = (part: number): string => String(Math.floor(part)).padStart(2, '0')
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`
  return `${Math.floor(seconds / 3600)} h ${two((seconds % 3600) / 60)}`
}
