/** Where a bubble goes: beside what it speaks of, within the window, over as little as can be. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}
export type Size = Pick<Box, 'width' | 'height'>
export type Spot = Pick<Box, 'left' | 'top'>

const GAP = 12
const EDGE = 8
const BAR = 56 // the bar at the top stays free

/** At the top: for phones, and for what is not on the screen. */
export function atTop(bubble: Size, view: Size): Spot {
  return { left: (view.width - bubble.width) / 2, top: BAR }
}

/** Above the thing, or else to its left, to its right, below it. */
export function beside(thing: Box, bubble: Size, view: Size): Spot {
  const most = { left: view.width - bubble.width - EDGE, top: view.height - bubble.height - EDGE }
  const middle = thing.left + (thing.width - bubble.width) / 2
  const spots: Spot[] = [
    { left: clamped(middle, most.left), top: thing.top - bubble.height - GAP },
    { left: thing.left - bubble.width - GAP, top: clamped(thing.top, most.top) },
    { left: thing.left + thing.width + GAP, top: clamped(thing.top, most.top) },
    { left: clamped(middle, most.left), top: thing.top + thing.height + GAP },
  ]
  const fits = ({ left, top }: Spot) =>
    left >= EDGE && left <= most.left && top >= BAR && top <= most.top
  return spots.find(fits) ?? atTop(bubble, view)
}

/** In the corner of a large thing where it hides the fewest of the boxes that matter. */
export function within(thing: Box, bubble: Size, matter: Box[]): Spot {
  const [left, right] = [thing.left + GAP, thing.left + thing.width - bubble.width - GAP]
  const [top, bottom] = [thing.top + GAP, thing.top + thing.height - bubble.height - GAP]
  const corners = [
    { left: right, top },
    { left: right, top: bottom },
    { left, top: bottom },
    { left, top },
  ]
  const { width, height } = bubble
  const hidden = (spot: Spot) =>
    matter.filter((box) => overlap({ ...spot, width, height }, box)).length
  return corners.reduce((best, spot) => (hidden(spot) < hidden(best) ? spot : best))
}

/** The smallest box around both. */
export function around(one: Box, other: Box): Box {
  const left = Math.min(one.left, other.left)
  const top = Math.min(one.top, other.top)
  const right = Math.max(one.left + one.width, other.left + other.width)
  const bottom = Math.max(one.top + one.height, other.top + other.height)
  return { left, top, width: right - left, height: bottom - top }
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  )
}

function clamped(wish: number, most: number): number {
  return Math.max(EDGE, Math.min(wish, most))
}
