/** Places in what is said: on the wire `@` and the number of a space, on the page its name, in the
 * language of whoever reads. */

const MARK = /@(\d{1,4})/
const MOST = 5 // names that are offered

/** A piece of a line: words, or a place. */
export interface Piece {
  text: string
  space: number // -1: words
}

/** A line in pieces. A number that names no place stays as it was typed. */
export function piecesOf(line: string, places: string[]): Piece[] {
  return line.split(/(@\d{1,4})/).flatMap((text): Piece[] => {
    const space = Number(MARK.exec(text)?.[1] ?? -1)
    const name = places[space]
    if (text === '') return []
    return [name ? { text: name, space } : { text, space: -1 }]
  })
}

/** The spaces that a line speaks of, each once. */
export function spacesIn(line: string): number[] {
  const marks = [...line.matchAll(new RegExp(MARK, 'g'))]
  return [...new Set(marks.map((mark) => Number(mark[1])))]
}

/** What was typed, with the number of a space for every name that follows an `@`. */
export function marked(typed: string, places: string[]): string {
  const byLength = places
    .map((name, space) => ({ name: name.toLowerCase(), space }))
    .filter(({ name }) => name !== '')
    .sort((one, other) => other.name.length - one.name.length)
  return typed
    .split('@')
    .map((part, at) => {
      const known = at > 0 && byLength.find(({ name }) => part.toLowerCase().startsWith(name))
      return known ? `${known.space}${part.slice(known.name.length)}` : part
    })
    .join('@')
}

/** The name that is being typed after the last `@`; null if there is none. */
export function asked(typed: string): string | null {
  const at = typed.lastIndexOf('@')
  return at < 0 ? null : typed.slice(at + 1)
}

/** Names of places that hold what was typed after an `@`; none once one of them stands there. */
export function offered(typed: string, places: string[]): string[] {
  const wanted = asked(typed)?.trim().toLowerCase()
  if (wanted === undefined) return []
  const names = [...new Set(places)].filter((name) => name !== '')
  if (names.some((name) => wanted.startsWith(name.toLowerCase()))) return []
  return names
    .filter((name) => name.toLowerCase().includes(wanted))
    .sort((one, other) => one.length - other.length)
    .slice(0, MOST)
}

/** What was typed, with this name after its last `@`. */
export function completed(typed: string, name: string): string {
  return `${typed.slice(0, typed.lastIndexOf('@') + 1)}${name} `
}
