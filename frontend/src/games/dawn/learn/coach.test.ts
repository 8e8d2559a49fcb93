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
