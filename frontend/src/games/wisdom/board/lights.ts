/** How the squares that may be chosen are lit: by what choosing them means. */
import { armyArt, buildingArt, cityArt, personArt, scoutArt, wonderArt } from '../art/pieces'
import { FRONTS } from '../art/buildings'
import { EMBLEMS } from '../art/emblems'
import { MONUMENTS } from '../art/monuments'
import type { Preview } from '../../../wire.gen'
import type { Option, Question } from '../state'

/** To step there, to put something there, to build over what stands there, to harm, to take up what
 * stands there, a city of which one chooses, to turn a tile up, to harvest the disc there. */
export type Meaning = 'walk' | 'place' | 'over' | 'attack' | 'pick' | 'city' | 'tile' | 'disc'

export interface Light {
  square: number
  meaning: Meaning
  steps: number
  odds: number // of an attack; -1: not told
  badge: string
}

const HARM = new Set(['kill_in', 'destroy_building', 'bomb_city', 'horde_target'])

function meaningOf({ target }: Option, question: Question): Meaning {
  if (target.on === 'tile') return 'tile'
  if (target.badge === 'attack' || target.odds >= 0 || HARM.has(question.prompt)) return 'attack'
  if (target.over) return 'over'
  if (target.on === 'city' || target.on === 'action') return 'city'
  if (target.on === 'resource') return 'disc'
  if (question.kind === 'step') return 'walk'
  if (target.on === 'square' && question.kind === 'square') return 'place'
  return 'pick'
}

/** Is a square what is chosen? A tile is chosen by any of its squares, and one speaks for it. */
export function speaks(square: number, options: Option[] | undefined): boolean {
  return !!options?.some(({ target }) => target.on !== 'tile' || target.square === square)
}

/** What an answer that one looks at would light. */
export function previewLights(preview: Preview | null): Light[] {
  return (preview?.lights ?? []).map(({ space, kind, odds }) => ({
    square: space,
    meaning: kind,
    steps: 0,
    odds,
    badge: '',
  }))
}

/** How far a group would come. */
export function reachLights({ target }: Option): Light[] {
  return target.reach.map(({ square, steps }) => ({
    square,
    meaning: 'walk',
    steps,
    odds: -1,
    badge: '',
  }))
}

/** One light for each square, by the first of its answers; an attack speaks for all of them. */
export function lightsOf(answers: ReadonlyMap<number, Option[]>, question: Question): Light[] {
  return [...answers].map(([square, options]) => {
    const meanings = options.map((option) => meaningOf(option, question))
    const at = Math.max(0, meanings.indexOf('attack'))
    const away = question.far.find((one) => one.square === square)
    if (away) return { square, meaning: 'walk', steps: away.steps, odds: -1, badge: '' }
    const { steps, badge } = options[at]!.target
    const odds = Math.max(...options.map(({ target }) => target.odds))
    return { square, meaning: meanings[at]!, steps, odds, badge }
  })
}

const PLACED: Record<string, (color: string) => string> = {
  place_capital: (color) => cityArt(color, { capital: true, walls: false, program: false }),
  place_army: armyArt,
  place_scout: scoutArt,
  move_off: armyArt,
  sail_to: armyArt,
}

/** The drawing of what would come to lie on a lit square; "" if nothing does. */
export function ghostOf({ prompt, thing }: Question, color: string): string {
  if (PLACED[prompt]) return PLACED[prompt](color)
  if (prompt === 'place_person') return personArt(thing in EMBLEMS ? thing : '', color)
  return thingArt(thing, color)
}

/** Something that a city makes, as it lies on the map; "" if it does not. */
export function thingArt(thing: string, color: string): string {
  if (thing === 'army') return armyArt(color)
  if (thing === 'scout') return scoutArt(color)
  if (thing in FRONTS) return buildingArt(thing, color, false)
  if (thing in MONUMENTS) return wonderArt(thing)
  return ''
}

/** Would an answer found a city on its square? */
export function founds(option: Option, question: Question): boolean {
  return option.target.name === 'found' || question.prompt === 'place_capital'
}
