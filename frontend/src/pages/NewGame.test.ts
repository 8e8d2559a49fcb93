import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../state/settings.svelte'
import NewGame from './NewGame.svelte'
import { pretendServer } from '../testing/server'

const WELCOME = {
  version: '1',
  bots: ['eager', 'builder'],
  default_bot: 'builder',
  languages: [],
}
const MADE = {
  room: 'r1',
  seats: [{ seat: 0, kind: 'here', secret: 'mine' }],
  watch: 'watch',
  host: 'host',
}

beforeEach(() => {
  localStorage.clear()
  location.hash = ''
  settings.lang = 'en'
})
afterEach(() => vi.unstubAllGlobals())

async function form(answers: Record<string, unknown>) {
  const sent = pretendServer({ welcome: WELCOME, ...answers })
  render(NewGame)
  await screen.findAllByRole('option', { name: /builder/ })
  return sent
}

test('the form sends the game that was put together', async () => {
  const sent = await form({ games: MADE })
  await fireEvent.click(screen.getByLabelText(/^A New Dawn/))
  await fireEvent.change(screen.getByLabelText('Who plays seat 2'), { target: { value: 'link' } })
  await fireEvent.change(screen.getByLabelText('Who plays seat 3'), {
    target: { value: 'bot:eager' },
  })
  screen.getByLabelText('Each player chooses at the table').click()
  screen.getByLabelText('The first game’s map').click()
  screen.getByLabelText(/^Epic game/).click()
  screen.getByRole('button', { name: 'Begin' }).click()
  await waitFor(() => expect(location.hash).toBe('#/table/r1'))
  expect(sent[0]!.body).toEqual({
    seats: [
      { kind: 'here', bot: '' },
      { kind: 'link', bot: '' },
      { kind: 'bot', bot: 'eager' },
    ],
    setup: {
      edition: 'base',
      map: 'first-game',
      random_map: true,
      leaders: 'choose',
      epic: true,
      peaceful: false,
      handicap: [],
      errata: true,
    },
    hints: true,
    lend_after: 10,
    seed: null,
  })
})

test('seats can be added up to the most of the edition, and removed down to two', async () => {
  await form({})
  const seats = () => screen.getAllByLabelText(/^Who plays seat/).length
  for (const most of [4, 5]) {
    screen.getByRole('button', { name: 'Add a player' }).click()
    await waitFor(() => expect(seats()).toBe(most))
  }
  expect(screen.queryByRole('button', { name: 'Add a player' })).toBe(null)
  for (const least of [4, 3, 2]) {
    screen.getByRole('button', { name: 'Remove seat 1' }).click()
    await waitFor(() => expect(seats()).toBe(least))
  }
  expect(screen.queryByRole('button', { name: /^Remove seat/ })).toBe(null)
})

test('a refusal stands beside the form', async () => {
  await form({})
  screen.getByRole('button', { name: 'Begin' }).click()
  expect((await screen.findByRole('alert')).textContent).toContain('no such game')
  expect(location.hash).toBe('')
})
