import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import AtTable from '../testing/AtTable.svelte'
import { plainSnapshot, plainTable } from '../testing/plain'
import { pretendServer } from '../testing/server'
import type { Window } from '../wire.gen'
import SettingsDialog from './SettingsDialog.svelte'

afterEach(() => vi.unstubAllGlobals())

const KINDS = { event: 'somebody plays an event', move: 'somebody moves', city: 'a city acts' }

/** What a seat may leave to the table; it is not asked about moves. */
const windowsOf = (seat: number): Window[] =>
  Object.entries(KINDS).map(([kind, text]) => ({ seat, kind, text, asked: kind !== 'move' }))

function shown(windows: Window[]) {
  const table = plainTable({ ...plainSnapshot(), windows })
  const nothing = (): void => {}
  const rest = { onshare: nothing, onhelp: nothing, onclose: nothing }
  render(AtTable, { table, part: SettingsDialog, rest })
  return table
}

const ticked = (): Record<string, boolean> =>
  Object.fromEntries(
    Object.values(KINDS).map((text) => [
      text,
      screen.getByRole<HTMLInputElement>('checkbox', { name: text }).checked,
    ]),
  )

test('a game without such moments has no such setting', () => {
  shown([])
  expect(screen.queryByRole('group', { name: 'Moments in which I am asked' })).toBeNull()
})

test('one says what one is asked about, and the table is told at each change', async () => {
  const sent = pretendServer({ 'games/room/seats/0/asks': { rev: 4 } })
  const table = shown(windowsOf(0))
  expect(screen.getByRole('group', { name: 'Moments in which I am asked' })).toBeTruthy()
  expect(Object.values(ticked())).toEqual([true, false, true])
  await fireEvent.click(screen.getByRole('checkbox', { name: KINDS.event }))
  await fireEvent.click(screen.getByRole('checkbox', { name: KINDS.move }))
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([
      { about: ['city'] },
      { about: ['move', 'city'] },
    ]),
  )
  expect(table.trouble).toBeNull()
})

test('what the table says counts', async () => {
  const table = shown(windowsOf(0))
  const windows = windowsOf(0).map((one) => ({ ...one, asked: one.kind === 'move' }))
  table.hear({ ...plainSnapshot(), rev: 4, windows })
  await waitFor(() => expect(Object.values(ticked())).toEqual([false, true, false]))
})

test('who holds several seats says it for each by name', async () => {
  const sent = pretendServer({ 'games/room/seats/1/asks': { rev: 4 } })
  shown([...windowsOf(0), ...windowsOf(1)])
  expect(screen.getByRole('group', { name: /asked.*Ada/ })).toBeTruthy()
  const bo = screen.getByRole('group', { name: /asked.*Bo/ })
  await fireEvent.click(bo.querySelector('input')!)
  await waitFor(() =>
    expect(sent).toEqual([{ path: 'games/room/seats/1/asks', body: { about: ['city'] } }]),
  )
})
