/** Finding cards and pieces in the reference. */
import { finds } from '../../../search/search'
import type { Entry } from '../wire.gen'

export type Filter = {
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
