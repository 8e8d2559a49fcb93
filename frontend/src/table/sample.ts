/** Only for tests: tables at real moments of real games, with the English words. */
import en from '../fixtures/catalogue-en.json'
import chooseCard from '../fixtures/terra-choose-card.json'
import combat from '../fixtures/terra-combat.json'
import gainCard from '../fixtures/terra-gain-card.json'
import mid from '../fixtures/terra-4p-mid.json'
import over from '../fixtures/terra-over.json'
import { names } from '../state/catalogue.svelte'
import { settings } from '../state/settings.svelte'
import { Table } from '../state/table.svelte'
import type { Catalogue, Snapshot } from '../wire.gen'

const SAMPLES = { chooseCard, combat, gainCard, mid, over }

export function sample(name: keyof typeof SAMPLES): Snapshot {
  return structuredClone(SAMPLES[name]) as unknown as Snapshot
}

export function tableWith(snapshot: Snapshot): Table {
  names.use(en as unknown as Catalogue)
  settings.lang = 'en'
  settings.confirm = true
  const table = new Table('room', ['secret'])
  table.hear(snapshot)
  return table
}
