/** The parts of the table on a phone: the table itself, the seats, what the game adds, the log. */
import { ICONS } from '../art/icons'
import type { GamePage, Tab } from '../games/page'
import { t } from '../words'

export type SheetTab = Omit<Tab, 'Part'> & Partial<Pick<Tab, 'Part'>>

/** What lies in the left drawer together; on a phone under the tab of the log. */
export const PAPERS = ['log', 'talk', 'notes'] as const
export type Paper = (typeof PAPERS)[number]

export function isPaper(drawer: string): drawer is Paper {
  return PAPERS.some((paper) => paper === drawer)
}

export function tabsOf(page: GamePage): SheetTab[] {
  return [
    { name: 'table', drawing: page.sign ?? ICONS.ziggurat, label: () => t('table.tab.table') },
    { name: 'seats', drawing: ICONS.seats, label: () => t('table.tab.seats') },
    ...(page.tabs ?? []),
    { name: 'log', drawing: ICONS.log, label: () => t('table.tab.log') },
  ]
}
