/** What lies on a space, in the catalogue's words. */
import { names } from '../catalogue.svelte'
import type { Scene } from '../state'
import type { Entry } from '../wire.gen'

export interface Explained {
  name: string
  text: string
  pages: string
  seat: number // whose it is, or -1
  count: number
}

export function whatLiesOn(scene: Scene, space: number, printed: string): Explained[] {
  const found: Explained[] = []
  const add = (entry: Entry | undefined, seat = -1, name = entry?.name ?? '', count = 1): void => {
    if (entry) found.push({ name, text: entry.text, pages: entry.pages, seat, count })
  }
  const here = <T extends { space: number }>(list: T[]): T[] =>
    list.filter((one) => one.space === space)

  for (const { kind, seat, district, reinforced, mature } of here(scene.pieces)) {
    if (kind === 'district') add(names.entry(`district.${district}`), seat)
    else if (kind === 'token')
      add(names.entry(reinforced ? 'piece.reinforced' : 'piece.token'), seat)
    else add(names.entry(`piece.${kind}`), seat)
    if (mature) add(names.entry('piece.mature'))
  }
  for (const { kind, name, seat } of here(scene.things)) {
    const entry = names.entry(ENTRY[kind]?.(name) ?? '')
    add(entry, seat, kind === 'barbarian' ? `${entry?.name} ${name}` : entry?.name)
  }
  for (const { kind, seat, count } of here(scene.figures)) {
    add(names.entry(`piece.${kind}`), seat, undefined, count)
  }
  if (printed === 'barbarian' && !found.length) add(names.entry('event.spawn'))
  return found
}

const ENTRY: Record<string, (name: string) => string> = {
  barbarian: () => 'piece.barbarian',
  resource: (name) => `resource.${name}`,
  natural_wonder: (name) => `natural.${name}`,
  city_state: (name) => `city_state.${name}`,
  wonder: (name) => `wonder.${name}`,
  fort: () => 'piece.fort',
}

/** Every book page named, each once. */
export function pagesOf(entries: { pages: string }[]): string {
  return [...new Set(entries.flatMap(({ pages }) => pages.split('; ')).filter(Boolean))].join(' · ')
}
