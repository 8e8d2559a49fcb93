/** The topics that have a drawing, and how wide it is. */
export const DRAWN = {
  row: 340,
  science: 208,
  culture: 232,
  economy: 340,
  combat: 0,
  agendas: 0,
} as const

export type Shown = keyof typeof DRAWN

export function isDrawn(slug: string): slug is Shown {
  return slug in DRAWN
}
