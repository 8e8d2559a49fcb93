import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import type { Snapshot } from '../../../wire.gen'
import AtTable from '../testing/AtTable.svelte'
import { bodyOf, offer, sample, tableWith } from '../testing/samples'
import type { BattleSide, Unit } from '../wire.gen'
import Battle from './Battle.svelte'
import Drawer from './Drawer.svelte'
import Gallery from './Gallery.svelte'

const rest = { onopen: () => undefined }
const text = (node: Element | null) => (node?.textContent ?? '').replace(/\s+/g, ' ').trim()
const figures = (node: Element) => [...node.querySelectorAll('b')].map(text)

test('the production of a city stands in its parts, and a thing with its price', async () => {
  const snapshot = sample('produce')
  bodyOf(snapshot).asking!.sum = {
    total: 18,
    terms: [
      { text: 'outskirts', amount: 8, squares: [3], times: 2 },
      { text: 'scouts', amount: 2, squares: [9], times: 1 },
    ],
  }
  offer(snapshot, [
    ['army', { on: 'object', name: 'army', cost: 4 }],
    [
      'granary',
      { on: 'object', name: 'granary', cost: 20, rush: 6, amount: 2, later: 'Research falls.' },
    ],
  ])
  bodyOf(snapshot).asking!.refused = [
    {
      on: 'object',
      name: 'bank',
      why: 'not unlocked',
      text: 'You need Banking.',
      square: -1,
      cost: 10,
      because: [],
    },
  ]
  const table = tableWith(snapshot)
  const choose = vi.spyOn(table, 'choose').mockResolvedValue()
  render(AtTable, { table, part: Drawer, rest })
  const sum = screen.getByRole('group', { name: 'production: 18' })
  expect(figures(sum)).toEqual(['8 × 2', '2', '18'])
  expect(text(sum)).toMatch(/outskirts.*scouts.*production$/)
  const bank = screen.getByRole('button', { name: 'Bank, costs 10, You need Banking.' })
  expect(bank.getAttribute('aria-disabled')).toBe('true')
  await fireEvent.click(bank)
  expect(choose).not.toHaveBeenCalled()
  const granary = screen.getByRole('button', { name: /^Granary, costs 20, with rush for 6 trade/ })
  await fireEvent.focus(granary)
  expect(screen.getByText('Research falls.')).toBeTruthy()
  const rushed = screen.getByRole('group', { name: 'production: 20' })
  expect(figures(rushed)).toEqual(['8 × 2', '2', '2', '20'])
  expect(text(rushed)).toMatch(/rush.*of 20$/)
  await fireEvent.click(granary)
  expect(choose.mock.calls[0]![0].text).toBe('granary')
})

test('a part of a sum points at its squares', async () => {
  const table = tableWith(sample('produce'))
  render(AtTable, { table, part: Drawer, rest })
  const { terms } = bodyOf(sample('produce')).seats[1]!.cities[0]!.production
  const strip = screen.getByRole('region', { name: 'Production of Bulawayo' })
  await fireEvent.focus(within(strip).getAllByRole('button')[0]!)
  expect(table.pulse).toEqual(terms[0]!.squares)
})

function research(): Snapshot {
  const snapshot = sample('city')
  snapshot.scene.question!.prompt = 'research'
  offer(snapshot, [
    ['Writing', { on: 'tech', name: 'writing' }],
    ['Monarchy', { on: 'tech', name: 'monarchy' }],
  ])
  return snapshot
}

test('techs stand by their level beside one’s pyramid, the highest first', async () => {
  const table = tableWith(research())
  const choose = vi.spyOn(table, 'choose').mockResolvedValue()
  render(AtTable, { table, part: Gallery })
  expect(screen.getAllByRole('heading').map(text)).toEqual(['Level II', 'Level I'])
  const own = screen.getByRole('region', { name: 'Your pyramid' })
  expect(within(own).getByText(/Animal Husbandry/)).toBeTruthy()
  await fireEvent.click(within(own).getByRole('button', { name: /^I 6 trade|^I6 trade/ }))
  expect(screen.queryByRole('button', { name: /^Monarchy/ })).toBeNull()
  await fireEvent.click(screen.getByRole('button', { name: /^Writing/ }))
  expect(choose.mock.calls[0]![0].text).toBe('Writing')
})

const unit = (type: string, strength: number, health: number, wounds = 0): Unit => ({
  type,
  kind: `${type}-${strength}-${health}`,
  strength,
  health,
  wounds,
  rank: 1,
  title: '',
})
const BACK: Unit = { type: '', kind: '', strength: 0, health: 0, wounds: 0, rank: 0, title: '' }

function side(seat: number, hand: Unit[], units: number, bonus: number): BattleSide {
  return {
    seat,
    plays: seat,
    text: '',
    units: { total: units, terms: [] },
    bonus: { total: bonus, terms: [{ text: 'city', amount: bonus, squares: [], times: 1 }] },
    hand,
    lost: [],
  }
}

function battle(): Snapshot {
  const snapshot = sample('battle')
  bodyOf(snapshot).battle = {
    square: 11,
    attacker: side(1, [unit('mounted', 3, 2), unit('infantry', 2, 2)], 4, 0),
    defender: side(0, [BACK, BACK], 3, 6),
    turn: 'attacker',
    fronts: [
      { attacker: null, defender: unit('artillery', 2, 3, 1), text: 'strikes first: 3 against 2' },
      { attacker: unit('infantry', 1, 3), defender: null, text: '' },
    ],
    odds: 0.71,
  }
  offer(snapshot, [
    ['Horseman on front 1', { on: 'front', name: 'mounted-3-2', front: 0, odds: 0.8 }],
    ['Horseman on a new front', { on: 'front', name: 'mounted-3-2', front: -1 }],
    ['Spearman on a new front', { on: 'front', name: 'infantry-2-2', front: -1 }],
  ])
  return snapshot
}

test('in a battle one chooses a unit, then its front', async () => {
  const table = tableWith(battle())
  const choose = vi.spyOn(table, 'choose').mockResolvedValue()
  render(AtTable, { table, part: Battle })
  expect(screen.getByText('strikes first: 3 against 2')).toBeTruthy()
  expect(screen.getByText('you win 71 times in 100')).toBeTruthy()
  expect(screen.getByText('Choose a unit, then its front.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Horseman on front 1' })).toBeNull()
  await fireEvent.click(
    screen.getByRole('button', { name: /^Mounted, rank I: strength 3, health 2/ }),
  )
  await fireEvent.click(screen.getByRole('button', { name: 'Horseman on front 1' }))
  expect(choose.mock.calls[0]![0].text).toBe('Horseman on front 1')
})

test('both sums stand in their parts, and the other’s hand lies as backs', () => {
  render(AtTable, { table: tableWith(battle()), part: Battle })
  const caesar = screen.getByRole('region', { name: 'Caesar: defence' })
  expect(text(caesar)).toContain('city 6')
  expect(caesar.querySelector('strong')?.textContent).toBe('9')
  const hand = screen.getByRole('group', { name: 'Caesar: 2 in hand' })
  expect(within(hand).getAllByRole('img', { name: 'a unit, unseen' })).toHaveLength(2)
})

test('a wound is laid by a click on the unit', async () => {
  const snapshot = battle()
  offer(snapshot, [['Archer takes it', { on: 'wound', front: 0, side: 'defender' }]])
  const table = tableWith(snapshot)
  const choose = vi.spyOn(table, 'choose').mockResolvedValue()
  render(AtTable, { table, part: Battle })
  await fireEvent.click(screen.getByRole('button', { name: /one wound here$/ }))
  expect(choose.mock.calls[0]![0].text).toBe('Archer takes it')
})

test('a bargain shows what either gives, and what may be added', async () => {
  const snapshot = sample('offering')
  bodyOf(snapshot).offer = {
    seat: 1,
    other: 0,
    counter: false,
    gives: [{ on: 'trade', name: '', amount: 3 }],
    wants: [{ on: 'event', name: '', amount: 2 }],
  }
  const table = tableWith(snapshot)
  const choose = vi.spyOn(table, 'choose').mockResolvedValue()
  render(AtTable, { table, part: Drawer, rest })
  expect(screen.getByText('an event of level II')).toBeTruthy()
  await fireEvent.input(screen.getByRole('slider', { name: 'trade' }), { target: { value: '4' } })
  await fireEvent.click(screen.getByRole('button', { name: 'trade: one less' }))
  await fireEvent.click(screen.getByRole('button', { name: '4 trade' }))
  expect(choose.mock.calls[0]![0].text).toBe('4 trade')
})
