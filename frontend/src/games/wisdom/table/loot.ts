/** Loot: what the winner of a battle may take, by the thing itself, which lies before the loser. */
import type { Option, Wisdom } from '../state'

/** Where a piece of loot lies: "trade", "culture", "coin", "tech", "event 2", or a resource or back by
 * its name. */
function placeOf({ target: { name, side, amount } }: Option): string {
  if (name === 'discard_coin') return 'coin'
  if (name === 'resource') return side
  return name === 'event' ? `event ${amount}` : name
}

export type Spoils = ReadonlyMap<string, Option[]>

/** What of a seat may be taken, by where it lies. */
export function spoilsOf({ options }: Wisdom, seat: number): Spoils {
  const found = new Map<string, Option[]>()
  for (const option of options) {
    if (option.target.on !== 'loot' || option.target.seat !== seat) continue
    const place = placeOf(option)
    found.set(place, [...(found.get(place) ?? []), option])
  }
  return found
}

/** The techs among them. */
export function spoiledTechs(spoils: Spoils): ReadonlySet<string> {
  return new Set((spoils.get('tech') ?? []).map(({ target }) => target.side))
}
