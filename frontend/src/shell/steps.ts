/** What happened, step by step: the log with the fights and moves it tells. Lines that only speak of
 * a fight or of what a move gained are no steps of their own. */
import type { Fight, LogLine, Told, Travel } from '../wire.gen'

export interface Step {
  key: string // the same in every language
  turn: number // how many turns had begun in the log that is here
  moment: number
  seat: number
  kind: string
  text: string
  spaces: number[]
  travel: Travel | null
  fight: Fight | null
}

/** Lines that part what happened and are no deeds. */
const PARTS = new Set(['turn', 'round'])

export function stepsOf(log: LogLine[], told: Told, quiet: ReadonlySet<string>): Step[] {
  const fights = new Map(told.fights.map((fight) => [`${fight.end} ${fight.text}`, fight]))
  const travels = new Map(told.travels.map((travel) => [`${travel.moment} ${travel.text}`, travel]))
  const gains = new Set(told.travels.flatMap((travel) => travel.gain))
  const fought = told.fights.flatMap(({ after }) => after)
  const parts = new Set([...gains, ...fought])
  const ranges = told.fights.map(({ moment, end }) => [moment, end] as const)
  const found: Step[] = []
  let turn = 0
  let at = 0 // the line's place in its moment
  let last = -1
  let range = 0
  for (const { moment, kind, seat, text, spaces } of log) {
    at = moment === last ? at + 1 : 0
    last = moment
    if (kind === 'turn') turn += 1
    while (range < ranges.length && ranges[range]![1] < moment) range += 1
    const inFight = range < ranges.length && ranges[range]![0] <= moment
    const fight = fights.get(`${moment} ${text}`) ?? null
    const travel = fight ? null : (travels.get(`${moment} ${text}`) ?? null)
    const plain = !PARTS.has(kind) && !quiet.has(kind) && !inFight && !parts.has(text)
    if (!fight && !travel && !plain) continue
    const where = fight ? [fight.space] : spaces
    const key = `${moment} ${at} ${kind}`
    found.push({ key, turn, moment, seat, kind, text, spaces: where, travel, fight })
  }
  return found
}

/** What happened since the last turn of a seat. */
export function sinceTurn(log: LogLine[], steps: Step[], seat: number): Step[] {
  const from = sinceLine(log, seat)?.moment
  if (from === undefined) return []
  return steps.filter((step) => step.moment >= from)
}

/** The line with which the others began to play after the last turn of a seat that is over. */
export function sinceLine(log: LogLine[], seat: number): LogLine | undefined {
  if (seat < 0) return undefined
  const turns = log.filter((line) => line.kind === 'turn')
  const mine = turns.at(-1)?.seat === seat ? turns.slice(0, -1) : turns
  const own = mine.findLastIndex((line) => line.seat === seat)
  return mine[own + 1]
}

/** Steps of one kind in a row, together; a fight stands alone. */
export function inRuns(steps: Step[]): Step[][] {
  const found: Step[][] = []
  for (const step of steps) {
    const last = found.at(-1)
    if (last && !step.fight && last[0]!.kind === step.kind && !last[0]!.fight) last.push(step)
    else found.push([step])
  }
  return found
}

/** Whose turn it is by the log; -1 before the first. */
export function turnOf(log: LogLine[]): number {
  return log.findLast((line) => line.kind === 'turn')?.seat ?? -1
}

/** Has a seat done something in its turn that is under way? */
export function hasActed(log: LogLine[], seat: number): boolean {
  const at = log.findLastIndex((line) => line.kind === 'turn')
  return log[at]?.seat === seat && log.slice(at + 1).some((line) => line.seat === seat)
}
