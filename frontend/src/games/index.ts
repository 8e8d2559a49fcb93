/** The pages of games: found by their folders, and loaded when such a game is opened. */
import type { Component } from 'svelte'
import type { GamePage } from './page'

const PAGES = import.meta.glob<{ page: GamePage }>('./*/index.ts')
const LANDSCAPES = import.meta.glob<{ default: Component }>('./*/Landscape.svelte')
const REFERENCES = import.meta.glob<{ default: Component<{ key: string }> }>(
  './*/learn/Learn.svelte',
)

/** The page of a game; the plain one for a game that has none. */
export async function pageOf(game: string): Promise<GamePage> {
  const load = PAGES[`./${game}/index.ts`] ?? (() => import('../plain'))
  return (await load()).page
}

/** A picture for the first page; null for a game that has none. */
export async function landscapeOf(game: string): Promise<Component | null> {
  return (await LANDSCAPES[`./${game}/Landscape.svelte`]?.())?.default ?? null
}

/** The games whose rules and cards can be looked up. */
export const REFERENCED = Object.keys(REFERENCES).map((path) => path.split('/')[1]!)

export async function referenceOf(game: string): Promise<Component<{ key: string }>> {
  return (await REFERENCES[`./${game}/learn/Learn.svelte`]!()).default
}
