/** What sounds when: a card that is taken up, moves, dice and their end, one's own turn, talk, and
 * one's last minute. */
import { untrack } from 'svelte'
import { LOW } from '../state/clocks.svelte'
import type { Table } from '../state/table.svelte'
import type { Show } from './show.svelte'
import { sound } from './sound'
import { hasActed, turnOf, type Step } from './steps'

const ROLLED = 0.75 // seconds until dice lie still and their end is told

/** To be called while a component is made. */
export function sounding(table: Table, show: Show): void {
  const moved = (step: Step | null): void => {
    if (step?.travel) sound(step.travel.origin < 0 ? 'wood' : 'steps')
  }
  $effect(() => {
    if (table.raised.length) untrack(() => sound('paper'))
  })
  $effect(() => {
    const { now } = show
    untrack(() => moved(now))
  })
  $effect(() => {
    const { made } = show
    untrack(() => moved(made))
  })
  $effect(() => {
    const { fight } = show
    if (!fight) return
    untrack(() => {
      const mood = show.moodOf(fight)
      if (fight.attacker.dice.length) sound('dice')
      if (mood !== 'other') sound(mood === 'won' ? 'bell' : 'drum', ROLLED)
    })
  })
  const begins = $derived(
    table.asked && turnOf(table.log) === table.me && !hasActed(table.log, table.me),
  )
  $effect(() => {
    if (begins) untrack(() => sound('lyre'))
  })
  $effect(() => {
    if (table.talk.fresh) untrack(() => sound('tick'))
  })
  const last = $derived(table.clocks.runs(table.me) ? (table.clocks.left(table.me) ?? 0) : 0)
  $effect(() => {
    if (last > 0 && last < LOW) untrack(() => sound('tick'))
  })
}
