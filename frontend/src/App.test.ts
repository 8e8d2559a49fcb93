import { render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import App from './App.svelte'
import { person } from './state/person.svelte'
import { pretendServer } from './testing/server'

beforeEach(() => {
  localStorage.clear()
  location.hash = ''
  pretendServer({})
})
afterEach(() => vi.unstubAllGlobals())

test('the first page bears the name of the game table and does not wait for the server', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  render(App)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ziggurat')
})

test('an address that leads nowhere says so', () => {
  location.hash = '#/nothing'
  render(App)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/nothing here|rien ici/)
})

test('a link to a seat claims it with a secret of this device and leaves the address', async () => {
  person.keep('Ada', 'blue') // somebody without a name is asked for one first
  const sent = pretendServer({
    'games/room1/claim': { seat: 1, secret: 'kept' },
    'games/room1/seats/1/name': { rev: 1 },
  })
  location.hash = '#/join/room1/a-secret'
  render(App)
  await waitFor(() => expect(location.hash).toBe('#/table/room1'))
  expect(localStorage.getItem('ziggurat.games')).toContain('"secrets":["kept"]')
  const claim = sent[0]!.body as { secret: string; device: string }
  expect(claim.secret).toBe('a-secret')
  expect(claim.device).toMatch(/^[0-9a-f]{48}$/)
})

test('a link that is opened again is claimed with the same secret', async () => {
  const sent = pretendServer({})
  for (const secret of ['one', 'one', 'other']) {
    location.hash = `#/join/room1/${secret}`
    const { unmount } = render(App)
    await screen.findByRole('heading', { name: /leads to no seat|mène à aucune place/ })
    unmount()
  }
  const devices = sent.map(({ body }) => (body as { device: string }).device)
  expect(devices[0]).toBe(devices[1])
  expect(devices[2]).not.toBe(devices[0])
  expect(localStorage.getItem('ziggurat.games')).toBeNull()
})
