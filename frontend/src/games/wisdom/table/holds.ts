/** What a seat holds, in words: faces for who may see them, backs for the others. */
import { names } from '../catalogue.svelte'
import type { EventCard, Marker, Units } from '../wire.gen'
import { t } from '../words'
import { roman } from './numerals'

export function markerWords({ back, result }: Marker): string {
  const kept = t(`marker.${back}`)
  return result ? `${kept}: ${resultTitle(result)}` : t('marker.unseen', { marker: kept })
}

/** What lay under a hut or village. */
export function resultTitle(result: string): string {
  return names.entry('result', result)?.title ?? names.title('resource', result)
}

export function eventWords({ event, level }: EventCard): string {
  const card = t('event.level', { level: roman(level) })
  return event ? `${names.title('event', event)} (${card})` : t('event.unseen', { card })
}

/** A unit card: the name its type has at this rank is the server's; the figures are printed. */
export function unitWords(unit: Units): string {
  const type = names.title('unit', unit.type)
  if (!unit.kind) return t('unit.unseen', { type, count: unit.count })
  return t('unit.said', {
    type,
    count: unit.count,
    rank: roman(unit.rank),
    strength: unit.strength,
    health: unit.health,
  })
}

export interface Heap {
  marker: Marker
  count: number
}

/** Markers that look the same lie on one heap. */
export function heaps(markers: Marker[]): Heap[] {
  const found = new Map<string, Heap>()
  for (const marker of markers) {
    const key = `${marker.back} ${marker.result}`
    found.set(key, { marker, count: (found.get(key)?.count ?? 0) + 1 })
  }
  return [...found.values()]
}
