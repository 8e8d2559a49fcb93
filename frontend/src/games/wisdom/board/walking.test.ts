import { fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import * as api from '../../../net/api'
import type { Snapshot } from '../../../wire.gen'
import { page } from '..'
import { Wisdom } from '../state'
import Hand from '../table/Hand.svelte'
import { groupOf } from '../table/group.svelte'
import AtTable from '../testing/AtTable.svelte'
import { askingOf, offer, sample, tableWith } from '../testing/samples'
import type { Far } from '../wire.gen'
import Board from './Board.svelte'

beforeEach(() => void vi.spyOn(api, 'preview').mockRejectedValue(new Error('not asked here')))

const START = 20
const reach = (...squares: number[]): Far[] =>
  squares.map((square, at) => ({ square, steps: at + 1, by: START, badge: '', why: '' }))

/** Two armies and a scout on one square; alone an army comes farther. */
function stack(): Snapshot {
  const snapshot = sample('step')
  snapshot.scene.question!.prompt = 'choose_group'
  offer(snapshot, [
    ['2 armies and 1 scout', { on: 'group', armies: 2, scouts: 1, reach: reach(21) }],
    ['2 armies', { on: 'group', armies: 2, scouts: 0, reach: reach(21) }],
    ['1 army', { on: 'group', armies: 1, scouts: 0, reach: reach(21, 22) }],
  ])
  const asking = askingOf(snapshot)
  Object.assign(asking, { kind: 'group', square: START, far: [], refused: [] })
  return snapshot
}

const lit = () =>
  [...document.querySelectorAll('.square.lit')].map((one) => Number(one.getAttribute('data-space')))
const square = (number: number) => document.querySelector(`[data-space="${number}"]`)!

test('a stepper sets who of a stack goes, as far as that is offered', async () => {
  const table = tableWith(stack())
  const choose = vi.spyOn(table, 'choose').mockResolvedValue()
  render(AtTable, { table, part: Hand })
  const button = (name: string) => screen.getByRole('button', { name })
  expect((button('armies: one less') as HTMLButtonElement).disabled).toBe(true) // 1 and 1: no room
  await fireEvent.click(button('scouts: one less'))
  await fireEvent.click(button('armies: one less'))
  expect(groupOf(new Wisdom(table))?.text).toBe('1 army')
  await fireEvent.click(screen.getByRole('button', { name: /^1 army/ }))
  expect(choose.mock.calls[0]![0].text).toBe('1 army')
})

test('S goes from size to size, and Enter would give the one that is set', () => {
  const table = tableWith(stack())
  const press = page.meanings!(table).find(([key]) => key === 's')![1]!
  press()
  expect(groupOf(new Wisdom(table))?.text).toBe('2 armies')
  expect(table.raised.map(({ text }) => text)).toEqual(['2 armies'])
  press()
  press()
  expect(groupOf(new Wisdom(table))?.text).toBe('2 armies and 1 scout')
  const elsewhere = tableWith(sample('city'))
  expect(page.meanings!(elsewhere).find(([key]) => key === 's')![1]).toBeUndefined()
})

test('the map shows how far the group comes that is set', async () => {
  const table = tableWith(stack())
  render(AtTable, { table, part: Board })
  expect(lit()).toEqual([21])
  const press = page.meanings!(table).find(([key]) => key === 's')![1]!
  press()
  press()
  await tick()
  expect(lit()).toEqual([21, 22])
  expect(square(22).getAttribute('aria-label')).toContain('Steps away: 2.')
})

/** The same table, asked for the next step from a square. */
function stepping(from: number, next: number, far: Far[], rev: number): Snapshot {
  const snapshot = sample('step')
  offer(snapshot, [['there', { on: 'square', square: next, steps: 1 }]])
  Object.assign(askingOf(snapshot), { kind: 'step', square: from, far, refused: [] })
  snapshot.rev = rev
  return snapshot
}

test('who presses a square far away walks there, step by step', async () => {
  const first = stack()
  const table = tableWith(first)
  const choose = vi.spyOn(table, 'choose').mockResolvedValue()
  render(AtTable, { table, part: Board })
  await fireEvent.click(square(21))
  expect(choose.mock.calls.at(-1)![0].text).toBe('2 armies and 1 scout')
  table.hear(
    stepping(START, 30, [{ square: 21, steps: 2, by: 30, badge: '', why: '' }], first.rev + 1),
  )
  await tick()
  expect(choose).toHaveBeenCalledTimes(2)
  table.hear(stepping(30, 21, [], first.rev + 2))
  await tick()
  expect(choose).toHaveBeenCalledTimes(3)
  table.hear(stepping(21, 22, [], first.rev + 3))
  await tick()
  expect(choose).toHaveBeenCalledTimes(3) // it is there
})

test('a walk ends where something else comes up', async () => {
  const first = stack()
  const table = tableWith(first)
  const choose = vi.spyOn(table, 'choose').mockResolvedValue()
  render(AtTable, { table, part: Board })
  await fireEvent.click(square(21))
  const asked = stepping(START, 21, [], first.rev + 1)
  askingOf(asked).kind = 'reaction'
  table.hear(asked)
  await tick()
  table.hear(stepping(START, 21, [], first.rev + 2))
  await tick()
  expect(choose).toHaveBeenCalledTimes(1)
})

test('what an answer would light is shown while one looks at it', async () => {
  const table = tableWith(sample('city'))
  render(AtTable, { table, part: Board })
  const before = document.querySelectorAll('.stud').length
  table.preview = {
    answer: 0,
    lights: [{ space: 12, kind: 'attack', odds: 0.4, place: '' }],
    best: [],
  }
  await tick()
  expect(document.querySelectorAll('.stud').length).toBe(before + 4)
  expect(document.querySelector('.world')!.textContent).toContain('40')
})
