import { fireEvent, render, screen } from '@testing-library/svelte'
import { tick, type Component } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as api from '../../../net/api'
import { settings } from '../../../state/settings.svelte'
import AtTable from '../testing/AtTable.svelte'
import { page } from '..'
import { ENGLISH, offer, optionsOf, ownSeat, sample, tableWith } from '../testing/samples'
import type { Fate, Look, Snapshot } from '../../../wire.gen'
import type { Body } from '../wire.gen'
import { parted } from '../../../table/asking'
import Prompt from '../../../table/Prompt.svelte'
import WithWords from '../../../testing/WithWords.svelte'
import CardText from './CardText.svelte'
import Gallery from './Gallery.svelte'
import Hand from './Hand.svelte'
import Both from '../testing/PromptAndHand.svelte'

const answer = vi.spyOn(api, 'answer')
const preview = vi.spyOn(api, 'preview')

beforeEach(() => {
  answer.mockResolvedValue({ rev: 1 })
  preview.mockImplementation((_, __, given) => Promise.resolve(lookAt(given)))
})
afterEach(() => {
  answer.mockReset()
  preview.mockReset()
  vi.useRealTimers()
})

/** What the server tells of an answer before it is given. */
function lookAt(answer: number, fate: Partial<Fate> = {}): Look {
  return {
    preview: { answer, lights: [], best: [] },
    fate: { answer, ends: false, final: '', ...fate },
  }
}

function show(snapshot: Snapshot, part: Component = Prompt) {
  const table = tableWith(snapshot)
  render(AtTable, { table, part })
  return table
}

test('the question is asked in words, and answers about spaces are left to the map', () => {
  const snapshot = sample('placing')
  show(snapshot)
  const [asked, facts] = parted(snapshot.scene.question!.text)
  expect(screen.getByText(asked)).toBeTruthy()
  expect(screen.getByText(facts)).toBeTruthy()
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
  expect(await screen.findByText('no undo after this')).toBeTruthy()
  expect(screen.getByText('then others play.')).toBeTruthy()
  expect(table.trouble).toBeNull()
  await fireEvent.click(screen.getByRole('button', { name: /^Confirm/ }))
  expect(answer.mock.calls.map(([, , given]) => [given.answer, given.sure])).toEqual([
    [-1, false],
    [-1, true],
  ])
})

test('whoever wants no question is not asked before dice', async () => {
  const table = show(sample('placing'))
  settings.confirm = false
  refuseOnce('chance')
  await table.choose(table.pass!)
  expect(answer.mock.calls.map(([, , given]) => given.sure)).toEqual([false, true])
  expect(table.chosen).toBeNull()
})

/** Answers would end the turn. */
function endTurns(): void {
  preview.mockImplementation((_, __, given) =>
    Promise.resolve(lookAt(given, { ends: true, final: 'others' })),
  )
}

test('before the turn ends one may restart it or end it', async () => {
  endTurns()
  const snapshot = sample('placing')
  snapshot.restart = 2
  const table = show(snapshot)
  const restart = vi.spyOn(table, 'restart').mockResolvedValue()
  refuseOnce('others')
  await fireEvent.click(screen.getByText('done placing'))
  expect(await screen.findByText('Your turn is done')).toBeTruthy()
  expect(screen.getByText('done placing')).toBeTruthy()
  await fireEvent.click(screen.getByRole('button', { name: /^Restart turn/ }))
  expect(restart).toHaveBeenCalledOnce()
  await fireEvent.click(screen.getByRole('button', { name: /^End turn/ }))
  expect(answer.mock.calls.map(([, , given]) => given.sure)).toEqual([false, true])
})

test('whoever wishes it ends the turn at once, and is still asked before dice', async () => {
  endTurns()
  const table = show(sample('placing'))
  settings.endTurn = 'once'
  refuseOnce('others')
  await table.choose(table.pass!)
  expect(answer.mock.calls.map(([, , given]) => given.sure)).toEqual([false, true])
})

test('a turn that ends by itself does so after three seconds', async () => {
  endTurns()
  const table = show(sample('placing'))
  settings.endTurn = 'soon'
  vi.useFakeTimers()
  refuseOnce('others')
  await table.choose(table.pass!)
  await tick()
  await vi.advanceTimersByTimeAsync(2900)
  expect(answer).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(200)
  expect(answer).toHaveBeenCalledTimes(2)
  expect(answer.mock.calls[1]![2]).toMatchObject({ answer: -1, sure: true })
})

test('any key stops a turn that would end by itself', async () => {
  endTurns()
  const table = show(sample('placing'))
  settings.endTurn = 'soon'
  vi.useFakeTimers()
  refuseOnce('others')
  await table.choose(table.pass!)
  await tick()
  await vi.advanceTimersByTimeAsync(1500)
  await fireEvent.keyDown(window, { key: 'x' })
  await vi.advanceTimersByTimeAsync(9000)
  expect(answer).toHaveBeenCalledOnce()
  expect(screen.getByText('Your turn is done')).toBeTruthy()
})

test('the button of an attack says the odds, and nothing is asked after it', async () => {
  const snapshot = sample('placing')
  const [first] = optionsOf(snapshot)
  const { asking } = snapshot.scene.body as Body
  const side = { seat: -1, text: '', lines: [], die: 0, value: 0, tokens: 0, resources: 0 }
  asking!.combat = {
    space: first!.space,
    attacker: side,
    defender: side,
    odds: 0.5,
    chances: [{ answer: first!.answer, odds: 0.974 }],
  }
  const table = show(snapshot)
  refuseOnce('chance')
  await table.choose(table.options[0]!)
  await fireEvent.click(await screen.findByRole('button', { name: /^Attack, 97 %/ }))
  expect(answer.mock.calls[1]![2]).toMatchObject({ answer: first!.answer, sure: true })
})

test('the first press on a card only takes it up, the second plays it', async () => {
  const snapshot = sample('chooseCard')
  const table = show(snapshot, Both)
  const live = snapshot.scene.question!.outlook.find(({ state }) => state !== 'dead')!
  const index = ownSeat(snapshot).row.findIndex(({ lane }) => lane === live.answer)
  const card = screen.getAllByRole('option')[index]!
  await fireEvent.click(card)
  expect(answer).not.toHaveBeenCalled()
  expect(card.getAttribute('aria-selected')).toBe('true')
  expect(table.preview?.answer).toBe(live.answer)
  expect(screen.getByRole('button', { name: /^Play it/ })).toBeTruthy()
  await fireEvent.click(card)
  expect(answer.mock.calls[0]![2]).toMatchObject({ answer: live.answer, sure: false })
})

test('whoever wishes it plays a card with the first press', async () => {
  const snapshot = sample('chooseCard')
  show(snapshot, Both)
  settings.atOnce = true
  const live = snapshot.scene.question!.outlook.find(({ state }) => state !== 'dead')!
  const index = ownSeat(snapshot).row.findIndex(({ lane }) => lane === live.answer)
  await fireEvent.click(screen.getAllByRole('option')[index]!)
  expect(answer.mock.calls[0]![2]).toMatchObject({ answer: live.answer })
})

test('a card that can do nothing asks first, whatever is wished; the first button is the way back', async () => {
  const snapshot = sample('chooseCard')
  const dead = snapshot.scene.question!.outlook[0]!
  dead.state = 'dead'
  const table = show(snapshot, Both)
  settings.atOnce = true
  const index = ownSeat(snapshot).row.findIndex(({ lane }) => lane === dead.answer)
  const card = screen.getAllByRole('option')[index]!
  await fireEvent.click(card)
  const acts = [...document.querySelectorAll('.acts button')].map((one) => one.textContent)
  expect(acts[0]).toMatch(/^Choose another/)
  await fireEvent.click(card)
  expect(table.raised).toEqual([])
  await fireEvent.click(card)
  expect(answer).not.toHaveBeenCalled()
  await fireEvent.click(screen.getByRole('button', { name: 'Play it anyway' }))
  expect(answer.mock.calls[0]![2]).toMatchObject({ answer: dead.answer })
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

test('a diplomacy card and the card of a city-state come with what they give', () => {
  const snapshot = sample('gainCard')
  const [first, second] = optionsOf(snapshot)
  offer(snapshot, [
    { ...first!, target: { ...first!.target, on: 'diplomacy', name: 'joint_war' } },
    { ...second!, target: { ...second!.target, on: 'city_state', name: 'kumasi' } },
  ])
  show(snapshot, Gallery)
  for (const key of ['diplomacy.joint_war', 'city_state.kumasi']) {
    const { name, text } = ENGLISH.entries.find((entry) => entry.key === key)!
    expect(screen.getByText(name)).toBeTruthy()
    expect(screen.getByText(text)).toBeTruthy()
  }
})

test('a card that was taken up with a key is read', async () => {
  const table = tableWith(sample('chooseCard'))
  render(AtTable, { table, part: WithWords, rest: { of: Hand } })
  const card = ownSeat(sample('chooseCard')).row[0]!
  table.raise([page.numbered(table, 1)!])
  await tick()
  const { text } = ENGLISH.entries.find((entry) => entry.key === `focus.${card.card}`)!
  expect(screen.getByText(text)).toBeTruthy()
})

test('while another seat is asked, it says for whom one waits', () => {
  const snapshot = sample('placing')
  snapshot.scene.question = { ...snapshot.scene.question!, seat: 0, options: [] }
  snapshot.scene.waiting = [0]
  show(snapshot)
  expect(screen.getByText('Waiting for Gilgamesh')).toBeTruthy()
})

test('a person who is waited for is called by name, a bot by its seat', () => {
  const snapshot = sample('placing')
  snapshot.scene.question = { ...snapshot.scene.question!, seat: 0, options: [] }
  snapshot.scene.waiting = [0]
  Object.assign(snapshot.players[0]!, { kind: 'person', name: 'Sam', lent: false, resigned: false })
  show(snapshot)
  expect(screen.getByText('Waiting for Sam')).toBeTruthy()
})

test('a payment with only one sensible way is given in one press, step by step', async () => {
  const snapshot = sample('placing')
  const [first, second] = snapshot.scene.question!.options
  const { asking } = snapshot.scene.body as Body
  asking!.payment = [first!.answer, second!.answer]
  const table = show(snapshot)
  await fireEvent.click(screen.getByRole('button', { name: /^Pay/ }))
  expect(answer.mock.calls.map(([, , given]) => given.answer)).toEqual([first!.answer])
  await tick()
  table.hear({ ...snapshot, rev: snapshot.rev + 1 })
  expect(answer.mock.calls.map(([, , given]) => given.answer)).toEqual(asking!.payment)
  await tick()
  table.hear({ ...snapshot, rev: snapshot.rev + 2 })
  expect(answer).toHaveBeenCalledTimes(2)
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
