"""The map as text."""

import pytest

from tests.table import arrange, new_table
from ziggurat.core.bits import Bits, bits_of
from ziggurat.core.match import Match
from ziggurat.core.rows import put
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.state import State
from ziggurat.games.dawn.text import Letters, rows_around, text_map

LETTERS = Letters(
    "ghfdm~N",
    {"blue": "B", "green": "G", "orange": "O", "red": "R", "purple": "P"},
    ("ma", "me", "oi", "di"),
    "chezt",
)

ISLAND = """
    map = '''
     g h f d
    m N g w g
     g g g g
    '''
    icons = { 0 = "marble", 3 = "A", 5 = "mt_everest", 8 = "kabul", 4 = "B" }
    [[seat]]
    leader = "rome"
    capital = 6
    cities = [12]
    tokens = [1]
    reinforced = [2]
    wonders = { petra = 6 }
    caravans = [1]
    [[seat]]
    leader = "egypt"
    capital = 9
    caravans = [10]
"""


def lines(s: State, width: int = 80, marked: Bits = 0) -> list[str]:
    """The map in one part, without the blanks at the ends of lines."""
    (part,) = text_map(s, LETTERS, width, marked)
    return ["".join(text for text, _ in line).rstrip() for line in part]


def test_shapes_say_what_is_where_and_whose() -> None:
    table = arrange(ISLAND)
    table.s.barbarians = put(table.s.barbarians, 1, -1)
    assert lines(table.s) == [
        "   0g    1h    2f    3d",
        "   $ma   (B)>b [B]   !A!",
        "4m    5N    6g    7~    8g",
        ".b.   %Ev   *B*+        @Ka",
        "   9g    10g   11g   12g",
        "   *G*   >g          /B\\",
    ]


def test_choices_are_marked() -> None:
    marked = bits_of([1, 7])
    drawn = lines(arrange(ISLAND).s, marked=marked)
    assert drawn[0] == "   0g    1h<   2f    3d"
    assert drawn[2] == "4m    5N    6g    7~<   8g"


@pytest.mark.parametrize("width", [30, 25, 20, 15])
def test_narrow_maps_keep_numbers_pieces_and_marks(width: int) -> None:
    drawn = lines(arrange(ISLAND).s, width, marked=bits_of([1]))
    assert max(map(len, drawn)) <= width
    text = "\n".join(drawn)
    assert text.count("<") == 1
    for piece in ("*B*", "/B\\", "[B]", "*G*", "!A!", "@Ka", "$ma", "%Ev"):
        assert piece in text


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("kind", ["first-game", "built"])
def test_the_usual_maps_fit_80_columns_in_one_part(players: int, kind: str) -> None:
    for seed in range(3):
        match = Match(DAWN, {"players": players, "map": kind}, seed)
        while match.ask and not match.state.round:
            match.answer(match.ask.options[-1 - seed % len(match.ask.options)])
        drawn = lines(match.state)
        assert max(map(len, drawn)) <= 80
        text = "\n".join(drawn)
        assert all(str(space) in text for space in range(len(match.state.board.map.cells)))


def test_a_map_too_wide_is_drawn_in_parts() -> None:
    match = Match(DAWN, {"players": 4}, 1)
    parts = text_map(match.state, LETTERS, 30)
    assert len(parts) == 2
    texts = ["".join(text for line in part for text, _ in line) for part in parts]
    widths = [sum(len(text) for text, _ in line) for part in parts for line in part]
    assert max(widths) <= 30
    assert sum(text.count("*") for text in texts) == 8


def test_only_some_rows_can_be_drawn() -> None:
    s = arrange(ISLAND).s
    assert rows_around(s, 0, 9) == range(3)
    assert rows_around(s, bits_of([0]), 9) == range(3)
    assert rows_around(s, bits_of([9]), 1) == range(1, 2)
    (part,) = text_map(s, LETTERS, 80, rows=range(1, 2))
    assert next(text for text, _ in part[0] if text.strip()) == "4m"
    assert len(part) == 2


def test_an_empty_map_has_no_lines() -> None:
    assert text_map(new_table(map="built").s, LETTERS, 80) == []


def test_colours_are_named_not_drawn() -> None:
    (part,) = text_map(arrange(ISLAND).s, LETTERS, 80)
    styles = {text.strip(): style for line in part for text, style in line if text.strip()}
    assert styles["*B*"] == "grassland blue"
    assert styles["0g"] == "grassland"
    assert styles["@Ka"] == "grassland city_state"
