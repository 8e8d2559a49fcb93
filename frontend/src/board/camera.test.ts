import { expect, test } from 'vitest'
import { Camera, onScreen } from './camera.svelte'

test('what is looked for comes into sight above a high prompt', () => {
  const camera = new Camera()
  Object.assign(camera, { width: 700, height: 450, ask: 270 })
  const low = { x: 300, y: 300 }
  expect(camera.sees([low])).toBe(false)
  camera.bring([low])
  expect(camera.sees([low])).toBe(true)
  expect(onScreen(camera.view, low).y).toBeLessThan(450 - 270)
})

test('what is in sight already moves nothing', () => {
  const camera = new Camera()
  Object.assign(camera, { width: 700, height: 450, ask: 60 })
  const { view } = camera
  camera.bring([{ x: 300, y: 200 }])
  expect(camera.view).toBe(view)
})
