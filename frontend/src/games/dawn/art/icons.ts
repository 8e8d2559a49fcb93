/** The icons of this game, drawn like those of the pages. The markup is constant and ours. */
import { ICONS as GENERAL } from '../../../art/icons'
import { drawnAt, star } from '../../../art/shapes'

const SOLID = 'fill="currentColor"'
const TINT = 'fill="currentColor" fill-opacity=".18"'

/** A cog of eight teeth. */
function gear(): string {
  const points: string[] = []
  for (let tooth = 0; tooth < 8; tooth += 1) {
    const middle = (tooth / 8) * Math.PI * 2
    for (const [radius, aside] of [
      [6.6, -0.26],
      [9.4, -0.17],
      [9.4, 0.17],
      [6.6, 0.26],
    ] as const) {
      const angle = middle + aside
      const x = 12 + radius * Math.sin(angle)
      const y = 12 - radius * Math.cos(angle)
      points.push(`${x.toFixed(2)} ${y.toFixed(2)}`)
    }
  }
  return `M${points.join('L')}Z`
}

export const ICONS = {
  ...GENERAL,
  // focus types
  culture: `<path d="M7 3.5C4.2 8 4.6 13 9 16.5M17 3.5c2.8 4.5 2.4 9.5-2 13"/><path d="M5.6 7.5h12.8M9 16.5h6M8 20.5h8M12 16.5v4M10 7.5v9M12 7.5v9M14 7.5v9"/>`,
  science: `<circle cx="12" cy="12" r="8.5"/><ellipse cx="12" cy="12" rx="8.5" ry="3.2" transform="rotate(-28 12 12)"/><ellipse cx="12" cy="12" rx="3.2" ry="8.5" transform="rotate(-28 12 12)"/><circle cx="12" cy="12" r="1.7" ${SOLID}/>`,
  economy: `<path d="M12 3.5v16M8 20.5h8M5 7l7-1.5L19 7"/><path ${TINT} d="M5 7l-2.8 6.5a3.2 3.2 0 0 0 5.6 0zM19 7l-2.8 6.5a3.2 3.2 0 0 0 5.6 0z"/>`,
  industry: `<path ${TINT} d="${gear()}"/><circle cx="12" cy="12" r="2.8"/>`,
  military: `<path d="M4.5 3.5L15.5 15M19.5 3.5L8.5 15M12.8 17.8l5-5M11.2 17.8l-5-5M16 16l4 4M8 16l-4 4"/>`,
  growth: `<path d="M12 21V9.5"/><path ${TINT} d="M12 14.5c-5.5 0-8-3-8-7.5 5 0 8 2.5 8 7.5zM12 11c0-4.5 2.8-7.5 8-7.5 0 5-3 7.5-8 7.5z"/>`,
  // resources
  marble: `<path ${TINT} d="M4 8l8-4.5L20 8v8l-8 4.5L4 16z"/><path d="M4 8l8 4.5L20 8M12 12.5v8M6.5 12l2 2.5-1 2.5M16 12.5l-1 2 2 1.5"/>`,
  mercury: `<circle ${TINT} cx="12" cy="10.5" r="4.3"/><path d="M7.5 2.8a4.6 4.6 0 0 0 9 0M12 14.8V21.5M8.8 18.2h6.4"/>`,
  oil: `<path ${SOLID} d="M12 2.8c4.3 5 6.5 8.3 6.5 11.6a6.5 6.5 0 0 1-13 0C5.5 11.1 7.7 7.8 12 2.8z"/><path d="M8.6 14.6c.2 1.9 1.3 3 3 3.3" stroke="var(--token-face)" opacity=".8"/>`,
  diamond: `<path ${TINT} d="M7 4h10l4.5 6L12 21 2.5 10z"/><path d="M2.5 10h19M8.5 10L12 21l3.5-11M7 4l1.5 6L12 4l3.5 6L17 4"/>`,
  // districts
  campus: `<path ${TINT} d="M12 6.5c-2.3-1.6-5.3-2-8.5-1.5v13c3.2-.5 6.2 0 8.5 1.5 2.3-1.5 5.3-2 8.5-1.5V5c-3.2-.5-6.2-.1-8.5 1.5z"/><path d="M12 6.5v13M6.5 9c1 0 2 .1 2.8.4M6.5 12.5c1 0 2 .1 2.8.4M17.5 9c-1 0-2 .1-2.8.4M17.5 12.5c-1 0-2 .1-2.8.4"/>`,
  commercial_hub: `<path ${TINT} d="M3.5 10L5 4.5h14l1.5 5.5a2.8 2.8 0 0 1-5.6 0 2.9 2.9 0 0 1-5.8 0 2.8 2.8 0 0 1-5.6 0z"/><path d="M5.5 13v7.5h13V13M10 20.5v-4.5h4v4.5M9.2 10l.8-5.5M14.8 10L14 4.5"/>`,
  encampment: `<path ${TINT} d="M12 5L3 20h18z"/><path d="M12 11.5L8.5 20M12 11.5l3.5 8.5M12 5V2.5l4 1.2-4 1.3M1.8 20h20.4"/>`,
  industrial_zone: `<path ${TINT} d="M3.5 20.5V10l5.5 3.5V10l5.5 3.5V5h5v15.5z"/><path d="M7.5 20.5v-3M11.5 20.5v-3M15.5 20.5v-3M16 2.5c1.5 0 2-.8 3.5-.8"/>`,
  theater_square: `<path ${TINT} d="M4.5 4.5c4.5 1.7 10.5 1.7 15 0v7c0 5.5-3.7 9-7.5 9s-7.5-3.5-7.5-9z"/><path d="M8 9.8c.8-.7 1.8-.7 2.6 0M13.4 9.8c.8-.7 1.8-.7 2.6 0M8.5 14c2 2.2 5 2.2 7 0"/>`,
  // governments
  republic: `<path ${TINT} d="M3 9l9-5.5L21 9z"/><path d="M5.5 11.5v6M9.8 11.5v6M14.2 11.5v6M18.5 11.5v6M3.5 20.5h17"/>`,
  monarchy: `<path ${TINT} d="M4 17.5L3 8l5 3.5 4-7 4 7L21 8l-1 9.5z"/><path d="M4.5 20.8h15"/>`,
  democracy: `<path ${TINT} d="M3.5 12h17v8.5h-17z"/><path d="M8 12V4h8v8M10 7.5l1.5 1.5L14.5 6M9 15.5h6"/>`,
  oligarchy: `<circle ${TINT} cx="12" cy="7.5" r="4"/><circle ${TINT} cx="7" cy="15.5" r="4"/><circle ${TINT} cx="17" cy="15.5" r="4"/>`,
  autocracy: `<circle ${TINT} cx="12" cy="14" r="6.5"/><path d="M12 7.5V2M9.5 4.2h5M5.7 13h12.6M12 7.5v5.5"/>`,
  communism: `<path ${TINT} d="${star(12, 12.5, 9.5)}"/>`,
  // dial
  spawn: `<path ${TINT} d="M5 14.5a7 7 0 0 1 14 0v3.5H5z"/><path d="M5.3 12C2.5 11.5 1.8 8 2.8 4.5c1 2.6 2.6 4 4.6 4.5M18.7 12c2.8-.5 3.5-4 2.5-7.5-1 2.6-2.6 4-4.6 4.5M12 12v6M3.8 18h16.4"/><path ${SOLID} d="${star(12, 4, 3)}" stroke-width=".5"/>`,
  move: `<path ${TINT} d="M5 12.5a7 7 0 0 1 14 0v3H5z"/><path d="M5.3 10C2.5 9.5 1.8 6 2.8 2.5c1 2.6 2.6 4 4.6 4.5M18.7 10c2.8-.5 3.5-4 2.5-7.5-1 2.6-2.6 4-4.6 4.5M12 10v5.5M5 20h13M15 17l3.2 3L15 23"/>`,
  district: `<path ${TINT} d="M3 20.5V11l5-4 5 4v9.5z"/><path d="M13 20.5h8V8l-4-3.5-3.5 3M8 20.5v-4.5M17 12v.01M17 16v.01"/>`,
  government: `<path ${TINT} d="M3 9l9-5.5L21 9z"/><path d="M6 11.5v6M12 11.5v6M18 11.5v6M3.5 20.5h17"/>`,
  wonder: `<path ${TINT} d="M11 9L3 20.5h18L13 9z"/><path d="M11 9h2M12 6V2.5M8.5 7L6 4.5M15.5 7L18 4.5M12 9l2.5 11.5M6.5 15.5h11"/>`,
  trade: `<circle ${TINT} cx="12" cy="12" r="8.5"/><path d="M9.3 9.3h5.4v5.4H9.3z"/>`,
  // figures
  army: `<path d="M7 2.5V21.5M4.5 21.5h5"/><path ${TINT} d="M7 3.5h12.5l-3.5 4.2 3.5 4.3H7z"/>`,
  caravan: `<path ${TINT} d="M3.5 14C3.5 7.5 7 4.5 12 4.5s8 3 8 9.5z"/><path d="M2.5 14h19M9 14c0-5 1-8 3-9.5M15.5 14c0-4-.8-7-2.5-9.5"/><circle cx="7.5" cy="18" r="2.7"/><circle cx="16.5" cy="18" r="2.7"/>`,
  city: `<path ${TINT} d="M3 20.5v-8l4-3.5 3.5 3V5.5L13 3l2.5 2.5V12l2-1.5L21 13v7.5z"/><path d="M13 8.5v.01M7 15v.01M18 16v.01M11 20.5v-4h3.5v4"/>`,
  fort: `<path ${TINT} d="${star(12, 12, 10, 6.3, 5)}"/><circle cx="12" cy="12" r="2.3"/>`,
  mature: `<path d="M5 5c-2.5 6 .5 13 7 15M19 5c2.5 6-.5 13-7 15M4.2 10c2.3 0 3.3 1 3.8 3M6 14.8c2.2-.5 3.7.2 4.5 2M19.8 10c-2.3 0-3.3 1-3.8 3M18 14.8c-2.2-.5-3.7.2-4.5 2"/>`,
} as const

export type IconName = keyof typeof ICONS

export function isIcon(name: string): name is IconName {
  return name in ICONS
}

/** An icon inside another drawing, centred on a point. */
export function iconAt(name: IconName, x: number, y: number, size: number, color: string): string {
  return drawnAt(ICONS[name], x, y, size, color)
}
