"""Building the map: dealing the tiles, the core, the order of placing (base p. 14)."""

import pytest

from tests.dawn import box
from tests.table import Table, new_table, spaces
from ziggurat.core.flow import Ask, Roll
from ziggurat.games.dawn.board import TILE
from ziggurat.games.dawn.content import CITY_STATES, RESOURCES
from ziggurat.games.dawn.state import ABSENT, HOME

LEADERS = ["rome", "egypt", "france", "japan"]
OF_KIND = {
    kind: {face[:-1] for face, of, *_ in box.rows(box.TILES) if of == kind}
    for kind in ("capital", "natural_wonder", "city_state", "plain")
}

# A real game of two, played on this map by strangers: capitals, core, side, order of the core,
# hands, start; then tile by tile.
DEALT = "9 11  1 4 14 6  1  1 14 4 6  2 12 10 15  0"
PLACED = "9 A4@1,2  11 A5@6,-5  2 A4@2,-5  10 A4@-2,-1  A5@10,-5  B4@5,2"


def building(players: int) -> Table:
    """A table at the first draw of map building."""
    return new_table(players=players, map="built", leaders=LEADERS[:players])


def dealt(players: int) -> Table:
    """A table at which all tiles are dealt, always the first one offered; seat 0 begins."""
    table = building(players)
    while isinstance(table.s.pending, Roll):
        table.play(table.offered[0])
    return table.at("choose_tile", seat=0)


def built(players: int) -> Table:
    """A table with a finished map."""
    table = dealt(players)
    while table.asked in ("choose_tile", "place_tile"):
        table.play(table.offered[0])
    return table


def hands(table: Table) -> list[set[str]]:
    return [{str(tile) for tile in hand} for hand in table.s.hands]


# Dealing


@pytest.mark.rule("B-MAP-01", "B-SET-18")
def test_after_the_first_game_the_players_build_their_map() -> None:
    """(base p. 14): leaders first, then tiles, and only then the first player"""
    table = new_table(players=2, map="built").at("draw_leader").play("rome", "egypt")
    table.at("draw_tile")
    assert table.s.layout == ()
    assert built(2).at("draw_first").s.board.map.whole.bit_count() >= 100


@pytest.mark.rule("B-MAP-02", "B-MAP-03")
def test_everybody_is_dealt_a_random_star_tile_and_the_others_are_out() -> None:
    """(base p. 14)"""
    table = building(3)
    for drawn, left in (("9", {"7", "9", "11", "16"}), ("16", {"7", "11", "16"})):
        table.at("draw_tile")
        assert isinstance(table.s.pending, Roll)
        assert table.s.pending.weights is None
        assert set(table.offered) == left
        table.play(drawn)
    table.play("7")
    assert hands(table) == [{"9"}, {"16"}, {"7"}]
    while table.asked != "draw_first":
        assert table.asked != "draw_tile" or not OF_KIND["capital"] & set(table.offered)
        table.play(table.offered[0])
    assert 11 not in [number for _, number, *_ in table.s.layout]


@pytest.mark.rule("B-MAP-04")
def test_the_core_is_two_natural_wonder_and_two_city_state_tiles_shuffled() -> None:
    """(base p. 14)"""
    table = building(2).play("7", "9")
    assert set(table.offered) == OF_KIND["natural_wonder"] == {"1", "2", "4", "13"}
    table.play("13")
    assert set(table.offered) == {"1", "2", "4"}
    table.play("4")
    assert set(table.offered) == OF_KIND["city_state"] == {"6", "12", "14", "15"}
    table.play("15")
    assert set(table.offered) == {"6", "12", "14"}
    table.play("6", "core_side=1")
    for drawn, left in (("15", {"4", "6", "13", "15"}), ("13", {"4", "6", "13"})):
        table.at("draw_tile")
        assert isinstance(table.s.pending, Roll)
        assert set(table.offered) == left
        table.play(drawn)
    table.play("4", "6")
    assert [number for _, number, *_ in table.s.layout] == [15, 13, 4, 6]


@pytest.mark.rule("B-MAP-05", "B-MAP-06", "B-MAP-07")
@pytest.mark.parametrize(
    ("die", "side"), [(1, "A"), (2, "A"), (3, "A"), (4, "B"), (5, "B"), (6, "B")]
)
def test_one_die_gives_the_side_of_the_whole_core(die: int, side: str) -> None:
    """(base p. 14): the tiles go to the places of that side's picture in the order drawn"""
    table = building(2).play("7", "9", "1", "2", "6", "12").at("core_side")
    assert table.offered == ["1", "2", "3", "4", "5", "6"]
    table.play(str(die), "12", "1", "6", "2")
    face = "AB".index(side)
    assert table.s.layout == tuple(
        (TILE, tile, face, q, r, turn)
        for tile, (q, r, turn) in zip((12, 1, 6, 2), box.CORE[side], strict=True)
    )


@pytest.mark.rule("B-MAP-09")
def test_two_of_all_other_tiles_without_star_go_to_each_player() -> None:
    """(base p. 14): leftover natural wonder, city-state and plain tiles alike"""
    table = building(2).play("7", "9", "1", "2", "6", "12", "core_side=1", "1", "2", "6", "12")
    left = {"4", "13", "14", "15"} | OF_KIND["plain"]
    for drawn in ("4", "14", "3", "13"):
        table.at("draw_tile")
        assert isinstance(table.s.pending, Roll)
        assert table.s.pending.weights is None
        assert set(table.offered) == left
        table.play(drawn)
        left.remove(drawn)
    assert hands(table) == [{"7", "4", "14"}, {"9", "3", "13"}]
    table.at("draw_start")


@pytest.mark.rule("B-MAP-10", "B-MAP-21")
@pytest.mark.parametrize(("players", "tiles"), [(2, 10), (3, 13), (4, 16)])
def test_the_map_has_four_tiles_and_three_for_each_player(players: int, tiles: int) -> None:
    """(base p. 14): placing goes on until nobody holds a tile; the rest are out"""
    table = dealt(players)
    held = [number for hand in table.s.hands for number in hand]
    core = [number for _, number, *_ in table.s.layout]
    while table.asked in ("choose_tile", "place_tile"):
        table.play(table.offered[-1])
    laid = [number for kind, number, *_ in table.s.layout if kind == TILE]
    assert sorted(laid) == sorted(core + held)
    assert len(set(laid)) == tiles
    assert table.s.hands == ((),) * players


# The order of placing


@pytest.mark.rule("B-MAP-11")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_a_random_player_places_the_first_tile_then_clockwise(start: int) -> None:
    """(base p. 14): one tile a turn"""
    table = building(3)
    while table.asked != "draw_start":
        table.play(table.offered[0])
    assert isinstance(table.s.pending, Roll)
    assert table.offered == ["0", "1", "2"]
    table.play(str(start))
    asked = []
    while table.asked != "draw_first":
        asked.append(table.seat)
        if table.asked == "choose_tile":
            table.play(table.offered[0]).at("place_tile", seat=asked[-1])
        table.play(table.offered[0])
    assert asked == [(start + n) % 3 for n in range(9)]


@pytest.mark.rule("B-MAP-11", "B-SET-26")
def test_who_begins_the_map_need_not_be_the_first_player() -> None:
    """(base pp. 5, 14): drawn separately, Q36"""
    table = built(2).at("draw_first")  # seat 0 began
    assert table.offered == ["0", "1"]
    table.play("1")
    assert table.s.first == 1


@pytest.mark.rule("B-MAP-12")
def test_a_player_places_whichever_of_his_tiles_he_likes() -> None:
    """(base p. 14): three to choose from, then two, then one"""
    table = building(2).play(*DEALT.split()).at("choose_tile", seat=0)
    assert table.offered == ["2", "9", "12"]
    table.play("12").play(table.offered[0]).at("choose_tile", seat=1)
    assert table.offered == ["10", "11", "15"]
    table.play("15").play(table.offered[0]).at("choose_tile", seat=0)
    assert table.offered == ["2", "9"]
    table.play("2").play(table.offered[0])
    table.play("11").play(table.offered[0]).at("place_tile", seat=0)
    assert hands(table) == [{"9"}, {"10"}]


@pytest.mark.rule("B-MAP-13")
def test_a_tile_may_be_laid_on_either_side_and_turned_any_way() -> None:
    """(base p. 14)"""
    table = dealt(2).play("choose_tile=7").at("place_tile", seat=0)
    assert {name.partition("@")[0] for name in table.offered} == {
        f"{side}{turn}" for side in "AB" for turn in range(6)
    }


@pytest.mark.rule("B-MAP-18")
def test_the_capital_goes_on_the_star_as_soon_as_its_tile_lies() -> None:
    """(base p. 14)"""
    table = building(2).play(*DEALT.split())
    assert table.s.capital == (HOME, HOME)
    table.play("9", "A4@1,2").at("choose_tile", seat=1)
    s = table.s
    assert s.board.map.cells[s.capital[0]] == (1, 2)
    assert table.cities(0) == {s.capital[0]} == set(s.board.stars)
    table.play("10", "A0@8,0")
    assert s.capital[1] == HOME  # he has placed another tile
    table.play("2", "A4@2,-5", "11", "A5@6,-5")
    assert s.board.map.cells[s.capital[1]] == (6, -5)
    assert table.cities(1) == {s.capital[1]}


@pytest.mark.rule("B-MAP-14", "B-MAP-15", "B-MAP-23")
def test_a_map_that_was_really_built_is_legal() -> None:
    """(base p. 14): ten tiles without overlap or hole"""
    table = building(2).play(*DEALT.split()).play(*PLACED.split()).at("draw_first")
    assert table.s.board.map.whole.bit_count() == 100
    assert all(kind == TILE for kind, *_ in table.s.layout)


@pytest.mark.rule("B-MAP-22", "B-SET-19", "B-SET-23", "B-SET-25")
def test_setup_goes_on_with_the_tokens_when_the_map_is_complete() -> None:
    """(base p. 14): nothing of the core's markers remains"""
    table = building(2).play(*DEALT.split(), *PLACED.split()[:-1])
    s = table.s
    assert s.resources_on == (0,) * 4
    assert set(s.barbarians) == {ABSENT}
    table.play("B4@5,2").at("draw_first")
    icons: dict[str, set[int]] = {}
    for _, number, side, q, r, turn in s.layout:
        hexes = box.covered("AB"[side], q, r, turn)
        for cell, icon in box.icons()[f"{number}{'AB'[side]}"].items():
            icons.setdefault(icon, set()).add(s.board.map.index[hexes[cell]])
    for number, resource in enumerate(RESOURCES):
        assert spaces(s.resources_on[number]) == icons[resource]
    for letter in "ABCDEFGHI":
        assert {table.barbarian(letter)} == icons.get(letter, {ABSENT})
    here = {CITY_STATES[n].slug for n, who in enumerate(s.city_states) if who != ABSENT}
    assert here == {"geneva", "carthage", "brussels", "kabul"}
    assert [table.trade(seat) for seat in range(2)] == [{}, {}]


@pytest.mark.rule("B-MAP-21")
def test_only_seats_with_tiles_are_asked_while_the_map_is_built() -> None:
    """(base p. 14)"""
    table = dealt(4)
    while table.asked != "draw_first":
        assert isinstance(table.s.pending, Ask)
        assert table.s.hands[table.seat]
        table.play(table.offered[0])
    assert table.s.hands == ((),) * 4
