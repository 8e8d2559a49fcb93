"""A board that grew tile by tile is the board of the whole layout."""

from random import Random
from typing import Any

import pytest

from tests.random_play import played
from ziggurat.core.hexes import HexMap, around, holes
from ziggurat.games.dawn.board import Board


def facts(of: Board | HexMap) -> dict[str, Any]:
    """Everything a board and its map know."""
    told = {name: getattr(of, name) for name in dir(of) if not name.startswith("_")}
    told = {name: value for name, value in told.items() if not callable(value)}
    return told | {"map": facts(told["map"])} if "map" in told else told


@pytest.mark.parametrize("seed", [1, 3, 4, 7])
def test_growing_leads_to_the_same_board(seed: int) -> None:
    boards: list[Board] = []
    for match in played(seed, 400):
        if not boards or match.state.board is not boards[-1]:
            boards.append(match.state.board)
            assert facts(match.state.board) == facts(Board(match.state.layout))
    assert len(boards) > 3
    assert {"stars", "coast", "star_tiles", "on_tiles"} <= facts(boards[-1]).keys()
    assert {"near", "toward", "edge", "cells"} <= facts(boards[-1].map).keys()


def test_two_spaces_do_not_share_a_hex() -> None:
    small = HexMap([(0, 0), (1, 0)])
    with pytest.raises(ValueError, match="same hex"):
        HexMap([(2, 0), (1, 0)], small)


RING = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]


def test_holes() -> None:
    assert holes(HexMap([])) == []
    assert holes(HexMap(RING)) == [(0, 0)]
    assert holes(HexMap(RING[1:])) == []
    far = [(q + 5, r) for q, r in RING]
    assert holes(HexMap(RING + far)) == [(0, 0), (5, 0)]
    assert holes(HexMap([(0, 0), (5, 5)])) == []  # two islands enclose nothing


def test_what_was_added_to_a_map_without_holes_is_enough_to_find_them() -> None:
    source = Random(5)
    closed = 0
    for _ in range(100):
        hexes = HexMap([(0, 0)])
        for _ in range(30):
            since = len(hexes.cells)
            at = source.choice([cell for each in hexes.cells for cell in around(each)])
            tile = (at, *source.sample(around(at), source.randrange(4)))
            hexes = HexMap([cell for cell in tile if cell not in hexes.index], hexes)
            gaps = holes(hexes)
            assert holes(hexes, since) == gaps
            closed += bool(gaps)
            hexes = HexMap(gaps, hexes)
    assert closed > 20, "there were holes to find"
