"""Setup: placing the forts beside the core (Terra Incognita p. 5)."""

import random

import pytest

from tests.dawn import box
from tests.dawn.terra.opening import (
    city_state_hexes,
    core_of,
    fort_hexes,
    fort_name,
    forts_of,
    hexes_offered,
    opening,
    printed,
    ready,
    rim,
    room_for,
    tiles_of,
    ways_round,
    with_core,
)
from tests.table import Table, spaces
from ziggurat.core.flow import IllegalAnswer
from ziggurat.games.dawn.content import TERRAINS
from ziggurat.games.dawn.options import placement_code
from ziggurat.games.dawn.rules.pieces import owned

PLAIN = "3 8 10 5"  # four tiles without a city-state
STRANDING = ((-1, -1), (1, 1), (4, -2))  # three forts round core A that leave no room for capitals


def refused(table: Table, where: box.Hex) -> bool:
    """Is a fort on this hex turned down, leaving the map as it is?"""
    before = table.s.hash()
    with pytest.raises(IllegalAnswer):
        table.s.play(placement_code(0, 0, *where))
    return table.s.hash() == before


def contacts(table: Table, where: box.Hex) -> set[box.Hex]:
    """The core spaces a fort there would touch."""
    return box.beside(where) & core_of(table)


# Order


@pytest.mark.rule("T-FRT-01", "T-FRT-02", "T-SET-18", "T-SET-20", "T-SET-30", "T-USE-34")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_places_one_fort_from_the_first_player_on(players: int) -> None:
    """(Terra Incognita p. 5): nobody may pass, and all forts lie before the first capital tile"""
    first = players - 1
    table = with_core(players, "3 8" if players <= 3 else PLAIN, first=first)
    tiles = len(tiles_of(table))
    asked = []
    while table.asked == "place_fort":
        asked.append(table.seat)
        assert "pass" not in table.offered
        table.play(table.offered[-1])
        assert len(forts_of(table)) == len(asked)
    assert asked == [(first + n) % players for n in range(players)]
    table.at("place_tile", seat=first)
    assert len(tiles_of(table)) == tiles


@pytest.mark.rule("T-FRT-03")
def test_a_fort_is_a_space_of_its_own_beside_the_core() -> None:
    """(Terra Incognita p. 5)"""
    table = with_core(2, "3 8")
    core = core_of(table)
    assert hexes_offered(table) <= rim(core)
    assert not hexes_offered(table) & core
    table.play(fort_name((2, -4)))
    s = table.s
    assert s.board.map.whole.bit_count() == 20 + 1
    assert {s.board.map.cells[space] for space in spaces(s.board.forts)} == {(2, -4)}


# What it touches


@pytest.mark.rule("T-FRT-04", "T-EX-01", "T-EX-03")
def test_a_fort_touches_at_least_two_core_spaces() -> None:
    """(Terra Incognita p. 5): forts 1 and 4 of the picture"""
    table = with_core(2, "3 8")
    touching = {where: len(contacts(table, where)) for where in rim(core_of(table))}
    assert hexes_offered(table) == {where for where, count in touching.items() if count >= 2}
    assert {touching[where] for where in hexes_offered(table)} >= {2, 3}
    lonely = min(where for where, count in touching.items() if count == 1)
    assert refused(table, lonely)
    legal = min(where for where, count in touching.items() if count == 2)
    table.play(fort_name(legal)).at("place_fort", seat=1)


@pytest.mark.rule("T-FRT-05")
def test_both_spaces_may_be_on_one_core_tile() -> None:
    """(Terra Incognita p. 5)"""
    table = with_core(2, "3 8")
    one_tile = {
        where
        for where in hexes_offered(table)
        if sum(bool(box.beside(where) & hexes) for _, hexes in tiles_of(table)) == 1
    }
    assert {len(contacts(table, where)) for where in one_tile} >= {2}
    table.play(fort_name(min(one_tile))).at("place_fort", seat=1)


@pytest.mark.rule("T-FRT-06")
def test_water_spaces_of_the_core_count() -> None:
    """(Terra Incognita p. 5): two water spaces of tile 8B, its cells 8 and 9, are enough"""
    table = with_core(2, "8 3", "B")
    cells = box.covered("B", 0, 0, 0)
    where = (-1, 2)
    assert contacts(table, where) == {cells[8], cells[9]}
    board = table.s.board
    assert {TERRAINS[board.terrain[board.map.index[cell]]] for cell in (cells[8], cells[9])} == {
        "water"
    }
    table.play(fort_name(where)).at("place_fort", seat=1)


@pytest.mark.rule("T-FRT-07", "T-EX-02")
def test_a_fort_does_not_touch_another_fort() -> None:
    """(Terra Incognita p. 5): forts 2 and 3 of the picture"""
    table = with_core(4, PLAIN)
    side_by_side = [
        (one, other)
        for one in sorted(hexes_offered(table))
        for other in sorted(hexes_offered(table))
        if box.touch(one, other)
    ]
    assert side_by_side
    one, other = side_by_side[0]
    before = hexes_offered(table)
    table.play(fort_name(one))
    assert hexes_offered(table) == before - box.beside(one) - {one}
    assert refused(table, other)


@pytest.mark.rule("T-FRT-08", "T-FRT-09")
@pytest.mark.parametrize(("side", "cell"), [("A", 9), ("B", 3)])
def test_a_fort_does_not_touch_the_city_state_of_the_side_in_play(side: str, cell: int) -> None:
    """(Terra Incognita p. 5): its icon counts, no token lies there yet"""
    table = with_core(2, "21 3", side)
    city_state = box.covered(side, 0, 0, 0)[cell]
    assert city_state_hexes(table) == {city_state}
    core = core_of(table)
    enough = {where for where in rim(core) if len(contacts(table, where)) >= 2}
    beside = enough & box.beside(city_state)
    assert hexes_offered(table) == enough - beside
    assert beside
    assert all(refused(table, where) for where in beside)


@pytest.mark.rule("T-FRT-10")
@pytest.mark.parametrize(
    ("tiles", "side", "icon"),
    [("12 8", "A", "mercury"), ("12 8", "B", "H"), ("8 2", "B", "crater_lake")],
)
def test_a_fort_may_touch_any_other_icon(tiles: str, side: str, icon: str) -> None:
    """(Terra Incognita p. 5): resource, barbarian, natural wonder"""
    table = with_core(2, tiles, side)
    cells = table.s.board.map.cells
    there = {cells[space] for space in printed(table)[icon]}
    touching = {where for where in hexes_offered(table) if box.beside(where) & there}
    assert touching
    table.play(fort_name(min(touching))).at("place_fort", seat=1)


@pytest.mark.rule("T-FRT-11")
@pytest.mark.parametrize("players", [2, 5])
def test_nobody_has_a_claim_to_a_fort(players: int) -> None:
    """(Terra Incognita pp. 5, 11)"""
    s = ready(players).s
    assert s.board.forts.bit_count() == players
    assert not owned(s) & s.board.forts
    assert s.marks == (0,) * players


# Nobody is stranded


def leaves_room(table: Table, forts: set[box.Hex]) -> bool:
    """Would all capital tiles find a place round the core with these forts?"""
    ground = core_of(table) | forts
    return room_for(table.s.seats, list(ways_round(ground, ground).values()))


@pytest.mark.rule("T-FRT-12", "T-CAP-13")
def test_a_fort_that_would_leave_no_room_for_a_capital_tile_is_not_offered() -> None:
    """(Terra Incognita p. 5; Q-03): three forts that would strand a player"""
    *two, last = STRANDING
    table = with_core(3, "3 8").play(*map(fort_name, two))
    assert last in fort_hexes(table)
    assert not leaves_room(table, set(STRANDING))
    assert refused(table, last)
    assert hexes_offered(table) == {
        where for where in fort_hexes(table) if leaves_room(table, {*two, where})
    }


@pytest.mark.rule("T-FRT-04", "T-FRT-07", "T-FRT-08", "T-FRT-10", "T-FRT-12")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(6))
def test_forts_lie_where_the_book_says(players: int, seed: int) -> None:
    """(Terra Incognita p. 5): with two and four players there is always room, so all are offered"""
    luck = random.Random(seed)
    table = opening(players)
    while table.asked != "place_tile":
        if table.asked == "place_fort":
            legal = fort_hexes(table)
            assert hexes_offered(table) <= legal
            if players in (2, 4):
                assert hexes_offered(table) == legal
        table.play(luck.choice(table.offered))
    assert leaves_room(table, set(forts_of(table)))
