import { expect, test } from 'vitest'
import { sample } from '../testing/samples'
import type { Question, Scene } from '../state'
import { sceneOf } from '../state'
import { lesson } from './coach'

const SCENE = sceneOf(sample('base').scene)
const asks = (prompt: string): Question => ({ ...SCENE.question!, prompt })

/** Everything said until there is nothing more to say about this question. */
function allSaid(scene: Scene, question: Question, said = new Set<string>()): string[] {
  const heard: string[] = []
  for (let now = lesson(scene, question, said); now; now = lesson(scene, question, said)) {
    heard.push(now.words)
    said.add(now.id).add(now.words)
  }
  return heard
}

test('a first game begins with the map, the aim, the row and one piece of advice', () => {
  expect(allSaid({ ...SCENE, round: 1 }, asks('choose_card'))).toEqual([
    'guide.welcome',
    'guide.aim.all',
    'guide.row',
    'guide.choose.economy', // in the highest slot
  ])
})

test('the next turn explains another type, and each question once', () => {
  const said = new Set(['welcome', 'aim', 'row', 'event', 'guide.choose.economy'])
  const turn = { ...SCENE, round: 2 }
  expect(allSaid(turn, asks('choose_card'), said)).toEqual(['guide.choose.industry'])
  expect(allSaid(turn, asks('build'), said)).toEqual(['guide.build'])
  expect(allSaid(turn, asks('build'), said)).toEqual([])
})

test('military is advised only to those who have tokens to reinforce', () => {
  const types = ['culture', 'science', 'economy', 'industry'].map((type) => `guide.choose.${type}`)
  const said = () => new Set(['welcome', 'aim', 'row', 'event', ...types])
  const bare = { ...SCENE, round: 2, seats: SCENE.seats.map((seat) => ({ ...seat, tokens: 0 })) }
  expect(allSaid({ ...SCENE, round: 2 }, asks('choose_card'), said())).toEqual([
    'guide.choose.military',
  ])
  expect(allSaid(bare, asks('choose_card'), said())).toEqual([])
})

test('after five rounds the coach takes leave', () => {
  expect(allSaid({ ...SCENE, round: 6 }, asks('attack'))).toEqual(['guide.done'])
})

const TERRA = sceneOf(sample('chooseCard').scene)

test('Terra Incognita is taught as it is: six cards, armies, land to discover', () => {
  const heard = allSaid({ ...TERRA, round: 1 }, { ...TERRA.question!, prompt: 'choose_card' })
  expect(heard.slice(0, 3)).toEqual(['guide.welcome.terra', 'guide.aim', 'guide.row.terra'])
  const types = ['culture', 'science', 'economy', 'industry', 'growth']
  const said = new Set(['welcome', 'aim', 'row', 'event', ...types.map((t) => `guide.choose.${t}`)])
  const turn = { ...TERRA, round: 2 }
  const asked = { ...TERRA.question!, prompt: 'choose_card' }
  expect(allSaid(turn, asked, said)).toEqual(['guide.choose.military.terra'])
  for (const prompt of ['move_army', 'growth', 'choose_district', 'place_tile', 'deploy_army']) {
    expect(allSaid(turn, { ...asked, prompt }, said)).toEqual([`guide.${prompt}`])
  }
})

test('the ring lies on the thing itself: the capital, the card, the spaces', () => {
  const scene = { ...SCENE, round: 1 }
  const at = (said: string[]) => lesson(scene, asks('choose_card'), new Set(said))!.thing
  const capital = SCENE.pieces.find(({ kind, seat }) => kind === 'capital' && seat === SCENE.seat)!
  expect(at([])).toBe(`#space-${capital.space}`)
  const row = SCENE.seats[SCENE.seat]!.row
  const economy = row.findIndex((card) => card.type === 'economy')
  expect(at(['welcome', 'aim', 'row'])).toBe(`[data-guide="row"] > :nth-child(${economy + 1})`)
  const building = lesson(scene, asks('build_city'), new Set(['welcome', 'aim', 'row']))!
  expect(building.thing).toBe('[data-space][role=button]')
})
