/** The arithmetic of a line plot: scales, paths, labels that keep clear of each other. */

export interface Frame {
  left: number
  right: number
  top: number
  bottom: number
}

const TOPS = [2, 4, 6, 8, 10, 12, 16, 20, 24, 30, 40, 50, 60, 80]

/** The top of a scale from 0 that holds a value and halves into whole numbers. */
export function scaleTop(highest: number): number {
  return TOPS.find((top) => top >= highest) ?? Math.ceil(highest / 20) * 20
}

export function xOf(frame: Frame, points: number, point: number): number {
  return frame.left + ((frame.right - frame.left) * point) / Math.max(1, points - 1)
}

export function yOf(frame: Frame, top: number, value: number): number {
  return frame.bottom - ((frame.bottom - frame.top) * value) / top
}

/** The line through some values, as SVG path data; `shift` keeps lines on one height apart. */
export function linePath(frame: Frame, top: number, values: number[], shift = 0): string {
  const corners = values.map((value, point) => {
    const x = xOf(frame, values.length, point)
    const y = yOf(frame, top, value) + shift
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  })
  return `M${corners.join('L')}`
}

/** The point nearest to a place on the x axis. */
export function pointAt(frame: Frame, points: number, x: number): number {
  const part = (x - frame.left) / (frame.right - frame.left)
  return Math.max(0, Math.min(points - 1, Math.round(part * (points - 1))))
}

/** Heights for labels: as near as may be to those wished for, `gap` apart, none below `floor`. */
export function spread(wished: number[], gap: number, floor: number): number[] {
  const order = wished.map((_, label) => label).sort((a, b) => wished[a]! - wished[b]!)
  const heights = [...wished]
  for (let place = 1; place < order.length; place += 1) {
    const above = heights[order[place - 1]!]!
    heights[order[place]!] = Math.max(heights[order[place]!]!, above + gap)
  }
  let limit = floor
  for (const label of order.reverse()) {
    heights[label] = Math.min(heights[label]!, limit)
    limit = heights[label]! - gap
  }
  return heights
}

/** The first point of every round. */
export function roundStarts(rounds: number[]): number[] {
  return rounds.flatMap((round, point) => (round === rounds[point - 1] ? [] : [point]))
}

/** The distance of ticks when there is room for so many of them. */
export function tickStep(count: number, room: number): number {
  return [1, 2, 5, 10, 20, 50].find((step) => count / step <= room) ?? 100
}

/** The points whose rounds are written below, when there is room for so many. */
export function roundTicks(rounds: number[], room: number): number[] {
  const starts = roundStarts(rounds)
  const step = tickStep(starts.length, room)
  return starts.filter((point) => rounds[point]! % step === 0)
}

/** Where a moment lies among the points, between two of them if need be. */
export function placeOf(moments: number[], moment: number): number {
  const after = moments.findIndex((other) => other > moment)
  if (after === -1) return moments.length - 1
  if (after === 0) return 0
  const [low, high] = [moments[after - 1]!, moments[after]!]
  return after - 1 + (moment - low) / (high - low)
}
