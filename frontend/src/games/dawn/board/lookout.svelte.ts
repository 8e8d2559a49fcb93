/** Where the camera looks by itself: at the board as the window gives it, at what is asked, at a
 * fight. It moves the board and never changes its scale, but before the first round. */
import { untrack } from 'svelte'
import type { Camera, View } from '../../../board/camera.svelte'
import { screen } from '../../../shell/screen.svelte'
import type { Dawn } from '../state'
import { boxOf, centre, type Point } from './geometry'
import type { Hand } from './hand.svelte'
import { ownersOf } from './outlines'

const SAME = 0.05 // a board that grew may be fitted anew if its scale stays within this part

export class Lookout {
  readonly #dawn: Dawn
  readonly #camera: Camera
  /** The spaces that may be chosen. */
  readonly lit = $derived.by(() =>
    [...this.#dawn.table.bySpace.keys()].filter((space) => this.#dawn.map.spaces[space]),
  )
  /** The winners' realms, when the game is over. */
  readonly won = $derived.by(() => {
    const { scene, table } = this.#dawn
    if (!scene || !table.snapshot?.over || table.past) return []
    const owners = [...ownersOf(scene)]
    return owners.filter(([, seat]) => scene.winners.includes(seat)).map(([space]) => space)
  })
  readonly #whole = $derived.by(() => boxOf(this.#dawn.map.spaces))
  readonly #fight = $derived.by(
    () => this.#dawn.map.spaces[this.#dawn.question?.combat?.space ?? -1],
  )

  /** To be made while a component is. */
  constructor(dawn: Dawn, camera: Camera, hand: Hand) {
    this.#dawn = dawn
    this.#camera = camera
    const { table } = dawn
    const edges = camera.edges

    // The window, or a rail that was pinned: the board is fitted anew, unless somebody moved it.
    $effect(() => {
      if (!camera.width || !camera.height || !dawn.map.key) return
      void [edges.clear, edges.sizes.start, screen.touch]
      untrack(() => {
        if (!camera.own) this.#settle()
      })
    })
    // A board that grew: before the first round, or when the turn has passed and it hardly matters.
    $effect(() => {
      void [this.#whole, dawn.scene?.turn]
      untrack(() => {
        if (!camera.width || camera.own || !dawn.scene) return
        const now = camera.view.scale
        const near = Math.abs(camera.scaleFor(this.#whole) / now - 1) <= SAME
        if (dawn.scene.round === 0 || (near && !table.asked)) this.#settle()
      })
    })
    // What is asked comes into sight.
    $effect(() => {
      const wanted = this.points(this.lit)
      untrack(() => {
        if (camera.free && !wanted.every((point) => camera.sees(point))) camera.bring(wanted)
      })
    })
    $effect(() => {
      const held = hand.cells.map(centre)
      untrack(() => camera.bring(held))
    })
    $effect(() => {
      const told = this.points(table.pulse)
      untrack(() => camera.free && camera.bring(told))
    })
    // A drawer hides a part: the board moves over, and back. Beside a moment stands its fight.
    let hidden = { x: 0, y: 0 }
    let before: View | null = null
    $effect(() => {
      const { left, right, top, bottom } = edges.cover
      const now = { x: (left - right) / 2, y: (top - bottom) / 2 }
      const fight = now.x || now.y ? this.#fight : undefined
      untrack(() => {
        if (fight) {
          before ??= camera.view
          camera.centre(centre(fight))
        } else if (before) {
          camera.back(before)
          before = null
        } else {
          camera.shift(now.x - hidden.x, now.y - hidden.y)
          hidden = now
        }
      })
    })
    // At the end one sees who won, beside the drawer that tells it.
    $effect(() => {
      void [edges.cover, camera.width, camera.height]
      const won = this.points(this.won)
      untrack(() => camera.free && camera.bring(won))
    })
  }

  points(spaces: number[]): Point[] {
    return spaces.flatMap((space) => this.#dawn.map.spaces[space] ?? []).map(centre)
  }

  /** Show the whole map, or come back to the scale one plays at. */
  fit(): void {
    const play = this.#camera.scaleFor(this.#whole)
    if (this.#camera.own && this.#camera.view.scale < play) this.#settle()
    else this.#camera.fit(this.#whole)
  }

  /** Take the scale of the window; a board that is larger than that opens on what is asked. */
  #settle(): void {
    this.#camera.settle(this.#whole)
    const wanted = this.points(this.lit)
    const home = this.#dawn.scene?.pieces.find(
      (piece) => piece.kind === 'capital' && piece.seat === this.#dawn.table.me,
    )
    this.#camera.bring(wanted.length || !home ? wanted : this.points([home.space]))
  }
}
