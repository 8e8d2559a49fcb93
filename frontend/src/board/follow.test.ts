import { expect, test } from 'vitest'
import { followed } from './follow'

const army = (space: number, count = 1, seat = 0) => ({ kind: 'army', seat, space, count })

test('a figure that moves keeps its id, and so do those that stay', () => {
  const before = followed([], [army(3), army(7)])
  const after = followed(before, [army(7), army(9)])
  const idOn = (list: typeof after, space: number) => list.find((m) => m.space === space)?.id
  expect(idOn(after, 7)).toBe(idOn(before, 7))
  expect(idOn(after, 9)).toBe(idOn(before, 3))
})

test('two on one space are two, and another seat has its own', () => {
  const found = followed([], [army(3, 2), army(3, 1, 1)])
  expect(new Set(found.map((m) => m.id)).size).toBe(3)
})

test('a new figure takes no id that is in use', () => {
  const before = followed([], [army(3)])
  const after = followed(before, [army(3), army(5)])
  expect(new Set(after.map((m) => m.id)).size).toBe(2)
})
