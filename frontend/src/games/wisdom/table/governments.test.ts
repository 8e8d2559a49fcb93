import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import { page } from '..'
import type { Snapshot } from '../../../wire.gen'
import { Wisdom } from '../state'
import AtTable from '../testing/AtTable.svelte'
import { askingOf, offer, sample, tableWith } from '../testing/samples'
import type { Regime } from '../wire.gen'
import { dealt, layerOf, numbered } from './answers'
import Gallery from './Gallery.svelte'
import Hand from './Hand.svelte'
import Me from './Me.svelte'

const rest = { onopen: () => undefined }
const text = (node: Element) => (node.textContent ?? '').replace(/\s+/g, ' ').trim()

function regime(name: string, way: Regime['way'], by: string, more: Partial<Regime> = {}): Regime {
  return { name, way, text: way.replace('_', ' '), by, changes: [], later: '', ...more }
}

function starting(): Snapshot {
  const snapshot = sample('city')
  snapshot.scene.question!.prompt = 'start_of_turn'
  offer(snapshot, [
    ['Change to Anarchy', { on: 'government', name: 'anarchy' }],
    ['Change to Republic', { on: 'government', name: 'republic' }],
  ])
  askingOf(snapshot).regimes = [
    regime('despotism', 'now', ''),
    regime('anarchy', 'at_once', 'anarchy', {
      changes: [{ name: 'actions of the capital', before: 1, after: 0 }],
    }),
    regime('republic', 'at_once', 'republic'),
    regime('monarchy', 'through_anarchy', 'anarchy', { later: 'First a turn of Anarchy.' }),
  ]
  return snapshot
}

test('governments lie in a row when one opens them, and close again', async () => {
  const table = tableWith(starting())
  const wisdom = new Wisdom(table)
  expect(layerOf(wisdom)).toBe('hand')
  expect(dealt(wisdom).buttons).toEqual([])
  render(AtTable, { table, part: Hand })
  await fireEvent.click(screen.getByRole('button', { name: 'Change the government' }))
  expect(layerOf(wisdom)).toBe('gallery')
  expect(numbered(table, 2)?.text).toBe('Change to Republic')
  expect(page.leave!(table)).toBe(true)
  expect(layerOf(wisdom)).toBe('hand')
  expect(page.leave!(table)).toBe(false)
})

test('the present government opens them too', async () => {
  const table = tableWith(starting())
  render(AtTable, { table, part: Me, rest })
  await fireEvent.click(screen.getByTitle('Change the government'))
  expect(page.inGallery!(table)).toBe(true)
})

test('each says how one comes to it, and what is lost is red', async () => {
  const table = tableWith(starting())
  const choose = vi.spyOn(table, 'choose').mockResolvedValue()
  render(AtTable, { table, part: Hand })
  await fireEvent.click(screen.getByRole('button', { name: 'Change the government' }))
  render(AtTable, { table, part: Gallery })
  const cards = screen.getAllByRole('button', { name: /^(Despotism|Anarchy|Republic|Monarchy)/ })
  expect(cards.map((card) => text(card.querySelector('.way')!))).toEqual([
    'now',
    'at once',
    'at once',
    'through anarchy',
  ])
  expect([...document.querySelectorAll('.less')].map(text)).toEqual([
    'actions of the capital 1 → 0',
    'First a turn of Anarchy.',
  ])
  await fireEvent.click(cards[0]!) // one has it
  expect(choose).not.toHaveBeenCalled()
  await fireEvent.click(cards[2]!)
  await fireEvent.click(cards[3]!) // Anarchy leads there
  expect(choose.mock.calls.map(([option]) => option.text)).toEqual([
    'Change to Republic',
    'Change to Anarchy',
  ])
})

test('a government that one is asked about lies open by itself', () => {
  const snapshot = starting()
  snapshot.scene.question!.prompt = 'take_government'
  expect(layerOf(new Wisdom(tableWith(snapshot)))).toBe('gallery')
})
