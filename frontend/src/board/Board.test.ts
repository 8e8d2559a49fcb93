import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import catalogue from '../fixtures/catalogue-en.json'
import exploring from '../fixtures/terra-explore.json'
import placing from '../fixtures/terra-4p-mid.json'
import * as api from '../net/api'
import { names } from '../state/catalogue.svelte'
import { settings } from '../state/settings.svelte'
import { Table } from '../state/table.svelte'
import type { Catalogue, Snapshot } from '../wire.gen'
import BoardHarness from './BoardHarness.test.svelte'

function show(snapshot: unknown): Table {
  const table = new Table('room', ['secret'])
  table.hear(snapshot as Snapshot)
  render(BoardHarness, { table })
  return table
}

beforeEach(() => {
  vi.restoreAllMocks()
  settings.lang = 'en'
  settings.confirm = true
  names.use(catalogue as unknown as Catalogue)
})

test('a space that may be chosen is a button, and clicking it sends its answer', async () => {
  const sent = vi.spyOn(api, 'answer').mockResolvedValue({ rev: 1 })
  show(placing)
  const spaces = screen.getAllByRole('button', { name: /you may choose this/ })
  expect(spaces.map((space) => space.dataset.space)).toEqual(['68', '71'])
  await fireEvent.click(spaces[1]!)
  expect(sent.mock.calls[0]?.[2]).toMatchObject({ answer: 71, rev: placing.rev })
})

test('a space that may not be chosen says why, and sends nothing', async () => {
  const sent = vi.spyOn(api, 'answer')
  const asked = vi.spyOn(api, 'why').mockResolvedValue({ text: 'Too far from your cities.' })
  show(placing)
  await fireEvent.click(document.querySelector('[data-space="9"]')!)
  await screen.findByText('Too far from your cities.')
  expect(asked.mock.calls[0]?.[2]).toBe('9')
  expect(screen.getByText('Control token')).toBeTruthy()
  expect(sent).not.toHaveBeenCalled()
})

test('with the keyboard alone: to the next lit space, then choose it', async () => {
  const sent = vi.spyOn(api, 'answer').mockResolvedValue({ rev: 1 })
  show(placing)
  const map = screen.getByRole('application')
  await fireEvent.keyDown(map, { key: 'Tab' })
  expect(map.getAttribute('aria-activedescendant')).toBe('space-68')
  await fireEvent.keyDown(map, { key: 'Enter' })
  await waitFor(() => expect(sent.mock.calls[0]?.[2]).toMatchObject({ answer: 68 }))
})

test('on a touch screen the first tap explains and the second chooses', async () => {
  const sent = vi.spyOn(api, 'answer').mockResolvedValue({ rev: 1 })
  settings.oneTap = false
  show(placing)
  const tap = () => {
    const event = new MouseEvent('click', { bubbles: true })
    Object.defineProperty(event, 'pointerType', { value: 'touch' })
    return fireEvent(document.querySelector('[data-space="68"]')!, event)
  }
  await tap()
  await screen.findByText('Tap again to choose it.')
  expect(sent).not.toHaveBeenCalled()
  await tap()
  expect(sent.mock.calls[0]?.[2]).toMatchObject({ answer: 68 })
})

test('a tile is laid with arrows and Enter where it is offered', async () => {
  const sent = vi.spyOn(api, 'answer').mockResolvedValue({ rev: 1 })
  show(exploring)
  const map = screen.getByRole('application')
  await screen.findByText(/Place 1 of 2/)
  await fireEvent.keyDown(map, { key: 'ArrowLeft' })
  await screen.findByText(/Place 2 of 2/)
  await fireEvent.keyDown(map, { key: 'Enter' })
  expect(sent.mock.calls[0]?.[2]).toMatchObject({ answer: 122436 })
})
