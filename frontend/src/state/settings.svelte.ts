/** What a person prefers, kept in this browser. */
const STORE = 'ziggurat.settings'

export type Lang = 'en' | 'fr'
/** Before a turn ends: ask, end it by itself after a while, or at once. */
export type EndTurn = 'ask' | 'soon' | 'once'
export const SPEEDS = [1, 2, 0] as const
export type Speed = (typeof SPEEDS)[number] // of others' moves; 0: at once

interface Kept {
  lang: Lang
  theme: 'auto' | 'light' | 'dark'
  confirm: boolean
  endTurn: EndTurn
  atOnce: boolean
  notify: boolean
  grid: boolean
  leftRail: boolean
  rightRail: boolean
  speed: Speed
  sound: boolean
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
  endTurn = $state<EndTurn>('ask')
  atOnce = $state(false) // the first press plays what can be undone
  notify = $state(false) // tell by a notification when it is one's turn
  grid = $state(false) // the fields of an atlas, on a board that has them
  leftRail = $state(true) // where there is room for it
  rightRail = $state(true)
  speed = $state<Speed>(1)
  sound = $state(false)

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
    const {
      lang,
      theme,
      confirm,
      endTurn,
      atOnce,
      notify,
      grid,
      leftRail,
      rightRail,
      speed,
      sound,
    } = this
    const kept: Kept = {
      lang,
      theme,
      confirm,
      endTurn,
      atOnce,
      notify,
      grid,
      leftRail,
      rightRail,
      speed,
      sound,
    }
    localStorage.setItem(STORE, JSON.stringify(kept))
    document.documentElement.lang = lang
    document.documentElement.dataset.theme = this.dark ? 'dark' : 'light'
  }
}

export const settings = new Settings()
