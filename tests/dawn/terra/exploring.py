"""Where an explored tile may lie, worked out a second time from the book's words (Terra Incognita
p. 12) by trying every place."""

from tests.dawn.box import Hex, beside, covered
from tests.table import Table
from ziggurat.games.dawn.board import TILE


def hexes_of(placement: str) -> list[Hex]:
    """The hexes under cells 0 to 9 of a tile laid in the way that has this name ("A2@1,-2")."""
    how, _, where = placement.partition("@")
    q, r = where.split(",")
    return covered(how[0], int(q), int(r), int(how[1]))


def fits(table: Table) -> dict[str, set[Hex]]:
    """Every way to lay a tile beside the map without covering any of it: the spaces it touches, by
    its name."""
    cells = set(table.s.board.map.cells)
    rim = {other for cell in cells for other in beside(cell)} - cells
    found = {}
    for side in "AB":
        for turn in range(6):
            shape = covered(side, 0, 0, turn)
            around = {other for cell in shape for other in beside(cell)}
            for q, r in {(q - dq, r - dr) for q, r in rim for dq, dr in shape}:
                if not any((q + dq, r + dr) in cells for dq, dr in shape):
                    touched = {(q + dq, r + dr) for dq, dr in around} & cells
                    found[f"{side}{turn}@{q},{r}"] = touched
    return found


def legal(table: Table, space: int) -> set[str]:
    """The placements open to somebody who explores from a space: they touch it and at least three
    others."""
    here = table.s.board.map.cells[space]
    return {name for name, hexes in fits(table).items() if len(hexes) >= 4 and here in hexes}


def explored(table: Table) -> list[int]:
    """The tiles laid on a drawn map, in their order."""
    return [laid[1] for laid in table.s.layout if laid[0] == TILE]
