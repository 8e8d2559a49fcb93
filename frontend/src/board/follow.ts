/** Armies and caravans have no names, but one should see which one moved. */
/** So many of a kind on a space. */
export interface Group {
  kind: string
  seat: number
  space: number
  count: number
}

export interface Mover {
  id: string
  kind: string
  seat: number
  space: number
}

/** The figures of a scene, each with the id it had before: those that stayed keep theirs, and those
 * that left a space are taken for those that came to another. */
export function followed(before: Mover[], figures: Group[]): Mover[] {
  const left = [...before]
  const found: Mover[] = []
  const come: Omit<Mover, 'id'>[] = []
  const take = (fits: (mover: Mover) => boolean): Mover | undefined => {
    const at = left.findIndex(fits)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
  for (const { kind, seat, space, count } of figures) {
    for (let n = 0; n < count; n += 1) {
      const stayed = take((m) => m.kind === kind && m.seat === seat && m.space === space)
      if (stayed) found.push(stayed)
      else come.push({ kind, seat, space })
    }
  }
  for (const { kind, seat, space } of come) {
    const moved = take((m) => m.kind === kind && m.seat === seat)
    found.push({ id: moved?.id ?? freeId(found, left, kind, seat), kind, seat, space })
  }
  return found.sort((a, b) => (a.id < b.id ? -1 : 1))
}

function freeId(found: Mover[], left: Mover[], kind: string, seat: number): string {
  const used = new Set([...found, ...left].map((mover) => mover.id))
  for (let n = 0; ; n += 1) {
    const id = `${kind}-${seat}-${n}`
    if (!used.has(id)) return id
  }
}
