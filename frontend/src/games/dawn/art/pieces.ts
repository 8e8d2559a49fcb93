/** Every piece that lies on the map, about the origin. Only constant markup: a seat comes in by
 * its colours' names, and words are left to the component. */
import { castle, colorsOf, roofs, ROUND } from '../../../art/figures'
import { seatArt } from '../../../art/seats'
import { at, star } from '../../../art/shapes'
import { hexPath } from '../board/geometry'
import { iconAt, isIcon, type IconName } from './icons'

export { armyArt } from '../../../art/figures'

/** A token of a seat's outline: hollow, or solid with a stitched rim once reinforced. */
function counter(color: string, reinforced: boolean, size: number, charge: string): string {
  const { outline } = seatArt(color)
  const { fill, ink, on } = colorsOf(color)
  const face = reinforced
    ? `<path d="${outline}" fill="${fill}" stroke="${ink}" stroke-width="1.5" transform="scale(1.16)"/>` +
      `<path d="${outline}" fill="none" stroke="${on}" stroke-width="1.2" stroke-dasharray="2.6 2" transform="scale(.92)"/>`
    : `<path d="${outline}" fill="var(--token-face)" stroke="${fill}" stroke-width="3.2"/>` +
      `<path d="${outline}" fill="none" stroke="${ink}" stroke-width=".9" transform="scale(1.17)"/>`
  const shade = `<path class="shade" d="${outline}" transform="translate(0 2.2)"/>`
  return `<g transform="scale(${size})">${shade}${face}${charge}</g>`
}

export function tokenArt(color: string, reinforced: boolean): string {
  const { fill, on } = colorsOf(color)
  const stroke = reinforced
    ? `stroke="${on}" stroke-width="3.4" transform="scale(.72)"`
    : `stroke="${fill}" stroke-width="2.8" transform="scale(.66)"`
  const band = `<path d="${seatArt(color).band}" fill="none" ${ROUND} ${stroke}/>`
  return counter(color, reinforced, 1.24, band)
}

export function districtArt(color: string, district: string, reinforced: boolean): string {
  const { ink, on } = colorsOf(color)
  const charge = isIcon(district) ? iconAt(district, 0, 0, 12.5, reinforced ? on : ink) : ''
  return counter(color, reinforced, 1.5, charge)
}

const CORD =
  '<ellipse cx="0" cy="14" rx="22" ry="8" fill="var(--token-face)" stroke="var(--gold-ink)" stroke-width="2.6"/>' +
  '<ellipse cx="0" cy="14" rx="22" ry="8" fill="none" stroke="var(--gold)" stroke-width="1.4" stroke-dasharray="4 2.4"/>'

/** A city or capital; a gold cord lies about a mature one. */
export function cityArt(color: string, capital: boolean, mature: boolean): string {
  const foot = mature ? CORD : '<ellipse class="shade" cx="0" cy="14.5" rx="19" ry="5.5"/>'
  const colors = colorsOf(color)
  return foot + at(0, mature ? -2 : -1, 1.12, capital ? castle(colors) : roofs(colors))
}

/** The gold plate of a world wonder; it lies under its city. */
export const WONDER_PLATE =
  `<path class="shade" d="${hexPath(25)}" transform="translate(0 7)"/>` +
  `<path d="${hexPath(25)}" transform="translate(0 4)" fill="var(--gold)" stroke="var(--gold-ink)" stroke-width="1.4"/>` +
  `<path d="${hexPath(21.5)}" transform="translate(0 4)" fill="none" stroke="var(--gold-hi)" stroke-width="1.2"/>`

/** The badge that tells a world wonder's type, in front of its city. */
export function wonderBadge(type: string): string {
  if (!isIcon(type)) return ''
  const disc = `<circle r="8.5" fill="var(--b-${type})" stroke="var(--gold-hi)" stroke-width="1.6"/>`
  return disc + iconAt(type, 0, 0, 11.5, '#fff')
}

export function caravanArt(color: string): string {
  const { fill, ink, on } = colorsOf(color)
  const wheels = [-8, 8].map(
    (x) =>
      `<circle cx="${x}" cy="9" r="4.6" fill="var(--token-face)" stroke="${ink}" stroke-width="1.7"/>` +
      `<circle cx="${x}" cy="9" r="1.2" fill="${ink}"/>`,
  )
  return (
    '<ellipse class="shade" cx="0" cy="13" rx="14" ry="3.2"/>' +
    `<path d="M-13 6C-14-5-8-11 0-11S14-5 13 6Z" fill="${fill}" stroke="${ink}" stroke-width="1.5"/>` +
    `<path d="M-5 6c-1-8 0-13 3-17M6 6c0-7-1-13-4-17" fill="none" stroke="${on}" stroke-width="1.5"/>` +
    `<path d="M-15 6h30" stroke="${ink}" stroke-width="2.4" ${ROUND}/>${wheels.join('')}`
  )
}

const DISC = star(0, 0, 17, 13.5, 11)

/** A barbarian without its letter. */
export const BARBARIAN =
  `<path class="shade" d="${DISC}" transform="translate(0 2.5)"/>` +
  `<path d="${DISC}" fill="var(--barb)" stroke="var(--barb-ink)" stroke-width="1.3" ${ROUND}/>` +
  '<circle r="10.5" fill="none" stroke="var(--barb-on)" stroke-width="1" opacity=".55"/>' +
  `<path d="M-12-11C-19-13-19-20-16-24-15-19-12-17-7-15ZM12-11C19-13 19-20 16-24 15-19 12-17 7-15Z" fill="var(--bone)" stroke="var(--barb-ink)" stroke-width="1.2" ${ROUND}/>`

/** The dashed outline of the place where a barbarian appears. */
export const BARBARIAN_HOME = star(0, 0, 12.5, 10, 11)

const FRAMES: Record<string, string> = {
  circle: 'M0-17A17 17 0 1 1 0 17A17 17 0 1 1 0-17Z',
  diamond: 'M0-21L21 0 0 21-21 0Z',
  star: star(0, 1, 23, 14.5, 6),
}

export function cityStateArt(type: string, frame: string): string {
  const outline = FRAMES[frame] ?? FRAMES.circle!
  return (
    `<path class="shade" d="${outline}" transform="translate(0 3)"/>` +
    `<path d="${outline}" fill="var(--stone)" stroke="var(--stone-ink)" stroke-width="3.6" ${ROUND}/>` +
    `<path d="${outline}" fill="var(--token-face)" transform="scale(.8)"/>` +
    (isIcon(type) ? iconAt(type, 0, 0, 19, `var(--b-${type})`) : '')
  )
}

const RESOURCES: readonly string[] = ['marble', 'mercury', 'oil', 'diamond'] satisfies IconName[]

export function resourceArt(resource: string): string {
  if (!RESOURCES.includes(resource)) return ''
  const ink = `var(--r-${resource}-ink)`
  return (
    '<circle class="shade" r="12" cy="2.2"/>' +
    `<circle r="12" fill="var(--r-${resource})" stroke="${ink}" stroke-width="1.6"/>` +
    `<circle r="9.6" fill="none" stroke="${ink}" stroke-width=".6" opacity=".5"/>` +
    iconAt(resource as IconName, 0, 0, 15, ink)
  )
}

const WALL = star(0, 0, 26, 17)

/** A star fort in plan; its keep gives way to a city. */
export function fortArt(keep: boolean): string {
  return (
    `<path class="shade" d="${WALL}" transform="translate(0 3)"/>` +
    `<path d="${WALL}" fill="var(--stone)" stroke="var(--stone-ink)" stroke-width="2" ${ROUND}/>` +
    `<path d="${WALL}" fill="none" stroke="var(--stone-ink)" stroke-width=".9" transform="scale(.82)"/>` +
    `<path d="${WALL}" fill="var(--stone-hi)" stroke="var(--stone-ink)" stroke-width="1.2" transform="scale(.6)"/>` +
    (keep
      ? '<path d="M-6 7V-3h2.5v-2.5h2V-3h3v-2.5h2V-3H6V7Z" fill="var(--stone-ink)"/>' +
        '<path d="M-1.5 7V3.5a1.5 1.5 0 0 1 3 0V7Z" fill="var(--stone-hi)"/>'
      : '')
  )
}

/** The star printed where a capital may stand. */
export const STAR = `<path d="${star(0, 0, 10)}" fill="var(--gold)" stroke="var(--gold-ink)" stroke-width="1.2" ${ROUND} opacity=".9"/>`
