/** The words of this game's page, and those of every page. */
import { speaker, WORDS } from '../../../words'
import * as board from './board'
import * as learn from './learn'
import * as table from './table'

export const OWN = {
  en: { ...WORDS.en, ...board.en, ...learn.en, ...table.en },
  fr: { ...WORDS.fr, ...board.fr, ...learn.fr, ...table.fr },
}

export type Word = keyof typeof OWN.en

export const t = speaker<Word>(OWN)
