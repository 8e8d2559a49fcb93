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
