/** To walk to a square that is several steps away: step by step, each its own answer. It ends where
 * anything else comes up than the next step. */
import { groupOf } from '../table/group.svelte'
import type { Option, Wisdom } from '../state'

interface Walk {
  goal: number
  by: number // where the group stands after the answer that was given
}

export class Walking {
  #walk: Walk | null = null

  constructor(readonly wisdom: Wisdom) {}

  /** The squares to which one may walk from here, each with the answer that begins it. */
  get answers(): ReadonlyMap<number, Option[]> {
    const { bySquare } = this.wisdom
    const group = groupOf(this.wisdom)
    if (!group) return bySquare
    return new Map(group.target.reach.map(({ square }) => [square, [group]]))
  }

  /** A square was pressed: that is where one wants to go. */
  begin(goal: number): void {
    const { question } = this.wisdom
    const group = groupOf(this.wisdom)
    const far = (group?.target.reach ?? question?.far ?? []).find(({ square }) => square === goal)
    this.#walk = far ? { goal, by: far.by } : null
  }

  /** The table asks anew: go on, if the group is where it wanted to be. */
  goOn(): void {
    const walk = this.#walk
    this.#walk = null
    const { question, table, bySquare } = this.wisdom
    if (!walk || question?.kind !== 'step' || question.square !== walk.by) return
    const [option] = bySquare.get(walk.goal) ?? []
    if (!option || option.target.on !== 'square') return
    this.begin(walk.goal)
    void table.choose(option)
  }
}
