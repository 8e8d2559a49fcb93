import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { page as plain } from '../plain'
import Papers from '../shell/Papers.svelte'
import { inTime } from '../state/clocks.svelte'
import AtTable from '../testing/AtTable.svelte'
import { plainSnapshot, plainTable } from '../testing/plain'
import type { Table } from '../state/table.svelte'
import type { TalkLine } from '../wire.gen'
import { completed, marked, offered, piecesOf, spacesIn } from './places'
import { Talk } from './talk.svelte'

const PLACES = ['Kabul', 'the forest east of Kabul', '', 'the forest']
const HOSTILE = '<img src=x onerror=alert(1)>'

function line(number: number, seat: number, text: string): TalkLine {
  return { number, seat, name: seat ? 'Sam' : 'Ada', text, round: 2, moment: number, at: 0 }
}

/** A table of two persons, one of them here. */
function together(): Table {
  const snapshot = plainSnapshot()
  const players = snapshot.players.map((player) =>
    player.seat === 1 ? { ...player, kind: 'person', name: 'Sam' } : player,
  )
  return plainTable({ ...snapshot, players })
}

beforeEach(() => localStorage.clear())

test('a place is a number on the wire, and its name to whoever reads', () => {
  const typed = 'Look at @the forest east of Kabul, not @Kabul!'
  expect(marked(typed, PLACES)).toBe('Look at @1, not @0!')
  expect(piecesOf('Look at @1!', PLACES)).toEqual([
    { text: 'Look at ', space: -1 },
    { text: 'the forest east of Kabul', space: 1 },
    { text: '!', space: -1 },
  ])
  expect(spacesIn('@1 and @0 and @1')).toEqual([1, 0])
})

test('a number that names no place stays as it was typed', () => {
  expect(piecesOf('@99 @2', PLACES).map(({ space }) => space)).toEqual([-1, -1, -1])
  expect(marked('mail me@home', PLACES)).toBe('mail me@home')
})

test('places are offered while one types, and no longer once one stands there', () => {
  expect(offered('go to @for', PLACES)).toEqual(['the forest', 'the forest east of Kabul'])
  expect(offered('go to forest', PLACES)).toEqual([])
  expect(completed('go to @for', 'the forest')).toBe('go to @the forest ')
  expect(offered('go to @the forest now', PLACES)).toEqual([])
})

test('what was not read is counted, across reloads, and without those one does not hear', () => {
  const talk = new Talk('room')
  talk.hear([line(1, 1, 'One'), line(2, 2, 'Two')])
  expect(talk.unread).toBe(2)
  talk.mute(2)
  expect(talk.unread).toBe(1)
  talk.see()
  const later = new Talk('room')
  later.hear([line(1, 1, 'One'), line(2, 2, 'Two'), line(3, 2, 'Three'), line(4, 1, 'Four')])
  expect(later.unread).toBe(1)
  expect(later.heard.map(({ number }) => number)).toEqual([1, 4])
  expect(new Talk('other').muted).toEqual([])
})

test('lines that come again are heard once', () => {
  const talk = new Talk('room')
  talk.hear([line(1, 1, 'One')])
  talk.hear([line(1, 1, 'One'), line(2, 1, 'Two')])
  expect(talk.lines.map(({ number }) => number)).toEqual([1, 2])
})

test('a line that names a space rings it', () => {
  const table = together()
  table.hear({ type: 'talk', lines: [line(1, 1, 'see @7')] })
  expect(table.pulse).toEqual([7])
})

test('what is said stands as text, whatever it is', () => {
  const table = together()
  table.hear({ type: 'talk', lines: [line(1, 1, HOSTILE)] })
  const { container } = render(AtTable, { table, part: Papers, rest: { paper: 'talk' } })
  expect(screen.getByText(HOSTILE)).toBeTruthy()
  expect(container.querySelector('img')).toBeNull()
  expect(table.talk.unread).toBe(0)
})

test('a place in a line is a button that rings it', async () => {
  const table = together()
  table.hear({ type: 'talk', lines: [line(1, 1, 'see @0')] })
  const page = { ...plain, places: () => PLACES }
  render(AtTable, { table, page, part: Papers, rest: { paper: 'talk' } })
  table.pulse = []
  await fireEvent.click(screen.getByRole('button', { name: 'Kabul' }))
  expect(table.pulse).toEqual([0])
})

test('somebody whom one does not hear is silent until heard again', async () => {
  const table = together()
  table.hear({ type: 'talk', lines: [line(1, 1, 'Noise')] })
  render(AtTable, { table, part: Papers, rest: { paper: 'talk' } })
  await fireEvent.click(screen.getByRole('button', { name: 'Do not hear Sam' }))
  expect(screen.queryByText('Noise')).toBeNull()
  await fireEvent.click(screen.getByRole('button', { name: 'Hear Sam again' }))
  expect(screen.getByText('Noise')).toBeTruthy()
})

test('quick words are said at one press; a refused line stays to be sent again', async () => {
  const sent: { text: string; key: string }[] = []
  let status = 429
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as (typeof sent)[0])
    return Promise.resolve(
      new Response(JSON.stringify({ code: 'too-many', text: '', number: 1 }), { status }),
    )
  })
  const table = together()
  render(AtTable, { table, part: Papers, rest: { paper: 'talk' } })
  const field: HTMLInputElement = screen.getByRole('textbox', { name: 'Say something' })
  await fireEvent.input(field, { target: { value: 'Hello' } })
  await fireEvent.submit(field)
  await vi.waitFor(() => expect(table.trouble?.code).toBe('too-many'))
  expect(field.value).toBe('Hello')
  status = 200
  await fireEvent.submit(field)
  await vi.waitFor(() => expect(field.value).toBe(''))
  expect(sent[0]).toEqual(sent[1])
  await fireEvent.click(screen.getByRole('button', { name: 'Well played!' }))
  await vi.waitFor(() => expect(sent.at(-1)?.text).toBe('Well played!'))
  expect(sent[2]?.key).not.toBe(sent[1]?.key)
  vi.unstubAllGlobals()
})

test('whoever watches reads, and alone one has notes but no talk', () => {
  const snapshot = plainSnapshot({ seat: -1 })
  const table = plainTable({ ...snapshot, seats: [], players: together().players })
  const { unmount } = render(AtTable, { table, part: Papers, rest: { paper: 'talk' } })
  expect(screen.queryByRole('textbox')).toBeNull()
  unmount()
  render(AtTable, { table: plainTable(), part: Papers, rest: { paper: 'notes' } })
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent?.trim())).toEqual(['Log', 'Notes'])
})

test('notes are kept in this browser', async () => {
  render(AtTable, { table: together(), part: Papers, rest: { paper: 'notes' } })
  await fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Sam bluffs' } })
  expect(new Talk('room').notes).toBe('Sam bluffs')
})

test('clocks run down from what was told', () => {
  vi.useFakeTimers()
  const table = plainTable({
    ...plainSnapshot(),
    clocks: [
      { seat: 0, left: 62, runs: true },
      { seat: 1, left: 90, runs: false },
    ],
  })
  vi.advanceTimersByTime(10_000)
  expect([table.clocks.left(0), table.clocks.left(1), table.clocks.left(2)]).toEqual([
    52,
    90,
    undefined,
  ])
  expect(table.clocks.late).toEqual([])
  vi.advanceTimersByTime(60_000)
  expect(table.clocks.left(0)).toBe(0)
  expect(table.clocks.late).toEqual([0])
  table.close()
  vi.useRealTimers()
})

test('a clock is read as one', () => {
  expect([0, 61, 2465, 3600, 86_399].map(inTime)).toEqual([
    '0:00',
    '1:01',
    '41:05',
    '1 h 00',
    '23 h 59',
  ])
})
