import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import AtTable from '../testing/AtTable.svelte'
import { offer, optionsOf, sample, tableWith } from '../testing/samples'
import Gallery from './Gallery.svelte'

const LEADERS = ['america', 'aztec', 'egypt', 'france', 'japan', 'rome', 'scythia', 'sumeria']

function choosing() {
  const snapshot = sample('placing')
  const target = { ...optionsOf(snapshot)[0]!.target, on: 'leader', space: -1 }
  const options = LEADERS.map((name, answer) => ({
    answer,
    name,
    text: name,
    space: -1,
    target: { ...target, name },
  }))
  offer(snapshot, options)
  const table = tableWith(snapshot)
  const choose = vi.spyOn(table, 'choose').mockResolvedValue()
  render(AtTable, { table, part: Gallery, rest: {} })
  const leaders = () => screen.getByRole('group', { name: 'Answers' }).querySelectorAll('button')
  return { choose, leaders }
}

test('leaders are found by a word of theirs, which is marked, and keep their keys', async () => {
  const { leaders } = choosing()
  expect(leaders()).toHaveLength(8)
  await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'trajan' } })
  expect(leaders()).toHaveLength(1)
  expect(leaders()[0]!.querySelector('mark')?.textContent).toBe('Trajan')
  expect(leaders()[0]!.querySelector('kbd')?.textContent).toBe('6')
  await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'zzz' } })
  expect(leaders()).toHaveLength(0)
  expect(screen.getByRole('status').textContent).toContain('No leader')
})

test('any of the leaders that were found can be taken', async () => {
  const { choose } = choosing()
  await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'monument' } })
  await fireEvent.click(screen.getByRole('button', { name: 'Any' }))
  expect(choose.mock.calls[0]![0].name).toBe('egypt')
})
