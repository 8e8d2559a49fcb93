/** The words of what teaches this game, which comes when it is wished for. */
import { LEARN } from '../../../learn/words'
import { speaker } from '../../../words'
import { OWN } from '../words'
import * as diagrams from '../words/diagrams'
import * as guide from '../words/guide'

const ALL = {
  en: { ...LEARN.en, ...OWN.en, ...diagrams.en, ...guide.en },
  fr: { ...LEARN.fr, ...OWN.fr, ...diagrams.fr, ...guide.fr },
}

export type Word = keyof typeof ALL.en

export const t = speaker<Word>(ALL)
