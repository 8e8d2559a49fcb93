import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import type { Table } from '../../../state/table.svelte'
import type { Snapshot } from '../../../wire.gen'
import AtTable from '../testing/AtTable.svelte'
import { bodyOf, offer, sample, tableWith } from '../testing/samples'
import Drawer from './Drawer.svelte'
import SeatPanel from './SeatPanel.svelte'

const rest = { onopen: () => undefined }
const text = (node: Element) => (node.textContent ?? '').replace(/\s+/g, ' ').trim()

function looting(): Snapshot {
  const snapshot = sample('city')
  const loser = bodyOf(snapshot).seats[0]!
  loser.events = [{ level: 2, event: '', playable: false }]
  loser.markers = [{ back: 'hut', result: '' }]
  loser.tokens = [{ name: 'silk', count: 1 }]
  snapshot.scene.question!.prompt = 'loot'
  snapshot.scene.question!.left = 2
  offer(snapshot, [
    ['steal up to 3 trade', { on: 'loot', seat: 0, name: 'trade', amount: 3, cost: 1 }],
    ['steal silk', { on: 'loot', seat: 0, name: 'resource', side: 'silk', cost: 1 }],
    ['steal a hut', { on: 'loot', seat: 0, name: 'resource', side: 'hut', cost: 1 }],
    ['discard a coin', { on: 'loot', seat: 0, name: 'discard_coin', side: 'sheet', cost: 1 }],
    ['learn Pottery', { on: 'loot', seat: 0, name: 'tech', side: 'pottery', cost: 2 }],
    ['steal an event', { on: 'loot', seat: 0, name: 'event', amount: 2, cost: 2 }],
    ['steal a coin', { on: 'loot', seat: 0, name: 'coin', side: 'sheet', cost: 2 }],
  ])
  return snapshot
}

test('loot lies in two piles by its price, as the things themselves; pips are loot left', async () => {
  const table = tableWith(looting())
  const press = vi.spyOn(table, 'press').mockReturnValue()
  render(AtTable, { table, part: Drawer, rest })
  expect(screen.getAllByRole('heading').map(text)).toEqual([
    'Taken from Caesar',
    'price 1',
    'price 2',
  ])
  expect(screen.getByRole('img', { name: 'loot left: 2' }).querySelectorAll('i')).toHaveLength(2)
  expect(screen.getByRole('img', { name: 'event of level II, unseen' })).toBeTruthy()
  await fireEvent.click(screen.getByRole('button', { name: /steal a hut/i }))
  expect(press.mock.calls[0]![0].text).toBe('steal a hut')
})

function panel(): Table {
  const table = tableWith(looting())
  render(AtTable, { table, part: SeatPanel, rest: { ...rest, seat: 0, brief: true } })
  return table
}

test('each thing is lit with its price where it lies before the loser', async () => {
  const table = panel()
  const press = vi.spyOn(table, 'press').mockReturnValue()
  const lit = [...document.querySelectorAll('.spoil')]
  expect(
    lit.map((one) => [one.getAttribute('aria-label'), text(one.querySelector('.price')!)]),
  ).toEqual([
    ['learn Pottery', '2'],
    ['steal up to 3 trade', '1'],
    ['discard a coin, steal a coin', '1·2'],
    ['steal an event', '2'],
    ['steal silk', '1'],
    ['steal a hut', '1'],
  ])
  await fireEvent.click(screen.getByRole('button', { name: 'steal silk' }))
  expect(press.mock.calls[0]![0].text).toBe('steal silk')
})

test('what may be taken in two ways asks which', async () => {
  const table = panel()
  await fireEvent.click(screen.getByRole('button', { name: 'discard a coin, steal a coin' }))
  expect(table.raised.map((option) => option.text)).toEqual(['discard a coin', 'steal a coin'])
})

test('on the panel of somebody else nothing is lit', () => {
  const table = tableWith(looting())
  render(AtTable, { table, part: SeatPanel, rest: { ...rest, seat: 1, brief: false } })
  expect(document.querySelector('.spoil')).toBeNull()
})
