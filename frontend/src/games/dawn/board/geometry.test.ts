import { expect, test } from 'vitest'
import { fitted, onMap, onScreen, zoomed } from '../../../board/camera.svelte'
import { boxOf, nearestThatWay, turned } from './geometry'

test('six turns make a round', () => {
  expect(turned({ q: 1, r: -3 }, 6)).toEqual({ q: 1, r: -3 })
  expect(turned({ q: 1, r: 0 }, 1)).toEqual({ q: 0, r: 1 })
})

test('arrows find the nearest hex that way, and none beyond the edge', () => {
  const cells = [
    { q: 0, r: 0 },
    { q: 1, r: 0 },
    { q: 2, r: 0 },
    { q: 0, r: 1 },
    { q: -1, r: 2 },
  ]
  expect(nearestThatWay(cells, cells[0]!, 'right')).toBe(1)
  expect(nearestThatWay(cells, cells[2]!, 'left')).toBe(1)
  expect(nearestThatWay(cells, cells[0]!, 'down')).toBe(3)
  expect(nearestThatWay(cells, cells[3]!, 'down')).toBe(4)
  expect(nearestThatWay(cells, cells[0]!, 'left')).toBe(-1)
})

const NO_MARGINS = { top: 0, right: 0, bottom: 0, left: 0 }

test('a fitted box is in the middle and fills the frame', () => {
  const box = boxOf([
    { q: 0, r: 0 },
    { q: 9, r: 0 },
  ])
  const view = fitted(box, 800, 600, { ...NO_MARGINS, bottom: 100 })
  const middle = onScreen(view, { x: box.x + box.width / 2, y: box.y + box.height / 2 })
  expect(middle.x).toBeCloseTo(400)
  expect(middle.y).toBeCloseTo(250)
  expect(box.width * view.scale).toBeCloseTo(800)
})

test('zooming keeps the point under the pointer', () => {
  const view = fitted(boxOf([{ q: 0, r: 0 }]), 800, 600, NO_MARGINS)
  const pointer = { x: 123, y: 456 }
  const under = onMap(view, pointer)
  const near = onScreen(zoomed(view, 1.3, pointer), under)
  expect(near.x).toBeCloseTo(pointer.x)
  expect(near.y).toBeCloseTo(pointer.y)
  expect(zoomed(view, 1000, pointer).scale).toBe(3)
})
