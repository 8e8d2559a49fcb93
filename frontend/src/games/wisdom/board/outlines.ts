/** The lines of the map: its edge, the seams of tiles, the fences of realms. */
import { HALF } from '../art/terrain'
import type { Ground } from '../wire.gen'
import { centre, key, squarePath } from './geometry'

export interface Lines {
  ground: string // every square as one path
  within: string // sides inside a tile
  seams: string
  edge: string
}

const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const
const INSET = 3.5 // of a fence, from the sides of its squares

export function linesOf({ squares }: Ground): Lines {
  const tileAt = new Map(squares.map(({ x, y, tile }) => [key(x, y), tile]))
  const lines: Lines = { ground: '', within: '', seams: '', edge: '' }
  for (const square of squares) {
    const { x, y } = centre(square)
    lines.ground += squarePath(square)
    for (const [dx, dy] of SIDES) {
      const beside = tileAt.get(key(square.x + dx, square.y + dy))
      const line = dx
        ? `M${x + dx * HALF} ${y - HALF}v${2 * HALF}`
        : `M${x - HALF} ${y + dy * HALF}h${2 * HALF}`
      if (beside === undefined) lines.edge += line
      else if (dx + dy > 0) lines[beside === square.tile ? 'within' : 'seams'] += line
    }
  }
  return lines
}

/** The fence of every seat's realm: a line a little inside its outermost squares. At its corners the
 * pieces meet, whether the realm ends there, goes on, or turns inwards. */
export function fencesOf({ squares }: Ground, owners: number[]): Map<number, string> {
  const ownerAt = new Map(squares.map(({ x, y }, number) => [key(x, y), owners[number] ?? -1]))
  const fences = new Map<number, string>()
  squares.forEach((square, number) => {
    const seat = owners[number] ?? -1
    if (seat < 0) return
    const { x, y } = centre(square)
    const mine = (dx: number, dy: number): boolean =>
      ownerAt.get(key(square.x + dx, square.y + dy)) === seat
    for (const [dx, dy] of SIDES) {
      if (mine(dx, dy)) continue
      /** How far the line goes to one of its ends. */
      const end = (to: 1 | -1): number => {
        const [ex, ey] = dy ? [to, 0] : [0, to]
        if (!mine(ex, ey)) return HALF - INSET
        return mine(ex + dx, ey + dy) ? HALF + INSET : HALF
      }
      const out = HALF - INSET
      const line = dx
        ? `M${x + dx * out} ${y - end(-1)}V${y + end(1)}`
        : `M${x - end(-1)} ${y + dy * out}H${x + end(1)}`
      fences.set(seat, (fences.get(seat) ?? '') + line)
    }
  })
  return fences
}

/** The dashes of fences by the name of the seat's colour. */
export const FENCE_DASH: Record<string, string> = {
  madder: 'none',
  lapis: '20 8',
  saffron: '6 5',
  plum: '24 6 4 6',
  jade: '10 6',
}
