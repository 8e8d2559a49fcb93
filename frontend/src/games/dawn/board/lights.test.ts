import { render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import * as api from '../../../net/api'
import { settings } from '../../../state/settings.svelte'
import type { Table } from '../../../state/table.svelte'
import WithWords from '../../../testing/WithWords.svelte'
import AtTable from '../testing/AtTable.svelte'
import { sample, tableWith } from '../testing/samples'
import type { Body } from '../wire.gen'
import { pressKey } from '../../../table/keyboard'
import { nowhere } from '../../../testing/places'
import { page } from '..'
import Board from './Board.svelte'
import Readout from './Readout.svelte'

beforeEach(() => {
  vi.restoreAllMocks()
  vi.spyOn(api, 'preview').mockRejectedValue(new Error('Nothing is told.'))
  settings.grid = false
})

/** A board on which a figure may go to two spaces, to the second of them in two steps. */
function moving(): Table {
  const snapshot = sample('placing')
  const { asking, figures } = snapshot.scene.body as Body
  const [near, far] = asking!.targets.filter(({ space }) => space >= 0)
  figures.push({ space: 60, seat: snapshot.scene.seat, kind: 'army', count: 1 })
  asking!.mover = { space: 60, kind: 'army' }
  near!.path = [60, near!.space]
  far!.path = [60, near!.space, far!.space]
  snapshot.scene.question!.prompt = 'move_army'
  return tableWith(snapshot)
}

const seen = (selector: string) => [...document.querySelectorAll(selector)]

test('the figure that is asked about stands on a bright disc', () => {
  render(AtTable, { table: moving(), part: WithWords, rest: { of: Board } })
  expect(seen('.mover')).toHaveLength(1)
})

test('the way to the space that is pointed at shows its steps by number', async () => {
  const table = moving()
  render(AtTable, { table, part: WithWords, rest: { of: Board } })
  expect(seen('.route')).toHaveLength(0)
  table.pointed = 71
  await tick()
  expect(seen('.route text').map((step) => step.textContent)).toEqual(['1', '2'])
  table.pointed = 9
  await tick()
  expect(seen('.route')).toHaveLength(0)
})

test('walking, placing and attacking are lit in different shapes', () => {
  render(AtTable, { table: moving(), part: WithWords, rest: { of: Board } })
  const drawn = (kind: string) => seen(`.${kind}.ring`).map((ring) => ring.getAttribute('d'))
  expect(drawn('walk')[0]).not.toBe('')
  expect([drawn('place')[0], drawn('attack')[0]]).toEqual(['', ''])
})

test('a hint puts a star on its space, and all other lights go out', async () => {
  const table = moving()
  render(AtTable, { table, part: WithWords, rest: { of: Board } })
  expect(seen('.lights')).toHaveLength(1)
  table.show(table.options.find(({ space }) => space === 68)!)
  await tick()
  expect(seen('.hint .star')).toHaveLength(1)
  expect(seen('.lights')).toHaveLength(0)
  table.show(null)
  await tick()
  expect(seen('.hint .star')).toHaveLength(0)
  expect(seen('.lights')).toHaveLength(1)
})

test('G shows the fields of an atlas in the margins and in the readout', async () => {
  const table = moving()
  render(AtTable, { table, part: WithWords, rest: { of: Board } })
  render(AtTable, { table, part: Readout })
  table.pointed = 68
  await tick()
  const field = (table.ground as { spaces: { grid: string }[] }).spaces[68]!.grid
  expect(screen.queryByText(field)).toBeNull()
  expect(seen('.atlas')).toHaveLength(0)
  pressKey(new KeyboardEvent('keydown', { key: 'g' }), table, page, nowhere())
  await tick()
  expect(screen.getByText(field)).toBeTruthy()
  expect(seen('.atlas')).toHaveLength(1)
})
