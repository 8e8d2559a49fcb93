import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import type { Component } from 'svelte'
import type { Snapshot } from '../../../wire.gen'
import AtTable from '../testing/AtTable.svelte'
import { bodyOf, drawn, sample, tableWith } from '../testing/samples'
import { page } from '..'
import Dial from './Dial.svelte'
import Ending from './Ending.svelte'
import EntryText from './EntryText.svelte'
import Market from './Market.svelte'
import Me from './Me.svelte'
import Now from './Now.svelte'
import Races from './Races.svelte'
import SeatPanel from './SeatPanel.svelte'
import SeatSheet from './SeatSheet.svelte'
import SideFolded from './SideFolded.svelte'
import Track from './Track.svelte'

const rest = { onopen: () => undefined, onclose: () => undefined }

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- any component may be tested
function show(part: Component<any>, more: object = {}, snapshot: Snapshot = sample('city')) {
  const table = tableWith(snapshot)
  render(AtTable, { table, part, rest: { ...rest, ...more } })
  return table
}

test('the phase is named, and so is the next one', () => {
  show(Dial, { folded: false })
  expect(screen.getByRole('heading', { name: 'City Management' })).toBeTruthy()
  expect(screen.getByText('next: Movement')).toBeTruthy()
})

test('the phase stands in the top bar', () => {
  show(Now)
  expect(screen.getByText('City Management')).toBeTruthy()
})

test('one’s own dial says what it pays for and what coins would keep', () => {
  const snapshot = sample('city')
  const me = bodyOf(snapshot).seats[snapshot.scene.seat]!
  me.trade = 12
  me.level = 2
  me.kept = 3
  show(Me, {}, snapshot)
  expect(
    screen.getByRole('img', {
      name: 'Trade dial at 12. It pays for a tech of level II. After research 3 would stay.',
    }),
  ).toBeTruthy()
})

test('one’s own culture, coins and government stand in the band, and a marker shows its face', () => {
  show(Me)
  expect(screen.getByRole('img', { name: '3 culture' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Despotism' })).toBeTruthy()
  expect(screen.getByRole('img', { name: 'hut kept face down: Silk' })).toBeTruthy()
})

test('of somebody else one sees dials and backs, and no face', () => {
  show(SeatPanel, { seat: 0, brief: false })
  expect(screen.getByRole('img', { name: '10 trade' })).toBeTruthy()
  expect(screen.getAllByRole('img', { name: 'event of level I, unseen' })).toHaveLength(2)
  expect(screen.getAllByRole('img', { name: 'hut kept face down, unseen' })).toHaveLength(2)
  expect(screen.getByRole('img', { name: '3 techs (I: 3)' })).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Republic' })).toBeTruthy()
})

test('the sheet of a seat has every card that lies open, with its words', () => {
  show(SeatSheet, { seat: 0 })
  const sheet = screen.getByRole('dialog')
  expect(within(sheet).getByRole('button', { name: 'Masonry' })).toBeTruthy()
  expect(within(sheet).getByRole('button', { name: 'Republic' })).toBeTruthy()
  expect(within(sheet).getByText(/^Unlocks the trading post and Republic/)).toBeTruthy()
  expect(within(sheet).getByText('Capua')).toBeTruthy()
})

test('every seat’s figure stands on each of the four ways to win', () => {
  const snapshot = sample('city')
  bodyOf(snapshot).races = [
    { way: 'culture', need: 21, have: [4, 7] },
    { way: 'conquest', need: 0, have: [-1, 6] },
  ]
  show(Races, {}, snapshot)
  expect(screen.getByRole('img', { name: 'Shaka: Culture 7 of 21' }).className).toContain('ahead')
  expect(screen.getByRole('img', { name: 'Caesar: Culture 4 of 21' }).className).not.toContain(
    'ahead',
  )
  expect(screen.getByRole('img', { name: 'Shaka: Conquest: 6 steps from a capital' })).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Caesar: Conquest: no army on the way' })).toBeTruthy()
})

test('a wonder shows one’s own price, and whether a city can pay it', () => {
  const snapshot = sample('city')
  bodyOf(snapshot).market.wonders = [
    { wonder: 'oracle', era: 1, printed: 15, cost: 10, can: 'now' },
    { wonder: 'colossus', era: 1, printed: 15, cost: 15, can: 'rush' },
  ]
  show(Market, {}, snapshot)
  const oracle = screen.getByRole('button', { name: /Oracle, cost 10, a city of yours can pay/ })
  expect(oracle.querySelector('s')?.textContent).toBe('15')
  expect(oracle.className).toContain('now')
  expect(screen.getByRole('button', { name: /Colossus, cost 15, within your reach/ })).toBeTruthy()
})

test('a building that is not unlocked is pale and says so', () => {
  const snapshot = sample('city')
  bodyOf(snapshot).market.buildings = [{ name: 'bank', left: 4, unlocked: false }]
  show(Market, {}, snapshot)
  expect(screen.getByRole('button', { name: 'Bank: 4, not unlocked' })).toBeTruthy()
})

test('the folded rail has one’s own figures and the prices', () => {
  show(SideFolded)
  const races = drawn(sample('city')).races
  const button = screen.getByRole('button', { name: 'Four ways to win, Market' })
  expect(button.textContent).toContain(String(races[1]!.have[1]))
})

test('the next space of the culture track is given by a click on it', async () => {
  const table = show(Track)
  const choose = vi.spyOn(table, 'choose').mockResolvedValue()
  await fireEvent.click(screen.getByRole('button', { name: /^Advance on the culture track/ }))
  expect(choose.mock.calls[0]![0].text).toContain('Advance')
  expect(screen.getByText('next: 3 culture. A culture event')).toBeTruthy()
})

test('a thing is read with its effect and its page', () => {
  show(EntryText, { of: 'tech.writing' })
  expect(screen.getByRole('heading', { name: 'Writing' })).toBeTruthy()
  expect(screen.getByText(/cancel a city action/)).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('#/learn/wisdom/tech.writing')
})

test('at the end everybody’s way is told', () => {
  show(Ending)
  expect(screen.getByRole('row', { name: /^Technology/ })).toBeTruthy()
  expect(screen.getByRole('row', { name: /^Cities 2 2/ })).toBeTruthy()
})

test('the reasons why a city does not act lie on its card, and the map bears several of them', () => {
  const snapshot = sample('city')
  const refusal = { on: 'action', why: 'no', text: 'No.', square: 22, cost: -1, because: [] }
  bodyOf(snapshot).asking!.refused = [
    { ...refusal, name: 'harvest' },
    { ...refusal, name: 'program' },
  ]
  show(page.Ground, {}, snapshot)
  expect(document.querySelector('.locked')).toBeNull()
})
