"""Where rules meet: techs, civilizations, coins and great people (X)."""

import pytest

from tests.wisdom.table import Table, arrange
from ziggurat.games.wisdom.rules.research import trade_needed


def wide(*civs: str) -> Table:
    """The first seat at home, with land to the east and no markers on it."""
    t = arrange(*(civs or ("americans", "germans"))).tile(7, "tile12").tile(5, "tile10")
    t.s.huts = t.s.villages = 0
    return t


@pytest.mark.rule("X-102", "C-TEC-13")
@pytest.mark.card("wonder.porcelain_tower", "civilization.japanese")
def test_japan_with_the_porcelain_tower_needs_nothing_for_level_one() -> None:
    t = wide("japanese", "germans").wonder(0, "porcelain_tower", "b15")
    assert [trade_needed(t.s, 0, n) for n in (0, 39)] == [0, 21 - 8]


@pytest.mark.rule("X-103", "X-104", "Q-31")
@pytest.mark.card("wonder.notre_dame")
def test_notre_dame_needs_six_more_and_comes_before_the_reset() -> None:
    t = wide().wonder(0, "notre_dame", "b15").dial(0, trade=11).begin("research")
    t.play("pottery", "pass")
    assert t.asked != "second_tech"
    t = wide().wonder(0, "notre_dame", "b15").dial(0, trade=12).begin("research")
    t.play("pottery", "pass", "second_tech=writing")
    assert {"pottery", "writing"} <= t.known(0)
    assert t.s.trade[0] == 0


@pytest.mark.rule("X-107", "Q-14")
@pytest.mark.card("civilization.germans", "tech.logistics")
def test_germans_gain_a_unit_of_each_type_and_one_resource_with_logistics() -> None:
    t = wide("germans", "americans").techs(0, "pottery").dial(0, trade=11).begin("research")
    t.play("logistics", "pass", "draw_unit=infantry-2-2", "draw_unit=mounted-2-2")
    t.play("draw_unit=artillery-2-2", "german_resource=iron")
    assert t.forces(0) == {"artillery-2-2": 1, "infantry-2-2": 1, "mounted-2-2": 1}
    assert t.tokens(0) == {"iron": 1}


@pytest.mark.rule("X-108")
@pytest.mark.card("tech.computers")
def test_a_hand_of_computers_falls_with_the_coins() -> None:
    t = wide().techs(0, "computers").event(0, "drought").event(0, "sabotage").event(0, "defection")
    t.s.coin_tokens = ((4, *t.s.coin_tokens[0][1:]), t.s.coin_tokens[1])
    t.begin("city_management")
    assert t.asked == "city_management"
    t.s.coin_tokens = ((3, *t.s.coin_tokens[0][1:]), t.s.coin_tokens[1])
    t.s.changed = True
    t.play("city-0-devote")
    assert t.asked == "discard_event"


@pytest.mark.rule("X-111", "C-OVB-03", "C-WON-05")
@pytest.mark.card("wonder.panama_canal")
def test_the_tokens_of_the_panama_canal_go_with_it() -> None:
    t = wide().wonder(0, "panama_canal", "b15").market("oracle").dial(0, trade=27)
    t.begin("start_of_turn").play("pass")
    assert t.coins(0) == 1
    t.begin("city_management").play("city-0-produce", "oracle", "d13")
    assert t.coins(0) == 0


@pytest.mark.rule("X-112", "X-113", "W-CIV-02")
@pytest.mark.card("policy.organized_religion", "civilization.aztecs")
def test_organized_religion_draws_two_great_people_and_keeps_one() -> None:
    t = wide("aztecs", "germans").policy(0, "organized_religion").dial(0, culture=3, track=2)
    t.begin("city_management").play("advance-1", "draw_person=builder", "draw_person=general")
    t.play("keep_person=general", "aztec_units=build", "choose_unit=infantry")
    t.play("draw_unit=infantry-2-2", "choose_unit=mounted", "draw_unit=mounted-2-2")
    assert t.asked == "place_person"
    assert sum(t.s.people_left) == 17


@pytest.mark.rule("C-COI-04", "C-SCT-08")
def test_the_coin_under_a_scout_counts_as_soon_as_it_stands_there() -> None:
    t = arrange("americans", "germans")
    before = t.coins(0)
    row = t.s.scouts[0]
    t.s.scouts = ((t.at("h1"), *row[1:]), t.s.scouts[1])  # it was told no city yet
    assert t.coins(0) == before + 1


@pytest.mark.rule("C-MOV-13")
@pytest.mark.card("civilization.russians")
def test_russia_gives_up_one_figure_for_a_tech() -> None:
    t = arrange("russians", "germans").techs(0, "sailing").scout(0, "f4").techs(1, "pottery")
    t.begin("movement").play("move-f4", "f3", "stolen_tech=pottery")
    assert "pottery" in t.known(0)
    assert t.scouts(0) == []
    t = arrange("russians", "germans").techs(0, "sailing").scout(0, "f4").scout(0, "f4")
    t.techs(1, "pottery").begin("movement").play("move-f4", "choose_group=0+2")
    assert "f3" not in t.offered, "two scouts cannot both be given up"


@pytest.mark.rule("X-100", "X-101")
@pytest.mark.card("tech.atomic_theory")
def test_atomic_theory_destroys_all_round_a_city_but_who_holds_a_city_state() -> None:
    t = wide().techs(0, "atomic_theory").marker(0, "uranium").city(1, "f14").build("temple", "e13")
    t.army(0, "g14").army(1, "e15").army(1, "h16").army(0, "g13")
    t.s.city_states = (t.at("g13"), -1, -1, -1, -1)
    t.s.renew_land()
    t.begin("movement").play("use-atomic_bomb", "f14", "pay=hut-uranium")
    assert t.armies(0) == ["g13"]
    assert t.armies(1) == ["h16"]
    assert t.cities(1) == ["f3"]
    assert not any(t.s.buildings)
    assert t.asked == "return_policy"
