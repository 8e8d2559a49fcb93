/** Another game with the same people: in the waiting room they met in, or else as this one began. */
import * as api from '../net/api'
import { deviceFor, knownRoom } from '../net/keys'
import { begin } from '../pages/begin'
import { settings } from '../state/settings.svelte'
import type { Table } from '../state/table.svelte'

const AGAIN = 4000 // milliseconds until one looks who is back there

export class Rematch {
  place = $state.raw<{ name: string; link: string } | null>(null) // where they met
  waiting = $state.raw<string[]>([]) // who is back there already

  /** To be made while a component is. */
  constructor(readonly table: Table) {
    this.place = knownRoom(table.room)?.waiting ?? null
    $effect(() => {
      if (!this.place) return
      let left = false
      const look = async (): Promise<void> => {
        const found = await this.#look()
        if (!left) this.waiting = found
      }
      void look()
      const clock = setInterval(() => void look(), AGAIN)
      return () => {
        left = true
        clearInterval(clock)
      }
    })
  }

  /** Go back to the waiting room, ready; or begin a game with the same settings. */
  async go(): Promise<void> {
    if (this.place) return this.#back(this.place)
    const { room, secrets } = this.table
    const { again } = await api.summary(room, secrets, settings.lang)
    await begin(again)
  }

  async #back({ name, link }: { name: string; link: string }): Promise<void> {
    try {
      await api.again(name, [link, deviceFor(link)])
    } catch (error) {
      // Their next game runs already: the waiting room leads there.
      if ((error as api.Refused).code !== 'running') throw error
    }
    location.hash = `#/wait/${name}/${link}`
  }

  async #look(): Promise<string[]> {
    const { name, link } = this.place!
    try {
      const view = await api.waiting(name, [link, deviceFor(link)])
      if (view.room === this.table.room) return []
      return view.people.filter((each) => !each.mine && each.ready).map((each) => each.name)
    } catch (error) {
      const { code } = error as api.Refused
      if (code === 'no-game' || code === 'old-link') this.place = null // forgotten, or sent away
      return []
    }
  }
}
