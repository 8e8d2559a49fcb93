/** What the log tells besides its sentences: how pages of it are put together. */
import type { Told } from '../wire.gen'

export const NOTHING_TOLD: Told = { fights: [], travels: [] }

/** What had been told before a moment. */
export function toldBefore({ fights, travels }: Told, moment: number): Told {
  return {
    fights: fights.filter((fight) => fight.end < moment),
    travels: travels.filter((travel) => travel.moment < moment),
  }
}

/** What two pieces of a log tell, the older one first. A step that is told again has gained more
 * since; its sentence stays that of its line. */
export function toldTogether(older: Told, newer: Told): Told {
  const key = (travel: Told['travels'][number]): string => `${travel.moment} ${travel.number}`
  const travels = new Map(older.travels.map((travel) => [key(travel), travel]))
  for (const travel of newer.travels) {
    const known = travels.get(key(travel))
    travels.set(key(travel), known ? { ...known, gain: travel.gain } : travel)
  }
  const sorted = [...travels.values()].sort((a, b) => a.moment - b.moment || a.number - b.number)
  return { fights: [...older.fights, ...newer.fights], travels: sorted }
}
