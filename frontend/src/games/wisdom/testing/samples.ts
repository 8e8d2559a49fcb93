/** Tables at real moments of real games, with the English words (tests/wisdom/pictures.py). */
import { settings } from '../../../state/settings.svelte'
import { Table } from '../../../state/table.svelte'
import type { Snapshot } from '../../../wire.gen'
import { names } from '../catalogue.svelte'
import { sceneOf, type Option, type Scene } from '../state'
import type { Asking, Body, Catalogue, Ground, Target } from '../wire.gen'
import battle from './fixtures/battle.json'
import catalogue from './fixtures/catalogue-en.json'
import city from './fixtures/city.json'
import offering from './fixtures/offer.json'
import produce from './fixtures/produce.json'
import step from './fixtures/step.json'

const SAMPLES = { battle, city, offering, produce, step }
export type Sample = keyof typeof SAMPLES
export const MOMENTS = Object.keys(SAMPLES) as Sample[]

export const ENGLISH = catalogue as unknown as Catalogue

export function sample(name: Sample): Snapshot {
  return structuredClone(SAMPLES[name]) as unknown as Snapshot
}

export function bodyOf(snapshot: Snapshot): Body {
  return snapshot.scene.body as Body
}

/** What this game tells of the question, to be changed. */
export function askingOf(snapshot: Snapshot): Asking {
  return bodyOf(snapshot).asking!
}

export function groundOf(snapshot: Snapshot): Ground {
  return snapshot.scene.ground as Ground
}

/** Let the answer with this number be about something else. */
export function aim(snapshot: Snapshot, at: number, target: Partial<Target>): void {
  Object.assign(askingOf(snapshot).targets[at]!, target)
}

/** A table that has heard this, in a browser with everything as it is at first. */
export function tableWith(snapshot: Snapshot): Table {
  names.use(ENGLISH, 'en')
  settings.lang = 'en'
  settings.confirm = true
  settings.atOnce = false
  const table = new Table('room', ['secret'])
  table.hear(snapshot)
  return table
}

/** What the page draws of it. */
export function drawn(snapshot: Snapshot): Scene {
  return sceneOf(structuredClone(snapshot.scene))
}

/** Let a question have these answers: their words and what they are about. */
export function offer(snapshot: Snapshot, answers: [string, Partial<Target>][]): Option[] {
  const { question } = snapshot.scene
  const asking = bodyOf(snapshot).asking!
  const bare = asking.targets[0]!
  const targets = answers.map(([, target]) => ({
    ...bare,
    square: -1,
    city: -1,
    name: '',
    side: '',
    front: -1,
    changes: [],
    ...target,
    on: target.on ?? 'button',
  }))
  question!.options = answers.map(([text], answer) => ({ answer, name: text, text, space: -1 }))
  asking.targets = targets
  return question!.options.map((option, at) => ({ ...option, target: targets[at]! }))
}
