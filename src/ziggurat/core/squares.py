"""Square geometry: the dense index of a grid that may have holes, and who is beside whom.

A square is (column, row): columns run east, rows run south. Directions run clockwise from north;
the even ones lead across a side, the odd ones across a corner. Squares are numbered in the order
they are given, so a set of squares is one int.
"""

from collections.abc import Iterable
from typing import Final

from ziggurat.core.bits import NOWHERE as NOWHERE
from ziggurat.core.bits import Bits, Neighbours, bits_of

Square = tuple[int, int]

DIRECTIONS: Final[tuple[Square, ...]] = (
    (0, -1),
    (1, -1),
    (1, 0),
    (1, 1),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (-1, -1),
)


def opposite(direction: int) -> int:
    return (direction + 4) % 8


def turned(offset: Square, quarters: int) -> Square:
    """An offset turned clockwise about the origin by so many quarters of a circle."""
    x, y = offset
    for _ in range(quarters % 4):
        x, y = -y, x
    return x, y


def oblong(columns: int, rows: int) -> tuple[Square, ...]:
    """The squares of a full grid in reading order."""
    return tuple((x, y) for y in range(rows) for x in range(columns))


class SquareMap:
    """Which squares exist, under which numbers, and who is beside whom: `sides` are the neighbours
    across a side, `around` those across a corner as well. Never changed, so positions share it."""

    __slots__ = ("around", "cells", "edge", "index", "sides", "toward", "whole")

    def __init__(self, cells: Iterable[Square]) -> None:
        self.cells: tuple[Square, ...] = tuple(cells)
        self.index: dict[Square, int] = {cell: space for space, cell in enumerate(self.cells)}
        if len(self.index) != len(self.cells):
            raise ValueError("two spaces of the map lie on the same square")
        # toward[space][direction] is the next space that way, or NOWHERE off the map
        self.toward: tuple[tuple[int, ...], ...] = tuple(
            tuple(self.index.get((x + dx, y + dy), NOWHERE) for dx, dy in DIRECTIONS)
            for x, y in self.cells
        )
        self.sides = Neighbours(tuple(_there(row[::2]) for row in self.toward))
        self.around = Neighbours(tuple(_there(row) for row in self.toward))
        # squares with a side on nothing
        self.edge: Bits = bits_of([n for n, row in enumerate(self.toward) if NOWHERE in row[::2]])
        self.whole: Bits = (1 << len(self.cells)) - 1


def _there(row: tuple[int, ...]) -> Bits:
    return bits_of([space for space in row if space != NOWHERE])
