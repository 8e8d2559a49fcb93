import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as api from '../../../net/api'
import type { Table } from '../../../state/table.svelte'
import AtTable from '../testing/AtTable.svelte'
import { sample, tableWith } from '../testing/samples'
import { replayOf } from '../../../replay/replay.svelte'
import Transport from '../../../replay/Transport.svelte'
import Reader from '../../../shell/Reader.svelte'

const game = sample('placing')
let table: Table

beforeEach(async () => {
  location.hash = '#/replay/room/150'
  vi.spyOn(api, 'moment').mockImplementation(async (_room, _secrets, at) => ({
    moment: at,
    moments: game.moment,
    scene: game.scene,
  }))
  table = tableWith(game)
  await replayOf(table).go(150)
  render(AtTable, { table, part: Transport })
  render(AtTable, { table, part: Reader })
})

afterEach(() => {
  vi.restoreAllMocks()
})

const settled = () => new Promise((done) => setTimeout(done))

test('it says where in the game one is', () => {
  const line = game.log.lines.findLast((other) => other.moment < 150)!
  expect(screen.getByText(`Move 150 of ${game.moment}`)).toBeTruthy()
  expect(screen.getByText(`round ${game.scene.round}: ${line.text}`)).toBeTruthy()
  const slider = screen.getByRole('slider', { name: 'Move of the game' }) as HTMLInputElement
  expect(slider.value).toBe('150')
})

test('the keys step, and the address follows', async () => {
  await fireEvent.keyDown(document.body, { key: '.' })
  await settled()
  expect(table.past?.moment).toBe(151)
  expect(location.hash).toBe('#/replay/room/151')
  await fireEvent.keyDown(document.body, { key: ',' })
  await fireEvent.keyDown(document.body, { key: 'End' })
  await settled()
  expect(table.past?.moment).toBe(game.moment)
  await fireEvent.keyDown(document.body, { key: 'Home' })
  await settled()
  expect(table.past?.moment).toBe(0)
})

test('an address that names another moment is followed, also if the page wrote its own since', async () => {
  await fireEvent.keyDown(document.body, { key: '.' })
  await settled()
  const newURL = new URL('#/replay/room/150', location.href).href
  await fireEvent(window, new HashChangeEvent('hashchange', { newURL }))
  await settled()
  expect(table.past?.moment).toBe(150)
})

test('at the beginning there is no step back', async () => {
  await fireEvent.keyDown(document.body, { key: 'Home' })
  const back = screen.getByRole('button', { name: 'One move back' })
  expect(back.getAttribute('aria-disabled')).toBe('true')
})

test('one comes back to the live table', async () => {
  await fireEvent.click(screen.getByRole('button', { name: 'Back to live' }))
  expect(table.past).toBeNull()
  expect(location.hash).toBe('#/table/room')
})

test('the link to a moment is one that watches', async () => {
  vi.spyOn(api, 'links').mockResolvedValue({ watch: 'watchers-secret', claimed: [] })
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await fireEvent.click(screen.getByRole('button', { name: 'More' }))
  await fireEvent.click(screen.getByRole('button', { name: 'Copy link' }))
  await screen.findByText('Link to this move copied.')
  expect(copied.mock.calls[0]![0]).toMatch(/#\/join\/room\/watchers-secret\?moment=150$/)
})

test('a record that is refused is refused in words', async () => {
  vi.spyOn(api, 'record').mockRejectedValue(
    new api.Refused('not-over', 'The record is given out when the game is over.', 403),
  )
  await fireEvent.click(screen.getByRole('button', { name: 'More' }))
  await fireEvent.click(screen.getByRole('button', { name: 'Save record' }))
  await screen.findByText('The record is given out when the game is over.')
})

test('a game that goes on is not analysed', async () => {
  const hint = vi.spyOn(api, 'hint')
  await fireEvent.click(screen.getByRole('button', { name: 'More' }))
  expect(screen.queryByRole('button', { name: 'Analysis' })).toBeNull()
  await fireEvent.keyDown(document.body, { key: 'h' })
  expect(hint).not.toHaveBeenCalled()
})

test('when it is over, better answers are asked for at the moment shown', async () => {
  const range = { low: 0.6, high: 0.6, wins: 0 }
  const told = { name: 'x', text: 'Build', reason: 'A second city' }
  const advised = { answer: 1, chance: 0.6, ...range, ...told }
  const hint = vi
    .spyOn(api, 'hint')
    .mockResolvedValue({ at: 150, seat: 0, chance: 0.5, answers: [advised], equal: 1 })
  table.hear({ ...game, over: true })
  await fireEvent.click(screen.getByRole('button', { name: 'More' }))
  await fireEvent.click(screen.getByRole('button', { name: 'Better answers here' }))
  await screen.findByText('A second city')
  expect(hint).toHaveBeenCalledWith('room', ['secret'], 'en', 150)
  await fireEvent.keyDown(document.body, { key: '.' })
  await settled()
  expect(screen.queryByText('A second city')).toBeNull()
})

test('at a moment when nobody is asked there is nothing to choose', async () => {
  const hint = vi.spyOn(api, 'hint')
  const scene = { ...game.scene, question: null }
  table.hear({ ...game, over: true })
  table.past = { ...table.past!, scene }
  await fireEvent.keyDown(document.body, { key: 'h' })
  await screen.findByText('There is nothing to choose here.')
  expect(hint).not.toHaveBeenCalled()
})

test('of a game that is over one may look through the eyes of any seat, of one that runs not', async () => {
  await fireEvent.click(screen.getByRole('button', { name: 'More' }))
  expect(screen.queryByRole('combobox', { name: /seen by/ })).toBeNull()
  table.hear({ ...game, rev: game.rev + 1, over: true })
  const eyes = await screen.findByRole('combobox', { name: /seen by/ })
  await fireEvent.change(eyes, { target: { value: '1' } })
  await settled()
  expect(vi.mocked(api.moment).mock.calls.at(-1)!.slice(2)).toEqual([153, 'en', 1])
})
