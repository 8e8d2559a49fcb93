import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as api from '../../../net/api'
import { Table } from '../../../state/table.svelte'
import { sample } from '../testing/samples'
import type { Moment } from '../../../wire.gen'
import { momentOf, Replay } from '../../../replay/replay.svelte'

const game = sample('over')

/** A finished game whose moments all look alike but for their number. */
function tableOf(moments: number): Table {
  const table = new Table('room', ['secret'])
  table.hear({ ...game, moment: moments })
  return table
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(api, 'moment').mockImplementation(async (_room, _secrets, at): Promise<Moment> => ({
    moment: at,
    moments: 9,
    scene: { ...game.scene, ground: { ...game.scene.ground! } },
  }))
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const asked = () => vi.mocked(api.moment).mock.calls.map((call) => call[2])

test('dragging the bar asks once it rests, for the moment it rests on', async () => {
  const replay = new Replay(tableOf(9))
  for (const moment of [2, 5, 7, 9]) {
    replay.scrub(moment)
    await vi.advanceTimersByTimeAsync(40)
  }
  expect(asked()).toEqual([])
  expect(replay.moment).toBe(9)
  await vi.advanceTimersByTimeAsync(200)
  expect(asked()).toEqual([9])
  expect(replay.table.past?.moment).toBe(9)
})

test('playing goes on by itself and stops at the last move', async () => {
  const replay = new Replay(tableOf(3))
  replay.speed = 4
  replay.play()
  await vi.advanceTimersByTimeAsync(0)
  expect(replay.table.past?.moment).toBe(0)
  await vi.advanceTimersByTimeAsync(160)
  expect(replay.table.past?.moment).toBe(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(replay.table.past?.moment).toBe(3)
  expect(replay.playing).toBe(false)
})

test('the next moments are fetched ahead, and none is fetched twice', async () => {
  const replay = new Replay(tableOf(9))
  await replay.go(4)
  expect(asked()).toEqual([4, 5, 6, 7])
  await replay.go(5)
  await replay.go(4)
  expect(asked()).toEqual([4, 5, 6, 7, 8])
})

test('a moment that comes late does not replace the one wished for since', async () => {
  const replay = new Replay(tableOf(9))
  let arrive: (late: Moment) => void = () => {}
  vi.mocked(api.moment).mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
  const first = replay.go(1)
  await replay.go(8)
  arrive({ moment: 1, moments: 9, scene: game.scene })
  await first
  expect(replay.table.past?.moment).toBe(8)
})

test('nothing comes back from the past after it was left', async () => {
  const replay = new Replay(tableOf(9))
  const coming = replay.go(1)
  replay.close()
  await coming
  expect(replay.table.past).toBeNull()
})

test('a map that stays as it was stays the same object', async () => {
  const replay = new Replay(tableOf(9))
  await replay.go(1)
  expect(replay.table.past?.ground).toBe(replay.table.heard)
})

test('turns begin at the moment after the answer that ended the one before', () => {
  const replay = new Replay(tableOf(game.moment))
  const line = game.log.lines.find((other) => other.kind === 'turn')!
  expect(replay.turns[0]).toEqual({ moment: momentOf(line), seat: line.seat })
  replay.nextTurn()
  expect(replay.moment).toBe(line.moment + 1)
  replay.nextTurn()
  replay.previousTurn()
  expect(replay.moment).toBe(line.moment + 1)
})

test('answers that were taken back are asked for anew', async () => {
  const replay = new Replay(tableOf(9))
  replay.follow(9)
  await replay.go(9)
  replay.follow(8)
  replay.follow(9)
  await replay.go(9)
  expect(asked()).toEqual([9, 9])
})

test('a refusal is said in words and stops the play', async () => {
  const replay = new Replay(tableOf(9))
  vi.mocked(api.moment).mockRejectedValue(new api.Refused('no-game', 'No such game.', 404))
  replay.play()
  await vi.advanceTimersByTimeAsync(0)
  expect(replay.table.trouble?.code).toBe('no-game')
  expect(replay.playing).toBe(false)
})
