"""Economy: what a caravan's arrival brings (base p. 9)."""

import pytest

from tests.dawn.rows import row
from tests.table import arrange
from ziggurat.games.dawn.state import HOME

# Kabul, a city-state of the military type, lies two spaces from the capital on one side; a rival's
# capital and another city of his on the other.
CROSSROADS = """
    map = '''
    g g g g g g g . g
    '''
    icons = { 1 = "kabul" }
    [[seat]]
    leader = "aztec"
    row = "economy culture science industry military"
    capital = 3
    diplomacy = "MINE"
    [[seat]]
    leader = "france"
    capital = 5
    cities = [6]
    diplomacy = "HIS"
    [[seat]]
    leader = "scythia"
    capital = 7
    diplomacy = "THIRD"
"""
NONE_TAKEN = {"MINE": "", "HIS": "", "THIRD": ""}
HIS_SET = {"joint_war-1", "defensive_pact-1", "embassy-1", "open_borders-1"}


@pytest.mark.rule("B-ECO-19", "B-ECO-20", "B-ECO-21", "B-ECO-22", "B-ECO-24", "B-ECO-25")
def test_a_city_state_gives_two_tokens_on_its_type_then_its_card() -> None:
    """(base p. 9)"""
    table = arrange(CROSSROADS, **NONE_TAKEN)
    table.play("economy", "move_caravan=1").at("take_diplomacy", seat=0)
    assert table.s.caravans[0] == (HOME,)
    assert table.trade(0) == {"military": 2}
    assert table.offered == ["kabul", "pass"]
    table.play("kabul").at("choose_card", seat=1)
    assert table.diplomacy(0) == {"kabul"}
    assert table.trade(0) == {"military": 2}


@pytest.mark.rule("B-ECO-24")
def test_the_card_of_a_city_state_may_be_left_there() -> None:
    """(base p. 9)"""
    table = arrange(CROSSROADS, **NONE_TAKEN)
    table.play("economy", "move_caravan=1", "take_diplomacy=pass").at("choose_card", seat=1)
    assert table.diplomacy(0) == set()
    assert table.trade(0) == {"military": 2}


@pytest.mark.rule("B-ECO-25")
def test_the_second_copy_can_be_taken_when_another_player_has_the_first() -> None:
    """(base p. 9)"""
    table = arrange(CROSSROADS, **NONE_TAKEN | {"HIS": "kabul"})
    table.play("economy", "move_caravan=1", "take_diplomacy=kabul")
    assert table.diplomacy(0) == table.diplomacy(1) == {"kabul"}


@pytest.mark.rule("B-ECO-25")
def test_no_card_is_left_when_other_players_have_both_copies() -> None:
    """(base p. 9)"""
    table = arrange(CROSSROADS, **NONE_TAKEN | {"HIS": "kabul", "THIRD": "kabul"})
    table.play("economy", "move_caravan=1").at("choose_card", seat=1)
    assert table.diplomacy(0) == set()
    assert table.trade(0) == {"military": 2}


@pytest.mark.rule("B-ECO-26")
def test_nobody_gets_a_second_copy_of_a_city_states_card() -> None:
    """(base p. 9)"""
    table = arrange(CROSSROADS, **NONE_TAKEN | {"MINE": "kabul"})
    table.play("economy", "move_caravan=1").at("choose_card", seat=1)
    assert table.diplomacy(0) == {"kabul"}
    assert table.trade(0) == {"military": 2}


@pytest.mark.rule("B-ECO-19", "B-ECO-20", "B-ECO-21", "B-ECO-23")
@pytest.mark.parametrize("city", [5, 6])
@pytest.mark.parametrize(
    ("one", "other", "trade"),
    [
        ("culture", "culture", {"culture": 2}),
        ("economy", "military", {"economy": 1, "military": 1}),
        ("science", "industry", {"science": 1, "industry": 1}),
    ],
)
def test_a_rival_city_gives_two_tokens_for_any_cards(
    city: int, one: str, other: str, trade: dict[str, int]
) -> None:
    """(base p. 9) The rival's capital is on space 5, another city of his on space 6."""
    table = arrange(CROSSROADS, **NONE_TAKEN)
    table.play("economy", f"move_caravan={city}").at("add_trade", seat=0)
    assert table.s.caravans[0] == (HOME,)
    assert set(table.offered) == {"culture", "science", "economy", "industry", "military"}
    table.play(f"add_trade={one}", f"add_trade={other}").at("take_diplomacy", seat=0)
    assert table.trade(0) == trade
    table.play("pass").at("choose_card", seat=1)
    assert table.diplomacy(0) == set()


@pytest.mark.rule("B-ECO-27")
@pytest.mark.parametrize("card", sorted(HIS_SET))
def test_at_a_rival_city_any_card_of_his_set_may_be_taken(card: str) -> None:
    """(base p. 9) Space 6 is no capital, so the embassy has no say in it."""
    table = arrange(CROSSROADS, **NONE_TAKEN)
    table.play("economy", "move_caravan=6", "culture", "culture").at("take_diplomacy", seat=0)
    assert set(table.offered) == HIS_SET | {"pass"}
    table.play(card).at("choose_card", seat=1)
    assert table.diplomacy(0) == {card}


@pytest.mark.rule("B-ECO-27")
def test_cards_lent_to_others_or_taken_from_others_are_not_available() -> None:
    """(base pp. 9, 15)"""
    table = arrange(CROSSROADS, **NONE_TAKEN | {"HIS": "embassy-2", "THIRD": "joint_war-1"})
    table.play("economy", "move_caravan=6", "culture", "culture").at("take_diplomacy", seat=0)
    assert set(table.offered) == HIS_SET - {"joint_war-1"} | {"pass"}


@pytest.mark.rule("B-ECO-28")
def test_a_new_card_of_a_rival_is_taken_for_the_old_one() -> None:
    """(base p. 9) The one that went back can be taken anew by others."""
    table = arrange(CROSSROADS, **NONE_TAKEN | {"MINE": "joint_war-1"})
    table.play("economy", "move_caravan=6", "culture", "culture").at("take_diplomacy", seat=0)
    table.play("defensive_pact-1").at("choose_card", seat=1)
    assert table.diplomacy(0) == {"defensive_pact-1"}
    assert table.diplomacy(1) == table.diplomacy(2) == set()


@pytest.mark.rule("B-ECO-28")
def test_a_card_of_another_rival_need_not_go_back() -> None:
    """(base p. 9)"""
    table = arrange(CROSSROADS, **NONE_TAKEN | {"MINE": "joint_war-2"})
    table.play("economy", "move_caravan=6", "culture", "culture", "joint_war-1")
    assert table.diplomacy(0) == {"joint_war-1", "joint_war-2"}


@pytest.mark.rule("B-ECO-29")
def test_the_old_card_of_a_rival_may_be_kept() -> None:
    """(base p. 9)"""
    table = arrange(CROSSROADS, **NONE_TAKEN | {"MINE": "joint_war-1"})
    table.play("economy", "move_caravan=6", "culture", "culture", "take_diplomacy=pass")
    assert table.diplomacy(0) == {"joint_war-1"}


# The printed example: Seoul three steps from the capital by way of a forest, a mountain beside it.
TO_SEOUL = """
    map = '''
     m g
    g g f g . . g
    '''
    icons = { 5 = "seoul" }
    [[seat]]
    leader = "aztec"
    row = "ROW"
    capital = 2
    [[seat]]
    leader = "france"
    capital = 6
"""


@pytest.mark.rule("B-EX-06", "B-EX-14", "B-ECO-06", "B-ECO-11")
def test_foreign_trade_in_the_third_slot_reaches_seoul_through_the_forest() -> None:
    """(base p. 9) Seoul is a science city-state (base p. 13)."""
    table = arrange(TO_SEOUL, ROW=row("economy", 3))
    table.play("economy").at("move_caravan", seat=0)
    assert table.spaces == {1, 2, 3, 4, 5}
    table.play("5").at("take_diplomacy", seat=0)
    assert table.s.caravans[0] == (HOME,)
    assert table.trade(0) == {"science": 2}
    table.play("seoul").at("choose_card", seat=1)
    assert table.diplomacy(0) == {"seoul"}


@pytest.mark.rule("B-EX-06", "B-ECO-11")
def test_foreign_trade_in_the_second_slot_is_stopped_by_the_forest() -> None:
    """(base p. 9)"""
    table = arrange(TO_SEOUL, ROW=row("economy", 2))
    table.play("economy").at("move_caravan", seat=0)
    assert table.spaces == {1, 2, 3}
