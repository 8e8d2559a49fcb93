/** What this game puts on the table. */
import type { GamePage } from '../page'
import { settings } from '../../state/settings.svelte'
import type { Table } from '../../state/table.svelte'
import { ICONS } from './art/icons'
import './art/tokens.css'
import Board from './board/Board.svelte'
import { names } from './catalogue.svelte'
import Guide from './learn/Guide.svelte'
import { Dawn } from './state'
import { fighting, numbered } from './table/answers'
import Answers from './table/Answers.svelte'
import Dock from './table/Dock.svelte'
import Ending from './table/Ending.svelte'
import EntryDialog from './table/EntryDialog.svelte'
import EventDial from './table/EventDial.svelte'
import Fight from './table/Fight.svelte'
import Hand from './table/Hand.svelte'
import Market from './table/Market.svelte'
import Own from './table/Own.svelte'
import SeatPanel from './table/SeatPanel.svelte'
import SeatSheet from './table/SeatSheet.svelte'
import Side from './table/Side.svelte'
import Victory from './table/Victory.svelte'
import { t } from './words'

export const page: GamePage = {
  Ground: Board,
  SeatPanel,
  SeatSheet,
  Answers,
  numbered,
  sign: ICONS.city,
  Corner: EventDial,
  Dock,
  docked,
  Hand,
  Own,
  Side,
  tabs: [
    {
      name: 'victory',
      label: () => t('table.tab.victory'),
      drawing: ICONS.mature,
      Part: Victory,
    },
    { name: 'wonders', label: () => t('table.tab.wonders'), drawing: ICONS.wonder, Part: Market },
  ],
  Moment: Fight,
  inMoment: (table) => fighting(new Dawn(table).question),
  Entry: EntryDialog,
  Guide,
  Ending,
  signs: {
    event: ICONS.wonder,
    barbarians_move: ICONS.move,
    barbarian_moved: ICONS.move,
    barbarian_spawned: ICONS.spawn,
  },
  quiet: ['chooses'],
  claims: (table, key) => (key === 'r' || key === 'f') && !!new Dawn(table).question?.ghost,
  load: () => names.load(settings.lang),
}

/** A spectator has no row, nor has anybody before leaders are dealt. */
function docked(table: Table): boolean {
  const scene = new Dawn(table).scene
  return !!scene?.seats[scene.seat]?.row.length
}
