import { expect, test } from 'vitest'
import * as app from './app'
import * as board from './board'
import * as hint from './hint'
import * as learn from './learn'
import * as pages from './pages'
import * as replay from './replay'
import * as table from './table'

const SOURCES = import.meta.glob<string>(
  ['../**/*.{ts,svelte}', '!../**/*.test.ts', '!./{app,board,hint,learn,pages,replay,table}.ts'],
  { query: '?raw', import: 'default', eager: true },
)
const code = Object.values(SOURCES).join('\n')
const areas = { app, board, hint, learn, pages, replay, table }
const keys = Object.values(areas).flatMap((area) => Object.keys(area.en))

/** The beginnings of keys that are put together, such as `undo.${why}`. */
const beginnings = [...code.matchAll(/`([a-z][\w.-]*\.)\$\{/g)].map((match) => match[1]!)

test('no two areas have the same key, and both languages fill the same fields', () => {
  expect(new Set(keys).size).toBe(keys.length)
  for (const { en, fr } of Object.values(areas)) {
    const fields = (words: string) => words.match(/\{\w+\}/g)?.sort() ?? []
    for (const [key, words] of Object.entries(en)) {
      expect(fields((fr as Record<string, string>)[key]!), key).toEqual(fields(words))
    }
  }
})

test('every word is used', () => {
  const quoted = new Set([...code.matchAll(/['"`]([a-z][\w.-]*)['"`]/g)].map((match) => match[1]))
  const unused = keys.filter(
    (key) => !quoted.has(key) && !beginnings.some((beginning) => key.startsWith(beginning)),
  )
  expect(unused).toEqual([])
})
