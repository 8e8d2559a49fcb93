"""Setting up games of the expansion, and where forts and capital tiles may lie, worked out a second
time from the book's words (Terra Incognita p. 5) by trying every place. Slow and plain."""

from itertools import combinations
from typing import Any, Final

from tests.dawn import box
from tests.dawn.terra import expansion
from tests.table import Table, new_table
from ziggurat.core.flow import Roll
from ziggurat.games.dawn.board import FORT, TILE, WATER_TOKEN

LEADERS: Final = ("rome", "france", "japan", "england", "georgia")  # none begins with a question
CAPITALS: Final = ("7", "9", "11", "16", "17")


def opening(players: int = 2, **setup: Any) -> Table:
    """A new game at its first question; leaders are given unless the setup says otherwise."""
    plain = {"players": players, "leaders": list(LEADERS[:players])}
    return new_table(edition=expansion.EDITION, **(plain | setup))


def with_core(players: int, tiles: str, side: str = "A", first: int = 0, **setup: Any) -> Table:
    """A game at the first fort, with these tiles as its core, on this side."""
    table = opening(players, **setup)
    table.play(*(f"draw_tile={tile}" for tile in CAPITALS[:players]), f"draw_first={first}")
    table.play(*(f"draw_tile={tile}" for tile in tiles.split()))
    return table.play(f"core_side={1 if side == 'A' else 6}").at("place_fort", seat=first)


def with_forts(players: int, tiles: str, side: str, *forts: box.Hex, first: int = 0) -> Table:
    """A game at the first capital tile, with its forts on these hexes."""
    table = with_core(players, tiles, side, first).play(*map(fort_name, forts))
    return table.at("place_tile", seat=first)


def ready(players: int = 2, **setup: Any) -> Table:
    """A game at its first turn; every question of the setup got its first answer."""
    table = opening(players, **setup)
    while table.s.round == 0:
        table.play(table.offered[0])
    return table.at("choose_card")


def through_chance(table: Table, prompt: str) -> Table:
    """Let chance give its first answers until this is asked."""
    while table.asked != prompt:
        assert isinstance(table.s.pending, Roll)
        table.play(table.offered[0])
    return table


# Looking


def fort_name(where: box.Hex) -> str:
    return f"A0@{where[0]},{where[1]}"


def hexes_offered(table: Table) -> set[box.Hex]:
    """The hexes offered for a fort."""
    table.at("place_fort")
    names = [name.removeprefix("A0@").split(",") for name in table.offered]
    return {(int(q), int(r)) for q, r in names}


def forts_of(table: Table) -> list[box.Hex]:
    return [(laid[1], laid[2]) for laid in table.s.layout if laid[0] == FORT]


def tiles_of(table: Table) -> list[tuple[str, set[box.Hex]]]:
    """(face, hexes) of each tile laid, the core first."""
    return [
        (f"{laid[1]}{'AB'[laid[2]]}", set(box.covered("AB"[laid[2]], *laid[3:])))
        for laid in table.s.layout
        if laid[0] == TILE
    ]


def waters_of(table: Table) -> set[box.Hex]:
    return {(laid[1], laid[2]) for laid in table.s.layout if laid[0] == WATER_TOKEN}


def core_of(table: Table) -> set[box.Hex]:
    """Two tiles for up to three players, four for more."""
    count = 2 if table.s.seats <= 3 else 4
    return set().union(*(hexes for _, hexes in tiles_of(table)[:count]))


def printed(table: Table) -> dict[str, list[int]]:
    """Where each icon of the tiles laid is, by the second transcription."""
    faces = box.icons(expansion.ALL_TILES)
    found: dict[str, list[int]] = {}
    for kind, *laid in table.s.layout:
        if kind == TILE:
            number, side, *place = laid
            hexes = box.covered("AB"[side], *place)
            for cell, icon in faces[f"{number}{'AB'[side]}"].items():
                found.setdefault(icon, []).append(table.s.board.map.index[hexes[cell]])
    return found


def city_state_hexes(table: Table) -> set[box.Hex]:
    """Hexes whose printed icon is a city-state."""
    names = {row[0] for row in box.rows(box.CITY_STATES) + box.rows(expansion.CITY_STATES)}
    cells = table.s.board.map.cells
    return {cells[space] for icon, at in printed(table).items() for space in at if icon in names}


# The book's words


def rim(cells: set[box.Hex]) -> set[box.Hex]:
    """The hexes that share a side with these."""
    return {other for cell in cells for other in box.beside(cell)} - cells


def fort_hexes(table: Table) -> set[box.Hex]:
    """Hexes that touch two spaces of the core, but no fort and no city-state."""
    core, forts = core_of(table), set(forts_of(table))
    barred = forts | city_state_hexes(table)
    return {
        where
        for where in rim(core) - forts
        if len(box.beside(where) & core) >= 2 and not box.beside(where) & barred
    }


def ways_round(ground: set[box.Hex], taken: set[box.Hex]) -> dict[str, set[box.Hex]]:
    """Ways to lay a tile that overlap nothing taken and touch four spaces of the ground: the hexes
    each would cover, by its name."""
    found = {}
    for side in "AB":
        for turn in range(6):
            shape = set(box.covered(side, 0, 0, turn))
            near = {
                (q - dq, r - dr) for q, r in rim(ground) for dq, dr in shape
            }  # hubs that bring a cell of the tile beside the ground
            for q, r in near:
                cells = {(q + dq, r + dr) for dq, dr in shape}
                if not cells & taken and len(rim(cells) & ground) >= 4:
                    found[f"{side}{turn}@{q},{r}"] = cells
    return found


def capital_ways(table: Table) -> dict[str, set[box.Hex]]:
    """Ways to lay a capital tile: touching four spaces of core and forts, over nothing."""
    ground = core_of(table) | set(forts_of(table))
    return ways_round(ground, set(table.s.board.map.cells))


def room_for(count: int, ways: list[set[box.Hex]]) -> bool:
    """Are there so many of these ways that do not overlap each other?"""
    return any(
        all(not one & other for one, other in combinations(chosen, 2))
        for chosen in combinations(ways, count)
    )
