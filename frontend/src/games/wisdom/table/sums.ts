/** Sums in words, part by part, in the order of the rules. */
import type { Sum, Term } from '../wire.gen'

export function termWords({ text, amount, times }: Term): string {
  return `${text} ${amount}${times > 1 ? ` × ${times}` : ''}`
}

export function sumWords({ terms }: Sum): string {
  return terms.map(termWords).join(' · ')
}

/** The squares that a sum or a part of it comes from. */
export function squaresOf(terms: Term[]): number[] {
  return [...new Set(terms.flatMap((term) => term.squares))]
}
