import { expect, test } from 'vitest'
import type { Travel } from '../../../wire.gen'
import { waysOf } from './trails'

const goes = (figure: string, origin: number, goal: number, seat = 0): Travel => ({
  moment: 0,
  number: 0,
  seat,
  figure,
  origin,
  goal,
  text: '',
  gain: [],
})

test('steps that join are one way with its stops', () => {
  expect(waysOf([goes('army', 1, 2), goes('army', 2, 3)])).toEqual([
    { seat: 0, figure: 'army', from: 1, stops: [2, 3], lost: false },
  ])
})

test('another figure, or the same from elsewhere, goes its own way', () => {
  const ways = waysOf([goes('army', 1, 2), goes('caravan', 2, 3), goes('caravan', 7, 8)])
  expect(ways.map(({ from, stops }) => [from, stops])).toEqual([
    [1, [2]],
    [2, [3]],
    [7, [8]],
  ])
})

test('what is put on the board has no beginning, and what is lost no end', () => {
  expect(waysOf([goes('token', -1, 4), goes('army', 5, 6), goes('army', 6, -1)])).toEqual([
    { seat: 0, figure: 'token', from: -1, stops: [4], lost: false },
    { seat: 0, figure: 'army', from: 5, stops: [6], lost: true },
  ])
})
