/** Where everything on the map lies within its hex, so that nothing hides another. */
import {
  armyArt,
  BARBARIAN,
  caravanArt,
  cityArt,
  cityStateArt,
  districtArt,
  fortArt,
  resourceArt,
  tokenArt,
  WONDER_PLATE,
  wonderBadge,
} from '../art/pieces'
import type { Scene } from '../state'
import type { Board, Entry, Piece, Thing } from '../wire.gen'
import type { Mover } from '../../../board/follow'
import { centre } from './geometry'

export interface Lying {
  key: string
  x: number
  y: number
  scale: number
  art: string
  text: string // a barbarian's letter, a name, a count
  textKind: '' | 'letter' | 'name' | 'count'
}

export type Names = (key: string) => Entry | undefined

const isCity = (piece: Piece | undefined): boolean =>
  piece?.kind === 'city' || piece?.kind === 'capital'

/** Cities, tokens and all that stays where it is, the farther ones first. */
export function arranged(board: Board, scene: Scene, names: Names): Lying[] {
  const pieces = new Map(scene.pieces.map((piece) => [piece.space, piece]))
  const crowded = new Set(scene.figures.map((figure) => figure.space))
  const wonders = new Set(
    scene.things.filter((t) => t.kind === 'natural_wonder').map((t) => t.space),
  )
  const lying: { depth: number; thing: Lying }[] = []
  const lay = (
    space: number,
    key: string,
    art: string,
    { dx = 0, dy = 0, scale = 1, depth = 0, name = '' } = {},
  ): void => {
    const cell = board.spaces[space]
    if (!cell || (!art && !name)) return
    const { x, y } = centre(cell)
    const textKind = name ? 'name' : ''
    const thing: Lying = { key, x: x + dx, y: y + dy, scale, art, text: name, textKind }
    lying.push({ depth: y + depth, thing })
  }

  for (const thing of scene.things) layThing(thing)
  for (const piece of scene.pieces) layPiece(piece)
  return lying.sort((a, b) => a.depth - b.depth).map(({ thing }) => thing)

  function layThing({ space, kind, name, seat }: Thing): void {
    const key = `${kind}.${space}`
    const on = pieces.get(space)
    if (kind === 'fort') lay(space, key, fortArt(!isCity(on)), { depth: -2 })
    else if (kind === 'resource')
      lay(space, key, resourceArt(name), { dx: on ? 18 : 0, dy: on ? -16 : 0 })
    else if (kind === 'wonder') {
      const badge = wonderBadge(names(`wonder.${name}`)?.type ?? '')
      lay(space, key, WONDER_PLATE, { depth: -1 })
      lay(space, `${key}.type`, badge, { dx: 21, dy: -15, depth: 1 })
    } else if (kind === 'natural_wonder') {
      const entry = names(`natural.${name}`)
      lay(space, `${key}.name`, '', { depth: 1, name: entry?.name ?? name })
      const badge = on || seat >= 0 ? '' : resourceArt(entry?.resource ?? '')
      lay(space, key, badge, { dx: 23, dy: -20, scale: 0.62 })
    } else if (kind === 'city_state') {
      const entry = names(`city_state.${name}`)
      const free = !isCity(on)
      if (free) lay(space, key, cityStateArt(entry?.type ?? '', entry?.frame ?? ''), { dy: -5 })
      lay(space, `${key}.name`, '', { depth: 1, name: entry?.name ?? name })
    }
  }

  function layPiece({ space, seat, kind, reinforced, mature, district }: Piece): void {
    const color = scene.seats[seat]?.color ?? ''
    const key = `${kind}.${space}.${seat}.${reinforced}`
    if (kind === 'capital' || kind === 'city') {
      const capital = kind === 'capital'
      lay(space, key, cityArt(color, capital, mature), { dy: capital ? 4 : 0 })
    } else {
      const art =
        kind === 'district' ? districtArt(color, district, reinforced) : tokenArt(color, reinforced)
      const place = wonders.has(space)
        ? { dx: 21, dy: -19, scale: 0.85 }
        : crowded.has(space)
          ? { dx: -13, dy: -9, scale: 0.85 }
          : {}
      lay(space, key, art, place)
    }
  }
}

const RAISED = { y: -9, scale: 1.15 }

/** Barbarians, armies and caravans: what moves. The order never changes, so that a move can be
 * shown by sliding. The figure that is asked about stands higher. */
export function moving(
  board: Board,
  scene: Scene,
  movers: Mover[],
  asked: Pick<Mover, 'space' | 'kind' | 'seat'> | null = null,
): Lying[] {
  const found: Lying[] = []
  const occupied = new Set([
    ...scene.pieces.map((piece) => piece.space),
    ...scene.things.filter((t) => t.kind === 'city_state').map((t) => t.space),
  ])
  for (const { kind, name, space } of scene.things) {
    const cell = board.spaces[space]
    if (kind !== 'barbarian' || !cell) continue
    const { x, y } = centre(cell)
    const text: Pick<Lying, 'text' | 'textKind'> = { text: name, textKind: 'letter' }
    found.push({ key: `barbarian.${name}`, x, y: y + 3, scale: 1, art: BARBARIAN, ...text })
  }
  const groups = new Map<number, string[]>()
  const groupOf = (mover: Mover): string => `${mover.kind}.${mover.seat}`
  for (const mover of movers) {
    const here = groups.get(mover.space) ?? []
    if (!here.includes(groupOf(mover))) groups.set(mover.space, [...here, groupOf(mover)])
  }
  const standing = new Map<string, number>()
  for (const mover of movers) {
    const cell = board.spaces[mover.space]
    if (!cell) continue
    const { x, y } = centre(cell)
    const here = groups.get(mover.space)!
    const group = `${mover.space}.${groupOf(mover)}`
    const nth = standing.get(group) ?? 0
    standing.set(group, nth + 1)
    const all = movers.filter(
      (m) => m.space === mover.space && groupOf(m) === groupOf(mover),
    ).length
    const { dx, dy, scale } = stand(
      here.indexOf(groupOf(mover)),
      here.length,
      occupied.has(mover.space),
    )
    const color = scene.seats[mover.seat]?.color ?? ''
    const army = mover.kind === 'army'
    const up =
      nth === all - 1 &&
      asked?.space === mover.space &&
      asked.kind === mover.kind &&
      asked.seat === mover.seat
    found.push({
      key: mover.id,
      x: x + dx - (army ? 6 * scale : 0) - nth * 3,
      y: y + dy - nth * 3 + (up ? RAISED.y : 0),
      scale: up ? scale * RAISED.scale : scale,
      art: army ? armyArt(color) : caravanArt(color),
      text: nth === all - 1 && all > 1 ? String(all) : '',
      textKind: nth === all - 1 && all > 1 ? 'count' : '',
    })
  }
  return found
}

/** Where the nth of so many groups of figures stands, beside a piece or alone on its hex. */
function stand(
  nth: number,
  groups: number,
  beside: boolean,
): { dx: number; dy: number; scale: number } {
  if (groups === 1) return beside ? { dx: 14, dy: 12, scale: 0.85 } : { dx: 0, dy: 0, scale: 1 }
  const scale = groups > 2 ? 0.62 : 0.78
  const dx = -19 + (38 * nth) / (groups - 1)
  return { dx, dy: beside ? 15 : 6, scale }
}
