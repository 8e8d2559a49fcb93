import { expect, test } from 'vitest'
import { page, route } from './route'

test('an address without a # is the home page', () => {
  expect(route('')).toEqual([])
  expect(page('')).toEqual({ at: 'home' })
  expect(page('#/')).toEqual({ at: 'home' })
})

test('an address names its page word by word', () => {
  expect(route('#/game/4f2/seat%20one')).toEqual(['game', '4f2', 'seat one'])
  expect(page('#/new')).toEqual({ at: 'new' })
  expect(page('#/replays')).toEqual({ at: 'replays' })
  const join = { at: 'join', room: 'ab12', secret: 's3cret' }
  expect(page('#/join/ab12/s3cret')).toEqual({ ...join, moment: null })
  expect(page('#/join/ab12/s3cret?moment=41')).toEqual({ ...join, moment: 41 })
  expect(page('#/replay/ab12/40')).toEqual({ at: 'replay', room: 'ab12', moment: 40 })
  expect(page('#/replay/ab12')).toEqual({ at: 'replay', room: 'ab12', moment: null })
  expect(page('#/replay/ab12/0')).toEqual({ at: 'replay', room: 'ab12', moment: 0 })
})

test('a table may be guided', () => {
  expect(page('#/table/ab12')).toEqual({ at: 'table', room: 'ab12', guided: false })
  expect(page('#/table/ab12?guide')).toEqual({ at: 'table', room: 'ab12', guided: true })
})

test('the reference opens at a card or a topic', () => {
  expect(page('#/learn')).toEqual({ at: 'learn', game: '', key: '' })
  expect(page('#/learn/quest/thing.one')).toEqual({ at: 'learn', game: 'quest', key: 'thing.one' })
  expect(page('#/learn/thing.one')).toEqual({ at: 'learn', game: '', key: 'thing.one' })
})

test('any other address is nowhere', () => {
  for (const hash of ['#/nothing', '#/join/ab12', '#/table', '#/new/1', '#/join/a/b/c', '#/%zz'])
    expect(page(hash)).toEqual({ at: 'nowhere' })
})
