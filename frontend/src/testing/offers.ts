/** A game that nobody plays, as a server would offer it, with a field of every kind. */
import type { Offer, Shown, ShownField } from '../wire.gen'

const BIG = { size: ['big'] }
const shown = (value: string, when: Record<string, string[]> = {}): Shown => ({
  value,
  label: value.toUpperCase(),
  help: '',
  when,
})

function field(key: string, kind: string, rest: Partial<ShownField>): ShownField {
  return {
    key,
    kind,
    label: key,
    help: '',
    default: '',
    suggested: rest.default ?? '',
    choices: [],
    bounds: [],
    when: {},
    per_seat: false,
    distinct: false,
    instead: [],
    of_table: false,
    ...rest,
  }
}

export const OFFER: Offer = {
  game: 'quest',
  name: 'Quest',
  text: 'Find it.',
  fields: [
    field('size', 'choice', {
      default: 'small',
      suggested: 'big',
      choices: [shown('small'), shown('big')],
    }),
    field('players', 'number', {
      default: 2,
      suggested: 3,
      bounds: [
        { least: 2, most: 3, when: { size: ['small'] } },
        { least: 2, most: 5, when: BIG },
      ],
    }),
    field('ground', 'choice', {
      choices: [shown('ready', { size: ['small'] }), shown('drawn'), shown('grown', BIG)],
      suggested: 'drawn',
    }),
    field('hero', 'choice', {
      default: 'any',
      per_seat: true,
      distinct: true,
      choices: [shown('ada'), shown('bo', BIG), shown('any')],
      instead: [shown('any'), shown('choose')],
    }),
    field('long', 'flag', { default: false, when: { size: ['small'] } }),
    field('calm', 'flag', { default: false, when: BIG }),
    field('gold', 'number', {
      default: [],
      suggested: [],
      per_seat: true,
      bounds: [{ least: 0, most: 9, when: {} }],
      when: BIG,
    }),
  ],
  bots: [
    { name: 'gentle', title: 'Gentle', text: 'Waits.', strength: 2, rating: 1040, level: true },
    { name: 'quick', title: 'Quick', text: 'Runs.', strength: 2, rating: null, level: false },
    { name: 'wise', title: 'Wise', text: 'Thinks.', strength: 5, rating: null, level: false },
  ],
  opponent: 'wise',
  windows: false,
  starts: [
    {
      text: 'You against two',
      guided: false,
      wish: { game: 'quest', seats: [{ kind: 'here', bot: '' }], setup: { size: 'big' } },
    },
    {
      text: 'Somebody explains',
      guided: true,
      wish: { game: 'quest', seats: [{ kind: 'here', bot: '' }], seed: 1 },
    },
  ],
}

/** Another one, without anything to choose. */
export const SECOND: Offer = {
  ...OFFER,
  game: 'tiny',
  name: 'Tiny',
  fields: [field('players', 'number', { default: 2, bounds: [{ least: 2, most: 2, when: {} }] })],
  starts: [],
}

export const WELCOME = { version: '1', languages: ['en', 'fr'], games: [OFFER, SECOND] }
