/** Which drawing stands for a thing of the game. */
import { isIcon, type IconName } from '../art/icons'
import type { Option } from '../state'
import type { Target } from '../wire.gen'

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

const OF_LOOT: Record<string, IconName> = {
  coin: 'coin',
  discard_coin: 'coin',
  tech: 'science',
  event: 'event',
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

/** Loot is drawn as what it is: a resource or a back, a coin, a tech, an event. */
function lootIcon({ name, side }: Target): IconName {
  const kind = OF_LOOT[name]
  if (kind) return kind
  return isIcon(side) ? side : isIcon(name) ? name : 'loot'
}

export function answerIcon({ target }: Option): IconName | undefined {
  if (target.on === 'loot') return lootIcon(target)
  return thingIcon(target.on, target.name)
}
