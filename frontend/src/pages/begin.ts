/** Beginning a game: ask the server for it, keep its secrets, go to its table. */
import * as api from '../net/api'
import { deviceFor, keepCreated, keepSecret } from '../net/keys'
import { settings } from '../state/settings.svelte'
import type { Created, NewGame } from '../wire.gen'

export async function begin(wish: NewGame, guided = false): Promise<void> {
  const made = await api.newGame(wish, settings.lang)
  keepCreated(made)
  location.hash = `#/table/${made.room}${guided ? '?guide' : ''}`
}

/** Take the seat that a link leads to, and keep what opens it. */
export async function join(room: string, link: string): Promise<void> {
  const { secret } = await api.claim(room, { secret: link, device: deviceFor(link) })
  keepSecret(room, secret)
}

/** Keep the game of a record file and open it at its beginning. */
export async function openRecord(file: File): Promise<void> {
  const made: Created = await api.importRecord(await file.text(), settings.lang)
  keepCreated(made)
  location.hash = `#/replay/${made.room}/0`
}
