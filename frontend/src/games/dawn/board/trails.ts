/** Moves as ways over the map: each way is walked by one figure, step after step. */
import type { Travel } from '../../../wire.gen'

export interface Way {
  seat: number
  figure: string
  from: number // -1: it was put on the board
  stops: number[] // the spaces it came to, in order
  lost: boolean // it left the board at the end
}

export function waysOf(travels: Travel[]): Way[] {
  const found: Way[] = []
  for (const { seat, figure, origin, goal } of travels) {
    const last = found.at(-1)
    const on = last && last.seat === seat && last.figure === figure && !last.lost
    const here = last && (last.stops.at(-1) ?? last.from)
    if (last && on && origin >= 0 && here === origin) {
      if (goal >= 0) last.stops.push(goal)
      else last.lost = true
      continue
    }
    found.push({ seat, figure, from: origin, stops: goal < 0 ? [] : [goal], lost: goal < 0 })
  }
  return found
}
