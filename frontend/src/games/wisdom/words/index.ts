/** The words of this game's page, and those of every page. */
import { speaker, WORDS } from '../../../words'
import * as board from './board'

const OWN = {
  en: { ...WORDS.en, ...board.en },
  fr: { ...WORDS.fr, ...board.fr },
}

export type Word = keyof typeof OWN.en

export const t = speaker<Word>(OWN)
