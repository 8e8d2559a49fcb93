/** What this game puts on the table. */
import Picture from '../../plain/Picture.svelte'
import SeatPanel from '../../plain/SeatPanel.svelte'
import SeatSheet from '../../plain/SeatSheet.svelte'
import { settings } from '../../state/settings.svelte'
import type { GamePage } from '../page'
import Answers from './board/Answers.svelte'
import { names } from './catalogue.svelte'
import { Wisdom } from './state'

export const page: GamePage = {
  Ground: Picture,
  Hand: Answers,
  SeatPanel,
  SeatSheet,
  numbered: (table, number) => new Wisdom(table).elsewhere[number - 1],
  load: () => names.load(settings.lang),
}
