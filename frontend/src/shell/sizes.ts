/** How large the zones of the table are, in pixels, for each room a window gives. */
export type Layout = 'wide' | 'laptop' | 'tablet' | 'phone' | 'small' | 'sideways'

export interface Sizes {
  top: number
  lane: number
  prompt: number
  hand: number
  tabs: number
  left: number // rails
  right: number
  gap: number
  me: number
  reader: number
  start: number // a space at first; 0: as large as the whole board allows
}

export const FOLDED = 64 // a rail

export const SIZES: Record<Layout, Sizes> = {
  wide: {
    top: 48,
    lane: 40,
    prompt: 56,
    hand: 132,
    tabs: 0,
    left: 236,
    right: 276,
    gap: 12,
    me: 236,
    reader: 300,
    start: 0,
  },
  laptop: {
    top: 44,
    lane: 36,
    prompt: 52,
    hand: 98,
    tabs: 0,
    left: FOLDED,
    right: FOLDED,
    gap: 8,
    me: 188,
    reader: 268,
    start: 0,
  },
  tablet: {
    top: 48,
    lane: 40,
    prompt: 56,
    hand: 104,
    tabs: 0,
    left: 0,
    right: 68,
    gap: 8,
    me: 0,
    reader: 0,
    start: 0,
  },
  phone: {
    top: 48,
    lane: 36,
    prompt: 60,
    hand: 88,
    tabs: 52,
    left: 0,
    right: 0,
    gap: 8,
    me: 0,
    reader: 0,
    start: 60,
  },
  small: {
    top: 44,
    lane: 32,
    prompt: 54,
    hand: 74,
    tabs: 46,
    left: 0,
    right: 0,
    gap: 8,
    me: 0,
    reader: 0,
    start: 54,
  },
  sideways: {
    top: 46,
    lane: 0,
    prompt: 0,
    hand: 0,
    tabs: 0,
    left: 0,
    right: 124,
    gap: 6,
    me: 0,
    reader: 0,
    start: 56,
  },
}

/** The windows that each layout is for; the first that fits counts. */
export const WINDOWS: [Layout, string][] = [
  ['sideways', '(max-height: 480px) and (min-width: 560px)'],
  ['small', '(max-width: 700px) and (max-height: 700px)'],
  ['phone', '(max-width: 700px)'],
  ['tablet', '(max-width: 1100px)'],
  ['laptop', '(max-width: 1365px), (max-height: 799px)'],
]
