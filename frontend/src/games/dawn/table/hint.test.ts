import { fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as api from '../../../net/api'
import { settings } from '../../../state/settings.svelte'
import AtTable from '../testing/AtTable.svelte'
import { optionsOf, ownSeat, sample, tableWith } from '../testing/samples'
import type { Hint, Option, Snapshot } from '../../../wire.gen'
import { adviceOf } from '../../../table/advice.svelte'
import { pressKey } from '../../../table/keyboard'
import { nowhere } from '../../../testing/places'
import Prompt from '../../../table/Prompt.svelte'
import { page } from '..'
import Reader from '../../../shell/Reader.svelte'
import Row from './Row.svelte'
import { screen as room } from '../../../shell/screen.svelte'

beforeEach(() => {
  vi.spyOn(api, 'answer').mockResolvedValue({ rev: 1 })
  vi.spyOn(api, 'preview').mockRejectedValue(new Error('Nothing is told.'))
})
afterEach(() => {
  vi.restoreAllMocks()
})

const settled = () => new Promise((done) => setTimeout(done))

/** A hint that finds the first answers of a question best. */
function hintFor(snapshot: Snapshot): Hint {
  const { seat, options } = snapshot.scene.question!
  return {
    at: snapshot.moment,
    seat,
    chance: 0.4,
    answers: options.slice(0, 3).map(({ answer, name, text }, place) => ({
      answer,
      name,
      text,
      chance: 0.5 - place / 10,
      low: 0.45 - place / 10,
      high: 0.55 - place / 10,
      wins: 0,
      reason: `Reason ${place + 1}`,
    })),
    equal: 1,
  }
}

function show(snapshot = sample('placing')) {
  const table = tableWith(snapshot)
  render(AtTable, { table, part: Prompt })
  render(AtTable, { table, part: Reader })
  return { table, options: snapshot.scene.question!.options }
}

async function asked(snapshot = sample('placing')) {
  vi.spyOn(api, 'hint').mockResolvedValue(hintFor(snapshot))
  const shown = show(snapshot)
  await fireEvent.click(screen.getByRole('button', { name: 'Hint' }))
  await settled()
  return shown
}

const buttonOf = (option: Option) =>
  screen.getByRole('button', { name: new RegExp(`^${option.text} , chance to win`) })

test('while it thinks it says so, then the best answers come with chance and reason', async () => {
  const snapshot = sample('placing')
  let tell: (hint: Hint) => void = () => {}
  const hint = vi.spyOn(api, 'hint').mockReturnValue(new Promise((done) => (tell = done)))
  const { options } = show(snapshot)
  await fireEvent.click(screen.getByRole('button', { name: 'Hint' }))
  expect(hint).toHaveBeenCalledWith('room', ['secret'], 'en', undefined)
  expect(screen.getByText('Thinking it over …')).toBeTruthy()
  tell(hintFor(snapshot))
  await settled()
  expect(screen.getByText(/Your chance to win now: 40 %$/)).toBeTruthy()
  expect(buttonOf(options[0]!).textContent).toContain('45–55 %')
  expect(screen.getByText('Reason 3')).toBeTruthy()
})

test('it marks an answer that wins this turn, and says when answers are as good as each other', async () => {
  const snapshot = sample('placing')
  const hint = hintFor(snapshot)
  hint.answers[0] = { ...hint.answers[0]!, chance: 1, low: 1, high: 1, wins: 1 }
  const spy = vi.spyOn(api, 'hint').mockResolvedValue(hint)
  const { options } = show(snapshot)
  await fireEvent.click(screen.getByRole('button', { name: 'Hint' }))
  await settled()
  expect(buttonOf(options[0]!).textContent).toContain('Wins this turn (100 %)')
  expect(buttonOf(options[1]!).textContent).not.toContain('Wins this turn')
  expect(screen.queryByText(/as good as each other/)).toBeNull()

  spy.mockResolvedValue({ ...hintFor(snapshot), equal: 2 })
  await fireEvent.click(screen.getByRole('button', { name: 'Hint' }))
  await fireEvent.click(screen.getByRole('button', { name: 'Hint' }))
  await settled()
  expect(screen.getByText(/^The first 2 are as good as each other/)).toBeTruthy()
})

test('looking at an answer lights its space, looking away lights the best one again', async () => {
  const { table, options } = await asked()
  await fireEvent.mouseEnter(buttonOf(options[1]!))
  expect(table.pointed).toBe(options[1]!.space)
  expect(options[1]!.space).toBeGreaterThan(-1)
  await fireEvent.mouseLeave(buttonOf(options[1]!))
  expect(table.shown).toBe(options[0])
  expect(table.pointed).toBe(options[0]!.space)
})

test('an answer about a card lights the card', async () => {
  const snapshot = sample('chooseCard')
  const table = tableWith(snapshot)
  const seat = ownSeat(snapshot)
  const option = optionsOf(snapshot).find(({ target }) => target.on === 'card')!
  render(AtTable, { table, part: Row, rest: { seat } })
  table.show(option)
  await tick()
  const lit = screen.getAllByRole('option').filter((card) => card.classList.contains('shown'))
  expect(lit).toHaveLength(1)
  expect(seat.row[screen.getAllByRole('option').indexOf(lit[0]!)]!.lane).toBe(option.target.lane)
})

test('a hint shows its best answer, N the next best, and Enter gives the one that is shown', async () => {
  const { table, options } = await asked()
  const press = (key: string): void => {
    const event = new KeyboardEvent('keydown', { key, cancelable: true })
    pressKey(event, table, page, nowhere())
  }
  expect(table.shown).toBe(options[0])
  press('n')
  expect(table.shown).toBe(options[1])
  await tick()
  expect(screen.getByText(new RegExp(`^Hint: ${options[1]!.text}`))).toBeTruthy()
  press('Enter')
  expect(vi.mocked(api.answer).mock.calls[0]![2].answer).toBe(options[1]!.answer)
})

test('pressing an answer gives it', async () => {
  const { options } = await asked()
  await fireEvent.click(buttonOf(options[0]!))
  expect(vi.mocked(api.answer).mock.calls[0]![2].answer).toBe(options[0]!.answer)
})

test('an answer that cannot be undone is asked twice, from a hint too', async () => {
  const { table, options } = await asked()
  vi.mocked(api.answer).mockRejectedValueOnce(new api.Refused('final-chance', 'It stands.', 400))
  await fireEvent.click(buttonOf(options[0]!))
  expect(await screen.findByText('no undo after this')).toBeTruthy()
  expect(table.chosen).toBe(options[0])
})

test('on a phone the first tap lights and the second gives the answer', async () => {
  vi.spyOn(room, 'phone', 'get').mockReturnValue(true)
  const { table, options } = await asked()
  await fireEvent.click(buttonOf(options[0]!))
  expect(table.shown).toBe(options[0])
  expect(api.answer).not.toHaveBeenCalled()
  expect(screen.getByText('Tap it again to choose it.')).toBeTruthy()
  await fireEvent.click(buttonOf(options[0]!))
  expect(api.answer).toHaveBeenCalledOnce()
})

test('a hint goes when the question does, and what it lit goes out', async () => {
  const snapshot = sample('placing')
  const { table, options } = await asked(snapshot)
  await fireEvent.mouseEnter(buttonOf(options[0]!))
  table.hear({ ...snapshot, rev: snapshot.rev + 1 })
  await tick()
  expect(screen.queryByText('Reason 1')).toBeNull()
  expect(table.pointed).toBe(-1)
})

test('a hint that comes when the question is gone is not shown', async () => {
  const snapshot = sample('placing')
  let tell: (hint: Hint) => void = () => {}
  vi.spyOn(api, 'hint').mockReturnValue(new Promise((done) => (tell = done)))
  const { table } = show(snapshot)
  await fireEvent.click(screen.getByRole('button', { name: 'Hint' }))
  table.hear({ ...snapshot, rev: snapshot.rev + 1 })
  tell(hintFor(snapshot))
  await settled()
  expect(screen.queryByText('Reason 1')).toBeNull()
})

test('in another language it must be asked for again', async () => {
  const { table } = await asked()
  settings.lang = 'fr'
  expect(adviceOf(table).open).toBe(false)
})

test('a refusal is one sentence', async () => {
  vi.spyOn(api, 'hint').mockRejectedValue(new api.Refused('too-many', 'Too many.', 429))
  show()
  await fireEvent.click(screen.getByRole('button', { name: 'Hint' }))
  await settled()
  expect(screen.getByText('Too much at once: please wait a moment.')).toBeTruthy()
})

test('H asks for a hint and hides it again', async () => {
  const snapshot = sample('placing')
  const hint = vi.spyOn(api, 'hint').mockResolvedValue(hintFor(snapshot))
  const { table } = show(snapshot)
  const press = () => pressKey(new KeyboardEvent('keydown', { key: 'h' }), table, page, nowhere())
  press()
  await settled()
  expect(screen.getByText('Reason 1')).toBeTruthy()
  press()
  await tick()
  expect(screen.queryByText('Reason 1')).toBeNull()
  expect(hint).toHaveBeenCalledOnce()
})

test('whoever is not asked gets no hint', () => {
  const snapshot = sample('placing')
  snapshot.scene.question = { ...snapshot.scene.question!, seat: 0, options: [] }
  show(snapshot)
  expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull()
})

test('a game without hints offers none', () => {
  const hint = vi.spyOn(api, 'hint')
  const { table } = show({ ...sample('placing'), hints: false })
  expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull()
  pressKey(new KeyboardEvent('keydown', { key: 'h' }), table, page, nowhere())
  expect(hint).not.toHaveBeenCalled()
})
