"""Hex geometry: axial coordinates, the dense index of a map that may grow, neighbours and reach.

Hexes are pointy-topped, (q, r): +q is east, +r is south-east. Directions run clockwise from
north-east. A space gets the next free number when it is added, so a set of spaces is one int.
"""

from collections.abc import Iterable
from typing import Final

from ziggurat.core.bits import NOWHERE as NOWHERE
from ziggurat.core.bits import Bits, Neighbours

Hex = tuple[int, int]

DIRECTIONS: Final[tuple[Hex, ...]] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))


def opposite(direction: int) -> int:
    return (direction + 3) % 6


def turned(offset: Hex, sixths: int) -> Hex:
    """An offset turned clockwise about the origin by so many sixths of a circle."""
    q, r = offset
    for _ in range(sixths % 6):
        q, r = -r, q + r
    return q, r


def around(cell: Hex) -> tuple[Hex, ...]:
    """The six hexes beside a hex, whether or not they are on a map."""
    q, r = cell
    return tuple((q + dq, r + dr) for dq, dr in DIRECTIONS)


class HexMap:
    """Which hexes exist, under which numbers, and who is beside whom. Never changed: it grows
    into a new map, so positions may share it."""

    __slots__ = (
        "beside",
        "cells",
        "distance",
        "edge",
        "index",
        "near",
        "reach",
        "toward",
        "whole",
        "within",
    )

    def __init__(self, cells: Iterable[Hex]) -> None:
        self.cells: tuple[Hex, ...] = tuple(cells)
        self.index: dict[Hex, int] = {cell: n for n, cell in enumerate(self.cells)}
        if len(self.index) != len(self.cells):
            raise ValueError("two spaces of the map lie on the same hex")
        # toward[space][direction] is the next space that way, or NOWHERE off the map
        self.toward: tuple[tuple[int, ...], ...] = tuple(
            tuple(self.index.get(beside, NOWHERE) for beside in around(cell)) for cell in self.cells
        )
        masks: list[Bits] = []
        edge: Bits = 0
        for space, beside in enumerate(self.toward):
            mask = 0
            for other in beside:
                if other == NOWHERE:
                    edge |= 1 << space
                else:
                    mask |= 1 << other
            masks.append(mask)
        neighbours = Neighbours(tuple(masks))
        self.near = neighbours.near
        self.beside = neighbours.beside
        self.reach = neighbours.reach
        self.within = neighbours.within
        self.distance = neighbours.distance
        self.edge: Bits = edge
        self.whole: Bits = (1 << len(self.cells)) - 1


def holes(cells: Iterable[Hex]) -> list[Hex]:
    """The hexes off a map that cannot reach its outside, in reading order."""
    filled = set(cells)
    if not filled:
        return []
    low_q, high_q = min(q for q, _ in filled) - 1, max(q for q, _ in filled) + 1
    low_r, high_r = min(r for _, r in filled) - 1, max(r for _, r in filled) + 1
    outside = {(low_q, low_r)}
    frontier = [(low_q, low_r)]
    while frontier:
        for q, r in around(frontier.pop()):
            inside_box = low_q <= q <= high_q and low_r <= r <= high_r
            if inside_box and (q, r) not in filled and (q, r) not in outside:
                outside.add((q, r))
                frontier.append((q, r))
    return [
        (q, r)
        for r in range(low_r, high_r + 1)
        for q in range(low_q, high_q + 1)
        if (q, r) not in filled and (q, r) not in outside
    ]
