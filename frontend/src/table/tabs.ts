/** The parts of the phone's sheet: the table, the seats, what the game adds, the log. */
import { ICONS } from '../art/icons'
import type { GamePage } from '../games/page'
import { t } from '../words'

export interface SheetTab {
  name: string
  drawing: string
  label: () => string
}

export function tabsOf(page: GamePage): SheetTab[] {
  return [
    { name: 'table', drawing: page.sign ?? ICONS.ziggurat, label: () => t('table.tab.table') },
    { name: 'seats', drawing: ICONS.seats, label: () => t('table.tab.seats') },
    ...(page.tabs ?? []),
    { name: 'log', drawing: ICONS.log, label: () => t('table.tab.log') },
  ]
}
