"""Exploration: who may explore, from where, and at what price (Terra Incognita p. 12)."""

import pytest

from tests.dawn.terra.exploring import explored
from tests.dawn.terra.six import row_of_six
from tests.table import Table, arrange
from ziggurat.games.dawn.state import HOME

# The capital's tile a with its star on space 5; beside it a tile b without one, and far away the
# rival's capital on space 9. All but the spaces 5, 6 and 7 lie on the edge.
#
#     0   1   2   3          a   a   b   b
#   4   5   6   7   8      a   a   a   b   b
#    10  11  12  13          a   a   b   b
LAND = """
    edition = "terra-incognita"
    map = '''
     g g g g
    g g g g g . . . . g
     GROUND g g g
    '''
    tiles = "aabb aaabbc aabb"
    icons = { ICONS }
    stack = "STACK"
    stack_bottom = "BOTTOM"
    [[seat]]
    leader = "japan"
    row = "ROW"
    cards = "CARDS"
    capital = 5
    cities = [TOWNS]
    tokens = [MARKERS]
    caravans = [WAGONS]
    armies = [MEN]
    trade = { TRADE }
    [[seat]]
    leader = "france"
    capital = 9
    cities = [HIS]
"""
PLAIN = {
    "GROUND": "g",
    "ICONS": '5 = "star"',
    "STACK": "",
    "BOTTOM": "8 5",
    "ROW": row_of_six("economy", 5),
    "CARDS": "",
    "TOWNS": "",
    "MARKERS": "",
    "WAGONS": "",
    "MEN": "",
    "TRADE": "",
    "HIS": "",
}
ARMY = {"ROW": row_of_six("military", 5)}


def land(**words: str) -> Table:
    return arrange(LAND, **PLAIN | words)


def lay(table: Table) -> Table:
    """Lay the tile just drawn in the first way offered."""
    table.at("place_tile", seat=0)
    return table.play(table.offered[0])


@pytest.mark.rule("T-EXP-02", "T-EXP-03", "T-EXP-04", "T-EX-13")
@pytest.mark.parametrize(
    ("space", "may"),
    [(0, True), (1, True), (4, True), (10, True), (6, False), (2, False), (8, False), (13, False)],
)
def test_a_figure_explores_from_the_edge_of_a_tile_with_a_capital(space: int, may: bool) -> None:
    """(Terra Incognita p. 12) Space 6 is no edge; 2, 8 and 13 lie on a tile without a capital."""
    table = land(WAGONS=str(space)).play("economy").at("move_caravan", seat=0)
    assert ("explore" in table.offered) == may
    table = land(MEN=str(space), **ARMY).play("military").at("move_army", seat=0)
    assert ("explore" in table.offered) == may


@pytest.mark.rule("T-EXP-03", "X-49")
@pytest.mark.parametrize("star", ["", ', 7 = "star"'])
def test_any_tile_with_a_capital_star_will_do(star: str) -> None:
    """(Terra Incognita p. 12) A rival's as well as one's own."""
    table = land(WAGONS="8", ICONS='5 = "star"' + star).play("economy")
    assert ("explore" in table.at("move_caravan", seat=0).offered) == bool(star)


@pytest.mark.rule("T-EXP-28", "X-51")
@pytest.mark.parametrize(("fort", "may"), [("", True), (', 10 = "fort"', False)])
def test_a_figure_on_a_fort_cannot_explore(fort: str, may: bool) -> None:
    """(Terra Incognita pp. 11-12) A fort is on no tile."""
    table = land(GROUND="f", ICONS='5 = "star"' + fort, TOWNS="10", MEN="10", **ARMY)
    table.play("military").at("move_army", seat=0)
    assert ("explore" in table.offered) == may


@pytest.mark.rule("T-EXP-01")
def test_only_the_figure_that_moves_explores() -> None:
    """(Terra Incognita p. 12) Of two caravans the one on the inner space moves first."""
    table = land(CARDS="currency_terra", WAGONS="0, 6").play("economy", "choose_caravan=6")
    table.at("move_caravan", seat=0)
    assert "explore" not in table.offered


@pytest.mark.rule("T-EXP-01")
@pytest.mark.parametrize("card", ["culture", "growth", "industry", "military", "idle-science"])
def test_a_caravan_explores_only_when_it_moves(card: str) -> None:
    """(Terra Incognita p. 12) Not while other cards are resolved."""
    table = land(WAGONS="0").play(card)
    while table.seat == 0:
        assert "explore" not in table.offered
        table.play("pass")
    assert explored(table) == []


@pytest.mark.rule("T-EXP-05", "X-112")
@pytest.mark.parametrize(
    ("start", "trade", "may"),
    [("3", "", True), ("8", "", False), ("8", "economy = 1", True)],
    ids=["two of three steps", "three of three", "three of four"],
)
def test_exploring_takes_one_space_of_movement(start: str, trade: str, may: bool) -> None:
    """(Terra Incognita p. 12) A step that a trade token pays for will do."""
    table = land(WAGONS=start, TRADE=trade).play("economy")
    if trade:
        table.play("spend_token=trade")
    table.play("move_caravan=1")
    if may:
        assert "explore" in table.at("move_caravan", seat=0).offered
        lay(table.play("explore"))
    table.at("choose_card", seat=1)  # no step is left
    assert table.s.caravans[0] == (1,)
    assert explored(table) == ([8] if may else [])


@pytest.mark.rule("T-EXP-05", "T-EXP-23")
@pytest.mark.parametrize("figure", ["caravan", "army"])
def test_after_exploring_the_figure_goes_on_with_what_is_left(figure: str) -> None:
    """(Terra Incognita p. 12) Two steps of three: to space 3, not to space 8."""
    words = {"WAGONS": "1"} if figure == "caravan" else {"MEN": "1"} | ARMY
    table = land(**words).play("economy" if figure == "caravan" else "military")
    assert {3, 8} <= table.spaces
    lay(table.play("explore")).at(f"move_{figure}", seat=0)
    assert 3 in table.spaces
    assert 8 not in table.spaces


@pytest.mark.rule("T-EXP-24")
@pytest.mark.parametrize("figure", ["caravan", "army"])
def test_a_figure_explores_once_in_a_move(figure: str) -> None:
    """(Terra Incognita p. 12) Neither from the same space nor from another."""
    words = {"WAGONS": "1"} if figure == "caravan" else {"MEN": "1"} | ARMY
    table = land(**words).play("economy" if figure == "caravan" else "military", "explore")
    lay(table).at(f"move_{figure}", seat=0)
    assert "explore" not in table.offered
    table.play("0").at("choose_card", seat=1)
    assert explored(table) == [8]


@pytest.mark.rule("T-EXP-25")
def test_each_figure_may_explore_in_the_same_turn() -> None:
    """(Terra Incognita p. 12)"""
    table = land(CARDS="currency_terra", WAGONS="1, 10").play("economy", "choose_caravan=1")
    lay(table.play("move_caravan=explore")).play("move_caravan=pass")
    lay(table.play("move_caravan=explore"))
    assert explored(table) == [8, 5]


@pytest.mark.rule("T-EXP-24", "T-EXP-25")
def test_a_figure_may_explore_again_in_its_next_move() -> None:
    """(Terra Incognita p. 12)"""
    table = land(WAGONS="1").play("economy", "explore")
    lay(table).play("move_caravan=0", "idle-science", "barbarian_direction=1", "economy")
    table.at("move_caravan", seat=0)
    assert "explore" in table.offered


@pytest.mark.rule("T-EXP-01", "T-EXP-27")
@pytest.mark.parametrize("figure", ["caravan", "army"])
def test_a_figure_on_its_card_may_explore_from_a_mature_city_and_then_stands_there(
    figure: str,
) -> None:
    """(Terra Incognita p. 12) Q-16. It need not enter the new tile."""
    words = {"TOWNS": "2", "MARKERS": "1, 3, 6, 7"} | (ARMY if figure == "army" else {})
    table = arrange(LAND.replace("aabb aa", "aaab aa"), **PLAIN | words)
    table.play("economy" if figure == "caravan" else "military")
    lay(table.play("explore")).play(f"move_{figure}=pass").at("choose_card", seat=1)
    assert (table.s.caravans if figure == "caravan" else table.s.armies)[0] == (2,)


@pytest.mark.rule("T-EXP-01")
@pytest.mark.parametrize(
    ("tokens", "may"), [("1, 3, 6, 7", True), ("1, 3, 6", False)], ids=["mature", "not mature"]
)
def test_a_figure_on_its_card_explores_from_no_other_city(tokens: str, may: bool) -> None:
    """(Terra Incognita p. 12) The capital is no edge, so the city on space 2 decides."""
    words = PLAIN | {"TOWNS": "2", "MARKERS": tokens}
    text = LAND.replace("aabb aa", "aaab aa")
    table = arrange(text, **words).play("economy").at("move_caravan", seat=0)
    assert ("explore" in table.offered) == may
    table = arrange(text, **words | ARMY).play("military").at("move_army", seat=0)
    assert ("explore" in table.offered) == may


@pytest.mark.rule("X-110")
def test_an_attack_ends_the_move_and_so_the_chance_to_explore() -> None:
    """(Terra Incognita p. 12) The barbarian is beaten on an edge space of the capital's tile."""
    text = LAND.replace("    [[seat]]", "    barbarians = { A = 0 }\n    [[seat]]", 1)
    table = arrange(text, **PLAIN | {"MEN": "1"} | ARMY).play("military", "move_army=0")
    table.play("attack_die=6", "defence_die=1", "add_trade=culture").at("choose_card", seat=1)
    assert table.s.armies[0] == (0,)


@pytest.mark.rule("X-111")
def test_a_caravan_that_has_arrived_explores_no_more() -> None:
    """(Terra Incognita p. 12) The rival's city stands on an edge space of the capital's tile."""
    table = land(WAGONS="1", HIS="0").play("economy", "move_caravan=0")
    table.play("culture", "culture", "take_diplomacy=pass").at("choose_card", seat=1)
    assert explored(table) == []


PASSING = LAND.replace("aabb aaabbc", "abbb aaabbc")  # no exploring from space 1


@pytest.mark.rule("T-EXP-02")
def test_a_caravan_may_explore_in_a_rival_city_and_pass_on() -> None:
    """(Terra Incognita p. 12) Q-40. One step to space 0, one to explore, one is left."""
    table = arrange(PASSING, **PLAIN | {"WAGONS": "1", "HIS": "0"}).play("economy")
    lay(table.play("move_caravan=explore")).at("move_caravan", seat=0)
    assert {1, 4} <= table.spaces
    assert not {2, 10} & table.spaces
    table.play("4").at("choose_card", seat=1)
    assert table.s.caravans[0] == (4,)
    assert table.trade(0) == {}
    assert explored(table) == [8]


@pytest.mark.rule("T-EXP-02")
@pytest.mark.parametrize("wagon", ["1", "2"])
def test_a_caravan_that_explores_in_a_rival_city_and_goes_no_farther_has_arrived(
    wagon: str,
) -> None:
    """(Terra Incognita p. 12) Q-40. From space 2 no step is left."""
    table = arrange(PASSING, **PLAIN | {"WAGONS": wagon, "HIS": "0"}).play("economy")
    lay(table.play("move_caravan=explore"))
    if wagon == "1":
        table.play("move_caravan=pass")
    table.play("add_trade=culture", "culture", "take_diplomacy=pass").at("choose_card", seat=1)
    assert table.s.caravans[0] == (HOME,)


@pytest.mark.rule("T-EXP-02", "T-EXP-05")
def test_a_caravan_passing_by_needs_a_step_to_explore() -> None:
    """(Terra Incognita p. 12) Space 0 is three steps from space 3."""
    table = arrange(PASSING, **PLAIN | {"WAGONS": "3", "HIS": "0"}).play("economy")
    assert "explore" not in table.at("move_caravan", seat=0).offered


@pytest.mark.rule("T-EXP-06", "T-EXP-27")
def test_exploring_is_optional() -> None:
    """(Terra Incognita p. 12)"""
    table = land(WAGONS="0").play("economy", "move_caravan=pass").at("choose_card", seat=1)
    assert explored(table) == []
    table = land(WAGONS="0").play("economy", "move_caravan=1", "move_caravan=pass")
    assert table.at("choose_card", seat=1).s.caravans[0] == (1,)
    assert explored(table) == []


@pytest.mark.rule("T-EXP-26")
def test_without_tiles_in_the_stack_nobody_explores() -> None:
    """(Terra Incognita p. 12)"""
    table = land(WAGONS="0", BOTTOM="").play("economy").at("move_caravan", seat=0)
    assert "explore" not in table.offered
    table = land(MEN="0", BOTTOM="", **ARMY).play("military").at("move_army", seat=0)
    assert "explore" not in table.offered
