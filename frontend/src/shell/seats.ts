/** A seat at the edge of the table is opened by a press; where it is an answer, the press gives it. */
import type { GamePage } from '../games/page'
import type { Table } from '../state/table.svelte'
import { t } from '../words'
import { screen } from './screen.svelte'

export interface SeatPress {
  lit: boolean // it may be chosen
  taken: boolean // it was taken up, or waits to be confirmed
  label: string
  press: () => void
}

export function seatPress(
  table: Table,
  page: GamePage,
  { seat, name }: { seat: number; name: string },
  open: () => void,
): SeatPress {
  const option = page.onSeat?.(table, seat)
  if (!option) return { lit: false, taken: false, label: t('seat.open', { name }), press: open }
  return {
    lit: true,
    taken: table.isUp(option) || table.chosen?.answer === option.answer,
    label: t('seat.choose', { name }),
    press: () => table.press(option, screen.touch),
  }
}
