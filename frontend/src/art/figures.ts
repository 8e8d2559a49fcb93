/** Cities and armies, about the origin. A seat comes in by its colours' names. */
import { seatArt } from './seats'
import { at, star } from './shapes'

export const ROUND = 'stroke-linecap="round" stroke-linejoin="round"'

export interface Colors {
  fill: string
  ink: string
  on: string
}

export function colorsOf(color: string): Colors {
  const name = seatArt(color).ink
  return { fill: `var(--${name})`, ink: `var(--${name}-ink)`, on: `var(--${name}-on)` }
}

/** A capital. */
export function castle({ fill, ink, on }: Colors): string {
  return (
    `<path d="M-19 14V0l2 0v-3h3v3h3v-3h3V2h2V-13l6-6 6 6V2h2v-5h3v3h3v-3h3v3h2v14Z" fill="${fill}" stroke="${ink}" stroke-width="1.6" ${ROUND}/>` +
    `<path d="M-6-13l6-6 6 6Z" fill="${on}" stroke="${ink}" stroke-width="1.2" ${ROUND}/>` +
    `<path d="M3-13h3V14H3zM14 0h5v14h-5z" fill="${ink}" opacity=".35"/>` +
    `<path d="M-3 14V8.5a3 3 0 0 1 6 0V14Z" fill="${ink}"/>` +
    `<path d="M-13 6v4M11 6v4M0-9v5" stroke="${on}" stroke-width="2.2" ${ROUND}/>` +
    `<path d="${star(0, -25, 6.5)}" fill="var(--gold)" stroke="var(--gold-ink)" stroke-width="1.2" ${ROUND}/>`
  )
}

/** A city. */
export function roofs({ fill, ink, on }: Colors): string {
  return (
    `<path d="M-15 14V2l7-6 5 4V-8l5-5 5 5V4l3-2.5 6 5V14Z" fill="${fill}" stroke="${ink}" stroke-width="1.6" ${ROUND}/>` +
    `<path d="M-15 2l7-6 7 6ZM-3-8l5-5 5 5Z" fill="${on}" stroke="${ink}" stroke-width="1.1" ${ROUND}/>` +
    `<path d="M4-8h3V14H4zM12 5.5l4 1V14h-4z" fill="${ink}" opacity=".35"/>` +
    `<path d="M-10.5 6v3M-5.5 6v3M2-3v3.5M2 5v3M11 9v2" stroke="${on}" stroke-width="2" ${ROUND}/>`
  )
}

export function armyArt(color: string): string {
  const { fill, ink, on } = colorsOf(color)
  return (
    '<ellipse class="shade" cx="0" cy="13" rx="8" ry="3.2"/>' +
    `<ellipse cx="0" cy="11.5" rx="7.5" ry="3" fill="${fill}" stroke="${ink}" stroke-width="1.3"/>` +
    `<path d="M0 11.5V-17" stroke="${ink}" stroke-width="2.4" ${ROUND}/>` +
    `<path d="M0-16.5H20L15.5-9.5 20-2.5H0Z" fill="${fill}" stroke="${ink}" stroke-width="1.4" ${ROUND}/>` +
    at(8, -9.5, 0.46, `<path d="${seatArt(color).outline}" fill="${on}"/>`) +
    `<circle cx="0" cy="-18" r="2.2" fill="var(--gold)" stroke="${ink}" stroke-width=".9"/>`
  )
}
