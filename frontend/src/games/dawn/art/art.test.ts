import { expect, test } from 'vitest'
import { ENGLISH } from '../testing/samples'
import { ICONS, isIcon } from './icons'
import { NATURAL_WONDERS } from './natural'
import { cityArt, cityStateArt, districtArt, fortArt, resourceArt, tokenArt } from './pieces'
import { hexArt } from './terrain'

const slugs = (kind: string): string[] =>
  ENGLISH.entries.filter((e) => e.kind === kind).map((e) => e.key.slice(kind.length + 1))

test('every natural wonder of the game has its picture', () => {
  expect(slugs('natural').length).toBeGreaterThan(0)
  for (const slug of slugs('natural')) expect(Object.keys(NATURAL_WONDERS)).toContain(slug)
})

test('every resource, district and government has its icon', () => {
  for (const kind of ['resource', 'district', 'government']) {
    for (const slug of slugs(kind)) expect(isIcon(slug), slug).toBe(true)
  }
})

test('a terrain looks the same whenever it is drawn, and differs from place to place', () => {
  const forest = { q: 2, r: -1, terrain: 'forest' }
  expect(hexArt(forest)).toBe(hexArt({ ...forest }))
  expect(hexArt(forest)).not.toBe(hexArt({ ...forest, q: 3 }))
})

test('no drawing breaks the content security policy', () => {
  const drawings = [
    ...Object.values(ICONS),
    ...Object.values(NATURAL_WONDERS),
    ...slugs('terrain').map((terrain) => hexArt({ q: 0, r: 0, terrain })),
    cityArt('red', true, true),
    tokenArt('blue', true),
    districtArt('green', 'campus', false),
    cityStateArt('culture', 'star'),
    resourceArt('oil'),
    fortArt(true),
  ].join('')
  expect(drawings).not.toMatch(/style=|data:|<script|on\w+=|NaN|undefined/)
})

test('a name from elsewhere never becomes markup', () => {
  const evil = '"><script>'
  expect(cityStateArt(evil, evil) + resourceArt(evil) + tokenArt(evil, false)).not.toContain(
    'script',
  )
  expect(hexArt({ q: 0, r: 0, terrain: evil, icon: 'natural_wonder', name: evil })).not.toContain(
    'script',
  )
})
