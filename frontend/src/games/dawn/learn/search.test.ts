import { expect, test } from 'vitest'
import { BLANK } from '../testing/samples'
import { entriesFor } from './search'

const PETRA = {
  ...BLANK,
  key: 'wonder.petra',
  name: 'Pétra',
  type: 'military',
  text: 'Contre les barbares.',
}
const WALLS = {
  ...BLANK,
  key: 'focus.walls',
  kind: 'focus',
  name: 'Remparts',
  text: 'Comme Pétra, en mieux.',
}
const ARMY = {
  ...BLANK,
  key: 'focus.army',
  kind: 'focus',
  name: 'Armée',
  editions: ['terra-incognita'],
}
const ALL = [WALLS, PETRA, ARMY]
const EVERYTHING = { words: '', kind: '', type: '', edition: '' }

test('a name comes before an effect that speaks of it', () => {
  const found = entriesFor(ALL, { ...EVERYTHING, words: 'petra' })
  expect(found.map((entry) => entry.key)).toEqual(['wonder.petra', 'focus.walls'])
})

test('filters take away what is of another kind, type or game', () => {
  const keys = (filter: Partial<typeof EVERYTHING>) =>
    entriesFor(ALL, { ...EVERYTHING, ...filter }).map((entry) => entry.key)
  expect(keys({})).toHaveLength(3)
  expect(keys({ kind: 'focus' })).toEqual(['focus.walls', 'focus.army'])
  expect(keys({ type: 'military' })).toEqual(['wonder.petra'])
  expect(keys({ edition: 'base' })).toEqual(['focus.walls', 'wonder.petra'])
})
