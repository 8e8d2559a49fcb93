"""Maps in small."""

from ziggurat.games.sketch import sketched


def test_every_second_row_of_hexes_lies_further_right() -> None:
    drawn = sketched(6, [(0, 1, "g", -1), (1, 1, "w", 0), (0, 2, "f", 1)])
    assert drawn.land == ["..", "gw", ".f"]
    assert drawn.held == ["..", ".0", ".1"]


def test_squares_stand_under_each_other() -> None:
    drawn = sketched(4, [(0, 0, "g", -1), (2, 1, "w", 0)])
    assert (drawn.land, drawn.held) == (["g..", "..w"], ["...", "..0"])


def test_where_nothing_lies_nothing_is_drawn() -> None:
    assert sketched(6, []).land == []
