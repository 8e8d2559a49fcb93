"""Akkad, Antananarivo and Ibrahim as the book explains them (Terra Incognita p. 15)."""

import pytest

from tests.table import Table, arrange
from ziggurat.core.flow import NOBODY

# Rome's capital on 0, France's on 16, Egypt's on 8; the city-state on 4.
REALM = """
    edition = "terra-incognita"
    map = '''
    g g g g g g g g g
     g g g g g g g g
    '''
    icons = { 4 = "CITY_STATE" }
    event = 4
    WHEN
    [[seat]]
    leader = "LEADER"
    capital = 0
    ROMAN
    [[seat]]
    leader = "france"
    capital = 16
    FRENCH
    [[seat]]
    leader = "egypt"
    capital = 8
    EGYPTIAN
"""
FIFTH_SLOT = "row = 'growth culture science economy industry military'"
INDUSTRY = "row = 'growth culture science economy military industry'"


def realm(
    rome: str = "",
    france: str = "",
    egypt: str = "",
    when: str = "",
    city_state: str = "antananarivo",
    leader: str = "rome",
) -> Table:
    seats = {"ROMAN": rome, "FRENCH": france, "EGYPTIAN": egypt}
    lines = {name: text.replace("; ", "\n") for name, text in seats.items()}
    return arrange(REALM, WHEN=when, CITY_STATE=city_state, LEADER=leader, **lines)


# Akkad


@pytest.mark.rule("T-CLR-01")
@pytest.mark.card("city_state.akkad")
@pytest.mark.parametrize("tokens", ["tokens", "reinforced"])
@pytest.mark.parametrize("holds", [True, False])
def test_akkad_lets_armies_cross_rival_control_tokens(tokens: str, holds: bool) -> None:
    """(Terra Incognita p. 15) The tokens on 1 and 9 shut the capital in."""
    rome = f"armies = [0]; {FIFTH_SLOT}" + ("; diplomacy = 'akkad'" if holds else "")
    table = realm(rome, f"{tokens} = [1, 9]", city_state="akkad").play("military")
    assert {1, 9} <= table.spaces
    assert (2 in table.spaces) is holds
    assert (11 in table.spaces) is holds


@pytest.mark.rule("T-CLR-01")
@pytest.mark.card("city_state.akkad")
def test_an_army_that_ends_on_a_token_attacks_it_all_the_same() -> None:
    """(Terra Incognita p. 15)"""
    rome = f"armies = [0]; diplomacy = 'akkad'; {FIFTH_SLOT}"
    table = realm(rome, "tokens = [1, 9]", city_state="akkad")
    table.play("military", "move_army=1").at("attack_die")
    table.play("6", "defence_die=1")
    assert table.tokens(0) == {1}
    assert table.s.armies[0] == (1,)


@pytest.mark.card("city_state.akkad")
@pytest.mark.parametrize("france", ["cities = [1]", "tokens = [1]; armies = [1]"])
def test_akkad_opens_neither_cities_nor_armies(france: str) -> None:
    """(Terra Incognita p. 15) 9 is closed, too, so everything behind them is out of reach."""
    rome = f"armies = [0]; diplomacy = 'akkad'; {FIFTH_SLOT}"
    table = realm(rome, france, "cities = [9]", city_state="akkad").play("military")
    assert table.spaces == {1, 9}


@pytest.mark.card("city_state.akkad")
def test_a_caravan_on_a_token_stops_the_army() -> None:
    """(Terra Incognita p. 15)"""
    rome = f"armies = [0]; diplomacy = 'akkad'; {FIFTH_SLOT}"
    france = "tokens = [1]; caravans = [1]"
    table = realm(rome, france, "cities = [9]", city_state="akkad").play("military")
    assert table.spaces == {1, 9}


# Antananarivo

HOLDS = "diplomacy = 'antananarivo'"


@pytest.mark.card("city_state.antananarivo")
@pytest.mark.parametrize(("rome", "spaces"), [(HOLDS, {1, 9, 3, 5, 12, 13}), ("", {1, 9})])
def test_antananarivo_is_a_city_of_its_holder_in_his_turn(rome: str, spaces: set[int]) -> None:
    """(Terra Incognita p. 15) Control tokens go beside it."""
    assert realm(rome).play("culture").spaces == spaces


@pytest.mark.card("city_state.antananarivo")
def test_its_space_is_friendly_in_that_turn() -> None:
    """(Terra Incognita p. 15) Cities are built from there."""
    table = realm(f"{HOLDS}; {INDUSTRY}").play("industry", "build=city")
    assert table.spaces == {2, 6, 10, 11, 14}
    table = realm(INDUSTRY).play("industry", "build=city")
    assert table.spaces == {2, 10}


@pytest.mark.card("city_state.antananarivo")
@pytest.mark.parametrize("holds", [True, False])
def test_its_holders_armies_pass_through_but_may_not_end_there(holds: bool) -> None:
    """(Terra Incognita p. 15) To others it is a city-state to attack; 5 lies behind it."""
    rome = f"armies = [3]; {FIFTH_SLOT}" + (f"; {HOLDS}" if holds else "")
    table = realm(rome, "tokens = [11, 12]", "cities = [2]").play("military")
    assert (4 in table.spaces) is not holds
    assert (5 in table.spaces) is holds


@pytest.mark.card("city_state.antananarivo")
@pytest.mark.parametrize("holds", [True, False])
def test_it_is_no_destination_for_its_holders_caravans(holds: bool) -> None:
    """(Terra Incognita p. 15) They stop there as in any city of their own."""
    rome = "caravans = [3]; row = 'growth culture science industry military economy'"
    table = realm(rome + (f"; {HOLDS}" if holds else "")).play("economy", "move_caravan=4")
    assert table.s.caravans[0] == ((4,) if holds else (-1,))
    assert table.trade(0) == ({} if holds else {"culture": 2})


@pytest.mark.rule("T-TRM-01")
@pytest.mark.card("city_state.antananarivo")
def test_roman_caravans_set_out_from_it() -> None:
    """(Terra Incognita p. 15) It is one of all the cities they can set out from."""
    table = realm(HOLDS).play("economy").at("move_caravan")
    assert {5, 6, 7} <= table.spaces


@pytest.mark.card("city_state.antananarivo", "agenda.civilized")
def test_in_a_rivals_turn_it_is_no_city_of_its_holder() -> None:
    """(Terra Incognita p. 15) Of eight cities for an agenda Rome has seven and this one, France six
    and this one: nobody has eight while France moves, whatever changes."""
    rome = f"{HOLDS}; cities = [1, 2, 3, 9, 10, 11]"
    france = f"{HOLDS}; cities = [15, 7, 6, 14, 13]; tokens = [5]; {FIFTH_SLOT}"
    table = realm(rome, france, when="victory = 'civilized_money_grubber'\nturn = 1")
    table.play("culture", "place_token=12").at("choose_card", seat=2)
    assert table.marks(0) == table.marks(1) == set()
    table.play("idle-science").at("choose_card", seat=0)
    assert table.marks(0) == {"civilized_money_grubber"}


@pytest.mark.rule("T-CLR-02")
@pytest.mark.card("city_state.antananarivo")
@pytest.mark.parametrize("holds", [True, False])
def test_a_wonder_may_be_built_in_antananarivo(holds: bool) -> None:
    """(Terra Incognita p. 15) The capital has one already."""
    rome = f"wonders = {{ kremlin = 0 }}; resources = 'oil'; {INDUSTRY}"
    table = realm(rome + (f"; {HOLDS}" if holds else ""), when="face_up = 'petra'")
    table.play("industry").at("build")
    assert ("wonder" in table.offered) is holds
    if holds:
        table.play("build=wonder", "pay=oil")
        assert table.wonders(0) == {"kremlin", "petra"}
        assert 4 in table.s.wonder_space


def petra_there(rome: str = HOLDS, france: str = HOLDS, when: str = "") -> Table:
    """Rome has just built Petra in Antananarivo, in its turn."""
    table = realm(
        f"wonders = {{ kremlin = 0 }}; resources = 'oil'; {INDUSTRY}; {rome}",
        france,
        when=f"face_up = 'petra'\n{when}",
    )
    return table.play("industry", "build=wonder", "pay=oil")


@pytest.mark.rule("T-CLR-03", "T-CLR-04", "X-147")
@pytest.mark.card("city_state.antananarivo")
def test_control_of_its_wonder_goes_to_the_holder_whose_turn_it_is() -> None:
    """(Terra Incognita p. 15) In the turn of anybody else, and between turns, it stays."""
    table = petra_there()
    table.at("choose_card", seat=1)
    assert table.wonders(1) == {"petra"}
    assert table.wonders(0) == {"kremlin"}
    table.play("idle-science").at("choose_card", seat=2)  # Egypt has no card
    assert table.wonders(1) == {"petra"}
    assert table.wonders(2) == set()
    table.play("idle-science").at("choose_card", seat=0)
    assert table.wonders(0) == {"kremlin", "petra"}
    assert table.wonders(1) == set()


@pytest.mark.rule("T-CLR-04")
@pytest.mark.card("city_state.antananarivo")
def test_without_another_holder_it_stays_where_it_is() -> None:
    """(Terra Incognita p. 15)"""
    table = petra_there(france="").play("idle-science", "idle-science").at("choose_card", seat=0)
    assert table.wonders(0) == {"kremlin", "petra"}


@pytest.mark.rule("T-CLR-03")
@pytest.mark.card("city_state.antananarivo")
def test_who_takes_the_card_in_his_turn_controls_the_wonder_at_once() -> None:
    """(Terra Incognita p. 15)"""
    france = "caravans = [5]; row = 'growth culture science industry military economy'"
    table = petra_there(france=france).at("choose_card", seat=1)
    table.play("economy", "move_caravan=4", "take_diplomacy=antananarivo")
    assert table.wonders(1) == {"petra"}
    assert table.wonders(0) == {"kremlin"}


# Ibrahim

OTTOMAN = {"leader": "ottoman", "city_state": "kabul"}


@pytest.mark.rule("T-CLR-05")
@pytest.mark.parametrize(("leader", "asked"), [("ottoman", "use_ability"), ("rome", "choose_card")])
def test_ibrahim_comes_with_the_ottoman_sheet_alone(leader: str, asked: str) -> None:
    """(Terra Incognita p. 15)"""
    table = realm(leader=leader, city_state="kabul")
    assert table.asked == asked
    assert table.s.ibrahim == NOBODY
    if leader == "ottoman":
        table.play("ottoman").at("give_ibrahim", seat=0)
        assert set(table.offered) == {"1", "2", "pass"}  # never to himself
        table.play("2")
        assert table.s.ibrahim == 2


TRADING = "row = 'growth culture science industry military economy'"


@pytest.mark.rule("T-CLR-06")
@pytest.mark.parametrize(("holder", "both"), [(1, True), (2, False)])
def test_ibrahims_holder_and_the_ottoman_player_gain_a_token_from_his_caravan(
    holder: int, both: bool
) -> None:
    """(Terra Incognita p. 15)"""
    table = realm("", f"caravans = [2]; {TRADING}", when=f"ibrahim = {holder}\nturn = 1", **OTTOMAN)
    table.play("economy", "move_caravan=0", "culture", "culture", "take_diplomacy=pass")
    if both:
        table.at("add_trade", seat=1).play("culture").at("add_trade", seat=0).play("military")
    table.at("choose_card", seat=2)
    assert table.trade(1) == {"culture": 3 if both else 2}
    assert table.trade(0) == ({"military": 1} if both else {})


@pytest.mark.rule("T-CLR-07")
@pytest.mark.parametrize("ibrahim", ["ibrahim = 1", ""])
def test_the_ottoman_player_has_no_use_of_ibrahim_himself(ibrahim: str) -> None:
    """(Terra Incognita p. 15) His own caravans bring what they always do."""
    table = realm(f"caravans = [14]; {TRADING}", when=ibrahim, **OTTOMAN)
    table.play("use_ability=pass", "economy", "move_caravan=16", "culture", "culture")
    table.play("take_diplomacy=pass").at("choose_card", seat=1)
    assert table.trade(0) == {"culture": 2}
    assert table.trade(1) == {}
