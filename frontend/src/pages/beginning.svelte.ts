/** A game that is being begun from the first page: whether it is on its way, and what went wrong. */
import type { Refused } from '../net/api'
import type { Start } from '../wire.gen'
import { begin } from './begin'

export class Beginning {
  busy = $state(false)
  trouble = $state.raw<Refused | null>(null)

  async attempt(act: () => Promise<void>): Promise<void> {
    this.busy = true
    this.trouble = null
    try {
      await act()
    } catch (error) {
      this.trouble = error as Refused
    }
    this.busy = false
  }

  play({ wish, guided }: Start): void {
    void this.attempt(() => begin(wish, guided))
  }
}
