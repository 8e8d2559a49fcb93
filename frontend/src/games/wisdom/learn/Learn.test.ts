import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test } from 'vitest'
import { settings } from '../../../state/settings.svelte'
import { names } from '../catalogue.svelte'
import { ENGLISH } from '../testing/samples'
import Learn from './Learn.svelte'
import { topics } from './topics'

beforeEach(() => {
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
