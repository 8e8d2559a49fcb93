import { afterEach, expect, test, vi } from 'vitest'
import type { Table } from '../../../state/table.svelte'
import { page } from '..'
import type { Option } from '../state'
import { ownSeat, sample, tableWith } from '../testing/samples'
import { pressKey } from '../../../table/keyboard'
import { nowhere } from '../../../testing/places'

const places = nowhere()
afterEach(() => {
  vi.clearAllMocks()
})

function press(table: Table, key: string, target: HTMLElement = document.body) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  target.addEventListener('keydown', (heard) => pressKey(heard, table, page, places), {
    once: true,
  })
  target.dispatchEvent(event)
}

test('a number chooses the card in that place of the row', () => {
  const snapshot = sample('chooseCard')
  const table = tableWith(snapshot)
  const choose = vi.spyOn(table, 'choose').mockResolvedValue()
  press(table, '3')
  const chosen = choose.mock.calls[0]![0] as Option
  expect(chosen.target.lane).toBe(ownSeat(snapshot).row[2]!.lane)
})

test('the numbers after the row belong to the buttons of the prompt', () => {
  const table = tableWith(sample('chooseCard'))
  const choose = vi.spyOn(table, 'choose').mockResolvedValue()
  press(table, '7')
  expect(choose.mock.calls[0]![0].name).toMatch(/^idle/)
})

test('P passes and U takes back', () => {
  const table = tableWith(sample('placing'))
  const choose = vi.spyOn(table, 'choose').mockResolvedValue()
  const undo = vi.spyOn(table, 'undo').mockResolvedValue()
  press(table, 'p')
  press(table, 'u')
  expect(choose.mock.calls[0]![0].answer).toBe(-1)
  expect(undo).toHaveBeenCalledOnce()
})

test('in a fight the numbers are the numbered buttons', () => {
  const table = tableWith(sample('combat'))
  const choose = vi.spyOn(table, 'choose').mockResolvedValue()
  press(table, '1')
  expect(choose.mock.calls[0]![0].name).toBe('trade')
})

test('Enter confirms what waits, Escape takes it back', () => {
  const table = tableWith(sample('placing'))
  const choose = vi.spyOn(table, 'choose').mockResolvedValue()
  table.chosen = table.pass!
  press(table, 'Enter')
  expect(choose).toHaveBeenCalledWith(table.pass)
  press(table, 'Escape')
  expect(table.chosen).toBeNull()
})

test('keys typed into a field are left to it', () => {
  const table = tableWith(sample('placing'))
  const choose = vi.spyOn(table, 'choose').mockResolvedValue()
  const field = document.body.appendChild(document.createElement('input'))
  press(table, 'p', field)
  press(table, '?', field)
  field.remove()
  expect(choose).not.toHaveBeenCalled()
  expect(places.help).not.toHaveBeenCalled()
})
