import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test } from 'vitest'
import { names } from '../catalogue.svelte'
import { settings } from '../../../state/settings.svelte'
import { BLANK } from '../testing/samples'
import Learn from './Learn.svelte'

beforeEach(() => {
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
