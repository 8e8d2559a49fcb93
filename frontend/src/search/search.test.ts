import { render } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import Marked from './Marked.svelte'
import { finds, marked, plain, topicsFor } from './search'

test('accents, capitals and signs do not matter', () => {
  expect(plain('Cité-État d’Estádio, Œuvre')).toBe('cite etat d estadio oeuvre')
  expect(finds('Merveille de la Nature', 'NAT merv')).toBe(true)
  expect(finds('Merveille de la Nature', 'ture')).toBe(false)
})

test('topics are found by title and text', () => {
  const topics = [
    { slug: 'turn', title: 'Votre tour', paragraphs: ['Choisissez une carte.'] },
    { slug: 'trade', title: 'Pions Commerce', paragraphs: ['Trois par carte.'] },
  ]
  expect(topicsFor(topics, 'carte')).toHaveLength(2)
  expect(topicsFor(topics, 'commerce').map((topic) => topic.slug)).toEqual(['trade'])
})

/** The text with what is marked in brackets. */
const shown = (text: string, words: string): string =>
  marked(text, words)
    .map((piece) => (piece.found ? `[${piece.text}]` : piece.text))
    .join('')

test('what was looked for is marked where it begins a word', () => {
  expect(shown('Control tokens reinforce; control them.', 'control')).toBe(
    '[Control] tokens reinforce; [control] them.',
  )
  expect(shown('Uncontrolled', 'control')).toBe('Uncontrolled')
  expect(shown('Control tokens', 'tok con')).toBe('[Con]trol [tok]ens')
  expect(shown('Control tokens', ' ')).toBe('Control tokens')
})

test('accents and joined letters are marked whole, however they are typed', () => {
  expect(shown('Une Cité-État est prise à l’armée.', 'etat arme')).toBe(
    'Une Cité-[État] est prise à l’[armé]e.',
  )
  expect(shown('Une œuvre', 'oeuv')).toBe('Une [œuv]re')
  expect(shown('Une Œuvre', 'œ')).toBe('Une [Œ]uvre')
  expect(shown('e\u0301tat', 'état')).toBe('[e\u0301tat]')
})

test('what is found stands in a mark element, and the text is whole', () => {
  const { container } = render(Marked, { text: '<b>Pétra</b> et l’armée', words: 'petra' })
  expect(container.textContent).toBe('<b>Pétra</b> et l’armée')
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Pétra'])
})
