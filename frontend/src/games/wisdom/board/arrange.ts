/** Where each piece and figure lies on its square, and how it looks. */
import type { Group, Mover } from '../../../board/follow'
import {
  armyArt,
  buildingArt,
  cityArt,
  cityStateArt,
  HUT,
  personArt,
  RELIC,
  scoutArt,
  VILLAGE,
  wonderArt,
} from '../art/pieces'
import type { Scene } from '../state'
import type { Figure, Ground, Piece } from '../wire.gen'
import { centre } from './geometry'

export interface Lying {
  key: string
  x: number
  y: number
  scale: number
  art: string
}

const ART: Record<string, (piece: Piece, color: string, limited: boolean) => string> = {
  capital: (piece, color) => cityArt(color, { ...piece, capital: true }),
  city: (piece, color) => cityArt(color, { ...piece, capital: false }),
  building: (piece, color, limited) => buildingArt(piece.name, color, limited),
  wonder: (piece) => wonderArt(piece.name),
  person: (piece, color) => personArt(piece.name, color),
  hut: () => HUT,
  village: () => VILLAGE,
  relic: () => RELIC,
  city_state: (piece, color) => cityStateArt(piece.name, color),
}

export const isCity = ({ kind }: Piece): boolean => kind === 'city' || kind === 'capital'

/** The pieces. They make room for figures, and for what the square gives where that is shown. */
export function arranged(
  ground: Ground,
  scene: Scene,
  limited: (building: string) => boolean,
  counted: (square: number) => boolean,
): Lying[] {
  const peopled = new Set(scene.figures.map(({ square }) => square))
  return scene.pieces.flatMap((piece) => {
    const square = ground.squares[piece.square]
    if (!square) return []
    const color = scene.seats[piece.seat]?.color ?? ''
    const { x, y } = centre(square)
    const art = ART[piece.kind]?.(piece, color, limited(piece.name)) ?? ''
    const key = `${piece.kind} ${piece.square}`
    if (isCity(piece)) return { key, x, y, scale: 1, art }
    if (peopled.has(piece.square)) return { key, x: x + 6, y: y - 6, scale: 0.8, art }
    if (counted(piece.square)) return { key, x, y: y - 8, scale: 0.84, art }
    return { key, x, y, scale: 1, art }
  })
}

/** The figures of a scene as groups that can be followed. */
export function groupsOf(figures: Figure[]): Group[] {
  return figures.map(({ kind, seat, square, count }) => ({ kind, seat, space: square, count }))
}

type Place = [x: number, y: number]

/** Where figures of one square stand: armies to the left of scouts, at most two of each in sight. */
function placeOf(army: boolean, at: number, armies: number, scouts: number, room: boolean): Place {
  const y = room ? 12 : 6
  if (army && scouts) return [at ? -19 : -13, at ? y - 4 : y]
  if (army) return armies > 1 ? (at ? [-11, y - 4] : [-1, y + 3]) : [-5, y]
  if (armies) return [at ? 20 : 14, at ? y - 2 : y + 2]
  return scouts > 1 ? (at ? [-11, y - 3] : [6, y + 2]) : [-2, y]
}

/** The figures, each where it stands now. */
export function moving(ground: Ground, scene: Scene, movers: Mover[]): Lying[] {
  const built = new Set(scene.pieces.map(({ square }) => square))
  const found: Lying[] = []
  const before = new Map<string, number>()
  const count = (space: number, seat: number, kind: string): number =>
    movers.filter((one) => one.space === space && one.seat === seat && one.kind === kind).length
  for (const { id, kind, seat, space } of movers) {
    const square = ground.squares[space]
    if (!square) continue
    const stack = `${kind} ${seat} ${space}`
    const at = Math.min(1, before.get(stack) ?? 0)
    before.set(stack, at + 1)
    const army = kind === 'army'
    const room = built.has(space)
    const [dx, dy] = placeOf(
      army,
      at,
      count(space, seat, 'army'),
      count(space, seat, 'scout'),
      room,
    )
    const { x, y } = centre(square)
    const color = scene.seats[seat]?.color ?? ''
    found.push({
      key: id,
      x: x + dx - (room ? 8 : 0),
      y: y + dy,
      scale: room ? 0.86 : 1,
      art: army ? armyArt(color) : scoutArt(color),
    })
  }
  return found
}

export interface Count {
  key: string
  x: number
  y: number
  count: number
  color: string
}

/** How many figures stand together, where there is more than one of a kind. */
export function counts(ground: Ground, scene: Scene): Count[] {
  return scene.figures.flatMap(({ square, seat, kind, count }) => {
    const cell = ground.squares[square]
    if (count < 2 || !cell) return []
    const { x, y } = centre(cell)
    const aside = kind === 'army' ? -24 : 24
    const color = scene.seats[seat]?.color ?? ''
    return { key: `${seat} ${kind} ${square}`, x: x + aside, y: y + 24, count, color }
  })
}
