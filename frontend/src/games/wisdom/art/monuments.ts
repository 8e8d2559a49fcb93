/** A picture of every wonder. */
const TINT = 'fill="currentColor" fill-opacity=".18"'

export const MONUMENTS = {
  // by era
  stonehenge: `<path ${TINT} d="M3 20.5V9h3.5v11.5zM17.5 20.5V9H21v11.5zM10.2 20.5V12h3.6v8.5z"/><path d="M2 9V6h20v3zM1.5 20.5h21"/>`,
  colossus: `<path ${TINT} d="M12 9.5c2 0 3.5 1.2 3.5 3.5l-1 3 2.5 5h-3L12 17l-2 4H7l2.5-5-1-3c0-2.3 1.5-3.5 3.5-3.5z"/><circle cx="12" cy="6.8" r="2"/><path d="M15 11l3.5-4.5M18.5 6.5l-.8-2.5 1.5-2 1.5 2-.8 2.5zM3 21h18"/>`,
  hanging_gardens: `<path ${TINT} d="M8 8h8v4h4v4.5h2V21H2v-4.5h2V12h4z"/><path d="M8 12h12M4 16.5h16M10 8c0-3 1-4 2-5 1 1 2 2 2 5M6 12v2.5M18 12v2.5M9 16.5V19M15 16.5V19"/>`,
  oracle: `<path ${TINT} d="M6 11h12l-1.5 3h-9z"/><path d="M8 14l-2.5 7M16 14l2.5 7M12 14v7M9.5 8.5c-1.2-1.8 1.2-2.5 0-5M13.5 8.5c-1.6-2.4 1.6-3.4 0-6.5"/>`,
  great_lighthouse: `<path ${TINT} d="M9 21l1-12h4l1 12z"/><path d="M8.5 9h7M10 9V5.5h4V9M9.5 5.5L12 3l2.5 2.5M17 6l4-1.5M17 8l4 1M7 6L3 4.5M7 8L3 9M5 21h14M9.5 14h5"/>`,
  statue_of_zeus: `<path ${TINT} d="M13.5 2.5L5 13h5.5l-1.5 8.5L19 9.5h-6z"/><path d="M2.5 19.5c2-1 3.5-1 5 0M15.5 19.5c1.5-1 3.5-1 6 0"/>`,
  angkor_wat: `<path ${TINT} d="M10 17c-1-5 .5-9.5 2-13.5 1.5 4 3 8.5 2 13.5zM4 17c-.5-3 .2-6 1.5-8.5C6.8 11 7.5 14 7 17zM17 17c-.5-3 .2-6 1.5-8.5 1.3 2.5 2 5.5 1.5 8.5z"/><path d="M2 17h20v3.5H2z"/>`,
  himeji_samurai_castle: `<path ${TINT} d="M8.5 5.5h7l1.5 3H7zM6.5 11h11l2 3.5h-15zM5.5 17h13v4h-13z"/><path d="M6 5.5c2.5-.3 4-1 6-3 2 2 3.5 2.7 6 3M4 11c3 0 5-.7 8-2.5 3 1.8 5 2.5 8 2.5M2.5 17c4 0 6-.6 9.5-2.5 3.5 1.9 5.5 2.5 9.5 2.5"/>`,
  louvre: `<path ${TINT} d="M12 7l7 13H5z"/><path d="M12 7v13M8.5 13.5h7M6.8 16.8h10.4M2 20.5h20M2.5 20V12.5h4M21.5 20V12.5h-4M2.5 12.5L4.5 10h3M21.5 12.5l-2-2.5h-3"/>`,
  porcelain_tower: `<path ${TINT} d="M9.5 5.5h5v3.5h-5zM8.8 11.5h6.4V15H8.8zM8 17.5h8V21H8z"/><path d="M7 5.5L12 2l5 3.5zM6 11.5L9 9h6l3 2.5zM5 17.5L8.5 15h7l3.5 2.5zM12 2V.8"/>`,
  leonardos_workshop: `<circle cx="12" cy="12" r="9.5"/><circle ${TINT} cx="12" cy="6.5" r="1.8"/><path d="M12 8.5v6M12 14.5l-3 6M12 14.5l3 6M3.5 9l8.5 1 8.5-1M4.5 15.5l7.5-5 7.5 5"/>`,
  notre_dame: `<path ${TINT} d="M4 21V5h5v5h6V5h5v16z"/><circle cx="12" cy="13.5" r="2.3"/><path d="M10.2 21v-2.5a1.8 1.8 0 0 1 3.6 0V21M6.5 8v3M17.5 8v3M4 5V3.5M9 5V3.5M15 5V3.5M20 5V3.5M2.5 21h19"/>`,
  panama_canal: `<path ${TINT} d="M3 12l3-3h12l3 3-2.5 5h-13z"/><path d="M9 9V5.5h5V9M11.5 5.5V2.5M2 20c2-1.5 4-1.5 6 0 2-1.5 4-1.5 6 0 2-1.5 4-1.5 6 0"/>`,
  statue_of_liberty: `<path ${TINT} d="M9 21l1-9h4l1 9zM7.5 21h9"/><circle cx="12" cy="8.5" r="2.3"/><path d="M9 6l-1.5-2M12 5.5V3M15 6l1.5-2M14 12l4-5M18 7V3.5M17 3.5h2M10 13l-2.5 2v3"/>`,
  sydney_opera_house: `<path ${TINT} d="M2.5 18c0-5 2.5-8.5 7-10-1 3.5-.5 7 1 10zM9 18c-.5-6 2-10.5 7-13-1 4.5-.3 9 1.5 13zM16.5 18c-.5-4 .8-7 4-9-.3 3 .2 6 1.2 9z"/><path d="M1.5 20.5h21"/>`,
  united_nations: `<circle ${TINT} cx="12" cy="10.5" r="6"/><path d="M6 10.5h12M12 4.5c-3 3.5-3 8.5 0 12M12 4.5c3 3.5 3 8.5 0 12M3 8c-1.5 6 2.5 12 9 13.5 6.5-1.5 10.5-7.5 9-13.5"/>`,
  internet: `<circle ${TINT} cx="12" cy="12" r="2.6"/><circle cx="5" cy="5" r="2"/><circle cx="19" cy="5" r="2"/><circle cx="5" cy="19" r="2"/><circle cx="19" cy="19" r="2"/><path d="M6.5 6.5l3.6 3.6M17.5 6.5l-3.6 3.6M6.5 17.5l3.6-3.6M17.5 17.5l-3.6-3.6M7 5h10M5 7v10"/>`,
  pentagon: `<path ${TINT} d="M12 2.5l9.5 7-3.6 11.5H6.1L2.5 9.5z"/><path d="M12 8l4.3 3.1-1.7 5H9.4l-1.7-5z"/>`,
} as const
