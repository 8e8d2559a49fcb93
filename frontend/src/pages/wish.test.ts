import { beforeEach, expect, test } from 'vitest'
import { OFFER, SECOND } from '../testing/offers'
import {
  BY_SEAT,
  draftOf,
  fitted,
  freshDraft,
  invitation,
  keepDraft,
  keptDraft,
  seatDraft,
  seatLimits,
  wishOf,
  type Draft,
} from './wish'

beforeEach(() => localStorage.clear())

const chosen = (draft: Draft, setup: Draft['setup']): Draft =>
  fitted({ ...draft, setup: { ...draft.setup, ...setup } }, OFFER)

test('a fresh form asks for what the game suggests, against its own opponent', () => {
  const bot = { kind: 'bot', bot: 'wise' }
  expect(wishOf(freshDraft(OFFER), OFFER)).toEqual({
    game: 'quest',
    seats: [{ kind: 'here', bot: '' }, bot, bot],
    setup: { size: 'big', ground: 'drawn', hero: 'any', calm: false },
    hints: true,
    lend_after: 10,
    clock: null,
    seed: null,
  })
})

test('only what can be chosen is sent', () => {
  const draft = chosen(freshDraft(OFFER), { long: true, calm: true, gold: BY_SEAT })
  expect(wishOf(draft, OFFER).setup).toMatchObject({ calm: true, gold: [0, 0, 0] })
  const small = chosen(draft, { size: 'small' })
  expect(wishOf(small, OFFER).setup).toEqual({
    size: 'small',
    ground: 'drawn',
    hero: 'any',
    long: true,
  })
})

test('another choice takes away the seats, values and own things that it does not have', () => {
  const seats = [...'abcde'].map(() => ({ who: 'here', own: { hero: 'bo' } }))
  const big = fitted({ ...freshDraft(OFFER), seats }, OFFER)
  expect(seatLimits(OFFER, big.setup)).toMatchObject({ least: 2, most: 5 })
  const small = chosen(chosen(big, { ground: 'grown' }), { size: 'small' })
  expect(small.seats.map((seat) => seat.own)).toEqual([{}, {}, {}])
  expect(small.setup.ground).toBe('drawn')
})

test('what is chosen seat by seat is sent as a list', () => {
  const seats = [{ who: 'here', own: { hero: 'ada' } }, seatDraft('bot:quick')]
  const draft = chosen({ ...freshDraft(OFFER), seats }, { hero: BY_SEAT })
  expect(wishOf(draft, OFFER).setup!.hero).toEqual(['ada', 'any'])
  expect(wishOf(chosen(draft, { hero: 'choose' }), OFFER).setup!.hero).toBe('choose')
})

test('a seed is a number, and never chosen when somebody joins by link', () => {
  const draft = { ...freshDraft(OFFER), seed: '42' }
  expect(wishOf(draft, OFFER).seed).toBe(42)
  const linked = { ...draft, seats: [seatDraft('here'), seatDraft('link')] }
  expect(wishOf(linked, OFFER).seed).toBe(null)
})

test('the form is remembered without its seed, while its game is offered', () => {
  expect(keptDraft([OFFER, SECOND])).toBe(null)
  const draft = chosen(freshDraft(OFFER), { calm: true })
  keepDraft({ ...draft, seed: '42' })
  expect(keptDraft([SECOND, OFFER])).toEqual(draft)
  expect(keptDraft([SECOND])).toBe(null)
})

test('a form of before the games were several is read for what it says', () => {
  const old = {
    size: 'small',
    long: true,
    ground: 'moon',
    seats: [{ who: 'here' }, { who: 'bot:gone' }],
  }
  localStorage.setItem('ziggurat.new-game', JSON.stringify(old))
  const kept = keptDraft([OFFER])!
  expect(kept.setup).toMatchObject({ size: 'small', long: true, ground: 'drawn' })
  expect(kept.seats.map((seat) => seat.who)).toEqual(['here', 'bot:wise'])
})

test('among several persons a moment to react has a time, unless it is switched off', () => {
  const offer = { ...OFFER, windows: true }
  const alone = freshDraft(offer)
  expect(wishOf(alone, offer)).not.toHaveProperty('react_within')
  const friends = { ...alone, seats: [seatDraft('here'), seatDraft('link')] }
  expect(wishOf(friends, offer).react_within).toBe(10)
  const off = wishOf({ ...friends, react: '0' }, offer)
  expect(off.react_within).toBe(0)
  expect(draftOf(off, offer).react).toBe('0')
  expect(draftOf({ ...off, react_within: 20 }, offer).react).toBe('20')
  expect(wishOf(friends, OFFER)).not.toHaveProperty('react_within')
  expect(invitation(off, offer)).toMatchObject({ react_within: 10, seed: null })
})

test('clocks are for several persons, and a wish says which', () => {
  const alone = { ...freshDraft(OFFER), clock: '45' as const }
  expect(wishOf(alone, OFFER).clock).toBeNull()
  const seats = alone.seats.map((_, at) => seatDraft(at ? 'link' : 'here'))
  const wish = wishOf({ ...alone, seats }, OFFER)
  expect(wish.clock).toEqual({ bank: 45, turn: 1 })
  expect(draftOf(wish, OFFER).clock).toBe('45')
  expect(wishOf({ ...alone, seats, clock: 'day' }, OFFER).clock).toEqual({ bank: 1440, turn: 1440 })
})
