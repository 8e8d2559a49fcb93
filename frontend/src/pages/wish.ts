/** The form of a new game, and the game it asks for. */
import type { NewGame } from '../wire.gen'

export type Edition = 'base' | 'terra-incognita'

export const LENDS = ['host', '0', '10', '60', '1440'] as const
export type Lend = (typeof LENDS)[number]

export interface SeatDraft {
  who: string // "here", "link", or a bot's name after "bot:"
  leader: string // slug, or "random"
  handicap: number
}

export interface Draft {
  edition: Edition
  seats: SeatDraft[]
  leaders: 'random' | 'chosen' | 'table'
  map: string
  epic: boolean
  peaceful: boolean
  handicaps: boolean
  errata: boolean
  hints: boolean
  lend: Lend // after how many minutes of absence anybody may let a bot play
  seed: string
}

export const MOST_SEATS: Record<Edition, number> = { base: 4, 'terra-incognita': 5 }
export const MAPS: Record<Edition, string[]> = {
  base: ['first-game', 'players', 'random'],
  'terra-incognita': ['random', 'players'],
}
export const MOST_HANDICAP = 18 // three trade tokens on each of six cards

export function seatDraft(who: string): SeatDraft {
  return { who, leader: 'random', handicap: 0 }
}

export function freshDraft(bot: string): Draft {
  return {
    edition: 'terra-incognita',
    seats: [seatDraft('here'), seatDraft(`bot:${bot}`), seatDraft(`bot:${bot}`)],
    leaders: 'random',
    map: 'random',
    epic: false,
    peaceful: false,
    handicaps: false,
    errata: true,
    hints: true,
    lend: '10',
    seed: '',
  }
}

/** Take away what the edition does not have: seats, maps, leaders (which are `known`). */
export function fitted(draft: Draft, edition: Edition, known: string[]): Draft {
  const maps = MAPS[edition]
  return {
    ...draft,
    edition,
    seats: draft.seats
      .slice(0, MOST_SEATS[edition])
      .map((seat) => ({ ...seat, leader: known.includes(seat.leader) ? seat.leader : 'random' })),
    map: maps.includes(draft.map) ? draft.map : maps[0]!,
  }
}

/** Whether somebody joins by link: then the seed is drawn, so that nobody knows it beforehand. */
export function byLink(draft: Draft): boolean {
  return draft.seats.some((seat) => seat.who === 'link')
}

export function wishOf(draft: Draft): NewGame {
  const terra = draft.edition === 'terra-incognita'
  const seats = draft.seats.map(({ who }) =>
    who.startsWith('bot:') ? { kind: 'bot', bot: who.slice(4) } : { kind: who, bot: '' },
  )
  const chosen = draft.leaders === 'chosen'
  return {
    seats: seats as NewGame['seats'],
    setup: {
      edition: draft.edition,
      map: draft.map === 'first-game' ? draft.map : terra ? 'explored' : 'built',
      random_map: draft.map !== 'players',
      leaders: chosen
        ? draft.seats.map((seat) => seat.leader)
        : draft.leaders === 'table'
          ? 'choose'
          : 'random',
      epic: !terra && draft.epic,
      peaceful: terra && draft.peaceful,
      handicap: terra && draft.handicaps ? draft.seats.map((seat) => seat.handicap) : [],
      errata: draft.errata,
    },
    hints: draft.hints,
    lend_after: draft.lend === 'host' ? null : Number(draft.lend),
    seed: !byLink(draft) && /^\d+$/.test(draft.seed) ? Number(draft.seed) : null,
  }
}

const STORE = 'ziggurat.new-game'

/** The form as it was last sent from this browser, but for its seed. */
export function keptDraft(): Draft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(STORE) ?? 'null') as Draft | null
    return kept && { ...freshDraft(''), ...kept }
  } catch {
    return null
  }
}

export function keepDraft(draft: Draft): void {
  localStorage.setItem(STORE, JSON.stringify({ ...draft, seed: '' }))
}
