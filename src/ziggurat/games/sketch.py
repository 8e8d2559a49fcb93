"""The map of a game in small, for lists of games: only what everybody may see, in few letters."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

NOTHING: Final = "."  # no space, or nobody's
UNKNOWN: Final = "?"  # a space that nobody has seen yet


@dataclass(slots=True)
class Sketch:
    """Two lines of signs for each row of spaces: `land` has the ground (grassland, hills, forest,
    desert, mountain, water, natural wonder: by their first letters), `held` the number of the seat
    that holds it. Of hexes every second row lies half a space further right."""

    corners: Literal[4, 6]  # of a space
    land: list[str]
    held: list[str]


def sketched(corners: Literal[4, 6], spaces: Iterable[tuple[int, int, str, int]]) -> Sketch:
    """A sketch of spaces: where each lies (of hexes q and r), its letter, and who holds it."""
    placed = {}
    for x, y, letter, seat in spaces:
        column = x + (y >> 1) if corners == 6 else x
        placed[column, y] = (letter, str(seat) if seat >= 0 else NOTHING)
    if not placed:
        return Sketch(corners, [], [])
    columns, rows = {x for x, _ in placed}, {y for _, y in placed}
    across = range(min(columns), max(columns) + 1)
    down = range(min(rows) & ~1, max(rows) + 1)  # the first row lies no further right
    lines = [[placed.get((x, y), (NOTHING, NOTHING)) for x in across] for y in down]
    return Sketch(
        corners,
        ["".join(letter for letter, _ in line) for line in lines],
        ["".join(seat for _, seat in line) for line in lines],
    )
