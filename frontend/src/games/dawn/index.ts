/** What this game puts on the table. */
import { settings } from '../../state/settings.svelte'
import type { GamePage } from '../page'
import { ICONS } from './art/icons'
import './art/tokens.css'
import Board from './board/Board.svelte'
import { LAYING } from './board/keys'
import Readout from './board/Readout.svelte'
import { names } from './catalogue.svelte'
import { Dawn } from './state'
import { chanceOf, fighting, numbered, textAnswers, wonderAnswers } from './table/answers'
import { brief, DEEDS, HARMS } from './table/deeds'
import Dial from './table/Dial.svelte'
import Drawer from './table/Drawer.svelte'
import EntryText from './table/EntryText.svelte'
import Fight from './table/Fight.svelte'
import Gallery from './table/Gallery.svelte'
import Hand from './table/Hand.svelte'
import Market from './table/Market.svelte'
import Marks from './table/Marks.svelte'
import Me from './table/Me.svelte'
import Now from './table/Now.svelte'
import Own from './table/Own.svelte'
import SeatPanel from './table/SeatPanel.svelte'
import SeatSheet from './table/SeatSheet.svelte'
import Side from './table/Side.svelte'
import SideFolded from './table/SideFolded.svelte'
import Victory from './table/Victory.svelte'
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
    {
      name: 'victory',
      label: () => t('table.tab.victory'),
      drawing: ICONS.mature,
      Part: Victory,
    },
    { name: 'wonders', label: () => t('table.tab.wonders'), drawing: ICONS.wonder, Part: Market },
  ],
  Drawer,
  inDrawer: (table) => {
    const { scene, options } = new Dawn(table)
    return !!scene && wonderAnswers(scene, options).size > 0
  },
  Gallery,
  inGallery: (table) => {
    const { scene, options } = new Dawn(table)
    return !!scene && textAnswers(scene, options).length > 0
  },
  Moment: Fight,
  inMoment: (table) => fighting(new Dawn(table).question),
  Guide: () => import('./learn/Guide.svelte'),
  Legend: () => import('./learn/Legend.svelte'),
  topics: () => names.current?.topics ?? [],
  Ending: () => import('./table/Ending.svelte'),
  signs: {
    event: ICONS.wonder,
    barbarians_move: ICONS.move,
    barbarian_moved: ICONS.move,
    barbarian_spawned: ICONS.spawn,
    ...DEEDS,
  },
  quiet: ['chooses', 'resolves', 'spent'],
  harms: HARMS,
  brief,
  odds: (table, option) => {
    const { question } = new Dawn(table)
    return fighting(question) ? undefined : chanceOf(question, option)
  },
  together: (table) => new Dawn(table).question?.payment ?? [],
  places: (table) => new Dawn(table).scene?.places ?? [],
  atlas: true,
  keys: (table) => (new Dawn(table).question?.ghost ? LAYING : []),
  load: () => names.load(settings.lang),
}
