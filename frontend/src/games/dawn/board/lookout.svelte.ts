/** Where the camera looks by itself: at the whole map until somebody moves it, at what is asked,
 * at a fight. On phones it comes near enough for a finger. */
import { untrack } from 'svelte'
import { screen } from '../../../table/screen.svelte'
import type { Camera } from '../../../board/camera.svelte'
import { boxOf, centre, type Point } from './geometry'
import type { Dawn } from '../state'
import type { Hand } from './hand.svelte'

const NEAR = 0.81 // a scale at which a finger can hit a space
const NEAR_TILE = 0.55 // and a tile
const FIGHT = 0.9

export class Lookout {
  readonly #dawn: Dawn
  readonly #camera: Camera
  readonly #hand: Hand
  /** The spaces that may be chosen. */
  readonly lit = $derived.by(() =>
    [...this.#dawn.table.bySpace.keys()].filter((space) => this.#dawn.map.spaces[space]),
  )
  readonly #whole = $derived.by(() => boxOf([...this.#dawn.map.spaces, ...this.#hand.reach]))
  readonly #fight = $derived.by(
    () => this.#dawn.map.spaces[this.#dawn.question?.combat?.space ?? -1],
  )

  /** To be made while a component is. `above` is how much of the map a fight leaves in sight. */
  constructor(dawn: Dawn, camera: Camera, hand: Hand, above: () => number) {
    this.#dawn = dawn
    const { table } = dawn
    this.#camera = camera
    this.#hand = hand
    $effect(() => {
      camera.placing = hand.ghost !== null
      if (!camera.width || !camera.height || !dawn.map.key || above()) return
      void [this.#whole, camera.margins]
      untrack(() => {
        if (!camera.own || hand.ghost) this.#settle()
      })
    })
    $effect(() => {
      const wanted = this.points(this.lit)
      untrack(() => {
        if (!camera.width || !wanted.length) return
        if (screen.phone && !camera.own) this.#settle()
        else if (!camera.sees(wanted)) camera.bring(wanted)
      })
    })
    $effect(() => {
      const held = hand.cells.map(centre)
      untrack(() => {
        if (screen.phone) camera.bring(held, 40)
      })
    })
    $effect(() => {
      const asked = this.points(table.pulse)
      untrack(() => camera.bring(asked))
    })
    $effect(() => {
      const [fight, seen, width] = [this.#fight, above(), camera.width]
      if (!fight || !seen || !width) return
      const before = untrack(() => camera.view)
      untrack(() => camera.place(centre(fight), { x: width / 2, y: seen / 2 }, FIGHT))
      return () => untrack(() => (camera.own ? camera.back(before) : this.#settle()))
    })
  }

  points(spaces: number[]): Point[] {
    return spaces.flatMap((space) => this.#dawn.map.spaces[space] ?? []).map(centre)
  }

  /** Show the whole map. */
  fit(): void {
    this.#camera.fit(this.#whole)
  }

  #settle(): void {
    const { spaces } = this.#dawn.map
    if (screen.phone && this.#hand.ghost) {
      this.#camera.open(boxOf(this.#hand.reach), NEAR_TILE)
      this.#camera.bring(this.#hand.cells.map(centre), 40)
    } else if (screen.phone && this.lit.length) {
      this.#camera.open(boxOf(this.lit.map((space) => spaces[space]!)), NEAR)
    } else this.fit()
  }
}
