"""The map for 2 to 5 players: where tiles lie, whose home lies where and how it is turned
(C-SET-04, C-SET-05). With five players the middle has a hole that belongs to no tile.

`x` and `y` are the left column and the top row of a tile's squares. Seats are numbered in turn
order from 0; neutral tiles have no seat and lie face down.
"""

from dataclasses import dataclass
from typing import Final

from ziggurat.games.wisdom.tables.kinds import HIGH, NONE

UP: Final = 0  # where the arrow of a tile points: quarter turns clockwise
RIGHT: Final = 1
DOWN: Final = 2
LEFT: Final = 3
ARROWS: Final = ("up", "right", "down", "left")


@dataclass(frozen=True, slots=True)
class Slot:
    x: int
    y: int
    seat: int = NONE
    turn: int = UP  # of a home tile; neutral tiles are turned when they are discovered


@dataclass(frozen=True, slots=True)
class Layout:
    players: int
    width: int
    height: int
    slots: tuple[Slot, ...]
    sure: str = HIGH


LAYOUTS: Final[dict[int, Layout]] = {
    2: Layout(
        2,
        8,
        16,
        (
            Slot(0, 0),
            Slot(4, 0, 1, DOWN),
            Slot(0, 4),
            Slot(4, 4),
            Slot(0, 8),
            Slot(4, 8),
            Slot(0, 12, 0, UP),
            Slot(4, 12),
        ),
    ),
    3: Layout(
        3,
        16,
        16,
        (
            Slot(6, 0, 0, DOWN),
            Slot(4, 4),
            Slot(8, 4),
            Slot(2, 8),
            Slot(6, 8),
            Slot(10, 8),
            Slot(0, 12, 2, RIGHT),
            Slot(4, 12),
            Slot(8, 12),
            Slot(12, 12, 1, LEFT),
        ),
    ),
    4: Layout(
        4,
        16,
        16,
        (
            Slot(0, 0, 0, DOWN),
            Slot(4, 0),
            Slot(8, 0),
            Slot(12, 0, 1, DOWN),
            Slot(0, 4),
            Slot(4, 4),
            Slot(8, 4),
            Slot(12, 4),
            Slot(0, 8),
            Slot(4, 8),
            Slot(8, 8),
            Slot(12, 8),
            Slot(0, 12, 3, UP),
            Slot(4, 12),
            Slot(8, 12),
            Slot(12, 12, 2, UP),
        ),
    ),
    5: Layout(
        5,
        28,
        18,
        (
            Slot(12, 0),
            Slot(8, 2),
            Slot(16, 2),
            Slot(12, 4, 0, DOWN),
            Slot(0, 6, 4, RIGHT),
            Slot(4, 6),
            Slot(8, 6),
            Slot(16, 6),
            Slot(20, 6),
            Slot(24, 6, 1, LEFT),
            Slot(0, 10),
            Slot(4, 10),
            Slot(8, 10),
            Slot(16, 10),
            Slot(20, 10),
            Slot(24, 10),
            Slot(2, 14),
            Slot(6, 14, 3, UP),
            Slot(10, 14),
            Slot(14, 14),
            Slot(18, 14, 2, UP),
            Slot(22, 14),
        ),
    ),
}
