/** Who won, in words. */
import type { Snapshot, SeatTag } from '../wire.gen'
import { peopleOf } from '../table/seats'
import { t } from '../words'

export function winnersOf({ scene }: Snapshot): SeatTag[] {
  return scene.seats.filter((seat) => scene.winners.includes(seat.seat))
}

export function victoryWords(snapshot: Snapshot): string {
  const winners = winnersOf(snapshot)
  const who = winners.map(peopleOf).join(` ${t('end.and')} `)
  if (winners.length > 1) return t('end.share', { who })
  if (winners.length === 0) return t('end.over')
  const me = snapshot.seats.length === 1 && snapshot.seats[0] === winners[0]!.seat
  return me ? t('end.you') : t('end.wins', { who })
}
