import { expect, test } from 'vitest'
import { linePath, placeOf, pointAt, roundStarts, roundTicks, scaleTop, spread } from './plot'

const frame = { left: 0, right: 100, top: 0, bottom: 50 }

test('a line goes through its values, the highest at the top', () => {
  expect(linePath(frame, 10, [0, 5, 10])).toBe('M0.0 50.0L50.0 25.0L100.0 0.0')
})

test('a shifted line keeps its shape', () => {
  expect(linePath(frame, 10, [0, 10], 1.5)).toBe('M0.0 51.5L100.0 1.5')
})

test('a scale ends at or above the highest value, with a whole number in the middle', () => {
  expect([0, 3, 9, 23, 45, 101].map(scaleTop)).toEqual([2, 4, 10, 24, 50, 120])
})

test('the pointer reads the nearest point', () => {
  expect([-20, 24, 26, 120].map((x) => pointAt(frame, 3, x))).toEqual([0, 0, 1, 2])
})

test('labels keep their distance and stay above the floor', () => {
  expect(spread([10, 12, 40], 10, 60)).toEqual([10, 20, 40])
  expect(spread([58, 59, 59], 10, 60)).toEqual([40, 50, 60])
})

test('a moment between two points lies between them', () => {
  expect([0, 10, 15, 99].map((moment) => placeOf([5, 10, 20], moment))).toEqual([0, 1, 1.5, 2])
})

test('every round begins once', () => {
  expect(roundStarts([1, 1, 1, 2, 2, 3])).toEqual([0, 3, 5])
})

test('rounds are written as often as there is room', () => {
  const rounds = Array.from({ length: 24 }, (_, point) => 1 + Math.floor(point / 2))
  expect(roundTicks(rounds, 20).map((point) => rounds[point])).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
  ])
  expect(roundTicks(rounds, 4).map((point) => rounds[point])).toEqual([5, 10])
})
