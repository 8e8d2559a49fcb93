"""The columns of the table of states: a seat's corner of the table in figures."""

from collections.abc import Callable, Iterator
from typing import Final

from ziggurat.export.column import Column, Value
from ziggurat.export.states import Standing
from ziggurat.games.dawn import cards as _fill_the_tables  # noqa: F401
from ziggurat.games.dawn.content import TYPES, VICTORY
from ziggurat.games.dawn.progress import progress
from ziggurat.games.dawn.scene.model import RowCard


def _lane(lane: int) -> Iterator[Column[Standing]]:
    """The card in one lane of the row."""

    def figure(value: Callable[[RowCard], int]) -> Callable[[Standing], Value]:
        return lambda at: next((value(card) for card in at.told.row if card.lane == lane), None)

    yield Column(f"{TYPES[lane]}_level", int, figure(lambda card: card.level))
    yield Column(f"{TYPES[lane]}_slot", int, figure(lambda card: card.slot))
    yield Column(f"{TYPES[lane]}_trade", int, figure(lambda card: card.trade))


def _agenda(slug: str) -> Column[Standing]:
    """How far a seat is with an agenda, if the game has it."""
    cards = {n for n, card in enumerate(VICTORY) if slug in [each.slug for each in card.agendas]}

    def have(at: Standing) -> Value:
        there = not cards.isdisjoint(at.s.victory)
        return progress(at.s, at.seat, slug)[0] if there else None

    return Column(f"agenda_{slug}", int, have)


AGENDAS: Final = tuple(dict.fromkeys(agenda.slug for card in VICTORY for agenda in card.agendas))

STATES: Final[tuple[Column[Standing], ...]] = (
    Column("game", int, lambda at: at.game),
    Column("number", int, lambda at: at.number),
    Column("round", int, lambda at: at.s.round),
    Column("turn", int, lambda at: at.s.turn),
    Column("seat", int, lambda at: at.seat),
    Column("leader", str, lambda at: at.told.leader or None),
    Column("territory", int, lambda at: at.told.spaces),
    Column("cities", int, lambda at: at.told.cities),
    Column("mature", int, lambda at: at.told.mature),
    Column("tokens", int, lambda at: at.told.tokens),
    Column("reinforced", int, lambda at: (at.s.tokens[at.seat] & at.s.reinforced).bit_count()),
    Column("districts", int, lambda at: sum(place.space >= 0 for place in at.told.districts)),
    Column("tech", int, lambda at: at.told.dial),
    *(column for lane in range(len(TYPES)) for column in _lane(lane)),
    Column("trade", int, lambda at: sum(card.trade for card in at.told.row) + at.told.stored),
    Column("resources", int, lambda at: sum(held.count for held in at.told.resources)),
    Column("natural_wonders", int, lambda at: len(at.told.naturals)),
    Column("wonders", int, lambda at: len(at.told.wonders)),
    Column("city_states", int, lambda at: len(at.told.city_states)),
    Column("city_state_cards", int, lambda at: len(at.told.city_state_cards)),
    Column("diplomacy_cards", int, lambda at: len(at.told.diplomacy)),
    Column("government", str, lambda at: at.told.government or None),
    Column("caravans", int, lambda at: at.told.caravans),
    Column("armies", int, lambda at: at.told.armies),
    Column("marks", int, lambda at: at.told.marks),
    *map(_agenda, AGENDAS),
)
