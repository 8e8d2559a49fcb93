/** The form of a new game, as the game itself gives it, and the wish that is made of it. */
import type { Bounds, NewGame, Offer, Shown, ShownField } from '../wire.gen'

export const BY_SEAT = '*' // a field is filled in seat by seat
const PLAYERS = 'players' // the field that says how many play

export type Value = string | number | boolean
export type Values = Record<string, Value>

export interface SeatDraft {
  who: string // "here", "link", or a bot's name after "bot:"
  own: Record<string, string | number> // what is chosen seat by seat
}

export interface Draft {
  game: string
  setup: Values // "" leaves a field as it comes
  seats: SeatDraft[]
  hints: boolean
  lend: Lend // after how many minutes of absence anybody may let a bot play
  react: React // how many seconds a moment to react lasts, among several persons
  clock: Clock
  seed: string
}

export const LENDS = ['host', '0', '10', '60', '1440'] as const
export type Lend = (typeof LENDS)[number]
export const REACTS = ['0', '5', '10', '20', '40'] as const
export type React = (typeof REACTS)[number]
const USUAL_REACT: React = '10'

export const CLOCKS = ['none', '15', '45', '90', 'day'] as const
export type Clock = (typeof CLOCKS)[number]
const DAY = 1440 // minutes

/** The minutes that a person has in all, and at least for a turn. */
function clockOf(clock: Clock): NewGame['clock'] {
  if (clock === 'none') return null
  return clock === 'day' ? { bank: DAY, turn: DAY } : { bank: Number(clock), turn: 1 }
}

/** Which of the clocks that are offered it is; one of another kind is none of them. */
export function clockNamed(clock: NewGame['clock']): Clock | null {
  const found = CLOCKS.find(
    (each) => JSON.stringify(clockOf(each)) === JSON.stringify(clock ?? null),
  )
  return found ?? null
}

type When = Record<string, string[]>

const holds = (when: When, setup: Values): boolean =>
  Object.entries(when).every(([key, values]) => values.includes(String(setup[key])))

/** Can it be chosen, as things stand? */
export function applies(field: ShownField, setup: Values): boolean {
  return holds(field.when, setup)
}

/** The values that can be chosen, as things stand. */
export function offered(field: ShownField, setup: Values): Shown[] {
  return field.choices.filter((choice) => holds(choice.when, setup))
}

/** The least and the most that a number can be. */
export function limits(
  field: ShownField | undefined,
  setup: Values,
): Pick<Bounds, 'least' | 'most'> {
  return field?.bounds.find((bounds) => holds(bounds.when, setup)) ?? { least: 1, most: 1 }
}

/** How many can play. */
export function seatLimits(offer: Offer, setup: Values): Pick<Bounds, 'least' | 'most'> {
  return limits(offer.fields.find(isPlayers), setup)
}

export function isPlayers(field: ShownField): boolean {
  return field.key === PLAYERS
}

/** The fields that can be chosen, but for the number of players. */
export function shownFields(offer: Offer, setup: Values): ShownField[] {
  return offer.fields.filter((field) => !isPlayers(field) && applies(field, setup))
}

export function seatDraft(who: string): SeatDraft {
  return { who, own: {} }
}

function suggestion(field: ShownField): Value {
  const { suggested } = field
  return typeof suggested === 'object' ? '' : (suggested as Value)
}

/** The form as the game suggests it: one person against its bots. */
export function freshDraft(offer: Offer): Draft {
  const setup = Object.fromEntries(offer.fields.map((field) => [field.key, suggestion(field)]))
  const { [PLAYERS]: players = 1, ...rest } = setup
  const bots = Array.from({ length: Number(players) - 1 }, () => seatDraft(`bot:${offer.opponent}`))
  return fitted(
    {
      game: offer.game,
      setup: rest,
      seats: [seatDraft('here'), ...bots],
      hints: true,
      lend: '10',
      react: USUAL_REACT,
      clock: 'none',
      seed: '',
    },
    offer,
  )
}

/** Take away what cannot be chosen any more, field by field. */
export function fitted(draft: Draft, offer: Offer): Draft {
  const setup: Values = {}
  for (const field of offer.fields) {
    if (!isPlayers(field)) setup[field.key] = fittedValue(field, draft.setup[field.key], setup)
  }
  const { least, most } = seatLimits(offer, setup)
  const seats = draft.seats.slice(0, most).map((seat) => fittedSeat(seat, offer, setup))
  while (seats.length < least) seats.push(seatDraft(`bot:${offer.opponent}`))
  return { ...draft, setup, seats }
}

function fittedValue(field: ShownField, value: Value | undefined, setup: Values): Value {
  const usual = suggestion(field)
  if (field.per_seat) {
    const known = [BY_SEAT, ...field.instead.map((each) => each.value)]
    return known.includes(String(value)) ? value! : usual
  }
  if (field.kind === 'flag') return typeof value === 'boolean' ? value : usual
  if (field.kind === 'number') {
    const { least, most } = limits(field, setup)
    return Math.min(most, Math.max(least, Number(value ?? usual) || least))
  }
  const values = offered(field, setup).map((choice) => choice.value)
  return [value, usual].find((each) => values.includes(String(each))) ?? values[0] ?? usual
}

function fittedSeat(seat: SeatDraft, offer: Offer, setup: Values): SeatDraft {
  const bots = offer.bots.map((bot) => `bot:${bot.name}`)
  const known = ['here', 'link', ...bots].includes(seat.who)
  const own = Object.entries(seat.own).filter(([key, value]) => {
    const field = offer.fields.find((each) => each.key === key)
    if (field?.kind === 'number') return true
    return field && offered(field, setup).some((choice) => choice.value === value)
  })
  return { who: known ? seat.who : `bot:${offer.opponent}`, own: Object.fromEntries(own) }
}

/** What a seat has in a field that is filled in seat by seat. */
export function ownValue(
  field: ShownField,
  setup: Values,
  seats: SeatDraft[],
  number: number,
): string | number {
  const chosen = seats[number]!.own[field.key]
  if (chosen !== undefined) return chosen
  if (field.kind === 'number') return limits(field, setup).least
  const values = offered(field, setup).map((choice) => choice.value)
  return values.includes(String(field.default)) ? String(field.default) : (values[number] ?? '')
}

/** Whether somebody joins by link: then the seed is drawn, so that nobody knows it beforehand. */
export function byLink(draft: Draft): boolean {
  return draft.seats.some((seat) => seat.who === 'link')
}

/** How many of the seats are for persons. */
export function personsOf(draft: Draft): number {
  return draft.seats.filter((seat) => !seat.who.startsWith('bot:')).length
}

/** The usual game, with every seat for a friend. */
export function invitation(usual: NewGame, offer: Offer): NewGame {
  const seats = usual.seats.map(() => ({ kind: 'link' as const }))
  return {
    ...usual,
    seats,
    seed: null,
    ...(offer.windows && { react_within: Number(USUAL_REACT) }),
  }
}

/** Whether there are moments to react among several persons. */
export function isTimed(draft: Draft, offer: Offer): boolean {
  return offer.windows && personsOf(draft) > 1
}

export function wishOf(draft: Draft, offer: Offer): NewGame {
  const setup: NonNullable<NewGame['setup']> = {}
  for (const field of shownFields(offer, draft.setup)) {
    const value = draft.setup[field.key]!
    if (field.per_seat && value === BY_SEAT) {
      setup[field.key] = draft.seats.map((_, at) => ownValue(field, draft.setup, draft.seats, at))
    } else if (value !== '') setup[field.key] = value
  }
  return {
    game: draft.game,
    setup,
    seats: draft.seats.map(({ who }) =>
      who.startsWith('bot:')
        ? { kind: 'bot', bot: who.slice(4) }
        : { kind: who as 'here' | 'link', bot: '' },
    ),
    hints: draft.hints,
    lend_after: draft.lend === 'host' ? null : Number(draft.lend),
    ...(isTimed(draft, offer) && { react_within: Number(draft.react) }),
    clock: personsOf(draft) > 1 ? clockOf(draft.clock) : null,
    seed: !byLink(draft) && /^\d+$/.test(draft.seed) ? Number(draft.seed) : null,
  }
}

const STORE = 'ziggurat.new-game'

/** The form as it was last sent from this browser, but for its seed; null if there is none for a
 * game that is offered. One of before the games were several is taken for what it says. */
export function keptDraft(offers: Offer[]): Draft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(STORE) ?? 'null') as Partial<Draft> | null
    const offer = offers.find((each) => each.game === kept?.game) ?? offers[0]
    if (!kept || !offer || (kept.game && kept.game !== offer.game)) return null
    const seats = (kept.seats ?? []).map(({ who, own }) => ({ who, own: own ?? {} }))
    const setup = kept.setup ?? (kept as unknown as Values)
    return fitted(
      { ...freshDraft(offer), ...kept, game: offer.game, setup, seats, seed: '' },
      offer,
    )
  } catch {
    return null
  }
}

export function keepDraft(draft: Draft): void {
  localStorage.setItem(STORE, JSON.stringify({ ...draft, seed: '' }))
}

/** The game that was begun last from this browser, or else the first. */
export function usualOffer(offers: Offer[]): Offer | undefined {
  const last = keptDraft(offers)?.game
  return offers.find((each) => each.game === last) ?? offers[0]
}

/** The form that a wish was made of. */
export function draftOf(from: NewGame, offer: Offer): Draft {
  const draft = freshDraft(offer)
  const chosen = from.setup ?? {}
  const seats = from.seats.map(({ kind, bot }) => seatDraft(kind === 'bot' ? `bot:${bot}` : kind))
  const setup = { ...draft.setup }
  for (const [key, value] of Object.entries(chosen)) {
    if (!Array.isArray(value)) setup[key] = value
    else {
      setup[key] = BY_SEAT
      value.forEach((own, at) => seats[at] && (seats[at].own[key] = own))
    }
  }
  const lend = from.lend_after === null ? 'host' : String(from.lend_after ?? 10)
  return fitted(
    {
      ...draft,
      setup,
      seats,
      hints: from.hints ?? true,
      lend: LENDS.find((each) => each === lend) ?? '10',
      react: REACTS.find((each) => Number(each) === from.react_within) ?? '0',
      clock: clockNamed(from.clock) ?? 'none',
    },
    offer,
  )
}

/** What was chosen, in words: what it is called, and what it is. */
export function inWords(
  draft: Draft,
  offer: Offer,
  words: { yes: string; no: string; bySeat: string },
): [string, string][] {
  return shownFields(offer, draft.setup).flatMap((field): [string, string][] => {
    const value = draft.setup[field.key]
    if (value === '' || (field.kind === 'flag' && value === field.default)) return []
    if (field.kind === 'flag') return [[field.label, value ? words.yes : words.no]]
    if (value === BY_SEAT) return [[field.label, words.bySeat]]
    const known = [...field.choices, ...field.instead].find((choice) => choice.value === value)
    return [[field.label, known?.label ?? String(value)]]
  })
}
