/** The parts of the table on a phone: the table itself, the seats, what the game adds, the log. */
import { ICONS } from '../art/icons'
import type { GamePage, Tab } from '../games/page'
import { t } from '../words'

export type SheetTab = Omit<Tab, 'Part'> & Partial<Pick<Tab, 'Part'>>

export function tabsOf(page: GamePage): SheetTab[] {
  return [
    { name: 'table', drawing: page.sign ?? ICONS.ziggurat, label: () => t('table.tab.table') },
    { name: 'seats', drawing: ICONS.seats, label: () => t('table.tab.seats') },
    ...(page.tabs ?? []),
    { name: 'log', drawing: ICONS.log, label: () => t('table.tab.log') },
  ]
}
