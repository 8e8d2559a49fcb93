"""What the boxes hold: one row per card, sheet, token and tile, filled in by `cards/` and `data/`.

The rules read these tables and never name a card. Every ability has one bit; the bits of the
abilities a seat has in play make one int (`State.abilities`). Rows whose facts rest on one weak
source say so (`confidence`), so that an owner of the printed game can settle them in one line.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from ziggurat.core.bits import Bits
from ziggurat.core.flow import Frame

# The types of focus cards; also the lanes of a focus row (the place a card has with all that lies
# on it, whichever slot it is in).
CULTURE: Final = 0
SCIENCE: Final = 1
ECONOMY: Final = 2
INDUSTRY: Final = 3
MILITARY: Final = 4
GROWTH: Final = 5
TYPES: Final = ("culture", "science", "economy", "industry", "military", "growth")

# Wonders have four of these types, one deck each.
DECKS: Final = (CULTURE, SCIENCE, ECONOMY, MILITARY)

ANCIENT: Final = 0
MEDIEVAL: Final = 1
MODERN: Final = 2
ERAS: Final = ("ancient", "medieval", "modern")

MARBLE: Final = 0
MERCURY: Final = 1
OIL: Final = 2
DIAMOND: Final = 3
RESOURCES: Final = ("marble", "mercury", "oil", "diamond")

GRASSLAND: Final = 0
HILLS: Final = 1
FOREST: Final = 2
DESERT: Final = 3
MOUNTAIN: Final = 4
WATER: Final = 5
NATURAL_WONDER: Final = 6
TERRAINS: Final = (
    "grassland",
    "hills",
    "forest",
    "desert",
    "mountain",
    "water",
    "natural_wonder",
)
TERRAIN_LETTERS: Final = "ghfdmwN"
# (base p. 7): difficulty by terrain; a natural wonder space has no terrain type but counts as 5
DIFFICULTY: Final = (1, 2, 3, 4, 5, 1, 5)

COLORS: Final = ("blue", "green", "orange", "red")

BASE: Final = "base"
HIGH: Final = "high"  # the rulebook, or two independent sources
MEDIUM: Final = "medium"  # one good source
LOW: Final = "low"  # one weak source, or inferred

_WONDER_BITS: Final = 0
_LEADER_BITS: Final = 64
_CITY_STATE_BITS: Final = 96
_DIPLOMACY_BITS: Final = 112


@dataclass(frozen=True, slots=True)
class Edition:
    """How many pieces there are and how the row looks (base p. 2)."""

    slug: str
    seats: tuple[int, int]
    slots: tuple[int, ...]  # number of each position of the row, left to right
    control_tokens: int
    cities: int  # besides the capital
    caravans: int
    resources: int  # of each type
    barbarians: str
    water_tokens: int
    trade_per_card: int
    event_dial: tuple[str, ...]
    victory_cards: int


Rule = Callable[[int, int, int], tuple[Frame, ...]]


@dataclass(frozen=True, slots=True)
class FocusCard:
    slug: str
    type: int
    level: int
    rule: Rule  # (player, slot, lane) -> what resolving it does, part by part
    caravans: int
    compulsory: bool  # once resolved for effect, its first part cannot be declined
    after_reset: Callable[[int, int], Frame] | None  # (player, lane), after the card was reset
    confidence: str


@dataclass(frozen=True, slots=True)
class Wonder:
    slug: str
    type: int
    era: int
    cost: int
    pays: tuple[int, int]
    ability: Bits
    confidence: str


@dataclass(frozen=True, slots=True)
class Leader:
    slug: str
    order: tuple[int, ...]  # types of the starting row, slot 1 first
    ability: Bits


@dataclass(frozen=True, slots=True)
class CityState:
    slug: str
    type: int
    frame: str
    ability: Bits
    confidence: str


@dataclass(frozen=True, slots=True)
class NaturalWonder:
    slug: str
    resource: int


@dataclass(frozen=True, slots=True)
class Diplomacy:
    slug: str
    ability: Bits
    confidence: str


@dataclass(frozen=True, slots=True)
class Agenda:
    slug: str
    met: Callable[[Any, int], bool]  # (position, player)


@dataclass(frozen=True, slots=True)
class VictoryCard:
    slug: str
    agendas: tuple[Agenda, ...]


FOCUS: Final[list[FocusCard]] = []
WONDERS: Final[list[Wonder]] = []
LEADERS: Final[list[Leader]] = []
CITY_STATES: Final[list[CityState]] = []
NATURAL_WONDERS: Final[list[NaturalWonder]] = []
DIPLOMACY: Final[list[Diplomacy]] = []
VICTORY: Final[list[VictoryCard]] = []
EDITIONS: Final[dict[str, Edition]] = {}
WONDERS_OF: Final[list[Bits]] = [0] * len(TYPES)  # by type: set of wonders
ABILITIES: Final[dict[Bits, str]] = {}  # bit -> "wonder.petra", the key of its words


def focus(
    slug: str,
    type_: int,
    level: int,
    rule: Rule,
    *,
    caravans: int = 0,
    compulsory: bool = False,
    after_reset: Callable[[int, int], Frame] | None = None,
    confidence: str = HIGH,
) -> int:
    """Add a focus card; its number."""
    FOCUS.append(FocusCard(slug, type_, level, rule, caravans, compulsory, after_reset, confidence))
    return len(FOCUS) - 1


def wonder(
    slug: str, type_: int, era: int, cost: int, pays: tuple[int, int], confidence: str = HIGH
) -> Bits:
    """Add a world wonder; the bit of its ability."""
    ability = 1 << _WONDER_BITS + len(WONDERS)
    WONDERS_OF[type_] |= 1 << len(WONDERS)
    WONDERS.append(Wonder(slug, type_, era, cost, pays, ability, confidence))
    ABILITIES[ability] = f"wonder.{slug}"
    return ability


def leader(slug: str, *order: int) -> Bits:
    """Add a leader sheet; the bit of its ability."""
    ability = 1 << _LEADER_BITS + len(LEADERS)
    LEADERS.append(Leader(slug, order, ability))
    ABILITIES[ability] = f"leader.{slug}"
    return ability


def city_state(slug: str, type_: int, frame: str, confidence: str = HIGH) -> Bits:
    """Add a city-state with its two cards; the bit of their ability."""
    ability = 1 << _CITY_STATE_BITS + len(CITY_STATES)
    CITY_STATES.append(CityState(slug, type_, frame, ability, confidence))
    ABILITIES[ability] = f"city_state.{slug}"
    return ability


def natural_wonder(slug: str, resource: int) -> int:
    """Add a natural wonder; its number."""
    NATURAL_WONDERS.append(NaturalWonder(slug, resource))
    return len(NATURAL_WONDERS) - 1


def diplomacy(slug: str, confidence: str = HIGH) -> Bits:
    """Add a card to every colour's diplomacy set; the bit of its ability."""
    ability = 1 << _DIPLOMACY_BITS + len(DIPLOMACY)
    DIPLOMACY.append(Diplomacy(slug, ability, confidence))
    ABILITIES[ability] = f"diplomacy.{slug}"
    return ability


def victory_card(slug: str, *agendas: Agenda) -> None:
    """Add a victory card."""
    VICTORY.append(VictoryCard(slug, agendas))
