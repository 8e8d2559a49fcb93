import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import WithWords from '../../../testing/WithWords.svelte'
import AtTable from '../testing/AtTable.svelte'
import { sample, tableWith } from '../testing/samples'
import CombatPanel from './CombatPanel.svelte'

test('both sums stand beside their dice, and line by line in the reader', () => {
  const table = tableWith(sample('combat'))
  render(AtTable, { table, part: WithWords, rest: { of: CombatPanel } })
  for (const part of ['slot', 'card', 'terrain', 'Petra'])
    expect(screen.getByText(part)).toBeTruthy()
  expect(screen.getByText('How it stands')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'die 5' })).toBeTruthy()
  expect(screen.getAllByRole('status').map((sum) => sum.textContent)).toEqual(['11', '8'])
})

test('the defender reads the chance to defend, on the bar and on every button', async () => {
  const table = tableWith(sample('combat'))
  render(AtTable, { table, part: CombatPanel })
  expect(screen.getByText('With best play you win 17 times in 100')).toBeTruthy()
  const spend = screen.getByRole('button', { name: /a trade token/ })
  const stop = screen.getByRole('button', { name: /spend nothing more/ })
  expect(spend.textContent).toContain('17 %')
  expect(stop.textContent).toContain('0 %')
  const choose = vi.spyOn(table, 'choose').mockResolvedValue()
  await fireEvent.click(spend)
  expect(choose.mock.calls[0]![0].name).toBe('trade')
})

test('once dice are known the undo is locked, with its reason', () => {
  const snapshot = sample('combat')
  snapshot.undo = { may: false, why_not: 'chance', redo: false }
  render(AtTable, { table: tableWith(snapshot), part: WithWords, rest: { of: CombatPanel } })
  expect(screen.getByText('No undo: something was rolled or revealed')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Undo/ }).getAttribute('aria-disabled')).toBe('true')
})
