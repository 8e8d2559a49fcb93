/** The games this browser knows, and its secrets for them. They never leave it but as a proof. */
import type { Created } from '../wire.gen'

export interface Known {
  room: string
  secrets: string[] // of seats, or the spectators' one
  links: { seat: number; secret: string }[] // of persons by link, to hand on
  watch: string
  added: number
}

const STORE = 'ziggurat.games'

export function known(): Known[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]')
    return Array.isArray(found) ? (found as Known[]) : []
  } catch {
    return []
  }
}

export function knownRoom(room: string): Known | undefined {
  return known().find((game) => game.room === room)
}

function save(game: Known): void {
  const others = known().filter((other) => other.room !== game.room)
  localStorage.setItem(STORE, JSON.stringify([game, ...others].slice(0, 200)))
}

/** Keep a game that was just made here: its seats at this device, and the links to hand on. */
export function keepCreated(made: Created): void {
  const seats = made.seats.filter((seat) => seat.secret !== null)
  const here = seats.filter((seat) => seat.kind === 'here').map((seat) => seat.secret!)
  save({
    room: made.room,
    secrets: here.length ? here : [made.watch],
    links: seats
      .filter((seat) => seat.kind === 'link')
      .map((seat) => ({ seat: seat.seat, secret: seat.secret! })),
    watch: made.watch,
    added: Date.now(),
  })
}

/** Keep a secret that came by link. */
export function keepSecret(room: string, secret: string): void {
  const old = knownRoom(room)
  if (old && (old.secrets.includes(secret) || old.watch === secret)) return
  const secrets = old ? [...old.secrets.filter((s) => s !== old.watch), secret] : [secret]
  save({ room, links: [], watch: '', ...old, secrets, added: Date.now() })
}

export function forget(room: string): void {
  localStorage.setItem(STORE, JSON.stringify(known().filter((game) => game.room !== room)))
}

/** The address by which somebody else joins; the part after # never reaches a server's log. */
export function linkTo(room: string, secret: string): string {
  return `${location.origin}${location.pathname}#/join/${room}/${secret}`
}
