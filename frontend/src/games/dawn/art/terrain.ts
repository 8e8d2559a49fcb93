/** The ground of every terrain in relief, lit from the upper left. Variants follow from the
 * coordinates, never from chance: a replay must look the same. Colours come from map.css. */
import { hexPath, type Hex } from '../board/geometry'
import { NATURAL_WONDERS } from './natural'
import { dune, mound, peak, tree, tuft, wave } from '../../../board/relief'

type Relief = (variant: number) => string

const TUFTS = [
  [-19, -13],
  [4, -24],
  [22, -10],
  [-7, 27],
  [17, 22],
  [-23, 11],
  [8, 4],
  [-8, -2],
] as const
const MOUNDS = [
  [-13, -8, 26, 13],
  [11, -12, 30, 17],
  [-4, 8, 34, 17],
  [18, 16, 24, 12],
  [-17, 22, 24, 11],
] as const
const TREES = [
  [-4, -20, 0.95],
  [10, -18, 0.9],
  [-17, -10, 1],
  [21, -8, 0.95],
  [4, -6, 1.05],
  [-8, 2, 0.95],
  [15, 5, 1.1],
  [-22, 10, 0.95],
  [2, 14, 1.05],
  [-11, 21, 1],
  [14, 23, 0.95],
  [25, 16, 0.8],
  [3, 31, 0.8],
] as const
const GRAINS = [
  [16, -22],
  [22, -18],
  [-22, 0],
  [-16, 4],
  [20, 18],
  [8, 26],
  [13, 24],
  [-24, 12],
  [0, -24],
  [-4, -2],
] as const
const WAVES = [
  [-12, -16],
  [12, -8],
  [-16, 6],
  [8, 12],
  [-6, 24],
  [18, 26],
] as const

const flower = (x: number, y: number): string =>
  `<circle class="flower" cx="${x}" cy="${y}" r="1.4"/>` +
  `<circle class="flower" cx="${x + 4}" cy="${y + 2}" r="1.1"/>`

const RELIEF: Record<string, Relief> = {
  grassland: (n) =>
    `<path class="meadow" d="M${-27 + (n % 3)} -6q10-8 22-5t18-5q10-1 10 5-6 8-20 6t-20 7q-12-1-10-8Z"/>` +
    `<path class="meadow" d="M${-12 + (n % 3)} 22q6-7 17-5t14-2q6 4-2 9t-18 5-11-7Z"/>` +
    TUFTS.map(([x, y], i) =>
      (i + n) % 4 === 3 ? flower(x, y) : tuft(x + (n % 3) - 1, y + (n % 3), 1.05),
    ).join(''),
  hills: (n) =>
    MOUNDS.map(([x, y, w, h], i) => mound(x + (n % 3) - 1, y, i === n % 5 ? w + 2 : w, h)).join(''),
  forest: (n) =>
    TREES.map(([x, y, size], i) =>
      tree(x + ((n + i) % 3) - 1, y + (n % 3) * 0.6, size, (i * 7 + n) % 3 !== 0),
    ).join(''),
  desert: (n) =>
    dune(-6 + (n % 3), -10, 40) +
    dune(10, 6 - (n % 3), 42) +
    dune(-10, 23, 34) +
    GRAINS.map(([x, y]) => `<circle class="grain" cx="${x + (n % 3)}" cy="${y}" r=".9"/>`).join(''),
  mountain: (n) =>
    peak(13 - (n % 3), -4, 27, 25) +
    peak(-11 + (n % 3), 3, 33, 33) +
    peak(15, 19, 29, 25 - (n % 3)) +
    peak(-8, 27, 25, 17) +
    `<path class="ink2" d="M-26 12h4M22 26h5M-24 24h3"/>`,
  water: (n) =>
    WAVES.map(([x, y], i) => wave(x + (n % 5) - 2, y + (i % 2) * (n % 3), i % 2 ? 12 : 16)).join(
      '',
    ),
}

const GROUND = hexPath(40.35)

export interface Printed extends Hex {
  terrain: string
  icon?: string | undefined
  name?: string | undefined
}

/** A hex with its relief, about the origin. */
export function hexArt({ q, r, terrain, icon, name }: Printed): string {
  const variant = Math.abs(q * 7 + r * 13 + 100)
  const wonder = icon === 'natural_wonder' ? NATURAL_WONDERS[name ?? ''] : undefined
  const relief = wonder ?? RELIEF[terrain]?.(variant) ?? ''
  return (
    `<g class="t-${terrain in RELIEF ? terrain : 'natural'}"><path class="ground" d="${GROUND}"/>` +
    `<path class="light" d="${GROUND}"/>${relief}` +
    (wonder ? `<path class="wonder-ring" d="${hexPath(36)}"/>` : '') +
    '</g>'
  )
}
