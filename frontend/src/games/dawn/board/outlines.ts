/** The lines of the map: its edge, the seams of tiles, the borders of realms. */
import type { Scene } from '../state'
import type { Board } from '../wire.gen'
import { centre, corner, DIRECTIONS, hexPath, key, RADIUS, write, type Point } from './geometry'

export interface Lines {
  ground: string // every hex as one path
  within: string // sides inside a tile
  seams: string
  edge: string
}

const INSET = 0.9 // of a border, from the middle of its hex

const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y })
const segment = (a: Point, b: Point): string => `M${write(a)}L${write(b)}`

export function linesOf({ spaces }: Board): Lines {
  const partAt = new Map(spaces.map((space) => [key(space.q, space.r), space.part]))
  const lines: Lines = { ground: '', within: '', seams: '', edge: '' }
  for (const space of spaces) {
    const middle = centre(space)
    lines.ground += hexPath(RADIUS + 0.4, middle)
    DIRECTIONS.forEach(([dq, dr], side) => {
      const beside = partAt.get(key(space.q + dq, space.r + dr))
      const line = segment(plus(middle, corner(side)), plus(middle, corner(side + 1)))
      if (beside === undefined) lines.edge += line
      else if (side < 3) lines[beside === space.part ? 'within' : 'seams'] += line
    })
  }
  return lines
}

/** Whose each space is: by a city, a token or a district on it. */
export function ownersOf(scene: Scene): Map<number, number> {
  return new Map(scene.pieces.map((piece) => [piece.space, piece.seat]))
}

/** The border of every seat's realm: a line a little inside its outermost hexes. Where the realm
 * goes on round a corner, the line runs on to the shared side, so that the pieces meet. */
export function bordersOf(board: Board, owners: Map<number, number>): Map<number, string> {
  const ownerAt = new Map<string, number>()
  for (const [space, seat] of owners) {
    const cell = board.spaces[space]
    if (cell) ownerAt.set(key(cell.q, cell.r), seat)
  }
  const borders = new Map<number, string>()
  for (const [space, seat] of owners) {
    const cell = board.spaces[space]
    if (!cell) continue
    const middle = centre(cell)
    const mine = (side: number): boolean => {
      const [dq, dr] = DIRECTIONS[(side + 6) % 6]!
      return ownerAt.get(key(cell.q + dq, cell.r + dr)) === seat
    }
    const end = (at: number, next: number, goesOn: boolean): Point => {
      if (!goesOn) return corner(at, RADIUS * INSET)
      const [a, b] = [corner(at), corner(next)]
      return { x: a.x + (b.x - a.x) * (1 - INSET), y: a.y + (b.y - a.y) * (1 - INSET) }
    }
    for (let side = 0; side < 6; side += 1) {
      if (mine(side)) continue
      const from = end(side, side - 1, mine(side - 1))
      const to = end(side + 1, side + 2, mine(side + 1))
      const line = segment(plus(middle, from), plus(middle, to))
      borders.set(seat, (borders.get(seat) ?? '') + line)
    }
  }
  return borders
}

export interface Mote extends Point {
  chance: number // from 0 to 1, always the same for the same mote
}

const APART = 7 // between motes
const SCATTER = 6 // off the line

/** Grains along a border, a little beside it. */
export function motesAlong(path: string): Mote[] {
  const motes: Mote[] = []
  for (const line of path.split('M').slice(1)) {
    const [from, to] = line.split('L').map((end) => end.split(/[ ,]/).map(Number))
    const [x, y] = [to![0]! - from![0]!, to![1]! - from![1]!]
    const count = Math.max(1, Math.round(Math.hypot(x, y) / APART))
    for (let at = 0; at < count; at += 1) {
      const chance = (motes.length * 0.618034) % 1
      const beside = (((motes.length * 0.414214) % 1) - 0.5) * SCATTER
      motes.push({
        x: from![0]! + (x * at) / count + beside,
        y: from![1]! + (y * at) / count + beside,
        chance,
      })
    }
  }
  return motes
}
