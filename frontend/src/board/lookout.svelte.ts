/** Where the camera looks by itself: at the board as the window gives it, at what is asked, at a
 * fight. It moves the board and never changes its scale, but before the first round. */
import { untrack } from 'svelte'
import { useFrame } from '../shell/frame.svelte'
import { screen } from '../shell/screen.svelte'
import { useShow } from '../shell/show.svelte'
import type { Table } from '../state/table.svelte'
import { onScreen, type Camera, type View } from './camera.svelte'
import type { Box, Point } from './plane'

const ROOM = 2 // spaces around what a phone opens on
const SAME = 0.05 // a board that grew may be fitted anew if its scale stays within this part

/** What there is to see, as the game tells it. */
export interface Sight {
  readonly key: string // of the board; "" while there is none
  readonly whole: Box
  readonly lit: number[] // the spaces that may be chosen
  readonly about?: number[] // what else is to be seen for the question
  readonly fight: number // the space of a fight that one is asked about; -1: none
  readonly home: number // one's own capital; -1: none
  readonly held: Point[] // under what is held over the board
  readonly won: number[] // the winners' realms, when the game is over
  middle(space: number): Point | undefined
}

export class Lookout {
  readonly #camera: Camera
  readonly sight: Sight

  /** To be made while a component is. */
  constructor(table: Table, camera: Camera, sight: Sight) {
    this.#camera = camera
    this.sight = sight
    const edges = camera.edges
    const frame = useFrame()
    const show = useShow()

    let before: View | null = null // the view to come back to after a fight
    // The window, or a rail that was pinned: the board is fitted anew, unless somebody moved it.
    $effect(() => {
      if (!camera.width || !camera.height || !sight.key) return
      void [edges.clear, edges.sizes.start, screen.touch]
      untrack(() => {
        if (camera.own) return
        this.#settle()
        before = null
      })
    })
    // A board that grew: before the first round, or when the turn has passed and it hardly matters.
    $effect(() => {
      void [sight.whole, table.scene?.turn]
      untrack(() => {
        if (!camera.width || camera.own || !table.scene) return
        const now = camera.view.scale
        const near = Math.abs(camera.scaleFor(sight.whole) / now - 1) <= SAME
        if (table.scene.round === 0 || (near && !table.asked)) this.#settle()
      })
    })
    // What is asked comes into sight.
    $effect(() => {
      const wanted = this.points(sight.lit)
      untrack(() => {
        if (camera.free && !wanted.every((point) => camera.sees(point))) camera.bring(wanted)
      })
    })
    $effect(() => {
      const { held } = sight
      untrack(() => camera.bring(held))
    })
    $effect(() => {
      const told = this.points(table.pulse)
      untrack(() => camera.free && camera.bring(told))
    })
    // What is shown of the others comes into sight, but never under somebody's hand. Beside a fight
    // there is room for its dice.
    $effect(() => {
      const { trail, fight } = show
      const last = trail.at(-1)
      const shown = this.points(fight ? [fight.space] : last ? [last.origin, last.goal] : [])
      untrack(() => {
        if (!show.mayPan || !camera.free) return
        if (!shown.every((point) => camera.sees(point))) camera.bring(shown)
      })
    })
    $effect(() => {
      const place = show.fight && sight.middle(show.fight.space)
      frame.spot = place ? onScreen(camera.view, place) : null
    })
    // A drawer hides a part: the board moves over, and back. Beside a moment stands its fight.
    let hidden = { x: 0, y: 0 }
    $effect(() => {
      void [camera.width, camera.height]
      const { left, right, top, bottom } = edges.cover
      const now = { x: (left - right) / 2, y: (top - bottom) / 2 }
      const fight = now.x || now.y ? sight.middle(show.fight?.space ?? sight.fight) : undefined
      untrack(() => {
        if (fight) {
          before ??= camera.view
          camera.centre(fight)
        } else if (before) {
          camera.back(before)
          before = null
        } else {
          camera.shift(now.x - hidden.x, now.y - hidden.y)
          hidden = now
        }
      })
    })
    // What a question is about is seen too, beside its drawer; and what a coach or a hint speaks of.
    $effect(() => {
      void edges.cover
      const spoken = [...frame.taught, table.shown?.space ?? -1]
      const about = this.points([...(sight.about ?? []), ...spoken])
      untrack(() => {
        if (camera.free && !about.every((point) => camera.sees(point))) camera.bring(about)
      })
    })
    // At the end one sees who won, beside the drawer that tells it.
    $effect(() => {
      void [edges.cover, camera.width, camera.height]
      const won = this.points(sight.won)
      untrack(() => camera.free && camera.bring(won))
    })
  }

  points(spaces: number[]): Point[] {
    return spaces.flatMap((space) => this.sight.middle(space) ?? [])
  }

  /** Show the whole map, or come back to the scale one plays at. */
  fit(): void {
    const play = this.#camera.scaleFor(this.sight.whole)
    if (this.#camera.own && this.#camera.view.scale < play) this.#settle()
    else this.#camera.fit(this.sight.whole)
  }

  /** Take the scale of the window; a board that is larger than that opens on what is asked,
   * on a phone with what lies around it. */
  #settle(): void {
    const { whole, lit, home } = this.sight
    this.#camera.settle(whole)
    const wanted = this.points(lit)
    const room = ROOM * this.#camera.edges.sizes.start || undefined
    this.#camera.bring(wanted.length ? wanted : this.points([home]), room)
  }
}
