/** The keys of the table. Those of the map belong to the map. */
import type { GamePage } from '../games/page'
import type { Table } from '../state/table.svelte'
import { adviceOf } from './advice.svelte'

export interface Places {
  log: () => void
  help: () => void
  fold: (side: 'left' | 'right') => void
  peek: () => void // at the board, from a gallery or a drawer
  read: () => void
  back: () => boolean // close what lies over the board; false if nothing does
}

/** Whether a key is being typed into something, or belongs to what has the focus. */
function elsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true
  const at = event.target as HTMLElement | null
  return !!at?.closest?.('input:not([type=checkbox], [type=radio]), textarea, select, dialog')
}

export function pressKey(event: KeyboardEvent, table: Table, page: GamePage, places: Places): void {
  if (elsewhere(event)) return
  const letter = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const key = event.shiftKey && letter === 'u' ? 'Shift+u' : letter
  const deed = deedOf(key, table, page, places, event.target as HTMLElement | null)
  if (!deed) return
  if (deed() !== false) event.preventDefault()
}

type Deed = () => unknown // false: the key meant nothing after all

function deedOf(
  key: string,
  table: Table,
  page: GamePage,
  places: Places,
  at: HTMLElement | null,
): Deed | undefined {
  const { chosen, raised, snapshot, pass } = table
  if (key === '?') return places.help
  if (key === 'l') return places.log
  if (key === '[') return () => places.fold('left')
  if (key === ']') return () => places.fold('right')
  if (key === 'i') return places.read
  if (key === 'm') return places.peek
  if (key === 'Escape') return chosen || raised.length ? () => table.cancel() : places.back
  if (table.past || !snapshot) return undefined
  // On a button Enter presses that button; the map confirms by itself.
  const waits = chosen ?? (raised.length === 1 ? raised[0] : undefined)
  if (waits && key === 'Enter' && !at?.closest('button, a, [role=application]')) {
    const dead = !chosen && table.prospect(waits)?.state === 'dead'
    return () => (dead ? table.cancel() : void table.choose(waits)) // as the first button says
  }
  if (key === 'Shift+u' && snapshot.restart > 0) return () => void table.restart()
  if (key === 'u' && snapshot.undo.may) return () => void table.undo()
  if (page.claims?.(table, key)) return undefined
  if (key === 'r' && snapshot.undo.redo) return () => void table.redo()
  if (key === 'h' && table.hints) return () => adviceOf(table).toggle()
  if (key === 'p' && pass) return () => void table.choose(pass)
  if (/^[1-9]$/.test(key)) {
    const option = raised.length > 1 ? raised[Number(key) - 1] : page.numbered(table, Number(key))
    return option && (() => void table.choose(option))
  }
  return undefined
}
