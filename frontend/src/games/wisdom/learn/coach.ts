/** What the coach says in a first game: the turn, cities, movement, battle and research, each when
 * it first comes up. */
import { DONE, firstUnsaid, LIT, type Lesson as Told } from '../../../learn/coach'
import { squareOf, type Option, type Question, type Scene } from '../state'
import type { fr } from '../words/guide'

/** Parts of the table, by their data-guide attribute. */
export type Region =
  | 'map'
  | 'prompt'
  | 'phase'
  | 'races'
  | 'trade'
  | 'city'
  | 'track'
  | 'produce'
  | 'pyramid'
  | 'units'
  | 'moment'
  | 'log'
export type Said = keyof typeof fr
export type Lesson = Told<Said>

/** Turns that are explained; more of them while there was no battle yet. */
const TURNS = 4
const MOST_TURNS = 8
const BATTLE = 'play_unit'

/** Questions that are explained by one lesson of their own, and where to look. */
const REGIONS = {
  place_capital: 'map',
  place_army: 'map',
  place_scout: 'map',
  adopt: 'prompt',
  name_receiver: 'map',
  take_government: 'prompt',
  produce: 'produce',
  produce_where: 'map',
  harvest: 'prompt',
  movement: 'map',
  choose_group: 'prompt',
  choose_step: 'map',
  research: 'pyramid',
  play_unit: 'moment',
  battle_ability: 'prompt',
  loot: 'prompt',
  react: 'prompt',
  keep_person: 'prompt',
  place_person: 'map',
  discard_event: 'prompt',
} as const satisfies Record<string, Region>

/** What an army meets where it steps. */
const MET = ['hut', 'village', 'attack'] as const

/** The first thing not yet said that fits this question; null: nothing to say. */
export function lesson(scene: Scene, question: Question, said: ReadonlySet<string>): Lesson | null {
  return firstUnsaid(due(scene, question, said), said)
}

function due(scene: Scene, question: Question, said: ReadonlySet<string>): Lesson[] {
  const last = said.has(BATTLE) ? TURNS : MOST_TURNS
  if (scene.round > last && !scene.battle) return [say(DONE, 'prompt')]
  const lessons = [say('welcome', 'map')]
  if (scene.round > 0) lessons.push(say('aim', 'races'), say('turn', 'phase'))
  if (question.prompt === 'start_of_turn') lessons.push(...atStart(scene, question))
  if (question.prompt === 'city_management') lessons.push(...inCities(scene, question))
  if (question.prompt === 'movement') lessons.push(say('figures', 'map', figures(scene)))
  if (question.prompt === 'choose_step') lessons.push(...meeting(scene, question))
  if (question.prompt === BATTLE) lessons.push(say('fronts', 'moment'))
  if (isExplained(question.prompt)) {
    const region = REGIONS[question.prompt]
    lessons.push(say(question.prompt, region, region === 'map' ? LIT : ''))
  }
  return lessons
}

function atStart(scene: Scene, { options }: Question): Lesson[] {
  const founding = options.filter(({ target }) => target.name === 'found')
  const lessons = [say('start_of_turn', 'prompt')]
  if (founding.length) lessons.push(say('found', 'map', squares(founding, scene)))
  if (scene.round > 2) lessons.push(say('log', 'log'))
  return lessons
}

function inCities(scene: Scene, { options }: Question): Lesson[] {
  const lessons = [say('trade', 'trade'), say('city', 'city'), say('actions', 'city')]
  if (options.some(({ target }) => target.on === 'track')) lessons.push(say('track', 'track'))
  if (scene.seats[scene.seat]?.events.length) lessons.push(say('events', 'prompt', '.event'))
  if (scene.round > 1) lessons.push(say('units', 'units'))
  return lessons
}

function meeting(scene: Scene, { options }: Question): Lesson[] {
  const lessons: Lesson[] = []
  for (const badge of MET) {
    const there = options.filter(({ target }) => target.badge === badge)
    if (there.length) lessons.push(say(badge, 'map', squares(there, scene)))
  }
  const tiles = options.filter(({ target }) => target.on === 'tile')
  if (tiles.length) lessons.push(say('tile', 'map', squares(tiles, scene)))
  return lessons
}

function say(id: keyof typeof REGIONS | Other, at: Region, thing = ''): Lesson {
  return { id, at, thing, words: `guide.${id}`, fields: {} }
}

type Other =
  | 'welcome'
  | 'aim'
  | 'turn'
  | 'start_of_turn'
  | 'found'
  | 'log'
  | 'trade'
  | 'city'
  | 'actions'
  | 'track'
  | 'events'
  | 'units'
  | 'figures'
  | 'fronts'
  | 'tile'
  | (typeof MET)[number]
  | typeof DONE

function isExplained(prompt: string): prompt is keyof typeof REGIONS {
  return prompt in REGIONS
}

/** The squares on which these answers are given. */
function squares(options: Option[], scene: Scene): string {
  return at(options.map((option) => squareOf(option, scene)))
}

/** Where one's own figures stand. */
function figures({ figures: all, seat }: Scene): string {
  return at(all.filter((figure) => figure.seat === seat).map(({ square }) => square))
}

function at(numbers: number[]): string {
  return [...new Set(numbers)].map((square) => `#space-${square}`).join(', ')
}
