"""Sets of spaces (or of cards, or of seats) as plain ints: bit n set means n is in the set.

The compiled engine has this one module in C as well (compiling/bits.c), for sets of up to 512
members; both must agree.
"""

from functools import lru_cache
from typing import Final

Bits = int

NOWHERE: Final = -1

_KNOWN: Final = 500  # sets whose neighbours a map keeps in mind

# _MEMBERS[place][byte]: the members a byte at this place of a set stands for; grows with the sets
_MEMBERS: Final[list[tuple[tuple[int, ...], ...]]] = []


def each(bits: Bits) -> list[int]:
    """The members of a set, in rising order."""
    found: list[int] = []
    if bits.bit_count() < 5:  # quicker one by one
        while bits:
            low = bits & -bits
            found.append(low.bit_length() - 1)
            bits ^= low
        return found
    size = (bits.bit_length() + 7) >> 3
    if size > len(_MEMBERS):
        _grow(size)
    for place, byte in enumerate(bits.to_bytes(size, "little")):
        if byte:
            found += _MEMBERS[place][byte]
    return found


def _grow(size: int) -> None:
    for place in range(len(_MEMBERS), size):
        members: list[tuple[int, ...]] = [()]
        for n in range(8 * place, 8 * place + 8):
            members += [(*lower, n) for lower in members]  # the same bytes with one more bit
        _MEMBERS.append(tuple(members))


def bits_of(members: "list[int] | tuple[int, ...]") -> Bits:
    """The set of these members."""
    bits = 0
    for member in members:
        bits |= 1 << member
    return bits


# Rows of pieces and sets are tuples, so that what was worked out once is found again. A piece that
# is off the map lies on a negative space, which is in no set.


@lru_cache(maxsize=512)
def spaces_in(row: tuple[int, ...]) -> Bits:
    """The spaces in a row."""
    bits = 0
    for space in row:
        if space >= 0:
            bits |= 1 << space
    return bits


@lru_cache(maxsize=512)
def spaces_in_all(rows: tuple[tuple[int, ...], ...], but: int = NOWHERE) -> Bits:
    """The spaces in these rows, one of which may be left out."""
    bits = 0
    for number, row in enumerate(rows):
        if number != but:
            bits |= spaces_in(row)
    return bits


@lru_cache(maxsize=512)
def spaces_held(row: tuple[int, ...], holders: tuple[int, ...], holder: int) -> Bits:
    """Those of the spaces in a row that this one holds."""
    bits = 0
    for space, held_by in zip(row, holders, strict=True):
        if held_by == holder and space >= 0:
            bits |= 1 << space
    return bits


@lru_cache(maxsize=512)
def united(sets: tuple[Bits, ...], but: int = NOWHERE) -> Bits:
    """The members of these sets, one of which may be left out."""
    bits = 0
    for number, members in enumerate(sets):
        if number != but:
            bits |= members
    return bits


class Neighbours:
    """Who is beside whom: `near[n]` is the set of the neighbours of n."""

    __slots__ = ("_known", "near")

    def __init__(self, near: tuple[Bits, ...]) -> None:
        self.near = near
        self._known: dict[Bits, Bits] = {}  # what is beside the sets that were asked for last

    def beside(self, spaces: Bits) -> Bits:
        """Every space next to at least one of these (they themselves only if next to another)."""
        known = self._known
        if spaces in known:
            return known[spaces]
        near = self.near
        found = 0
        for space in each(spaces):
            found |= near[space]
        if len(known) == _KNOWN:
            known.clear()
        known[spaces] = found
        return found

    def reach(self, start: Bits, steps: int, through: Bits, linked: Bits = 0) -> Bits:
        """Where one can stand after 1 to `steps` steps, each of them onto a space of `through`.
        Spaces of `linked` count as being next to each other."""
        reached = 0
        frontier = start
        while steps and frontier:
            fresh = self.beside(frontier)
            if frontier & linked:
                fresh |= linked
            frontier = fresh & through & ~reached
            reached |= frontier
            steps -= 1
        return reached

    def within(self, start: Bits, steps: int) -> Bits:
        """Every space at a distance of at most `steps`, whatever lies between."""
        return start | self.reach(start, steps, -1)

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
