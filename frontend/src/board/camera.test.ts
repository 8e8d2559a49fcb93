import { expect, test } from 'vitest'
import { Camera, onScreen, type Edges } from './camera.svelte'

const NONE = { top: 0, right: 0, bottom: 0, left: 0 }
const laptop: Edges = {
  clear: { top: 88, right: 80, bottom: 158, left: 80 },
  cover: NONE,
  sizes: { start: 0 },
}
const WIDTH = Math.sqrt(3) * 40

function camera(edges = laptop): Camera {
  return Object.assign(new Camera(WIDTH, edges), { width: 1280, height: 720 })
}

/** A board of so many rows of hexes of radius 40, and as many in a row. */
const rows = (count: number, across = 8) => ({
  x: 0,
  y: 0,
  width: WIDTH * across,
  height: 40 * (1.5 * count + 0.5),
})

test.each([
  [9, 58],
  [12, 44],
  [16, 44],
])('on a laptop %i rows get spaces of %i pixels', (count, pixels) => {
  const look = camera()
  look.settle(rows(count))
  expect(Math.floor(look.view.scale * WIDTH)).toBe(pixels)
})

test('a small board is not blown up, and a phone begins with its own scale', () => {
  const look = camera()
  look.settle(rows(2, 2))
  expect(Math.round(look.view.scale * WIDTH)).toBe(92)
  const phone = camera({ ...laptop, sizes: { start: 60 } })
  phone.settle(rows(9))
  expect(Math.round(phone.view.scale * WIDTH)).toBe(60)
})

test('what is looked for comes into sight at the same scale, beside what covers the board', () => {
  const look = camera({ ...laptop, cover: { ...NONE, right: 400 } })
  const far = { x: 1100, y: 300 }
  expect(look.sees(far)).toBe(false)
  look.bring([far])
  expect(look.sees(far)).toBe(true)
  expect(onScreen(look.view, far).x).toBeLessThan(1280 - 80 - 400)
  expect(look.view.scale).toBe(1)
})

test('what is in sight already moves nothing', () => {
  const look = camera()
  const { view } = look
  look.bring([{ x: 300, y: 200 }])
  expect(look.view).toBe(view)
})

test('right after a person moved the board it does not move by itself', () => {
  const look = camera()
  expect(look.free).toBe(true)
  look.pan(10, 0)
  expect(look.free).toBe(false)
})
