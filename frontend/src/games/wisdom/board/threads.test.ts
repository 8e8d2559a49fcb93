import { render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { expect, test } from 'vitest'
import type { Snapshot } from '../../../wire.gen'
import AtTable from '../testing/AtTable.svelte'
import { aim, bodyOf, groundOf, sample, tableWith } from '../testing/samples'
import Board from './Board.svelte'
import { drawnThread } from './threads'

const drawn = () =>
  [...document.querySelectorAll('[data-thread]')].map((one) => one.getAttribute('data-thread'))

function show(snapshot: Snapshot) {
  const table = tableWith(snapshot)
  render(AtTable, { table, part: Board })
  return table
}

test('what was declared draws a thread from its source to its target', () => {
  const snapshot = sample('city')
  bodyOf(snapshot).threads = [{ seat: 0, source: 3, target: 40 }]
  show(snapshot)
  expect(drawn()).toEqual(['3 40'])
})

test('pointing at a target draws the thread that the answer would begin', async () => {
  const snapshot = sample('step')
  aim(snapshot, 0, { source: 5 })
  const goal = bodyOf(snapshot).asking!.targets[0]!.square
  const table = show(snapshot)
  expect(drawn()).toEqual([])
  table.pointed = goal
  await tick()
  expect(drawn()).toEqual([`5 ${goal}`])
})

test('pointing at a city shows from where scouts send to it', async () => {
  const snapshot = sample('city')
  const city = bodyOf(snapshot).seats[0]!.cities[0]!
  city.scouts = [7]
  const table = show(snapshot)
  table.pointed = city.square
  await tick()
  expect(drawn()).toEqual([`7 ${city.square}`])
  table.pointed = city.square === 0 ? 1 : 0
  await tick()
  expect(drawn()).toEqual([])
})

test('a thread begins in the middle of its square and bends; to nowhere there is none', () => {
  const ground = groundOf(sample('city'))
  const { x, y } = ground.squares[0]!
  const thread = drawnThread(ground, { seat: 0, source: 0, target: 2 })!
  expect(thread.path.startsWith(`M${x * 72 + 36} ${y * 72 + 36}Q`)).toBe(true)
  expect(drawnThread(ground, { seat: 0, source: 0, target: 0 })).toBeNull()
  expect(drawnThread(ground, { seat: 0, source: 0, target: -1 })).toBeNull()
})
