import { expect, test } from 'vitest'
import { Wisdom } from '../state'
import { aim, askingOf, MOMENTS, offer, sample, tableWith } from '../testing/samples'
import type { Ground, Square } from '../wire.gen'
import { arranged, counts } from './arrange'
import { beside, squarePath } from './geometry'
import { ghostOf, lightsOf } from './lights'
import { fencesOf, linesOf } from './outlines'

const cell = (x: number, y: number, tile = 0): Square => ({
  x,
  y,
  tile,
  terrain: 'desert',
  grid: '',
  resource: '',
  culture: 0,
  coin: 0,
})
const land = (cells: Square[]): Ground => ({ key: 'k', columns: 9, rows: 9, squares: cells })

test.each(MOMENTS)('every answer can be given at the moment of %s', (moment) => {
  const table = tableWith(sample(moment))
  const wisdom = new Wisdom(table)
  const reached = [...wisdom.bySquare.values()].flat().concat(wisdom.elsewhere)
  const answers = new Set([...reached.map(({ answer }) => answer), table.pass?.answer ?? -1])
  for (const { answer } of table.options) expect(answers).toContain(answer)
})

test('an answer about something that nobody draws is offered in words', () => {
  const snapshot = sample('step')
  aim(snapshot, 0, { on: 'something new', square: -1 })
  const wisdom = new Wisdom(tableWith(snapshot))
  expect(wisdom.elsewhere.map(({ text }) => text)).toContain(
    snapshot.scene.question!.options[0]!.text,
  )
})

test('each way of choosing a square has a light of its own', () => {
  const snapshot = sample('step')
  aim(snapshot, 1, { badge: 'attack' })
  aim(snapshot, 2, { over: true })
  askingOf(snapshot).far = []
  const { question, bySquare } = new Wisdom(tableWith(snapshot))
  expect(lightsOf(bySquare, question!).map(({ meaning }) => meaning)).toEqual([
    'walk',
    'attack',
    'over',
  ])
  const square = { ...question!, kind: 'square' }
  expect(lightsOf(bySquare, square)[0]!.meaning).toBe('place')
  const cities = new Wisdom(tableWith(sample('city')))
  const rings = lightsOf(cities.bySquare, cities.question!)
  expect(new Set(rings.map(({ meaning }) => meaning))).toEqual(new Set(['city']))
})

test('a square farther away carries its steps, and choosing it takes the first of them', () => {
  const snapshot = sample('step')
  askingOf(snapshot).far = [{ square: 40, steps: 2, by: 28, badge: '', why: '' }]
  const { question, bySquare } = new Wisdom(tableWith(snapshot))
  expect(bySquare.get(40)).toEqual(bySquare.get(28))
  const light = lightsOf(bySquare, question!).find(({ square }) => square === 40)
  expect(light).toMatchObject({ meaning: 'walk', steps: 2 })
})

test('what would be placed is shown where it may stand', () => {
  const { question } = new Wisdom(tableWith(sample('step')))
  const ghost = (thing: string, prompt = 'produce_where') =>
    ghostOf({ ...question!, thing, prompt }, 'blue')
  expect(ghost('granary')).toContain('class="front')
  expect(ghost('colossus')).toContain('var(--gold-face)')
  expect(ghost('army')).not.toBe(ghost('scout'))
  expect(ghost('', 'place_capital')).toContain('var(--plaza)')
  expect(ghost('', 'choose_step')).toBe('')
})

test('a fence goes round a realm and not through it', () => {
  const three = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => cell(x, y)))
  const fences = fencesOf(land(three), [0, 0, 0, 0, 0, 0, 0, 0, 0])
  expect(fences.get(0)!.split('M').length - 1).toBe(12)
  const shared = fencesOf(land(three), [0, 0, 0, 0, 0, 0, 1, 1, 1])
  expect([...shared.keys()]).toEqual([0, 1])
  expect(shared.get(1)!.split('M').length - 1).toBe(8)
})

test('the lines between squares are of the tile, of its seam, or of the map’s edge', () => {
  const lines = linesOf(land([cell(0, 0), cell(1, 0), cell(2, 0, 1)]))
  const parts = (path: string) => path.split('M').length - 1
  expect([lines.within, lines.seams, lines.edge].map(parts)).toEqual([1, 1, 8])
  expect(lines.ground).toContain(squarePath({ x: 2, y: 0 }))
})

test('an arrow key goes to the neighbour, a large step stays on the map, and gaps are crossed', () => {
  const row = land([cell(0, 0), cell(1, 0), cell(2, 0), cell(6, 0)])
  expect(beside(row, 0, 'right', 1)).toBe(1)
  expect(beside(row, 0, 'right', 4)).toBe(2)
  expect(beside(row, 2, 'right', 1)).toBe(3)
  expect(beside(row, 0, 'left', 1)).toBe(-1)
  expect(beside(row, 0, 'up', 1)).toBe(-1)
})

test('figures that stand together are counted, and pieces make room for them', () => {
  const { scene, map } = new Wisdom(tableWith(sample('city')))
  const piece = scene!.pieces.find(({ kind }) => kind === 'building')!
  const army = { square: piece.square, seat: piece.seat, kind: 'army' as const, ready: 0 }
  const crowded = { ...scene!, figures: [{ ...army, count: 3 }] }
  expect(counts(map, crowded).map(({ count }) => count)).toEqual([3])
  const scaleOf = (of: typeof crowded) =>
    arranged(
      map,
      of,
      () => false,
      () => false,
    ).find(({ key }) => key === `building ${piece.square}`)!.scale
  expect(scaleOf(crowded)).toBeLessThan(scaleOf({ ...scene!, figures: [] }))
})

test('a resource is harvested on every square that shows it', () => {
  const snapshot = sample('city')
  offer(snapshot, [['Silk', { on: 'resource', name: 'silk', squares: [3, 9] }]])
  const { bySquare, question, elsewhere } = new Wisdom(tableWith(snapshot))
  expect([...bySquare.keys()]).toEqual([3, 9])
  expect(lightsOf(bySquare, question!).map(({ meaning }) => meaning)).toEqual(['disc', 'disc'])
  expect(elsewhere.map(({ text }) => text)).toEqual(['Silk'])
})
