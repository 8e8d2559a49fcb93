import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import type { Table } from '../../../state/table.svelte'
import { Wisdom } from '../state'
import AtTable from '../testing/AtTable.svelte'
import { askingOf, offer, sample, tableWith } from '../testing/samples'
import { numbered } from './answers'
import Drawer from './Drawer.svelte'
import { focusOf, goOn } from './focus.svelte'
import { openCity } from './picking.svelte'

const rest = { onopen: () => undefined }
const text = (node: Element) => (node.textContent ?? '').replace(/\s+/g, ' ').trim()
const tabs = (): HTMLElement[] =>
  within(screen.getByRole('group', { name: 'Actions of the city' })).getAllByRole('button')

function opened(): Table {
  const table = tableWith(sample('city'))
  openCity(table, 0)
  render(AtTable, { table, part: Drawer, rest })
  return table
}

test('the actions of a city are tabs, each with what it brings or why not', async () => {
  const table = opened()
  const press = vi.spyOn(table, 'press').mockReturnValue()
  expect(tabs().map((tab) => text(tab.querySelector('b')!))).toEqual([
    'Produce',
    'Arts',
    'Harvest',
    'Program',
  ])
  expect(
    tabs()
      .slice(0, 2)
      .map((tab) => text(tab.querySelector('small')!)),
  ).toEqual([expect.stringMatching(/^\d+ \+ rush$/), expect.stringMatching(/^\+\d+ culture$/)])
  expect(tabs()[2]!.querySelectorAll('small svg')).toHaveLength(2) // wheat and silk
  expect(tabs()[3]!.getAttribute('aria-disabled')).toBe('true')
  await fireEvent.click(tabs()[3]!)
  expect(press).not.toHaveBeenCalled()
  await fireEvent.click(tabs()[2]!)
  expect(press.mock.calls[0]![0].text).toBe('Bulawayo: harvest a resource')
  expect(numbered(table, 3)?.text).toBe('Bulawayo: harvest a resource')
})

test('from what a city makes one turns to another of its actions', async () => {
  const table = tableWith(sample('produce'))
  const undo = vi.spyOn(table, 'undo').mockResolvedValue()
  const choose = vi.spyOn(table, 'choose').mockResolvedValue()
  render(AtTable, { table, part: Drawer, rest })
  expect(tabs()[0]!.getAttribute('aria-current')).toBe('true')
  expect(screen.getByRole('button', { name: /^Granary/ })).toBeTruthy()
  await fireEvent.click(tabs()[1]!)
  expect(undo).toHaveBeenCalledTimes(1)
  const back = sample('city')
  back.rev += 1
  table.hear(back)
  const wisdom = new Wisdom(table)
  goOn(wisdom)
  expect(choose.mock.calls[0]![0].text).toBe('Bulawayo: devote the city to the arts')
  goOn(wisdom) // only once
  expect(choose).toHaveBeenCalledTimes(1)
})

test('an action that is not offered after all leaves the city open, where it says why', async () => {
  const table = tableWith(sample('produce'))
  vi.spyOn(table, 'undo').mockResolvedValue()
  const choose = vi.spyOn(table, 'choose').mockResolvedValue()
  render(AtTable, { table, part: Drawer, rest })
  await fireEvent.click(tabs()[1]!)
  const back = sample('city')
  back.rev += 1
  const produce = { on: 'action', name: 'produce', city: 0, square: 22 }
  offer(back, [['Bulawayo: produce', produce]])
  table.hear(back)
  goOn(new Wisdom(table))
  expect(choose).not.toHaveBeenCalled()
  expect(focusOf(new Wisdom(table))).toBe(0)
})

test('what cannot be taken back any more leaves no other action', () => {
  const snapshot = sample('produce')
  snapshot.undo.may = false
  render(AtTable, { table: tableWith(snapshot), part: Drawer, rest })
  expect(tabs().map((tab) => tab.getAttribute('aria-disabled'))).toEqual([
    'false',
    'true',
    'true',
    'true',
  ])
})

test('a harvest shows the discs; what the market has no more of is grey, with the reason', async () => {
  const snapshot = sample('produce')
  snapshot.scene.question!.prompt = 'harvest'
  offer(snapshot, [['wheat', { on: 'resource', name: 'wheat', squares: [17] }]])
  const gone = { on: 'resource', name: 'silk', why: 'none in market', text: 'None left.' }
  askingOf(snapshot).refused = [{ ...gone, square: 18, cost: -1, because: [] }]
  const table = tableWith(snapshot)
  const press = vi.spyOn(table, 'press').mockReturnValue()
  render(AtTable, { table, part: Drawer, rest })
  expect(text(document.querySelector('.spent')!)).toContain('none in market')
  const wheat = screen.getByRole('button', { name: /Wheat/ })
  await fireEvent.focus(wheat)
  expect(table.pulse).toEqual([17])
  await fireEvent.click(wheat)
  expect(press.mock.calls[0]![0].text).toBe('wheat')
})
