import type { Opponent } from '../wire.gen'
import { t, type Word } from '../words'

/** What an opponent is called, with its strength in a word; the name of a level is that word. */
export function withStrength(bot: Opponent): string {
  if (bot.level) return bot.title
  const strength = t(`wait.strength.${bot.strength}` as Word)
  return t('wait.strength', { bot: bot.title, strength })
}
