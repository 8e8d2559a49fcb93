/** Laying a tile, a fort or water: which of the offered places is meant. */
import type { Printed } from '../art/terrain'
import type { Option } from '../state'
import type { Ghost } from '../wire.gen'
import {
  centre,
  DIRECTIONS,
  key,
  nearestThatWay,
  turned,
  type Hex,
  type Point,
  type Way,
} from './geometry'

/** The places for the hub, each once. */
export function hubsOf(options: Option[]): Hex[] {
  const found = new Map<string, Hex>()
  for (const { target } of options) {
    found.set(key(target.q, target.r), { q: target.q, r: target.r })
  }
  return [...found.values()]
}

const at = (options: Option[], hub: Hex): Option[] =>
  options.filter(({ target }) => target.q === hub.q && target.r === hub.r)

/** The option on a hub that looks most like what is held: its side, then its turn. */
export function settled(options: Option[], hub: Hex, held?: Option): Option | undefined {
  const here = at(options, hub)
  if (!held) return here[0]
  const cost = ({ target }: Option): number =>
    (target.side === held.target.side ? 0 : 10) + ((target.turn - held.target.turn + 6) % 6)
  return [...here].sort((a, b) => cost(a) - cost(b))[0]
}

/** The option whose hub is nearest to a point. */
export function snapped(options: Option[], point: Point, held?: Option): Option | undefined {
  let best: Hex | undefined
  let bestFar = Infinity
  for (const hub of hubsOf(options)) {
    const { x, y } = centre(hub)
    const far = Math.hypot(x - point.x, y - point.y)
    if (far < bestFar) [best, bestFar] = [hub, far]
  }
  if (!best) return undefined
  return held && best.q === held.target.q && best.r === held.target.r
    ? held
    : settled(options, best, held)
}

/** The next legal turn at the same place, clockwise (1) or the other way (-1); nothing if there is
 * no other. */
export function turnedOn(options: Option[], held: Option, way: 1 | -1 = 1): Option | undefined {
  const rest = at(options, held.target).filter(
    ({ target }) => target.side === held.target.side && target.turn !== held.target.turn,
  )
  const steps = ({ target }: Option): number => (way * (target.turn - held.target.turn) + 6) % 6
  return rest.sort((a, b) => steps(a) - steps(b))[0]
}

/** The other side at the same place, where that is legal. */
export function flipped(options: Option[], held: Option): Option | undefined {
  const backs = at(options, held.target).filter(({ target }) => target.side !== held.target.side)
  return settled(backs, held.target, held)
}

/** The nearest place that way. */
export function movedOn(options: Option[], held: Option, way: Way): Option | undefined {
  const hubs = hubsOf(options)
  const next = hubs[nearestThatWay(hubs, held.target, way)]
  return next && settled(options, next, held)
}

/** The hexes that a placement covers. */
export function covered(ghost: Ghost, { target }: Option): Printed[] {
  return (ghost.sides[target.side] ?? []).map((cell) => {
    const { q, r } = turned(cell, target.turn)
    return { ...cell, q: target.q + q, r: target.r + r }
  })
}

/** How many spaces of the map lie beside these hexes. */
export function touched(spaces: Hex[], cells: Hex[]): number {
  const beside = new Set(
    cells.flatMap(({ q, r }) => DIRECTIONS.map(([dq, dr]) => key(q + dq, r + dr))),
  )
  return spaces.filter(({ q, r }) => beside.has(key(q, r))).length
}
