/** Where one looks at the map from: an offset in pixels and a scale. */
import { screen } from '../table/screen.svelte'
import type { Box, Point } from './plane'

export interface View {
  x: number
  y: number
  scale: number
}
export interface Margins {
  top: number
  right: number
  bottom: number
  left: number
}

export const CLOSEST = 3
export const FARTHEST = 0.2

export const limited = (scale: number): number => Math.min(CLOSEST, Math.max(FARTHEST, scale))

/** The view in which a box fills a frame, as large as it goes. */
export function fitted(
  box: Box,
  width: number,
  height: number,
  margins: Margins,
  most = 1.6,
): View {
  const free = {
    width: Math.max(40, width - margins.left - margins.right),
    height: Math.max(40, height - margins.top - margins.bottom),
  }
  const whole = Math.min(free.width / box.width, free.height / box.height)
  const scale = limited(Math.min(most, whole))
  return {
    scale,
    x: margins.left + free.width / 2 - (box.x + box.width / 2) * scale,
    y: margins.top + free.height / 2 - (box.y + box.height / 2) * scale,
  }
}

/** The view after zooming by a factor, with the point under the pointer kept in place. */
export function zoomed(view: View, factor: number, at: Point): View {
  const scale = limited(view.scale * factor)
  const kept = scale / view.scale
  return { scale, x: at.x - (at.x - view.x) * kept, y: at.y - (at.y - view.y) * kept }
}

/** Where a point of the map is on the screen, and the other way round. */
export function onScreen(view: View, point: Point): Point {
  return { x: view.x + point.x * view.scale, y: view.y + point.y * view.scale }
}
export function onMap(view: View, point: Point): Point {
  return { x: (point.x - view.x) / view.scale, y: (point.y - view.y) / view.scale }
}

const START: View = { x: 0, y: 0, scale: 1 }

export class Camera {
  view = $state.raw<View>(START)
  width = $state(0)
  height = $state(0)
  ask = $state(60) // the height of the prompt, which lies over the map
  held = $state(false) // a finger or the mouse moves it right now
  glides = $state(false) // the last change was not by hand, and may be shown slowly
  placing = $state(false) // the buttons for laying a tile are there
  own = $state(false) // somebody chose this view; it is not the fitted one

  /** What lies over the map's edges: the prompt below, and the buttons for laying a tile. The map
   * keeps still while the prompt has one line or two. */
  readonly margins = $derived<Margins>(
    screen.phone
      ? { top: 12, right: 12, bottom: this.placing ? 72 : 12, left: 12 }
      : {
          top: this.placing ? 72 : 14,
          right: 14,
          bottom: Math.min(180, Math.max(76, this.ask)) + 24,
          left: 14,
        },
  )

  /** Where the map is in sight: also above a prompt that is high for a while, as with a hint. */
  get #sight(): Margins {
    const { margins } = this
    return screen.phone ? margins : { ...margins, bottom: Math.max(margins.bottom, this.ask + 24) }
  }

  #go(view: View): void {
    this.glides = this.view !== START
    this.view = view
  }

  fit(box: Box): void {
    this.own = false
    this.#go(fitted(box, this.width, this.height, this.margins))
  }

  /** Open on some spaces, near enough to touch them. */
  open(box: Box, least: number): void {
    const view = fitted(box, this.width, this.height, this.margins, least * 1.3)
    const middle = { x: this.width / 2, y: this.height / 2 }
    this.#go(view.scale < least ? zoomed(view, least / view.scale, middle) : view)
  }

  pan(dx: number, dy: number): void {
    this.own = true
    this.glides = false
    this.view = { ...this.view, x: this.view.x + dx, y: this.view.y + dy }
  }

  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    this.own = true
    this.glides = false
    this.view = zoomed(this.view, factor, at)
  }

  /** Move so far that these points are seen; not at all if they are already. */
  bring(points: Point[], room = 60): void {
    if (!points.length) return
    const { left, top, right, bottom } = this.#sight
    const seen = points.map((point) => onScreen(this.view, point))
    const shift = (low: number, high: number, from: number, to: number): number => {
      if (high - low > to - from) return (from + to - low - high) / 2
      return Math.max(from - low, 0) || Math.min(to - high, 0)
    }
    const xs = seen.map((p) => p.x)
    const ys = seen.map((p) => p.y)
    const dx = shift(Math.min(...xs), Math.max(...xs), left + room, this.width - right - room)
    const dy = shift(Math.min(...ys), Math.max(...ys), top + room, this.height - bottom - room)
    if (dx || dy) this.#go({ ...this.view, x: this.view.x + dx, y: this.view.y + dy })
  }

  /** Is at least one of these points seen? */
  sees(points: Point[]): boolean {
    const { left, top, right, bottom } = this.#sight
    return points.some((point) => {
      const { x, y } = onScreen(this.view, point)
      return x > left && y > top && x < this.width - right && y < this.height - bottom
    })
  }

  /** Move a point of the map to a place of the frame, at least as near as this. */
  place(point: Point, to: Point, least = 0): void {
    const scale = Math.max(least, this.view.scale)
    this.#go({ scale, x: to.x - point.x * scale, y: to.y - point.y * scale })
  }

  /** Go back to a view that was. */
  back(view: View): void {
    this.#go(view)
  }
}
