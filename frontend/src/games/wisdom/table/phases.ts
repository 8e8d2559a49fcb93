/** The five phases of a turn, in their order. */
export const PHASES = ['start', 'trade', 'city', 'movement', 'research'] as const

/** The phase after this one; "" before the first turn. */
export function nextPhase(phase: string): string {
  const at = PHASES.findIndex((one) => one === phase)
  return at < 0 ? '' : PHASES[(at + 1) % PHASES.length]!
}
