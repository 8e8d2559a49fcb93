/** The analysis of a finished game, as far as it is worked out, and on until it is. */
import * as api from '../net/api'
import { settings } from '../state/settings.svelte'
import type { Table } from '../state/table.svelte'
import { percent } from '../table/numerals'
import { peopleOf } from '../table/seats'
import type { Analysis, Turning } from '../wire.gen'
import { t } from '../words'

const AGAIN = 1000 // milliseconds until one asks how far it is

export class Study {
  found = $state.raw<Analysis | null>(null)
  trouble = $state.raw<api.Refused | null>(null)
  wanted = $state(false) // also if nobody asked for it yet

  readonly ready = $derived(
    this.found !== null && this.found.of > 0 && this.found.done === this.found.of,
  )
  /** Nobody asked for it yet. */
  readonly missing = $derived(!this.wanted && this.found?.of === 0)
  readonly points = $derived(this.found?.points ?? [])
  readonly moments = $derived(this.points.map((point) => point.at))
  readonly seats = $derived.by(() => this.table.scene?.seats ?? [])
  readonly courses = $derived(
    this.seats.map((seat) => ({
      color: seat.color,
      name: peopleOf(seat),
      values: this.points.map((point) => percent(point.chances[seat.seat] ?? 0)),
    })),
  )

  /** To be made while a component is. */
  constructor(
    readonly table: Table,
    wanted: boolean,
  ) {
    this.wanted = wanted
    $effect(() => {
      const { lang } = settings
      const begin = this.wanted
      let timer: ReturnType<typeof setTimeout> | undefined
      let left = false
      const look = async (): Promise<void> => {
        try {
          const told = await api.analysis(table.room, table.secrets, lang, begin)
          if (left) return
          this.found = told
          this.trouble = null
          if (told.done < told.of) timer = setTimeout(look, AGAIN)
        } catch (error) {
          if (left) return
          this.trouble = error as api.Refused
          if (this.trouble.code === 'offline') timer = setTimeout(look, AGAIN)
        }
      }
      void look()
      return () => {
        left = true
        clearTimeout(timer)
      }
    })
  }

  /** The answers that cost most, so many of them, in the order of the game. */
  turning(most = Infinity): Turning[] {
    return (this.found?.turning ?? []).slice(0, most).toSorted((a, b) => a.at - b.at)
  }

  /** What was played, as the log tells it. */
  told({ at, seat, played }: Turning): string {
    const round = this.points.findLast((point) => point.at <= at)?.round ?? 0
    const line = this.table.log.find((other) => other.moment === at && other.seat === seat)
    return t('replay.told', { round, line: line?.text ?? played.text })
  }
}
