/** The names and effects of every card and piece, in the language chosen. */
import type { Catalogue, Entry } from './wire.gen'
import * as api from '../../net/api'
import { settings, type Lang } from '../../state/settings.svelte'

class Names {
  #loaded = $state.raw<Partial<Record<Lang, Catalogue>>>({})
  readonly current = $derived(this.#loaded[settings.lang] ?? null)
  readonly byKey = $derived(
    new Map<string, Entry>(this.current?.entries.map((entry) => [entry.key, entry])),
  )

  /** Fetch the words of a language, unless they are here. */
  async load(lang: Lang): Promise<void> {
    if (this.#loaded[lang]) return
    const found = await api.catalogue<Catalogue>('dawn', lang)
    this.#loaded = { ...this.#loaded, [lang]: found }
  }

  /** For tests and pictures. */
  use(catalogue: Catalogue): void {
    this.#loaded = { ...this.#loaded, [catalogue.lang as Lang]: catalogue }
  }

  entry(key: string): Entry | undefined {
    return this.byKey.get(key)
  }

  name(key: string): string {
    return this.byKey.get(key)?.name ?? this.current?.terms[key] ?? key
  }

  text(key: string): string {
    return this.byKey.get(key)?.text ?? ''
  }

  /** A word such as "terrain.forest". */
  term(key: string): string {
    return this.current?.terms[key] ?? key
  }
}

export const names = new Names()
