/** The ground of every terrain in relief, lit from the upper left. A square is 72 units wide. Variants
 * follow from the coordinates, never from chance: a replay must look the same. */
import { star } from '../../../art/shapes'
import { dune, peak, tree, tuft, wave } from '../../../board/relief'

export const SIDE = 72
export const HALF = SIDE / 2
export const TILE = 4 // squares along its side

type Relief = (variant: number) => string

const TUFTS = [
  [-22, -16],
  [4, -26],
  [25, -14],
  [-8, 28],
  [20, 20],
  [-26, 12],
  [9, 3],
  [-9, -3],
  [29, 4],
  [-28, 29],
] as const
const TREES = [
  [-24, -19, 0.95],
  [-6, -21, 1],
  [11, -19, 0.95],
  [27, -17, 0.9],
  [-15, -8, 1.05],
  [3, -8, 1],
  [20, -6, 1.05],
  [-28, 4, 0.95],
  [-8, 5, 1.05],
  [11, 6, 1],
  [28, 7, 0.95],
  [-18, 18, 1.05],
  [2, 19, 1],
  [19, 20, 1.05],
  [-29, 30, 0.9],
  [-9, 32, 0.95],
  [10, 33, 0.9],
  [29, 32, 0.9],
] as const
const GRAINS = [
  [18, -24],
  [25, -19],
  [-26, 1],
  [-20, 5],
  [24, 21],
  [10, 29],
  [29, -2],
  [-29, 15],
  [1, -27],
  [-6, -2],
  [-30, -22],
] as const
const WAVES = [
  [-17, -22],
  [14, -17],
  [-22, -3],
  [10, 1],
  [27, 9],
  [-12, 15],
  [14, 22],
  [-22, 29],
] as const

const flower = (x: number, y: number): string =>
  `<circle class="flower" cx="${x}" cy="${y}" r="1.5"/>` +
  `<circle class="flower" cx="${x + 4}" cy="${y + 2}" r="1.2"/>`

const RELIEF: Record<string, Relief> = {
  grassland: (n) =>
    `<path class="meadow" d="M${-32 + n * 2} -8q12-9 26-6t21-5q11-1 11 6-7 9-23 7t-23 8q-14-1-12-10Z"/>` +
    `<path class="meadow" d="M${-16 - n} 25q7-8 20-6t17-2q7 4-2 10t-21 6-14-8Z"/>` +
    TUFTS.map(([x, y], i) => ((i + n) % 4 === 3 ? flower(x, y) : tuft(x + n - 1, y + n, 1.1))).join(
      '',
    ),
  forest: (n) =>
    TREES.map(([x, y, size], i) =>
      tree(x + ((n * 2 + i) % 3) - 1, y + n * 0.6, size, (i * 7 + n) % 3 !== 0),
    ).join(''),
  desert: (n) =>
    dune(-9 + n * 2, -10, 46) +
    dune(13 - n, 9, 46) +
    dune(-12 + n, 28, 40) +
    GRAINS.map(([x, y]) => `<circle class="grain" cx="${x + n}" cy="${y}" r="1"/>`).join(''),
  mountain: (n) =>
    peak(16 - n, -5, 32, 27) +
    peak(-14 + n, 3, 38, 35) +
    peak(18, 21, 34, 28 - n) +
    peak(-13, 31, 32, 22) +
    peak(10, 34, 16, 10) +
    '<path class="ink2" d="M-32 14h4M27 29h5M-31 24h3"/>',
  water: (n) =>
    WAVES.map(([x, y], i) => wave(x + n * 2 - 2, y + (i % 2) * n, i % 2 ? 13 : 17)).join(''),
}

export const TERRAINS = Object.keys(RELIEF)
export const VARIANTS = 3

/** Which of the three drawings of its terrain a square shows. */
export function variantOf({ x, y }: { x: number; y: number }): number {
  return (x * 7 + y * 13 + x * y) % VARIANTS
}

/** A square of a terrain about the origin. */
export function squareArt(terrain: string, variant: number): string {
  const whole = 'x="-36.3" y="-36.3" width="72.6" height="72.6"'
  return (
    `<g class="t-${terrain}"><rect class="ground" ${whole}/><rect class="light" ${whole}/>` +
    `${RELIEF[terrain]?.(variant) ?? ''}</g>`
  )
}

/** The back of a tile that nobody has turned up: woven, with a compass rose. */
export const TILE_BACK =
  '<g class="tile-back"><rect class="ground" x="-144" y="-144" width="288" height="288"/>' +
  '<rect class="weave" x="-144" y="-144" width="288" height="288"/>' +
  '<rect class="frame" x="-128" y="-128" width="256" height="256" rx="10"/>' +
  '<rect class="frame fine" x="-120" y="-120" width="240" height="240" rx="6"/>' +
  `<path class="rose" d="${star(0, 0, 78, 15, 4)}"/>` +
  `<path class="rose" d="${star(0, 0, 46, 12, 4)}" transform="rotate(45)"/>` +
  '<circle class="disc" r="26"/><text y="12">?</text></g>'
