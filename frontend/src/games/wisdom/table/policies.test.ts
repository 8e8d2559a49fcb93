import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import type { Table } from '../../../state/table.svelte'
import AtTable from '../testing/AtTable.svelte'
import { offer, sample, tableWith } from '../testing/samples'
import Gallery from './Gallery.svelte'

const side = (name: RegExp): HTMLElement => screen.getByRole('button', { name })
const state = (name: RegExp): string | undefined =>
  side(name).querySelector('.way')?.textContent?.trim()

function asked(prompt: string, ...policies: string[]): Table {
  const snapshot = sample('city')
  snapshot.scene.question!.prompt = prompt
  offer(
    snapshot,
    policies.map((name) => [name, { on: 'policy', name }]),
  )
  const table = tableWith(snapshot)
  vi.spyOn(table, 'choose').mockResolvedValue()
  render(AtTable, { table, part: Gallery })
  return table
}

test('four policy cards lie there with both their sides, and a press on a side adopts it', async () => {
  const table = asked('adopt', 'natural_religion', 'organized_religion', 'expansionism')
  expect(document.querySelectorAll('.policy')).toHaveLength(4)
  expect(document.querySelectorAll('.side')).toHaveLength(8)
  expect(state(/^Patronage/)).toBe('adopted')
  expect(state(/^Rationalism/)).toBe('lies underneath')
  expect(state(/^Organized Religion/)).toBe('adopt this side')
  await fireEvent.click(side(/^Rationalism/))
  expect(table.choose).not.toHaveBeenCalled()
  await fireEvent.click(side(/^Organized Religion/))
  expect(vi.mocked(table.choose).mock.calls[0]![0].text).toBe('organized_religion')
})

test('to switch one presses the adopted card', async () => {
  const table = asked('switch_from', 'patronage', 'pacifism')
  expect(state(/^Patronage/)).toBe('adopted: give it up')
  await fireEvent.click(side(/^Patronage/))
  expect(vi.mocked(table.choose).mock.calls[0]![0].text).toBe('patronage')
})

test('and then the side that takes its place, which may be its own other one', async () => {
  const table = asked('switch_to', 'rationalism', 'expansionism')
  expect(state(/^Rationalism/)).toBe('turn the card over')
  expect(state(/^Pacifism/)).toBe('adopted')
  await fireEvent.click(side(/^Rationalism/))
  expect(vi.mocked(table.choose).mock.calls[0]![0].text).toBe('rationalism')
})
