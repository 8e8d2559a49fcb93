/** What a player is about to lay: a tile, a fort or water, held over one of the offered places. */
import type { Dawn, Option } from '../state'
import type { Point, Way } from './geometry'
import { covered, flipped, hubsOf, movedOn, settled, snapped, turnedOn } from './placement'

export class Hand {
  readonly #dawn: Dawn
  readonly options = $derived.by(() =>
    this.#dawn.options.filter((option) => option.target.on === 'placement'),
  )
  readonly ghost = $derived.by(() =>
    this.options.length ? (this.#dawn.question?.ghost ?? null) : null,
  )
  readonly held = $derived.by(() => {
    const answer = this.#dawn.table.held?.answer
    return this.options.find((option) => option.answer === answer)
  })
  /** Where its middle may lie. */
  readonly hubs = $derived.by(() => hubsOf(this.options))
  /** At which of them it is held. */
  readonly at = $derived.by(() =>
    this.hubs.findIndex(({ q, r }) => q === this.held?.target.q && r === this.held.target.r),
  )
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
    this.#dawn.table.held = option
    this.#dawn.table.cancel()
  }

  /** Take up what is offered now, near a point of the map. */
  take(point: Point): void {
    this.#dawn.table.held = snapped(this.options, point) ?? null
  }

  moveTo(point: Point): void {
    this.hold(snapped(this.options, point, this.held))
  }

  move(way: Way): void {
    if (this.held) this.hold(movedOn(this.options, this.held, way))
  }

  /** Hold it at the next place, or the one before; false past the last. */
  step(way: number): boolean {
    const hub = this.hubs[this.at + way]
    if (hub) this.hold(settled(this.options, hub, this.held))
    return hub !== undefined
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
