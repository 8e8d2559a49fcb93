/** The interface's own words. Each file has both languages; TypeScript holds them to the same keys. */
import { settings, type Lang } from '../state/settings.svelte'
import * as app from './app'
import * as board from './board'
import * as hint from './hint'
import * as pages from './pages'
import * as replay from './replay'
import * as show from './show'
import * as table from './table'
import * as talk from './talk'

export const WORDS = {
  en: {
    ...app.en,
    ...board.en,
    ...hint.en,
    ...pages.en,
    ...replay.en,
    ...show.en,
    ...table.en,
    ...talk.en,
  },
  fr: {
    ...app.fr,
    ...board.fr,
    ...hint.fr,
    ...pages.fr,
    ...replay.fr,
    ...show.fr,
    ...table.fr,
    ...talk.fr,
  },
}

export type Word = keyof typeof WORDS.en
export type Fields = Record<string, string | number>

/** Words as their language sets them: in French no line ends before a high sign, nor just inside
 * quotation marks. */
const set = (lang: Lang, words: string): string =>
  lang === 'fr' ? words.replace(/ (?=[:;!?»%])|(?<=«) /g, '\u00a0') : words

/** A way to say these words in the language chosen, with their {fields} filled in. */
export function speaker<Key extends string>(words: Record<Lang, Record<Key, string>>) {
  return (key: Key, fields: Fields = {}): string =>
    set(settings.lang, words[settings.lang][key]).replace(/\{(\w+)\}/g, (_, name: string) =>
      String(fields[name]),
    )
}

export const t = speaker<Word>(WORDS)

/** What is read out at one go, each part a sentence of its own. */
export function sentences(parts: (string | undefined)[]): string {
  return parts
    .filter((part): part is string => !!part)
    .map((part) => part[0]!.toUpperCase() + part.slice(1) + (/[.!?…]$/.test(part) ? '' : '.'))
    .join(' ')
}

/** The words for a refusal's code; the server's own sentence where there are none. */
export function problemWords(code: string, text: string): string {
  const key = `problem.${code}`
  return key in WORDS.en ? t(key as Word) : text
}
