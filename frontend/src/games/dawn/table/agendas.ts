/** Agendas in words. */
import { names } from '../catalogue.svelte'
import type { VictoryCard } from '../wire.gen'

export function titleOf(card: VictoryCard): string {
  return card.agendas.map((agenda) => names.name(`agenda.${agenda.name}`)).join(' / ')
}

/** The agendas of a card that a seat has fulfilled. A mark may outlast its agenda: then all. */
export function fulfilled(card: VictoryCard, seat: number): string {
  const done = card.agendas.filter((agenda) => agenda.have[seat]! >= agenda.need)
  return titleOf({ ...card, agendas: done.length ? done : card.agendas })
}
