/** Threads between squares: what leads from where to where. */
import type { Point } from '../../../board/plane'
import type { Option, Scene } from '../state'
import type { Ground, Thread } from '../wire.gen'
import { centre } from './geometry'

const BEND = 0.24 // of its length, to the side
const SHORT = 18 // units before the middle of its last square
const HEAD = 15

/** A thread as path data, and its head. */
export interface Drawn extends Thread {
  key: string
  path: string
  head: string
}

/** What is declared, and what the answer would begin that one points at; else from where the city
 * that one points at receives something. */
export function threadsOf(scene: Scene, pointed: number, answers: Option[]): Thread[] {
  const seat = scene.question?.seat ?? -1
  const aimed = answers.flatMap(({ target: { source } }) =>
    source >= 0 && source !== pointed ? [{ seat, source, target: pointed }] : [],
  )
  if (scene.threads.length || aimed.length) return [...scene.threads, ...aimed.slice(0, 1)]
  return scene.seats.flatMap(({ seat, cities }) =>
    cities.flatMap(({ square, scouts }) =>
      scouts
        .filter((scout) => pointed === square || pointed === scout)
        .map((scout) => ({ seat, source: scout, target: square })),
    ),
  )
}

export function drawnThread(ground: Ground, thread: Thread): Drawn | null {
  const [from, to] = [ground.squares[thread.source], ground.squares[thread.target]]
  if (!from || !to || thread.source === thread.target) return null
  return { ...thread, key: `${thread.source} ${thread.target}`, ...arc(centre(from), centre(to)) }
}

/** An arc that bends upwards, or to the left where it goes straight up or down. */
function arc(from: Point, to: Point): { path: string; head: string } {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const up = dx > 0 ? 1 : -1
  const bend = { x: (from.x + to.x) / 2 + dy * BEND * up, y: (from.y + to.y) / 2 - dx * BEND * up }
  const length = Math.hypot(to.x - bend.x, to.y - bend.y) || 1
  const along = { x: (to.x - bend.x) / length, y: (to.y - bend.y) / length }
  const tip = { x: to.x - along.x * SHORT, y: to.y - along.y * SHORT }
  const neck = { x: tip.x - along.x * HEAD, y: tip.y - along.y * HEAD }
  const side = { x: (-along.y * HEAD) / 2, y: (along.x * HEAD) / 2 }
  const at = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
  const wings = [1, -1].map((way) => at({ x: neck.x + way * side.x, y: neck.y + way * side.y }))
  return {
    path: `M${at(from)}Q${at(bend)} ${at(neck)}`,
    head: `M${at(tip)}L${wings.join('L')}Z`,
  }
}
