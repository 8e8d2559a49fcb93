import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import * as api from '../../../net/api'
import AtTable from '../testing/AtTable.svelte'
import type { Option } from '../state'
import { offer, optionsOf, ownSeat, sample, tableWith } from '../testing/samples'
import EventDial from './EventDial.svelte'
import Log from '../../../table/Log.svelte'
import Market from './Market.svelte'
import Row from './Row.svelte'
import { ruleWords } from '../../../table/rule'
import Victory from './Victory.svelte'

const rest = { onopen: () => undefined }

test('every seat’s progress stands on every agenda', () => {
  render(AtTable, { table: tableWith(sample('placing')), part: Victory, rest })
  expect(screen.getByRole('img', { name: 'Gilgamesh: 2 of 15' })).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Teddy Roosevelt: 1 of 5' })).toBeTruthy()
  expect(screen.getAllByRole('img', { name: /^Wilhelmina: / })).toHaveLength(8)
})

test('a wonder shows what it costs you, and what a token saves', () => {
  render(AtTable, { table: tableWith(sample('placing')), part: Market, rest })
  const gardens = screen.getByRole('button', {
    name: /^Hanging Gardens, Culture, cost 7, a trade token/,
  })
  expect(gardens.querySelector('s')?.textContent).toBe('8')
})

test('a wonder that may be chosen is chosen by a click on it', async () => {
  const snapshot = sample('placing')
  const target = { ...optionsOf(snapshot)[0]!.target, on: 'wonder', space: -1, name: 'oracle' }
  offer(snapshot, [{ answer: 7, name: 'oracle', text: 'Oracle', space: -1, target }])
  const table = tableWith(snapshot)
  const choose = vi.spyOn(table, 'choose').mockResolvedValue()
  render(AtTable, { table, part: Market, rest })
  await fireEvent.click(screen.getByRole('button', { name: /^Oracle/ }))
  expect(choose.mock.calls[0]![0].answer).toBe(7)
})

test('a card of the row is chosen by clicks, and one that may not be is not', async () => {
  const snapshot = sample('chooseCard')
  const seat = ownSeat(snapshot)
  const kept = optionsOf(snapshot).filter((option) => option.target.lane !== seat.row[0]!.lane)
  offer(snapshot, kept)
  const table = tableWith(snapshot)
  const choose = vi.spyOn(table, 'choose').mockResolvedValue()
  render(AtTable, { table, part: Row, rest: { seat } })
  const cards = screen.getAllByRole('option')
  expect(cards[0]!.getAttribute('aria-disabled')).toBe('true')
  await fireEvent.click(cards[0]!)
  expect(choose).not.toHaveBeenCalled()
  await fireEvent.click(cards[1]!)
  await fireEvent.click(cards[1]!)
  const chosen = choose.mock.calls[0]![0] as Option
  expect(chosen.target.lane).toBe(seat.row[1]!.lane)
})

test('the log can be read by seat, and a line shows its place', async () => {
  const table = tableWith(sample('placing'))
  render(AtTable, { table, part: Log })
  await fireEvent.click(screen.getByRole('button', { name: 'Teddy Roosevelt' }))
  expect(screen.queryByText('Sumeria (blue) to play.')).toBeNull()
  await fireEvent.click(screen.getByText(/^America \(orange\) places a district on the hills/))
  expect(table.pulse).toEqual([59])
})

test('in a replay the log ends with the moment shown, and links to moments after what they tell', () => {
  const snapshot = sample('placing')
  const table = tableWith(snapshot)
  const line = snapshot.log.lines.at(-3)!
  table.past = { moment: line.moment + 1, scene: snapshot.scene, ground: table.ground }
  render(AtTable, { table, part: Log })
  expect(screen.getAllByText(line.text).at(-1)!.closest('li')!.className).toContain('current')
  expect(screen.queryByText(snapshot.log.lines.at(-1)!.text)).toBeNull()
  const links = screen.getAllByRole('link')
  expect(links.at(-1)!.getAttribute('href')).toBe(`#/replay/room/${line.moment + 1}`)
})

test('a card of the row is raised while one’s own question is about it', () => {
  const snapshot = sample('placing')
  const { scene } = snapshot
  const raised = () => screen.queryAllByRole('option', { selected: true }).length
  const seat = ownSeat(snapshot)
  const { unmount } = render(AtTable, { table: tableWith(snapshot), part: Row, rest: { seat } })
  expect(raised()).toBe(1)
  unmount()
  const others = { ...snapshot, scene: { ...scene, question: { ...scene.question!, seat: 0 } } }
  render(AtTable, { table: tableWith(others), part: Row, rest: { seat } })
  expect(raised()).toBe(0)
})

test('older lines of the log are fetched on wish, and news still go where they belong', async () => {
  const now = sample('placing')
  const { lines, told } = now.log
  const middle = lines[30]!.moment
  const old = lines.filter((line) => line.moment < middle)
  old[0]!.text = 'Long ago.'
  const late = lines.filter((line) => line.moment >= middle)
  now.log = { start: middle, lines: late, more: true, told }
  const page = { start: 0, lines: old, more: false, told }
  const asked = vi.spyOn(api, 'log').mockResolvedValue(page)
  const table = tableWith(now)
  render(AtTable, { table, part: Log })
  expect(screen.queryByText(old[0]!.text)).toBeNull()
  await fireEvent.click(screen.getByRole('button', { name: 'Show older lines' }))
  expect(await screen.findByText(old[0]!.text)).toBeTruthy()
  expect(asked).toHaveBeenCalledWith('room', ['secret'], middle, 'en')
  expect(table.log).toEqual(lines)
  expect(screen.queryByRole('button', { name: 'Show older lines' })).toBeNull()
  const line = { ...lines[0]!, moment: now.moment, text: 'Something new.' }
  const news = { start: now.moment, lines: [line], more: true, told }
  table.hear({ ...now, rev: now.rev + 1, log: news })
  expect(table.log).toEqual([...lines, line])
  table.hear({
    ...now,
    rev: now.rev + 2,
    log: { start: now.moment + 9, lines: [line], more: true, told },
  })
  expect(table.log).toEqual([line])
  expect(table.more).toBe(true)
})

test('the event dial says what happens and what comes next', () => {
  render(AtTable, { table: tableWith(sample('placing')), part: EventDial })
  const label = screen.getByRole('img').getAttribute('aria-label')
  expect(label).toBe('Event dial: Governments, World wonders age. next: Barbarian movement')
})

test('a rule keeps its pages and loses its ids', () => {
  expect(
    ruleWords('One goes (base pp. 6, 15, B-TRN-06, B-CLR-24; Terra Incognita p. 11, T-FOR-04).'),
  ).toBe('One goes (base pp. 6, 15; Terra Incognita p. 11).')
})
