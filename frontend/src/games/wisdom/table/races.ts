/** The four ways to win, in words. */
import type { Race } from '../wire.gen'
import { t } from '../words'

/** How much of the way a seat has gone; 0 where it cannot be counted up. */
export function share({ need, have }: Race, seat: number): number {
  return need > 0 ? Math.min(1, (have[seat] ?? 0) / need) : 0
}

/** The figure of a seat; for conquest the steps to go, and nothing where there are none. */
export function figure({ have }: Race, seat: number): string {
  const value = have[seat] ?? -1
  return value < 0 ? '–' : String(value)
}

export function wayWords(race: Race, seat: number): string {
  const way = t(`way.${race.way}`)
  const have = figure(race, seat)
  if (race.need > 0) return t('race.have', { way, have, need: race.need })
  return have === '–' ? t('race.none', { way }) : t('race.steps', { way, have })
}

/** The seats that are ahead on a way. */
export function leaders({ need, have }: Race): number[] {
  const counted = have.filter((value) => value >= 0)
  if (!counted.length) return []
  const best = need > 0 ? Math.max(...counted) : Math.min(...counted)
  if (need > 0 && best === 0) return []
  return have.flatMap((value, seat) => (value === best ? [seat] : []))
}
