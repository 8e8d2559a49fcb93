/** What a coach says in a first game: each thing once, when it first comes up. What there is to say
 * is known to the game. */
import type { Fields } from '../words'

export interface Lesson<Words extends string = string> {
  id: string
  at: string // the part of the table it is about, by its data-guide attribute
  thing: string // the very thing there, by its selector; "": the whole part
  words: Words
  fields: Fields
}

/** The last lesson: after it the coach takes leave. */
export const DONE = 'done'

/** The spaces of the board that may be chosen. */
export const LIT = '[data-space][role=button]'

/** The first of these lessons that was not given yet; null: nothing to say. */
export function firstUnsaid<L extends Lesson>(due: L[], said: ReadonlySet<string>): L | null {
  return due.find(({ id }) => !said.has(id)) ?? null
}
