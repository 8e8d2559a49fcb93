/** The page that an address names. */
export type Page =
  | { at: 'home' }
  | { at: 'new' }
  | { at: 'join'; room: string; secret: string; moment: number | null }
  | { at: 'wait'; name: string; secret: string } // a waiting room
  | { at: 'table'; room: string; guided: boolean }
  | { at: 'replay'; room: string; moment: number | null } // null: the first turn
  | { at: 'replays' }
  | { at: 'learn'; game: string; key: string } // of the first game, if it is named ""
  | { at: 'nowhere' }

/** The words between the slashes of the part after the `#`. */
export function route(hash: string): string[] {
  return hash
    .replace(/^#/, '')
    .replace(/\?.*$/, '')
    .split('/')
    .filter((word) => word !== '')
    .map(decoded)
}

function decoded(word: string): string {
  try {
    return decodeURIComponent(word)
  } catch {
    return word
  }
}

export function page(hash: string): Page {
  const [at, first, second, ...more] = route(hash)
  if (more.length === 0) {
    if (at === undefined) return { at: 'home' }
    if (at === 'new' && !first) return { at }
    if (at === 'replays' && !first) return { at }
    if (at === 'learn') {
      // An address of before the games were several names a thing alone, which has a dot.
      if (first?.includes('.') && !second) return { at, game: '', key: first }
      return { at, game: first ?? '', key: second ?? '' }
    }
    if (at === 'join' && first && second) {
      const moment = /\?moment=(\d+)$/.exec(hash)
      return { at, room: first, secret: second, moment: moment ? Number(moment[1]) : null }
    }
    if (at === 'wait' && first && second) return { at, name: first, secret: second }
    if (at === 'table' && first && !second)
      return { at, room: first, guided: /\?guide$/.test(hash) }
    if (at === 'replay' && first) {
      return { at, room: first, moment: second ? Number.parseInt(second) || 0 : null }
    }
  }
  return { at: 'nowhere' }
}
