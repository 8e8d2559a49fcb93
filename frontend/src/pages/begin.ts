/** Beginning a game: ask the server for it, keep its secrets, go to its table. */
import * as api from '../net/api'
import { freshKey } from '../net/api'
import { deviceFor, keepCreated, keepDevice, keepSecret } from '../net/keys'
import { person } from '../state/person.svelte'
import { settings } from '../state/settings.svelte'
import type { Created, NewGame } from '../wire.gen'

export async function begin(wish: NewGame, guided = false): Promise<void> {
  const made = await api.newGame(named(wish), settings.lang)
  keepCreated(made)
  location.hash = `#/table/${made.room}${guided ? '?guide' : ''}`
}

/** The wish with this person's name, if only one plays here. */
function named(wish: NewGame): NewGame {
  const here = wish.seats.filter((seat) => seat.kind === 'here')
  if (here.length !== 1 || !person.name) return wish
  const seats = wish.seats.map((seat) => (seat === here[0] ? { ...seat, name: person.name } : seat))
  return { ...wish, seats }
}

/** Open a waiting room for a game, and go there. */
export async function invite(wish: NewGame): Promise<void> {
  const device = freshKey(24)
  const { name, color } = person
  const view = await api.openWaiting({ wish, name, color, device }, settings.lang)
  keepDevice(view.link, device)
  location.hash = `#/wait/${view.name}/${view.link}`
}

/** Go on here with a game from another device. */
export async function useCode(words: string): Promise<void> {
  const { room, secret } = await api.useCode(words)
  await join(room, secret)
  location.hash = `#/table/${room}`
}

/** Take the seat that a link leads to, and keep what opens it. */
export async function join(room: string, link: string): Promise<number> {
  const { seat, secret } = await api.claim(room, { secret: link, device: deviceFor(link) })
  keepSecret(room, secret)
  return seat
}

/** Keep the game of a record file and open it at its beginning. */
export async function openRecord(file: File): Promise<void> {
  const made: Created = await api.importRecord(await file.text(), settings.lang)
  keepCreated(made)
  location.hash = `#/replay/${made.room}/0`
}
