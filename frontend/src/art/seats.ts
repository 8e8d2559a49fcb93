/** A seat's colour, outline and band: three signs, so that colour never speaks alone. */
export interface SeatArt {
  ink: string // name of the CSS colours: --madder, --madder-ink, --madder-on
  outline: string // in a box from -10 to 10
  band: string
  dash: string // of its border on the map
}

const SEAT_ART: Record<string, SeatArt> = {
  red: {
    ink: 'madder',
    outline: 'M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10Z',
    band: 'M-7 5.5L0-2.5 7 5.5',
    dash: 'none',
  },
  blue: {
    ink: 'lapis',
    outline: 'M-7.5-9H7.5Q9-9 9-7.5V7.5Q9 9 7.5 9H-7.5Q-9 9-9 7.5V-7.5Q-9-9-7.5-9Z',
    band: 'M0-8V8',
    dash: '10 4',
  },
  orange: {
    ink: 'saffron',
    outline: 'M0-12L11.5 0 0 12-11.5 0Z',
    band: 'M-5.5-5L5.5 5',
    dash: '2 4',
  },
  purple: {
    ink: 'plum',
    outline: 'M-9-9.5H9V0C9 6 4.5 9.5 0 11.5C-4.5 9.5-9 6-9 0Z',
    band: 'M-8-2H8',
    dash: '12 3 2 3',
  },
  green: {
    ink: 'jade',
    outline: 'M0-11L9.6-5.5V5.5L0 11-9.6 5.5V-5.5Z',
    band: 'M-5.5-5L5.5 5M5.5-5L-5.5 5',
    dash: '5 3',
  },
}

export function seatArt(color: string): SeatArt {
  return SEAT_ART[color] ?? SEAT_ART.red!
}

export function seatColor(color: string): string {
  return `var(--${seatArt(color).ink})`
}
