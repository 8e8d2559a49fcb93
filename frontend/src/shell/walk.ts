/** Walking among things that lie about, with the arrow keys. */
export interface Placed {
  x: number // of the middle
  y: number
}

const AHEAD: Record<string, (from: Placed, to: Placed) => [ahead: number, aside: number]> = {
  ArrowRight: (from, to) => [to.x - from.x, Math.abs(to.y - from.y)],
  ArrowLeft: (from, to) => [from.x - to.x, Math.abs(to.y - from.y)],
  ArrowDown: (from, to) => [to.y - from.y, Math.abs(to.x - from.x)],
  ArrowUp: (from, to) => [from.y - to.y, Math.abs(to.x - from.x)],
}

/** The thing that lies nearest that way; the first where one stands on none; -1 if there is none. */
export function walked(things: Placed[], at: number, key: string): number {
  const ahead = AHEAD[key]
  const from = things[at]
  if (!ahead) return -1
  if (!from) return things.length ? 0 : -1
  let best = -1
  let least = Infinity
  things.forEach((thing, index) => {
    const [way, aside] = ahead(from, thing)
    if (index === at || way < 1 || way + 2 * aside >= least) return
    best = index
    least = way + 2 * aside
  })
  return best
}
