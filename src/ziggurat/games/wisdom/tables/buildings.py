"""The building markers (C-CMP-03, Wisdom and Warfare p. 2)."""

from dataclasses import dataclass
from typing import Final

from ziggurat.core.bits import Bits
from ziggurat.games.wisdom.tables.kinds import (
    ANY_LAND,
    CORE,
    DESERT,
    GRASSLAND,
    HIGH,
    MOUNTAIN,
    NONE,
    WATER,
    WISDOM,
    Icons,
    icons,
)
from ziggurat.games.wisdom.tables.order import building, tech


@dataclass(frozen=True, slots=True)
class Building:
    """One side of a building marker. A basic building and its upgrade are the two sides of one
    marker, so they share a pool of the supply (C-CMP-04)."""

    slug: str
    cost: int
    terrain: Bits  # terrains it may stand on
    icons: Icons
    limited: bool  # one such building in the outskirts of a city
    tech: int
    upgrade: int  # the other side, if that is the better one, or NONE
    basic: int  # the other side, if that is the basic one, or NONE
    pool: int
    box: str
    sure: str


@dataclass(frozen=True, slots=True)
class Pool:
    """The markers of one shape in the supply; known by its basic side."""

    slug: str
    markers: int


POOLS: Final[tuple[Pool, ...]] = (
    Pool("harbor", 10),
    Pool("shipyard", 5),
    Pool("trading_post", 6),
    Pool("workshop", 6),
    Pool("granary", 6),
    Pool("library", 6),
    Pool("market", 5),
    Pool("temple", 5),
    Pool("barracks", 5),
)
_POOL: Final = {pool.slug: number for number, pool in enumerate(POOLS)}


def _building(
    slug: str,
    cost: int,
    terrain: Bits,
    gives: Icons,
    by: str,
    limited: bool = False,
    upgrade: str = "",
    basic: str = "",
    box: str = CORE,
) -> Building:
    return Building(
        slug,
        cost,
        terrain,
        gives,
        limited,
        tech(by),
        building(upgrade) if upgrade else NONE,
        building(basic) if basic else NONE,
        _POOL[basic or slug],
        box,
        HIGH,
    )


BUILDINGS: Final[tuple[Building, ...]] = (
    _building("harbor", 7, 1 << WATER, icons(production=1, trade=2), "navigation"),
    _building(
        "shipyard",
        5,
        1 << WATER,
        icons(production=2, combat=2),
        "navy",
        limited=True,
        box=WISDOM,
    ),
    _building("trading_post", 7, 1 << DESERT, icons(trade=2, culture=1), "code_of_laws"),
    _building(
        "workshop", 7, 1 << MOUNTAIN, icons(production=3), "construction", upgrade="iron_mine"
    ),
    _building("iron_mine", 10, 1 << MOUNTAIN, icons(production=4), "railroad", basic="workshop"),
    _building(
        "granary", 5, 1 << GRASSLAND, icons(production=1, trade=1), "pottery", upgrade="aqueduct"
    ),
    _building(
        "aqueduct", 8, 1 << GRASSLAND, icons(production=2, trade=2), "engineering", basic="granary"
    ),
    _building(
        "library", 5, 1 << GRASSLAND, icons(trade=1, culture=1), "writing", upgrade="university"
    ),
    _building(
        "university",
        8,
        1 << GRASSLAND,
        icons(trade=2, culture=2),
        "printing_press",
        basic="library",
    ),
    _building(
        "market",
        7,
        ANY_LAND,
        icons(production=1, trade=1, culture=1),
        "currency",
        limited=True,
        upgrade="bank",
    ),
    _building(
        "bank",
        10,
        ANY_LAND,
        icons(production=1, trade=1, culture=1, coin=1),
        "banking",
        limited=True,
        basic="market",
    ),
    _building(
        "temple", 7, ANY_LAND, icons(culture=2), "philosophy", limited=True, upgrade="cathedral"
    ),
    _building(
        "cathedral", 10, ANY_LAND, icons(culture=3), "theology", limited=True, basic="temple"
    ),
    _building(
        "barracks",
        7,
        ANY_LAND,
        icons(trade=2, combat=2),
        "metalworking",
        limited=True,
        upgrade="academy",
    ),
    _building(
        "academy",
        10,
        ANY_LAND,
        icons(trade=2, combat=4),
        "military_science",
        limited=True,
        basic="barracks",
    ),
)
