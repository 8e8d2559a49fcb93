import { expect, test } from 'vitest'
import type { Fight, Travel } from '../wire.gen'
import { toldBefore, toldTogether } from './told'

const travel = (moment: number, number: number, text: string, gain: string[] = []): Travel => ({
  moment,
  number,
  seat: 0,
  figure: 'cart',
  origin: 1,
  goal: 2,
  text,
  gain,
})
const fight = (moment: number, end: number) => ({ moment, end }) as Fight

test('a move that is told again has gained more, and its words stay those of its line', () => {
  const older = { fights: [fight(1, 2)], travels: [travel(3, 0, 'goes'), travel(3, 1, 'goes on')] }
  const newer = {
    fights: [fight(5, 6)],
    travels: [travel(3, 0, 'went', ['gold']), travel(4, 0, 'x')],
  }
  const both = toldTogether(older, newer)
  expect(both.fights.map(({ end }) => end)).toEqual([2, 6])
  expect(both.travels.map(({ text, gain }) => [text, gain])).toEqual([
    ['goes', ['gold']],
    ['goes on', []],
    ['x', []],
  ])
})

test('what is taken back is no longer told', () => {
  const told = {
    fights: [fight(1, 2), fight(3, 6)],
    travels: [travel(4, 0, 'a'), travel(5, 0, 'b')],
  }
  expect(toldBefore(told, 5)).toEqual({ fights: [fight(1, 2)], travels: [travel(4, 0, 'a')] })
})
