/** The table as this game's components read it: the envelope and the body as one scene, each answer
 * with the thing it is about. */
import { useTable, type Table } from '../../state/table.svelte'
import type * as wire from '../../wire.gen'
import type { Asking, Body, Far, Ground, Seat as Corner, Target } from './wire.gen'

declare module '../../wire.gen' {
  interface Bodies {
    wisdom: Body
  }
  interface Grounds {
    wisdom: Ground
  }
}

export type Option = wire.Option & { target: Target }
/** `people` are the great people in its reserve, `folk` is the people it plays. */
export type Seat = Corner & Omit<wire.SeatTag, 'people'> & { folk: string }
/** `crossed` are squares on the way in which a group may not stop; `far` where it may. */
export type Question = Omit<wire.Question, 'options'> &
  Omit<Asking, 'targets'> & { options: Option[]; crossed: Far[] }
export type Scene = Omit<wire.Scene, 'question' | 'seats' | 'body' | 'ground'> &
  Omit<Body, 'asking' | 'seats'> & { question: Question | null; seats: Seat[] }

const EMPTY: Ground = { key: '', columns: 0, rows: 0, squares: [] }
const SCENES = new WeakMap<wire.Scene, Scene>()
const NONE: ReadonlyMap<number, Option[]> = new Map()

/** Things that stand on the map: who is offered one clicks its square. */
const ON_THE_MAP = new Set(['square', 'tile', 'city', 'figure'])
/** And what one may do with a thing there: it is also offered elsewhere. */
const BY_THE_MAP = new Set(['action', 'resource'])

/** An answer of which nothing but its words is known. */
const BARE: Target = {
  on: 'button',
  square: -1,
  seat: -1,
  city: -1,
  name: '',
  side: '',
  front: -1,
  armies: 0,
  scouts: 0,
  amount: 0,
  cost: -1,
  rush: 0,
  over: false,
  leaves: [],
  steps: 0,
  badge: '',
  odds: -1,
  changes: [],
  later: '',
  squares: [],
  source: -1,
  reach: [],
}

function joined({ question, seats, body, ...envelope }: wire.Scene): Scene {
  const { asking, seats: corners, ...rest } = body as Body
  const targets = asking?.targets ?? []
  return {
    ...envelope,
    ...rest,
    seats: corners.map((corner, seat) => {
      const { people: folk, ...tag } = seats[seat]!
      return { ...tag, ...corner, folk }
    }),
    question: question && {
      ...question,
      kind: asking?.kind ?? '',
      city: asking?.city ?? -1,
      square: asking?.square ?? -1,
      thing: asking?.thing ?? '',
      sum: asking?.sum ?? null,
      refused: asking?.refused ?? [],
      far: asking?.far.filter(({ why }) => !why) ?? [],
      crossed: asking?.far.filter(({ why }) => why) ?? [],
      regimes: asking?.regimes ?? [],
      kept: asking?.kept ?? [],
      options: question.options.map((option, at) => ({ ...option, target: targets[at] ?? BARE })),
    },
  }
}

/** A scene of the wire, joined once. */
export function sceneOf(scene: wire.Scene): Scene {
  const found = SCENES.get(scene) ?? joined(scene)
  SCENES.set(scene, found)
  return found
}

/** The square on which an answer is given; -1: it is given elsewhere. */
export function squareOf({ target }: Option, scene: Scene): number {
  return ON_THE_MAP.has(target.on) ? placeOf(target, scene) : -1
}

function placeOf(target: Target, scene: Scene): number {
  if (target.square >= 0) return target.square
  return scene.seats[target.seat]?.cities[target.city]?.square ?? -1
}

export class Wisdom {
  constructor(readonly table: Table) {}

  get scene(): Scene | null {
    const { scene } = this.table
    return scene?.body.kind === 'wisdom' ? sceneOf(scene) : null
  }

  get question(): Question | null {
    return this.table.question && (this.scene?.question ?? null)
  }

  get options(): Option[] {
    return this.question?.options ?? []
  }

  /** The answers that are given on a square, by that square. */
  get bySquare(): ReadonlyMap<number, Option[]> {
    const { question, scene } = this
    if (!question || !scene) return NONE
    const found = BY_SQUARE.get(question) ?? grouped(question, scene, this.map)
    BY_SQUARE.set(question, found)
    return found
  }

  /** The answers that stand neither on the map nor on the pass's own button. */
  get elsewhere(): Option[] {
    const { scene, table } = this
    const options = scene
      ? this.options.filter((option) => squareOf(option, scene) < 0)
      : table.options.map((option) => ({ ...option, target: BARE }))
    return options.filter((option) => option.answer !== table.pass?.answer)
  }

  /** The answer of a hint that one looks at, now or in the past. */
  get shown(): Option | undefined {
    const { shown } = this.table
    return this.scene?.question?.options.find((option) => option.answer === shown?.answer)
  }

  get map(): Ground {
    return (this.table.ground as Ground | null) ?? EMPTY
  }
}

const BY_SQUARE = new WeakMap<Question, Map<number, Option[]>>()

/** A tile is offered on all its squares, and a step on every square that it leads to. */
function grouped({ options, far }: Question, scene: Scene, map: Ground): Map<number, Option[]> {
  const found = new Map<number, Option[]>()
  for (const option of options) {
    const { target } = option
    if (!ON_THE_MAP.has(target.on) && !BY_THE_MAP.has(target.on)) continue
    for (const one of spread(target, placeOf(target, scene), map))
      found.set(one, [...(found.get(one) ?? []), option])
  }
  for (const { square, by } of far) {
    const step = found.get(by)
    if (step && !found.has(square)) found.set(square, step)
  }
  return found
}

/** All squares on which an answer is given: those of a tile, those that show a resource, or one. */
function spread({ on, squares }: Target, square: number, map: Ground): number[] {
  if (on === 'resource') return squares
  const tile = on === 'tile' ? map.squares[square]?.tile : undefined
  if (tile === undefined) return square < 0 ? [] : [square]
  return map.squares.flatMap((one, number) => (one.tile === tile ? [number] : []))
}

export function useWisdom(): Wisdom {
  return new Wisdom(useTable())
}
