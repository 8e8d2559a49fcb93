const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V']

/** A level as it is printed on cards. */
export function roman(level: number): string {
  return ROMAN[level] ?? String(level)
}
