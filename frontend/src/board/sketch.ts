/** The map of a game in small: one path for each colour. */
import { seatColor } from '../art/seats'
import type { Sketch } from '../wire.gen'

export interface Drawn {
  width: number
  height: number
  paths: { color: string; d: string }[]
}

const SIDE = 10 // of a square; of a hex half the width
const LAND: Record<string, string> = {
  g: 'var(--g)',
  h: 'var(--hi)',
  f: 'var(--f)',
  d: 'var(--d)',
  m: 'var(--m)',
  w: 'var(--w)',
  n: 'var(--nw)',
  '?': 'var(--line)',
}
const SPACES = {
  4: { across: SIDE, down: SIDE, high: SIDE, drawn: `h${SIDE}v${SIDE}h${-SIDE}Z` },
  // a point is above: from the left over it to the right, and back below
  6: {
    across: 2 * SIDE,
    down: 17.3,
    high: 23,
    drawn: `m0 5.8l${SIDE} -5.8l${SIDE} 5.8v11.5l${-SIDE} 5.7l${-SIDE} -5.7Z`,
  },
}

/** Held spaces have the colour of their seat, the others that of their land. */
export function drawnSmall({ corners, land, held }: Sketch, colors: string[]): Drawn {
  const { across, down, high, drawn } = SPACES[corners]
  const found = new Map<string, string>()
  land.forEach((line, row) => {
    const further = corners === 6 && row % 2 ? SIDE : 0
    ;[...line].forEach((letter, column) => {
      const holder = colors[Number(held[row]?.[column])]
      const color = holder ? seatColor(holder) : LAND[letter]
      if (!color) return
      const d = `M${column * across + further} ${(row * down).toFixed(1)}${drawn}`
      found.set(color, (found.get(color) ?? '') + d)
    })
  })
  const columns = Math.max(0, ...land.map((line) => line.length))
  return {
    width: columns * across + (corners === 6 ? SIDE : 0),
    height: Math.max(0, land.length - 1) * down + high,
    paths: [...found].map(([color, d]) => ({ color, d })),
  }
}
