import { render, screen, waitFor, within } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../state/settings.svelte'
import type { Created, Summary } from '../wire.gen'
import Home from './Home.svelte'
import { WELCOME } from '../testing/offers'
import { pretendServer } from '../testing/server'

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
  game: 'quest',
  caption: 'Quest',
  rev: 3,
  moment: 3,
  round: 2,
  over: false,
  kept: false,
  tags: [
    { seat: 0, name: 'Ada', people: '', color: 'blue' },
    { seat: 1, name: 'Bo', people: '', color: 'green' },
  ],
  bots: ['', 'quick'],
  people: ['Ada', ''],
  seats: [0],
  asked: 1,
  winners: [],
  updated: 1000,
  again: { seats: [] },
  clocks: [],
  sketch: null,
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

const welcome = { welcome: WELCOME }

test('Play now begins the usual game, keeps the seat and goes to the table', async () => {
  const sent = pretendServer({ ...welcome, games: MADE })
  render(Home)
  ;(await screen.findByRole('button', { name: /Play now.*You against two/ })).click()
  await waitFor(() => expect(location.hash).toBe('#/table/r1'))
  expect(sent).toEqual([{ path: 'games', body: WELCOME.games[0]!.starts[0]!.wish }])
  expect(localStorage.getItem('ziggurat.games')).toContain('"secrets":["mine","host"]')
})

test('a guided game opens with the one who explains it', async () => {
  const sent = pretendServer({ ...welcome, games: MADE })
  render(Home)
  ;(await screen.findByRole('button', { name: /guided.*Somebody explains/ })).click()
  await waitFor(() => expect(location.hash).toBe('#/table/r1?guide'))
  expect(sent[0]!.body).toMatchObject({ seed: 1 })
})

test('the game that was begun last is the usual one', async () => {
  localStorage.setItem('ziggurat.new-game', JSON.stringify({ game: 'tiny', seats: [] }))
  const start = { text: 'Tiny indeed', guided: false, wish: { game: 'tiny', seats: [] } }
  const games = [WELCOME.games[0], { ...WELCOME.games[1], starts: [start] }]
  pretendServer({ welcome: { ...WELCOME, games } })
  render(Home)
  expect(await screen.findByRole('button', { name: /Tiny indeed/ })).toBeTruthy()
})

test('the other games begin from the first page too', async () => {
  const wish = { game: 'tiny', seats: [{ kind: 'here' as const }] }
  const start = { text: 'Tiny, explained', guided: true, wish }
  const games = [WELCOME.games[0], { ...WELCOME.games[1], name: 'Tiny', starts: [start] }]
  const sent = pretendServer({ welcome: { ...WELCOME, games }, games: MADE })
  render(Home)
  const tiny = within(await screen.findByRole('region', { name: 'Tiny' }))
  tiny.getByRole('button', { name: /guided.*Tiny, explained/ }).click()
  await waitFor(() => expect(location.hash).toBe('#/table/r1?guide'))
  expect(sent).toEqual([{ path: 'games', body: wish }])
})

test('a refusal is told in words', async () => {
  pretendServer(welcome)
  render(Home)
  ;(await screen.findByRole('button', { name: /Play now/ })).click()
  expect((await screen.findByRole('alert')).textContent).toContain('no such game')
})

test('games to continue: yours to move first, finished ones elsewhere, gone ones say so', async () => {
  know('gone', 'theirs', 'mine', 'done')
  pretendServer({
    ...welcome,
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

test('a running game shows its map in small, one without a map none', async () => {
  const sketch = { corners: 4 as const, land: ['gw'], held: ['1.'] }
  know('mapped', 'bare')
  pretendServer({
    ...welcome,
    'games/mapped': { ...SUMMARY, room: 'mapped', asked: 0, sketch },
    'games/bare': { ...SUMMARY, room: 'bare' },
  })
  const { container } = render(Home)
  await waitFor(() => expect(container.querySelectorAll('.small-map')).toHaveLength(1))
  const [mapped] = within(await screen.findByRole('list')).getAllByRole('listitem')
  const fills = [...mapped!.querySelectorAll('path')].map((path) => path.style.fill)
  expect(fills).toEqual(expect.arrayContaining(['var(--jade)', 'var(--w)']))
})

test('a game can be taken off the list', async () => {
  know('mine')
  pretendServer({ ...welcome, 'games/mine': { ...SUMMARY, room: 'mine' } })
  render(Home)
  ;(await screen.findByRole('button', { name: 'Take game mine off this list' })).click()
  await waitFor(() => expect(screen.queryByRole('list')).toBe(null))
  expect(localStorage.getItem('ziggurat.games')).toBe('[]')
})
