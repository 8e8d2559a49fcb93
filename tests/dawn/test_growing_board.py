"""A board that grew tile by tile is the board of the whole layout."""

from random import Random
from typing import Any

import pytest

from tests.random_play import played
from ziggurat.core.hexes import HexMap, holes
from ziggurat.games.dawn.board import Board


def facts(of: Board | HexMap) -> dict[str, Any]:
    """Everything a board and its map know."""
    told = {name: getattr(of, name) for name in dir(of) if not name.startswith("_")}
    told = {name: value for name, value in told.items() if not callable(value)}
    if isinstance(of, HexMap):
        told["holes"] = holes(of)  # which a map works out when it is asked
        del told["sound"]  # how it came to be
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


def test_a_map_that_grows_piece_by_piece_has_the_holes_of_the_whole() -> None:
    source, open_, closed = Random(5), 0, 0
    for _ in range(100):
        hexes = [(q, r) for q in range(-3, 4) for r in range(-3, 4)]
        source.shuffle(hexes)
        grown = HexMap(())
        for cell in hexes[:40]:
            had_none = not holes(grown)
            grown = HexMap([cell], grown)
            assert holes(grown) == holes(HexMap(grown.cells))
            open_ += had_none and not holes(grown)
            closed += had_none and bool(holes(grown))
    assert open_ > 1000
    assert closed > 50


def test_two_spaces_do_not_share_a_hex() -> None:
    small = HexMap([(0, 0), (1, 0)])
    with pytest.raises(ValueError, match="same hex"):
        HexMap([(2, 0), (1, 0)], small)


RING = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]


def test_holes() -> None:
    assert holes(HexMap([])) == ()
    assert holes(HexMap(RING)) == ((0, 0),)
    assert holes(HexMap(RING[1:])) == ()
    far = [(q + 5, r) for q, r in RING]
    assert holes(HexMap(RING + far)) == ((0, 0), (5, 0))
    assert holes(HexMap([(0, 0), (5, 5)])) == ()  # two islands enclose nothing
