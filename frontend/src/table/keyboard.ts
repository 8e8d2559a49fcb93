/** The keys of the table. Those of the map belong to the map. */
import type { Table } from '../state/table.svelte'
import type { Option } from '../wire.gen'
import { adviceOf } from './advice.svelte'
import { buttonAnswers, cardAnswers, fighting } from '../games/dawn/table/answers'

export interface Places {
  log: () => void
  help: () => void
}

/** The answer that a number means: a button in a fight, a card of the row, a button of the prompt. */
export function numbered(table: Table, number: number): Option | undefined {
  const scene = table.scene
  if (!scene) return undefined
  if (fighting(table.question)) {
    return table.options.filter((option) => option.answer !== -1)[number - 1]
  }
  const cards = cardAnswers(scene, table.options)
  if (cards.size) {
    const row = scene.seats[scene.seat]?.row ?? []
    const option = cards.get(row[number - 1]?.lane ?? -1)
    return option ?? buttonAnswers(scene, table.options)[number - row.length - 1]
  }
  return buttonAnswers(scene, table.options)[number - 1]
}

/** Whether a key is being typed into something, or belongs to what has the focus. */
function elsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true
  const at = event.target as HTMLElement | null
  return !!at?.closest?.('input:not([type=checkbox], [type=radio]), textarea, select, dialog')
}

export function pressKey(event: KeyboardEvent, table: Table, places: Places): void {
  if (elsewhere(event)) return
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const deed = deedOf(key, table, places, event.target as HTMLElement | null)
  if (!deed) return
  event.preventDefault()
  deed()
}

function deedOf(
  key: string,
  table: Table,
  places: Places,
  at: HTMLElement | null,
): (() => void) | undefined {
  const { chosen, snapshot, pass } = table
  if (key === '?') return places.help
  if (key === 'l') return places.log
  if (table.past || !snapshot) return undefined
  if (chosen && key === 'Escape') return () => table.cancel()
  // On a button Enter presses that button; the map confirms by itself.
  if (chosen && key === 'Enter' && !at?.closest('button, a, [role=application]')) {
    return () => void table.choose(chosen)
  }
  if (key === 'u' && snapshot.undo.may) return () => void table.undo()
  if (key === 'r' && snapshot.undo.redo && !table.question?.ghost) return () => void table.redo()
  if (key === 'h' && table.hints) return () => adviceOf(table).toggle()
  if (key === 'p' && pass) return () => void table.choose(pass)
  if (/^[1-9]$/.test(key)) {
    const option = numbered(table, Number(key))
    return option && (() => void table.choose(option))
  }
  return undefined
}
