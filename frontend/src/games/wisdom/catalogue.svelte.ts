/** The names and effects of every card and piece, in the language chosen. */
import * as api from '../../net/api'
import { settings, type Lang } from '../../state/settings.svelte'
import type { Catalogue, Entry } from './wire.gen'

class Names {
  #loaded = $state.raw<Partial<Record<Lang, Catalogue>>>({})
  readonly current = $derived(this.#loaded[settings.lang] ?? null)
  readonly #entries = $derived(
    new Map<string, Entry>(
      this.current?.entries.map((entry) => [`${entry.kind} ${entry.name}`, entry]),
    ),
  )

  /** Fetch the words of a language, unless they are here. */
  async load(lang: Lang): Promise<void> {
    if (this.#loaded[lang]) return
    this.use(await api.catalogue<Catalogue>('wisdom', lang), lang)
  }

  use(catalogue: Catalogue, lang: Lang): void {
    this.#loaded = { ...this.#loaded, [lang]: catalogue }
  }

  entry(kind: string, name: string): Entry | undefined {
    return this.#entries.get(`${kind} ${name}`)
  }

  title(kind: string, name: string): string {
    return this.entry(kind, name)?.title ?? name
  }

  text(kind: string, name: string): string {
    return this.entry(kind, name)?.text ?? ''
  }
}

export const names = new Names()
