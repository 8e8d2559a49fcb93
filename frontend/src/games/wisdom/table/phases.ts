import { names } from '../catalogue.svelte'
import { t } from '../words'

/** The five phases of a turn, in their order. */
export const PHASES = ['start', 'trade', 'city', 'movement', 'research'] as const

/** The phase after this one; "" before the first turn. */
export function nextPhase(phase: string): string {
  const at = PHASES.findIndex((one) => one === phase)
  return at < 0 ? '' : PHASES[(at + 1) % PHASES.length]!
}

/** What a phase is called; before the first turn there is none. */
export function phaseTitle(phase: string): string {
  return phase === 'setting_up' ? t('phase.setting_up') : names.title('phase', phase)
}
