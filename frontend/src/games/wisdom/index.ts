/** What this game puts on the table. */
import { settings } from '../../state/settings.svelte'
import type { GamePage } from '../page'
import { ICONS } from './art/icons'
import './art/tokens.css'
import Board from './board/Board.svelte'
import Readout from './board/Readout.svelte'
import { names } from './catalogue.svelte'
import { topics } from './learn/topics'
import { Wisdom } from './state'
import { layerOf, numbered, oddsOf, onSeat, reactsTo } from './table/answers'
import { keyWords, meanings } from './table/keys'
import { leave } from './table/picking.svelte'
import Dial from './table/Dial.svelte'
import Drawer from './table/Drawer.svelte'
import EntryText from './table/EntryText.svelte'
import Fight from './table/Fight.svelte'
import Gallery from './table/Gallery.svelte'
import Hand from './table/Hand.svelte'
import MarketTab from './table/MarketTab.svelte'
import Marks from './table/Marks.svelte'
import Me from './table/Me.svelte'
import Now from './table/Now.svelte'
import Own from './table/Own.svelte'
import RacesTab from './table/RacesTab.svelte'
import SeatPanel from './table/SeatPanel.svelte'
import SeatSheet from './table/SeatSheet.svelte'
import Side from './table/Side.svelte'
import SideFolded from './table/SideFolded.svelte'
import { t } from './words'

export const page: GamePage = {
  Ground: Board,
  Hand,
  SeatPanel,
  SeatSheet,
  numbered,
  sign: ICONS.city,
  Now,
  Marks,
  Readout,
  Dial,
  Side,
  SideFolded,
  Me,
  Own,
  Entry: EntryText,
  tabs: [
    { name: 'races', label: () => t('table.tab.races'), drawing: ICONS.laurel, Part: RacesTab },
    { name: 'market', label: () => t('table.tab.market'), drawing: ICONS.wonder, Part: MarketTab },
  ],
  Drawer,
  inDrawer: (table) => layerOf(new Wisdom(table)) === 'drawer',
  Gallery,
  inGallery: (table) => layerOf(new Wisdom(table)) === 'gallery',
  leave,
  Moment: Fight,
  inMoment: (table) => layerOf(new Wisdom(table)) === 'moment',
  Guide: () => import('./learn/Guide.svelte'),
  topics,
  Ending: () => import('./table/Ending.svelte'),
  actor: (table) => reactsTo(new Wisdom(table)),
  onSeat: (table, seat) => onSeat(new Wisdom(table), seat),
  odds: (table, option) => oddsOf(new Wisdom(table), option),
  together: (table) => new Wisdom(table).question?.kept ?? [],
  togetherWords: () => t('receivers.kept'),
  places: (table) => new Wisdom(table).scene?.places ?? [],
  atlas: true,
  meanings,
  keyWords,
  load: () => names.load(settings.lang),
}
