/** What the coach says in a first game: each thing once, when it first comes up. */
import type { Question, Scene, Seat } from '../state'
import { en, type fr } from '../words/guide'

/** Parts of the table, by their data-guide attribute. */
export type Region = 'row' | 'map' | 'prompt' | 'victory' | 'market' | 'event' | 'log'
export type Said = keyof typeof fr

export interface Lesson {
  id: string
  at: Region
  words: Said
  fields: Record<string, string | number>
}

const LAST_ROUND = 5

/** Where to look for each question. */
const REGIONS: Record<string, Region> = {
  place_token: 'map',
  spend_token: 'prompt',
  gain_card: 'prompt',
  replace_card: 'row',
  choose_caravan: 'map',
  move_caravan: 'map',
  add_trade: 'row',
  take_diplomacy: 'prompt',
  gain_resource: 'prompt',
  build: 'prompt',
  build_city: 'map',
  choose_wonder: 'market',
  pay: 'prompt',
  wonder_city: 'map',
  military: 'prompt',
  reinforce: 'map',
  attack: 'map',
  place_tile: 'map',
  move_army: 'map',
  place_district: 'map',
  change_government: 'row',
}

/** The first thing not yet said that fits this question; null: nothing to say. */
export function lesson(scene: Scene, question: Question, said: ReadonlySet<string>): Lesson | null {
  return due(scene, question, said).find(({ id }) => !said.has(id)) ?? null
}

function due(scene: Scene, question: Question, said: ReadonlySet<string>): Lesson[] {
  if (scene.round > LAST_ROUND) return [plain('done', 'prompt')]
  const lessons = [plain('welcome', 'map'), aim(scene), plain('row', 'row')]
  if (question.prompt === 'choose_card') {
    if (scene.round > 1) lessons.push(plain('event', 'event'))
    if (scene.round > 2) lessons.push(plain('log', 'log'))
    lessons.push(...advice(scene, said))
  } else if (question.combat && question.combat.space >= 0) {
    lessons.push(plain('combat', 'prompt'))
  } else {
    const region = REGIONS[question.prompt]
    if (region) lessons.push(plain(question.prompt, region))
  }
  return lessons
}

function plain(id: string, at: Region): Lesson {
  return { id, at, words: said(`guide.${id}`), fields: {} }
}

function aim({ needed, victory }: Scene): Lesson {
  const count = victory.length
  const words: Said = needed === count ? 'guide.aim.all' : 'guide.aim'
  return { id: 'aim', at: 'victory', words, fields: { needed, count } }
}

/** One piece of advice for each turn. */
function advice(scene: Scene, done: ReadonlySet<string>): Lesson[] {
  const seat = scene.seats[scene.seat]
  const card = seat && suggested(seat, done)
  if (!card) return []
  const words = said(`guide.choose.${card.type}`)
  return [{ id: `round ${scene.round}`, at: 'row', words, fields: { slot: card.counts_as } }]
}

/** The card in the highest slot whose type was not explained yet and that can do something. */
function suggested(seat: Seat, done: ReadonlySet<string>): Seat['row'][number] | undefined {
  return seat.row
    .filter((card) => !done.has(`guide.choose.${card.type}`))
    .filter((card) => card.type !== 'military' || seat.tokens > 0)
    .sort((one, other) => other.counts_as - one.counts_as)[0]
}

function said(key: string): Said {
  if (!(key in en)) throw new Error(`the coach has no words for ${key}`)
  return key as Said
}
