/** Where each answer is shown: on the thing it is about, or as a button of the prompt. */
import type { Table } from '../../../state/table.svelte'
import { Dawn, type Option, type Question, type Scene } from '../state'

/** Shown on the map: spaces, what stands on them, and tiles being laid. */
export function onMap(option: Option): boolean {
  const { on, space } = option.target
  return on === 'placement' || space >= 0
}

/** The only answer about a card of one's own row, by lane; a lane with several has none here. */
export function cardAnswers(scene: Scene, options: Option[]): Map<number, Option> {
  const found = new Map<number, Option>()
  const twice = new Set<number>()
  for (const option of options) {
    const { on, seat, lane } = option.target
    if (on !== 'card' || lane < 0 || (seat >= 0 && seat !== scene.seat)) continue
    if (found.has(lane)) twice.add(lane)
    found.set(lane, option)
  }
  for (const lane of twice) found.delete(lane)
  return found
}

/** The answers about world wonders on offer. */
export function wonderAnswers(scene: Scene, options: Option[]): Map<string, Option> {
  const offered = new Set(scene.offers.map((offer) => offer.wonder))
  return new Map(
    options
      .filter((option) => option.target.on === 'wonder' && offered.has(option.target.name))
      .map((option) => [option.target.name, option]),
  )
}

/** What is chosen by its words: such answers stand in a gallery. */
const TEXTS = new Set(['city_state', 'diplomacy', 'district', 'focus', 'leader', 'wonder'])

/** Every answer that stands on no thing of the table, idle ones last. */
export function buttonAnswers(scene: Scene, options: Option[]): Option[] {
  const cards = new Set(cardAnswers(scene, options).values())
  const wonders = new Set(wonderAnswers(scene, options).values())
  const found = options.filter(
    (option) =>
      option.answer !== -1 && !onMap(option) && !cards.has(option) && !wonders.has(option),
  )
  return [...found.filter((option) => !idle(option)), ...found.filter(idle)]
}

/** Those of them with a text worth reading, where there are any: they are shown together. */
export function textAnswers(scene: Scene, options: Option[]): Option[] {
  const found = buttonAnswers(scene, options)
  return found.some((option) => TEXTS.has(option.target.on)) ? found : []
}

/** Those that are a few words: they stand in the hand. */
export function shortAnswers(scene: Scene, options: Option[]): Option[] {
  if (textAnswers(scene, options).length) return []
  return buttonAnswers(scene, options).filter((option) => !idle(option))
}

/** To resolve a card without effect: seldom what one wants. */
export function idle(option: Option): boolean {
  return option.name.startsWith('idle-')
}

/** To resolve this card so. */
export function idleOf(options: Option[], card: { type: string }): Option | undefined {
  return options.find((option) => option.name === `idle-${card.type}`)
}

/** A question that comes in a fight under way (its sums are known), not before one. */
export function fighting(question: Question | null): boolean {
  return !!question?.combat && question.combat.attacker.lines.length > 0
}

/** The attacker's chance after an answer; undefined where nobody reckoned it. */
export function chanceOf(
  question: Question | null,
  option: { answer: number },
): number | undefined {
  return question?.combat?.chances.find((chance) => chance.answer === option.answer)?.odds
}

/** The answer that a number means: a button in a fight, a card of the row, a button of the prompt. */
export function numbered(table: Table, number: number): Option | undefined {
  const { scene, question, options } = new Dawn(table)
  if (!scene) return undefined
  if (fighting(question)) return options.filter((option) => option.answer !== -1)[number - 1]
  const cards = cardAnswers(scene, options)
  if (cards.size) {
    const row = scene.seats[scene.seat]?.row ?? []
    const option = cards.get(row[number - 1]?.lane ?? -1)
    return option ?? buttonAnswers(scene, options)[number - row.length - 1]
  }
  return buttonAnswers(scene, options)[number - 1]
}
