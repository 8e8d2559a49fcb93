import { expect, test } from 'vitest'
import { walked } from './walk'

// three in a row, two below them
const CARDS = [
  { x: 100, y: 50 },
  { x: 300, y: 50 },
  { x: 500, y: 50 },
  { x: 100, y: 200 },
  { x: 300, y: 200 },
]

test('arrows go from card to card, along a row and from row to row', () => {
  expect(walked(CARDS, 0, 'ArrowRight')).toBe(1)
  expect(walked(CARDS, 1, 'ArrowLeft')).toBe(0)
  expect(walked(CARDS, 1, 'ArrowDown')).toBe(4)
  expect(walked(CARDS, 4, 'ArrowUp')).toBe(1)
})

test('beyond the edge there is nothing', () => {
  expect(walked(CARDS, 2, 'ArrowRight')).toBe(-1)
  expect(walked(CARDS, 0, 'ArrowUp')).toBe(-1)
})

test('the first arrow comes to the first card, and other keys go nowhere', () => {
  expect(walked(CARDS, -1, 'ArrowDown')).toBe(0)
  expect(walked(CARDS, 0, 'Enter')).toBe(-1)
  expect(walked([], -1, 'ArrowDown')).toBe(-1)
})
