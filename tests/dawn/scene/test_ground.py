"""The pieces of the scene."""

from tests.table import arrange
from ziggurat.games.dawn.scene.ground import pieces, sketch

TOWN = """
    edition = "terra-incognita"
    map = "g g g g g g g"
    [[seat]]
    leader = "rome"
    capital = 0
    cities = [2]
    tokens = [1]
    reinforced = [3]
    [[seat]]
    leader = "egypt"
    capital = 6
    districts = { encampment = 4 }
"""


def test_every_piece_is_drawn_as_what_it_is() -> None:
    drawn = {piece.space: piece for piece in pieces(arrange(TOWN).s)}
    assert {space: piece.kind for space, piece in drawn.items()} == {
        0: "capital",
        1: "token",
        2: "city",
        3: "token",
        4: "district",
        6: "capital",
    }
    assert {space for space, piece in drawn.items() if piece.reinforced} == {3}
    assert {space for space, piece in drawn.items() if piece.mature} == {0, 2}
    assert {piece.district for piece in drawn.values()} == {"", "encampment"}
    assert drawn[4].seat == drawn[6].seat == 1


def test_the_small_map_has_the_land_and_who_holds_it() -> None:
    drawn = sketch(arrange(TOWN).s)
    assert drawn.corners == 6
    assert "".join(drawn.land).replace(".", "") == "ggggggg"
    assert sorted("".join(drawn.held).replace(".", "")) == list("000011")  # space 5 is nobody's
    assert [len(line) for line in drawn.held] == [len(line) for line in drawn.land]
