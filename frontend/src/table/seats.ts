/** Seats in words: who leads them, who plays them, in which order they play. */
import { names } from '../games/dawn/catalogue.svelte'
import { t } from '../words'
import type { Player, Scene, Seat } from '../wire.gen'

/** The person who leads a seat; its colour while nobody does. */
export function leaderOf(seat: Seat): string {
  const entry = names.entry(`leader.${seat.leader}`)
  return entry?.leader || entry?.name || names.term(`color.${seat.color}`)
}

export function peopleOf(seat: Seat): string {
  return seat.leader ? names.name(`leader.${seat.leader}`) : ''
}

/** Who plays a seat: a person, a bot, or a bot in a person's place. */
export function playedBy(player: Player | undefined): string {
  if (!player) return ''
  if (player.kind === 'bot') return t('seat.bot', { bot: names.term(`bot.${player.bot}`) })
  if (player.lent) return t('seat.lent', { bot: names.term(`bot.${player.bot}`) })
  if (player.mine) return t('seat.mine')
  return player.here ? t('seat.here') : t('seat.away')
}

/** The seats from the first player on. */
export function turnOrder(scene: Scene): Seat[] {
  const first = Math.max(0, scene.first)
  return [...scene.seats.slice(first), ...scene.seats.slice(0, first)]
}

/** The seat that is asked, or whose turn it is while chance decides. */
export function active(scene: Scene): number {
  const asked = scene.question?.seat ?? -1
  return asked >= 0 ? asked : scene.turn
}
