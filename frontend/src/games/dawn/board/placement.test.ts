import { expect, test } from 'vitest'
import type { Option } from '../state'
import { centre } from './geometry'
import { clearest } from './clearest'
import { covered, flipped, hubsOf, movedOn, snapped, touched, turnedOn } from './placement'

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
    touch: 4,
  }
  expect(covered(ghost, place(1, 10, 10, 0, 0))[0]).toMatchObject({ q: 11, r: 7 })
  expect(covered(ghost, place(1, 10, 10, 0, 1))[0]).toMatchObject({ q: 13, r: 8 })
})

test('spaces beside a tile are counted once each', () => {
  const map = [
    { q: 0, r: 0 },
    { q: 1, r: 0 },
    { q: 5, r: 5 },
  ]
  const tile = [
    { q: 0, r: 1 },
    { q: 1, r: 1 },
  ]
  expect(touched(map, tile)).toBe(2)
})

test('tools lie beside a tile where they hide least, and in sight', () => {
  const size = { width: 100, height: 40 }
  const tile = { left: 200, right: 300, top: 200, bottom: 300 }
  const room = { left: 0, right: 500, top: 0, bottom: 500 }
  expect(clearest(size, tile, room, [], 10)).toEqual({ x: 200, y: 300 })
  const below = [{ x: 250, y: 320 }]
  expect(clearest(size, tile, room, below, 10)).toEqual({ x: 200, y: 160 })
  const around = [...below, { x: 250, y: 180 }]
  expect(clearest(size, tile, room, around, 10)).toEqual({ x: 100, y: 230 })
  expect(clearest(size, tile, { ...room, bottom: 320 }, [], 10)).toEqual({ x: 200, y: 280 })
})
