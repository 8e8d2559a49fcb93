const ROMAN = ['', 'I', 'II', 'III', 'IV']

export function roman(level: number): string {
  return ROMAN[level] ?? String(level)
}

const ERAS: Record<string, string> = { ancient: 'I', medieval: 'II', modern: 'III' }

/** An era as the number of its place in time. */
export function eraNumeral(era: string): string {
  return ERAS[era] ?? ''
}

/** A chance as a whole percentage. A chance that is not quite 0 or 1 is never shown as one. */
export function percent(chance: number): number {
  if (chance <= 0) return 0
  if (chance >= 1) return 100
  return Math.min(99, Math.max(1, Math.round(chance * 100)))
}
