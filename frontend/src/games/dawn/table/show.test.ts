/** What happened is shown: fights as moments, moves as trails and lines. */
import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from '..'
import Shell from '../../../shell/Shell.svelte'
import { settings } from '../../../state/settings.svelte'
import type { Table } from '../../../state/table.svelte'
import type { Snapshot } from '../../../wire.gen'
import AtTable from '../testing/AtTable.svelte'
import { sample, tableWith } from '../testing/samples'

beforeEach(() => {
  vi.useFakeTimers()
  settings.speed = 1
})
afterEach(() => {
  vi.useRealTimers()
})

/** A table that hears the end of its log from a moment on only after it was drawn. */
function hearing(after: Snapshot, moment: number, seat?: number): Table {
  const before = structuredClone(after)
  before.rev -= 1
  before.moment = moment
  before.log.lines = after.log.lines.filter((line) => line.moment < moment)
  before.log.told = {
    fights: after.log.told.fights.filter((fight) => fight.end < moment),
    travels: after.log.told.travels.filter((travel) => travel.moment < moment),
  }
  for (const told of [before, after]) {
    if (seat === undefined) continue
    told.seats = [seat]
    told.scene.seat = seat
  }
  const table = tableWith(before)
  render(AtTable, { table, part: Shell, rest: { page } })
  flushSync(() => table.hear(after))
  return table
}

const region = (name: RegExp) => screen.queryByRole('region', { name })
const pass = (time: number) => flushSync(() => vi.advanceTimersByTime(time))
const key = (name: string) => fireEvent.keyDown(document.body, { key: name })

test('an own fight shows its dice, sums, result and odds until Enter', async () => {
  const after = sample('base')
  const fight = after.log.told.fights.at(-1)!
  hearing(after, fight.end, fight.attacker.seat)
  const moment = region(/^The fight for /)!
  expect(moment.textContent).toContain('You attack')
  expect(moment.textContent).toContain(fight.won ? 'You win' : 'You lose')
  expect(moment.textContent).toContain(`your chance was ${Math.round(fight.odds * 100)}\u00a0%`)
  const sums = [...moment.querySelectorAll('output')].map((sum) => Number(sum.textContent))
  expect(sums).toEqual([fight.attacker.value, fight.defender.value])
  for (const { dice } of [fight.attacker, fight.defender])
    expect(screen.getAllByRole('img', { name: `die ${dice.at(-1)}` }).length).toBeGreaterThan(0)
  pass(60_000)
  expect(region(/^The fight for /)).toBe(moment)
  await key('Enter')
  expect(region(/^The fight for /)).toBeNull()
})

test('a fight of others is grey and goes by itself', () => {
  const after = sample('over')
  after.over = false
  const fight = after.log.told.fights[0]!
  after.log.lines = after.log.lines.filter((line) => line.moment <= fight.end)
  after.log.told.fights = [fight]
  after.moment = fight.end + 1
  hearing(after, fight.end, 2)
  const moment = region(/^The fight for /)!
  expect(moment.className).toContain('other')
  expect(moment.textContent).toContain('Tomyris wins')
  pass(1599)
  expect(region(/^The fight for /)).toBe(moment)
  pass(1)
  expect(region(/^The fight for /)).toBeNull()
})

test('moves of others stand in the lane one after another, with trails; a key skips them', async () => {
  const after = sample('chooseCard')
  const travels = after.log.told.travels.filter((travel) => travel.seat === 0)
  const first = travels[0]!
  hearing(after, first.moment)
  const line = region(/^What others do/)!
  expect(line.textContent).toContain('Gilgamesh')
  expect(document.querySelectorAll('.trail').length).toBeGreaterThan(0)
  const words = line.querySelector('strong')!.textContent
  const reader = region(/^Reader/)!
  expect(reader.textContent).toContain(first.text)
  pass(900)
  expect(region(/^What others do/)!.querySelector('strong')!.textContent).not.toBe(words)
  await key('x')
  expect(region(/^What others do/)).toBeNull()
  expect(document.querySelector('.trail')).toBeNull()
  expect(reader.textContent).not.toContain(first.text)
})

test('an act of one’s own is never held up: it skips to now', () => {
  const after = sample('chooseCard')
  const table = hearing(after, after.log.told.travels[0]!.moment)
  expect(region(/^What others do/)).toBeTruthy()
  flushSync(() => (table.busy = true))
  expect(region(/^What others do/)).toBeNull()
})

test('moves wait while they are paused, and go twice as fast on wish', async () => {
  const after = sample('chooseCard')
  hearing(after, after.log.told.travels[0]!.moment)
  const now = () => region(/^What others do/)?.querySelector('strong')?.textContent
  const first = now()
  await fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  pass(60_000)
  expect(now()).toBe(first)
  await fireEvent.click(screen.getByRole('button', { name: 'Go on showing' }))
  await fireEvent.click(screen.getByRole('button', { name: 'Speed: 1×' }))
  expect(settings.speed).toBe(2)
  pass(450)
  expect(now()).not.toBe(first)
})

test('with “at once” nothing of the others is played, and it stands in the line of news', () => {
  settings.speed = 0
  const after = sample('chooseCard')
  hearing(after, after.log.told.travels[0]!.moment)
  expect(region(/^What others do/)).toBeNull()
  expect(screen.getByRole('complementary', { name: 'Since your last turn' })).toBeTruthy()
})

test('what happened since one’s last turn is there after a reload, and goes with the first act', async () => {
  const now = sample('chooseCard')
  const table = tableWith(now)
  render(AtTable, { table, part: Shell, rest: { page } })
  const news = screen.getByRole('complementary', { name: 'Since your last turn' })
  const deeds = [...news.querySelectorAll('.deed')]
  expect(deeds.length).toBeGreaterThan(0)
  await fireEvent.click(deeds[0]!)
  expect(region(/^What others do/)).toBeTruthy()
  pass(900)
  expect(region(/^What others do/)).toBeNull()
  const watch = 'Watch everything since your last turn' // in the lane, and in the log
  expect(screen.getAllByRole('button', { name: watch })).toHaveLength(2)
  await fireEvent.click(screen.getAllByRole('button', { name: watch })[0]!)
  expect(region(/^What others do/)).toBeTruthy()
  pass(15_000)
  expect(region(/^What others do/)).toBeNull()
  const acted = sample('chooseCard')
  const { moment } = acted
  acted.rev += 1
  acted.moment += 1
  const own = { moment, kind: 'chooses', seat: acted.scene.seat, text: 'Mine.', spaces: [] }
  acted.log = { start: moment, lines: [own], more: true, told: { fights: [], travels: [] } }
  flushSync(() => table.hear(acted))
  expect(screen.queryByRole('complementary', { name: 'Since your last turn' })).toBeNull()
})

test('a battle without dice shows its sums, and no odds where they are not known', () => {
  const now = sample('base')
  const fight = now.log.told.fights.at(-1)!
  for (const side of [fight.attacker, fight.defender]) side.dice = []
  fight.odds = -1
  hearing(now, fight.end, fight.attacker.seat)
  const moment = region(/^The fight for /)!
  expect(moment.querySelector('.die')).toBeNull()
  expect(moment.textContent).not.toContain('%')
})

test('a line of the log that tells of a fight shows it again', async () => {
  const now = sample('base')
  const fight = now.log.told.fights.at(-1)!
  render(AtTable, { table: tableWith(now), part: Shell, rest: { page } })
  expect(region(/^The fight for /)).toBeNull()
  await fireEvent.click(screen.getAllByText(fight.text).at(-1)!)
  expect(region(/^The fight for /)).toBeTruthy()
  await fireEvent.click(document.body)
  expect(region(/^The fight for /)).toBeNull()
})

test('a replay that comes to the end of a fight shows it', () => {
  const now = sample('base')
  const fight = now.log.told.fights.at(-1)!
  const table = tableWith(now)
  render(AtTable, { table, part: Shell, rest: { page } })
  flushSync(() => (table.past = { moment: fight.end + 1, scene: now.scene, ground: table.ground }))
  expect(region(/^The fight for /)).toBeTruthy()
  flushSync(() => (table.past = { moment: fight.end, scene: now.scene, ground: table.ground }))
  expect(region(/^The fight for /)).toBeNull()
})
