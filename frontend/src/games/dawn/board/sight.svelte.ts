/** What there is to see on this game's board. */
import type { Sight } from '../../../board/lookout.svelte'
import type { Box, Point } from '../../../board/plane'
import type { Dawn } from '../state'
import { boxOf, centre, RADIUS } from './geometry'
import type { Hand } from './hand.svelte'
import { ownersOf } from './outlines'

const TOOLS = 4 * RADIUS // on a phone, from the middle of the lowest hex

export class BoardSight implements Sight {
  readonly #dawn: Dawn
  readonly #hand: Hand
  readonly key: string = $derived.by(() => this.#dawn.map.key)
  readonly whole: Box = $derived.by(() => boxOf(this.#dawn.map.spaces))
  readonly lit: number[] = $derived.by(() =>
    [...this.#dawn.table.bySpace.keys()].filter((space) => this.#dawn.map.spaces[space]),
  )
  readonly fight: number = $derived.by(() => this.#dawn.question?.combat?.space ?? -1)
  /** What is held, and room for its tools below. */
  readonly held: Point[] = $derived.by(() => {
    const cells = this.#hand.cells.map(centre)
    const low = cells.toSorted((a, b) => b.y - a.y)[0]
    return low ? [...cells, { x: low.x, y: low.y + TOOLS }] : []
  })
  readonly won: number[] = $derived.by(() => {
    const { scene, table } = this.#dawn
    if (!scene || !table.snapshot?.over || table.past) return []
    const owners = [...ownersOf(scene)]
    return owners.filter(([, seat]) => scene.winners.includes(seat)).map(([space]) => space)
  })

  constructor(dawn: Dawn, hand: Hand) {
    this.#dawn = dawn
    this.#hand = hand
  }

  get home(): number {
    const { scene, table } = this.#dawn
    const capital = (piece: { kind: string; seat: number }): boolean =>
      piece.kind === 'capital' && piece.seat === table.me
    return scene?.pieces.find(capital)?.space ?? -1
  }

  middle(space: number): Point | undefined {
    const cell = this.#dawn.map.spaces[space]
    return cell && centre(cell)
  }
}
