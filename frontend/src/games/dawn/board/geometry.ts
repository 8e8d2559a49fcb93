/** Hexagons on the plane: pointy-topped, +q east, +r south-east, radius 40 units. */
import type { Box, Point, Way } from '../../../board/plane'

export const RADIUS = 40
export const WIDTH = Math.sqrt(3) * RADIUS

export type { Box, Point, Way }
export interface Hex {
  q: number
  r: number
}

/** Clockwise from the east; side i lies between corners i and i + 1. */
export const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const

export function key(q: number, r: number): string {
  return `${q},${r}`
}

export function centre({ q, r }: Hex): Point {
  return { x: WIDTH * (q + r / 2), y: 1.5 * RADIUS * r }
}

/** Corner i of a hexagon about the origin: 0 is at the upper right, then clockwise. */
export function corner(i: number, radius = RADIUS): Point {
  const angle = (Math.PI / 180) * (60 * i - 30)
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
}

const round = (value: number): string => String(Math.round(value * 10) / 10)

export const write = ({ x, y }: Point): string => `${round(x)} ${round(y)}`

/** A hexagon about a point, as path data. */
export function hexPath(radius = RADIUS, at: Point = { x: 0, y: 0 }): string {
  const corners = [0, 1, 2, 3, 4, 5].map((i) => {
    const { x, y } = corner(i, radius)
    return write({ x: at.x + x, y: at.y + y })
  })
  return `M${corners.join('L')}Z`
}

/** An offset turned clockwise about the origin by so many sixths. */
export function turned({ q, r }: Hex, sixths: number): Hex {
  let cell = { q, r }
  for (let sixth = 0; sixth < sixths; sixth += 1) cell = { q: 0 - cell.r, r: cell.q + cell.r }
  return cell
}

/** The smallest box round whole hexagons. */
export function boxOf(cells: Hex[]): Box {
  if (!cells.length) return { x: 0, y: 0, width: WIDTH, height: 2 * RADIUS }
  const points = cells.map(centre)
  const x = Math.min(...points.map((p) => p.x)) - WIDTH / 2
  const y = Math.min(...points.map((p) => p.y)) - RADIUS
  return {
    x,
    y,
    width: Math.max(...points.map((p) => p.x)) + WIDTH / 2 - x,
    height: Math.max(...points.map((p) => p.y)) + RADIUS - y,
  }
}

/** The index of the hex that lies nearest in a direction from a point; -1 if there is none.
 * What lies more to the side than ahead does not count. */
export function nearestThatWay(cells: Hex[], from: Hex, way: Way): number {
  const here = centre(from)
  let best = -1
  let bestCost = Infinity
  cells.forEach((cell, index) => {
    const there = centre(cell)
    const [dx, dy] = [there.x - here.x, there.y - here.y]
    const across = way === 'left' || way === 'right'
    const ahead = across ? (way === 'right' ? dx : -dx) : way === 'down' ? dy : -dy
    const aside = Math.abs(across ? dy : dx)
    if (ahead < 1 || aside > ahead * 1.2) return
    // Up and down there are two ways; they alternate, so that one does not drift aside.
    const lean = across ? 0 : (from.r % 2 === 0 ? dx : -dx) * 0.001
    const cost = ahead + aside - lean
    if (cost < bestCost) [best, bestCost] = [index, cost]
  })
  return best
}
