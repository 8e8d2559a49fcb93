/** Who sits at this browser: a name and a colour, asked once and kept here. No account. */
const STORE = 'ziggurat.person'
export const LONGEST = 24 // letters of a name
export const COLORS = ['blue', 'green', 'orange', 'red', 'purple'] as const

class Person {
  name = $state('')
  color = $state<string>(COLORS[0])

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Person>
      if (typeof kept.name === 'string') this.name = kept.name.slice(0, LONGEST)
      if (COLORS.some((color) => color === kept.color)) this.color = kept.color!
    } catch {
      // nobody yet
    }
  }

  keep(name: string, color: string): void {
    this.name = name.trim().replace(/\s+/g, ' ').slice(0, LONGEST)
    this.color = color
    localStorage.setItem(STORE, JSON.stringify({ name: this.name, color }))
  }
}

export const person = new Person()
