/** The gold button: what one most likely wants now. Enter does the same, whatever has the focus. */
import type { GamePage } from '../games/page'
import type { Table } from '../state/table.svelte'
import { t } from '../words'
import type { Option } from '../wire.gen'
import { percent } from './numerals'

export interface Primary {
  text: string
  note: string // what one should know before, in a few words
  gives: boolean // it gives an answer; else it leads back
  passes?: boolean // it does what a pass does
  deed: () => void
}

/** Would the answer that waits to be confirmed end the turn, and nothing else? */
export function endsTurn(table: Table, page: GamePage): boolean {
  const { chosen, fate } = table
  if (!chosen || !fate?.ends || fate.final === 'end') return false
  return page.odds?.(table, chosen) === undefined
}

export function primaryOf(table: Table, page: GamePage): Primary | null {
  const { chosen, raised, shown, held, past } = table
  if (past) return null
  const up = raised.length > 1 ? null : raised[0]
  const option = chosen ?? (raised.length ? up : (shown ?? held))
  if (!table.asked) return null
  if (!option) return raised.length ? null : together(table, page)
  if (!chosen && table.prospect(option)?.state === 'dead') {
    return {
      text: t('prompt.another'),
      note: '',
      gives: false,
      deed: () => (raised.length ? table.cancel() : table.raise([option])),
    }
  }
  return {
    text: wordsFor(table, page, option),
    note: noteFor(table, page, option),
    gives: true,
    deed: () => void table.choose(option),
  }
}

/** Several answers in one press, where there is no other sensible way. */
function together(table: Table, page: GamePage): Primary | null {
  const answers = page.together?.(table) ?? []
  if (!answers.length) return null
  const counts = new Map<string, number>()
  for (const given of answers) {
    const said = table.options.find(({ answer }) => answer === given)?.text
    if (said && given !== -1) counts.set(said, (counts.get(said) ?? 0) + 1)
  }
  const note = [...counts].map(([said, count]) => (count > 1 ? `${count} × ${said}` : said))
  return {
    text: counts.size ? (page.togetherWords?.() ?? t('prompt.pay')) : t('prompt.paid'),
    note: note.join(', '),
    gives: false,
    passes: !counts.size,
    deed: () => table.giveAll(answers),
  }
}

function wordsFor(table: Table, page: GamePage, option: Option): string {
  if (endsTurn(table, page)) return t('turn.end')
  const odds = page.odds?.(table, option)
  if (odds !== undefined) return t('final.attack', { chance: percent(odds) })
  if (table.chosen) return t('final.confirm')
  if (option.answer === table.held?.answer) return t('prompt.lay')
  return t(table.prospect(option) ? 'prompt.play' : 'prompt.choose')
}

function noteFor(table: Table, page: GamePage, option: Option): string {
  const { fate } = table
  if (fate?.answer !== option.answer || endsTurn(table, page)) return ''
  if (fate.ends && !table.chosen) return t('final.ends')
  return fate.final ? t('final.lost') : ''
}
