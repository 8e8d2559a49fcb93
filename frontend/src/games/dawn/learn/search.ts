/** Finding words in the reference, whatever their accents and capitals. */
import type { Entry, Topic } from '../wire.gen'

/** Without accents, capitals and signs: what a person may type. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[œŒ]/g, 'oe')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Whether every word looked for begins a word of the text. */
export function finds(text: string, wanted: string): boolean {
  const found = ` ${plain(text)}`
  return plain(wanted)
    .split(' ')
    .every((word) => found.includes(` ${word}`))
}

export interface Filter {
  words: string
  kind: string // "" for all
  type: string
  edition: string
}

export function entriesFor(entries: Entry[], filter: Filter): Entry[] {
  return entries
    .filter(
      (entry) =>
        (!filter.kind || entry.kind === filter.kind) &&
        (!filter.type || entry.type === filter.type) &&
        (!filter.edition || entry.editions.includes(filter.edition)) &&
        finds([entry.name, entry.leader, entry.ability, entry.text].join(' '), filter.words),
    )
    .sort((one, other) => Number(named(other, filter.words)) - Number(named(one, filter.words)))
}

/** Those whose name has the words come before those whose effect does. */
function named(entry: Entry, words: string): boolean {
  return words !== '' && finds(`${entry.name} ${entry.leader}`, words)
}

export function topicsFor(topics: Topic[], words: string): Topic[] {
  return topics.filter((topic) => finds([topic.title, ...topic.paragraphs].join(' '), words))
}
