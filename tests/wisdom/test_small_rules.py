"""Small rules of cities, culture, coins, research and movement, one by one."""

import pytest

from tests.wisdom.table import Table, arrange
from ziggurat.games.wisdom.rules.limits import rank
from ziggurat.games.wisdom.rules.sums import trade_income


def wide(*civs: str) -> Table:
    t = arrange(*(civs or ("americans", "germans"))).tile(7, "tile12").tile(5, "tile10")
    t.s.huts = t.s.villages = 0
    return t


@pytest.mark.rule("X-105", "Q-13")
@pytest.mark.card("tech.education", "tech.space_flight")
def test_education_may_bring_space_flight() -> None:
    t = wide().techs(0, "pottery", "masonry", "writing", "navy", "construction", "sailing")
    t.techs(0, "chivalry", "monarchy", "education", "biology", "theology", "flight", "computers")
    t.token(0, "wheat", "iron", "silk", "incense").begin("city_management")
    t.play("use-education", "learn=space_flight")
    assert t.s.end_reason == "tech"


@pytest.mark.card("tech.education")
def test_education_gains_a_coin_with_a_wonder_once_per_turn() -> None:
    t = wide().techs(0, "education").market("stonehenge", "oracle").dial(0, trade=27)
    t.government(0, "monarchy").begin("city_management")
    t.play("city-0-produce", "stonehenge", "b15")
    assert t.coins(0) == 1


@pytest.mark.rule("C-COI-03")
@pytest.mark.card("tech.democracy", "wonder.internet")
def test_a_tech_holds_four_coins_and_six_with_the_internet() -> None:
    t = wide().techs(0, "democracy").dial(0, trade=27)
    for _ in range(4):
        t.begin("city_management").play("use-democracy")
        t.s.used = (0, 0)  # a new turn
        t.dial(0, trade=27)
    assert "use-democracy" not in t.begin("city_management").offered
    t.wonder(0, "internet", "b15")
    assert "use-democracy" in t.begin("city_management").offered


@pytest.mark.rule("C-TEC-06")
def test_the_coin_of_a_new_tech_keeps_no_trade_yet() -> None:
    t = wide().techs(0, "pottery").dial(0, trade=11).begin("research")
    t.play("civil_service", "pass")
    assert t.s.trade[0] == 0
    assert t.coins(0) == 1


@pytest.mark.rule("C-TEC-07", "C-TEC-01")
def test_who_does_not_research_keeps_his_trade() -> None:
    t = wide().dial(0, trade=9).begin("research").play("pass", "pass")
    assert t.s.trade[0] == 9


@pytest.mark.rule("C-UNT-04", "C-UNT-05", "C-UNT-06")
def test_the_best_tech_sets_the_rank_of_a_type() -> None:
    t = wide().techs(0, "gunpowder", "democracy")
    assert rank(t.s, 0, 0) == 3
    assert rank(t.s, 0, 1) == 1


@pytest.mark.rule("C-UNT-03")
def test_aircraft_need_flight() -> None:
    t = wide().dial(0, trade=27).begin("city_management").play("city-0-produce")
    assert "aircraft" not in t.offered
    t = wide().techs(0, "flight").dial(0, trade=27).begin("city_management")
    assert "aircraft" in t.play("city-0-produce").offered


@pytest.mark.rule("C-UNT-08", "Q-52", "W-CMB-06")
def test_killed_units_are_drawn_again_when_the_deck_is_empty() -> None:
    t = wide()
    t.s.units_left = (0, 0, 0, *t.s.units_left[3:])
    t.s.units_used = (0, 2, 0, *t.s.units_used[3:])
    t.begin("city_management").play("city-0-produce", "infantry")
    assert t.chances == {"infantry-2-2": 2}


@pytest.mark.rule("C-BLD-07")
def test_with_the_upgrade_known_the_basic_building_is_not_built() -> None:
    t = wide().techs(0, "pottery", "engineering").dial(0, trade=9).begin("city_management")
    t.play("city-0-produce")
    assert "aqueduct" in t.offered
    assert "granary" not in t.offered


@pytest.mark.rule("C-GRT-03", "C-GRT-04", "C-GRT-05")
def test_a_great_person_is_placed_on_open_land_or_kept() -> None:
    t = wide().army(1, "d13").dial(0, culture=3, track=2).begin("city_management")
    t.play("advance-1", "draw_person=builder")
    assert "d13" not in t.offered, "blockaded"
    assert "d14" not in t.offered, "water"
    coins = t.coins(0)
    t.play("place_person=pass")
    assert t.coins(0) == coins
    assert sum(t.s.people[0]) == 1


@pytest.mark.rule("C-GRT-08")
def test_a_killed_great_person_may_be_drawn_again() -> None:
    t = wide().person("general", "b15").event(1, "wholesale_defection")
    left = sum(t.s.people_left)
    t.begin("movement", 1).play("event-wholesale_defection", "kill_in=b15")
    assert sum(t.s.people_left) == left + 1


@pytest.mark.rule("C-COI-05")
def test_the_coin_of_a_blockaded_square_does_not_count() -> None:
    t = wide().person("builder", "b15")
    assert t.coins(0) == 1
    assert t.army(1, "b15").coins(0) == 0


@pytest.mark.rule("C-MOV-03", "C-MOV-01")
def test_figures_that_start_together_may_go_together_and_move_once() -> None:
    t = wide().army(0, "b15").scout(0, "b15").begin("movement")
    t.play("move-b15", "choose_group=1+1", "a15", "stop")
    assert (t.armies(0), t.scouts(0)) == (["a15"], ["a15"])
    assert t.offered == ["pass"]


@pytest.mark.rule("C-SCT-11", "Q-26")
def test_a_scout_alone_does_not_enter_a_square_of_enemies() -> None:
    t = wide().scout(0, "f14").army(1, "g14").begin("movement").play("move-f14")
    assert "g14" not in t.offered


@pytest.mark.rule("C-FND-05")
def test_a_city_needs_all_its_outskirts_open() -> None:
    t = wide().scout(0, "h14")
    assert "found-h14" not in t.begin("start_of_turn").offered


@pytest.mark.rule("C-FND-08")
def test_a_new_city_has_no_walls() -> None:
    t = wide().scout(0, "f14").begin("start_of_turn").play("found-f14", "adopt=pacifism")
    assert not t.s.walls >> t.at("f14") & 1


@pytest.mark.rule("C-TRD-01", "C-TRD-02", "C-BLK-06")
def test_trade_comes_from_open_outskirts() -> None:
    t = wide()
    assert trade_income(t.s, 0) == 3
    assert trade_income(t.army(0, "b15").s, 0) == 3
    t = wide().army(1, "b15")
    assert trade_income(t.s, 0) == 2


@pytest.mark.rule("C-EVT-14", "C-EVT-04", "C-EVT-05")
def test_a_card_is_offered_in_its_phase_and_with_a_target() -> None:
    t = wide().event(0, "sabotage").event(0, "we_love_the_despot_day")
    assert "event-sabotage" not in t.begin("start_of_turn").offered
    t.city(1, "f14").build("temple", "e13")
    t.begin("start_of_turn")
    assert "event-sabotage" in t.offered
    assert "event-we_love_the_despot_day" not in t.offered


@pytest.mark.rule("C-PRD-06", "C-CTY-05")
def test_production_given_for_the_turn_goes_with_the_first_produce_action() -> None:
    t = wide().techs(0, "construction").token(0, "wheat").begin("city_management")
    t.play("use-construction")
    assert t.s.boost[0][0] == 5
    t.play("city-0-produce", "army", "d13")
    assert t.s.boost[0][0] == 0
