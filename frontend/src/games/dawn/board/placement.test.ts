import { expect, test } from 'vitest'
import type { Option } from '../state'
import { centre } from './geometry'
import { covered, flipped, hubsOf, movedOn, snapped, turnedOn } from './placement'

const place = (answer: number, q: number, r: number, side = 0, turn = 0): Option => ({
  answer,
  name: '',
  text: '',
  space: -1,
  target: { on: 'placement', space: -1, seat: -1, lane: -1, name: '', path: [], side, turn, q, r },
})
const OPTIONS = [
  place(1, 0, 0, 0, 1),
  place(2, 0, 0, 0, 4),
  place(3, 0, 0, 1, 2),
  place(4, 3, 0, 0, 4),
]

test('the ghost snaps to the nearest place and keeps its turn where it may', () => {
  const { x, y } = centre({ q: 3, r: 0 })
  const held = OPTIONS[1]!
  expect(snapped(OPTIONS, { x: x - 20, y: y + 9 }, held)?.answer).toBe(4)
  expect(snapped(OPTIONS, { x: 10, y: 0 }, OPTIONS[3])?.answer).toBe(2)
  expect(snapped(OPTIONS, { x: 10, y: 0 }, held)).toBe(held)
  expect(snapped([], { x: 0, y: 0 })).toBeUndefined()
})

test('turning goes round the legal turns of the side, flipping to the other', () => {
  expect(turnedOn(OPTIONS, OPTIONS[0]!)?.answer).toBe(2)
  expect(turnedOn(OPTIONS, OPTIONS[1]!)?.answer).toBe(1)
  expect(turnedOn(OPTIONS, OPTIONS[3]!)).toBeUndefined()
  expect(flipped(OPTIONS, OPTIONS[0]!)?.answer).toBe(3)
  expect(flipped(OPTIONS, OPTIONS[3]!)).toBeUndefined()
})

test('arrows go from place to place', () => {
  expect(hubsOf(OPTIONS)).toHaveLength(2)
  expect(movedOn(OPTIONS, OPTIONS[1]!, 'right')?.answer).toBe(4)
  expect(movedOn(OPTIONS, OPTIONS[1]!, 'left')).toBeUndefined()
})

test('a tile covers its cells turned about the hub', () => {
  const ghost = {
    kind: 'tile',
    tile: 1,
    sides: [[{ q: 1, r: -3, terrain: 'hills', icon: '', name: '' }]],
  }
  expect(covered(ghost, place(1, 10, 10, 0, 0))[0]).toMatchObject({ q: 11, r: 7 })
  expect(covered(ghost, place(1, 10, 10, 0, 1))[0]).toMatchObject({ q: 13, r: 8 })
})
