import { expect, test } from 'vitest'
import type { Fight, LogLine, Told, Travel } from '../wire.gen'
import { hasActed, inRuns, sinceLine, sinceTurn, stepsOf } from './steps'

const line = (moment: number, kind: string, seat: number, text = `${kind} ${seat}`): LogLine => ({
  moment,
  kind,
  seat,
  text,
  spaces: [],
})
const travel = (moment: number, text: string, gain: string[] = []): Travel => ({
  moment,
  number: 0,
  seat: 1,
  figure: 'cart',
  origin: 3,
  goal: 4,
  text,
  gain,
})
const side = { seat: 0, text: '', parts: [], dice: [3], spent: [], value: 5 }
const fight = (moment: number, end: number, text: string, after: string[] = []): Fight => ({
  moment,
  end,
  space: 9,
  place: 'the hill',
  attacker: { ...side, seat: 1 },
  defender: side,
  won: true,
  odds: 0.5,
  text,
  after,
})

const LOG = [
  line(1, 'turn', 0),
  line(2, 'goes', 0),
  line(2, 'turn', 1),
  line(3, 'goes', 1, 'Bo goes.'),
  line(4, 'finds', 1, 'Bo finds gold.'),
  line(5, 'attack', 1),
  line(6, 'dice', 1),
  line(7, 'result', 1, 'Bo wins.'),
  line(7, 'falls', 1, 'The hill falls.'),
  line(8, 'learns', 1, 'Bo learns.'),
  line(8, 'turn', 0),
]
const TOLD: Told = {
  fights: [fight(5, 7, 'Bo wins.', ['The hill falls.'])],
  travels: [travel(3, 'Bo goes.', ['Bo finds gold.'])],
}

test('a step is a move with its gain, a fight as a whole, or a line of its own', () => {
  const steps = stepsOf(LOG, TOLD, new Set())
  expect(steps.map((step) => step.text)).toEqual(['goes 0', 'Bo goes.', 'Bo wins.', 'Bo learns.'])
  expect(steps[1]!.travel?.gain).toEqual(['Bo finds gold.'])
  expect(steps[2]!.fight?.after).toEqual(['The hill falls.'])
  expect(steps[2]!.spaces).toEqual([9])
})

test('what is no news is no step', () => {
  const steps = stepsOf(LOG, TOLD, new Set(['learns', 'goes']))
  expect(steps.map((step) => step.text)).toEqual(['Bo goes.', 'Bo wins.'])
})

test('since one’s last turn, others began with their first turn after it', () => {
  const steps = stepsOf(LOG, TOLD, new Set())
  expect(sinceLine(LOG, 0)).toBe(LOG[2])
  expect(sinceTurn(LOG, steps, 0).map((step) => step.text)).toContain('Bo learns.')
  expect(sinceTurn(LOG.slice(0, 2), steps, 0)).toEqual([])
  expect(sinceLine(LOG, -1)).toBeUndefined()
})

test('whoever has done something in the turn has acted', () => {
  expect(hasActed(LOG, 0)).toBe(false)
  expect(hasActed([...LOG, line(9, 'goes', 0)], 0)).toBe(true)
  expect(hasActed([...LOG, line(9, 'goes', 0), line(9, 'turn', 1)], 0)).toBe(false)
})

test('steps of one kind in a row stand together, a fight alone', () => {
  const log = [
    ...[1, 2, 3].map((moment) => line(moment, 'roams', -1)),
    ...LOG,
    line(9, 'learns', 1),
  ]
  const runs = inRuns(stepsOf(log, TOLD, new Set()))
  expect(runs.map((run) => [run[0]!.kind, run.length])).toEqual([
    ['roams', 3],
    ['goes', 2],
    ['result', 1],
    ['learns', 2],
  ])
})
