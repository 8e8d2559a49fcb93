/** Every piece that lies on the map, about the origin. Only constant markup: a seat comes in by its
 * colours' names, and words are left to the components. */
import { armyArt, castle, colorsOf, roofs, ROUND } from '../../../art/figures'
import { seatArt } from '../../../art/seats'
import { at, star } from '../../../art/shapes'
import { FRONTS } from './buildings'
import { iconAt } from './icons'

export { armyArt }

/** Colours of whoever a thing belongs to; of nobody, those of stone or gold. */
function frameOf(color: string, fill: string, ink: string): { fill: string; ink: string } {
  return color ? colorsOf(color) : { fill, ink }
}

/** A building's picture alone. */
export function frontArt(building: string): string {
  const front = FRONTS[building]
  return front ? `<g class="front ${front.gives}">${front.drawing}</g>` : ''
}

/** A cream plate with the building's front; a gold star tells that a city may have only one. */
export function buildingArt(building: string, color: string, limited: boolean): string {
  const { fill, ink } = frameOf(color, 'var(--line-2)', 'var(--stone-ink)')
  return (
    '<rect class="shade" x="-27" y="-24" width="54" height="54" rx="8"/>' +
    `<rect x="-27" y="-27" width="54" height="54" rx="8" fill="var(--plate)" stroke="${ink}" stroke-width="1.6"/>` +
    `<rect x="-24.5" y="-24.5" width="49" height="49" rx="6" fill="none" stroke="${fill}" stroke-width="2.2"/>` +
    at(0, 1.5, 1.06, frontArt(building)) +
    (limited
      ? `<path d="${star(19.5, -18.5, 7)}" fill="var(--gold)" stroke="var(--gold-ink)" stroke-width="1.1"/>`
      : '')
  )
}

const OCTAGON = 'M-13-28H13L28-13V13L13 28H-13L-28 13V-13Z'

export function wonderArt(wonder: string): string {
  return (
    `<path class="shade" d="${OCTAGON}" transform="translate(0 3)"/>` +
    `<path d="${OCTAGON}" fill="var(--gold)" stroke="var(--gold-ink)" stroke-width="1.7"/>` +
    `<path d="${OCTAGON}" transform="scale(.86)" fill="var(--gold-face)" stroke="var(--gold-hi)" stroke-width="1.6"/>` +
    iconAt(wonder, 0, 0, 38, '#4a3206')
  )
}

/** A laurel medal. */
export function personArt(person: string, color: string): string {
  const { fill, ink } = frameOf(color, 'var(--gold)', 'var(--gold-ink)')
  return (
    '<circle class="shade" cy="3" r="25"/>' +
    `<circle r="25" fill="var(--token-face)" stroke="${ink}" stroke-width="1.6"/>` +
    `<circle r="22" fill="none" stroke="${fill}" stroke-width="2.4"/>` +
    `<path d="M-13 15C-20 8-20-6-13-14M13 15C20 8 20-6 13-14" fill="none" stroke="var(--gold)" stroke-width="4.2" stroke-dasharray="4.5 2.2" ${ROUND}/>` +
    iconAt(person || 'great', 0, 0, 24, 'var(--stone-ink)')
  )
}

const WALLS =
  `<path d="M-29 20V6h5v3.5h5V6h5v3.5h5V6h4v3.5H0V6h5v3.5h4V6h5v3.5h5V6h5v3.5h5V20Z" fill="var(--stone)" stroke="var(--stone-ink)" stroke-width="1.5" ${ROUND}/>` +
  '<path d="M-29 14.5H29M-18 14.5V20M-6 14.5V20M6 14.5V20M18 14.5V20" stroke="var(--stone-ink)" stroke-width=".9" opacity=".7"/>'

/** The blue plate of a building program. */
export const PROGRAM =
  '<rect class="shade" x="-10" y="-8" width="20" height="20" rx="4"/>' +
  '<rect x="-10" y="-10" width="20" height="20" rx="4" fill="#1d4f80" stroke="#0b2540" stroke-width="1.4"/>' +
  iconAt('program', 0, 0, 15, '#fff')

interface CityParts {
  capital: boolean
  walls: boolean
  program: boolean
}

/** A city on its paved square. */
export function cityArt(color: string, { capital, walls, program }: CityParts): string {
  const colors = colorsOf(color)
  return (
    `<rect x="-33" y="-33" width="66" height="66" rx="7" fill="var(--plaza)" stroke="${colors.ink}" stroke-width="1.4"/>` +
    '<path class="paving" d="M-33-11H33M-33 11H33M-11-33V33M11-33V33"/>' +
    '<ellipse class="shade" cx="0" cy="17" rx="25" ry="7"/>' +
    at(0, 4, 1.28, capital ? castle(colors) : roofs(colors)) +
    (walls ? at(0, 6, 1, WALLS) : '') +
    (program ? at(23, 22, 1, PROGRAM) : '')
  )
}

/** A scout in a cloak, with a staff. */
export function scoutArt(color: string): string {
  const { fill, ink, on } = colorsOf(color)
  return (
    '<ellipse class="shade" cx="0" cy="14" rx="12" ry="4"/>' +
    `<path d="M-11 13C-9.5 0-6-8 0-8S9.5 0 11 13Z" fill="${fill}" stroke="${ink}" stroke-width="1.5" ${ROUND}/>` +
    `<path d="M3-7.5C8-4 9.6 4 11 13H4.5C5.5 6 5-2 3-7.5Z" fill="${ink}" opacity=".35"/>` +
    `<circle cx="0" cy="-12" r="5.8" fill="${fill}" stroke="${ink}" stroke-width="1.5"/>` +
    `<path d="M-7-14.5C-4-16.5 4-16.5 7-14.5" fill="none" stroke="${ink}" stroke-width="2.2" ${ROUND}/>` +
    `<path d="M14.5-16V13" stroke="${ink}" stroke-width="2.2" ${ROUND}/>` +
    at(-1, 3.5, 0.42, `<path d="${seatArt(color).outline}" fill="${on}"/>`)
  )
}

export const HUT =
  '<circle class="shade" cy="3" r="20"/>' +
  '<circle r="20" fill="var(--wood)" stroke="var(--wood-ink)" stroke-width="1.8"/>' +
  '<circle r="16.5" fill="none" stroke="var(--wood-ink)" stroke-width=".9" opacity=".55"/>' +
  iconAt('hut', 0, -1, 24, 'var(--wood-ink)')

const JAGGED = star(0, 0, 23, 18.5, 13)
export const VILLAGE =
  `<path class="shade" d="${JAGGED}" transform="translate(0 3)"/>` +
  `<path d="${JAGGED}" fill="var(--barb)" stroke="var(--barb-ink)" stroke-width="1.5" ${ROUND}/>` +
  iconAt('village', 0, 0, 25, 'var(--barb-on)')

const SUN = star(0, 0, 27, 20, 12)
export const RELIC =
  `<path class="shade" d="${SUN}" transform="translate(0 3)"/>` +
  `<path d="${SUN}" fill="var(--gold)" stroke="var(--gold-ink)" stroke-width="1.5" ${ROUND}/>` +
  '<circle r="17" fill="var(--gold-face)" stroke="var(--gold-hi)" stroke-width="1.3"/>' +
  iconAt('relic', 0, -0.5, 24, '#4a3206')

const CITY_STATES: Record<string, [icon: string, color: string]> = {
  cs_trade: ['trade', 'science'],
  cs_culture: ['culture', 'culture'],
  cs_coin: ['coin', 'economy'],
  cs_military: ['combat', 'military'],
  cs_resource: ['any', 'growth'],
}

/** A ring of stone with what the city-state gives; its frame is whose it is. */
export function cityStateArt(name: string, color: string): string {
  const [icon, ink] = CITY_STATES[name] ?? ['city', 'growth']
  const ring = color ? colorsOf(color).fill : 'var(--stone-ink)'
  return (
    '<circle class="shade" cy="3" r="27"/>' +
    '<circle r="26" fill="var(--stone)" stroke="var(--stone-ink)" stroke-width="3"/>' +
    `<circle r="20.5" fill="var(--token-face)" stroke="${ring}" stroke-width="${color ? 3 : 1}"/>` +
    iconAt(icon, 0, -1, 21, `var(--b-${ink})`)
  )
}

const RESOURCES: Record<string, [face: string, ink: string]> = {
  wheat: ['#fbe9b4', '#7a5200'],
  incense: ['#eadcf0', '#6a2f76'],
  silk: ['#d9eef2', '#14596b'],
  iron: ['#dfe1e6', '#33383f'],
  spy: ['#e4e0da', '#2a231a'],
  uranium: ['#e3f2c9', '#3c5f0a'],
}

export function resourceArt(resource: string): string {
  const [face, ink] = RESOURCES[resource] ?? ['#f4ecda', '#655742']
  return (
    '<circle class="shade" r="13" cy="2.3"/>' +
    `<circle r="13" fill="${face}" stroke="${ink}" stroke-width="1.7"/>` +
    `<circle r="10.4" fill="none" stroke="${ink}" stroke-width=".6" opacity=".5"/>` +
    iconAt(resource in RESOURCES ? resource : 'any', 0, 0, 17, ink)
  )
}

/** The sign of a blockade: a broken chain. */
export const BLOCKADE =
  '<circle r="11" fill="var(--bad-face)" stroke="#fff" stroke-width="1.5"/>' +
  iconAt('blockade', 0, 0, 15, '#fff')
