import { afterEach, expect, test, vi } from 'vitest'
import { settings } from '../../../state/settings.svelte'
import type { Table } from '../../../state/table.svelte'
import { page } from '..'
import { ownSeat, sample, tableWith } from '../testing/samples'
import { ON_MAP } from '../board/keys'
import { keysOf, pressKey } from '../../../table/keyboard'
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

test('a number takes up the card in that place of the row, Enter plays it', () => {
  const snapshot = sample('chooseCard')
  snapshot.scene.question!.outlook.forEach((prospect) => (prospect.state = 'live'))
  const table = tableWith(snapshot)
  const choose = vi.spyOn(table, 'choose').mockResolvedValue()
  press(table, '3')
  expect(choose).not.toHaveBeenCalled()
  press(table, 'Enter')
  expect(choose.mock.calls[0]![0].answer).toBe(ownSeat(snapshot).row[2]!.lane)
})

test('Enter puts a card down that can do nothing, as the gold button says', () => {
  const snapshot = sample('chooseCard')
  snapshot.scene.question!.outlook.forEach((prospect) => (prospect.state = 'dead'))
  const table = tableWith(snapshot)
  const choose = vi.spyOn(table, 'choose').mockResolvedValue()
  press(table, '3')
  expect(table.raised).toHaveLength(1)
  press(table, 'Enter')
  expect(table.raised).toEqual([])
  expect(choose).not.toHaveBeenCalled()
})

test.each(['base', 'chooseCard', 'combat', 'explore', 'gainCard', 'over', 'placing'] as const)(
  'no key means two things: %s',
  (name) => {
    const table = tableWith(sample(name))
    const moments = [
      () => undefined,
      () => table.raise(table.options.slice(0, 1)),
      () => table.raise(table.options.slice(0, 2)),
      () => (table.chosen = table.options[0] ?? null),
    ]
    for (const moment of moments) {
      moment()
      const keys = keysOf(table, page, places).flatMap(([key, deed]) => (deed ? [key] : []))
      const all = [...keys, ...ON_MAP, ...(page.keys?.(table) ?? [])]
      expect(all.filter((key, at) => all.indexOf(key) !== at)).toEqual([])
    }
  },
)

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

test('S switches sounds on and off; at first they are off', () => {
  const table = tableWith(sample('placing'))
  expect(settings.sound).toBe(false)
  press(table, 's')
  expect(settings.sound).toBe(true)
  press(table, 's')
  expect(settings.sound).toBe(false)
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
