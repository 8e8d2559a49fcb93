/** Points and boxes on a board, in its own units. */
export interface Point {
  x: number
  y: number
}
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export type Way = 'left' | 'right' | 'up' | 'down'

/** The ways of the arrow keys. */
export const WAYS: Record<string, Way> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}
