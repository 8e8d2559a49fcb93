"""Great people, huts and villages, city-states and relics."""

from dataclasses import dataclass
from typing import Final

from ziggurat.games.wisdom.tables.kinds import (
    DESERT,
    GRASSLAND,
    HIGH,
    INCENSE,
    IRON,
    MEDIUM,
    NONE,
    SILK,
    SPY,
    URANIUM,
    WHEAT,
    Icons,
    icons,
)


@dataclass(frozen=True, slots=True)
class GreatPerson:
    slug: str
    icons: Icons
    copies: int
    sure: str


GREAT_PEOPLE: Final[tuple[GreatPerson, ...]] = (  # (C-CMP-06)
    GreatPerson("artist", icons(trade=1, culture=2), 3, HIGH),
    GreatPerson("builder", icons(production=2, coin=1), 3, HIGH),
    GreatPerson("general", icons(combat=4), 3, HIGH),
    GreatPerson("humanitarian", icons(production=1, trade=1, culture=1, coin=1), 3, HIGH),
    GreatPerson("industrialist", icons(culture=2, coin=1), 3, HIGH),
    GreatPerson("scientist", icons(production=1, trade=2), 3, HIGH),
)
GREAT_MARKERS: Final[tuple[int, ...]] = tuple(  # the type of each marker
    kind for kind, row in enumerate(GREAT_PEOPLE) for _ in range(row.copies)
)


@dataclass(frozen=True, slots=True)
class Result:
    """What the hidden side of hut and village markers shows. A resource is kept face down; all
    else is shown and carried out at once (C-HUT-02, C-HUT-03)."""

    slug: str
    resource: int
    huts: int  # markers with it
    villages: int
    sure: str


RESULTS: Final[tuple[Result, ...]] = (  # (C-CMP-05, Wisdom and Warfare pp. 2, 12)
    Result("wheat", WHEAT, 5, 0, HIGH),
    Result("incense", INCENSE, 5, 0, HIGH),
    Result("silk", SILK, 5, 0, HIGH),
    Result("iron", IRON, 2, 3, HIGH),
    Result("spy", SPY, 5, 3, HIGH),
    Result("uranium", URANIUM, 1, 3, HIGH),
    Result("great_person", NONE, 0, 2, HIGH),
    Result("city_state", NONE, 2, 3, HIGH),
    Result("wealth", NONE, 0, 1, HIGH),
)
GREAT_PERSON_FOUND: Final = 6
CITY_STATE_FOUND: Final = 7
WEALTH_FOUND: Final = 8
HUT_MARKERS: Final[tuple[int, ...]] = tuple(  # the result of each marker
    number for number, row in enumerate(RESULTS) for _ in range(row.huts)
)
VILLAGE_MARKERS: Final[tuple[int, ...]] = tuple(
    number for number, row in enumerate(RESULTS) for _ in range(row.villages)
)


@dataclass(frozen=True, slots=True)
class CityState:
    slug: str
    icons: Icons
    any_resource: bool  # a resource of the harvester's choice
    sure: str


CITY_STATES: Final[tuple[CityState, ...]] = (  # (Wisdom and Warfare p. 9)
    CityState("cs_trade", icons(trade=3), False, HIGH),
    CityState("cs_culture", icons(culture=3), False, HIGH),
    CityState("cs_coin", icons(production=1, coin=1), False, HIGH),
    CityState("cs_military", icons(culture=1, combat=2), False, HIGH),
    CityState("cs_resource", icons(production=1, trade=1), True, MEDIUM),
)


@dataclass(frozen=True, slots=True)
class Relic:
    slug: str
    tile: str
    square: int  # of the tile as printed
    terrain: int
    sure: str


RELICS: Final[tuple[Relic, ...]] = (  # (Wisdom and Warfare p. 11)
    Relic("ark_of_the_covenant", "tile23b", 6, DESERT, HIGH),
    Relic("attilas_village", "tile22b", 6, GRASSLAND, HIGH),
)
