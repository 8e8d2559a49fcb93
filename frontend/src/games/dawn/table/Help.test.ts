import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import Help from '../../../table/Help.svelte'
import AtTable from '../testing/AtTable.svelte'
import { sample, tableWith } from '../testing/samples'

function show(game: 'base' | 'chooseCard') {
  const onclose = vi.fn()
  render(AtTable, { table: tableWith(sample(game)), part: Help, rest: { onclose } })
  return onclose
}
const tab = (name: string) => screen.getByRole('tab', { name, hidden: true })

test('the legend draws spaces, lights with odds, pieces and cards', async () => {
  show('chooseCard')
  for (const words of ['Forest', 'Walk there', 'Reinforced control token', 'Fort', 'Army']) {
    expect(await screen.findByText(words)).toBeTruthy()
  }
  expect([...document.querySelectorAll('.odds')].map((pill) => pill.textContent?.trim())).toEqual([
    '78%',
    '50%',
    '24%',
  ])
})

test('it shows only what the edition has', async () => {
  show('base')
  expect(await screen.findByText('Capital')).toBeTruthy()
  for (const words of ['Fort', 'Army', 'District', 'Growth', 'Governments']) {
    expect(screen.queryByText(words)).toBeNull()
  }
})

test('the rules in short are searched, and what was found is marked', async () => {
  show('chooseCard')
  await fireEvent.click(tab('Rules in short'))
  expect(screen.getByText('Focus row and slots')).toBeTruthy()
  const box = screen.getByRole('searchbox', { hidden: true })
  await fireEvent.input(box, { target: { value: 'CARAVAN' } })
  expect(screen.queryByText('Governments')).toBeNull()
  const marks = [...document.querySelectorAll('mark')].map((mark) => mark.textContent)
  expect(new Set(marks.map((mark) => mark?.toLowerCase()))).toEqual(new Set(['caravan']))
  await fireEvent.input(box, { target: { value: 'zeppelin' } })
  expect(screen.getByText('No rule speaks of that.')).toBeTruthy()
})

test('arrows walk among the parts', async () => {
  show('base')
  await fireEvent.keyDown(tab('What you see'), { key: 'ArrowLeft' })
  expect(tab('Keys').getAttribute('aria-selected')).toBe('true')
  expect(document.activeElement).toBe(tab('Keys'))
  expect(screen.getByText('undo')).toBeTruthy()
})
