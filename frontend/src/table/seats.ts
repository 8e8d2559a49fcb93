/** Seats in words: who plays them, in which order they play. */
import { t } from '../words'
import type { Player, Scene, SeatTag } from '../wire.gen'

/** The people a seat stands for, or else its name. */
export function peopleOf(seat: SeatTag): string {
  return seat.people || seat.name
}

/** Who sits there in play: a person by name, where one is known and plays; else the seat itself. */
export function personOf(players: Player[], seat: SeatTag): string {
  const player = players.find((one) => one.seat === seat.seat)
  const plays = player?.kind === 'person' && !player.lent && !player.resigned
  return (plays && player.name) || seat.name
}

/** Who plays a seat: a person, a bot, or a bot in a person's place. */
export function playedBy(player: Player | undefined): string {
  if (!player) return ''
  if (player.kind === 'bot') return t('seat.bot', { bot: player.title })
  if (player.resigned && player.name)
    return t('seat.resigned', { name: player.name, bot: player.title })
  if (player.lent) return t('seat.lent', { bot: player.title })
  if (player.mine) return t('seat.mine')
  if (player.name) return player.here ? player.name : t('seat.named.away', { name: player.name })
  return player.here ? t('seat.here') : t('seat.away')
}

/** The seats in the order of their turns. */
export function turnOrder(scene: Scene): SeatTag[] {
  return scene.order.flatMap((seat) => scene.seats[seat] ?? [])
}

/** The seat that is asked, or whose turn it is while chance decides. */
export function active(scene: Scene): number {
  const asked = scene.question?.seat ?? -1
  return asked >= 0 ? asked : scene.turn
}
