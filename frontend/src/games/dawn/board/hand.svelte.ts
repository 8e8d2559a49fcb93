/** What a player is about to lay: a tile, a fort or water, held over one of the offered places. */
import type { Dawn, Option } from '../state'
import type { Point, Way } from './geometry'
import { covered, flipped, movedOn, snapped, turnedOn } from './placement'

export class Hand {
  held = $state.raw<Option>()
  readonly #dawn: Dawn
  readonly options = $derived.by(() =>
    this.#dawn.options.filter((option) => option.target.on === 'placement'),
  )
  readonly ghost = $derived.by(() =>
    this.options.length ? (this.#dawn.question?.ghost ?? null) : null,
  )
  /** Every hex that something could come to lie on. */
  readonly reach = $derived.by(() => {
    const { ghost } = this
    return ghost ? this.options.flatMap((option) => covered(ghost, option)) : []
  })
  /** The hexes under what is held. */
  readonly cells = $derived.by(() =>
    this.ghost && this.held ? covered(this.ghost, this.held) : [],
  )
  /** It is chosen, and waits to be confirmed. */
  readonly chosen = $derived.by(
    () => this.held !== undefined && this.#dawn.table.chosen?.answer === this.held.answer,
  )

  constructor(dawn: Dawn) {
    this.#dawn = dawn
  }

  /** Hold another option; what was chosen before is not chosen any more. */
  hold(option: Option | undefined): void {
    if (!option || option === this.held) return
    this.held = option
    this.#dawn.table.cancel()
  }

  /** Take up what is offered now, near a point of the map. */
  take(point: Point): void {
    this.held = snapped(this.options, point)
  }

  moveTo(point: Point): void {
    this.hold(snapped(this.options, point, this.held))
  }

  move(way: Way): void {
    if (this.held) this.hold(movedOn(this.options, this.held, way))
  }

  /** Turn it to the next legal turn; false if there is none. */
  turn(way: 1 | -1 = 1): boolean {
    const other = this.held && turnedOn(this.options, this.held, way)
    this.hold(other)
    return other !== undefined
  }

  flip(): void {
    if (this.held) this.hold(flipped(this.options, this.held))
  }

  lay(): void {
    if (this.held) void this.#dawn.table.choose(this.held)
  }
}
