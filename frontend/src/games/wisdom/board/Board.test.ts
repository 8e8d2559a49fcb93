import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import * as api from '../../../net/api'
import { settings } from '../../../state/settings.svelte'
import type { Table } from '../../../state/table.svelte'
import WithWords from '../../../testing/WithWords.svelte'
import type { Snapshot } from '../../../wire.gen'
import { Wisdom } from '../state'
import { focusOf } from '../table/focus.svelte'
import AtTable from '../testing/AtTable.svelte'
import { aim, askingOf, bodyOf, groundOf, sample, tableWith } from '../testing/samples'
import Board from './Board.svelte'
import Readout from './Readout.svelte'

function show(snapshot: Snapshot): Table {
  const table = tableWith(snapshot)
  render(AtTable, { table, part: WithWords, rest: { of: Board } })
  return table
}
const lit = (): HTMLElement[] => screen.getAllByRole('button', { name: /You may choose this/ })
const square = (number: number): Element => document.querySelector(`[data-space="${number}"]`)!

beforeEach(() => {
  vi.restoreAllMocks()
  vi.spyOn(api, 'why').mockResolvedValue({ text: '' })
})

test('a square that may be chosen is a button by its name, and clicking it sends its answer', async () => {
  const sent = vi.spyOn(api, 'answer').mockResolvedValue({ rev: 1 })
  show(sample('step'))
  const near = ['11', '25', '28']
  expect(lit().map((one) => one.dataset.space)).toEqual(expect.arrayContaining(near))
  expect(square(11).getAttribute('aria-label')).toContain('Eshowe. City of Shaka.')
  expect(square(0).getAttribute('role')).toBe('img')
  await fireEvent.click(square(25))
  const answer = sample('step').scene.question!.options[1]!.answer
  expect(sent.mock.calls[0]?.[2]).toMatchObject({ answer, rev: sample('step').rev })
})

test('a square that is not offered says why, and sends nothing', async () => {
  const sent = vi.spyOn(api, 'answer')
  const asked = vi.spyOn(api, 'why').mockResolvedValue({ text: 'That is too far.' })
  show(sample('step'))
  await fireEvent.click(square(0))
  await screen.findByText('That is too far.')
  expect(asked.mock.calls[0]?.[2]).toBe(groundOf(sample('step')).squares[0]!.grid)
  expect(sent).not.toHaveBeenCalled()
})

test('what the table refuses on a square is crossed out, and the reader has the sentence', async () => {
  const snapshot = sample('step')
  const refused = { on: 'square', name: '', why: 'stack full', text: 'Two already stand there.' }
  askingOf(snapshot).refused = [12, 12].map((at) => ({
    ...refused,
    square: at,
    cost: -1,
    because: [30],
  }))
  const asked = vi.spyOn(api, 'why')
  const table = show(snapshot)
  expect(document.querySelectorAll('.locked')).toHaveLength(1)
  await fireEvent.click(square(12))
  await screen.findByText('Two already stand there.')
  expect(document.querySelector('.in-the-way')).toBeTruthy() // drawn in red
  expect(asked).not.toHaveBeenCalled()
  render(AtTable, { table, part: Readout })
  expect(screen.getByText('stack full')).toBeTruthy()
})

test('with the keyboard alone: to the next lit square, to its neighbours, a tile on, choose', async () => {
  const sent = vi.spyOn(api, 'answer').mockResolvedValue({ rev: 1 })
  const snapshot = sample('step')
  const table = show(snapshot)
  const map = screen.getByRole('application')
  const at = () => groundOf(snapshot).squares[table.pointed]!
  await fireEvent.keyDown(map, { key: 'Tab' })
  expect(map.getAttribute('aria-activedescendant')).toBe('space-11')
  const { x, y } = at()
  await fireEvent.keyDown(map, { key: 'ArrowDown' })
  expect(at()).toMatchObject({ x, y: y + 1 })
  await fireEvent.keyDown(map, { key: 'ArrowDown', shiftKey: true })
  expect(at()).toMatchObject({ x, y: y + 5 })
  await fireEvent.keyDown(map, { key: 'Tab' })
  await fireEvent.keyDown(map, { key: 'Enter' })
  const answer = snapshot.scene.question!.options[0]!.answer
  await waitFor(() => expect(sent.mock.calls[0]?.[2]).toMatchObject({ answer }))
})

test('a face-down tile is one thing: any of its squares turns it up, and Tab stops there once', async () => {
  const snapshot = sample('step')
  const { squares } = groundOf(snapshot)
  for (const one of squares) if (one.tile === 4) Object.assign(one, { terrain: '', resource: '' })
  aim(snapshot, 2, { on: 'tile', square: 64 })
  const sent = vi.spyOn(api, 'answer').mockResolvedValue({ rev: 1 })
  show(snapshot)
  expect(document.querySelectorAll('.tile-back')).toHaveLength(
    new Set(squares.filter(({ terrain }) => !terrain).map(({ tile }) => tile)).size,
  )
  const ofTile = lit().filter(({ dataset }) => squares[Number(dataset.space)]!.tile === 4)
  expect(ofTile.map(({ dataset }) => dataset.space)).toEqual(['64'])
  expect(ofTile[0]!.getAttribute('aria-label')).toMatch(
    /\. You may choose this\. The desert south-east of Eshowe\. Steps away: 1\.$/,
  )
  const map = screen.getByRole('application')
  const stops: (string | null)[] = []
  for (let press = 0; press < 4; press += 1) {
    await fireEvent.keyDown(map, { key: 'Tab' })
    stops.push(map.getAttribute('aria-activedescendant'))
  }
  expect(stops.slice(0, 3)).toEqual(['space-11', 'space-25', 'space-64'])
  await fireEvent.click(square(70))
  const answer = snapshot.scene.question!.options[2]!.answer
  expect(sent.mock.calls[0]?.[2]).toMatchObject({ answer })
})

test('an attack carries its odds, and the readout what would change', () => {
  const snapshot = sample('step')
  const changes = [{ name: 'production of Eshowe', before: 5, after: 7 }]
  aim(snapshot, 1, { badge: 'attack', odds: 0.62, changes })
  const table = show(snapshot)
  expect(document.querySelector('.odds')?.textContent).toContain('62')
  table.pointed = 25
  render(AtTable, { table, part: Readout })
  expect(screen.getByText('5 → 7')).toBeTruthy()
  expect(screen.getByText('62 %')).toBeTruthy()
})

test('Y shows what every square gives, and hides it again', async () => {
  show(sample('step'))
  const map = screen.getByRole('application')
  const shown = (): number => document.querySelectorAll('.yield').length
  const few = shown()
  await fireEvent.keyDown(map, { key: 'y' })
  expect(shown()).toBeGreaterThan(few + 50)
  await fireEvent.keyDown(map, { key: 'y' })
  expect(shown()).toBe(few)
})

test('on wish every square has the field of an atlas', async () => {
  show(sample('step'))
  expect(document.querySelector('.grid')).toBe(null)
  settings.grid = true
  await tick()
  expect(document.querySelectorAll('.grid')).toHaveLength(groundOf(sample('step')).squares.length)
  settings.grid = false
})

test('when the game is over all but the winner’s realm is dimmed', () => {
  const snapshot = { ...sample('city'), over: true }
  snapshot.scene.winners = [1]
  snapshot.scene.question = null
  askingOf(snapshot).targets = []
  show(snapshot)
  const own = (snapshot.scene.body as { owners: number[] }).owners.filter((seat) => seat === 1)
  const path = document.querySelector('.veil')?.getAttribute('d') ?? ''
  expect(path.split('M').length - 1).toBe(groundOf(snapshot).squares.length - own.length)
})

test('what may be crossed but not stopped in carries the badge of the reason', () => {
  const snapshot = sample('step')
  askingOf(snapshot).far = [
    { square: 12, steps: 2, by: 11, badge: 'full', why: 'Two stand there.' },
  ]
  const table = show(snapshot)
  expect(document.querySelectorAll('[data-crossed="12"]')).toHaveLength(1)
  expect(square(12).getAttribute('role')).toBe('img') // it is no answer
  expect(square(12).getAttribute('aria-label')).toContain('Two stand there.')
  expect(table.options.length).toBe(3)
})

test('what would leave for a building is crossed out, for the square one points at', async () => {
  const snapshot = sample('step')
  askingOf(snapshot).kind = 'square'
  aim(snapshot, 0, { leaves: [30] })
  aim(snapshot, 1, { over: true })
  const table = show(snapshot)
  const crossed = () =>
    [...document.querySelectorAll<HTMLElement>('[data-leaves]')].map((one) => one.dataset.leaves)
  expect(crossed()).toEqual(['30'])
  table.pointed = 25
  await tick()
  expect(crossed()).toEqual([])
  table.pointed = 11
  await tick()
  expect(crossed()).toEqual(['30'])
})

test('a declared action is a ghost on its square, with what is paid for it', () => {
  const snapshot = sample('step')
  bodyOf(snapshot).window = {
    kind: 'city',
    actor: 0,
    text: '',
    name: 'granary',
    square: 12,
    seats: [],
    aim: '',
    declared: [
      { kind: 'object', square: 12, name: 'granary', amount: 0, cost: 10, rush: 6 },
      { kind: 'culture', square: 22, name: '', amount: 4, cost: 0, rush: 0 },
    ],
  }
  show(snapshot)
  const [granary, arts] = [...document.querySelectorAll('[data-declared]')]
  const numbers = (ghost: Element) =>
    [...ghost.querySelectorAll('.yield text')].map((one) => one.textContent)
  expect(granary!.getAttribute('data-declared')).toBe('12')
  expect(numbers(granary!)).toEqual(['10', '6'])
  expect(numbers(arts!)).toEqual(['4'])
})

test('a press on a city that may act opens it', async () => {
  const sent = vi.spyOn(api, 'answer')
  const table = show(sample('city'))
  await fireEvent.click(square(22))
  expect(focusOf(new Wisdom(table))).toBe(0)
  expect(table.raised).toEqual([])
  expect(sent).not.toHaveBeenCalled()
})

test('discs to harvest are lit, and those the market has no more of are grey', () => {
  const snapshot = sample('step')
  askingOf(snapshot).kind = 'resource'
  aim(snapshot, 0, { on: 'resource', name: 'wheat', squares: [17] })
  const gone = { on: 'resource', name: 'silk', why: 'none in market', text: 'None left.' }
  askingOf(snapshot).refused = [{ ...gone, square: 18, cost: -1, because: [] }]
  show(snapshot)
  expect(document.querySelectorAll('.lights circle.ring[r="19"]')).toHaveLength(1)
  expect(document.querySelectorAll('[data-spent="18"]')).toHaveLength(1)
})
