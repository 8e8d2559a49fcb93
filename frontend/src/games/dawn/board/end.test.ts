import { render } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import WithWords from '../../../testing/WithWords.svelte'
import type { Table } from '../../../state/table.svelte'
import { sceneOf } from '../state'
import AtTable from '../testing/AtTable.svelte'
import { sample, tableWith } from '../testing/samples'
import Board from './Board.svelte'
import { motesAlong } from './outlines'

const game = sample('over')
const motion = vi.hoisted(() => ({ current: false }))
vi.mock('svelte/motion', async (original) => ({
  ...(await original<object>()),
  prefersReducedMotion: motion,
}))

beforeEach(() => {
  vi.useFakeTimers()
  motion.current = false
})
afterEach(() => {
  vi.useRealTimers()
})

function show(table = tableWith(game)): Table {
  render(AtTable, { table, part: WithWords, rest: { of: Board } })
  return table
}
const veiled = (): number => {
  const path = document.querySelector('.veil')?.getAttribute('d') ?? ''
  return path.split('M').length - 1
}
const dust = (): number => document.querySelectorAll('.dust circle').length

test('when the game is over all but the winner’s realm is dimmed', () => {
  show()
  const { pieces, winners } = sceneOf(game.scene)
  const own = new Set(pieces.filter(({ seat }) => winners.includes(seat)).map(({ space }) => space))
  expect(own.size).toBeGreaterThan(3)
  expect(veiled()).toBe(document.querySelectorAll('[data-space]').length - own.size)
})

test('in its past nothing is', () => {
  const table = tableWith(game)
  table.past = { moment: 3, scene: game.scene, ground: game.scene.ground! }
  show(table)
  expect(veiled()).toBe(0)
  expect(dust()).toBe(0)
})

test('gold dust lies along the winner’s border for three seconds', async () => {
  show()
  expect(dust()).toBeGreaterThan(20)
  await vi.advanceTimersByTimeAsync(2900)
  expect(dust()).toBeGreaterThan(20)
  await vi.advanceTimersByTimeAsync(200)
  expect(dust()).toBe(0)
})

test('who wants no motion sees no dust', () => {
  motion.current = true
  show()
  expect(dust()).toBe(0)
})

test('the dust keeps near the line it lies along', () => {
  const motes = motesAlong('M0 0L70 0')
  expect(motes).toHaveLength(10)
  for (const { x, y, chance } of motes) {
    expect(x).toBeGreaterThan(-5)
    expect(x).toBeLessThan(75)
    expect(Math.abs(y)).toBeLessThanOrEqual(3)
    expect(chance).toBeGreaterThanOrEqual(0)
    expect(chance).toBeLessThan(1)
  }
})
