/** The games this browser knows, as the server tells of them. */
import * as api from '../net/api'
import { forget, known, type Known } from '../net/keys'
import { settings } from '../state/settings.svelte'
import type { Summary } from '../wire.gen'

export interface Game {
  known: Known
  summary: Summary | null // null: the server has no such game any more
}

const AT_ONCE = 24 // games asked for at a time: the server allows no flood

export class Games {
  list = $state.raw<Game[] | null>(null) // null: not heard yet
  trouble = $state.raw<api.Refused | null>(null)
  more = $state(false)

  readonly running = $derived(
    (this.list ?? []).filter(({ summary }) => !summary?.over && !summary?.kept).sort(byNeed),
  )
  readonly finished = $derived(
    (this.list ?? []).filter(({ summary }) => summary?.over || summary?.kept).sort(byNeed),
  )

  #shown = AT_ONCE

  /** Hear of the latest games; what is known of older ones stays. */
  async load(): Promise<void> {
    await this.#hear(0)
  }

  /** Hear of older games, too. */
  async older(): Promise<void> {
    this.#shown += AT_ONCE
    await this.#hear(this.#shown - AT_ONCE)
  }

  async #hear(start: number): Promise<void> {
    const all = known()
    this.more = all.length > this.#shown
    try {
      const heard = await Promise.all(all.slice(start, start + AT_ONCE).map(told))
      const rooms = new Set(heard.map((game) => game.known.room))
      const others = (this.list ?? []).filter((game) => !rooms.has(game.known.room))
      this.list = [...heard, ...others]
      this.trouble = null
    } catch (error) {
      this.list ??= []
      this.trouble = error as api.Refused
    }
  }

  remove(room: string): void {
    forget(room)
    this.list = (this.list ?? []).filter((game) => game.known.room !== room)
  }
}

async function told(game: Known): Promise<Game> {
  try {
    return { known: game, summary: await api.summary(game.room, game.secrets, settings.lang) }
  } catch (error) {
    if ((error as api.Refused).code === 'no-game') return { known: game, summary: null }
    throw error
  }
}

export function yourMove({ summary }: Game): boolean {
  return summary !== null && summary.seats.includes(summary.asked)
}

/** Where it is your move first, then the latest; what is gone comes last. */
function byNeed(one: Game, other: Game): number {
  return (
    Number(yourMove(other)) - Number(yourMove(one)) ||
    (other.summary?.updated ?? 0) - (one.summary?.updated ?? 0)
  )
}
