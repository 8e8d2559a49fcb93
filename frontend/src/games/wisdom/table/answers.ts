/** Where each answer is shown: on the thing it is about, or as a button. Every answer that the map
 * does not take stands in exactly one of the hand, the gallery, the drawer and the moment;
 * governments lie in a row that is opened from the hand or from the present one. */
import type { Table } from '../../../state/table.svelte'
import { names } from '../catalogue.svelte'
import { Wisdom, type Option } from '../state'
import type { Regime } from '../wire.gen'
import { actionsOf, begun, focusOf } from './focus.svelte'
import { groupOf } from './group.svelte'
import { isPicking } from './picking.svelte'

export type Layer = 'hand' | 'gallery' | 'drawer' | 'moment'

/** Questions with many sorts of answers: nothing may lie over the board. */
const MENUS = new Set([
  'start_of_turn',
  'trade',
  'city_management',
  'movement',
  'react',
  'battle_ability',
  'pay',
])
/** Chosen by their words. */
const TEXTS = new Set([
  'tech',
  'government',
  'policy',
  'civilization',
  'person',
  'wonder',
  'building',
  'event',
])
/** Chosen from what lies beside the board. */
const LAID_OUT = new Set(['object', 'loot'])
const OFFERS = new Set(['offer_give', 'offer_want', 'answer_offer', 'answer_counter'])

const isAny = (options: Option[], kinds: Set<string>): boolean =>
  options.some((option) => kinds.has(option.target.on))

export function bargaining(wisdom: Wisdom): boolean {
  return !!wisdom.scene?.offer && OFFERS.has(wisdom.question?.prompt ?? '')
}

/** The governments to choose from, where they lie open in a row. */
export function governing({ question, table }: Wisdom): Regime[] {
  const asked = question && !MENUS.has(question.prompt)
  return question && (asked || isPicking(table)) ? question.regimes : []
}

/** The answer that leads to a government. */
export function regimeOption({ options }: Wisdom, { by }: Regime): Option | undefined {
  return options.find(({ target }) => target.on === 'government' && target.name === by)
}

/** What the answers of the pending question lie in. */
export function layerOf(wisdom: Wisdom): Layer {
  const { question, scene, elsewhere } = wisdom
  if (governing(wisdom).length) return 'gallery'
  if (focusOf(wisdom) >= 0) return 'drawer'
  const free = question && !MENUS.has(question.prompt) && wisdom.bySquare.size === 0
  if (free && isAny(elsewhere, TEXTS)) return 'gallery'
  if (question && isAny(elsewhere, LAID_OUT)) return 'drawer'
  if (bargaining(wisdom)) return 'drawer'
  return scene?.battle ? 'moment' : 'hand'
}

/** Answers that are given on the fronts of a battle. */
export function onFronts({ target }: Option): boolean {
  return target.on === 'front' || target.on === 'wound'
}

/** What stands on a thing of the hand, and what is left: buttons. */
export interface Dealt {
  actions: Option[] // of cities
  cities: Option[] // one's own, to be named
  events: Option[]
  buttons: Option[]
  regimes: boolean // governments may be laid open
}

/** Own cities that are to be named: the map and their cards take these answers. */
const namedCities = ({ options }: Wisdom): Option[] =>
  options.filter(({ target }) => target.on === 'city')

/** One looks at a city that may act: all other answers stand where they did. */
const isLookingAtCity = (wisdom: Wisdom): boolean => focusOf(wisdom) >= 0 && !begun(wisdom)

export function dealt(wisdom: Wisdom): Dealt {
  const { scene, elsewhere } = wisdom
  const layer = layerOf(wisdom)
  if (!scene || layer === 'gallery' || (layer === 'drawer' && !isLookingAtCity(wisdom))) {
    return { actions: [], cities: [], events: [], buttons: [], regimes: false }
  }
  const me = scene.seats[scene.seat]
  const held = new Set(me?.events.map((card) => card.event) ?? [])
  const regimes = (wisdom.question?.regimes.length ?? 0) > 0
  const cities = namedCities(wisdom)
  const found: Dealt = { actions: [], cities, events: [], buttons: [], regimes }
  const seen = new Set<string>()
  for (const option of elsewhere) {
    const { on, name, city } = option.target
    if (layer === 'moment' && onFronts(option)) continue
    if ((regimes && on === 'government') || on === 'group') continue
    if (on === 'action' && me?.cities[city]) found.actions.push(option)
    else if (on === 'event' && held.has(name) && !seen.has(name)) {
      found.events.push(option)
      seen.add(name)
    } else found.buttons.push(option)
  }
  return found
}

/** The seat to whose deed one is asked to react. */
export function reactsTo({ question, scene }: Wisdom): number | undefined {
  return question?.prompt === 'react' ? scene?.window?.actor : undefined
}

/** The answer that a seat is. */
export function onSeat({ options }: Wisdom, seat: number): Option | undefined {
  return options.find(({ target }) => target.on === 'seat' && target.seat === seat)
}

/** Techs of the highest level first, as they are shown. */
function byLevel(options: Option[]): Option[] {
  const level = ({ target }: Option): number =>
    target.on === 'tech' ? (names.entry('tech', target.name)?.level ?? 0) : 0
  return [...options].sort((a, b) => level(b) - level(a))
}

/** The answers in the order in which number keys mean them. */
export function inOrder(wisdom: Wisdom): Option[] {
  const layer = layerOf(wisdom)
  const row = governing(wisdom)
  if (row.length) return row.flatMap((regime) => regimeOption(wisdom, regime) ?? [])
  if (layer === 'gallery') return byLevel(wisdom.elsewhere)
  if (isLookingAtCity(wisdom)) {
    const { buttons, events } = dealt(wisdom)
    return [...actionsOf(wisdom, focusOf(wisdom)), ...buttons, ...events]
  }
  if (layer === 'drawer') return wisdom.elsewhere
  const group = groupOf(wisdom)
  if (group) return [group]
  const { actions, events, buttons } = dealt(wisdom)
  const fronts = layer === 'moment' ? wisdom.elsewhere.filter(onFronts) : []
  return [...fronts, ...buttons, ...actions, ...events]
}

export function numbered(table: Table, number: number): Option | undefined {
  return inOrder(new Wisdom(table))[number - 1]
}

/** The chance to win the battle that an answer begins, where somebody reckoned it. */
export function oddsOf(wisdom: Wisdom, { answer }: { answer: number }): number | undefined {
  const odds = wisdom.options.find((option) => option.answer === answer)?.target.odds ?? -1
  return odds < 0 ? undefined : odds
}
