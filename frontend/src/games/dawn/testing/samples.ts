/** Tables at real moments of real games, with the English words (tests/table_fixtures.py). */
import catalogue from './fixtures/catalogue-en.json'
import base from './fixtures/base-choose-card.json'
import chooseCard from './fixtures/terra-choose-card.json'
import combat from './fixtures/terra-combat.json'
import explore from './fixtures/terra-explore.json'
import gainCard from './fixtures/terra-gain-card.json'
import over from './fixtures/terra-over.json'
import placing from './fixtures/terra-placing.json'
import { sceneOf, type Option, type Seat } from '../state'
import type { Body } from '../wire.gen'
import { names } from '../catalogue.svelte'
import { settings } from '../../../state/settings.svelte'
import { Table } from '../../../state/table.svelte'
import type { Snapshot } from '../../../wire.gen'
import type { Catalogue, Entry } from '../wire.gen'

const SAMPLES = { base, chooseCard, combat, explore, gainCard, over, placing }

export const ENGLISH = catalogue as unknown as Catalogue

/** A wonder of both editions of which nothing else is known. */
export const BLANK: Entry = {
  ...ENGLISH.entries.find((entry) => entry.key === 'wonder.petra')!,
  key: 'wonder.',
  name: '',
  text: '',
  pages: 'base p. 10',
  type: '',
}

export function sample(name: keyof typeof SAMPLES): Snapshot {
  return structuredClone(SAMPLES[name]) as unknown as Snapshot
}

/** A table that has heard this, in a browser with everything as it is at first. */
export function tableWith(snapshot: Snapshot): Table {
  names.use(ENGLISH)
  settings.lang = 'en'
  settings.confirm = true
  settings.endTurn = 'ask'
  settings.atOnce = false
  const table = new Table('room', ['secret'])
  table.hear(snapshot)
  return table
}

/** The corner of whoever looks. */
export function ownSeat(snapshot: Snapshot): Seat {
  const scene = sceneOf(structuredClone(snapshot.scene))
  return scene.seats[scene.seat]!
}

/** The answers with the things they are about. */
export function optionsOf(snapshot: Snapshot): Option[] {
  return sceneOf(structuredClone(snapshot.scene)).question?.options ?? []
}

/** Let a question have these answers. */
export function offer(snapshot: Snapshot, options: Option[]): void {
  snapshot.scene.question!.options = options.map(({ answer, name, text, space }) => ({
    answer,
    name,
    text,
    space,
  }))
  ;(snapshot.scene.body as Body).asking!.targets = options.map((option) => option.target)
}
