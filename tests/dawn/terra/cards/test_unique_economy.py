"""The unique economy cards: Wheel, Shipbuilding, Cartography, Banking (Terra Incognita p. 8)."""

import pytest

from tests.dawn.box import beside
from tests.dawn.terra.exploring import explored, legal
from tests.dawn.terra.six import row_of_six
from tests.table import Table, arrange
from ziggurat.games.dawn.board import WATER_TOKEN

# A long road with the capital at one end; space 3 may be water, with land on both sides of it.
ROAD = """
    edition = "terra-incognita"
    ibrahim = HOLDER
    map = '''
     h h h h h h h h h h h h h
    g g g TERRAIN g g g g g g g g g g
     h h h h h h h h h h h h h
    '''
    icons = { ICONS }
    [[seat]]
    leader = "LEADER"
    row = "ROW"
    cards = "CARD"
    capital = 13
    cities = [TOWNS]
    caravans = [WAGONS]
    resources = "STOCK"
    [[seat]]
    leader = "france"
    capital = CAPITAL
    cities = [HIS]
"""
PLAIN = {
    "HOLDER": "-1",
    "TERRAIN": "g",
    "ICONS": "",
    "ROW": row_of_six("economy", 1),
    "TOWNS": "",
    "WAGONS": "",
    "STOCK": "",
    "CAPITAL": "26",
    "HIS": "",
}
WHEEL = {"LEADER": "egypt", "CARD": "wheel"}
CARTOGRAPHY = {"LEADER": "netherlands", "CARD": "cartography"}


def road(**words: str) -> Table:
    return arrange(ROAD, **PLAIN | words)


def roads(*steps: int) -> set[int]:
    """Spaces of the road by their distance from the capital."""
    return {13 + step for step in steps}


# How far they go


@pytest.mark.card("focus.wheel", "focus.shipbuilding", "focus.cartography", "focus.banking")
@pytest.mark.parametrize(
    ("leader", "card", "caravans", "distance", "water"),
    [
        ("egypt", "wheel", 1, 4, False),
        ("indonesia", "shipbuilding", 2, 4, True),
        ("netherlands", "cartography", 2, 6, True),
        ("ottoman", "banking", 2, 6, True),
    ],
)
def test_so_many_caravans_so_far(
    leader: str, card: str, caravans: int, distance: int, water: bool
) -> None:
    """(Terra Incognita p. 8) In slot 1, so not over the hills."""
    table = road(LEADER=leader, CARD=card, HOLDER="1").play("economy")
    for _ in range(caravans):
        assert table.at("move_caravan", seat=0).spaces == roads(*range(distance + 1))
        table.play(str(13 + distance))
    table.at("choose_card", seat=1)
    table = road(LEADER=leader, CARD=card, HOLDER="1", TERRAIN="w").play("economy")
    assert (13 + 3 in table.at("move_caravan", seat=0).spaces) == water


# Wheel


@pytest.mark.card("focus.wheel")
@pytest.mark.parametrize("icons", ['15 = "kabul"', ""], ids=["city-state", "rival city"])
def test_wheel_brings_a_resource_of_your_choice_on_arrival(icons: str) -> None:
    """(Terra Incognita p. 8) Besides the usual rewards."""
    table = road(ICONS=icons, HIS="" if icons else "15", **WHEEL).play("economy", "move_caravan=15")
    while table.asked == "add_trade":
        table.play("military")
    table.play("take_diplomacy=pass").at("gain_resource", seat=0)
    assert table.trade(0) == {"military": 2}
    assert set(table.offered) == {"marble", "oil", "diamond", "mercury"}
    table.play("oil").at("choose_card", seat=1)
    assert table.resources(0) == {"oil": 1}


@pytest.mark.card("focus.wheel")
def test_wheel_brings_nothing_elsewhere() -> None:
    """(Terra Incognita p. 8) Not in a city of one's own."""
    table = road(TOWNS="15", **WHEEL).play("economy", "move_caravan=15").at("choose_card", seat=1)
    assert table.resources(0) == {}


@pytest.mark.card("focus.wheel")
@pytest.mark.rule("T-UNQ-03")
def test_egypt_begins_with_wheel() -> None:
    """(Terra Incognita p. 8) It is a card of level I."""
    text = "\n".join(line for line in ROAD.splitlines() if "CARD" not in line)
    table = arrange(text, **PLAIN | {"LEADER": "egypt"})
    assert "wheel" in table.slots(0)
    assert "foreign_trade" not in table.slots(0)


# Cartography: the capital stands on space 13, so space 21 is eight spaces from it


@pytest.mark.card("focus.cartography")
@pytest.mark.parametrize(("city", "founds"), [(21, True), (20, False)])
def test_cartography_founds_a_city_near_a_rival_city_eight_spaces_from_home(
    city: int, founds: bool
) -> None:
    """(Terra Incognita p. 8) On a legal space within two spaces of it, however rough."""
    table = road(HIS=str(city), WAGONS="18", **CARTOGRAPHY)
    table.play("economy", "choose_caravan=18", f"move_caravan={city}", "culture", "culture")
    table.play("take_diplomacy=pass")
    if not founds:
        table.at("move_caravan", seat=0)
        return
    table.at("build_city", seat=0)
    assert table.spaces == {6, 9, 19, 23, 33, 36}
    table.play("23").at("move_caravan", seat=0)
    assert table.cities(0) == {13, 23}


@pytest.mark.card("focus.cartography")
def test_cartography_may_found_nothing() -> None:
    """(Terra Incognita p. 8)"""
    table = road(HIS="21", WAGONS="18", **CARTOGRAPHY)
    table.play("economy", "choose_caravan=18", "move_caravan=21", "culture", "culture")
    table.play("take_diplomacy=pass", "build_city=pass").at("move_caravan", seat=0)
    assert table.cities(0) == {13}


@pytest.mark.card("focus.cartography")
def test_cartography_founds_one_city_a_turn() -> None:
    """(Terra Incognita p. 8) Two caravans reach two far cities."""
    table = road(HIS="21, 24", WAGONS="18, 22", **CARTOGRAPHY)
    table.play("economy", "choose_caravan=18", "move_caravan=21", "culture", "culture")
    table.play("take_diplomacy=pass", "build_city=19", "move_caravan=24", "science", "science")
    table.play("take_diplomacy=pass").at("choose_card", seat=1)
    assert table.cities(0) == {13, 19}


@pytest.mark.card("focus.cartography")
def test_a_chance_not_taken_does_not_use_cartography_up() -> None:
    """(Terra Incognita p. 8)"""
    table = road(HIS="21, 24", WAGONS="18, 22", **CARTOGRAPHY)
    table.play("economy", "choose_caravan=18", "move_caravan=21", "culture", "culture")
    table.play("take_diplomacy=pass", "build_city=pass", "move_caravan=24", "science", "science")
    table.play("take_diplomacy=pass").at("build_city", seat=0)


@pytest.mark.card("focus.cartography")
def test_cartography_founds_nothing_near_a_city_state() -> None:
    """(Terra Incognita p. 8) It must be a rival city."""
    table = road(ICONS='21 = "kabul"', WAGONS="18", **CARTOGRAPHY)
    table.play("economy", "choose_caravan=18", "move_caravan=21", "take_diplomacy=pass")
    table.at("move_caravan", seat=0)


# Banking

THREE = (
    ROAD
    + """
    [[seat]]
    leader = "scythia"
    capital = 0
"""
)


@pytest.mark.card("focus.banking")
@pytest.mark.parametrize(("holder", "gains"), [("1", True), ("2", False)])
def test_banking_brings_a_resource_at_the_capital_of_who_holds_ibrahim(
    holder: str, gains: bool
) -> None:
    """(Terra Incognita p. 8) The caravan reaches the capital of seat 1."""
    words = {"LEADER": "ottoman", "CARD": "banking", "HOLDER": holder, "CAPITAL": "16"}
    table = arrange(THREE, **PLAIN | words).play("use_ability=pass", "economy", "move_caravan=16")
    table.play("culture", "culture", "take_diplomacy=pass")
    if not gains:
        table.at("move_caravan", seat=0)
        return
    assert set(table.at("gain_resource", seat=0).offered) == {"marble", "oil", "diamond", "mercury"}
    table.play("mercury").at("move_caravan", seat=0)
    assert table.resources(0) == {"mercury": 1}


@pytest.mark.card("focus.banking")
def test_banking_brings_nothing_at_another_city_of_that_player() -> None:
    """(Terra Incognita p. 8)"""
    table = road(LEADER="ottoman", CARD="banking", HOLDER="1", HIS="16")
    table.play("economy", "move_caravan=16", "culture", "culture", "take_diplomacy=pass")
    assert table.at("move_caravan", seat=0).resources(0) == {}


# Shipbuilding

COAST = """
    edition = "terra-incognita"
    map = '''
     g g g g g
    g g w g g . . . . . g
     g g g g
    '''
    icons = { 6 = "star" }
    stack_bottom = "8 5"
    [[seat]]
    leader = "indonesia"
    row = "economy growth culture science industry military"
    cards = "shipbuilding"
    capital = 6
    caravans = [WAGONS]
    [[seat]]
    leader = "france"
    capital = 10
"""


def hexes(names: list[str]) -> set[tuple[int, int]]:
    """The hexes that are offered for water."""
    pairs = [name.removeprefix("A0@").split(",") for name in names if name != "pass"]
    return {(int(q), int(r)) for q, r in pairs}


def waters(table: Table) -> set[tuple[int, int]]:
    return {(laid[1], laid[2]) for laid in table.s.layout if laid[0] == WATER_TOKEN}


@pytest.mark.card("focus.shipbuilding")
def test_shipbuilding_moves_two_caravans_four_spaces_over_water() -> None:
    """(Terra Incognita p. 8) Space 7 is water."""
    table = arrange(COAST, WAGONS="5, 5").play("economy").at("move_caravan", seat=0)
    assert {7, 9} <= table.spaces
    table.play("9").at("move_caravan", seat=0)
    assert table.s.caravans[0] == (5, 9)


@pytest.mark.card("focus.shipbuilding")
def test_shipbuilding_lays_water_beside_one_exploring_caravan_before_the_tile() -> None:
    """(Terra Incognita p. 8) The tile then counts it among the spaces it touches. The second
    caravan gets none."""
    table = arrange(COAST, WAGONS="2, 12").play("economy", "choose_caravan=2", "explore")
    cells = table.at("lay_water", seat=0).s.board.map.cells
    assert hexes(table.offered) == beside(cells[2]) - set(cells)
    assert table.offered[-1] == "pass"
    sea = table.offered[0]
    table.play(sea).at("place_tile", seat=0)
    assert waters(table) == hexes([sea])
    assert explored(table) == []
    assert set(table.offered) == legal(table, 2)
    table.play(table.offered[0], "move_caravan=pass", "explore").at("place_tile", seat=0)


@pytest.mark.card("focus.shipbuilding")
def test_the_water_of_shipbuilding_may_be_kept_for_the_next_caravan() -> None:
    """(Terra Incognita p. 8)"""
    table = arrange(COAST, WAGONS="2, 12").play("economy", "choose_caravan=2", "explore")
    table.play("lay_water=pass").at("place_tile", seat=0)
    assert waters(table) == set()
    table.play(table.offered[0], "move_caravan=pass", "explore").at("lay_water", seat=0)


@pytest.mark.card("focus.shipbuilding")
@pytest.mark.rule("T-EXP-03")
def test_a_caravan_whose_last_free_side_became_water_explores_no_more() -> None:
    """(Terra Incognita pp. 8, 12) Space 6 lies under a notch: with water in it, it is no edge."""
    bay = """
         g g . g g
        g g g g g g . . . . g
         g g g g g
    """
    coast = COAST[COAST.index("'''") + 3 : COAST.rindex("'''")]
    table = arrange(COAST.replace(coast, bay), WAGONS="6, 6").play("economy", "explore")
    table.play(table.at("lay_water", seat=0).offered[0]).at("move_caravan", seat=0)
    assert "explore" not in table.offered
    assert table.s.bottom == (8, 5)
    assert explored(table) == []


@pytest.mark.card("focus.shipbuilding")
@pytest.mark.rule("T-EXP-10")
def test_the_water_of_shipbuilding_closes_a_hole() -> None:
    """(Terra Incognita p. 12) Laid into the mouth of a bay, it leaves no gap behind it."""
    bay = """
         g g . g g
        g g g . g g . . . . g
         g g g g g
    """
    coast = COAST[COAST.index("'''") + 3 : COAST.rindex("'''")]
    text = COAST.replace(coast, bay).replace("capital = 10", "capital = 9")
    table = arrange(text, WAGONS="1, 1").play("economy", "explore")
    mouth = table.s.board.map.cells[0][0] + 2, table.s.board.map.cells[0][1]
    sea = next(name for name in table.offered if hexes([name]) == {mouth})
    table.play(sea).at("place_tile", seat=0)
    assert waters(table) == {mouth, (mouth[0], mouth[1] + 1)}
