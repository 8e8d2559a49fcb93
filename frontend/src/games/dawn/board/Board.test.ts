import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import * as api from '../../../net/api'
import WithWords from '../../../testing/WithWords.svelte'
import AtTable from '../testing/AtTable.svelte'
import { sample, tableWith } from '../testing/samples'
import Board from './Board.svelte'
import Readout from './Readout.svelte'

function show(name: 'placing' | 'explore'): void {
  render(AtTable, { table: tableWith(sample(name)), part: WithWords, rest: { of: Board } })
}

beforeEach(() => {
  vi.restoreAllMocks()
})

test('a space that may be chosen is a button, and clicking it sends its answer', async () => {
  const sent = vi.spyOn(api, 'answer').mockResolvedValue({ rev: 1 })
  show('placing')
  const spaces = screen.getAllByRole('button', { name: /You may choose this/ })
  expect(spaces.map((space) => space.dataset.space)).toEqual(['68', '71'])
  await fireEvent.click(spaces[1]!)
  expect(sent.mock.calls[0]?.[2]).toMatchObject({ answer: 71, rev: sample('placing').rev })
})

test('a space that may not be chosen says why, and sends nothing', async () => {
  const sent = vi.spyOn(api, 'answer')
  const asked = vi.spyOn(api, 'why').mockResolvedValue({ text: 'Too far from your cities.' })
  show('placing')
  await fireEvent.click(document.querySelector('[data-space="9"]')!)
  await screen.findByText('Too far from your cities.')
  expect(asked.mock.calls[0]?.[2]).toBe('9')
  expect(screen.getByText('Control token')).toBeTruthy()
  expect(sent).not.toHaveBeenCalled()
})

test('with the keyboard alone: to the next lit space, then choose it', async () => {
  const sent = vi.spyOn(api, 'answer').mockResolvedValue({ rev: 1 })
  show('placing')
  const map = screen.getByRole('application')
  await fireEvent.keyDown(map, { key: 'Tab' })
  expect(map.getAttribute('aria-activedescendant')).toBe('space-68')
  await fireEvent.keyDown(map, { key: 'Enter' })
  await waitFor(() => expect(sent.mock.calls[0]?.[2]).toMatchObject({ answer: 68 }))
})

test('on a touch screen the first tap takes the answer up and the second chooses', async () => {
  const sent = vi.spyOn(api, 'answer').mockResolvedValue({ rev: 1 })
  show('placing')
  const tap = () => {
    const event = new MouseEvent('click', { bubbles: true })
    Object.defineProperty(event, 'pointerType', { value: 'touch' })
    return fireEvent(document.querySelector('[data-space="68"]')!, event)
  }
  await tap()
  await screen.findByRole('button', { name: /^Choose it/ })
  expect(sent).not.toHaveBeenCalled()
  await tap()
  expect(sent.mock.calls[0]?.[2]).toMatchObject({ answer: 68 })
})

test('a tile is laid with arrows and Enter where it is offered', async () => {
  const sent = vi.spyOn(api, 'answer').mockResolvedValue({ rev: 1 })
  show('explore')
  const map = screen.getByRole('application')
  await screen.findByText(/Place 1 of 2/)
  await fireEvent.keyDown(map, { key: 'ArrowLeft' })
  await screen.findByText(/Place 2 of 2/)
  await fireEvent.keyDown(map, { key: 'Enter' })
  expect(sent.mock.calls[0]?.[2]).toMatchObject({ answer: 122436 })
})

test('the gold button lays the tile; the tools on it lead from place to place', async () => {
  const sent = vi.spyOn(api, 'answer').mockResolvedValue({ rev: 1 })
  show('explore')
  await screen.findByText(/Place 1 of 2/)
  const before = screen.getByRole('button', { name: 'The place before' })
  expect((before as HTMLButtonElement).disabled).toBe(true)
  await fireEvent.click(screen.getByRole('button', { name: 'The next place' }))
  await screen.findByText(/Place 2 of 2/)
  const map = screen.getByRole('application')
  await fireEvent.keyDown(map, { key: 'Tab', shiftKey: true })
  await screen.findByText(/Place 1 of 2/)
  await fireEvent.keyDown(map, { key: 'Tab' })
  await screen.findByText(/Place 2 of 2/)
  await fireEvent.click(screen.getByRole('button', { name: /^Lay it here ↵$/ }))
  expect(sent.mock.calls[0]?.[2]).toMatchObject({ answer: 122436 })
})

test('the line above the map counts the spaces that a tile touches', () => {
  const table = tableWith(sample('explore'))
  render(AtTable, { table, part: WithWords, rest: { of: Board } })
  render(AtTable, { table, part: Readout })
  expect(screen.getByText(/^Touches [4-9] spaces$/)).toBeTruthy()
  expect(screen.getByText('4 are needed')).toBeTruthy()
})
