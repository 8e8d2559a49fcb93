import { expect, test } from 'vitest'
import { settings } from '../state/settings.svelte'
import { speaker } from '.'

type Words = Record<string, string>
const areas = import.meta.glob<{ en: Words; fr: Words }>(
  ['../**/words/*.ts', '!../**/words/index.ts', '!../**/*.test.ts'],
  { eager: true },
)
const SOURCES = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const code = Object.entries(SOURCES)
  .filter(
    ([path]) =>
      !Object.keys(areas).some(
        (area) => area.replace(/^\.\//, '../words/') === path.replace(/^\.\//, '../words/'),
      ),
  )
  .map(([, text]) => text)
  .join('\n')
const keys = Object.values(areas).flatMap((area) => Object.keys(area.en))

/** The game whose page alone speaks the words of a file; "" for those of every page. */
const gameOf = (path: string): string => /\/games\/(\w+)\//.exec(path)?.[1] ?? ''

/** What the page of a game can say: its own words and those of every page. */
function spoken(game: string): string[] {
  return Object.entries(areas)
    .filter(([path]) => ['', game].includes(gameOf(path)))
    .flatMap(([, area]) => Object.keys(area.en))
}

/** The beginnings of keys that are put together, such as `undo.${why}`. */
const beginnings = [...code.matchAll(/`([a-z][\w.-]*\.)\$\{/g)].map((match) => match[1]!)

test('no page has two words for one key, and both languages fill the same fields', () => {
  for (const game of new Set(Object.keys(areas).map(gameOf))) {
    const said = spoken(game)
    expect(said.filter((key, at) => said.indexOf(key) !== at)).toEqual([])
  }
  for (const { en, fr } of Object.values(areas)) {
    const fields = (words: string) => words.match(/\{\w+\}/g)?.sort() ?? []
    for (const [key, words] of Object.entries(en)) {
      expect(fields(fr[key]!), key).toEqual(fields(words))
    }
  }
})

test('in French no line ends before a high sign, nor just inside quotation marks', () => {
  const lang = settings.lang
  settings.lang = 'fr'
  const t = speaker({
    en: { said: '' },
    fr: { said: '« {what} » : 5 % ; vraiment ?' },
  })
  expect(t('said', { what: 'a : b' })).toBe(
    '«\u00a0a : b\u00a0»\u00a0: 5\u00a0%\u00a0; vraiment\u00a0?',
  )
  settings.lang = lang
})

test('every word is used', () => {
  const quoted = new Set([...code.matchAll(/['"`]([a-z][\w.-]*)['"`]/g)].map((match) => match[1]))
  const unused = keys.filter(
    (key) => !quoted.has(key) && !beginnings.some((beginning) => key.startsWith(beginning)),
  )
  expect(unused).toEqual([])
})
