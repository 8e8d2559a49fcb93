import { render, screen, waitFor, within } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../state/settings.svelte'
import type { Created, Summary } from '../wire.gen'
import Home from './Home.svelte'
import { pretendServer } from '../testing/server'

const WELCOME = { version: '1', bots: ['builder'], default_bot: 'builder', languages: [] }
const MADE: Created = {
  room: 'r1',
  seats: [
    { seat: 0, kind: 'here', secret: 'mine' },
    { seat: 1, kind: 'bot', secret: null },
  ],
  watch: 'watch',
  host: 'host',
}
const SUMMARY: Summary = {
  room: 'r1',
  edition: 'base',
  rev: 3,
  moment: 3,
  round: 2,
  over: false,
  kept: false,
  leaders: ['rome', 'egypt'],
  colors: ['blue', 'green'],
  bots: ['', 'builder'],
  seats: [0],
  asked: 1,
  winners: [],
  updated: 1000,
  again: {
    seats: [
      { kind: 'here', bot: '' },
      { kind: 'bot', bot: '' },
    ],
  },
}

function know(...rooms: string[]): void {
  const games = rooms.map((room) => ({ room, secrets: ['s'], links: [], watch: '', added: 1 }))
  localStorage.setItem('ziggurat.games', JSON.stringify(games))
}

beforeEach(() => {
  localStorage.clear()
  location.hash = ''
  settings.lang = 'en'
})
afterEach(() => vi.unstubAllGlobals())

test('Play now begins Terra Incognita against two bots, keeps the seat and goes to the table', async () => {
  const sent = pretendServer({ welcome: WELCOME, games: MADE })
  render(Home)
  screen.getByRole('button', { name: /Play now/ }).click()
  await waitFor(() => expect(location.hash).toBe('#/table/r1'))
  const bot = { kind: 'bot', bot: 'builder' }
  expect(sent).toEqual([
    {
      path: 'games',
      body: {
        seats: [{ kind: 'here', bot: '' }, bot, bot],
        setup: { edition: 'terra-incognita', random_map: true },
      },
    },
  ])
  expect(localStorage.getItem('ziggurat.games')).toContain('"secrets":["mine","host"]')
})

test('the guided game is always the same and opens with the coach', async () => {
  const sent = pretendServer({ welcome: WELCOME, games: MADE })
  render(Home)
  screen.getByRole('button', { name: /guided/ }).click()
  await waitFor(() => expect(location.hash).toBe('#/table/r1?guide'))
  expect(sent[0]!.body).toMatchObject({ setup: { edition: 'base' }, seed: 1 })
})

test('a refusal is told in words', async () => {
  pretendServer({ welcome: WELCOME })
  render(Home)
  screen.getByRole('button', { name: /Play now/ }).click()
  expect((await screen.findByRole('alert')).textContent).toContain('no such game')
})

test('games to continue: yours to move first, finished ones elsewhere, gone ones say so', async () => {
  know('gone', 'theirs', 'mine', 'done')
  pretendServer({
    'games/theirs': { ...SUMMARY, room: 'theirs', updated: 2000 },
    'games/mine': { ...SUMMARY, room: 'mine', asked: 0 },
    'games/done': { ...SUMMARY, room: 'done', over: true, winners: [0] },
  })
  render(Home)
  const list = await screen.findByRole('list')
  const lines = within(list).getAllByRole('listitem')
  expect(lines).toHaveLength(3)
  expect(lines[0]!.textContent).toContain('Your move')
  expect(lines[1]!.textContent).toContain('Waiting for')
  expect(lines[2]!.textContent).toContain('No longer on this server')
  expect(within(lines[0]!).getByRole('link').getAttribute('href')).toBe('#/table/mine')
})

test('a game can be taken off the list', async () => {
  know('mine')
  pretendServer({ 'games/mine': { ...SUMMARY, room: 'mine' } })
  render(Home)
  ;(await screen.findByRole('button', { name: 'Take game mine off this list' })).click()
  await waitFor(() => expect(screen.queryByRole('list')).toBe(null))
  expect(localStorage.getItem('ziggurat.games')).toBe('[]')
})
