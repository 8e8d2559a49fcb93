/** A chance as a whole percentage. A chance that is not quite 0 or 1 is never shown as one. */
export function percent(chance: number): number {
  if (chance <= 0) return 0
  if (chance >= 1) return 100
  return Math.min(99, Math.max(1, Math.round(chance * 100)))
}
