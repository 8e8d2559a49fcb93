import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../state/settings.svelte'

const started: number[] = [] // when strokes begin

class Node {
  type = ''
  buffer: unknown = null
  frequency = { value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() }
  gain = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() }
  connect = (to: unknown) => to
  start = (at: number) => started.push(at)
  stop = vi.fn()
}
class Audio {
  currentTime = 10
  sampleRate = 100
  destination = {}
  resume = () => Promise.resolve()
  createBuffer = () => ({ getChannelData: () => new Float32Array(100) })
  createGain = () => new Node()
  createBufferSource = () => new Node()
  createBiquadFilter = () => new Node()
  createOscillator = () => new Node()
}

beforeEach(() => {
  started.length = 0
  vi.resetModules()
  vi.stubGlobal('AudioContext', Audio)
})
afterEach(() => {
  settings.sound = false
  vi.unstubAllGlobals()
})

/** The module as it is in a page that was touched, or was not. */
async function fresh(touched: boolean) {
  vi.stubGlobal('navigator', { language: 'en', userActivation: { hasBeenActive: touched } })
  const { settings: own } = await import('../state/settings.svelte')
  return { ...(await import('./sound')), own }
}

test('nothing sounds until somebody switches sounds on', async () => {
  const { sound, own } = await fresh(true)
  sound('dice')
  expect(started).toEqual([])
  own.sound = true
  sound('dice')
  expect(started.length).toBeGreaterThan(5)
})

test('nothing sounds on a page that nobody has touched', async () => {
  const { sound, own } = await fresh(false)
  own.sound = true
  sound('bell')
  expect(started).toEqual([])
})

test('every sound has strokes, and one that is to come later does', async () => {
  const { sound, SOUNDS, own } = await fresh(true)
  own.sound = true
  for (const name of Object.keys(SOUNDS) as (keyof typeof SOUNDS)[]) {
    started.length = 0
    sound(name, 2)
    expect(started, name).toHaveLength(SOUNDS[name].length)
    expect(Math.min(...started), name).toBe(12)
  }
})
