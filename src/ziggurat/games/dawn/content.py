"""What the boxes hold: one row per card, sheet, token and tile, filled in by `cards/` and `data/`.

The rules read these tables and never name a card. Every ability has one bit; the bits of the
abilities a seat has in play make one int (`State.abilities`). Rows whose facts rest on one weak
source say so (`confidence`), so that an owner of the printed game can settle them in one line.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from ziggurat.core.bits import Bits, bits_of
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

COLORS: Final = ("blue", "green", "orange", "red", "purple")

BASE: Final = "base"
TERRA: Final = "terra-incognita"
BOTH: Final = (BASE, TERRA)
ONLY_BASE: Final = (BASE,)
ONLY_TERRA: Final = (TERRA,)
HIGH: Final = "high"  # the rulebook, or two independent sources
MEDIUM: Final = "medium"  # one good source
LOW: Final = "low"  # one weak source, or inferred

_WONDER_BITS: Final = 0
_LEADER_BITS: Final = 64
_CITY_STATE_BITS: Final = 96
_DIPLOMACY_BITS: Final = 112
CITY_STATE_ABILITIES: Final = (1 << _DIPLOMACY_BITS) - (1 << _CITY_STATE_BITS)

# Bits of `State.used` for what a focus card allows once per turn.
ONCE_RESOLVED_ANOTHER: Final = 1 << 127
ONCE_FOUNDED: Final = 1 << 126
ONCE_BURNED: Final = 1 << 125


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
    event_dial: tuple[tuple[str, ...], ...]  # icons of each section, in the order of resolving
    victory_cards: int  # drawn at random; fort cards come besides
    colors: tuple[str, ...]
    armies: int = 0
    wonders_removed: tuple[tuple[int, int], ...] = ()  # ancient and medieval, for 2, 3... players
    explores: bool = False  # the map grows, with armies, forts, districts and governments


Rule = Callable[[int, int, int], tuple[Frame, ...]]
Site = Callable[[Any, int], Bits]  # (position, player) -> spaces


@dataclass(frozen=True, slots=True)
class FocusCard:
    slug: str
    type: int
    level: int
    rule: Rule  # (player, slot, lane) -> what resolving it does, part by part
    caravans: int
    armies: int
    compulsory: bool  # once resolved for effect, its first part cannot be declined
    after_reset: Callable[[int, int], Frame] | None  # (player, lane), after the card was reset
    on_arrival: Callable[[int, int, int], Frame] | None  # (player, space, host) of a caravan
    editions: tuple[str, ...]
    owner: str  # the leader whose unique card it is, or ""
    confidence: str


@dataclass(frozen=True, slots=True)
class Wonder:
    slug: str
    type: int
    era: int
    cost: int
    pays: tuple[int, int]
    ability: Bits
    editions: tuple[str, ...]
    site: Site | None  # where it founds the city it stands in, if it does
    confidence: str


@dataclass(frozen=True, slots=True)
class Leader:
    slug: str
    order: tuple[int, ...]  # types of the starting row, slot 1 first; growth comes before them
    ability: Bits
    editions: tuple[str, ...]


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
    editions: tuple[str, ...]
    confidence: str


# Rows of the position that agendas depend on; see `Agenda.rows`.
AGENDA_ROWS: Final = (
    "victory",
    "marks",
    "abilities",
    "beaten",
    "cards",
    "cities",
    "city_states",
    "dial",
    "diplomacy",
    "districts",
    "natural",
    "reinforced",
    "resources",
    "strongest",
    "tokens",
    "turn",
    "wonders",
)
ANY_CHANGE: Final = 1 << len(AGENDA_ROWS)


def rows(*names: str) -> Bits:
    """The set of these rows, and of the two that all agendas depend on."""
    return bits_of([AGENDA_ROWS.index(name) for name in ("victory", "marks", *names)])


Count = Callable[[Any, int], int]  # (position, player)


@dataclass(frozen=True, slots=True)
class Agenda:
    """Something to have so many of."""

    slug: str
    count: Count
    needed: int
    rows: Bits = ANY_CHANGE  # what it depends on, if it is some rows of the position alone
    at_most: Count | None = None  # never less than the count, and quicker to tell

    def met(self, s: Any, player: int) -> bool:
        if self.at_most is not None and self.at_most(s, player) < self.needed:
            return False
        return self.count(s, player) >= self.needed


@dataclass(frozen=True, slots=True)
class VictoryCard:
    slug: str
    agendas: tuple[Agenda, ...]
    editions: tuple[str, ...]
    forts: bool  # always in play with its edition, and a mark on it can be lost


@dataclass(frozen=True, slots=True)
class Government:
    """A token that lets the card of its type resolve farther right (Terra Incognita p. 13)."""

    slug: str
    type: int
    arrows: int
    confidence: str


GOVERNMENTS: Final[list[Government]] = []
DISTRICTS: Final = (
    "campus",
    "commercial_hub",
    "encampment",
    "industrial_zone",
    "theater_square",
)
FOCUS: Final[list[FocusCard]] = []
WONDERS: Final[list[Wonder]] = []
LEADERS: Final[list[Leader]] = []
CITY_STATES: Final[list[CityState]] = []
NATURAL_WONDERS: Final[list[NaturalWonder]] = []
DIPLOMACY: Final[list[Diplomacy]] = []
VICTORY: Final[list[VictoryCard]] = []
AGENDAS: Final[dict[str, Agenda]] = {}
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
    armies: int = 0,
    compulsory: bool = False,
    after_reset: Callable[[int, int], Frame] | None = None,
    on_arrival: Callable[[int, int, int], Frame] | None = None,
    editions: tuple[str, ...] = BOTH,
    owner: str = "",
    confidence: str = HIGH,
) -> int:
    """Add a focus card; its number."""
    FOCUS.append(
        FocusCard(
            slug,
            type_,
            level,
            rule,
            caravans,
            armies,
            compulsory,
            after_reset,
            on_arrival,
            editions,
            owner,
            confidence,
        )
    )
    return len(FOCUS) - 1


def wonder(
    slug: str,
    type_: int,
    era: int,
    cost: int,
    pays: tuple[int, int],
    confidence: str = HIGH,
    editions: tuple[str, ...] = BOTH,
    site: Site | None = None,
) -> Bits:
    """Add a world wonder; the bit of its ability."""
    ability = 1 << _WONDER_BITS + len(WONDERS)
    WONDERS_OF[type_] |= 1 << len(WONDERS)
    WONDERS.append(Wonder(slug, type_, era, cost, pays, ability, editions, site, confidence))
    ABILITIES[ability] = f"wonder.{slug}"
    return ability


def leader(slug: str, *order: int, editions: tuple[str, ...] = BOTH) -> Bits:
    """Add a leader sheet; the bit of its ability."""
    ability = 1 << _LEADER_BITS + len(LEADERS)
    LEADERS.append(Leader(slug, order, ability, editions))
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


def diplomacy(slug: str, confidence: str = HIGH, editions: tuple[str, ...] = BOTH) -> Bits:
    """Add a card to every colour's diplomacy set; the bit of its ability."""
    ability = 1 << _DIPLOMACY_BITS + len(DIPLOMACY)
    DIPLOMACY.append(Diplomacy(slug, ability, editions, confidence))
    ABILITIES[ability] = f"diplomacy.{slug}"
    return ability


def victory_card(
    slug: str, *agendas: Agenda, editions: tuple[str, ...] = BOTH, forts: bool = False
) -> None:
    """Add a victory card."""
    VICTORY.append(VictoryCard(slug, agendas, editions, forts))
    AGENDAS.update({agenda.slug: agenda for agenda in agendas})
