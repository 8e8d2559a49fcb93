/** Squares on the plane, 72 units wide; x goes east and y south. */
import type { Box, Point, Way } from '../../../board/plane'
import { HALF, SIDE, TILE } from '../art/terrain'
import type { Ground, Square } from '../wire.gen'

type Cell = Pick<Square, 'x' | 'y'>

export const key = (x: number, y: number): string => `${x},${y}`

export function centre({ x, y }: Cell): Point {
  return { x: x * SIDE + HALF, y: y * SIDE + HALF }
}

/** Where the disc of a resource lies on its square. */
export function discOf(square: Square): Point {
  const { x, y } = centre(square)
  return { x: x + 20, y: y - 19 }
}

/** A square as path data, drawn in from its sides by so much. */
export function squarePath({ x, y }: Cell, inset = 0): string {
  const side = SIDE - 2 * inset
  return `M${x * SIDE + inset} ${y * SIDE + inset}h${side}v${side}h${-side}Z`
}

/** A whole tile as path data, from any of its squares. */
export function tilePath(squares: Cell[], inset = 0): string {
  const side = SIDE * TILE - 2 * inset
  const { x, y } = corner(squares)
  return `M${x * SIDE + inset} ${y * SIDE + inset}h${side}v${side}h${-side}Z`
}

/** The upper left square of some. */
function corner(squares: Cell[]): Cell {
  return { x: Math.min(...squares.map(({ x }) => x)), y: Math.min(...squares.map(({ y }) => y)) }
}

/** Squares by their tile. */
export function byTile(squares: Square[]): Square[][] {
  const found = new Map<number, Square[]>()
  for (const square of squares) {
    found.set(square.tile, [...(found.get(square.tile) ?? []), square])
  }
  return [...found.values()]
}

/** The middle of a tile. */
export function tileCentre(squares: Cell[]): Point {
  const { x, y } = corner(squares)
  return { x: x * SIDE + (TILE * SIDE) / 2, y: y * SIDE + (TILE * SIDE) / 2 }
}

export function boxOf({ squares }: Ground): Box {
  const reach = (along: (cell: Cell) => number): number => Math.max(0, ...squares.map(along)) + 1
  return { x: 0, y: 0, width: reach(({ x }) => x) * SIDE, height: reach(({ y }) => y) * SIDE }
}

const STEPS: Record<Way, [x: number, y: number]> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
}

/** The number of the square that way, `far` squares on, or the farthest before it; over a gap in the
 * map the next one. -1: there is none. */
export function beside({ squares }: Ground, from: number, way: Way, far: number): number {
  const cell = squares[from]
  if (!cell) return -1
  const [dx, dy] = STEPS[way]
  const ahead = squares
    .map((square, number) => ({
      number,
      along: (square.x - cell.x) * dx + (square.y - cell.y) * dy,
      aside: Math.abs((square.x - cell.x) * dy) + Math.abs((square.y - cell.y) * dx),
    }))
    .filter(({ along, aside }) => along > 0 && aside === 0)
    .sort((a, b) => a.along - b.along)
  const within = ahead.filter(({ along }) => along <= far)
  return (within.at(-1) ?? ahead[0])?.number ?? -1
}
