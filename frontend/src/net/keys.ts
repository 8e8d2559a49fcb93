/** The games this browser knows, and its secrets for them. They never leave it but as a proof. */
import type { Created, WaitingView } from '../wire.gen'
import { freshKey } from './api'

export interface Known {
  room: string
  secrets: string[] // of seats, or the spectators' one
  links: { seat: number; secret: string }[] // invitations to hand on
  watch: string
  added: number
  waiting?: { name: string; link: string } // the waiting room it came from
}

const STORE = 'ziggurat.games'
const CLAIMS = 'ziggurat.claims'
const MOST = 200 // games, and links

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
  localStorage.setItem(STORE, JSON.stringify([game, ...others].slice(0, MOST)))
}

/** Keep a game that was just made here: its seats at this device, and the links to hand on. */
export function keepCreated(made: Created): void {
  const seats = made.seats.filter((seat) => seat.secret !== null)
  const here = seats.filter((seat) => seat.kind === 'here').map((seat) => seat.secret!)
  save({
    room: made.room,
    secrets: [...(here.length ? here : [made.watch]), made.host],
    links: seats
      .filter((seat) => seat.kind === 'link')
      .map((seat) => ({ seat: seat.seat, secret: seat.secret! })),
    watch: made.watch,
    added: Date.now(),
  })
}

function claims(): [string, string][] {
  try {
    return Object.entries(JSON.parse(localStorage.getItem(CLAIMS) ?? '{}') as object)
  } catch {
    return [] // begin anew
  }
}

/** The secret that this browser makes for itself to open a link with: kept before it is used, and
 * the same whenever the link is opened again. */
export function deviceFor(link: string): string {
  const old = claims().find(([each]) => each === link)
  if (old) return old[1]
  const device = freshKey(24)
  keepDevice(link, device)
  return device
}

/** Keep the secret that this browser opens a link with. */
export function keepDevice(link: string, device: string): void {
  const others = claims().filter(([each]) => each !== link)
  const kept = [...others, [link, device] as const].slice(-MOST)
  localStorage.setItem(CLAIMS, JSON.stringify(Object.fromEntries(kept)))
}

/** Keep a game that has begun in a waiting room. */
export function keepBegun(view: WaitingView): void {
  const secrets = [view.seat_secret || view.watch, view.host].filter((secret) => secret !== '')
  const { room, watch, name, link } = view
  save({ room, secrets, links: [], watch, added: Date.now(), waiting: { name, link } })
}

/** The address of a waiting room. */
export function linkToWaiting(name: string, link: string): string {
  return `${location.origin}${location.pathname}#/wait/${name}/${link}`
}

/** Keep a secret that opens a seat, or that of the spectators. */
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
