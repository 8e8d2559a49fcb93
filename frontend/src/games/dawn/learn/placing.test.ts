import { expect, test } from 'vitest'
import { around, atTop, beside, within } from './placing'

const view = { width: 1440, height: 900 }
const bubble = { width: 340, height: 160 }

test('a bubble stands above a row at the bottom', () => {
  const row = { left: 230, top: 680, width: 960, height: 220 }
  expect(beside(row, bubble, view)).toEqual({ left: 540, top: 508 })
})

test('beside a rail at the right it stands to the left', () => {
  const rail = { left: 1160, top: 64, width: 264, height: 270 }
  expect(beside(rail, bubble, view)).toEqual({ left: 808, top: 64 })
})

test('what fills the window leaves it at the top', () => {
  const all = { left: 0, top: 0, ...view }
  expect(beside(all, bubble, view)).toEqual(atTop(bubble, view))
})

test('on the map it takes the corner that hides the fewest spaces', () => {
  const map = { left: 250, top: 48, width: 900, height: 500 }
  const free = within(map, bubble, [])
  expect(free).toEqual({ left: 798, top: 60 })
  const capital = { left: 900, top: 190, width: 70, height: 80 }
  expect(within(map, bubble, [capital])).toEqual({ left: 798, top: 376 })
})

test('the box around two has room for both', () => {
  const one = { left: 10, top: 10, width: 10, height: 10 }
  const other = { left: 15, top: 0, width: 10, height: 12 }
  expect(around(one, other)).toEqual({ left: 10, top: 0, width: 15, height: 20 })
})
