import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import type { Option } from '../state'
import AtTable from '../testing/AtTable.svelte'
import { askingOf, bodyOf, offer, sample, tableWith } from '../testing/samples'
import Me from './Me.svelte'

function paying(kind: string) {
  const snapshot = sample('city')
  const me = bodyOf(snapshot).seats[snapshot.scene.seat]!
  me.tokens = [
    { name: 'silk', count: 2 },
    { name: 'iron', count: 1 },
  ]
  me.markers = [{ back: 'hut', result: 'silk' }]
  offer(snapshot, [
    ['Pay with a silk token', { on: 'resource', name: 'silk' }],
    ['Pay with the silk of a hut', { on: 'marker', name: 'silk', side: 'hut' }],
  ])
  askingOf(snapshot).kind = kind
  return tableWith(snapshot)
}

test('what one may pay with is lit where it lies, and paid by a press on it', async () => {
  const table = paying('payment')
  const press = vi.spyOn(table, 'press').mockReturnValue()
  render(AtTable, { table, part: Me, rest: { onopen: () => undefined } })
  await fireEvent.click(screen.getByRole('button', { name: 'Pay with a silk token' }))
  await fireEvent.click(screen.getByRole('button', { name: 'Pay with the silk of a hut' }))
  expect(press.mock.calls.map(([option]) => (option as Option).target.on)).toEqual([
    'resource',
    'marker',
  ])
  expect(document.querySelectorAll('.pay')).toHaveLength(2) // iron is no answer
})

test('a resource that is not paid with is no button', () => {
  render(AtTable, { table: paying('resource'), part: Me, rest: { onopen: () => undefined } })
  expect(document.querySelector('.pay')).toBeNull()
})
