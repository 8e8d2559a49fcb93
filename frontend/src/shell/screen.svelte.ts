/** How much room there is. The layouts differ in what they hold, not only in its place. */
import { MediaQuery } from 'svelte/reactivity'
import { WINDOWS, type Layout } from './sizes'

class Screen {
  readonly #windows = WINDOWS.map(([layout, query]) => ({ layout, fits: new MediaQuery(query) }))
  readonly #coarse = new MediaQuery('(pointer: coarse)')

  get layout(): Layout {
    return this.#windows.find(({ fits }) => fits.current)?.layout ?? 'wide'
  }

  /** A phone held upright. */
  get phone(): boolean {
    return this.layout === 'phone' || this.layout === 'small'
  }

  /** A phone on its side. */
  get sideways(): boolean {
    return this.layout === 'sideways'
  }

  get tablet(): boolean {
    return this.layout === 'tablet'
  }

  /** The own seat and the reader have a place of their own. */
  get desktop(): boolean {
    return this.layout === 'wide' || this.layout === 'laptop'
  }

  /** Fingers point, not a mouse. */
  get touch(): boolean {
    return this.#coarse.current
  }
}

export const screen = new Screen()
