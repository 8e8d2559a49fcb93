/** Where one looks at the board from: an offset in pixels and a scale. The scale belongs to the
 * window and the person; a question may only move the view. */
import type { Margins } from '../shell/frame.svelte'
import { screen } from '../shell/screen.svelte'
import type { Box, Point } from './plane'

export interface View {
  x: number
  y: number
  scale: number
}

export const CLOSEST = 3
export const FARTHEST = 0.15
const LARGEST = 92 // pixels of a space that the board takes by itself
const FLOOR = { mouse: 44, finger: 48 } // and the fewest
const REST = 600 // milliseconds after a person's own move
const NEVER = -Infinity

export const limited = (scale: number): number => Math.min(CLOSEST, Math.max(FARTHEST, scale))

/** The view in which a box fills a frame, as large as it goes. */
export function fitted(box: Box, width: number, height: number, margins: Margins): View {
  const free = {
    width: Math.max(40, width - margins.left - margins.right),
    height: Math.max(40, height - margins.top - margins.bottom),
  }
  const scale = limited(Math.min(free.width / box.width, free.height / box.height))
  return centred(box, width, height, margins, scale)
}

/** The view at a scale with a box in the middle of what is clear. */
function centred(box: Box, width: number, height: number, around: Margins, scale: number): View {
  return {
    scale,
    x: (around.left + width - around.right) / 2 - (box.x + box.width / 2) * scale,
    y: (around.top + height - around.bottom) / 2 - (box.y + box.height / 2) * scale,
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

/** What lies over the board, and how large a space is at first (0: as the board allows). */
export interface Edges {
  clear: Margins
  cover: Margins
  sizes: { start: number }
}
const NOTHING: Margins = { top: 0, right: 0, bottom: 0, left: 0 }
const BARE: Edges = { clear: NOTHING, cover: NOTHING, sizes: { start: 0 } }
const START: View = { x: 0, y: 0, scale: 1 }

export class Camera {
  view = $state.raw<View>(START)
  width = $state(0)
  height = $state(0)
  held = $state(false) // a finger or the mouse moves it right now
  glides = $state(false) // the last change was not by hand, and may be shown slowly
  own = $state(false) // somebody chose this view; it is not the fitted one
  #touched = NEVER // when a person last moved it

  /** `unit` is the width of a space at scale 1. */
  constructor(
    readonly unit = 1,
    readonly edges: Edges = BARE,
  ) {}

  /** Where the board is in sight. */
  get sight(): Margins {
    const { clear, cover } = this.edges
    return {
      top: clear.top + cover.top,
      right: clear.right + cover.right,
      bottom: clear.bottom + cover.bottom,
      left: clear.left + cover.left,
    }
  }

  get #middle(): Point {
    const { left, right, top, bottom } = this.sight
    return { x: (left + this.width - right) / 2, y: (top + this.height - bottom) / 2 }
  }

  /** The scale that the window gives a board. */
  scaleFor(box: Box): number {
    const { start } = this.edges.sizes
    if (start) return start / this.unit
    const fit = fitted(box, this.width, this.height, this.edges.clear).scale
    const floor = screen.touch ? FLOOR.finger : FLOOR.mouse
    return Math.min(LARGEST / this.unit, Math.max(floor / this.unit, fit))
  }

  #go(view: View): void {
    this.glides = this.view !== START
    this.view = view
  }

  /** Take the view that the window gives, with a box in the middle. */
  settle(box: Box): void {
    this.own = false
    const { clear } = this.edges
    this.#go(centred(box, this.width, this.height, clear, this.scaleFor(box)))
  }

  /** Show all of a board, however small. */
  fit(box: Box): void {
    this.own = true
    this.#touched = performance.now()
    const view = fitted(box, this.width, this.height, this.edges.clear)
    const scale = Math.min(view.scale, LARGEST / this.unit)
    this.#go(centred(box, this.width, this.height, this.edges.clear, scale))
  }

  /** A person's own move. */
  pan(dx: number, dy: number): void {
    this.own = true
    this.#touched = performance.now()
    this.glides = false
    this.view = { ...this.view, x: this.view.x + dx, y: this.view.y + dy }
  }

  zoom(factor: number, at: Point = this.#middle): void {
    this.own = true
    this.#touched = performance.now()
    this.glides = false
    this.view = zoomed(this.view, factor, at)
  }

  /** Move by so much, at the same scale. */
  shift(dx: number, dy: number): void {
    if (dx || dy) this.#go({ ...this.view, x: this.view.x + dx, y: this.view.y + dy })
  }

  /** May the board move by itself? Not under somebody's hand. */
  get free(): boolean {
    return !this.held && performance.now() - this.#touched > REST
  }

  /** Move so far that these points are seen, or as many as can be; not at all if they are. */
  bring(points: Point[], room = 44): void {
    if (!points.length || !this.width) return
    const { left, top, right, bottom } = this.sight
    const seen = points.map((point) => onScreen(this.view, point))
    const shift = (low: number, high: number, from: number, to: number): number => {
      if (high - low > to - from) return (from + to - low - high) / 2
      return Math.max(from - low, 0) || Math.min(to - high, 0)
    }
    const xs = seen.map((p) => p.x)
    const ys = seen.map((p) => p.y)
    this.shift(
      shift(Math.min(...xs), Math.max(...xs), left + room, this.width - right - room),
      shift(Math.min(...ys), Math.max(...ys), top + room, this.height - bottom - room),
    )
  }

  /** Is a point seen, with all of its space? */
  sees(point: Point): boolean {
    const { left, top, right, bottom } = this.sight
    const { x, y } = onScreen(this.view, point)
    const half = (this.unit * this.view.scale) / 2
    return (
      x >= left + half - 1 &&
      y >= top + half - 1 &&
      x <= this.width - right - half + 1 &&
      y <= this.height - bottom - half + 1
    )
  }

  /** Move a point of the board to the middle of what is in sight. */
  centre(point: Point): void {
    const { x, y } = onScreen(this.view, point)
    const to = this.#middle
    this.shift(to.x - x, to.y - y)
  }

  /** Go back to a view that was. */
  back(view: View): void {
    this.#go(view)
  }
}
