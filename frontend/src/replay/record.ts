/** The record of a game as a file, and who would play such a game once more. */
import type { NewGame, Player, SeatWish } from '../wire.gen'
import * as api from '../net/api'
import type { Table } from '../state/table.svelte'

/** Save the record as a file; its name is given back. */
export async function saveRecord(table: Table): Promise<string> {
  const record = await api.record(table.room, table.secrets)
  const file = `${table.room}.ziggurat.json`
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(record, null, 1)], { type: 'application/json' }),
  )
  const link = document.createElement('a')
  link.href = url
  link.download = file
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
  return file
}

/** Who sits where, as one asks for it: oneself here, other persons by link, the bots again. */
export function sameSeats(players: Player[]): NewGame['seats'] {
  const wishes = players.map((player): SeatWish => {
    if (player.kind === 'bot') return { kind: 'bot', bot: player.bot }
    return { kind: player.mine ? 'here' : 'link', bot: '' }
  })
  return wishes as NewGame['seats']
}
