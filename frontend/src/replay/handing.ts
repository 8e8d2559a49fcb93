/** Handing a game on: its record as a file, a link to a moment. Each says in words how it went. */
import * as api from '../net/api'
import { linkTo } from '../net/keys'
import type { Table } from '../state/table.svelte'
import { problemWords, t, type Word } from '../words'

export async function recordSaved(table: Table): Promise<string> {
  try {
    return t('replay.exported', { file: await saved(table) })
  } catch (error) {
    const refused = error as api.Refused
    return problemWords(refused.code, refused.message)
  }
}

/** A link for anybody: it watches, and begins at this moment. */
export const linkCopied = (table: Table, moment: number): Promise<string> =>
  copied(table, `?moment=${moment}`, 'replay.copied')

/** A link for anybody to the table as it is. */
export const gameShared = (table: Table): Promise<string> => copied(table, '', 'end.shared')

async function copied(table: Table, at: string, done: Word): Promise<string> {
  let link = ''
  try {
    const { watch } = await api.links(table.room, table.secrets)
    link = `${linkTo(table.room, watch)}${at}`
    await navigator.clipboard.writeText(link)
    return t(done)
  } catch (error) {
    return error instanceof api.Refused
      ? problemWords(error.code, error.message)
      : t('replay.not-copied', { link })
  }
}

/** Save the record as a file; its name is given back. */
async function saved(table: Table): Promise<string> {
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
