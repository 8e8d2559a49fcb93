"""Exploration: drawing the tile, laying it and what comes with it (Terra Incognita p. 12)."""

import pytest

from tests.dawn.box import enclosed
from tests.dawn.terra.exploring import explored, fits, hexes_of, legal
from tests.dawn.terra.opening import ready
from tests.dawn.terra.six import row_of_six
from tests.table import Table, arrange, spaces
from ziggurat.core.flow import NOBODY
from ziggurat.games.dawn.board import WATER_TOKEN
from ziggurat.games.dawn.content import CITY_STATES, NATURAL_WONDERS, RESOURCES
from ziggurat.games.dawn.rules.pieces import mature_cities

# One tile with the capital on its star, space 6; the rival's capital far away on space 10.
LAND = """
    edition = "terra-incognita"
    map = '''
     g g g g g
    g g g g g . . . . . g
     g g GROUND g
    '''
    icons = { 6 = "star" ICONS }
    stack = "STACK"
    stack_bottom = "BOTTOM"
    [[seat]]
    leader = "japan"
    row = "ROW"
    cards = "CARDS"
    capital = 6
    caravans = [WAGONS]
    armies = [MEN]
    tokens = [MARKERS]
    [[seat]]
    leader = "france"
    capital = 10
    resources = "HIS_STOCK"
"""
PLAIN = {
    "GROUND": "g",
    "ICONS": "",
    "STACK": "",
    "BOTTOM": "8",
    "ROW": row_of_six("economy", 5),
    "CARDS": "",
    "WAGONS": "2",
    "MEN": "",
    "MARKERS": "",
    "HIS_STOCK": "",
}


def land(**words: str) -> Table:
    return arrange(LAND, **PLAIN | words)


def explore(**words: str) -> Table:
    """A table at which seat 0 has explored with its caravan and drawn the tile."""
    return land(**words).play("economy", "move_caravan=explore")


# Drawing


@pytest.mark.rule("T-EXP-07")
def test_the_bottom_tile_of_the_stack_is_drawn_after_the_decision() -> None:
    """(Terra Incognita p. 12)"""
    table = land(BOTTOM="12 8", STACK="5 3").play("economy").at("move_caravan", seat=0)
    assert list(table.s.bottom) == [12, 8]
    table.play("explore").at("place_tile", seat=0)
    table.play(table.offered[0])
    assert explored(table) == [12]
    assert list(table.s.bottom) == [8]


@pytest.mark.rule("T-EXP-07")
def test_the_bottom_tile_of_a_shuffled_stack_may_be_any() -> None:
    """(Terra Incognita p. 12)"""
    table = explore(BOTTOM="", STACK="3 5 8").at("draw_tile")
    assert table.offered == ["3", "5", "8"]
    table.play("5").at("place_tile", seat=0)
    table.play(table.offered[0])
    assert explored(table) == [5]
    assert spaces(table.s.stack_tiles) == {3, 8}


# Laying


@pytest.mark.rule("T-EXP-08", "T-EXP-09", "T-EXP-10", "T-EXP-12", "T-EX-10", "T-EX-11", "T-EX-12")
@pytest.mark.parametrize("space", [0, 2, 4, 11, 14])
def test_a_tile_touches_four_spaces_the_explorers_among_them(space: int) -> None:
    """(Terra Incognita p. 12) On either side and however turned; the player chooses, but he may
    not keep it back."""
    table = explore(WAGONS=str(space)).at("place_tile", seat=0)
    assert set(table.offered) == legal(table, space)
    assert {name[0] for name in table.offered} == {"A", "B"}
    assert len({name[1] for name in table.offered}) > 1


@pytest.mark.rule("T-EX-10", "T-EX-11", "T-EX-12")
def test_placements_that_touch_too_few_spaces_or_not_the_explorers_are_not_offered() -> None:
    """(Terra Incognita p. 12) One of each kind, and one that touches exactly four."""
    table = explore(WAGONS="2").at("place_tile", seat=0)
    here = table.s.board.map.cells[2]
    ways = fits(table)
    elsewhere = {name for name, hexes in ways.items() if len(hexes) >= 4 and here not in hexes}
    only_two = {name for name, hexes in ways.items() if len(hexes) == 2 and here in hexes}
    four = {name for name, hexes in ways.items() if len(hexes) == 4 and here in hexes}
    assert elsewhere
    assert only_two
    assert four
    assert not (elsewhere | only_two) & set(table.offered)
    assert four <= set(table.offered)


@pytest.mark.rule("T-EXP-08")
def test_more_than_four_spaces_will_do() -> None:
    """(Terra Incognita p. 12) Q-02."""
    table = explore(WAGONS="2").at("place_tile", seat=0)
    five = {name for name in table.offered if len(fits(table)[name]) > 4}
    assert five


@pytest.mark.rule("T-EXP-11")
def test_forts_and_other_tiles_count_among_the_four() -> None:
    """(Terra Incognita p. 12) Space 13 is a fort; the right part is another tile."""
    text = LAND.replace("icons", 'tiles = "aaabb aaabbc aafb"\n    icons', 1)
    words = PLAIN | {"GROUND": "f", "ICONS": ', 13 = "fort"', "WAGONS": "12"}
    table = arrange(text, **words).play("economy", "move_caravan=explore")
    fort, other = (table.s.board.map.cells[space] for space in (13, 14))
    assert set(table.at("place_tile", seat=0).offered) == legal(table, 12)
    touched = [fits(table)[name] for name in table.offered]
    assert any({fort, other} <= hexes and len(hexes) == 4 for hexes in touched)


@pytest.mark.rule("T-EXP-09", "T-EXP-23")
def test_an_army_lays_the_tile_from_its_own_space_and_may_enter_it() -> None:
    """(Terra Incognita p. 12)"""
    table = land(MEN="2", WAGONS="", ROW=row_of_six("military", 5)).play("military", "explore")
    assert set(table.at("place_tile", seat=0).offered) == legal(table, 2)
    before = len(table.s.board.map.cells)
    table.play(table.offered[0]).at("move_army", seat=0)
    new = {space for space in table.spaces if space >= before}
    assert new
    goal = max(new)
    table.play(f"move_army={goal}").at("choose_card", seat=1)
    assert table.s.armies[0] == (goal,)


# A bay one hex wide (x), open to the north-east. Of the neighbours of space 5 only x is off the
# map, and no tile is so thin that it could cover x.
#
#         0
#       1   x   2
#     4   5   6
#       7   8   9  10
BAY = """
    edition = "terra-incognita"
    map = '''
       g
      g . g . . . . g
     g g g
      g g g g
    '''
    icons = { 4 = "star" }
    stack_bottom = "8 5"
    [[seat]]
    leader = "japan"
    row = "economy growth culture science industry military"
    cards = "currency_terra"
    capital = 4
    caravans = [CARAVANS]
    [[seat]]
    leader = "france"
    capital = 3
"""


@pytest.mark.rule("T-EXP-13", "T-EXP-14", "T-EXP-15", "T-EXP-24", "X-121")
def test_a_tile_that_fits_nowhere_goes_on_top_of_the_stack() -> None:
    """(Terra Incognita p. 12) Q-31. The step is paid and the caravan explores no more in this
    move; the tile comes up again after all below it."""
    table = arrange(BAY, CARAVANS="5, 5").play("economy").at("move_caravan", seat=0)
    assert legal(table, 5) == set()
    assert 3 not in table.spaces
    table.play("explore").at("move_caravan", seat=0)
    assert explored(table) == []
    assert (table.s.bottom, table.s.top) == ((5,), (8,))
    assert "explore" not in table.offered
    table.play("pass", "move_caravan=explore").at("move_caravan", seat=0)
    assert (table.s.bottom, table.s.top) == ((), (8, 5))
    table.play("pass", "idle-science", "barbarian_direction=1", "economy", "explore")
    assert table.s.top == (5, 8)


@pytest.mark.rule("T-EXP-15")
@pytest.mark.parametrize("explores", [True, False])
def test_the_step_paid_for_a_failed_exploration_is_lost(explores: bool) -> None:
    """(Terra Incognita p. 12) Q-31. Of three steps two are left; space 10 is three away."""
    table = arrange(BAY.replace("currency_terra", "foreign_trade"), CARAVANS="5").play("economy")
    if explores:
        table.play("explore")
    assert (10 in table.at("move_caravan", seat=0).spaces) == (not explores)
    assert {0, 9} <= table.spaces


# What comes with a tile


@pytest.mark.rule("T-EXP-16", "T-EXP-17", "T-EXP-18", "T-EXP-19")
@pytest.mark.parametrize(
    ("tile", "side", "printed"),
    [
        (1, "A", {1: "marble", 4: "A", 6: "torres_del_paine"}),
        (1, "B", {6: "cliffs_of_dover", 9: "A"}),
        (12, "A", {2: "mercury", 6: "brussels"}),
        (12, "B", {0: "H", 7: "seoul", 8: "mercury"}),
        (10, "B", {5: "diamond", 6: "F", 7: "marble"}),
    ],
)
def test_a_new_tile_receives_what_is_printed_on_it(
    tile: int, side: str, printed: dict[int, str]
) -> None:
    """(Terra Incognita p. 12) And nothing else."""
    table = explore(BOTTOM=str(tile)).at("place_tile", seat=0)
    name = next(name for name in table.offered if name.startswith(side))
    table.play(name)
    s = table.s
    cells = [s.board.map.index[hex_] for hex_ in hexes_of(name)]
    found: dict[int, str] = {}
    for resource, where in enumerate(s.resources_on):
        found |= dict.fromkeys(spaces(where), RESOURCES[resource])
    found |= {where: "ABCDEFGHIJK"[n] for n, where in enumerate(s.barbarians) if where >= 0}
    for number, where in s.board.city_state_spaces.items():
        assert s.city_states[number] == NOBODY
        found[where] = CITY_STATES[number].slug
    for number, where in s.board.natural_spaces.items():
        assert s.natural[number] == NOBODY
        found[where] = NATURAL_WONDERS[number].slug
    assert found == {cells[cell]: icon for cell, icon in printed.items()}


@pytest.mark.rule("T-EXP-17", "X-120")
def test_an_icon_stays_bare_when_the_supply_is_used_up() -> None:
    """(Terra Incognita p. 12) All ten mercury are in the rival's hands."""
    table = explore(BOTTOM="12", HIS_STOCK="mercury " * 10).at("place_tile", seat=0)
    table.play(next(name for name in table.offered if name.startswith("A")))
    assert not any(table.s.resources_on)


@pytest.mark.rule("X-72", "T-EXP-16")
def test_a_barbarian_of_a_new_tile_attacks_nothing_yet() -> None:
    """(Terra Incognita p. 12)"""
    table = explore(BOTTOM="12", MARKERS="0, 1, 3, 4").at("place_tile", seat=0)
    table.play(next(name for name in table.offered if name.startswith("B")))
    assert table.barbarian("H") >= 0
    assert table.tokens(0) == {0, 1, 3, 4}


@pytest.mark.rule("T-EXP-20", "T-EXP-23", "X-109")
def test_a_new_city_state_offers_its_diplomacy_card_in_the_same_move() -> None:
    """(Terra Incognita p. 12) Brussels on tile 12."""
    table = land(BOTTOM="12", CARDS="capitalism").play("economy", "choose_caravan=2", "explore")
    table.at("place_tile", seat=0)
    table.play(next(name for name in table.offered if name.startswith("A")))
    [brussels] = table.s.board.city_state_spaces.values()
    table.play(f"move_caravan={brussels}").at("take_diplomacy", seat=0)
    assert table.offered == ["brussels", "pass"]
    assert table.trade(0) == {"industry": 2}


@pytest.mark.rule("T-EXP-21")
def test_a_hole_that_is_closed_is_filled_with_water() -> None:
    """(Terra Incognita p. 12) The notch at the top edge of the map; and nothing but such a hole."""
    text = LAND.replace("     g g g g g\n", "     g g . g g\n").replace("6 =", "5 =")
    text = text.replace("capital = 6", "capital = 5").replace("capital = 10", "capital = 9")
    table = arrange(text, **PLAIN | {"WAGONS": "1"}).play("economy", "move_caravan=explore")
    cells = set(table.at("place_tile", seat=0).s.board.map.cells)
    holes = {name: enclosed(cells | set(hexes_of(name))) for name in table.offered}
    assert set() in holes.values()  # the tile may also reach into the notch
    closing = next(name for name, hole in holes.items() if hole)
    table.play(closing)
    laid = {(laid[1], laid[2]) for laid in table.s.layout if laid[0] == WATER_TOKEN}
    assert laid == holes[closing]
    for hex_ in laid:
        assert table.s.board.water >> table.s.board.map.index[hex_] & 1


@pytest.mark.rule("X-113")
def test_a_new_tile_may_end_the_maturity_of_a_city() -> None:
    """(Terra Incognita p. 12, base p. 7) The city on space 2 gets new neighbours."""
    text = LAND.replace("capital = 6", "capital = 6\n    cities = [2]")
    table = arrange(text, **PLAIN | {"MARKERS": "1, 3, 7, 8"}).play("economy")
    assert mature_cities(table.s, 0) >> 2 & 1
    table.play("move_caravan=explore").at("place_tile", seat=0)
    here = table.s.board.map.cells[2]
    table.play(next(name for name in table.offered if here in fits(table)[name]))
    assert not mature_cities(table.s, 0) >> 2 & 1


# The whole map


@pytest.mark.rule("T-EXP-29")
@pytest.mark.parametrize(("players", "core"), [(2, 2), (3, 2), (4, 4), (5, 4)])
def test_at_the_start_only_core_and_capital_tiles_are_laid(players: int, core: int) -> None:
    """(Terra Incognita p. 12) Of the 21 tiles; the unused capitals are out of the game, the rest
    waits in the stack."""
    table = ready(players)
    assert len(explored(table)) == core + players
    assert len(spaces(table.s.stack_tiles)) == 16 - core
