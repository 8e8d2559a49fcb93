"""The unit cards of Wisdom and Warfare, which replace those of the core game (pp. 2, 8)."""

from dataclasses import dataclass
from typing import Final

from ziggurat.games.wisdom.tables.kinds import (
    AIRCRAFT,
    ARTILLERY,
    HIGH,
    INFANTRY,
    MOUNTED,
    NONE,
)
from ziggurat.games.wisdom.tables.order import tech

RANKS: Final = 4
ByRank = tuple[int, int, int, int, int]  # rank 1 at place 1; place 0 is empty


@dataclass(frozen=True, slots=True)
class UnitType:
    """`techs[rank]` are the techs any of which raises the type to that rank, or unlocks it."""

    slug: str
    ranks: tuple[str, ...]  # the name of each side, rank 1 first; aircraft have but one
    trumps: int  # the type it strikes before, or NONE
    techs: tuple[tuple[int, ...], ...]
    costs: ByRank
    sure: str


@dataclass(frozen=True, slots=True)
class UnitKind:
    """Cards of one type with the same figures."""

    type: int
    strength: ByRank
    health: ByRank
    copies: int
    sure: str


UNIT_TYPES: Final[tuple[UnitType, ...]] = (
    UnitType(
        "infantry",
        ("spearman", "pikeman", "rifleman", "modern_infantry"),
        MOUNTED,
        (
            (),
            (),
            (tech("democracy"), tech("logistics")),
            (tech("gunpowder"),),
            (tech("replaceable_parts"),),
        ),
        (0, 5, 7, 9, 11),
        HIGH,
    ),
    UnitType(
        "mounted",
        ("horseman", "knight", "cavalry", "tank"),
        ARTILLERY,
        (
            (),
            (),
            (tech("chivalry"), tech("logistics")),
            (tech("railroad"),),
            (tech("combustion"),),
        ),
        (0, 5, 7, 9, 11),
        HIGH,
    ),
    UnitType(
        "artillery",
        ("archer", "catapult", "cannon", "mobile_artillery"),
        INFANTRY,
        (
            (),
            (),
            (tech("mathematics"), tech("logistics")),
            (tech("metal_casting"),),
            (tech("ballistics"),),
        ),
        (0, 5, 7, 9, 11),
        HIGH,
    ),
    UnitType("aircraft", ("aircraft",), NONE, ((), (tech("flight"),)), (0, 12, 12, 12, 12), HIGH),
)


def _ranked(type_: int, strength: int, health: int) -> UnitKind:
    """Five cards; both figures rise by one with each rank."""
    return UnitKind(
        type_,
        (0, strength, strength + 1, strength + 2, strength + 3),
        (0, health, health + 1, health + 2, health + 3),
        5,
        HIGH,
    )


def _flying(strength: int, health: int, copies: int) -> UnitKind:
    """The same figures on all four sides."""
    return UnitKind(
        AIRCRAFT,
        (0, strength, strength, strength, strength),
        (0, health, health, health, health),
        copies,
        HIGH,
    )


UNIT_KINDS: Final[tuple[UnitKind, ...]] = (
    _ranked(INFANTRY, 1, 3),
    _ranked(INFANTRY, 2, 2),
    _ranked(INFANTRY, 3, 1),
    _ranked(MOUNTED, 1, 3),
    _ranked(MOUNTED, 2, 2),
    _ranked(MOUNTED, 3, 1),
    _ranked(ARTILLERY, 1, 3),
    _ranked(ARTILLERY, 2, 2),
    _ranked(ARTILLERY, 3, 1),
    _flying(5, 7, 2),
    _flying(6, 6, 4),
    _flying(7, 5, 2),
)
UNIT_CARDS: Final[tuple[int, ...]] = tuple(  # the kind of each card
    kind for kind, row in enumerate(UNIT_KINDS) for _ in range(row.copies)
)
KINDS_OF: Final[tuple[tuple[int, ...], ...]] = tuple(  # by type: its kinds
    tuple(kind for kind, row in enumerate(UNIT_KINDS) if row.type == type_)
    for type_ in range(len(UNIT_TYPES))
)
UNIT_DECKS: Final[tuple[tuple[int, ...], ...]] = tuple(  # by type: its cards
    tuple(card for card, kind in enumerate(UNIT_CARDS) if UNIT_KINDS[kind].type == type_)
    for type_ in range(len(UNIT_TYPES))
)
