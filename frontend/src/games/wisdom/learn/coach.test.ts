import { expect, test } from 'vitest'
import type { Option, Question, Scene } from '../state'
import { drawn, sample } from '../testing/samples'
import { en } from '../words/guide'
import { lesson } from './coach'

const CITY = drawn(sample('city'))
const asks = (prompt: string, scene = CITY): Question => ({ ...scene.question!, prompt })

/** Everything said until there is nothing more to say about this question. */
function allSaid(scene: Scene, question: Question, said = new Set<string>()): string[] {
  const heard: string[] = []
  for (let now = lesson(scene, question, said); now; now = lesson(scene, question, said)) {
    heard.push(now.id)
    said.add(now.id)
  }
  return heard
}

/** A question with one answer that is about this. */
function about(prompt: string, target: Partial<Option['target']>): Question {
  const question = asks(prompt)
  const option = question.options[0]!
  return { ...question, options: [{ ...option, target: { ...option.target, ...target } }] }
}

const KNOWN = ['welcome', 'aim', 'turn']

test('before the first turn it explains the land and what is put on it', () => {
  const setting = { ...CITY, round: 0 }
  const said = new Set<string>()
  expect(allSaid(setting, asks('place_capital'), said)).toEqual(['welcome', 'place_capital'])
  expect(allSaid(setting, asks('place_army'), said)).toEqual(['place_army'])
  expect(allSaid(setting, asks('place_scout'), said)).toEqual(['place_scout'])
})

test('the first turn begins with the aim, the phases and what the start is for', () => {
  const heard = allSaid({ ...CITY, round: 1 }, about('start_of_turn', { on: 'button', name: '' }))
  expect(heard).toEqual(['welcome', 'aim', 'turn', 'start_of_turn'])
})

test('a scout that may found lights its square, each thing is said once', () => {
  const founding = about('start_of_turn', { on: 'square', square: 7, name: 'found' })
  const said = new Set([...KNOWN, 'start_of_turn'])
  expect(lesson({ ...CITY, round: 2 }, founding, said)).toMatchObject({
    id: 'found',
    at: 'map',
    thing: '#space-7',
  })
  expect(allSaid({ ...CITY, round: 2 }, founding, said)).toEqual(['found'])
  expect(allSaid({ ...CITY, round: 2 }, founding, said)).toEqual([])
})

test('a city is explained with trade, its sums and its actions; the track when it can be paid', () => {
  const plain = about('city_management', { on: 'action', name: 'produce' })
  const empty = { ...CITY, round: 1, seats: CITY.seats.map((seat) => ({ ...seat, events: [] })) }
  expect(allSaid(empty, plain, new Set(KNOWN))).toEqual(['trade', 'city', 'actions'])
  const rich = about('city_management', { on: 'track', amount: 1 })
  expect(allSaid(empty, rich, new Set([...KNOWN, 'trade', 'city', 'actions']))).toEqual(['track'])
})

test('a walk is explained with what it meets, and the ring lies on the very square', () => {
  const said = () => new Set([...KNOWN, 'figures', 'movement'])
  const scene = { ...CITY, round: 2 }
  expect(allSaid(scene, about('choose_step', { on: 'square', square: 3 }), said())).toEqual([
    'choose_step',
  ])
  const village = about('choose_step', { on: 'square', square: 9, badge: 'village' })
  expect(lesson(scene, village, said())).toMatchObject({ id: 'village', thing: '#space-9' })
  const tile = about('choose_step', { on: 'tile', square: 16 })
  expect(allSaid(scene, tile, said())).toEqual(['tile', 'choose_step'])
})

test('research and battle are explained, and the coach stays until there was a battle', () => {
  expect(allSaid({ ...CITY, round: 4 }, asks('research'), new Set(KNOWN))).toEqual(['research'])
  const late = { ...CITY, round: 7 }
  const fight = { ...late, battle: drawn(sample('battle')).battle }
  expect(allSaid(fight, asks('play_unit'), new Set(KNOWN))).toEqual(['fronts', 'play_unit'])
  expect(allSaid(late, asks('movement'), new Set([...KNOWN, 'play_unit']))).toEqual(['done'])
  expect(allSaid({ ...CITY, round: 9 }, asks('movement'), new Set(KNOWN))).toEqual(['done'])
})

test('there are words for every lesson', () => {
  const prompts = ['place_capital', 'adopt', 'react', 'loot', 'harvest', 'produce', 'research']
  for (const prompt of prompts) {
    const said = lesson({ ...CITY, round: 1 }, asks(prompt), new Set(KNOWN))!
    expect(en[said.words].length).toBeGreaterThan(40)
  }
})
