/** Emblems of governments, policies, great people and peoples. */
import { star } from '../../../art/shapes'

const SOLID = 'fill="currentColor"'
const TINT = 'fill="currentColor" fill-opacity=".18"'

export const EMBLEMS = {
  // governments
  anarchy: `<path ${TINT} d="M12 2.5c1 4 5.5 5.5 5.5 11a5.5 5.5 0 0 1-11 0c0-2.5 1.2-3.7 2-5 .5 1.5 1 2 2 2.5 0-3.5.5-6 1.5-8.5z"/><path d="M4.5 21.5h15"/>`,
  despotism: `<path d="M12 8.5V21M9 21h6"/><circle ${TINT} cx="12" cy="6" r="3.5"/><path d="M6.5 11.5c2-1.5 3.5-1.8 5.5-1.8s3.5.3 5.5 1.8"/>`,
  republic: `<path ${TINT} d="M3 9l9-5.5L21 9z"/><path d="M5.5 11.5v6M9.8 11.5v6M14.2 11.5v6M18.5 11.5v6M3.5 20.5h17"/>`,
  feudalism: `<path ${TINT} d="M6.5 20.5V10.5h-1V4.5h3v2h2v-2h3v2h2v-2h3v6h-1v10z"/><path d="M10 20.5v-4a2 2 0 0 1 4 0v4"/>`,
  democracy: `<path ${TINT} d="M3.5 12h17v8.5h-17z"/><path d="M8 12V4h8v8M10 7.5l1.5 1.5L14.5 6M9 15.5h6"/>`,
  monarchy: `<path ${TINT} d="M4 17.5L3 8l5 3.5 4-7 4 7L21 8l-1 9.5z"/><path d="M4.5 20.8h15"/>`,
  communism: `<path ${TINT} d="${star(12, 12.5, 9.5)}"/>`,
  fundamentalism: `<path ${TINT} d="M12 13.5c-2-1.5-5-2-8.5-1.5v7.5c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5V12c-3.5-.5-6.5 0-8.5 1.5z"/><path d="M12 13.5V21M12 2.5c.5 2 2.5 3 2.5 5.2a2.5 2.5 0 0 1-5 0c0-1.2.6-2 1.2-2.7"/>`,
  // policies
  rationalism: `<circle cx="12" cy="4.5" r="2"/><path d="M11 6.3L5.5 20.5M13 6.3l5.5 14.2M7.5 14.5c3 1.8 6 1.8 9 0"/>`,
  patronage: `<circle ${TINT} cx="12" cy="7" r="4.5"/><path d="M3.5 15.5c3-1 5-1 7.5.5h4a1.5 1.5 0 0 1 0 3h-4M15.5 17l4.5-2a1.5 1.5 0 0 1 1 2.7L14.5 21 3.5 19.5"/>`,
  natural_religion: `<path ${TINT} d="M12 2.5L5.5 11H9l-4 6h14l-4-6h3.5z"/><path d="M12 17v4.5"/>`,
  organized_religion: `<path ${TINT} d="M4 20.5V12l8-5 8 5v8.5z"/><path d="M12 7V2M10 4h4M10 20.5V17a2 2 0 0 1 4 0v3.5"/>`,
  expansionism: `<path ${TINT} d="M9 9h6v6H9z"/><path d="M12 6.5V2.5M12 21.5v-4M6.5 12h-4M21.5 12h-4M5 5l2.5 2.5M19 19l-2.5-2.5M5 19l2.5-2.5M19 5l-2.5 2.5"/>`,
  urban_development: `<path ${TINT} d="M3 20.5V9h6.5v11.5zM9.5 20.5V4H15v16.5zM15 20.5v-9h6v9z"/><path d="M5.5 12.5v.01M5.5 16v.01M12.2 8v.01M12.2 12v.01M18 15v.01"/>`,
  pacifism: `<path d="M5 20C9 16 13 11 18.5 4"/><path ${TINT} d="M16 7c-3 .3-4.5-1-5-3.5 3-.3 4.6 1 5 3.5zM12.5 11.5c-3 .3-4.5-1-5-3.5 3-.3 4.6 1 5 3.5zM14.5 9.5c.5 2.8 2.3 4 5 3.5-.4-2.8-2.2-4-5-3.5zM10.5 14c.5 2.8 2.3 4 5 3.5-.4-2.8-2.2-4-5-3.5z"/>`,
  military_tradition: `<path d="M8 3l2.5 7M16 3l-2.5 7M8 3h8"/><circle ${TINT} cx="12" cy="15.5" r="5.5"/><path ${SOLID} d="${star(12, 15.7, 2.8)}" stroke-width=".5"/>`,
  // great people
  artist: `<path ${TINT} d="M12 3c5.5 0 9.5 3.5 9.5 8 0 3.5-2.5 4.5-5 4s-3.5 1-2.5 3-.5 3.5-3 3C6 20.3 2.5 16.5 2.5 12c0-5 4-9 9.5-9z"/><path d="M7.5 10v.01M11 7v.01M15.5 8v.01M7.5 14.5v.01" stroke-width="2.6"/>`,
  builder: `<path d="M12 3.5v2M11 5.5L5 20.5M13 5.5l6 15M7.5 14h9"/><circle ${TINT} cx="12" cy="4.5" r="2"/><path d="M3.5 20.5h17"/>`,
  general: `<path ${TINT} d="M4.5 15.5c0-5.5 3-9 7.5-9s7.5 3.5 7.5 9l-4-1.5H8.5z"/><path d="M12 6.5V2.5c3.5-.5 5.5.5 6.5 3M8.5 14v5l3.5 2 3.5-2v-5M12 14v4"/>`,
  humanitarian: `<path ${TINT} d="M12 11.5C8 8.5 7 6.8 7 5.2a2.7 2.7 0 0 1 5-1.4 2.7 2.7 0 0 1 5 1.4c0 1.6-1 3.3-5 6.3z"/><path d="M3 14.5h3.5l4 1.5h4a1.5 1.5 0 0 1 0 3H10M14.5 17.5l5-2a1.6 1.6 0 0 1 1.2 3L13 21.5l-7-2H3"/>`,
  industrialist: `<path ${TINT} d="M8 3.5h8v9.5H8z"/><path d="M4 13c2.5 1.5 13.5 1.5 16 0M8 9.5h8M8.5 14c0 4 1.5 6.5 3.5 6.5s3.5-2.5 3.5-6.5"/>`,
  scientist: `<path d="M9.5 3h5M10.5 3v6L4.5 18.5A1.7 1.7 0 0 0 6 21h12a1.7 1.7 0 0 0 1.5-2.5L13.5 9V3"/><path ${TINT} d="M7.5 14.5h9l3 4.3A1.5 1.5 0 0 1 18 21H6a1.5 1.5 0 0 1-1.5-2.2z"/>`,
  // peoples
  americans: `<path ${TINT} d="${star(12, 12.5, 10)}"/>`,
  aztecs: `<circle ${TINT} cx="12" cy="12" r="4.5"/><path d="M12 1.8l2 4h-4zM12 22.2l2-4h-4zM1.8 12l4-2v4zM22.2 12l-4-2v4zM4.8 4.8l4.2 1.4-2.8 2.8zM19.2 4.8L15 6.2l2.8 2.8zM4.8 19.2L9 17.8 6.2 15zM19.2 19.2L15 17.8l2.8-2.8z"/>`,
  chinese: `<path ${TINT} d="M2.5 8.5C6 8 8 6.5 12 3.5c4 3 6 4.5 9.5 5z"/><path d="M6 8.5v5M18 8.5v5M3.5 15c3-.3 5-1 8.5-3 3.5 2 5.5 2.7 8.5 3M7 15v6M17 15v6M4.5 21h15"/>`,
  egyptians: `<ellipse ${TINT} cx="12" cy="6.5" rx="3.6" ry="4.5"/><path d="M12 11v10.5M6 13.5h12"/>`,
  english: `<path ${TINT} d="M12 6.5c1.5-3 6-2 6 1.2 3.3-.2 4.3 4.3 1.4 5.8 2 2.6-1.2 6-4.2 4.6-.8 3.2-5.6 3.2-6.4 0-3 1.4-6.2-2-4.2-4.6C1.7 12 2.7 7.5 6 7.7c0-3.2 4.5-4.2 6-1.2z"/><circle cx="12" cy="12.5" r="2.8"/>`,
  french: `<path ${TINT} d="M12 2.5c2.5 3 3 5 3 7 0 2.5-1 4-1 6h-4c0-2-1-3.5-1-6 0-2 .5-4 3-7z"/><path d="M9.5 15.5c-1-4-6.5-4.5-6.5 0 0 2 2 2.5 2.5 1M14.5 15.5c1-4 6.5-4.5 6.5 0 0 2-2 2.5-2.5 1M8 16h8M12 16v5.5"/>`,
  germans: `<path ${TINT} d="M12 2.5c2.5 1.5 1 3 3.5 3.5 1.5 2 .5 3 2 4.5 0 2.5-1.5 2.5-1.5 4.5-1.5 1.5-2.5 1-4 2-1.5-1-2.5-.5-4-2 0-2-1.5-2-1.5-4.5 1.5-1.5.5-2.5 2-4.5 2.5-.5 1-2 3.5-3.5z"/><path d="M12 7v14.5"/>`,
  greeks: `<path ${TINT} d="M7.5 8h9v12.5h-9z"/><path d="M10.5 8v12.5M13.5 8v12.5M5 20.5h14M4 8h16"/><path d="M6.5 8a2.3 2.3 0 1 1 0-4.5h11a2.3 2.3 0 1 1 0 4.5"/>`,
  japanese: `<path d="M2.5 5c6 1.5 13 1.5 19 0M4.5 10h15M7 6v15M17 6v15M12 6v4"/>`,
  mongols: `<path d="M6.5 3c1 2 3.5 2.5 5.5 4.5s2.5 4 2.5 4.5-.5 2.5-2.5 4.5-4.5 2.5-5.5 4.5M6.5 3c.5 6 .5 12 0 18"/><path d="M2.5 12H21M17.5 9l3.5 3-3.5 3M2.5 10l2 2-2 2"/>`,
  romans: `<path d="M12 9.5V21.5M8.5 13h7"/><path ${TINT} d="M12 9.5c-1-1.6-4.5-2.8-9.5-5.5.5 4 3 6.5 7 6.8L12 12l2.5-1.2c4-.3 6.5-2.8 7-6.8-5 2.7-8.5 3.9-9.5 5.5z"/><path d="M12 9.5V6.5M9 16.5h6v3H9z"/>`,
  russians: `<path ${TINT} d="M12 4c1 3 6 4 6 8a4.5 4.5 0 0 1-2.5 3.5h-7A4.5 4.5 0 0 1 6 12c0-4 5-5 6-8z"/><path d="M12 4V1.5M8.5 15.5V21h7v-5.5"/>`,
  spanish: `<path ${TINT} d="M3 15h18c-.5 3.5-2.5 5.5-6 5.5H9c-3.5 0-5.5-2-6-5.5z"/><path d="M12 15V2.5M12 4c4 1 5.5 3.5 5 7.5-1.5-1-3-1.3-5-1.3M12 4c-4 1-5.5 3.5-5 7.5 1.5-1 3-1.3 5-1.3"/>`,
  zulu: `<path ${TINT} d="M12 2.5c4 3 5.5 6 5.5 9.5s-1.5 6.5-5.5 9.5c-4-3-5.5-6-5.5-9.5s1.5-6.5 5.5-9.5z"/><path d="M12 2.5v19M3.5 20.5l17-17M20.5 3.5l-3 .5 2.5 2.5z"/>`,
} as const
