import { render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import App from './App.svelte'
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

test('a link to a seat keeps its secret and takes it out of the address', () => {
  location.hash = '#/join/room1/a-secret'
  render(App)
  expect(location.hash).toBe('#/table/room1')
  expect(localStorage.getItem('ziggurat.games')).toContain('"secrets":["a-secret"]')
})
