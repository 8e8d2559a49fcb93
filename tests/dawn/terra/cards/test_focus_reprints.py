"""The two reprinted focus cards: Currency and Animal Husbandry (Terra Incognita p. 2)."""

import pytest

from tests.dawn.terra.six import row_of_six
from tests.table import Table, arrange
from ziggurat.games.dawn.state import HOME

ROAD = """
    edition = "terra-incognita"
    map = '''
    g g g TERRAIN g U5 g g g g g g . . g
    '''
    icons = { ICONS }
    barbarians = { BARBARIANS }
    face_up = "FACE_UP"
    [[seat]]
    leader = "japan"
    row = "ROW"
    cards = "CARD"
    capital = 0
    cities = [TOWNS]
    tokens = [MARKERS]
    caravans = [WAGONS]
    armies = [MEN]
    trade = { TRADE }
    resources = "STOCK"
    [[seat]]
    leader = "france"
    capital = 12
    tokens = [HIS]
"""
PLAIN = {
    "TERRAIN": "g",
    "U5": "g",
    "ICONS": "",
    "BARBARIANS": "",
    "FACE_UP": "",
    "ROW": row_of_six("economy", 1),
    "CARD": "currency_terra",
    "TOWNS": "",
    "MARKERS": "",
    "WAGONS": "",
    "MEN": "",
    "TRADE": "",
    "STOCK": "",
    "HIS": "",
}
INDUSTRY = {"ROW": row_of_six("industry", 1), "CARD": "animal_husbandry_terra"}


def road(**words: str) -> Table:
    return arrange(ROAD, **PLAIN | words)


# Currency


@pytest.mark.card("focus.currency_terra")
def test_currency_moves_two_caravans_four_spaces() -> None:
    """(Terra Incognita p. 2)"""
    table = road().play("economy").at("move_caravan", seat=0)
    assert table.spaces == {0, 1, 2, 3, 4}
    table.play("4").at("move_caravan", seat=0)
    assert table.spaces == {0, 1, 2, 3, 4}
    table.play("2").at("choose_card", seat=1)
    assert table.s.caravans[0] == (2, 4)


@pytest.mark.card("focus.currency_terra")
@pytest.mark.parametrize(
    ("terrain", "slot", "is_open"), [("w", 5, False), ("f", 2, False), ("f", 3, True)]
)
def test_currency_keeps_to_land_no_rougher_than_its_slot(
    terrain: str, slot: int, is_open: bool
) -> None:
    """(Terra Incognita p. 2)"""
    table = road(TERRAIN=terrain, ROW=row_of_six("economy", slot)).play("economy")
    assert table.at("move_caravan", seat=0).spaces == ({0, 1, 2, 3, 4} if is_open else {0, 1, 2})


@pytest.mark.card("focus.currency_terra")
def test_a_caravan_of_currency_removes_a_barbarian_without_reward_and_stops_there() -> None:
    """(Terra Incognita p. 2) The next caravan may go on."""
    table = road(ICONS='2 = "A"').play("economy").at("move_caravan", seat=0)
    assert table.spaces == {0, 1, 2}
    table.play("2").at("move_caravan", seat=0)
    assert table.barbarian("A") == HOME
    assert table.trade(0) == {}
    assert table.s.caravans[0] == (HOME, 2)
    assert table.spaces == {0, 1, 2, 3, 4}  # this is the other one, from the capital
    table.play("4").at("choose_card", seat=1)
    assert table.s.caravans[0] == (2, 4)


@pytest.mark.card("focus.currency_terra")
def test_currency_does_not_explore_after_it_removed_a_barbarian() -> None:
    """(Terra Incognita p. 2) That caravan has stopped."""
    text = ROAD.replace("icons = {", 'stack_bottom = "8"\n    icons = { 1 = "star",')
    table = arrange(text, **PLAIN | {"ICONS": '2 = "A"', "WAGONS": "3, 9"}).play("economy")
    table.play("choose_caravan=3", "move_caravan=2").at("move_caravan", seat=0)
    assert 8 in table.spaces  # the other caravan moves


@pytest.mark.card("focus.currency_terra")
def test_a_barbarian_on_ground_too_rough_is_out_of_reach_of_currency() -> None:
    """(Terra Incognita p. 2)"""
    words = {"TERRAIN": "f", "BARBARIANS": "A = 3"}
    assert road(ROW=row_of_six("economy", 2), **words).play("economy").spaces == {0, 1, 2}
    assert road(ROW=row_of_six("economy", 3), **words).play("economy").spaces == {0, 1, 2, 3}


# Animal Husbandry


@pytest.mark.card("focus.animal_husbandry_terra")
def test_animal_husbandry_builds_a_city_within_three_spaces() -> None:
    """(Terra Incognita p. 2) Not beside the capital."""
    table = road(**INDUSTRY).play("industry", "build=city").at("build_city", seat=0)
    assert table.spaces == {2, 3}
    table.play("3").at("choose_card", seat=1)
    assert table.cities(0) == {0, 3}


@pytest.mark.card("focus.animal_husbandry_terra")
@pytest.mark.parametrize(("terrain", "sites"), [("h", {2}), ("w", {2})])
def test_the_slot_limits_the_site_of_animal_husbandry(terrain: str, sites: set[int]) -> None:
    """(Terra Incognita p. 2) Neither water nor rough ground is counted through."""
    table = road(TERRAIN=terrain, MARKERS="1", **INDUSTRY).play("industry", "build=city")
    assert table.at("build_city", seat=0).spaces == sites


@pytest.mark.card("focus.animal_husbandry_terra")
def test_animal_husbandry_builds_a_wonder_with_its_slot() -> None:
    """(Terra Incognita p. 2) Petra costs 7: 5 and two for oil."""
    words = INDUSTRY | {"FACE_UP": "petra", "STOCK": "oil"}
    table = road(**words | {"ROW": row_of_six("industry", 5)}).play("industry", "build=wonder")
    table.play("pay=oil").at("choose_card", seat=1)
    assert table.wonders(0) == {"petra"}
    table = road(**words | {"ROW": row_of_six("industry", 4)}).play("industry")
    assert "wonder" not in table.at("build", seat=0).offered


@pytest.mark.card("focus.animal_husbandry_terra")
@pytest.mark.parametrize("figure", ["caravan", "army"])
def test_animal_husbandry_builds_a_city_under_a_figure_which_goes_home(figure: str) -> None:
    """(Terra Incognita p. 2) However far away and however rough: a mountain in slot 1."""
    words = {"WAGONS": "5"} if figure == "caravan" else {"MEN": "5"}
    table = road(U5="m", **INDUSTRY | words).play("industry").at("build", seat=0)
    assert table.offered == ["city", "on-figure", "pass"]
    table.play("on-figure").at("build_city", seat=0)
    assert table.spaces == {5}
    table.play("5").at("choose_card", seat=1)
    assert table.cities(0) == {0, 5}
    assert table.s.caravans[0] == table.s.armies[0] == (HOME,)


@pytest.mark.card("focus.animal_husbandry_terra")
@pytest.mark.parametrize(("back", "left"), [("caravan", "army"), ("army", "caravan")])
def test_of_two_figures_one_goes_home_and_the_other_stays(back: str, left: str) -> None:
    """(Terra Incognita p. 2)"""
    table = road(WAGONS="5", MEN="5", **INDUSTRY).play("industry", "on-figure", "build_city=5")
    table.play(f"return_figure={back}").at("choose_card", seat=1)
    where = {"caravan": table.s.caravans[0], "army": table.s.armies[0]}
    assert where == {back: (HOME,), left: (5,)}


@pytest.mark.card("focus.animal_husbandry_terra")
@pytest.mark.rule("T-TRM-08", "T-TRM-09", "T-TRM-11")
@pytest.mark.parametrize(
    "words",
    [{"HIS": "5"}, {"TOWNS": "6"}, {"ICONS": '5 = "oil"'}, {"ICONS": '6 = "kabul"'}, {"U5": "w"}],
    ids=["rival token", "beside a city", "resource", "beside a city-state", "water"],
)
def test_the_space_under_the_figure_must_be_legal(words: dict[str, str]) -> None:
    """(Terra Incognita pp. 2, 14)"""
    table = road(WAGONS="5", **INDUSTRY | words).play("industry").at("build", seat=0)
    assert "on-figure" not in table.offered


@pytest.mark.card("focus.animal_husbandry_terra")
def test_a_figure_of_a_rival_does_not_serve_animal_husbandry() -> None:
    """(Terra Incognita p. 2)"""
    text = ROAD.replace("tokens = [HIS]", "caravans = [5]")
    table = arrange(text, **PLAIN | INDUSTRY).play("industry").at("build", seat=0)
    assert "on-figure" not in table.offered


# A figure that goes home is done for the turn

BOTH = """
    edition = "terra-incognita"
    map = "g g g g g g g g g g . g"
    ERRATA
    [[seat]]
    leader = "japan"
    row = "culture science growth industry military economy"
    cards = "animal_husbandry_terra CARDS"
    capital = 0
    cities = [2]
    FIGURES
    wonders = { estadio_do_maracana = 0 }
    [[seat]]
    leader = "france"
    capital = 10
"""


@pytest.mark.card("focus.animal_husbandry_terra", "wonder.estadio_do_maracana", "focus.capitalism")
@pytest.mark.parametrize("second", [False, True])
def test_an_army_sent_home_by_a_city_does_not_move_in_the_same_turn(second: bool) -> None:
    """(Terra Incognita pp. 2, 10) The stadium has Capitalism resolved first, which has industry
    resolved; then comes the military card. A second army, on its card all the time, moves."""
    cards = "capitalism iron_working_terra" if second else "capitalism"
    table = arrange(BOTH, ERRATA="", CARDS=cards, FIGURES="armies = [5]")
    table.play("choose_card=military", "economy_too=yes")
    while table.asked in ("choose_caravan", "move_caravan"):
        table.play("pass")
    table.play("resolve_another=industry", "on-figure", "build_city=5")
    if second:
        table.at("move_army", seat=0).play("move_army=3")
    table.at("choose_card", seat=1)
    assert table.s.armies[0] == ((HOME, 3) if second else (HOME,))


@pytest.mark.card("focus.animal_husbandry_terra", "wonder.estadio_do_maracana")
@pytest.mark.parametrize("second", [False, True])
def test_a_caravan_sent_home_by_a_city_does_not_move_in_the_same_turn(second: bool) -> None:
    """(base p. 13, Terra Incognita p. 2) As printed, the stadium has economy resolved after
    industry. A second caravan, on its card all the time, moves."""
    cards = "currency_terra" if second else ""
    table = arrange(BOTH, ERRATA="errata = false", CARDS=cards, FIGURES="caravans = [5]")
    table.play("choose_card=industry", "on-figure", "build_city=5", "economy_too=yes")
    if second:
        table.at("move_caravan", seat=0).play("move_caravan=3")
    table.at("choose_card", seat=1)
    assert table.s.caravans[0] == ((HOME, 3) if second else (HOME,))
