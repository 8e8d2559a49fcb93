import { fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import AtTable from '../testing/AtTable.svelte'
import { plainSnapshot, plainTable } from '../testing/plain'
import { pretendServer } from '../testing/server'
import type { Snapshot } from '../wire.gen'
import Prompt from './Prompt.svelte'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const closing = (): Snapshot => ({ ...plainSnapshot(), closing: { left: 10, of: 10 } })

function shown(snapshot = closing()) {
  const table = plainTable(snapshot)
  render(AtTable, { table, part: Prompt })
  return table
}

const spoken = () => document.querySelector('[aria-live=assertive]')!.textContent
const seconds = () => document.querySelector('.countdown text')!.textContent

test('the time left runs for everybody, and is spoken at the start and at five seconds', async () => {
  shown()
  expect(seconds()).toBe('10')
  expect(spoken()).toBe('Time to react: 10 seconds')
  await vi.advanceTimersByTimeAsync(4000)
  expect(seconds()).toBe('6')
  expect(spoken()).toBe('Time to react: 10 seconds')
  await vi.advanceTimersByTimeAsync(1000)
  expect(spoken()).toBe('5 seconds left to react')
  await vi.advanceTimersByTimeAsync(3000)
  expect(spoken()).toBe('5 seconds left to react')
  expect(seconds()).toBe('2')
})

test('when the time is over the page only waits for the table', async () => {
  const sent = pretendServer({ 'games/room/answers': { rev: 4 } })
  const table = shown()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(seconds()).toBe('0')
  expect(table.asked).toBe(true)
  expect(sent).toEqual([])
})

test('whoever lets it happen sends nothing, and may think again', async () => {
  const sent = pretendServer({ 'games/room/answers': { rev: 4 } })
  const table = shown()
  await table.choose(table.pass!)
  await tick()
  expect(screen.getByText('You let it happen')).toBeTruthy()
  expect(table.asked).toBe(false)
  await fireEvent.click(screen.getByRole('button', { name: 'Think again' }))
  expect(table.asked).toBe(true)
  expect(sent).toEqual([])
})

test('a reaction is sent at once, and letting one moment happen says nothing of the next', async () => {
  const sent = pretendServer({ 'games/room/answers': { rev: 4 } })
  const table = shown()
  await table.choose(table.pass!)
  table.hear({ ...closing(), rev: 5, moment: 4 })
  expect(table.asked).toBe(true)
  await table.choose(table.options[0]!)
  expect(sent).toHaveLength(1)
})

test('where nothing is timed a pass is an answer', async () => {
  const sent = pretendServer({ 'games/room/answers': { rev: 4 } })
  const table = shown(plainSnapshot())
  expect(document.querySelector('.countdown')).toBeNull()
  await table.choose(table.pass!)
  expect(sent).toHaveLength(1)
})
