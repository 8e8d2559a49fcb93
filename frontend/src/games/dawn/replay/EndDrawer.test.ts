import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as api from '../../../net/api'
import { keepBegun, keepDevice } from '../../../net/keys'
import AtTable from '../testing/AtTable.svelte'
import { sceneOf } from '../state'
import { sample, tableWith } from '../testing/samples'
import type { Analysis, NewGame, Summary, WaitingView } from '../../../wire.gen'
import EndDrawer from '../../../replay/EndDrawer.svelte'

const game = sample('over')

const NOTHING: Analysis = { done: 0, of: 0, points: [], turning: [] }
const range = { low: 0.2, high: 0.2, wins: 0 }
const advised = { answer: 1, name: 'wait', text: 'wait', chance: 0.2, ...range, reason: '' }
const STUDY: Analysis = {
  done: 2,
  of: 2,
  points: [
    { at: 10, round: 1, seat: 0, chances: [0.4, 0.3, 0.3] },
    { at: 40, round: 2, seat: -1, chances: [1, 0, 0] },
  ],
  turning: [35, 15, 25, 5].map((at) => ({ at, seat: 1, lost: 0.2, played: advised, better: [] })),
}

beforeEach(() => {
  localStorage.clear()
  location.hash = ''
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
})

afterEach(() => {
  vi.restoreAllMocks()
})

function show(analysis = NOTHING) {
  const asked = vi.spyOn(api, 'analysis').mockResolvedValue(analysis)
  render(AtTable, { table: tableWith(game), part: EndDrawer })
  return asked
}

test('it tells who won and why', () => {
  show()
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('You win')
  expect(screen.getByText(game.scene.ending, { exact: false })).toBeTruthy()
})

test('it tells who marked which victory card, and how many win', async () => {
  show()
  const scene = sceneOf(game.scene)
  const marks = scene.victory.reduce((sum, card) => sum + card.marked.length, 0)
  expect((await screen.findAllByLabelText(/^marked:/)).length).toBe(marks)
  const total = screen.getByRole('row', { name: new RegExp(`^${scene.needed} win`) })
  expect(total.textContent).toContain(String(scene.seats[0]!.marks))
})

test('it tells the figures at the end, winners first', async () => {
  show()
  const row = await screen.findByRole('row', { name: /^Territory/ })
  expect([...row.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual(['8', '7', '1'])
})

test('a plot reads its values aloud and moves by keyboard', async () => {
  show()
  const plot = await screen.findByRole('slider', { name: 'Territory', hidden: true })
  expect(plot.getAttribute('aria-valuetext')).toContain('Round 2')
  expect(plot.getAttribute('aria-valuetext')).toMatch(/ 8,.* 7,.* 1$/)
  await fireEvent.focus(plot)
  await fireEvent.keyDown(plot, { key: 'ArrowLeft' })
  expect(plot.getAttribute('aria-valuetext')).toContain('Round 1')
  expect(plot.getAttribute('aria-valuetext')).toMatch(/ 5,.* 3,.* 1$/)
})

test('the plots have tables beside them, a column for each round', async () => {
  show()
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

test('chances are worked out only when somebody wishes it', async () => {
  const asked = show()
  const offer = await screen.findByRole('button', { name: 'Work out the chances' })
  expect(asked.mock.calls.map((call) => call[3])).toEqual([false])
  asked.mockResolvedValue(STUDY)
  await fireEvent.click(offer)
  expect(await screen.findByRole('slider', { name: /^Chance to win/ })).toBeTruthy()
  expect(asked.mock.calls.at(-1)![3]).toBe(true)
})

test('the three worst turning points are told in the order of the game and lead there', async () => {
  show(STUDY)
  await screen.findByText('Turning points')
  const points = screen.getAllByRole('button', { name: /cost 20\s%/ })
  expect(points.map((point) => point.title)).toEqual(
    [15, 25, 35].map((at) => `See the table at move ${at}`),
  )
  await fireEvent.click(points[1]!)
  expect(location.hash).toBe('#/replay/room/25')
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
  show()
  await fireEvent.click(screen.getByRole('button', { name: 'Play again' }))
  await vi.waitFor(() => expect(newGame).toHaveBeenCalled())
  expect(newGame.mock.calls[0]![0]).toEqual(again)
})

describe('where people met in a waiting room', () => {
  const SAM = { number: 1, name: 'Sam', ready: true, mine: false }
  const view = { name: 'w1', link: 'link', room: 'room', watch: 'w', people: [SAM] }

  beforeEach(() => {
    keepBegun(view as unknown as WaitingView)
    keepDevice('link', 'mine')
  })

  const back = (room: string) =>
    vi.spyOn(api, 'waiting').mockResolvedValue({ ...view, room } as unknown as WaitingView)

  test('a rematch goes back there, ready', async () => {
    back('room')
    const again = vi.spyOn(api, 'again').mockResolvedValue(view as unknown as WaitingView)
    show()
    await fireEvent.click(screen.getByRole('button', { name: 'Rematch' }))
    await vi.waitFor(() => expect(location.hash).toBe('#/wait/w1/link'))
    expect(again).toHaveBeenCalledWith('w1', ['link', 'mine'])
  })

  test('one hears who is back there already, and nothing while nobody is', async () => {
    const looked = back('room')
    show()
    await vi.waitFor(() => expect(looked).toHaveBeenCalled())
    expect(screen.queryByText(/waiting room for a rematch/)).toBeNull()
    cleanup()
    back('')
    show()
    expect((await screen.findByText(/waiting room for a rematch/)).textContent).toContain('Sam')
  })

  test('if the next game runs already, the waiting room leads there', async () => {
    back('next')
    vi.spyOn(api, 'again').mockRejectedValue(new api.Refused('running', '', 409))
    show()
    await fireEvent.click(screen.getByRole('button', { name: 'Rematch' }))
    await vi.waitFor(() => expect(location.hash).toBe('#/wait/w1/link'))
  })

  test('a waiting room that is forgotten leaves a new game with the same settings', async () => {
    vi.spyOn(api, 'waiting').mockRejectedValue(new api.Refused('no-game', '', 404))
    show()
    expect(await screen.findByRole('button', { name: 'Play again' })).toBeTruthy()
  })
})
