/** The interface's own words. Each file has both languages; TypeScript holds them to the same keys. */
import { settings } from '../state/settings.svelte'
import * as app from './app'
import * as board from './board'
import * as hint from './hint'
import * as learn from './learn'
import * as pages from './pages'
import * as replay from './replay'
import * as table from './table'

const WORDS = {
  en: { ...app.en, ...board.en, ...hint.en, ...learn.en, ...pages.en, ...replay.en, ...table.en },
  fr: { ...app.fr, ...board.fr, ...hint.fr, ...learn.fr, ...pages.fr, ...replay.fr, ...table.fr },
}

export type Word = keyof typeof WORDS.en

/** The words under a key in the language chosen, with its {fields} filled in. */
export function t(key: Word, fields: Record<string, string | number> = {}): string {
  return WORDS[settings.lang][key].replace(/\{(\w+)\}/g, (_, name: string) => String(fields[name]))
}

/** The words for a refusal's code; the server's own sentence where there are none. */
export function problemWords(code: string, text: string): string {
  const key = `problem.${code}`
  return key in WORDS.en ? t(key as Word) : text
}
