import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as api from '../../../net/api'
import { peopleOf } from '../../../table/seats'
import AtTable from '../testing/AtTable.svelte'
import { sample, tableWith } from '../testing/samples'
import type { Analysis as Found } from '../../../wire.gen'
import Analysis from '../../../replay/Analysis.svelte'

const game = sample('over')
const advised = (answer: number, text: string, chance: number) => ({
  answer,
  name: text,
  text,
  chance,
  low: chance,
  high: chance,
  wins: 0,
  reason: `${text} because`,
})
const WHOLE: Found = {
  done: 4,
  of: 4,
  points: [
    { at: 10, round: 1, seat: 0, chances: [0.5, 0.3, 0.2] },
    { at: 20, round: 1, seat: 1, chances: [0.6, 0.2, 0.2] },
    { at: 40, round: 2, seat: 0, chances: [0.2, 0.7, 0.1] },
    { at: 60, round: 2, seat: -1, chances: [0, 1, 0] },
  ],
  turning: [
    {
      at: 41,
      seat: 0,
      lost: 0.31,
      played: advised(1, 'pass', 0.1),
      better: [advised(2, 'attack', 0.41)],
    },
    { at: 25, seat: 1, lost: 0.12, played: advised(3, 'wait', 0.2), better: [] },
  ],
}
const onpick = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  onpick.mockReset()
})

async function show(...told: Found[]) {
  const analysis = vi.spyOn(api, 'analysis')
  for (const found of told) analysis.mockResolvedValueOnce(found)
  const table = tableWith(game)
  table.past = { moment: 30, scene: game.scene, ground: game.scene.ground! }
  render(AtTable, { table, part: Analysis, rest: { onpick } })
  await vi.advanceTimersByTimeAsync(0)
  return { table, analysis }
}

test('while the server works it out one sees how far it is, then the turning points', async () => {
  const none = { done: 0, of: 1, points: [], turning: [] }
  const part = { ...WHOLE, done: 2, points: WHOLE.points.slice(0, 2), turning: [] }
  const { analysis } = await show(none, part, WHOLE)
  expect(screen.getByText('Playing the game through: 0 of 1')).toBeTruthy()
  await vi.advanceTimersByTimeAsync(1000)
  expect(screen.getByText('Playing the game through: 2 of 4')).toBeTruthy()
  expect((screen.getByRole('progressbar') as HTMLProgressElement).value).toBe(2)
  expect(screen.queryByText('Turning points')).toBeNull()
  await vi.advanceTimersByTimeAsync(1000)
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.getByText('Turning points')).toBeTruthy()
  await vi.advanceTimersByTimeAsync(5000)
  expect(analysis).toHaveBeenCalledTimes(3)
})

test('the plot reads every seat’s chance in words, and Enter goes to that turn', async () => {
  await show(WHOLE)
  const plot = screen.getByRole('slider', { name: 'Chance to win, in %' })
  await fireEvent.keyDown(plot, { key: 'Home' })
  await fireEvent.keyDown(plot, { key: 'ArrowRight' })
  const [first] = game.scene.seats
  expect(plot.getAttribute('aria-valuetext')).toContain(`Round 1, ${peopleOf(first!)} 60`)
  await fireEvent.keyDown(plot, { key: 'Enter' })
  expect(onpick).toHaveBeenCalledWith(20)
})

test('a turning point is told as the log tells it', async () => {
  const line = game.log.lines.find(({ seat, kind }) => seat >= 0 && kind !== 'turn')!
  const { played, better } = WHOLE.turning[0]!
  const point = { at: line.moment, seat: line.seat, lost: 0.2, played, better }
  await show({ ...WHOLE, turning: [point] })
  expect(
    screen.getByRole('button', { name: new RegExp(line.text.replace(/[()]/g, '.')) }),
  ).toBeTruthy()
})

test('turning points stand in the order of the game, with what was lost and what was better', async () => {
  await show(WHOLE)
  const list = screen.getByRole('region', { name: 'Turning points' })
  const [first, second] = within(list).getAllByRole('button')
  expect(first!.textContent).toMatch(/round 1: wait/)
  expect(first!.textContent).toContain('−12 %')
  expect(second!.textContent).toMatch(/round 2: pass/)
  expect(within(list).getByText('attack because')).toBeTruthy()
  expect(within(list).getByText('pass because')).toBeTruthy()
  await fireEvent.click(second!)
  expect(onpick).toHaveBeenCalledWith(41)
})

test('a game without turning points says so', async () => {
  await show({ ...WHOLE, turning: [] })
  expect(screen.getByText(/^No answer cost much/)).toBeTruthy()
})

test('whoever leaves asks no more', async () => {
  const part = { ...WHOLE, done: 1, points: [], turning: [] }
  const { analysis } = await show(part, part, part)
  cleanup()
  await vi.advanceTimersByTimeAsync(5000)
  expect(analysis).toHaveBeenCalledTimes(1)
})

test('a refusal is one sentence', async () => {
  vi.spyOn(api, 'analysis').mockRejectedValue(new api.Refused('running', 'Not over.', 403))
  render(AtTable, { table: tableWith(game), part: Analysis, rest: { onpick } })
  await vi.advanceTimersByTimeAsync(0)
  expect(screen.getByRole('status').textContent).toBe('While others play, the record stays closed.')
})

test('when the table answers again, the analysis goes on', async () => {
  const analysis = vi.spyOn(api, 'analysis')
  analysis.mockRejectedValueOnce(new api.Refused('offline', '', 0)).mockResolvedValueOnce(WHOLE)
  render(AtTable, { table: tableWith(game), part: Analysis, rest: { onpick } })
  await vi.advanceTimersByTimeAsync(0)
  expect(screen.getByRole('status').textContent).toMatch(/^The table does not answer/)
  await vi.advanceTimersByTimeAsync(1000)
  expect(screen.getByText('Turning points')).toBeTruthy()
})
