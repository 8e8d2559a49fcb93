/** Which drawing stands for a thing of the game. */
import { isIcon, type IconName } from '../art/icons'
import type { Option } from '../state'

const OF_PHASES: Record<string, IconName> = {
  start: 'start',
  trade: 'economy',
  city: 'city',
  movement: 'move',
  research: 'science',
}
const OF_ACTIONS: Record<string, IconName> = {
  produce: 'production',
  devote: 'arts',
  harvest: 'harvest',
  program: 'program',
}
const OF_WAYS: Record<string, IconName> = {
  culture: 'laurel',
  technology: 'rocket',
  economy: 'coins',
  conquest: 'conquest',
}
const OF_KINDS: Record<string, IconName> = {
  track: 'laurel',
  tech: 'science',
  wonder: 'wonder',
  event: 'event',
  person: 'great',
  government: 'anarchy',
  unit: 'strength',
  front: 'strength',
  loot: 'loot',
  tile: 'discover',
  group: 'army',
  figure: 'army',
  wound: 'wound',
}

export const phaseIcon = (phase: string): IconName => OF_PHASES[phase] ?? 'start'
export const actionIcon = (action: string): IconName => OF_ACTIONS[action] ?? 'city'
export const wayIcon = (way: string): IconName => OF_WAYS[way] ?? 'laurel'

/** The drawing of a thing by its name, else that of its kind. */
export function thingIcon(kind: string, name: string): IconName | undefined {
  if (kind === 'action') return actionIcon(name)
  if (kind !== 'tech' && isIcon(name)) return name
  return OF_KINDS[kind]
}

export function answerIcon({ target }: Option): IconName | undefined {
  return thingIcon(target.on, target.name)
}
