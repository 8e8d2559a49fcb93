/** The course of a game in figures, as the server tells it in the language chosen. */
import * as api from '../net/api'
import { settings } from '../state/settings.svelte'
import type { Table } from '../state/table.svelte'
import type { History } from '../wire.gen'

export class Course {
  history = $state.raw<History | null>(null)
  trouble = $state.raw<api.Refused | null>(null)

  /** To be made while a component is. */
  constructor(table: Table) {
    $effect(() => {
      let left = false
      api.history(table.room, table.secrets, settings.lang).then(
        (found) => left || (this.history = found),
        (refused: api.Refused) => left || (this.trouble = refused),
      )
      return () => (left = true)
    })
  }
}
