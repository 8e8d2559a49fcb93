"""Founding, moving, discovering and exploring (C-FND, C-MOV, C-STK, C-EXP, C-HUT, W-CST)."""

import pytest

from tests.wisdom.table import Table, arrange
from ziggurat.games.wisdom.game import WISDOM


def plain() -> Table:
    """Americans at home on c14, with the tile to the east (e13 to h16) of grassland and water."""
    return arrange("americans", "germans").tile(7, "tile26b").techs(0, "irrigation")


@pytest.mark.rule("C-MOV-02", "C-MAP-04")
def test_figures_move_two_squares_and_no_diagonals() -> None:
    t = arrange("americans", "germans").army(0, "b15").begin("movement").play("move-b15")
    assert sorted(t.offered) == ["a15", "b14", "b16", "c15"]
    t.play("a15")
    assert sorted(t.offered) == ["a14", "b15", "stop"]  # a16 is water
    t.play("a14")
    assert t.armies(0) == ["a14"]
    assert t.offered == ["pass"]


@pytest.mark.rule("C-MOV-06")
def test_own_cities_may_be_crossed_but_not_stopped_in() -> None:
    t = arrange("americans", "germans").army(0, "c15").begin("movement").play("move-c15", "c14")
    assert "stop" not in t.offered
    assert sorted(t.offered) == ["b14", "c15"]  # c13 and d14 are water


@pytest.mark.rule("C-MOV-05")
@pytest.mark.card("tech.navigation", "tech.sailing")
def test_water_is_closed_crossed_or_open_to_stop() -> None:
    def east(*techs: str) -> list[str]:
        t = arrange("americans", "germans").techs(0, *techs).army(0, "d13")
        t.begin("movement")
        return t.play("move-d13").offered if "move-d13" in t.offered else []

    assert "d14" not in east()
    t = arrange("americans", "germans").techs(0, "navigation").army(0, "d13")
    t.begin("movement").play("move-d13", "d14")
    assert "stop" not in t.offered
    t = arrange("americans", "germans").techs(0, "sailing").army(0, "d13")
    t.begin("movement").play("move-d13", "d14")
    assert "stop" in t.offered


@pytest.mark.rule("C-MOV-14")
def test_water_may_be_crossed_where_the_move_can_still_end() -> None:
    t = arrange("americans", "germans").techs(0, "navigation").army(0, "b16")
    t.begin("movement").play("move-b16")
    assert "c16" in t.offered  # on to d16 or c15


@pytest.mark.rule("C-STK-01", "C-STK-02")
def test_no_more_than_two_figures_stop_on_a_square() -> None:
    t = arrange("americans", "germans").army(0, "b15", 2).army(0, "b14").begin("movement")
    t.play("move-b14", "b15")
    assert "stop" not in t.offered
    t = arrange("americans", "germans").techs(0, "masonry").army(0, "b15", 2).army(0, "b14")
    t.begin("movement").play("move-b14", "b15")
    assert "stop" in t.offered


@pytest.mark.rule("C-EXP-01", "C-EXP-02", "C-EXP-04")
def test_discovering_costs_a_step_and_turns_the_arrow_away() -> None:
    t = arrange("americans", "germans").army(0, "d13").begin("movement").play("move-d13")
    assert "discover-e13" in t.offered
    assert "discover-a9" in t.offered
    t.play("discover-e13", "turn_up_tile=0")
    assert t.s.laid[7] == 0 * 4 + 1  # seen from the west the arrow points east
    t.play("e13")
    assert t.armies(0) == ["e13"]


@pytest.mark.rule("C-HUT-01", "C-HUT-02", "C-MOV-10")
def test_an_army_explores_a_hut_and_its_move_ends() -> None:
    t = arrange("americans", "germans").tile(7, "tile02").army(0, "f13").begin("movement")
    assert t.s.huts >> t.at("g13") & 1
    t.play("move-f13", "g13", "explore_hut=spy")
    assert not t.s.huts >> t.at("g13") & 1
    assert t.offered == ["pass"]
    assert len(t.s.markers[0]) == 1


@pytest.mark.rule("C-SCT-10", "C-SCT-09")
@pytest.mark.card("policy.pacifism")
def test_a_scout_alone_does_not_enter_a_hut() -> None:
    t = arrange("americans", "germans").tile(7, "tile02").scout(0, "f13").begin("movement")
    t.play("move-f13")
    assert "g13" not in t.offered
    t = arrange("americans", "germans").tile(7, "tile02").scout(0, "f13").policy(0, "pacifism")
    t.begin("movement").play("move-f13")
    assert "g13" in t.offered


@pytest.mark.rule("W-CST-01", "W-CST-02", "W-CST-03", "W-CST-12", "W-HUT-01", "W-CST-16")
def test_a_city_state_is_controlled_and_counts_for_the_capital() -> None:
    t = arrange("americans", "germans").tile(7, "tile02").army(0, "f13").begin("movement")
    t.play("move-f13", "g13", "explore_hut=city_state", "draw_city_state=2")  # a coin
    assert t.coins(0) == 1
    t.begin("movement").play("move-g13", "h13", "stop")
    assert t.coins(0) == 0


@pytest.mark.rule("C-FND-01", "C-FND-04", "C-FND-06")
def test_a_city_is_founded_three_squares_from_others_and_two_from_markers() -> None:
    t = plain().scout(0, "g14")
    t.s.huts = t.s.villages = 0
    t.begin("start_of_turn")
    assert "found-g14" not in t.offered  # water
    t = plain().scout(0, "g15")
    t.s.huts = t.s.villages = 0
    assert "found-g15" not in t.begin("start_of_turn").offered  # water too
    t = arrange("americans", "germans").tile(7, "tile12").tile(5, "tile10").scout(0, "f14")
    t.s.huts = t.s.villages = 0
    assert "found-f14" in t.begin("start_of_turn").offered
    t.play("found-f14", "adopt=expansionism", "pass")
    assert t.cities(0) == ["c14", "f14"]
    assert t.scouts(0) == []
    t = arrange("americans", "germans").tile(7, "tile12").tile(5, "tile10").scout(0, "e14")
    t.s.huts = t.s.villages = 0
    assert "found-e14" not in t.begin("start_of_turn").offered  # two squares from c14


@pytest.mark.rule("C-FND-07")
def test_an_enemy_or_a_hut_next_to_it_forbids_a_city() -> None:
    t = arrange("americans", "germans").tile(7, "tile12").tile(5, "tile10").scout(0, "f14")
    t.s.huts = t.s.villages = 0
    t.army(1, "g15")
    assert "found-f14" not in t.begin("start_of_turn").offered
    t = arrange("americans", "germans").tile(7, "tile12").tile(5, "tile10").scout(0, "f14")
    t.s.villages = 0
    t.s.huts = 1 << t.at("g13")
    assert "found-f14" not in t.begin("start_of_turn").offered


@pytest.mark.rule("C-FND-10", "W-GOV-04")
@pytest.mark.card("government.republic")
def test_an_army_founds_a_city_in_a_republic() -> None:
    t = arrange("americans", "germans").tile(7, "tile12").tile(5, "tile10").army(0, "f14")
    t.s.huts = t.s.villages = 0
    assert "found-f14" not in t.begin("start_of_turn").offered
    t.techs(0, "code_of_laws").government(0, "republic")
    assert "found-f14" in t.begin("start_of_turn").offered


@pytest.mark.rule("C-FND-02")
@pytest.mark.card("tech.irrigation")
def test_two_cities_are_the_most_without_irrigation() -> None:
    t = arrange("americans", "germans").tile(7, "tile12").tile(5, "tile10").tile(4, "tile03")
    t.city(0, "g10").scout(0, "f14")
    t.s.huts = t.s.villages = 0
    assert not any(name.startswith("found") for name in t.begin("start_of_turn").offered)
    t.techs(0, "irrigation")
    assert "found-f14" in t.begin("start_of_turn").offered


@pytest.mark.rule("C-EVT-07")
@pytest.mark.card("event.defection")
def test_a_defection_interrupts_a_move_and_the_rest_choose_again() -> None:
    t = arrange("americans", "germans").army(0, "b15").army(1, "a14").event(1, "defection")
    t.begin("movement").play("move-b15", "b16")
    assert (t.asked, t.seat) == ("react", 1)
    assert t.offered == ["defection", "pass", "rest"]
    t.play("defection", "kill_in=b15")
    assert t.armies(0) == []
    assert (t.asked, t.seat) == ("movement", 0)


def test_who_rests_says_so_and_is_not_asked_again_in_this_part() -> None:
    t = arrange("americans", "germans").army(0, "b15").event(1, "drought")
    t.asks_all = True
    t.begin("movement").play("move-b15", "b16")
    assert t.asked == "react"
    t.play("rest")
    assert WISDOM.view(t.s, 0)["resting"] == 2, "else the moves that do not wait would tell it"
    t.play("b15", "movement=pass")
    assert t.asked == ""
