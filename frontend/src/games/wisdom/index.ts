/** What this game puts on the table. */
import SeatPanel from '../../plain/SeatPanel.svelte'
import SeatSheet from '../../plain/SeatSheet.svelte'
import { settings } from '../../state/settings.svelte'
import type { GamePage } from '../page'
import { ICONS } from './art/icons'
import './art/tokens.css'
import Answers from './board/Answers.svelte'
import Board from './board/Board.svelte'
import Readout from './board/Readout.svelte'
import { names } from './catalogue.svelte'
import { Wisdom } from './state'

export const page: GamePage = {
  Ground: Board,
  Hand: Answers,
  SeatPanel,
  SeatSheet,
  sign: ICONS.city,
  Readout,
  numbered: (table, number) => new Wisdom(table).elsewhere[number - 1],
  load: () => names.load(settings.lang),
}
