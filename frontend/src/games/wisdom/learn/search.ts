/** Finding cards and pieces by words and by kind. */
import { finds } from '../../../search/search'
import type { Entry } from '../wire.gen'

export type Filter = {
  words: string
  kind: string // "" for all
}

/** Those whose title has the words come before those whose effect does. */
export function entriesFor(entries: Entry[], { words, kind }: Filter): Entry[] {
  const named = (entry: Entry): boolean => words !== '' && finds(entry.title, words)
  return entries
    .filter((entry) => !kind || entry.kind === kind)
    .filter((entry) => finds([entry.title, entry.text, ...entry.facts].join(' '), words))
    .sort((one, other) => Number(named(other)) - Number(named(one)))
}
