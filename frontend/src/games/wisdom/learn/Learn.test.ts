import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import * as api from '../../../net/api'
import { settings } from '../../../state/settings.svelte'
import type { Offer, Welcome } from '../../../wire.gen'
import { REFERENCED } from '../..'
import { names } from '../catalogue.svelte'
import { ENGLISH } from '../testing/samples'
import Learn from './Learn.svelte'
import { topics } from './topics'

const OTHER = REFERENCED.find((game) => game !== 'wisdom')!
const wish = { game: 'wisdom', seats: [{ kind: 'here' as const }], seed: 1 }
const offer = { game: 'wisdom', name: 'The Board Game', starts: [] } as unknown as Offer
const first = { text: 'With a coach', guided: true, wish }

beforeEach(() => {
  vi.restoreAllMocks()
  const games = [
    { ...offer, game: OTHER, name: 'Other' },
    { ...offer, starts: [first] },
  ]
  vi.spyOn(api, 'welcome').mockResolvedValue({ games } as unknown as Welcome)
  settings.lang = 'en'
  names.use(ENGLISH, 'en')
})

test('rules and every card stand on one page, and the one in the address is marked', () => {
  render(Learn, { key: 'tech.writing' })
  expect(screen.getByRole('heading', { name: 'Battle' })).toBeTruthy()
  expect(screen.getAllByRole('article')).toHaveLength(ENGLISH.entries.length)
  expect(screen.getByRole('article', { name: 'Writing' }).className).toContain('here')
  expect(screen.getByRole('article', { name: 'Pottery' }).className).not.toContain('here')
})

test('searching leaves what was looked for, titles first', async () => {
  render(Learn, { key: '' })
  await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'gunpowder' } })
  expect(screen.getAllByRole('article')[0]!.textContent).toContain('Gunpowder')
  await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'zzz' } })
  expect(screen.queryAllByRole('article')).toHaveLength(0)
  expect(screen.getByText('Nothing is called that, and no effect speaks of it.')).toBeTruthy()
})

test('the rules in short have paragraphs in both languages', () => {
  const english = topics()
  settings.lang = 'fr'
  const french = topics()
  expect(english.every((topic) => topic.paragraphs.length > 0)).toBe(true)
  expect(french.map((topic) => topic.paragraphs.length)).toEqual(
    english.map((topic) => topic.paragraphs.length),
  )
  expect(french[0]!.title).toBe('Comment gagner')
})

test('a first game with a coach begins from here, and the other games are a press away', async () => {
  const begun = vi
    .spyOn(api, 'newGame')
    .mockResolvedValue({ room: 'first', seats: [], watch: 'w', host: 'h' })
  render(Learn, { key: '' })
  await fireEvent.click(await screen.findByRole('button', { name: 'With a coach' }))
  await vi.waitFor(() => expect(location.hash).toBe('#/table/first?guide'))
  expect(begun.mock.calls[0]![0]).toMatchObject({ game: 'wisdom', seed: 1 })
  const games = screen.getByRole('navigation', { name: 'Games' })
  const links = [...games.querySelectorAll('a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `#/learn/${OTHER}`,
    '#/learn/wisdom',
  ])
  expect(links[1]!.getAttribute('aria-current')).toBe('page')
})

test('the rules that are best seen have a drawing with words below it', () => {
  render(Learn, { key: '' })
  for (const slug of ['turn', 'cities', 'pyramid', 'movement', 'battle', 'culture']) {
    const figure = document.querySelector(`#learn-${slug} figure`)!
    expect(figure.querySelector('svg')!.children.length, slug).toBeGreaterThan(3)
    expect(figure.querySelector('figcaption')!.textContent!.length).toBeGreaterThan(40)
  }
  expect(document.querySelector('#learn-government figure')).toBeNull()
})
