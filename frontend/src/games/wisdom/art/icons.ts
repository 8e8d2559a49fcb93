/** The icons of this game, drawn like those of the pages. The markup is constant and ours. */
import { ICONS as GENERAL } from '../../../art/icons'
import { drawnAt } from '../../../art/shapes'
import { EMBLEMS } from './emblems'
import { MONUMENTS } from './monuments'
import { SIGNS } from './signs'

export const ICONS = { ...GENERAL, ...SIGNS, ...EMBLEMS, ...MONUMENTS } as const

export type IconName = keyof typeof ICONS

export function isIcon(name: string): name is IconName {
  return name in ICONS
}

/** An icon inside another drawing, centred on a point; nothing for a thing that has none. */
export function iconAt(name: string, x: number, y: number, size: number, color: string): string {
  return isIcon(name) ? drawnAt(ICONS[name], x, y, size, color) : ''
}
