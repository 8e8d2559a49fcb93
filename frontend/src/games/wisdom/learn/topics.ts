/** The rules in short, by subject. */
import type { Topic } from '../../../search/search'
import { en } from '../words/learn'
import { t, type Word } from '../words'

const SLUGS = [
  'winning',
  'turn',
  'cities',
  'founding',
  'trade',
  'pyramid',
  'movement',
  'battle',
  'culture',
  'government',
]

/** In the language chosen now. */
export function topics(): Topic[] {
  return SLUGS.map((slug) => ({
    slug,
    title: t(`topic.${slug}` as Word),
    paragraphs: Object.keys(en)
      .filter((key) => key.startsWith(`topic.${slug}.`))
      .map((key) => t(key as Word)),
  }))
}
