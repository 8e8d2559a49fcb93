"""Hex geometry: axial coordinates, the dense index of a map that may grow, neighbours and reach.

Hexes are pointy-topped, (q, r): +q is east, +r is south-east. Directions run clockwise from
north-east. A space gets the next free number when it is added, so a set of spaces is one int.
"""

from collections.abc import Iterable
from typing import Final

from ziggurat.core.bits import Bits

Hex = tuple[int, int]

NOWHERE: Final = -1
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

    __slots__ = ("cells", "edge", "index", "near", "toward", "whole")

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
        self.near: tuple[Bits, ...] = tuple(masks)
        self.edge: Bits = edge
        self.whole: Bits = (1 << len(self.cells)) - 1

    def beside(self, spaces: Bits) -> Bits:
        """Every space next to at least one of these (they themselves only if next to another)."""
        near = self.near
        found = 0
        while spaces:
            low = spaces & -spaces
            found |= near[low.bit_length() - 1]
            spaces ^= low
        return found

    def reach(self, start: Bits, steps: int, through: Bits, linked: Bits = 0) -> Bits:
        """Where one can stand after 1 to `steps` steps, each of them onto a space of `through`.
        Spaces of `linked` count as being next to each other."""
        reached = fresh = 0
        frontier = start
        while steps and frontier:
            fresh = self.beside(frontier)
            if frontier & linked:
                fresh |= linked
            fresh &= through & ~reached
            reached |= fresh
            frontier = fresh
            steps -= 1
        return reached

    def within(self, start: Bits, steps: int) -> Bits:
        """Every space at a distance of at most `steps`, whatever lies between."""
        return start | self.reach(start, steps, self.whole)

    def distance(self, start: Bits, goal: int, through: Bits, linked: Bits = 0) -> int:
        """Steps of the shortest way onto `goal` over `through`, or NOWHERE. Leaving counts:
        a goal among the starting spaces is found only by coming back."""
        reached = 0
        frontier = start
        steps = 0
        while frontier:
            steps += 1
            fresh = self.beside(frontier)
            if frontier & linked:
                fresh |= linked
            frontier = fresh & through & ~reached
            if frontier >> goal & 1:
                return steps
            reached |= frontier
        return NOWHERE


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
