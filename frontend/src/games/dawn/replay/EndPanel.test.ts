import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as api from '../../../net/api'
import AtTable from '../testing/AtTable.svelte'
import { sceneOf } from '../state'
import { sample, tableWith } from '../testing/samples'
import type { NewGame, Summary } from '../../../wire.gen'
import EndPanel from '../../../replay/EndPanel.svelte'

const game = sample('over')

beforeEach(() => {
  vi.spyOn(api, 'history').mockResolvedValue({
    moments: [0, 10, 20],
    rounds: [1, 1, 2],
    series: [
      {
        key: 'territory',
        title: 'Territory',
        seats: [
          [3, 5, 8],
          [2, 3, 7],
          [1, 1, 1],
        ],
      },
    ],
  })
  render(AtTable, { table: tableWith(game), part: EndPanel })
})

afterEach(() => {
  vi.restoreAllMocks()
})

test('it tells who won and why', () => {
  expect(screen.getByRole('heading', { level: 2, hidden: true }).textContent).toBe('You win')
  expect(screen.getAllByText(game.scene.ending, { exact: false }).length).toBeGreaterThan(0)
})

test('it tells who marked which victory card', () => {
  const cards = sceneOf(game.scene).victory
  const marks = cards.reduce((sum, card) => sum + card.marked.length, 0)
  expect(screen.getAllByLabelText(/^marked:/).length).toBe(marks)
})

test('a plot reads its values aloud and moves by keyboard', async () => {
  const plot = await screen.findByRole('slider', { name: 'Territory', hidden: true })
  expect(plot.getAttribute('aria-valuetext')).toContain('Round 2')
  expect(plot.getAttribute('aria-valuetext')).toMatch(/ 8,.* 7,.* 1$/)
  await fireEvent.focus(plot)
  await fireEvent.keyDown(plot, { key: 'ArrowLeft' })
  expect(plot.getAttribute('aria-valuetext')).toContain('Round 1')
  expect(plot.getAttribute('aria-valuetext')).toMatch(/ 5,.* 3,.* 1$/)
})

test('the plots have tables beside them, a column for each round', async () => {
  await fireEvent.click(await screen.findByRole('button', { name: 'Show as tables', hidden: true }))
  const region = screen.getByRole('region', { name: 'Territory', hidden: true })
  const cells = [...region.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => cell.textContent),
  )
  expect(cells).toEqual([
    ['5', '8'],
    ['3', '7'],
    ['1', '1'],
  ])
})

test('playing again asks for what the table says this game was', async () => {
  const again: NewGame = {
    seats: [
      { kind: 'here', bot: '' },
      { kind: 'bot', bot: 'builder' },
    ],
    setup: { edition: 'terra-incognita', peaceful: true },
  }
  vi.spyOn(api, 'summary').mockResolvedValue({ again } as Summary)
  const newGame = vi
    .spyOn(api, 'newGame')
    .mockResolvedValue({ room: 'next', seats: [], watch: 'w', host: 'h' })
  await fireEvent.click(screen.getByRole('button', { name: 'Play again', hidden: true }))
  await vi.waitFor(() => expect(newGame).toHaveBeenCalled())
  expect(newGame.mock.calls[0]![0]).toEqual(again)
})
