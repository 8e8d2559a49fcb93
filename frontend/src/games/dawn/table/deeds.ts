/** What is done in this game, in a few words and as a sign. */
import type { Step } from '../../../shell/steps'
import type { Table } from '../../../state/table.svelte'
import { ICONS } from '../art/icons'
import { Dawn } from '../state'
import { t, type Word } from '../words'

/** The signs of deeds, by the kinds of their log lines. */
export const DEEDS: Record<string, string> = {
  army_lost: ICONS.military,
  army_moved: ICONS.military,
  attack_result: ICONS.military,
  caravan_arrived: ICONS.economy,
  caravan_lost: ICONS.economy,
  caravan_moved: ICONS.economy,
  card_gained: ICONS.science,
  city_built: ICONS.city,
  collected: ICONS.diamond,
  diplomacy_taken: ICONS.government,
  district_placed: ICONS.district,
  government: ICONS.government,
  tech: ICONS.science,
  reinforced: ICONS.growth,
  token_placed: ICONS.growth,
  token_replaced: ICONS.growth,
  token_shifted: ICONS.growth,
  trade_gained: ICONS.trade,
  wonder_built: ICONS.wonder,
  wonder_revealed: ICONS.wonder,
  wonder_taken: ICONS.wonder,
}

/** What a seat suffers. */
export const HARMS = [
  'army_lost',
  'capital_raided',
  'caravan_lost',
  'mark_lost',
  'piece_razed',
  'token_taken_back',
  'trade_lost',
  'weakened',
]

const FIGURES = new Set(['army', 'barbarian', 'caravan', 'city', 'district', 'token', 'wonder'])

export function brief(table: Table, { travel, fight, text }: Step): string {
  const places = new Dawn(table).scene?.places ?? []
  if (fight) {
    const { place, attacker, defender } = fight
    return t('step.attack', { place, value: attacker.value, against: defender.value })
  }
  if (!travel || !FIGURES.has(travel.figure)) return text
  const { figure, origin, goal } = travel
  const place = places[goal >= 0 ? goal : origin]
  if (!place) return text
  return t(goal >= 0 ? (`step.${figure}` as Word) : (`step.${figure}.lost` as Word), { place })
}
