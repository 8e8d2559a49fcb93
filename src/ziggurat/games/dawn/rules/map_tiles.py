"""Where a map tile fits: on the grid, touching the map and overlapping nothing (base p. 14).

Here hexes of the whole table, not spaces of the map, are the members of a set: hex (q, r) is bit
(r + 32) * 64 + q + 32, so that moving a set of hexes is shifting an int. Tiles are laid against the
core, a tile beside it, or the tile of a capital, so that none comes near the rim of this table.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final

from ziggurat.core.bits import Bits
from ziggurat.core.hexes import DIRECTIONS, Hex
from ziggurat.games.dawn.board import cells_of
from ziggurat.games.dawn.options import placement_code

TOUCH: Final = 4  # spaces a new tile must touch

_WIDTH: Final = 64
_HALF: Final = _WIDTH // 2
_MIDDLE: Final = _HALF * _WIDTH + _HALF
_TILE_SPAN: Final = 8 * _WIDTH  # rows a tile can reach beyond the map, and more


def hex_bits(hexes: Iterable[Hex]) -> Bits:
    """A set of hexes."""
    bits = 0
    for q, r in hexes:
        bits |= 1 << _MIDDLE + r * _WIDTH + q
    return bits


def beside(hexes: Bits) -> Bits:
    """The hexes next to these but not among them."""
    found = 0
    for q, r in DIRECTIONS:
        found |= _moved(hexes, r * _WIDTH + q)
    return found & ~hexes


def _moved(hexes: Bits, by: int) -> Bits:
    return hexes << by if by >= 0 else hexes >> -by


@cache
def _shape(side: int, turn: int) -> tuple[tuple[int, ...], Bits, Bits]:
    """A tile with its hub at (0, 0): offsets of its cells, its hexes, and those around it. All
    tiles have the same outline."""
    cells = cells_of(side, (0, 0), turn)
    covered = hex_bits(cells)
    return tuple(r * _WIDTH + q for q, r in cells), covered, beside(covered)


def ways_to_lay(taken: Bits, against: Bits, touch: int = 1) -> list[tuple[int, Bits, Bits]]:
    """Every way to lay a tile on a table with these hexes taken so that it touches at least so many
    of those of `against`: (placement, the hexes beside it, the hexes it covers)."""
    found: list[tuple[int, Bits, Bits]] = []
    rim = beside(against) & ~taken
    # nothing lies below: smaller ints are quicker
    below = (taken & -taken).bit_length() - _TILE_SPAN
    rim_above, taken_above = rim >> below, taken >> below
    for side in range(2):
        for turn in range(6):
            offsets, covered, around = _shape(side, turn)
            touching = overlapping = 0
            for offset in offsets:
                touching |= _moved(rim_above, -offset)
                overlapping |= _moved(taken_above, -offset)
            hubs = touching & ~overlapping
            while hubs:
                low = hubs & -hubs
                hubs ^= low
                hub = low.bit_length() - 1 + below - _MIDDLE
                beside_it = _moved(around, hub)
                if touch > 1 and (beside_it & against).bit_count() < touch:
                    continue
                r, q = divmod(hub + _HALF, _WIDTH)
                code = placement_code(side, turn, q - _HALF, r)
                found.append((code, beside_it, _moved(covered, hub)))
    return found
