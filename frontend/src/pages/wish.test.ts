import { beforeEach, expect, test } from 'vitest'
import { fitted, freshDraft, keepDraft, keptDraft, seatDraft, wishOf } from './wish'

beforeEach(() => localStorage.clear())

test('a fresh form asks for Terra Incognita against two bots', () => {
  expect(wishOf(freshDraft('builder'))).toEqual({
    seats: [
      { kind: 'here', bot: '' },
      { kind: 'bot', bot: 'builder' },
      { kind: 'bot', bot: 'builder' },
    ],
    setup: {
      edition: 'terra-incognita',
      map: 'explored',
      random_map: true,
      leaders: 'random',
      epic: false,
      peaceful: false,
      handicap: [],
      errata: true,
    },
    hints: true,
    lend_after: 10,
    seed: null,
  })
})

test('only what the edition has is sent', () => {
  const draft = { ...freshDraft(''), epic: true, peaceful: true, handicaps: true }
  expect(wishOf(draft).setup).toMatchObject({ epic: false, peaceful: true, handicap: [0, 0, 0] })
  const base = fitted(draft, 'base', [])
  expect(wishOf(base).setup).toMatchObject({ epic: true, peaceful: false, handicap: [] })
})

test('another edition takes its own seats, maps and leaders', () => {
  const seats = [...'abcde'].map(() => ({ ...seatDraft('here'), leader: 'nubia' }))
  const base = fitted({ ...freshDraft(''), seats }, 'base', ['rome'])
  expect(base.seats.map((seat) => seat.leader)).toEqual(['random', 'random', 'random', 'random'])
  expect(base.map).toBe('random')
  expect(fitted({ ...base, map: 'first-game' }, 'terra-incognita', []).map).toBe('random')
})

test('leaders are sent when they were chosen, and left to the players when so agreed', () => {
  const seats = [{ ...seatDraft('here'), leader: 'rome' }, seatDraft('bot:eager')]
  const draft = { ...freshDraft(''), seats }
  expect(wishOf({ ...draft, leaders: 'chosen' }).setup!.leaders).toEqual(['rome', 'random'])
  expect(wishOf({ ...draft, leaders: 'table' }).setup!.leaders).toBe('choose')
  expect(wishOf(draft).setup!.leaders).toBe('random')
})

test('a seed is a number, and never chosen when somebody joins by link', () => {
  const draft = { ...freshDraft(''), seed: '42' }
  expect(wishOf(draft).seed).toBe(42)
  expect(wishOf({ ...draft, seats: [seatDraft('here'), seatDraft('link')] }).seed).toBe(null)
})

test('the form is remembered without its seed', () => {
  expect(keptDraft()).toBe(null)
  keepDraft({ ...freshDraft('eager'), peaceful: true, seed: '42' })
  expect(keptDraft()).toEqual({ ...freshDraft('eager'), peaceful: true })
})
