/** A table of a game without a page of its own. */
import { settings } from '../state/settings.svelte'
import { Table } from '../state/table.svelte'
import type { PlainBody, Scene, Snapshot } from '../wire.gen'

const OPTIONS = ['red', 'green', 'pass'].map((name, at) => ({
  answer: name === 'pass' ? -1 : at,
  name,
  text: name === 'pass' ? 'Pass' : `Bid the ${name} one`,
  space: -1,
}))

/** What the table sends; `scene` and `body` change what is in it. */
export function plainSnapshot(scene: Partial<Scene> = {}, body: Partial<PlainBody> = {}): Snapshot {
  return {
    type: 'snapshot',
    room: 'room',
    rev: 3,
    moment: 3,
    game: 'quest',
    rules: '1',
    caption: 'Quest',
    players: [0, 1, 2].map((seat) => ({
      seat,
      kind: seat ? 'bot' : 'person',
      name: seat ? '' : 'Ada',
      bot: seat ? 'wise' : '',
      title: seat ? 'Wise' : '',
      here: true,
      mine: seat === 0,
      lent: false,
      resigned: false,
    })),
    seats: [0],
    pace: 'quick',
    kept: false,
    over: false,
    hints: false,
    restart: 0,
    undo: { may: false, why_not: 'nothing', redo: false },
    windows: [],
    clocks: [],
    closing: null,
    log: {
      start: 0,
      more: false,
      lines: [{ moment: 0, kind: 'deals', seat: -1, text: 'Cards are dealt.', spaces: [] }],
      told: { fights: [], travels: [] },
    },
    scene: {
      game: 'quest',
      seat: 0,
      round: 0,
      turn: 0,
      order: [0, 1, 2],
      seats: ['Ada', 'Bo', 'Cy'].map((name, seat) => ({
        seat,
        name,
        people: '',
        color: ['red', 'blue', 'orange'][seat]!,
      })),
      question: {
        prompt: 'bid',
        seat: 0,
        text: 'What do you bid?',
        about: '',
        rule: '',
        left: -1,
        options: OPTIONS,
        outlook: [],
      },
      waiting: [0, 1],
      winners: [],
      ending: '',
      body: { kind: 'plain', text: 'Hand: red, green', svg: '', ...body },
      ground: null,
      ...scene,
    },
  } as Snapshot
}

export function plainTable(snapshot = plainSnapshot()): Table {
  settings.lang = 'en'
  settings.confirm = true
  settings.endTurn = 'ask'
  settings.atOnce = false
  const table = new Table('room', ['secret'])
  table.hear(snapshot)
  return table
}
