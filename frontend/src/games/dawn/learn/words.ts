/** The words of what teaches this game, which comes when it is wished for. */
import { LEARN } from '../../../learn/words'
import { speaker } from '../../../words'
import { OWN } from '../words'
import * as diagrams from '../words/diagrams'
import * as guide from '../words/guide'
import * as learn from '../words/learn'
import * as legend from '../words/legend'

const ALL = {
  en: { ...LEARN.en, ...OWN.en, ...diagrams.en, ...guide.en, ...learn.en, ...legend.en },
  fr: { ...LEARN.fr, ...OWN.fr, ...diagrams.fr, ...guide.fr, ...learn.fr, ...legend.fr },
}

export type Word = keyof typeof ALL.en

export const t = speaker<Word>(ALL)
