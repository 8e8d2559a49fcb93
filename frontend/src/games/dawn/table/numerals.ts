const ROMAN = ['', 'I', 'II', 'III', 'IV']

export function roman(level: number): string {
  return ROMAN[level] ?? String(level)
}

const ERAS: Record<string, string> = { ancient: 'I', medieval: 'II', modern: 'III' }

/** An era as the number of its place in time. */
export function eraNumeral(era: string): string {
  return ERAS[era] ?? ''
}
