import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deviceFor } from '../net/keys'
import { person } from '../state/person.svelte'
import { settings } from '../state/settings.svelte'
import { OFFER, WELCOME } from '../testing/offers'
import { pretendServer } from '../testing/server'
import type { Waiting, WaitingView } from '../wire.gen'
import Home from './Home.svelte'
import WaitingPage from './WaitingPage.svelte'
import { draftOf, freshDraft, inWords, wishOf } from './wish'

const ADA: Waiting = {
  number: 0,
  name: 'Ada',
  color: 'green',
  seat: 0,
  ready: false,
  host: true,
  mine: true,
  here: true,
}
const VIEW: WaitingView = {
  type: 'waiting',
  name: 'w1',
  rev: 0,
  link: 'link',
  wish: { game: 'quest', seats: [{ kind: 'link' }, { kind: 'link' }], setup: { size: 'big' } },
  people: [ADA],
  all_ready: false,
  room: '',
  seat_secret: '',
  talk: [],
  watch: '',
  host: '',
}
const SAM: Waiting = { ...ADA, number: 1, name: 'Sam', seat: 1, host: false, mine: false }

class Silent extends EventTarget {
  static last: Silent
  onmessage?: (event: { data: string }) => void
  constructor() {
    super()
    Silent.last = this
  }
  close(): void {}
  send(): void {}
}

beforeEach(() => {
  localStorage.clear()
  location.hash = ''
  settings.lang = 'en'
  person.keep('', 'blue')
  vi.stubGlobal('WebSocket', Silent)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const server = (view: WaitingView, more: Record<string, unknown> = {}) =>
  pretendServer({ welcome: WELCOME, 'waiting/w1': view, ...more })

test('whoever invites says a name once, then waits with a link', async () => {
  const sent = pretendServer({ welcome: WELCOME, waiting: VIEW })
  render(Home)
  await screen.findByRole('button', { name: /Play now/ }) // what is offered has come
  screen.getByRole('button', { name: /Invite friends/ }).click()
  const name = await screen.findByLabelText('Your name')
  ;(name as HTMLInputElement).value = 'Ada'
  name.dispatchEvent(new Event('input', { bubbles: true }))
  screen.getByRole('button', { name: 'Go on' }).click()
  await waitFor(() => expect(location.hash).toBe('#/wait/w1/link'))
  expect(sent.at(-1)).toMatchObject({
    path: 'waiting',
    body: { name: 'Ada', color: 'blue', wish: { seats: [{ kind: 'link' }], seed: null } },
  })
  expect(person.name).toBe('Ada')
})

test('a friend who opens the link is asked for a name and never sees an empty table', async () => {
  const guest = { ...VIEW, people: [{ ...ADA, mine: false }] }
  const inside = { ...guest, rev: 1, people: [...guest.people, { ...SAM, mine: true }] }
  const sent = server(guest, { 'waiting/w1/join': inside })
  render(WaitingPage, { name: 'w1', link: 'link' })
  const name = await screen.findByLabelText('Your name')
  ;(name as HTMLInputElement).value = 'Sam'
  name.dispatchEvent(new Event('input', { bubbles: true }))
  screen.getByRole('button', { name: 'Come in' }).click()
  await screen.findByRole('heading', { name: 'Waiting room' })
  expect(sent[0]).toMatchObject({ path: 'waiting/w1/join', body: { name: 'Sam' } })
  expect(screen.getByText('Sam')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull()
})

test('the host puts a bot on a free seat and sees how strong it is', async () => {
  person.keep('Ada', 'green')
  const sent = server(VIEW, { 'waiting/w1/table': VIEW })
  render(WaitingPage, { name: 'w1', link: 'link' })
  const who = (await screen.findByLabelText('Who plays seat 2')) as HTMLSelectElement
  await screen.findByRole('option', { name: 'Bot: Wise, hardest' })
  who.value = 'wise'
  who.dispatchEvent(new Event('change', { bubbles: true }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    path: 'waiting/w1/table',
    body: { seats: [{ kind: 'link' }, { kind: 'bot', bot: 'wise' }] },
  })
})

test('the host changes how many play, or leaves it as it was', async () => {
  person.keep('Ada', 'green')
  const sent = server(VIEW, { 'waiting/w1/table': VIEW })
  render(WaitingPage, { name: 'w1', link: 'link' })
  const change = () => screen.findByRole('button', { name: 'Change' })
  await fireEvent.click(await change())
  await fireEvent.click(screen.getByRole('button', { name: '+' }))
  await fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('button', { name: '+' })).toBeNull()
  expect(sent).toHaveLength(0)
  await fireEvent.click(await change())
  await fireEvent.click(screen.getByRole('button', { name: '+' }))
  await fireEvent.click(screen.getByRole('button', { name: 'Keep these settings' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    path: 'waiting/w1/table',
    body: { seats: [{ kind: 'link' }, { kind: 'link' }, { kind: 'link' }] },
  })
  await change() // the form is gone
})

test('everybody sees the rating of a level that sits at the table', async () => {
  person.keep('Ada', 'green')
  const seats: WaitingView['wish']['seats'] = [{ kind: 'link' }, { kind: 'bot', bot: 'gentle' }]
  server({ ...VIEW, wish: { ...VIEW.wish, seats } })
  render(WaitingPage, { name: 'w1', link: 'link' })
  await screen.findByText('Elo 1040')
})

test('whoever is ready says for which settings: those that he has seen', async () => {
  person.keep('Ada', 'green')
  const sent = server({ ...VIEW, rev: 5 }, { 'waiting/w1/me': { ...VIEW, rev: 6 } })
  render(WaitingPage, { name: 'w1', link: 'link' })
  ;(await screen.findByRole('button', { name: 'I am ready' })).click()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({ path: 'waiting/w1/me', body: { ready: true, rev: 5 } })
})

test('when everybody is ready it counts down, begins, and goes to the table', async () => {
  person.keep('Ada', 'green')
  const people = [
    { ...ADA, ready: true },
    { ...SAM, ready: true },
  ]
  const begun = { ...VIEW, people, rev: 3, room: 'r9', seat_secret: 'mine', host: 'host' }
  vi.useFakeTimers({ shouldAdvanceTime: true })
  server({ ...VIEW, people, all_ready: true }, { 'waiting/w1/begin': begun })
  render(WaitingPage, { name: 'w1', link: 'link' })
  await screen.findByText(/begins in 3/)
  await vi.advanceTimersByTimeAsync(3000)
  await waitFor(() => expect(location.hash).toBe('#/table/r9'))
  expect(localStorage.getItem('ziggurat.games')).toContain('"secrets":["mine","host"]')
})

test('when somebody is sent away the new link is shown, and leads this browser back', async () => {
  person.keep('Ada', 'green')
  const alone = { ...VIEW, rev: 2, link: 'newer' }
  server({ ...VIEW, rev: 1, people: [ADA, SAM] }, { 'waiting/w1/leave': alone })
  render(WaitingPage, { name: 'w1', link: 'link' })
  const link = await screen.findByLabelText<HTMLInputElement>(/^Invite/)
  expect(link.value).toMatch(/#\/wait\/w1\/link$/)
  screen.getByRole('button', { name: 'Send Sam away' }).click()
  await waitFor(() => expect(link.value).toMatch(/#\/wait\/w1\/newer$/))
  await screen.findByText(/this link is new/)
  expect(deviceFor('newer')).toBe(deviceFor('link'))
})

test('whoever is sent away is told that the link is no longer good', async () => {
  person.keep('Sam', 'green')
  server({
    ...VIEW,
    people: [
      { ...ADA, mine: false },
      { ...SAM, mine: true },
    ],
  })
  render(WaitingPage, { name: 'w1', link: 'link' })
  await screen.findByRole('heading', { name: 'Waiting room' })
  Silent.last.onmessage!({ data: '{"type":"problem","code":"old-link","text":""}' })
  await screen.findByText(/no longer good/)
  expect(screen.queryByRole('heading', { name: 'Waiting room' })).toBeNull()
})

test('a name is shown as it is, not as markup', async () => {
  person.keep('Ada', 'green')
  server({ ...VIEW, people: [ADA, { ...SAM, name: '<img src=x>' }] })
  const { container } = render(WaitingPage, { name: 'w1', link: 'link' })
  await screen.findByText('<img src=x>')
  expect(container.querySelector('img')).toBeNull()
})

test('a form that became a wish becomes the same form again', () => {
  const draft = freshDraft(OFFER)
  draft.setup.hero = '*'
  draft.seats[1]!.own.hero = 'bo'
  draft.lend = 'host'
  const again = draftOf(wishOf(draft, OFFER), OFFER)
  expect(wishOf(again, OFFER)).toEqual(wishOf(draft, OFFER))
  expect(inWords(again, OFFER, { yes: 'yes', no: 'no', bySeat: 'by seat' })).toContainEqual([
    'hero',
    'by seat',
  ])
})
