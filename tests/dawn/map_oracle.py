"""Where a tile may be laid, worked out a second time from the book's words (base p. 14), by trying
every place. Slow and plain, for tests of map building to compare with."""

from tests.dawn.box import Hex, beside, covered
from tests.table import Table
from ziggurat.games.dawn.board import TILE, WATER_TOKEN
from ziggurat.games.dawn.state import State

SIDES = "AB"
CORE_TILES = 4


def tiles_of(s: State) -> list[set[Hex]]:
    """The hexes of each tile laid, the four of the core first."""
    return [
        set(covered(SIDES[side], q, r, turn))
        for _, _number, side, q, r, turn in (laid for laid in s.layout if laid[0] == TILE)
    ]


def waters_of(s: State) -> set[Hex]:
    """The hexes filled with water tokens."""
    return {(laid[1], laid[2]) for laid in s.layout if laid[0] == WATER_TOKEN}


def rim(cells: set[Hex]) -> set[Hex]:
    """The hexes that share a side with these."""
    return {other for cell in cells for other in beside(cell)} - cells


def contacts(s: State) -> dict[str, set[Hex]]:
    """Every placement that overlaps nothing, by name, with the spaces of tiles it touches."""
    on_tiles = set().union(*tiles_of(s))
    taken = on_tiles | waters_of(s)
    reach = range(min(map(min, taken)) - 4, max(map(max, taken)) + 5)
    found = {}
    for side in SIDES:
        for turn in range(6):
            shape = set(covered(side, 0, 0, turn))
            around = rim(shape)
            for q in reach:
                for r in reach:
                    if not any((q + dq, r + dr) in taken for dq, dr in shape):
                        touched = {(q + dq, r + dr) for dq, dr in around} & on_tiles
                        found[f"{side}{turn}@{q},{r}"] = touched
    return found


def legal(s: State) -> set[str]:
    """The placements the book allows."""
    tiles = tiles_of(s)
    core = set().union(*tiles[:CORE_TILES])
    by_core = set().union(*(tile for tile in tiles[CORE_TILES:] if tile & rim(core)))
    fits = contacts(s)
    enough = {name: touched for name, touched in fits.items() if len(touched) >= 4}
    at_core = {name for name, touched in enough.items() if touched & core}
    next_to_it = {name for name, touched in enough.items() if touched & by_core}
    most = max(map(len, fits.values()))
    return at_core or next_to_it or {n for n, touched in fits.items() if len(touched) == most}


def offered(table: Table) -> set[str]:
    """The placements a table offers."""
    table.at("place_tile")
    return set(table.offered)
