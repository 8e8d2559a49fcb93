import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import type { Snapshot } from '../../../wire.gen'
import TopBar from '../../../table/TopBar.svelte'
import AtTable from '../testing/AtTable.svelte'
import { offer, sample, tableWith } from '../testing/samples'
import SeatPanel from './SeatPanel.svelte'

const NAME = 'Caesar: you may choose this player'

function aiming(): Snapshot {
  const snapshot = sample('city')
  snapshot.scene.question!.prompt = 'aim_at_player'
  offer(snapshot, [['Caesar', { on: 'seat', seat: 0 }]])
  return snapshot
}

test('the panel of a player who may be chosen is lit, and a press chooses', async () => {
  const table = tableWith(aiming())
  const press = vi.spyOn(table, 'press').mockReturnValue()
  const onopen = vi.fn()
  render(AtTable, { table, part: SeatPanel, rest: { seat: 0, brief: false, onopen } })
  expect(document.querySelector('.seat')!.classList).toContain('lit')
  await fireEvent.click(screen.getByRole('button', { name: NAME }))
  expect(press.mock.calls[0]![0].text).toBe('Caesar')
  expect(onopen).not.toHaveBeenCalled()
})

test('the seats in the top bar do the same; one that is no answer is opened', async () => {
  const table = tableWith(aiming())
  const press = vi.spyOn(table, 'press').mockReturnValue()
  const onseat = vi.fn()
  render(AtTable, { table, part: TopBar, rest: { onseat } })
  await fireEvent.click(screen.getByRole('button', { name: NAME }))
  expect(press).toHaveBeenCalledTimes(1)
  await fireEvent.click(screen.getByRole('button', { name: 'Everything about Shaka' }))
  expect(onseat).toHaveBeenCalledWith(1)
  expect(press).toHaveBeenCalledTimes(1)
})

test('without such a question a press on a panel opens the player', async () => {
  const table = tableWith(sample('city'))
  const onopen = vi.fn()
  render(AtTable, { table, part: SeatPanel, rest: { seat: 0, brief: false, onopen } })
  await fireEvent.click(screen.getByRole('button', { name: 'Everything about Caesar' }))
  expect(onopen).toHaveBeenCalled()
})
