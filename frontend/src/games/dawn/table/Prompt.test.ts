import { fireEvent, render, screen } from '@testing-library/svelte'
import { tick, type Component } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as api from '../../../net/api'
import { settings } from '../../../state/settings.svelte'
import AtTable from '../testing/AtTable.svelte'
import { offer, optionsOf, ownSeat, sample, tableWith } from '../testing/samples'
import type { Snapshot } from '../../../wire.gen'
import Prompt from '../../../table/Prompt.svelte'
import CardText from './CardText.svelte'
import Gallery from './Gallery.svelte'
import Hand from './Hand.svelte'

const answer = vi.spyOn(api, 'answer')

beforeEach(() => {
  answer.mockResolvedValue({ rev: 1 })
})
afterEach(() => {
  answer.mockReset()
})

function show(snapshot: Snapshot, part: Component = Prompt) {
  const table = tableWith(snapshot)
  render(AtTable, { table, part })
  return table
}

test('the question is asked in words, and answers about spaces are left to the map', () => {
  const snapshot = sample('placing')
  show(snapshot)
  expect(screen.getByText(snapshot.scene.question!.text)).toBeTruthy()
  expect(screen.queryByText('68, grassland')).toBeNull()
})

test('an answer that stands on nothing is a button and sends itself with the revision seen', async () => {
  const snapshot = sample('placing')
  const [first] = optionsOf(snapshot)
  const target = { ...first!.target, on: 'button', space: -1 }
  offer(snapshot, [{ answer: 7, name: 'reinforce', text: 'Reinforce', space: -1, target }])
  show(snapshot, Hand)
  await fireEvent.click(screen.getByText('Reinforce'))
  expect(answer).toHaveBeenCalledOnce()
  const [room, secrets, given] = answer.mock.calls[0]!
  expect([room, secrets]).toEqual(['room', ['secret']])
  expect(given).toMatchObject({ rev: snapshot.rev, answer: 7, sure: false })
})

/** The server says that the answer would stand. */
function refuseOnce(why: string): void {
  answer.mockRejectedValueOnce(new api.Refused(`final-${why}`, 'It stands.', 400))
}

test('what cannot be undone is asked twice', async () => {
  const table = show(sample('placing'))
  refuseOnce('others')
  await fireEvent.click(screen.getByText('done placing'))
  expect(await screen.findByText('This cannot be undone')).toBeTruthy()
  expect(screen.getByText('done placing: then others play.')).toBeTruthy()
  expect(table.trouble).toBeNull()
  await fireEvent.click(screen.getByText('Confirm', { exact: false }))
  expect(answer.mock.calls.map(([, , given]) => [given.answer, given.sure])).toEqual([
    [-1, false],
    [-1, true],
  ])
})

test('whoever wants no question is always sure', async () => {
  const table = show(sample('placing'))
  settings.confirm = false
  await table.choose(table.pass!)
  expect(answer.mock.calls[0]![2].sure).toBe(true)
})

test('a choice that waits for its confirmation can be taken back', async () => {
  const table = show(sample('placing'))
  refuseOnce('others')
  await fireEvent.click(screen.getByText('done placing'))
  await fireEvent.click(await screen.findByText('Cancel', { exact: false }))
  expect(table.chosen).toBeNull()
  expect(answer).toHaveBeenCalledOnce()
})

test('a refused undo says why', async () => {
  const undo = vi.spyOn(api, 'undo')
  const snapshot = sample('placing')
  snapshot.undo = { may: false, why_not: 'others', redo: false }
  show(snapshot)
  const button = screen.getByRole('button', { name: /^Undo: No undo/ })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(screen.queryByText('No undo: others have played since')).toBeNull()
  await fireEvent.click(button)
  expect(undo).not.toHaveBeenCalled()
  expect(screen.getByText('No undo: others have played since')).toBeTruthy()
})

test('a focus card to gain comes with its effect', () => {
  show(sample('gainCard'), Gallery)
  expect(screen.getByText('Drama and Poetry')).toBeTruthy()
  expect(screen.getByText(/^Place up to 2 control tokens next to your cities/)).toBeTruthy()
})

test('while another seat is asked, it says for whom one waits', () => {
  const snapshot = sample('placing')
  snapshot.scene.question = { ...snapshot.scene.question!, seat: 0, options: [] }
  snapshot.scene.waiting = [0]
  show(snapshot)
  expect(screen.getByText('Waiting for Gilgamesh')).toBeTruthy()
})

test('the device is passed on when it is another one’s turn, and not in the middle of a turn', async () => {
  const snapshot = sample('placing')
  snapshot.seats = [0, snapshot.scene.seat]
  const table = show(snapshot)
  expect(screen.getByText('Pass the device to Wilhelmina')).toBeTruthy()
  await table.choose(table.options[0]!)
  await tick()
  expect(screen.queryByText('Pass the device to Wilhelmina')).toBeNull()
})

test('to resolve a card without effect stands with the words of the card', async () => {
  const snapshot = sample('chooseCard')
  const idle = snapshot.scene.question!.options.find((one) => one.name.startsWith('idle-'))!
  const card = ownSeat(snapshot).row.find(({ type }) => idle.name === `idle-${type}`)!
  render(AtTable, { table: tableWith(snapshot), part: CardText, rest: { card } })
  await fireEvent.click(screen.getByRole('button', { name: 'Resolve it without effect' }))
  expect(answer.mock.calls[0]![2]).toMatchObject({ answer: idle.answer })
})

test('a redo that is refused says why when it is tried', async () => {
  show(sample('placing'))
  await fireEvent.click(screen.getByRole('button', { name: 'Nothing to redo' }))
  expect(screen.getByRole('status').textContent).toBe('Nothing to redo')
})

test('whoever finds a bot on the own seat can take it back', async () => {
  const snapshot = sample('placing')
  const me = snapshot.players.find((player) => player.mine)!
  me.lent = true
  const seatBot = vi.spyOn(api, 'seatBot').mockResolvedValue({ rev: 2 })
  show(snapshot)
  await fireEvent.click(screen.getByRole('button', { name: 'Take it back' }))
  expect(seatBot).toHaveBeenCalledWith('room', ['secret'], me.seat, '')
})
