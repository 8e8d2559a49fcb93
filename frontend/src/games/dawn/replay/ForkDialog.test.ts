import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as api from '../../../net/api'
import { knownRoom } from '../../../net/keys'
import type { Offer } from '../../../wire.gen'
import AtTable from '../testing/AtTable.svelte'
import { sample, tableWith } from '../testing/samples'
import ForkDialog from '../../../replay/ForkDialog.svelte'

const game = sample('placing')
const onclose = vi.fn()

beforeEach(async () => {
  vi.spyOn(api, 'offer').mockResolvedValue({
    game: 'dawn',
    opponent: 'builder',
    bots: [
      { name: 'random', title: 'Random', text: '' },
      { name: 'builder', title: 'Builder', text: '' },
    ],
  } as unknown as Offer)
  const table = tableWith(game)
  table.past = { moment: 57, scene: game.scene, ground: table.ground }
  render(AtTable, { table, part: ForkDialog, rest: { onclose } })
  await screen.findAllByText('Bot: Builder')
})

afterEach(() => {
  vi.restoreAllMocks()
})

const begin = () => screen.getByRole('button', { name: 'Begin', hidden: true })

test('it sends the moment and who plays on, and goes to the new table', async () => {
  const fork = vi.spyOn(api, 'fork').mockResolvedValue({
    room: 'newroom',
    seats: [{ seat: 3, kind: 'here', secret: 'mine' }],
    watch: 'watch',
    host: 'host',
  })
  const [first, second] = screen.getAllByRole('combobox', { hidden: true })
  await fireEvent.change(first!, { target: { value: 'link' } })
  await fireEvent.change(second!, { target: { value: 'bot random' } })
  await fireEvent.click(begin())
  const seats = [
    { kind: 'link', bot: '' },
    { kind: 'bot', bot: 'random' },
    { kind: 'bot', bot: 'builder' },
    { kind: 'here', bot: '' },
  ]
  expect(fork).toHaveBeenCalledWith('room', ['secret'], { moment: 57, seats }, 'en')
  await vi.waitFor(() => expect(location.hash).toBe('#/table/newroom'))
  expect(knownRoom('newroom')?.secrets).toEqual(['mine', 'host'])
  expect(onclose).toHaveBeenCalled()
})

test('a refusal stays in the dialog, and one may try again', async () => {
  vi.spyOn(api, 'fork').mockRejectedValue(new api.Refused('too-many', 'Slow down.', 429))
  await fireEvent.click(begin())
  const said = await screen.findByRole('alert', { hidden: true })
  expect(within(said).getByText('Too much at once: please wait a moment.')).toBeTruthy()
  expect((begin() as HTMLButtonElement).disabled).toBe(false)
})
