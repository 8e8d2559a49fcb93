"""Hex geometry: axial coordinates, the dense index of a map that may grow, neighbours and reach.

Hexes are pointy-topped, (q, r): +q is east, +r is south-east. Directions run clockwise from
north-east. A space gets the next free number when it is added, so a set of spaces is one int.
"""

from collections.abc import Iterable
from typing import Final

from ziggurat.core.bits import NOWHERE as NOWHERE
from ziggurat.core.bits import Bits, Neighbours, bits_of, each
from ziggurat.core.rows import put

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
        "holes",
        "index",
        "near",
        "reach",
        "sound",
        "toward",
        "whole",
        "within",
    )

    def __init__(self, cells: Iterable[Hex], smaller: "HexMap | None" = None) -> None:
        """The map of these hexes, after those of a smaller one."""
        index: dict[Hex, int] = smaller.index.copy() if smaller else {}
        toward: list[tuple[int, ...]] = list(smaller.toward) if smaller else []
        near: list[Bits] = list(smaller.near) if smaller else []
        for cell in cells:
            if cell in index:
                raise ValueError("two spaces of the map lie on the same hex")
            space = len(index)
            index[cell] = space
            row = [index.get(beside, NOWHERE) for beside in around(cell)]
            toward.append(tuple(row))
            near.append(0)
            for direction, other in enumerate(row):
                if other != NOWHERE:
                    near[space] |= 1 << other
                    near[other] |= 1 << space
                    toward[other] = put(toward[other], opposite(direction), space)
        self.cells: tuple[Hex, ...] = tuple(index)
        self.index: dict[Hex, int] = index
        # toward[space][direction] is the next space that way, or NOWHERE off the map
        self.toward: tuple[tuple[int, ...], ...] = tuple(toward)
        neighbours = Neighbours(tuple(near))
        self.near: tuple[Bits, ...] = neighbours.near
        self.beside = neighbours.beside
        self.reach = neighbours.reach
        self.within = neighbours.within
        self.distance = neighbours.distance
        self.whole: Bits = (1 << len(self.cells)) - 1
        inner = smaller.whole & ~smaller.edge if smaller else 0  # and so for good
        outer = [n for n in each(self.whole & ~inner) if NOWHERE in toward[n]]
        self.edge: Bits = bits_of(outer)
        self.holes: tuple[Hex, ...] | None = None  # once somebody has asked for them
        # so many of its spaces are the smaller map, if that has no holes
        self.sound: int = len(smaller.cells) if smaller and not holes(smaller) else 0


def holes(hexes: HexMap) -> tuple[Hex, ...]:
    """The hexes off a map that cannot reach its outside, in reading order."""
    if hexes.holes is None:
        hexes.holes = tuple(_holes(hexes))
    return hexes.holes


def _holes(hexes: HexMap) -> list[Hex]:
    """Who could walk to the outside over hexes that are now filled walks around them, if what is
    left free beside them holds together. So only then is the whole map looked at."""
    filled = hexes.index
    rim: set[Hex] = set()
    for space in each(hexes.edge >> hexes.sound << hexes.sound):
        q, r = hexes.cells[space]
        for direction, other in enumerate(hexes.toward[space]):
            if other == NOWHERE:
                rim.add((q + DIRECTIONS[direction][0], r + DIRECTIONS[direction][1]))
    if _connected(rim):
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


def _connected(hexes: set[Hex]) -> bool:
    """Can each of these hexes be reached from each over them alone?"""
    left = hexes.copy()
    frontier = [left.pop()] if left else []
    while frontier:
        for beside in around(frontier.pop()):
            if beside in left:
                left.remove(beside)
                frontier.append(beside)
    return not left
