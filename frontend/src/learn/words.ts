/** The words of what teaches a game, which comes when it is wished for. */
import { speaker, WORDS } from '../words'
import * as learn from '../words/learn'

/** With those of every page: to put those of a game beside them. */
export const LEARN = {
  en: { ...WORDS.en, ...learn.en },
  fr: { ...WORDS.fr, ...learn.fr },
}

export type Word = keyof typeof LEARN.en

export const t = speaker<Word>(LEARN)
