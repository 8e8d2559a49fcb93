/** How much room there is. The three layouts differ in what they hold, not only in its place. */
import { MediaQuery } from 'svelte/reactivity'

class Screen {
  readonly #phone = new MediaQuery('(max-width: 700px)')
  readonly #tablet = new MediaQuery('(max-width: 1180px)')

  get phone(): boolean {
    return this.#phone.current
  }

  get tablet(): boolean {
    return this.#tablet.current && !this.#phone.current
  }

  get desktop(): boolean {
    return !this.#tablet.current
  }
}

export const screen = new Screen()
