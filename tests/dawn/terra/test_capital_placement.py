"""Setup: laying the capital tiles against core and forts (Terra Incognita p. 5)."""

import random

import pytest

from tests.dawn import box
from tests.dawn.terra.opening import (
    CAPITALS,
    capital_ways,
    core_of,
    forts_of,
    opening,
    rim,
    room_for,
    tiles_of,
    waters_of,
    with_forts,
)
from tests.effort import calls
from tests.table import Table
from ziggurat.core.flow import IllegalAnswer
from ziggurat.games.dawn.options import placement_code
from ziggurat.games.dawn.state import HOME

# Two players with tiles 3 and 8 as their core, and three with the same.
TWO_FORTS = ((0, -3), (-2, 1))
THREE_FORTS = ((-2, 1), (-1, -1), (4, -2))


def two(side: str = "A") -> Table:
    """Core and forts on side A, or their mirror image on side B."""
    forts = TWO_FORTS if side == "A" else tuple((-q - r, r) for q, r in TWO_FORTS)
    return with_forts(2, "3 8", side, *forts)


def covered(name: str) -> set[box.Hex]:
    """The hexes of a placement given by name."""
    q, _, r = name[3:].partition(",")
    return set(box.covered(name[0], int(q), int(r), int(name[1])))


def refused(table: Table, name: str) -> bool:
    """Is this placement turned down, leaving the map as it is?"""
    before = table.s.hash()
    q, _, r = name[3:].partition(",")
    with pytest.raises(IllegalAnswer):
        table.s.play(placement_code("AB".index(name[0]), int(name[1]), int(q), int(r)))
    return table.s.hash() == before


def ground(table: Table) -> set[box.Hex]:
    """The spaces that count: core and forts."""
    return core_of(table) | set(forts_of(table))


def free_ways(table: Table) -> list[str]:
    """Every placement beside the map that overlaps nothing."""
    taken = set(table.s.board.map.cells)
    names = []
    for side in "AB":
        for turn in range(6):
            shape = box.covered(side, 0, 0, turn)
            hubs = {(q - dq, r - dr) for q, r in rim(taken) for dq, dr in shape}
            names += [f"{side}{turn}@{q},{r}" for q, r in sorted(hubs)]
    return [name for name in names if not covered(name) & taken]


# Order


@pytest.mark.rule("T-CAP-01", "T-CAP-02", "T-SET-17", "T-SET-30")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_everybody_lays_the_tile_he_was_dealt_from_the_first_player_on(first: int) -> None:
    """(Terra Incognita p. 5): nobody may pass"""
    table = with_forts(3, "3 8", "A", *THREE_FORTS, first=first)
    asked = []
    while table.asked == "place_tile":
        asked.append(table.seat)
        assert "pass" not in table.offered
        table.play(table.offered[0])
        assert tiles_of(table)[-1][0][:-1] == CAPITALS[asked[-1]]
    assert asked == [(first + n) % 3 for n in range(3)]
    assert len(tiles_of(table)) == 2 + 3
    assert table.s.hands == ((),) * 3


@pytest.mark.rule("T-CAP-11", "T-SET-17")
@pytest.mark.parametrize("side", ["A", "B"])
def test_the_capital_goes_on_the_star_before_the_next_player_lays_his_tile(side: str) -> None:
    """(Terra Incognita p. 5)"""
    table = two()
    assert table.s.capital == (HOME, HOME)
    name = next(name for name in table.offered if name[0] == side)
    table.play(name).at("place_tile", seat=1)
    q, _, r = name[3:].partition(",")
    assert table.s.board.map.cells[table.s.capital[0]] == (int(q), int(r))
    assert table.cities(0) == {table.s.capital[0]} == set(table.s.board.stars)
    assert table.s.capital[1] == HOME


# Where a tile may lie


@pytest.mark.rule("T-CAP-03", "T-CAP-04")
@pytest.mark.parametrize("side", ["A", "B"])
def test_either_side_may_be_up_whatever_side_the_core_shows(side: str) -> None:
    """(Terra Incognita p. 5): turned in any of the six ways that fits, over nothing"""
    table = two(side)
    assert {name[:2] for name in table.offered} == {name[:2] for name in capital_ways(table)}
    assert {name[0] for name in table.offered} == {"A", "B"}
    taken = set(table.s.board.map.cells)
    assert all(not covered(name) & taken for name in table.offered)
    assert {name[1] for name in table.offered} == set("012345")


@pytest.mark.rule("T-CAP-05", "T-CAP-06", "T-CAP-10", "T-EX-04")
def test_a_tile_touches_four_spaces_of_core_and_forts_in_any_mix() -> None:
    """(Terra Incognita p. 5): a fort is one space; one's own fort need not be among them"""
    table = two()
    counts = {name: len(rim(covered(name)) & ground(table)) for name in free_ways(table)}
    assert set(table.offered) == {name for name, count in counts.items() if count >= 4}
    assert refused(table, next(name for name, count in counts.items() if count == 3))
    core, (mine, other) = core_of(table), TWO_FORTS
    touched = {name: rim(covered(name)) for name in table.offered}
    mixes = {(len(near & core), len(near & {mine, other})) for near in touched.values()}
    assert mixes >= {(4, 0), (3, 1), (2, 2)}
    one_fort = [name for name, near in touched.items() if len(near & core) == 3 and mine in near]
    table.play(one_fort[0]).at("place_tile", seat=1)


@pytest.mark.rule("T-CAP-09")
def test_a_space_counts_once_however_many_sides_it_shares() -> None:
    """(Terra Incognita p. 5): four shared sides or more, but three spaces"""
    table = two()
    three = [name for name in free_ways(table) if len(rim(covered(name)) & ground(table)) == 3]
    several = [
        name
        for name in three
        if sum(box.touch(cell, other) for cell in covered(name) for other in ground(table)) >= 4
    ]
    assert several
    assert refused(table, several[0])


@pytest.mark.rule("T-CAP-07", "T-CAP-08", "T-EX-05")
def test_spaces_of_another_capital_tile_do_not_count_but_may_be_touched() -> None:
    """(Terra Incognita p. 5): tile 3 of the picture"""
    found = 0
    for name in two().offered[::6]:
        table = two().play(name).at("place_tile", seat=1)
        first = covered(name)
        with_it = [
            way
            for way in free_ways(table)
            if len(rim(covered(way)) & ground(table)) < 4
            and len(rim(covered(way)) & (ground(table) | first)) >= 4
        ]
        assert not set(with_it) & set(table.offered)
        beside = [way for way in table.offered if rim(covered(way)) & first]
        if with_it and beside:
            assert refused(table, with_it[0])
            table.play(beside[0])
            found += 1
    assert found


@pytest.mark.rule("T-CAP-10")
def test_a_tile_need_not_touch_ones_own_fort() -> None:
    """(Terra Incognita p. 5)"""
    table = two()
    fort = TWO_FORTS[0]
    away = [name for name in table.offered if fort not in rim(covered(name))]
    assert away
    table.play(away[0]).at("place_tile", seat=1)


@pytest.mark.rule("T-CAP-12")
def test_a_hole_is_filled_with_water_once_all_capital_tiles_lie() -> None:
    """(Terra Incognita p. 5; Q-27): the second of three tiles closes it"""
    table = with_forts(3, "3 8", "A", (4, -5), (1, 1), (0, -3)).play("B3@5,-2", "A4@3,-6")
    assert box.enclosed(set(table.s.board.map.cells)) == {(2, -4)}
    assert waters_of(table) == set()
    table.at("place_tile", seat=2).play("B3@-2,-1").at("draw_wonder")
    assert waters_of(table) == {(2, -4)}
    assert table.s.board.water >> table.s.board.map.index[2, -4] & 1


# Nobody is stranded


@pytest.mark.rule("T-CAP-13")
def test_a_placement_that_would_leave_a_later_player_no_place_is_not_offered() -> None:
    """(Terra Incognita p. 5; Q-03)"""
    table = with_forts(3, "3 8", "A", *THREE_FORTS)
    stranding = []
    for later in (2, 1, 0):
        ways = capital_ways(table)
        kind = {
            name
            for name, cells in ways.items()
            if room_for(later, [other for other in ways.values() if not other & cells])
        }
        assert set(table.offered) == kind
        stranding.append(len(set(ways) - kind))
        assert all(refused(table, name) for name in set(ways) - kind)
        table.play(name_between(kind, ways))
    assert stranding[0]
    assert stranding[2] == 0


def name_between(kind: set[str], ways: dict[str, set[box.Hex]]) -> str:
    """A place that is offered and overlaps most of the others, to make it hard for them."""
    return max(sorted(kind), key=lambda name: sum(bool(ways[name] & w) for w in ways.values()))


@pytest.mark.rule("T-FRT-12", "T-CAP-05", "T-CAP-07", "T-CAP-13", "T-EX-04")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nobody_is_ever_stuck(players: int) -> None:
    """(Terra Incognita p. 5; Q-03): whatever the others do, everybody touches four spaces"""
    for seed in range(40):
        luck = random.Random(seed)
        table = opening(players)
        while table.asked != "draw_wonder":
            table.play(luck.choice(table.offered))
        tiles = [hexes for _, hexes in tiles_of(table)]
        core = 2 if players <= 3 else 4
        assert len(tiles) == core + players
        assert all(len(rim(tile) & ground(table)) >= 4 for tile in tiles[core:])
        forts = set(forts_of(table))
        laid = set().union(forts, *tiles)
        assert len(laid) == 10 * len(tiles) + players  # no overlap
        assert waters_of(table) == box.enclosed(laid)
        assert set(table.s.board.map.cells) == laid | waters_of(table)
        assert all(len(box.beside(fort) & core_of(table)) >= 2 for fort in forts)
        assert not [fort for fort in forts if box.beside(fort) & forts]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_is_set_up_quickly(players: int) -> None:
    """Ten times as many calls would be felt by whoever plays thousands."""
    luck = random.Random(1)

    def set_up() -> None:
        table = opening(players)
        while table.s.round == 0:
            table.play(luck.choice(table.offered))

    assert min(calls(set_up) for _ in range(5)) < 50_000
