/** A small front view of every building. Its roof has the colour of what it gives most; the classes
 * are in map.css. */
interface Front {
  gives: 'production' | 'trade' | 'culture' | 'coin' | 'combat'
  drawing: string
}

export const FRONTS: Record<string, Front> = {
  granary: {
    gives: 'production',
    drawing: `<path class="wall" d="M-13 16V-2h26v18Z"/><path class="roof" d="M-17-1L0-18 17-1Z"/><path class="line" d="M-13 4h26M-13 10h26M-7-11v9M7-11v9M0-17v15"/><path class="door" d="M-4 16v-6.5a4 4 0 0 1 8 0V16Z"/>`,
  },
  aqueduct: {
    gives: 'trade',
    drawing: `<path class="wall" d="M-20-9H20V16H15V3a4.5 4.5 0 0 0-9 0V16H4.5V3a4.5 4.5 0 0 0-9 0V16H-6V3a4.5 4.5 0 0 0-9 0V16H-20Z"/><path class="roof" d="M-21-14H21v5H-21Z"/><path class="line" d="M-20-4H20"/>`,
  },
  library: {
    gives: 'culture',
    drawing: `<path class="roof" d="M-20 13V-9l20 4 20-4V13L0 17Z"/><path class="wall" d="M0-6C-5-11-12-12-18-11V9C-12 8-5 9 0 13 5 9 12 8 18 9V-11C12-12 5-11 0-6Z"/><path class="line" d="M0-6V13M-13-6c3 0 6 .6 9 2.5M-13 0c3 0 6 .6 9 2.5M13-6c-3 0-6 .6-9 2.5M13 0c-3 0-6 .6-9 2.5"/>`,
  },
  university: {
    gives: 'culture',
    drawing: `<path class="roof" d="M-11-4a11 11 0 0 1 22 0Z"/><path class="line" d="M0-15v-5"/><path class="roof" d="M0-20h7l-2 2 2 2H0Z"/><path class="wall" d="M-18 16V1H18V16Z"/><path class="wall" d="M-20 1v-5H20v5Z"/><path class="line" d="M-12 3v11M-4 3v11M4 3v11M12 3v11M-20 16H20"/>`,
  },
  market: {
    gives: 'coin',
    drawing: `<path class="wall" d="M-16 16V-2H16V16Z"/><path class="roof" d="M-19-14H19l2 11a5 5 0 0 1-8 2 6 6 0 0 1-8.5 0 6 6 0 0 1-9 0A6 6 0 0 1-13-1a5 5 0 0 1-8-2Z"/><path class="line" d="M-10-14l-3 12M10-14l3 12M-3-14l-1 13M4-14l1 13"/><path class="door" d="M-11 16V6h9v10Z"/><circle class="wall" cx="7" cy="10" r="4"/>`,
  },
  bank: {
    gives: 'coin',
    drawing: `<path class="roof" d="M-20-3L0-17 20-3Z"/><path class="wall" d="M-17-3H17V12H-17Z"/><path class="wall" d="M-20 12H20V16.5H-20Z"/><path class="line" d="M-12-1v11M-5-1v11M5-1v11M12-1v11"/><circle cx="0" cy="-7.5" r="4" class="gilt"/>`,
  },
  temple: {
    gives: 'culture',
    drawing: `<path class="wall" d="M-20 16V9h5V3h5v-6H10v6h5V9h5v7Z"/><path class="roof" d="M-8-3v-6H8v6Z"/><path class="line" d="M-3.5 16L-2-3M3.5 16L2-3M-15 9h11M4 9h11M-10 3h7M3 3h7"/><path class="roof" d="M0-19c3 3 4.5 5 2.5 8.5h-5C-4-13-2-15 0-19Z"/>`,
  },
  cathedral: {
    gives: 'culture',
    drawing: `<path class="wall" d="M-17 16V-6l5-5 5 5V0L0-6 7 0V-6l5-5 5 5V16Z"/><path class="roof" d="M-17-6l5-13 5 13ZM7-6l5-13 5 13Z"/><circle class="roof" cx="0" cy="4" r="3.6"/><path class="door" d="M-3 16v-3.5a3 3 0 0 1 6 0V16Z"/><path class="line" d="M-12-1v5M12-1v5"/>`,
  },
  barracks: {
    gives: 'combat',
    drawing: `<path class="wall" d="M-18 16V-5h4v-4h5v4h4.5v-4h5v4H5v-4h5v4h4v-4h4V16Z"/><path class="roof" d="M-8-1C-4-1-2-2.5 0-4.5 2-2.5 4-1 8-1V5C8 10 4 13 0 15-4 13-8 10-8 5Z"/><path class="line" d="M0-1v12M-5 4H5"/>`,
  },
  academy: {
    gives: 'combat',
    drawing: `<path class="wall" d="M-13 16V-3H13V16Z"/><path class="roof" d="M-16-3L0-17 16-3Z"/><path class="wall" d="M-20 16V5h7v11M20 16V5H13V16"/><path class="line" d="M-5 1L6 12M5 1L-6 12M-7 9l4 4M7 9l-4 4"/><path class="roof" d="M0-17v-4h8l-2 2.5 2 2.5Z"/>`,
  },
  harbor: {
    gives: 'trade',
    drawing: `<path class="roof" d="M2-18C10-14 14-6 13 4H2Z"/><path class="wall" d="M-1-14C-6-8-9-2-9 4h8Z"/><path class="line" d="M.5-19V6"/><path class="wall" d="M-17 6H18C17 12 13 15 8 15H-8C-13 15-16 12-17 6Z"/><path class="line" d="M-19 17.5q4-3 8 0t8 0 8 0 8 0 6 0"/>`,
  },
  shipyard: {
    gives: 'combat',
    drawing: `<path class="wall" d="M-19 0H14C13 8 9 12 4 12H-8C-14 12-18 8-19 0Z"/><path class="line" d="M-12 0v11M-5 0v12M2 0v12M8 0v10M-20 17H20M-15 12v5M6 12v5"/><path class="line" d="M17 17V-17H0M17-8l-8-9M4-17v8"/><path class="roof" d="M0-9h8v6H0Z"/>`,
  },
  trading_post: {
    gives: 'trade',
    drawing: `<path class="roof" d="M-20 8C-16-1-12-8-8-16-4-9-2-6 1-3 4-8 6-11 8-15 13-8 17-1 20 8Z"/><path class="line" d="M-8-16V8M8-15V8M-8-16v-3M8-15v-3"/><path class="wall" d="M-17 16V8H17v8Z"/><path class="door" d="M-4 16V9h8v7Z"/>`,
  },
  workshop: {
    gives: 'production',
    drawing: `<path class="wall" d="M-17 16V-1L-4-10 9-1V16Z"/><path class="roof" d="M-20 1L-4-13 12 1l-3 1L-4-9-17 2Z"/><path class="roof" d="M11 16V-9h7V16Z"/><path class="line" d="M13-12c-2-3 3-4 1-8"/><path class="door" d="M-9 16V5H1V16Z"/><path class="line" d="M11-3h7M11 3h7"/>`,
  },
  iron_mine: {
    gives: 'production',
    drawing: `<path class="rock" d="M-21 16L-9-12l6 5L5-18 21 16Z"/><path class="roof" d="M-13 16V4a10 10 0 0 1 20 0V16Z"/><path class="door" d="M-9 16V5a6 6 0 0 1 12 0V16Z"/><path class="line" d="M-14 4l3 1M7 4l-3 1M-3-7v4"/><path class="wall" d="M2 8h14l-2 6H4Z"/><circle class="wall" cx="6" cy="16" r="2.2"/><circle class="wall" cx="12" cy="16" r="2.2"/>`,
  },
}
