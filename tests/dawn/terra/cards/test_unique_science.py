"""The unique science cards: Writing, Natural History, Astronomy (Terra Incognita p. 8)."""

import pytest

from tests.dawn.terra.exploring import explored, legal
from tests.dawn.terra.six import row_of_six
from tests.table import Table, arrange

ROAD = """
    edition = "terra-incognita"
    map = '''
    g g g N N . . g
    '''
    icons = { 3 = "mt_everest", 4 = "grand_mesa" }
    [[seat]]
    leader = "LEADER"
    row = "ROW"
    cards = "CARD"
    capital = 0
    cities = [2]
    tokens = [MARKERS]
    trade = { TRADE }
    wonders = { WONDERS }
    resources = "STOCK"
    tech = TECH
    [[seat]]
    leader = "scythia"
    capital = 5
    wonders = { HIS }
"""
PLAIN = {
    "ROW": row_of_six("science", 1),
    "MARKERS": "",
    "TRADE": "",
    "WONDERS": "",
    "STOCK": "",
    "TECH": "19",
    "HIS": "",
}
CHINA = {"LEADER": "china", "CARD": "writing"}
ENGLAND = {"LEADER": "england", "CARD": "natural_history"}


def road(**words: str) -> Table:
    return arrange(ROAD, **PLAIN | words)


@pytest.mark.card("focus.writing")
@pytest.mark.parametrize(
    ("slot", "words", "steps"),
    [
        (1, {}, 1),
        (3, {}, 3),
        (1, {"WONDERS": "petra = 0"}, 2),
        (2, {"WONDERS": "petra = 0, terracotta_army = 2"}, 3),
        (1, {"HIS": "petra = 5"}, 1),
    ],
    ids=["slot 1", "slot 3", "a wonder", "two wonders", "a rival's"],
)
def test_writing_advances_by_its_slot_and_one_more_with_a_wonder(
    slot: int, words: dict[str, str], steps: int
) -> None:
    """(Terra Incognita p. 8)"""
    table = road(**CHINA | words | {"ROW": row_of_six("science", slot)}).play("science")
    assert table.at("choose_card", seat=1).s.dial[0] == 19 + steps


@pytest.mark.card("focus.writing")
def test_trade_tokens_advance_writing_farther() -> None:
    """(base p. 13)"""
    table = road(TRADE="science = 2", WONDERS="petra = 0", **CHINA)
    table.play("science", "spend_token=trade", "pass").at("choose_card", seat=1)
    assert table.s.dial[0] == 19 + 3


@pytest.mark.card("focus.natural_history")
@pytest.mark.parametrize(
    ("words", "more"),
    [
        ({}, 0),
        ({"STOCK": "marble"}, 1),
        ({"STOCK": "marble marble marble"}, 1),
        ({"STOCK": "marble oil"}, 2),
        ({"MARKERS": "3"}, 1),
        ({"MARKERS": "3", "STOCK": "oil"}, 1),
        ({"MARKERS": "3, 4", "STOCK": "mercury"}, 3),
    ],
    ids=["none", "one", "one type", "two", "natural", "the same as natural", "three"],
)
def test_natural_history_advances_by_its_slot_and_the_types_of_your_resources(
    words: dict[str, str], more: int
) -> None:
    """(Terra Incognita p. 8) Mount Everest is oil, Grand Mesa diamond."""
    table = road(**ENGLAND | words).play("science").at("choose_card", seat=1)
    assert table.s.dial[0] == 19 + 1 + more


@pytest.mark.card("focus.natural_history")
def test_natural_history_counts_all_four_types_beside_its_slot() -> None:
    """(Terra Incognita p. 8) From 0 by 2 + 4 spaces: past 3, onto 6."""
    table = road(
        ROW=row_of_six("science", 2), STOCK="marble oil diamond mercury", TECH="0", **ENGLAND
    )
    table.play("science", "gain_card=pass", "gain_card=pass").at("choose_card", seat=1)
    assert table.s.dial[0] == 6


# Astronomy

SKY = """
    edition = "terra-incognita"
    round = 2
    friend = 1
    map = '''
     g g g g g
    g g g g g . . . . . g
     g g g g
    '''
    tiles = "aaabb aaabbc aabb"
    icons = { 6 = "star" }
    stack = "STACK"
    stack_bottom = "BOTTOM"
    [[seat]]
    leader = "poland"
    row = "ROW"
    cards = "astronomy"
    capital = 6
    tech = 15
    [[seat]]
    leader = "scythia"
    capital = 10
"""


def sky(slot: int = 1, stack: str = "", bottom: str = "8 5 3") -> Table:
    row = row_of_six("science", slot)
    return arrange(SKY, ROW=row, STACK=stack, BOTTOM=bottom).play("science")


@pytest.mark.card("focus.astronomy")
@pytest.mark.rule("X-154")
def test_astronomy_lays_one_of_two_tiles_from_the_edge_of_your_capitals_tile() -> None:
    """(Terra Incognita p. 8) No figure is needed. Then the dial moves by the slot."""
    table = sky(slot=2).play("peek=look", "peek=look").at("lay_seen_tile", seat=0)
    assert table.offered == ["5", "8", "pass"]
    table.play("5").at("look_from", seat=0)
    edge = {0, 1, 2, 5, 11, 12}
    assert table.spaces == {space for space in edge if legal(table, space)}
    table.play("2").at("place_tile", seat=0)
    assert set(table.offered) == legal(table, 2)
    assert ("explored", 0, 5) in table.log(table.offered[0])
    assert explored(table.at("top_or_bottom", seat=0)) == [5]
    table.play("top").at("choose_card", seat=1)
    assert (table.s.bottom, table.s.top) == ((3,), (8,))
    assert table.s.dial[0] == 15 + 2


@pytest.mark.card("focus.astronomy")
@pytest.mark.parametrize(
    ("answers", "bottom", "top"),
    [
        (("return_tile=8", "top", "top"), (3,), (8, 5)),
        (("return_tile=8", "bottom", "bottom"), (5, 8, 3), ()),
        (("return_tile=5", "bottom", "bottom"), (8, 5, 3), ()),
        (("return_tile=5", "top", "bottom"), (8, 3), (5,)),
    ],
)
def test_tiles_astronomy_has_looked_at_go_back_as_you_like(
    answers: tuple[str, ...], bottom: tuple[int, ...], top: tuple[int, ...]
) -> None:
    """(Terra Incognita p. 8) Top or bottom, in any order; the first of the bottom is drawn next."""
    table = sky().play("peek=look", "peek=look", "lay_seen_tile=pass", *answers)
    table.at("choose_card", seat=1)
    assert (table.s.bottom, table.s.top) == (bottom, top)
    assert explored(table) == []


@pytest.mark.card("focus.astronomy")
@pytest.mark.parametrize("looks", [0, 1])
def test_astronomy_may_look_at_fewer_tiles(looks: int) -> None:
    """(Terra Incognita p. 8) The dial moves all the same."""
    table = sky().play(*("peek=look",) * looks, "peek=stop")
    if looks:
        assert table.at("lay_seen_tile", seat=0).offered == ["8", "pass"]
        table.play("pass", "top_or_bottom=bottom")
    assert table.at("choose_card", seat=1).s.bottom == (8, 5, 3)
    assert table.s.dial[0] == 16


@pytest.mark.card("focus.astronomy")
def test_astronomy_looks_at_the_bottom_of_a_shuffled_stack() -> None:
    """(Terra Incognita p. 8)"""
    table = sky(stack="3 5 8", bottom="").play("peek=look").at("draw_tile")
    assert table.offered == ["3", "5", "8"]
    table.play("3", "peek=look").at("draw_tile")
    assert table.offered == ["5", "8"]


@pytest.mark.card("focus.astronomy")
def test_astronomy_without_tiles_only_moves_the_dial() -> None:
    """(Terra Incognita p. 8)"""
    table = sky(bottom="").at("choose_card", seat=1)
    assert table.s.dial[0] == 16


@pytest.mark.card("focus.astronomy")
def test_astronomy_looks_at_tiles_put_back_on_top_when_no_others_are_left() -> None:
    """(Terra Incognita pp. 8, 12) The lowest of them first."""
    text = SKY.replace('stack_bottom = "BOTTOM"', 'stack_top = "8 5 3"')
    table = arrange(text, ROW=row_of_six("science", 1), STACK="").play("science")
    table.play("peek=look", "peek=look").at("lay_seen_tile", seat=0)
    assert table.offered == ["5", "8", "pass"]
    assert table.s.top == (3,)
