/** What a person prefers, kept in this browser. */
const STORE = 'ziggurat.settings'

export type Lang = 'en' | 'fr'

interface Kept {
  lang: Lang
  theme: 'auto' | 'light' | 'dark'
  confirm: boolean
  oneTap: boolean
  notify: boolean
  leftRail: boolean
  rightRail: boolean
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Kept>
  } catch {
    return {}
  }
}

class Settings {
  lang = $state<Lang>(navigator.language.startsWith('fr') ? 'fr' : 'en')
  theme = $state<Kept['theme']>('auto')
  confirm = $state(true) // ask again before what cannot be undone
  oneTap = $state(false) // on touch screens a tap chooses without a second one
  notify = $state(false) // tell by a notification when it is one's turn
  leftRail = $state(true) // where there is room for it
  rightRail = $state(true)

  #system = $state(false) // does the system ask for dark pages?
  readonly dark = $derived(this.theme === 'auto' ? this.#system : this.theme === 'dark')

  constructor() {
    Object.assign(this, kept())
    const system = matchMedia('(prefers-color-scheme: dark)')
    this.#system = system.matches
    system.addEventListener('change', () => (this.#system = system.matches))
  }

  /** Keep the settings and show them on the page. To be called in an effect. */
  apply(): void {
    const { lang, theme, confirm, oneTap, notify, leftRail, rightRail } = this
    const kept: Kept = { lang, theme, confirm, oneTap, notify, leftRail, rightRail }
    localStorage.setItem(STORE, JSON.stringify(kept))
    document.documentElement.lang = lang
    document.documentElement.dataset.theme = this.dark ? 'dark' : 'light'
  }
}

export const settings = new Settings()
