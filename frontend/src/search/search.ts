/** Finding words in texts, whatever their accents and capitals. */

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

/** A piece of a text: was it looked for? */
export interface Piece {
  text: string
  found: boolean
}

/** A text in pieces: the beginnings of words that were looked for, and what is between them. */
export function marked(text: string, wanted: string): Piece[] {
  const words = plain(wanted).split(' ').filter(Boolean)
  if (!words.length) return [{ text, found: false }]
  const pieces: Piece[] = []
  let from = 0
  for (const match of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const length = Math.max(...words.map((word) => beginning(match[0], word)))
    if (!length) continue
    pieces.push({ text: text.slice(from, match.index), found: false })
    pieces.push({ text: match[0].slice(0, length), found: true })
    from = match.index + length
  }
  return [...pieces, { text: text.slice(from), found: false }].filter((piece) => piece.text)
}

/** How much of a word of the text is the word looked for: 0 if it does not begin with it. */
function beginning(text: string, word: string): number {
  if (!plain(text).startsWith(word)) return 0
  let length = 0
  for (const letter of text) {
    if (plain(text.slice(0, length)).length >= word.length) break
    length += letter.length
  }
  return length
}

export interface Topic {
  slug: string
  title: string
  paragraphs: string[]
}

export function topicsFor<T extends Topic>(topics: T[], words: string): T[] {
  return topics.filter((topic) => finds([topic.title, ...topic.paragraphs].join(' '), words))
}
