import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from '.'
import { pageOf } from '../games'
import AtTable from '../testing/AtTable.svelte'
import { plainSnapshot, plainTable } from '../testing/plain'
import Shell from '../shell/Shell.svelte'
import Picture from './Picture.svelte'

afterEach(() => vi.restoreAllMocks())

const shown = (table = plainTable()) => {
  render(AtTable, { table, part: Shell, rest: { page } })
  return table
}

test('a game without a page gets the plain one', async () => {
  expect(await pageOf('quest')).toBe(page)
})

test('question, answers, log, seats and picture stand on the plain table', async () => {
  const table = shown()
  expect(screen.getByText('What do you bid?')).toBeTruthy()
  expect(screen.getByText('Hand: red, green')).toBeTruthy()
  expect(screen.getByText('Cards are dealt.')).toBeTruthy()
  expect(screen.getAllByText('bot: Wise').length).toBeGreaterThan(0)
  const choose = vi.spyOn(table, 'choose').mockResolvedValue()
  await fireEvent.click(screen.getByRole('button', { name: /Bid the green one/ }))
  await fireEvent.click(screen.getByRole('button', { name: /^Pass/ }))
  await fireEvent.keyDown(document.body, { key: '1' })
  expect(choose.mock.calls.map(([option]) => option.name)).toEqual(['green', 'pass', 'red'])
})

test('who is not asked reads for whom the game waits, as far as that is known', () => {
  const question = {
    ...plainSnapshot().scene.question!,
    prompt: '',
    seat: 1,
    text: '',
    options: [],
  }
  shown(plainTable(plainSnapshot({ question, waiting: [1, 2] })))
  expect(screen.getByText('Waiting for Bo, Cy')).toBeTruthy()
})

test('that the game waits for a secret answer is all that is told', () => {
  shown(plainTable(plainSnapshot({ question: null, waiting: [] })))
  expect(screen.getByText('A moment, please')).toBeTruthy()
})

test('a drawing is an image and never a part of the page', () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture')
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  render(AtTable, {
    table: plainTable(plainSnapshot({}, { svg, text: 'Two cards' })),
    part: Picture,
  })
  const image = screen.getByRole('img') as HTMLImageElement
  expect([image.getAttribute('src'), image.alt]).toEqual(['blob:picture', 'Two cards'])
  expect((made.mock.calls[0]![0] as Blob).type).toBe('image/svg+xml')
  expect(document.querySelector('script, .picture svg')).toBe(null)
})

test('a text is text, whatever it says', () => {
  render(AtTable, {
    table: plainTable(plainSnapshot({}, { text: '<img src=x onerror=alert(1)>' })),
    part: Picture,
  })
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy()
  expect(document.querySelector('img')).toBe(null)
})

test('help of a game that tells no rule has the keys alone', async () => {
  shown()
  await fireEvent.keyDown(document.body, { key: '?' })
  await screen.findByRole('tab', { name: 'Keys', hidden: true })
  expect(screen.queryByRole('tab', { name: 'Rules in short', hidden: true })).toBeNull()
})

test('help has the rule of the question and the keys, and opens with a question mark', async () => {
  const asked = plainSnapshot()
  asked.scene!.question!.rule = 'The highest card takes the bale.'
  shown(plainTable(asked))
  await fireEvent.keyDown(document.body, { key: '?' })
  await screen.findByRole('tab', { name: 'Rules in short', hidden: true })
  expect(screen.queryByRole('tab', { name: 'What you see', hidden: true })).toBeNull()
  await fireEvent.click(screen.getByRole('tab', { name: 'Keys', hidden: true }))
  expect(screen.getByText('undo')).toBeTruthy()
})
