"""Building the map: where a tile may be laid, and the water between (base p. 14)."""

import random

import pytest

from tests.dawn import box
from tests.dawn.map_oracle import contacts, legal, offered, rim, tiles_of, waters_of
from tests.effort import calls
from tests.table import Table, new_table, spaces
from ziggurat.core.flow import IllegalAnswer
from ziggurat.games.dawn.board import TILE, WATER_TOKEN
from ziggurat.games.dawn.content import EDITIONS
from ziggurat.games.dawn.map_building import placements
from ziggurat.games.dawn.options import placement_code, placement_of
from ziggurat.games.dawn.state import State

LEADERS = ["rome", "egypt", "france", "japan"]

# Two players, core on side A, seat 0 to place tile 3 as the first of all.
BARE_CORE = "7 9  1 4 6 12  1  1 6 4 12  3 2 5 8  0  3"

# Three players; tile 5 is the next, and reaches the core on its side B only.
ONE_SIDE = """
16 7 11  4 2 14 12  1  4 14 2 12  1 8 5 3 13 15  1
3 A1@3,3  13 A2@-1,3  8 A3@-2,-1  5 B5@6,-5  15 B2@9,-6  1 B2@9,-2  B1@0,-4
"""

# Three players; the core, on side A, is closed in by seven tiles.
NO_SIDE = """
16 11 9  1 13 15 12  3  13 15 12 1  3 10 4 6 5 14  2
14 B0@-2,-1  3 B3@10,-4  6 B1@2,-5  9 A4@8,-6  10 B2@-3,2  11 B4@7,1  A1@0,4
"""

# Two players who leave holes on purpose, ten hexes in all.
LAKES = """
16 11  4 2 12 6  6  4 12 6 2  13 10 14 1  1
1 B3@3,-1  16 A0@4,-4  14 B1@1,-6  13 A4@-1,-7  A5@-1,3  B5@-5,4
"""


def scripted(players: int, script: str) -> Table:
    table = new_table(players=players, map="built", leaders=LEADERS[:players])
    return table.play(*script.split())


def core_of(s: State) -> set[box.Hex]:
    return set().union(*tiles_of(s)[:4])


def refused(table: Table, name: str) -> bool:
    """Is this placement turned down, leaving the map as it is?"""
    side, rest = "AB".index(name[0]), name[1:].partition("@")
    q, _, r = rest[2].partition(",")
    before = table.s.hash()
    with pytest.raises(IllegalAnswer):
        table.s.play(placement_code(side, int(rest[0]), int(q), int(r)))
    return table.s.hash() == before


# What a tile must touch


@pytest.mark.rule("B-MAP-14", "B-EX-13")
def test_a_tile_must_touch_four_spaces_already_laid() -> None:
    """(base p. 14): three are refused, four or more with the core are accepted"""
    table = scripted(2, BARE_CORE)
    touched = {name: len(spaces) for name, spaces in contacts(table.s).items()}
    assert offered(table) == {name for name, count in touched.items() if count >= 4}
    assert touched["A1@3,3"] == 4
    assert touched["A0@2,-5"] == 3
    assert refused(table, "A0@2,-5")
    table.play("A1@3,3").at("choose_tile", seat=1)


@pytest.mark.rule("B-MAP-24")
def test_a_space_counts_once_however_many_sides_it_shares() -> None:
    """(base p. 14): five shared sides, but three spaces"""
    table = scripted(2, BARE_CORE)
    core = core_of(table.s)
    cells = box.covered("A", 2, -5, 0)
    assert sum(box.touch(cell, other) for cell in cells for other in core) == 5
    assert len(rim(set(cells)) & core) == 3
    assert "A0@2,-5" not in offered(table)


@pytest.mark.rule("B-MAP-15")
def test_a_tile_must_touch_the_core_while_it_can() -> None:
    """(base p. 14): four spaces of another tile are not enough"""
    table = scripted(2, BARE_CORE).play("A1@3,3", "choose_tile=8")
    core = core_of(table.s)
    away = [
        name
        for name, touched in contacts(table.s).items()
        if len(touched) >= 4 and not touched & core
    ]
    assert away
    assert not offered(table) & set(away)
    assert refused(table, away[0])


@pytest.mark.rule("B-MAP-16")
def test_a_tile_must_be_turned_over_if_only_so_it_reaches_the_core() -> None:
    """(base p. 14)"""
    table = scripted(3, ONE_SIDE)
    touched, core = contacts(table.s), core_of(table.s)
    enough = {name for name, spaces in touched.items() if len(spaces) >= 4}
    assert {name[0] for name in enough} == {"A", "B"}
    assert not [name for name in enough if name[0] == "A" and touched[name] & core]
    assert offered(table) == {name for name in enough if touched[name] & core}
    assert {name[0] for name in offered(table)} == {"B"}


@pytest.mark.rule("B-MAP-17")
def test_a_tile_that_cannot_touch_the_core_touches_one_that_does() -> None:
    """(base p. 14): on either side, and still four spaces"""
    table = scripted(3, NO_SIDE)
    touched, core = contacts(table.s), core_of(table.s)
    enough = {name for name, spaces in touched.items() if len(spaces) >= 4}
    assert not [name for name in enough if touched[name] & core]
    at_core = set().union(*(tile for tile in tiles_of(table.s)[4:] if rim(tile) & core))
    assert offered(table) == {name for name in enough if touched[name] & at_core}
    assert {name[0] for name in offered(table)} == {"A", "B"}


@pytest.mark.rule("B-MAP-17")
def test_touching_a_tile_away_from_the_core_is_not_enough() -> None:
    """(base p. 14)"""
    table = scripted(3, NO_SIDE)
    core = core_of(table.s)
    table.play(next(name for name in table.offered if away_possible(table, name)))
    last = tiles_of(table.s)[-1]
    assert not rim(last) & core
    others = set().union(*tiles_of(table.s)[:-1])
    only_last = [
        name
        for name, touched in contacts(table.s).items()
        if len(touched) >= 4 and not touched & others
    ]
    assert only_last
    assert not offered(table) & set(only_last)


def away_possible(table: Table, name: str) -> bool:
    """Would four spaces of this tile alone lie open to the next one?"""
    trial = Table(table.s.clone()).play(name)
    others = set().union(*tiles_of(trial.s)[:-1])
    return any(len(t) >= 4 and not t & others for t in contacts(trial.s).values())


@pytest.mark.rule("B-MAP-14", "B-MAP-15", "B-MAP-16", "B-MAP-17", "B-MAP-23", "B-MAP-24")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 6), (4, 3)])
def test_every_tile_of_a_whole_map_may_lie_where_the_book_says(players: int, seed: int) -> None:
    """(base p. 14): compared with a search of all places"""
    luck = random.Random(seed)
    table = new_table(players=players, map="built", leaders=LEADERS[:players])
    while table.asked != "draw_first":
        if table.asked == "place_tile":
            assert offered(table) == legal(table.s)
        table.play(luck.choice(table.offered))
    tiles = tiles_of(table.s)
    laid = set().union(*tiles)
    assert sum(map(len, tiles)) == len(laid) == 10 * (4 + 3 * players)
    assert set(table.s.board.map.cells) == laid | waters_of(table.s)
    assert waters_of(table.s) == box.enclosed(laid)


# Tables nobody can come to by the rules, laid by hand


def ringed(*gaps: box.Hex) -> State:
    """One tile, with water tokens all round it but for these hexes."""
    s = State(EDITIONS["base"], 2, {})
    water = rim(set(box.covered("A", 0, 0, 0))) - set(gaps)
    s.lay((TILE, 1, 0, 0, 0, 0), *((WATER_TOKEN, q, r) for q, r in sorted(water)))
    return s


def names(codes: list[int]) -> set[str]:
    return {
        f"{'AB'[side]}{turn}@{q},{r}" for side, turn, q, r in (placement_of(code) for code in codes)
    }


@pytest.mark.rule("B-MAP-25")
def test_a_tile_that_fits_nowhere_goes_where_it_touches_most() -> None:
    """(base p. 14): two spaces through one gap, but only one through the other"""
    wide, narrow = (2, -2), (1, -4)
    s = ringed(wide, narrow)
    tile = set(box.covered("A", 0, 0, 0))
    assert (len(box.beside(wide) & tile), len(box.beside(narrow) & tile)) == (2, 1)
    found = names(placements(s))
    assert found == {name for name, touched in contacts(s).items() if len(touched) == 2}
    assert {name for name, touched in contacts(s).items() if len(touched) == 1} - found
    assert found


@pytest.mark.rule("B-MAP-24")
def test_water_tokens_do_not_count_as_spaces_touched() -> None:
    """(base p. 14): one space of the tile and any number of water tokens are one space"""
    s = ringed((1, -4))
    tile, water = set(box.covered("A", 0, 0, 0)), waters_of(s)
    through_the_gap = placements(s)
    with_water = set()
    for side, turn, q, r in map(placement_of, through_the_gap):
        around = rim(set(box.covered("AB"[side], q, r, turn)))
        assert len(around & tile) == 1
        with_water.add(len(around & (tile | water)))
    assert with_water == {3, 4}  # if water counted, some of these would do and some would not
    assert names(through_the_gap) == {name for name, touched in contacts(s).items() if touched}


# Water


@pytest.mark.rule("B-MAP-19")
def test_a_closed_hole_is_filled_with_water_at_once() -> None:
    """(base p. 14)"""
    *before, closing = LAKES.split()
    table = scripted(2, " ".join(before)).at("place_tile")
    assert not box.enclosed(set(table.s.board.map.cells))
    laid_before = waters_of(table.s)
    table.play(closing).at("draw_first")
    laid = set().union(*tiles_of(table.s))
    assert waters_of(table.s) == box.enclosed(laid) > laid_before


@pytest.mark.rule("B-MAP-20")
def test_water_tokens_are_water_spaces_of_the_map() -> None:
    """(base p. 14): for every rule, with shores on the land around them"""
    s = scripted(2, LAKES).s
    board = s.board
    filled = {board.map.index[cell] for cell in waters_of(s)}
    assert filled <= spaces(board.water)
    assert not filled & spaces(board.land)
    assert not filled & spaces(board.map.edge)
    for space in filled:
        assert board.difficulty[space] == 1
        assert spaces(board.map.near[space]) <= spaces(board.coast)


@pytest.mark.rule("B-MAP-26")
def test_holes_become_water_even_beyond_the_eight_tokens_of_the_box() -> None:
    """(base p. 14)"""
    s = scripted(2, LAKES).s
    assert len(waters_of(s)) == 10 > s.edition.water_tokens
    assert not box.enclosed(set(s.board.map.cells))


# Speed


def test_the_places_for_a_tile_are_found_quickly() -> None:
    """Ten times as many calls would be felt by whoever builds maps by the thousand."""
    table = scripted(3, NO_SIDE)
    assert calls(lambda: placements(table.s)) < 15_000
