/** What the coach says in a first game: each thing once, when it first comes up. */
import { DONE, firstUnsaid, LIT, type Lesson as Told } from '../../../learn/coach'
import { plays, type Question, type Scene, type Seat } from '../state'
import { en, type fr } from '../words/guide'

/** Parts of the table, by their data-guide attribute. */
export type Region = 'row' | 'map' | 'prompt' | 'victory' | 'market' | 'event' | 'log'
export type Said = keyof typeof fr

export type Lesson = Told<Said>

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
  deploy_army: 'map',
  growth: 'prompt',
  choose_district: 'prompt',
  place_district: 'map',
  change_government: 'row',
}

/** The first thing not yet said that fits this question; null: nothing to say. */
export function lesson(scene: Scene, question: Question, said: ReadonlySet<string>): Lesson | null {
  return firstUnsaid(due(scene, question, said), said)
}

function due(scene: Scene, question: Question, said: ReadonlySet<string>): Lesson[] {
  const say = sayer(scene)
  if (scene.round > LAST_ROUND) return [say(DONE, 'prompt')]
  const lessons = [say('welcome', 'map', home(scene)), aim(scene), say('row', 'row')]
  if (question.prompt === 'choose_card') {
    if (scene.round > 1) lessons.push(say('event', 'event'))
    if (scene.round > 2) lessons.push(say('log', 'log'))
    lessons.push(...advice(scene, said))
  } else if (question.combat && question.combat.space >= 0) {
    lessons.push(say('combat', 'prompt', '[data-guide="moment"]'))
  } else {
    const region = REGIONS[question.prompt]
    if (region) lessons.push(say(question.prompt, region, region === 'map' ? LIT : ''))
  }
  return lessons
}

/** Says a lesson as the edition that is played has it. */
function sayer(scene: Scene) {
  const terra = plays(scene, 'terra-incognita')
  return (id: string, at: Region, thing = ''): Lesson => {
    const own = `guide.${id}.terra`
    return { id, at, thing, words: said(terra && own in en ? own : `guide.${id}`), fields: {} }
  }
}

/** One's own capital on the map. */
function home({ pieces, seat }: Scene): string {
  const capital = pieces.find((piece) => piece.kind === 'capital' && piece.seat === seat)
  return capital ? `#space-${capital.space}` : ''
}

function aim({ needed, victory }: Scene): Lesson {
  const count = victory.length
  const words: Said = needed === count ? 'guide.aim.all' : 'guide.aim'
  return { id: 'aim', at: 'victory', thing: '', words, fields: { needed, count } }
}

/** One piece of advice for each turn. */
function advice(scene: Scene, done: ReadonlySet<string>): Lesson[] {
  const seat = scene.seats[scene.seat]
  const terra = plays(scene, 'terra-incognita')
  const card = seat && suggested(seat, terra, done)
  if (!card) return []
  const thing = `[data-guide="row"] > :nth-child(${seat.row.indexOf(card) + 1})`
  const told = sayer(scene)(`choose.${card.type}`, 'row', thing)
  return [{ ...told, id: `round ${scene.round}`, fields: { slot: card.counts_as } }]
}

/** The card in the highest slot whose type was not explained yet and that can do something. */
function suggested(
  seat: Seat,
  terra: boolean,
  done: ReadonlySet<string>,
): Seat['row'][number] | undefined {
  const told = (type: string): boolean =>
    done.has(`guide.choose.${type}`) || done.has(`guide.choose.${type}.terra`)
  return seat.row
    .filter((card) => !told(card.type))
    .filter((card) => card.type !== 'military' || terra || seat.tokens > 0)
    .sort((one, other) => other.counts_as - one.counts_as)[0]
}

function said(key: string): Said {
  if (!(key in en)) throw new Error(`the coach has no words for ${key}`)
  return key as Said
}
