/** Answers by what they are about. */
import type { Option } from '../wire.gen'

/** Those that are about a space, space by space. */
export function groupedBySpace(options: Option[]): Map<number, Option[]> {
  const found = new Map<number, Option[]>()
  for (const option of options) {
    const { space } = option
    if (space < 0) continue
    found.set(space, [...(found.get(space) ?? []), option])
  }
  return found
}
