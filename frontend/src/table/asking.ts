/** A question in two parts: what is asked, and the facts it tells besides. */
export function parted(text: string): [asked: string, facts: string] {
  const end = text.indexOf('?') + 1
  return end ? [text.slice(0, end), text.slice(end).trim()] : [text, '']
}
