/** The table as this game's components read it: the envelope and the body as one scene, each answer
 * with the thing it is about. */
import { useTable, type Table } from '../../state/table.svelte'
import type * as wire from '../../wire.gen'
import type { Asking, Board, Body, Seat as Corner, Target } from './wire.gen'

declare module '../../wire.gen' {
  interface Bodies {
    dawn: Body
  }
  interface Grounds {
    dawn: Board
  }
}

export type Option = wire.Option & { target: Target }
export type Seat = Corner & wire.SeatTag
export type Question = Omit<wire.Question, 'options'> &
  Omit<Asking, 'targets'> & { options: Option[] }
export type Scene = Omit<wire.Scene, 'question' | 'seats' | 'body' | 'ground'> &
  Omit<Body, 'asking' | 'seats'> & { question: Question | null; seats: Seat[] }

const EMPTY: Board = { key: '', spaces: [] }
const SCENES = new WeakMap<wire.Scene, Scene>()

function joined({ question, seats, body, ...envelope }: wire.Scene): Scene {
  const { asking, seats: corners, ...rest } = body as Body
  const targets = asking?.targets ?? []
  return {
    ...envelope,
    ...rest,
    seats: corners.map((corner, seat) => ({ ...corner, ...seats[seat]! })),
    question: question &&
      asking && {
        ...question,
        ...asking,
        options: question.options.map((option, at) => ({ ...option, target: targets[at]! })),
      },
  }
}

/** A scene of the wire, joined once. */
export function sceneOf(scene: wire.Scene): Scene {
  const found = SCENES.get(scene) ?? joined(scene)
  SCENES.set(scene, found)
  return found
}

/** Is this edition played? What only the larger one has tells. */
export function plays(scene: Scene | null, edition: 'base' | 'terra-incognita'): boolean {
  const larger = scene?.seats.some((seat) => seat.districts.length > 0) ?? false
  return larger === (edition === 'terra-incognita')
}

export class Dawn {
  constructor(readonly table: Table) {}

  get scene(): Scene | null {
    return this.table.scene && sceneOf(this.table.scene)
  }

  get question(): Question | null {
    return this.table.question && (this.scene?.question ?? null)
  }

  get options(): Option[] {
    return this.question?.options ?? []
  }

  /** The answer of a hint that one looks at, now or in the past. */
  get shown(): Option | undefined {
    const { shown } = this.table
    return this.scene?.question?.options.find((option) => option.answer === shown?.answer)
  }

  get map(): Board {
    return (this.table.ground as Board | null) ?? EMPTY
  }
}

export function useDawn(): Dawn {
  return new Dawn(useTable())
}
