import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import * as api from '../../../net/api'
import { names } from '../catalogue.svelte'
import { settings } from '../../../state/settings.svelte'
import type { Offer, Welcome } from '../../../wire.gen'
import { BLANK } from '../testing/samples'
import Learn from './Learn.svelte'

const WISH = { game: 'dawn', seats: [{ kind: 'here' as const }], setup: {} }
const STARTS = [
  { text: 'Sans guide', guided: false, wish: WISH },
  { text: 'A New Dawn, avec un guide', guided: true, wish: WISH },
  { text: 'Terra Incognita, avec un guide', guided: true, wish: { ...WISH, seed: 3 } },
]

beforeEach(() => {
  vi.restoreAllMocks()
  const offer = { game: 'dawn', name: 'A New Dawn', starts: STARTS } as unknown as Offer
  vi.spyOn(api, 'welcome').mockResolvedValue({ games: [offer] } as unknown as Welcome)
  settings.lang = 'fr'
  names.use({
    lang: 'fr',
    entries: [
      { ...BLANK, key: 'wonder.petra', name: 'Pétra', text: 'Contre les barbares.' },
      { ...BLANK, key: 'wonder.alhambra', name: 'Alhambra', text: 'Pour le combat.' },
    ],
    terms: { 'type.military': 'Armée' },
    topics: [{ slug: 'turn', title: 'Votre tour', paragraphs: ['Choisissez une carte.'] }],
  })
})

test('rules and cards stand on one page, and the one in the address is marked', () => {
  render(Learn, { key: 'wonder.petra' })
  expect(screen.getByRole('heading', { name: 'Votre tour' })).toBeTruthy()
  expect(screen.getByRole('article', { name: 'Pétra' }).className).toContain('here')
  expect(screen.getByRole('article', { name: 'Alhambra' }).className).not.toContain('here')
})

test('searching without accents leaves what was looked for', async () => {
  render(Learn, { key: '' })
  await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'petra' } })
  expect(screen.getAllByRole('article')).toHaveLength(1)
  expect(screen.getByRole('article', { name: 'Pétra' })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toContain('1')
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Pétra'])
  await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'zzz' } })
  expect(screen.queryAllByRole('article')).toHaveLength(0)
})

test('a first game of each edition is begun from here, with its guide', async () => {
  const begun = vi
    .spyOn(api, 'newGame')
    .mockResolvedValue({ room: 'first', seats: [], watch: 'w', host: 'h' })
  render(Learn, { key: '' })
  const games = await screen.findAllByRole('button', { name: /avec un guide/ })
  expect(games).toHaveLength(2)
  await fireEvent.click(games[1]!)
  await vi.waitFor(() => expect(location.hash).toBe('#/table/first?guide'))
  expect(begun.mock.calls[0]![0].seed).toBe(3)
})

test('the rules that are best seen have a drawing with words below it', () => {
  const slugs = ['row', 'science', 'culture', 'economy', 'combat', 'agendas', 'setup']
  const topics = slugs.map((slug) => ({ slug, title: slug, paragraphs: ['…'] }))
  names.use({ ...names.current!, topics })
  render(Learn, { key: '' })
  for (const slug of slugs) {
    const figure = document.querySelector(`#learn-${slug} figure`)
    expect(!!figure, slug).toBe(slug !== 'setup')
    if (figure) expect(figure.querySelector('figcaption')!.textContent!.length).toBeGreaterThan(40)
  }
  expect(document.querySelectorAll('#learn-row rect')).toHaveLength(5)
  expect(document.querySelector('#learn-combat .wins')!.textContent).toContain('10')
})
