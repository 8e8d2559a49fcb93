import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import { page } from '..'
import { primaryOf } from '../../../table/primary'
import { Wisdom } from '../state'
import AtTable from '../testing/AtTable.svelte'
import { askingOf, bodyOf, offer, sample, tableWith } from '../testing/samples'
import type { Window } from '../wire.gen'
import { dealt, inOrder, layerOf, numbered } from './answers'
import Hand from './Hand.svelte'

test('a city shows its sums and the actions left to it, and a press opens it', async () => {
  const table = tableWith(sample('city'))
  const press = vi.spyOn(table, 'press').mockReturnValue()
  render(AtTable, { table, part: Hand })
  const city = screen.getByRole('article', { name: 'Bulawayo' })
  expect(within(city).getByRole('img', { name: /^\d+ production: / })).toBeTruthy()
  expect(layerOf(new Wisdom(table))).toBe('hand')
  await fireEvent.click(within(city).getByRole('button', { name: /^Bulawayo.*actions left: 1/ }))
  expect(press).not.toHaveBeenCalled()
  expect(layerOf(new Wisdom(table))).toBe('drawer')
  expect(page.leave!(table)).toBe(true)
  expect(layerOf(new Wisdom(table))).toBe('hand')
})

test('an event that may be played is played by a click, another is read', async () => {
  const table = tableWith(sample('city'))
  const press = vi.spyOn(table, 'press').mockReturnValue()
  render(AtTable, { table, part: Hand })
  await fireEvent.click(screen.getByRole('button', { name: /^Bread and Circuses/ }))
  expect(press).not.toHaveBeenCalled()
  await fireEvent.click(screen.getByRole('button', { name: /^We Love the Despot Day.*you may/ }))
  expect(press.mock.calls[0]![0].text).toBe('Play We Love the Despot Day!')
})

test('every answer stands somewhere: on the map, on a thing, or as a button', () => {
  const table = tableWith(sample('city'))
  const wisdom = new Wisdom(table)
  const { actions, events, buttons } = dealt(wisdom)
  const shown = [...actions, ...events, ...buttons, ...[...wisdom.bySquare.values()].flat()]
  const answers = table.options.filter((option) => option !== table.pass)
  expect(new Set(shown.map((option) => option.answer))).toEqual(
    new Set(answers.map((option) => option.answer)),
  )
})

test('an answer of an unknown sort is a button', () => {
  const snapshot = sample('city')
  offer(snapshot, [['Do something new', { on: 'novelty' }]])
  render(AtTable, { table: tableWith(snapshot), part: Hand })
  expect(screen.getByRole('button', { name: /Do something new/ })).toBeTruthy()
})

test('two answers about one event both stand in the hand', () => {
  const snapshot = sample('city')
  offer(snapshot, [
    ['Discard it', { on: 'event', name: 'bread_and_circuses' }],
    ['Play it now', { on: 'event', name: 'bread_and_circuses' }],
  ])
  const { events, buttons } = dealt(new Wisdom(tableWith(snapshot)))
  expect([...events, ...buttons].map((option) => option.text)).toEqual([
    'Discard it',
    'Play it now',
  ])
})

function opened(more: Partial<Window>): Window {
  const nothing = { text: '', name: '', square: -1, seats: [], aim: '', declared: [] }
  return { kind: 'event', actor: 0, ...nothing, ...more }
}

test('a window says who did what, and that everybody is asked', () => {
  const snapshot = sample('city')
  bodyOf(snapshot).window = opened({
    text: 'Caesar plays Drought.',
    name: 'drought',
    seats: [1],
    aim: 'Aimed at the forest.',
  })
  render(AtTable, { table: tableWith(snapshot), part: Hand })
  const line = screen.getByRole('status')
  expect(line.textContent).toContain('Caesar plays Drought. Aimed at the forest.')
  expect(line.textContent).toContain('Everybody is asked')
})

test.each([
  ['react', 0],
  ['city_management', undefined],
])('who is asked to %s sees the seal of who acts: %s', (prompt, actor) => {
  const snapshot = sample('city')
  bodyOf(snapshot).window = opened({})
  snapshot.scene.question!.prompt = prompt
  expect(page.actor!(tableWith(snapshot))).toBe(actor)
})

test('number keys mean the answers in the order shown', () => {
  const table = tableWith(sample('city'))
  const order = inOrder(new Wisdom(table))
  expect(numbered(table, 1)?.text).toBe(order[0]!.text)
  expect(numbered(table, 99)).toBeUndefined()
})

test('texts lie in a gallery, things to make in a drawer, menus in the hand', () => {
  expect(layerOf(new Wisdom(tableWith(sample('city'))))).toBe('hand')
  expect(layerOf(new Wisdom(tableWith(sample('produce'))))).toBe('drawer')
  const research = sample('city')
  research.scene.question!.prompt = 'research'
  offer(research, [['Writing', { on: 'tech', name: 'writing' }]])
  expect(layerOf(new Wisdom(tableWith(research)))).toBe('gallery')
})

test('a city that is to be named is named by its card', async () => {
  const snapshot = sample('city')
  offer(snapshot, [['Bulawayo', { on: 'city', city: 0, seat: 1 }]])
  const table = tableWith(snapshot)
  const press = vi.spyOn(table, 'press').mockReturnValue()
  render(AtTable, { table, part: Hand })
  const city = screen.getByRole('article', { name: 'Bulawayo' })
  await fireEvent.click(within(city).getByRole('button', { name: /^Bulawayo, capital, .*you may/ }))
  expect(press.mock.calls[0]![0].text).toBe('Bulawayo')
})

test('who is asked to react is called by an alert dialog, with the time that is left', () => {
  const snapshot = sample('city')
  bodyOf(snapshot).window = opened({ text: 'Caesar plays Drought.' })
  snapshot.scene.question!.prompt = 'react'
  render(AtTable, { table: tableWith(snapshot), part: Hand })
  const called = screen.getByRole('alertdialog', { name: 'Caesar plays Drought.' })
  expect(document.activeElement).toBe(called)
  expect(called.getAttribute('aria-describedby')).toContain('closing')
})

test('scouts send as last turn by one press', () => {
  const snapshot = sample('city')
  snapshot.scene.question!.prompt = 'name_receiver'
  const [first] = offer(snapshot, [['Bulawayo', { on: 'city', city: 0, seat: 1 }]])
  askingOf(snapshot).kept = [first!.answer, first!.answer]
  const table = tableWith(snapshot)
  const giveAll = vi.spyOn(table, 'giveAll').mockReturnValue()
  const primary = primaryOf(table, page)!
  expect([primary.text, primary.note]).toEqual(['All as last turn', '2 × Bulawayo'])
  primary.deed()
  expect(giveAll.mock.calls[0]![0]).toEqual([first!.answer, first!.answer])
})
