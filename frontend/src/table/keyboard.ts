/** The keys of the table. At any moment a key means one thing; those of the map belong to it. */
import type { GamePage } from '../games/page'
import { settings } from '../state/settings.svelte'
import type { Table } from '../state/table.svelte'
import { adviceOf } from './advice.svelte'
import { primaryOf } from './primary'

export interface Places {
  log: () => void
  talk: () => void
  help: () => void
  fold: (side: 'left' | 'right') => void
  peek: () => void // at the board, from a gallery or a drawer; or back to it
  see: () => boolean // the same while a key is held; false if nothing lies over the board
  open: () => boolean // what was put aside; false if nothing was
  read: () => void
  back: () => boolean // close what lies over the board; false if nothing does
}

type Deed = () => unknown // false: the key meant nothing after all
export type Meaning = [key: string, deed: Deed | undefined]

/** Whether a key is being typed into something, or belongs to what has the focus. */
function elsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true
  const at = event.target as HTMLElement | null
  return !!at?.closest?.('input:not([type=checkbox], [type=radio]), textarea, select, dialog')
}

/** On a button that one came to with the keyboard, Enter and Space press that button. */
function pressesButton(event: KeyboardEvent): boolean {
  const button = (event.target as HTMLElement | null)?.closest?.('button, a, summary')
  if (!button) return false
  return event.key === ' ' || (event.key === 'Enter' && button.matches(':focus-visible'))
}

export function pressKey(event: KeyboardEvent, table: Table, page: GamePage, places: Places): void {
  if (elsewhere(event) || pressesButton(event)) return
  const letter = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const key = event.shiftKey && letter === 'u' ? 'Shift+u' : letter
  const deed = keysOf(table, page, places).find(([each, does]) => each === key && does)?.[1]
  if (deed && deed() !== false) event.preventDefault()
}

/** What every key means now; nothing, where it has no deed. */
export function keysOf(table: Table, page: GamePage, places: Places): Meaning[] {
  return [
    ...(page.meanings?.(table) ?? []),
    ['?', places.help],
    ['l', places.log],
    ['t', places.talk],
    ['[', () => places.fold('left')],
    [']', () => places.fold('right')],
    ['i', places.read],
    ['m', places.peek],
    [' ', places.see],
    ['Escape', () => back(table) || places.back()],
    ['s', () => void (settings.sound = !settings.sound)],
    ['g', page.atlas ? () => (settings.grid = !settings.grid) : undefined],
    ...(table.past || !table.snapshot ? [] : answering(table, page, places)),
  ]
}

/** Esc goes one step back. */
function back(table: Table): boolean {
  const up = table.chosen !== null || table.raised.length > 0
  const advice = adviceOf(table)
  if (up) table.cancel()
  else if (advice.open) advice.close()
  else return false
  return true
}

function answering(table: Table, page: GamePage, places: Places): Meaning[] {
  const { raised, snapshot, pass } = table
  const { undo, restart } = snapshot!
  const advice = adviceOf(table)
  const primary = primaryOf(table, page)
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number): Meaning => {
    const option = raised.length > 1 ? raised[number - 1] : page.numbered(table, number)
    return [String(number), option && (() => table.press(option))]
  })
  return [
    ['Enter', primary?.deed ?? places.open],
    ['u', undo.may ? () => void table.undo() : undefined],
    ['Shift+u', restart > 0 ? () => void table.restart() : undefined],
    ['r', undo.redo ? () => void table.redo() : undefined],
    ['h', table.hints ? () => advice.toggle() : undefined],
    ['n', advice.open ? () => advice.next() : undefined],
    ['p', pass && (() => table.press(pass))],
    ...numbers,
  ]
}
