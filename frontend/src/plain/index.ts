/** The page of a game without one of its own: a picture, the seats, the question and its answers. */
import type { GamePage } from '../games/page'
import Hand from './Hand.svelte'
import { listed } from './listed'
import Picture from './Picture.svelte'
import SeatPanel from './SeatPanel.svelte'
import SeatSheet from './SeatSheet.svelte'

export const page: GamePage = {
  Ground: Picture,
  Hand,
  SeatPanel,
  SeatSheet,
  numbered: (table, number) => listed(table)[number - 1],
}
