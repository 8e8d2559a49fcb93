import { expect, test } from 'vitest'
import { drawnSmall } from './sketch'

test('a small map has one path for each colour, and none where there is no space', () => {
  const drawn = drawnSmall({ corners: 4, land: ['gg.', 'w?.'], held: ['.1.', '...'] }, [
    'red',
    'blue',
  ])
  expect(drawn.paths.map(({ color }) => color)).toEqual([
    'var(--g)',
    'var(--lapis)',
    'var(--w)',
    'var(--line)',
  ])
  expect(drawn.paths[1]!.d).toMatch(/^M10 0/)
  expect([drawn.width, drawn.height]).toEqual([30, 20])
})

test('every second row of hexes lies half a space further right', () => {
  const { paths, width } = drawnSmall({ corners: 6, land: ['g', 'f'], held: ['.', '.'] }, [])
  expect(paths.map(({ d }) => d.slice(0, 3))).toEqual(['M0 ', 'M10'])
  expect(width).toBe(30)
})
