/** The topics that have a drawing, and how wide it is. */
export const DRAWN = {
  turn: 340,
  cities: 300,
  pyramid: 320,
  movement: 300,
  battle: 320,
  culture: 340,
} as const

export type Shown = keyof typeof DRAWN

export function isDrawn(slug: string): slug is Shown {
  return slug in DRAWN
}
