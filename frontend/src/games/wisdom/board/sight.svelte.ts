/** What there is to see on this game's map. */
import type { Sight } from '../../../board/lookout.svelte'
import type { Box, Point } from '../../../board/plane'
import type { Wisdom } from '../state'
import { focusOf } from '../table/focus.svelte'
import { boxOf, centre } from './geometry'
import { speaks } from './lights'
import type { Walking } from './walking.svelte'

export class MapSight implements Sight {
  readonly #wisdom: Wisdom
  readonly #walking: Walking
  readonly held: Point[] = []
  readonly key: string = $derived.by(() => this.#wisdom.map.key)
  readonly whole: Box = $derived.by(() => boxOf(this.#wisdom.map))
  readonly lit: number[] = $derived.by(() =>
    [...this.#walking.answers].flatMap(([square, options]) =>
      speaks(square, options) && this.#wisdom.map.squares[square] ? [square] : [],
    ),
  )
  /** The city in focus, or the first that may act, with its outskirts. */
  readonly about: number[] = $derived.by(() => {
    const { question, scene, options } = this.#wisdom
    if (!question) return []
    const acts = options.find(({ target }) => target.on === 'action')?.target.city ?? -1
    const focus = focusOf(this.#wisdom)
    const city = scene?.seats[question.seat]?.cities[focus >= 0 ? focus : acts]
    return city ? [city.square, ...city.outskirts] : []
  })
  readonly fight: number = $derived.by(() => this.#wisdom.scene?.battle?.square ?? -1)
  readonly won: number[] = $derived.by(() => {
    const { scene, table } = this.#wisdom
    if (!scene || !table.snapshot?.over || table.past) return []
    return scene.owners.flatMap((seat, square) => (scene.winners.includes(seat) ? [square] : []))
  })

  constructor(wisdom: Wisdom, walking: Walking) {
    this.#wisdom = wisdom
    this.#walking = walking
  }

  get home(): number {
    const { scene, table } = this.#wisdom
    return scene?.seats[table.me]?.cities[0]?.square ?? -1
  }

  middle(square: number): Point | undefined {
    const cell = this.#wisdom.map.squares[square]
    return cell && centre(cell)
  }
}
