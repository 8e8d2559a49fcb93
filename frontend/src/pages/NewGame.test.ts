import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../state/settings.svelte'
import { OFFER, WELCOME } from '../testing/offers'
import { pretendServer } from '../testing/server'
import NewGame from './NewGame.svelte'

const MADE = { room: 'r1', seats: [{ seat: 0, kind: 'here', secret: 'mine' }], watch: 'watch' }

beforeEach(() => {
  localStorage.clear()
  location.hash = ''
  settings.lang = 'en'
})
afterEach(() => vi.unstubAllGlobals())

async function form(answers: Record<string, unknown>) {
  const sent = pretendServer({ welcome: WELCOME, ...answers })
  render(NewGame)
  await screen.findAllByRole('option', { name: /Wise/ })
  return sent
}

test('the form that the game gives sends what was put together', async () => {
  const sent = await form({ games: MADE })
  await fireEvent.click(screen.getByLabelText('SMALL'))
  await fireEvent.change(screen.getByLabelText('Who plays seat 2'), { target: { value: 'here' } })
  const third = screen.getByLabelText('Who plays seat 3')
  await fireEvent.change(third, { target: { value: 'bot:quick' } })
  await fireEvent.click(screen.getByLabelText('CHOOSE'))
  await fireEvent.click(screen.getByLabelText('READY'))
  await fireEvent.click(screen.getByLabelText('long'))
  screen.getByRole('button', { name: 'Begin' }).click()
  await waitFor(() => expect(location.hash).toBe('#/table/r1'))
  expect(sent[0]!.body).toEqual({
    game: 'quest',
    seats: [
      { kind: 'here', bot: '' },
      { kind: 'here', bot: '' },
      { kind: 'bot', bot: 'quick' },
    ],
    setup: { size: 'small', ground: 'ready', hero: 'choose', long: true },
    hints: true,
    lend_after: 10,
    clock: null,
    seed: null,
  })
})

test('a level tells the rating that was measured, a bot by name has none', async () => {
  await form({})
  const third = screen.getByLabelText('Who plays seat 3')
  await fireEvent.change(third, { target: { value: 'bot:quick' } })
  expect(screen.queryByText(/Elo/)).toBeNull()
  await fireEvent.change(third, { target: { value: 'bot:gentle' } })
  expect(screen.getByText('Elo 1040').title).toContain('easy has 1000')
})

test('what no two seats may have can be chosen once', async () => {
  await form({})
  await fireEvent.click(screen.getByLabelText('Chosen here, seat by seat'))
  await fireEvent.change(screen.getByLabelText('hero of seat 1'), { target: { value: 'ada' } })
  const second = screen.getByLabelText('hero of seat 2')
  const off = [...second.querySelectorAll('option')].filter((option) => option.disabled)
  expect(off.map((option) => option.value)).toEqual(['ada'])
})

test('seats can be added and removed within what the game can be played with', async () => {
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

test('where there are several games one chooses, and each has its own form', async () => {
  const sent = await form({ games: MADE })
  await fireEvent.click(screen.getByLabelText(/^Tiny/))
  expect(screen.queryByLabelText('SMALL')).toBe(null)
  screen.getByRole('button', { name: 'Begin' }).click()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]!.body).toMatchObject({ game: 'tiny', setup: {} })
})

test('a single game needs no choice', async () => {
  await form({ welcome: { ...WELCOME, games: [OFFER] } })
  expect(screen.queryByRole('group', { name: 'Game' })).toBe(null)
})

test('a refusal stands beside the form', async () => {
  await form({})
  screen.getByRole('button', { name: 'Begin' }).click()
  expect((await screen.findByRole('alert')).textContent).toContain('no such game')
  expect(location.hash).toBe('')
})
