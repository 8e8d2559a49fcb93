/** Where something may lie beside a thing on the screen. */
import type { Point } from './geometry'

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const held = (least: number, wanted: number, most: number): number =>
  Math.max(least, Math.min(most, wanted))

/** The place below, above, left or right of a thing, within the room there is, where the fewest of
 * these points are hidden. */
export function clearest(
  { width, height }: { width: number; height: number },
  thing: Box,
  room: Box,
  points: Point[],
  reach: number, // around a point that should be free
): Point {
  const middle = {
    x: (thing.left + thing.right - width) / 2,
    y: (thing.top + thing.bottom - height) / 2,
  }
  const wanted = [
    { x: middle.x, y: thing.bottom },
    { x: middle.x, y: thing.top - height },
    { x: thing.left - width, y: middle.y },
    { x: thing.right, y: middle.y },
  ]
  const spots = wanted.map(({ x, y }) => ({
    x: held(room.left, x, room.right - width),
    y: held(room.top, y, room.bottom - height),
  }))
  const hides = (spot: Point): number =>
    points.filter(
      ({ x, y }) =>
        x > spot.x - reach &&
        x < spot.x + width + reach &&
        y > spot.y - reach &&
        y < spot.y + height + reach,
    ).length
  return spots.reduce((best, spot) => (hides(spot) < hides(best) ? spot : best))
}
