/** The icons: 24 x 24, round strokes of currentColor, all drawn for this project. The markup is
 * constant and ours; Icon.svelte and the map put it on the page. */

const SOLID = 'fill="currentColor"'
const TINT = 'fill="currentColor" fill-opacity=".18"'

export const ICONS = {
  undo: `<path d="M8.5 5L4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3"/>`,
  redo: `<path d="M15.5 5L20 9.5 15.5 14M19.5 9.5H10a5.5 5.5 0 0 0 0 11h3"/>`,
  hint: `<path ${TINT} d="M12 3a6.5 6.5 0 0 0-3.5 12v2.5h7V15A6.5 6.5 0 0 0 12 3z"/><path d="M9.5 20.8h5M12 17.5V12M10 10.5l2 1.5 2-1.5"/>`,
  pass: `<path d="M4 12h12M11.5 6.5L17 12l-5.5 5.5M20.5 5v14"/>`,
  log: `<path ${TINT} d="M6.5 3.5h11v17h-11z"/><path d="M9.5 8h5M9.5 12h5M9.5 16h3M3.5 8h3M3.5 16h3"/>`,
  sun: `<circle ${TINT} cx="12" cy="12" r="4"/><path d="M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1"/>`,
  moon: `<path ${TINT} d="M19.5 14.5A8.5 8.5 0 1 1 9.5 4.5a7 7 0 0 0 10 10z"/>`,
  book: `<path ${TINT} d="M5 4.5h12a2 2 0 0 1 2 2v14H7a2 2 0 0 1-2-2z"/><path d="M5 18a2 2 0 0 1 2-2h12M9 8.5h6"/>`,
  sound: `<path ${TINT} d="M4 9.5h3.5L12 5.5v13l-4.5-4H4z"/><path d="M15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11"/>`,
  mute: `<path ${TINT} d="M4 9.5h3.5L12 5.5v13l-4.5-4H4z"/><path d="M16 9.5l5 5M21 9.5l-5 5"/>`,
  plus: `<path d="M12 5v14M5 12h14"/>`,
  minus: `<path d="M5 12h14"/>`,
  close: `<path d="M6 6l12 12M18 6L6 18"/>`,
  fit: `<path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"/>`,
  first: `<path d="M18.5 6L11 12l7.5 6zM6 6v12"/>`,
  prev: `<path d="M16.5 6L8 12l8.5 6z"/>`,
  play: `<path ${SOLID} d="M7.5 5.5l10.5 6.5-10.5 6.5z"/>`,
  next: `<path d="M7.5 6l8.5 6-8.5 6z"/>`,
  last: `<path d="M5.5 6l7.5 6-7.5 6zM18 6v12"/>`,
  check: `<path d="M5 12.5l4.5 4.5L19 7"/>`,
  lock: `<path ${TINT} d="M5.5 11h13v9.5h-13z"/><path d="M8.5 11V7.5a3.5 3.5 0 0 1 7 0V11"/>`,
  seats: `<circle ${TINT} cx="8.5" cy="8.5" r="3.5"/><path d="M2.5 20c0-4 2.5-6.5 6-6.5s6 2.5 6 6.5M15.5 5.5a3.3 3.3 0 0 1 0 6.3M17 14c2.8.6 4.5 2.8 4.5 6"/>`,
  menu: `<path d="M4 7h16M4 12h16M4 17h16"/>`,
  reroll: `<path d="M19.5 9A8 8 0 1 0 20 13.5M20 4v5h-5"/>`,
  arrow: `<path d="M8 5l7 7-7 7"/>`,
  ziggurat: `<path ${SOLID} d="M9.5 4h5v3.5h3V11h3v4h2.5v5h-22v-5H3.5v-4h3V7.5h3z" stroke-width="1"/><path d="M12 8.5V20M10 20l2-8 2 8" stroke="var(--paper)" stroke-width="1.2"/>`,
  pause: `<path d="M8.5 5.5v13M15.5 5.5v13"/>`,
  flip: `<path ${TINT} d="M10 5L3.5 19H10z"/><path d="M14 5l6.5 14H14zM12 2.5v19"/>`,
  laurel: `<path d="M7.5 3C4 7 3.6 13 7 17.5c1.2 1.6 3 2.8 5 3.2 2-.4 3.8-1.6 5-3.2C20.4 13 20 7 16.5 3"/><path ${TINT} d="M4.8 8.2C2.5 8 1.6 6.5 1.7 4.3 4 4.6 5.2 6 4.8 8.2zM5 13c-2.3.4-3.6-.8-4.1-3 2.3-.3 3.8.8 4.1 3zM7.4 17.3c-2.1 1-3.8.2-4.9-1.7 2.1-.9 4-.3 4.9 1.7zM19.2 8.2c2.3-.2 3.2-1.7 3.1-3.9-2.3.3-3.5 1.7-3.1 3.9zM19 13c2.3.4 3.6-.8 4.1-3-2.3-.3-3.8.8-4.1 3zM16.6 17.3c2.1 1 3.8.2 4.9-1.7-2.1-.9-4-.3-4.9 1.7z"/>`,
  talk: `<path ${TINT} d="M4 4.5h16v12h-9l-4.5 4v-4H4z"/><path d="M8 9h8M8 12.5h5"/>`,
  notes: `<path ${TINT} d="M5.5 3.5h9l4 4v13h-13z"/><path d="M14.5 3.5v4h4M8.5 12h7M8.5 16h4"/>`,
  link: `<path d="M10 14a4 4 0 0 0 6 .4l3-3a4.2 4.2 0 0 0-6-6L11.5 7M14 10a4 4 0 0 0-6-.4l-3 3a4.2 4.2 0 0 0 6 6l1.5-1.5"/>`,
} as const

export type IconName = keyof typeof ICONS

export function isIcon(name: string): name is IconName {
  return name in ICONS
}
