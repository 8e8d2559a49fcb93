/** Dragging, pinching, the wheel and long presses, told as plain deeds. */
import type { Point } from './plane'

export interface Deeds {
  pan(dx: number, dy: number): void
  zoom(factor: number, at: Point): void
  wheel(event: WheelEvent, at: Point): boolean // true if the wheel meant something else
  press(event: PointerEvent): void // a finger rests
  held(now: boolean): void
}

const SLACK = 6 // pixels a finger may slip in a tap
const LONG = 450 // milliseconds

/** Watch a surface. A click that ends a drag or a long press is swallowed. */
export function gestures(deeds: Deeds) {
  return (surface: HTMLElement): (() => void) => {
    const fingers = new Map<number, Point>()
    let start: Point = { x: 0, y: 0 }
    let dragging = false
    let swallow = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let wheelRest: ReturnType<typeof setTimeout> | undefined

    const within = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top } = surface.getBoundingClientRect()
      return { x: clientX - left, y: clientY - top }
    }
    const spread = (): { middle: Point; gap: number } => {
      const [a, b] = [...fingers.values()] as [Point, Point]
      const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
      return { middle, gap: Math.hypot(a.x - b.x, a.y - b.y) }
    }
    const drag = (pointer: number): void => {
      dragging = swallow = true
      clearTimeout(timer)
      surface.setPointerCapture(pointer)
      deeds.held(true)
    }

    const down = (event: PointerEvent): void => {
      if (event.button > 0) return
      const point = within(event)
      fingers.set(event.pointerId, point)
      clearTimeout(timer)
      if (fingers.size === 1) {
        start = point
        swallow = false
        if (event.pointerType === 'touch') {
          timer = setTimeout(() => {
            swallow = true
            deeds.press(event)
          }, LONG)
        }
      } else if (!dragging) drag(event.pointerId)
    }
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId)
      if (!before) return
      const point = within(event)
      if (!dragging) {
        if (Math.hypot(point.x - start.x, point.y - start.y) < SLACK) return
        drag(event.pointerId)
      }
      if (fingers.size === 2) {
        const was = spread()
        fingers.set(event.pointerId, point)
        const now = spread()
        deeds.pan(now.middle.x - was.middle.x, now.middle.y - was.middle.y)
        if (was.gap > 0) deeds.zoom(now.gap / was.gap, now.middle)
      } else {
        fingers.set(event.pointerId, point)
        deeds.pan(point.x - before.x, point.y - before.y)
      }
    }
    const up = (event: PointerEvent): void => {
      fingers.delete(event.pointerId)
      clearTimeout(timer)
      if (dragging && fingers.size === 0) {
        dragging = false
        deeds.held(false)
      }
    }
    const click = (event: MouseEvent): void => {
      if (swallow) event.stopImmediatePropagation()
      swallow = false
    }
    const wheel = (event: WheelEvent): void => {
      event.preventDefault()
      const at = within(event)
      const lines = event.deltaMode === 1 ? 16 : 1
      if (deeds.wheel(event, at)) return
      deeds.held(true)
      deeds.zoom(Math.exp(-event.deltaY * lines * 0.0015), at)
      clearTimeout(wheelRest)
      wheelRest = setTimeout(() => deeds.held(dragging), 160)
    }

    surface.addEventListener('pointerdown', down)
    surface.addEventListener('pointermove', move)
    surface.addEventListener('pointerup', up)
    surface.addEventListener('pointercancel', up)
    surface.addEventListener('click', click, { capture: true })
    surface.addEventListener('wheel', wheel, { passive: false })
    return () => {
      clearTimeout(timer)
      clearTimeout(wheelRest)
      surface.removeEventListener('pointerdown', down)
      surface.removeEventListener('pointermove', move)
      surface.removeEventListener('pointerup', up)
      surface.removeEventListener('pointercancel', up)
      surface.removeEventListener('click', click, { capture: true })
      surface.removeEventListener('wheel', wheel)
    }
  }
}
