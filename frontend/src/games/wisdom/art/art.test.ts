import { expect, test } from 'vitest'
import { ENGLISH } from '../testing/samples'
import { FRONTS } from './buildings'
import { ICONS, isIcon } from './icons'
import * as pieces from './pieces'
import { squareArt, TERRAINS, TILE_BACK, variantOf } from './terrain'
import { GOODS, yieldArt, yieldRow } from './yields'

const slugs = (kind: string): string[] =>
  ENGLISH.entries.filter((entry) => entry.kind === kind).map(({ name }) => name)

test.each(['wonder', 'government', 'policy', 'civilization', 'person', 'resource'])(
  'every %s of the game has its icon',
  (kind) => {
    expect(slugs(kind).length).toBeGreaterThan(3)
    for (const slug of slugs(kind)) expect(isIcon(slug), slug).toBe(true)
  },
)

test('every building has its front, and every terrain its relief', () => {
  expect(Object.keys(FRONTS).sort()).toEqual(slugs('building').sort())
  expect(TERRAINS).toEqual(expect.arrayContaining(slugs('terrain')))
})

test('a square looks the same whenever it is drawn, and differs from place to place', () => {
  expect(variantOf({ x: 3, y: 4 })).toBe(variantOf({ x: 3, y: 4 }))
  expect(new Set([0, 1, 2].map((x) => variantOf({ x, y: 0 }))).size).toBe(3)
})

test('what a square gives stands in a row, with numbers where there is more than one', () => {
  const row = yieldRow({ production: 2, trade: 0, culture: 1, coin: 0, combat: 0 }, 0, 1)
  expect(row.match(/class="yield/g)).toHaveLength(2)
  expect(row.match(/<text/g)).toHaveLength(1)
})

test('no drawing breaks the content security policy', () => {
  const parts = { capital: true, walls: true, program: true }
  const drawings = [
    ...Object.values(ICONS),
    ...TERRAINS.map((terrain) => squareArt(terrain, 1)),
    ...GOODS.map((good) => yieldArt(good, 2)),
    ...Object.keys(FRONTS).map((name) => pieces.buildingArt(name, 'red', true)),
    ...slugs('wonder').map(pieces.wonderArt),
    ...slugs('resource').map(pieces.resourceArt),
    ...slugs('city_state').map((name) => pieces.cityStateArt(name, 'green')),
    pieces.cityArt('blue', parts),
    pieces.personArt('artist', 'purple'),
    pieces.scoutArt('orange'),
    pieces.armyArt('red'),
    TILE_BACK,
    pieces.HUT,
    pieces.VILLAGE,
    pieces.RELIC,
    pieces.BLOCKADE,
  ]
  for (const drawing of drawings) expect(drawing).not.toMatch(/style=|<script|\bon\w+=|undefined/)
})

test('a name from elsewhere never becomes markup', () => {
  const evil = '"><script>'
  const drawings = [
    pieces.buildingArt(evil, evil, true),
    pieces.wonderArt(evil),
    pieces.personArt(evil, evil),
    pieces.cityStateArt(evil, evil),
    pieces.resourceArt(evil),
    pieces.scoutArt(evil),
  ]
  expect(drawings.join('')).not.toContain('script')
})
