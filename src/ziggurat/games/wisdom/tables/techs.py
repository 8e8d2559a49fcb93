"""The tech cards: one deck of 40 for each player, and one Space Flight for all
(C-CMP-01, C-CMP-10, Wisdom and Warfare pp. 2, 4)."""

from dataclasses import dataclass
from typing import Final

from ziggurat.core.bits import Bits
from ziggurat.games.wisdom.tables.kinds import (
    ANCIENT,
    ANY,
    ANY_TIME,
    BATTLE,
    CITY_MANAGEMENT,
    CLOSED,
    CORE,
    CROSS,
    HIGH,
    INCENSE,
    IRON,
    MEDIEVAL,
    MOVEMENT,
    NONE,
    SILK,
    SPY,
    STOP,
    TRADE_PHASE,
    URANIUM,
    WHEAT,
    WISDOM,
)
from ziggurat.games.wisdom.tables.order import ABILITY, building, government, tech

TOKENS: Final = 4  # coin tokens a tech can hold (C-COI-03)
NO_RANKS: Final = (0, 0, 0)


@dataclass(frozen=True, slots=True)
class Tech:
    """What is printed on a card. Speed, stacking and cities are values, of which the highest
    counts; coins and the culture hand are added up. `ranks` is what it raises infantry, mounted
    and artillery to, 0 for not at all."""

    slug: str
    level: int
    ability: Bits
    building: int = NONE
    government: int = NONE
    ranks: tuple[int, int, int] = NO_RANKS
    aircraft: bool = False
    walls: bool = False
    coins: int = 0
    tokens: int = 0  # coin tokens its own ability may put on it
    culture_hand: int = 0
    speed: int = 0
    stacking: int = 0
    cities: int = 0
    water: int = CLOSED
    obsoletes: Bits = 0  # eras of the wonders it can make obsolete
    box: str = CORE
    sure: str = HIGH


def _tech(
    slug: str,
    level: int,
    unlocks: str = "",
    seal: str = "",
    ranks: tuple[int, int, int] = NO_RANKS,
    aircraft: bool = False,
    walls: bool = False,
    coins: int = 0,
    tokens: int = 0,
    culture_hand: int = 0,
    speed: int = 0,
    stacking: int = 0,
    cities: int = 0,
    water: int = CLOSED,
    obsoletes: Bits = 0,
    box: str = CORE,
) -> Tech:
    return Tech(
        slug=slug,
        level=level,
        ability=ABILITY[f"tech.{slug}"],
        building=building(unlocks) if unlocks else NONE,
        government=government(seal) if seal else NONE,
        ranks=ranks,
        aircraft=aircraft,
        walls=walls,
        coins=coins,
        tokens=tokens,
        culture_hand=culture_hand,
        speed=speed,
        stacking=stacking,
        cities=cities,
        water=water,
        obsoletes=obsoletes,
        box=box,
    )


TECHS: Final[tuple[Tech, ...]] = (
    _tech("animal_husbandry", 1),
    _tech("code_of_laws", 1, unlocks="trading_post", seal="republic", tokens=TOKENS),
    _tech("currency", 1, unlocks="market"),
    _tech("horseback_riding", 1, speed=3),
    _tech("masonry", 1, walls=True, stacking=3),
    _tech("metalworking", 1, unlocks="barracks"),
    _tech("navigation", 1, unlocks="harbor", water=CROSS),
    _tech("philosophy", 1, unlocks="temple"),
    _tech("pottery", 1, unlocks="granary", culture_hand=1, tokens=TOKENS),
    _tech("writing", 1, unlocks="library"),
    _tech("navy", 1, unlocks="shipyard", box=WISDOM),
    _tech("civil_service", 2, coins=1, culture_hand=1),
    _tech("chivalry", 2, seal="feudalism", ranks=(0, 2, 0)),
    _tech("construction", 2, unlocks="workshop"),
    _tech("democracy", 2, seal="democracy", ranks=(2, 0, 0), tokens=TOKENS),
    _tech("engineering", 2, unlocks="aqueduct"),
    _tech("irrigation", 2, cities=3),
    _tech("mathematics", 2, ranks=(0, 0, 2)),
    _tech("monarchy", 2, seal="monarchy", obsoletes=1 << ANCIENT),
    _tech("printing_press", 2, unlocks="university", stacking=4, tokens=TOKENS),
    _tech("sailing", 2, speed=4, water=STOP),
    _tech("logistics", 2, ranks=(2, 2, 2), box=WISDOM),
    _tech("bureaucracy", 2, coins=1, box=WISDOM),
    _tech("banking", 3, unlocks="bank"),
    _tech("biology", 3, stacking=5),
    _tech("communism", 3, seal="communism"),
    _tech("gunpowder", 3, ranks=(3, 0, 0), obsoletes=1 << ANCIENT | 1 << MEDIEVAL),
    _tech("metal_casting", 3, ranks=(0, 0, 3)),  # the replacement card: no coin
    _tech("military_science", 3, unlocks="academy"),
    _tech("railroad", 3, unlocks="iron_mine", ranks=(0, 3, 0), coins=1),  # the replacement card
    _tech("steam_power", 3, speed=5, water=STOP),
    _tech("theology", 3, unlocks="cathedral", seal="fundamentalism", culture_hand=1),
    _tech("education", 3, tokens=TOKENS, box=WISDOM),
    _tech("atomic_theory", 4),
    _tech("ballistics", 4, ranks=(0, 0, 4)),
    _tech("combustion", 4, ranks=(0, 4, 0)),
    _tech("computers", 4, coins=1),
    _tech("flight", 4, aircraft=True, speed=6, water=STOP),
    _tech("mass_media", 4),
    _tech("replaceable_parts", 4, ranks=(4, 0, 0), stacking=6),
    _tech("space_flight", 5),
)
SPACE_FLIGHT: Final = tech("space_flight")


@dataclass(frozen=True, slots=True)
class ResourceAbility:
    """What a tech lets its owner do for resources, once per turn (C-RSC-02). One that `reacts` is
    also used in the parts of other players."""

    slug: str
    tech: int
    time: int
    pays: tuple[int, ...]
    reacts: bool = False
    sure: str = HIGH


def _spend(slug: str, time: int, *pays: int, reacts: bool = False, of: str = "") -> ResourceAbility:
    return ResourceAbility(slug, tech(of or slug), time, pays, reacts)


RESOURCE_ABILITIES: Final[tuple[ResourceAbility, ...]] = (
    _spend("animal_husbandry", CITY_MANAGEMENT, WHEAT),
    _spend("currency", CITY_MANAGEMENT, INCENSE),
    _spend("horseback_riding", TRADE_PHASE, SILK),
    _spend("metalworking", BATTLE, IRON),
    _spend("philosophy", CITY_MANAGEMENT, ANY, ANY, ANY),
    _spend("pottery", CITY_MANAGEMENT, ANY, ANY),
    _spend("writing", CITY_MANAGEMENT, SPY, reacts=True),
    _spend("civil_service", ANY_TIME, SPY, reacts=True),
    _spend("chivalry", CITY_MANAGEMENT, INCENSE),
    _spend("construction", CITY_MANAGEMENT, WHEAT),
    _spend("mathematics", BATTLE, IRON),
    _spend("monarchy", CITY_MANAGEMENT, SILK),
    _spend("banking", CITY_MANAGEMENT, WHEAT),
    _spend("communism", MOVEMENT, SPY, reacts=True),
    _spend("gunpowder", CITY_MANAGEMENT, ANY, ANY),
    _spend("metal_casting", CITY_MANAGEMENT, INCENSE),
    _spend("steam_power", CITY_MANAGEMENT, SILK),
    _spend("education", CITY_MANAGEMENT, WHEAT, INCENSE, SILK, IRON),
    _spend("atomic_power", CITY_MANAGEMENT, URANIUM, of="atomic_theory"),
    _spend("atomic_bomb", MOVEMENT, URANIUM, of="atomic_theory"),
    _spend("ballistics", BATTLE, IRON),
    _spend("mass_media", ANY_TIME, SPY, reacts=True),
)
