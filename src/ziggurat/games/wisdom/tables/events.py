"""The culture events: three decks of 23, 21 and 15 cards (Wisdom and Warfare p. 2)."""

from dataclasses import dataclass
from typing import Final

from ziggurat.games.wisdom.tables.kinds import (
    ANY_TIME,
    CITY_MANAGEMENT,
    CORE,
    HIGH,
    IRON,
    MOVEMENT,
    SILK,
    SPY,
    START_OF_TURN,
    URANIUM,
    WHEAT,
    WISDOM,
)


@dataclass(frozen=True, slots=True)
class CultureEvent:
    """A kind of card. It is played in one of `times`; one that `reacts` also in the parts of
    other players. A card that `gives` counts as one of these resources for one cost."""

    slug: str
    level: int
    copies: int
    times: tuple[int, ...]
    reacts: bool
    gives: tuple[int, ...]
    box: str
    sure: str


def _event(
    slug: str,
    level: int,
    copies: int,
    *times: int,
    reacts: bool = False,
    gives: tuple[int, ...] = (),
    box: str = CORE,
) -> CultureEvent:
    return CultureEvent(slug, level, copies, times, reacts or ANY_TIME in times, gives, box, HIGH)


_GIFT: Final = (WHEAT, SILK, IRON, SPY)

EVENTS: Final[tuple[CultureEvent, ...]] = (
    _event("a_gift_from_afar", 1, 3, ANY_TIME, gives=_GIFT),
    _event("bread_and_circuses", 1, 2, ANY_TIME),
    _event("defection", 1, 2, MOVEMENT, reacts=True),
    _event("disoriented", 1, 1, CITY_MANAGEMENT),
    _event("drought", 1, 2, START_OF_TURN),
    _event("exchange_of_ideas", 1, 3, START_OF_TURN),
    _event("sabotage", 1, 2, START_OF_TURN),
    _event("citizens_revolting_1", 1, 1, START_OF_TURN),
    _event("we_love_the_despot_day", 1, 3, CITY_MANAGEMENT),
    _event("barbarian_encampment", 1, 2, START_OF_TURN, box=WISDOM),
    _event("migrants", 1, 2, CITY_MANAGEMENT, MOVEMENT, box=WISDOM),
    _event("a_generous_gift", 2, 3, ANY_TIME, gives=_GIFT),
    _event("catastrophe", 2, 1, START_OF_TURN),
    _event("deforestation", 2, 2, START_OF_TURN),
    _event("jousting_tourney", 2, 2, ANY_TIME),
    _event("knowledge_shared", 2, 3, START_OF_TURN),
    _event("lost", 2, 1, CITY_MANAGEMENT),
    _event("mass_defection", 2, 2, MOVEMENT, reacts=True),
    _event("citizens_revolting_2", 2, 1, START_OF_TURN),
    _event("we_love_the_queen_day", 2, 2, CITY_MANAGEMENT),
    _event("colonists", 2, 2, CITY_MANAGEMENT, MOVEMENT, box=WISDOM),
    _event("roaming_horde", 2, 2, MOVEMENT, box=WISDOM),
    _event("a_princely_gift", 3, 2, ANY_TIME, gives=(*_GIFT, URANIUM)),
    _event("disaster", 3, 1, START_OF_TURN),
    _event("out_of_position", 3, 1, CITY_MANAGEMENT),
    _event("primetime_tv", 3, 2, ANY_TIME),
    _event("think_tank", 3, 2, START_OF_TURN),
    _event("we_love_the_president_day", 3, 1, CITY_MANAGEMENT),
    _event("wholesale_defection", 3, 2, MOVEMENT, reacts=True),
    _event("immigrants", 3, 2, CITY_MANAGEMENT, MOVEMENT, box=WISDOM),
    _event("supply_drop", 3, 2, START_OF_TURN, CITY_MANAGEMENT, box=WISDOM),
)
EVENT_CARDS: Final[tuple[int, ...]] = tuple(  # the kind of each card
    kind for kind, row in enumerate(EVENTS) for _ in range(row.copies)
)
EVENT_DECKS: Final[tuple[tuple[int, ...], ...]] = tuple(  # by level, place 0 is empty: its cards
    tuple(card for card, kind in enumerate(EVENT_CARDS) if EVENTS[kind].level == level)
    for level in range(4)
)


def event(slug: str) -> int:
    """The number of a kind of event."""
    return next(kind for kind, row in enumerate(EVENTS) if row.slug == slug)
