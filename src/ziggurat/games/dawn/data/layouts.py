"""Fixed arrangements of tiles: the core of advanced map building and the first-game map.

The pictures of the book are lost in its text. Core A is seen in two unrelated maps; core B is its
mirror image; the first-game map rests on one source, and which tiles join at three and four players
is our reading (docs/rulings.md, "Maps").
"""

from typing import Final

from ziggurat.core.hexes import Hex

# (base p. 14): hub and turn of each of the four core tiles, by the side rolled
CORE: Final[dict[str, tuple[tuple[Hex, int], ...]]] = {
    "A": (((0, 0), 0), ((3, -3), 3), ((4, 0), 0), ((7, -3), 3)),
    "B": (((0, 0), 0), ((0, -3), 3), ((-4, 0), 0), ((-4, -3), 3)),
}

# (base p. 3): tile, hub, turn, and from how many players on it is used; all lie on side A
FIRST_GAME: Final[tuple[tuple[int, Hex, int, int], ...]] = (
    (2, (-2, 4), 0, 2),
    (6, (1, 1), 3, 2),
    (4, (2, 4), 0, 2),
    (14, (5, 1), 3, 2),
    (7, (-5, 2), 2, 2),
    (3, (-5, 5), 5, 2),
    (5, (0, -1), 4, 2),
    (16, (7, -2), 0, 2),
    (12, (4, -4), 2, 2),
    (13, (4, -1), 5, 2),
    (11, (-1, 9), 5, 3),
    (15, (-1, 6), 2, 3),
    (1, (-4, 7), 3, 3),
    (9, (3, 6), 1, 4),
    (8, (3, 9), 5, 4),
    (10, (7, 2), 0, 4),
)
