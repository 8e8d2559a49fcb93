"""City-states, relics, huts, loot, and civilizations that deal with them (W-CST, W-REL, W-LOO)."""

import pytest

from tests.wisdom.table import Table, arrange
from ziggurat.games.wisdom.rules.harvest import harvestable
from ziggurat.games.wisdom.rules.loot import purchases
from ziggurat.games.wisdom.rules.squares import controlled
from ziggurat.games.wisdom.rules.sums import arts, combat_bonus, production, trade_income

TRADE, CULTURE, COIN, MILITARY, RESOURCE = range(5)


def wide(*civs: str) -> Table:
    t = arrange(*(civs or ("americans", "germans"))).tile(7, "tile12").tile(5, "tile10")
    t.s.huts = t.s.villages = 0
    return t


def state(t: Table, kind: int, name: str) -> Table:
    """Put a city-state down."""
    row = list(t.s.city_states)
    row[kind] = t.at(name)
    t.s.city_states = tuple(row)
    t.s.renew_land()
    return t


@pytest.mark.rule("W-CST-04", "W-CST-05", "X-55", "Q-18")
def test_the_icons_of_a_controlled_city_state_work_for_the_capital() -> None:
    t = state(wide().army(0, "g14"), TRADE, "g14")
    assert trade_income(t.s, 0) == 3 + 3
    t = state(wide().army(0, "g14"), CULTURE, "g14")
    assert arts(t.s, 0, 0) == 1 + 3
    t = state(wide().army(0, "g14"), MILITARY, "g14")
    assert combat_bonus(t.s, 0) == 2
    t = state(wide().army(0, "g14"), RESOURCE, "g14")
    assert len(harvestable(t.s, 0, 0)) == 4


@pytest.mark.rule("W-CST-06")
def test_nothing_is_put_on_a_city_state() -> None:
    t = state(wide().city(0, "f14").scout(0, "g14"), TRADE, "g14").dial(0, trade=12)
    t.begin("city_management").play("city-1-produce", "market")
    assert "g14" not in t.offered


@pytest.mark.rule("W-CST-07", "X-51")
def test_who_stands_on_a_city_state_sends_nothing_elsewhere() -> None:
    t = state(wide("english", "germans").army(0, "g14"), TRADE, "g14")
    row = t.s.sends[0]
    before = trade_income(t.s, 0)
    t.s.sends = ((t.s.cities[0][0], *row[1:]), t.s.sends[1])
    assert trade_income(t.s, 0) == before


@pytest.mark.rule("W-CST-08", "X-58")
def test_the_capital_places_figures_on_its_city_states() -> None:
    t = state(wide().army(0, "g14"), TRADE, "g14").begin("city_management")
    t.play("city-0-produce", "army")
    assert "g14" in t.offered
    t.play("g14")
    assert t.armies(0) == ["g14", "g14"]


@pytest.mark.rule("W-CST-09", "W-CST-10", "X-55")
def test_a_garrison_defends_with_four_more() -> None:
    t = state(wide().army(0, "g14").army(1, "f14"), MILITARY, "g14")
    t.units(0, "infantry-1-3").units(1, "infantry-1-3").begin("movement", 1)
    t.play("move-f14", "g14", "draw_hand=infantry-1-3", "draw_hand=infantry-1-3")
    fight = next(frame for frame in t.s.stack if type(frame).__name__ == "Fronts")
    assert fight.bonus == -6  # type: ignore[attr-defined]


@pytest.mark.rule("W-CST-11", "X-57")
def test_a_lone_scout_on_a_city_state_is_caught_and_control_changes() -> None:
    t = state(wide().scout(0, "g14").army(1, "f14"), TRADE, "g14").begin("movement", 1)
    t.play("move-f14", "g14")
    assert t.scouts(0) == []
    assert controlled(t.s, 1)
    assert not controlled(t.s, 0)


@pytest.mark.rule("W-CST-13", "X-63", "X-96")
@pytest.mark.card("civilization.romans")
def test_rome_founds_on_a_city_state_for_culture_and_an_advance() -> None:
    t = state(wide("romans", "germans").scout(0, "f14"), TRADE, "f14")
    t.begin("start_of_turn").play("found-f14", "adopt=pacifism", "draw_event=drought")
    assert t.s.culture[0] == 3
    assert t.s.track[0] == 1
    assert not controlled(t.s, 0)


@pytest.mark.rule("W-CST-14", "X-61")
def test_no_city_is_founded_next_to_a_city_state_by_the_zulu_neither() -> None:
    t = state(wide("zulu", "germans").scout(0, "f14"), TRADE, "g15")
    assert "found-f14" not in t.begin("start_of_turn").offered
    t = wide("zulu", "germans").scout(0, "f14")
    t.s.villages = 1 << t.at("g15")
    assert "found-f14" not in t.begin("start_of_turn").offered


@pytest.mark.rule("W-CST-15")
def test_after_five_city_states_there_are_none() -> None:
    t = arrange("americans", "germans").tile(7, "tile02").army(0, "f13")
    t.s.city_states = (-2, -2, -2, -2, -2)
    t.begin("movement").play("move-f13", "g13", "explore_hut=city_state")
    assert t.offered == ["pass"]
    assert not controlled(t.s, 0)


@pytest.mark.rule("X-35")
def test_a_scout_of_pacifists_finds_and_holds_a_city_state() -> None:
    t = arrange("americans", "germans").tile(7, "tile02").scout(0, "f13").policy(0, "pacifism")
    t.begin("movement").play("move-f13", "g13", "explore_hut=city_state", "draw_city_state=0")
    assert controlled(t.s, 0) == 1 << t.at("g13")


@pytest.mark.rule("W-CIV-12", "W-CIV-13", "W-CIV-14", "X-59", "X-60", "Q-55")
@pytest.mark.card("civilization.zulu")
def test_the_zulu_found_beside_huts_and_explore_them_one_by_one() -> None:
    t = wide("zulu", "germans").scout(0, "f14")
    t.s.huts = 1 << t.at("g13") | 1 << t.at("e15") | 1 << t.at("g15")
    t.begin("start_of_turn").play("found-f14", "adopt=pacifism", "zulu_hut=g13")
    t.play("explore_hut=city_state", "draw_city_state=1", "zulu_hut=e15", "explore_hut=spy")
    t.play("zulu_hut=pass", "start_of_turn=pass")
    assert t.s.culture[0] >= 3
    assert len(t.s.markers[0]) == 1
    assert t.s.huts == 1 << t.at("g15")
    t.dial(0, trade=15).techs(0, "currency").begin("city_management")
    t.play("city-1-produce", "market")
    assert "g15" not in t.offered


@pytest.mark.rule("W-CIV-11", "W-HUT-02", "C-HUT-03")
@pytest.mark.card("civilization.zulu", "result.wealth")
def test_zulu_armies_take_villages_without_a_fight() -> None:
    t = arrange("zulu", "germans").tile(7, "tile07").army(0, "e14").begin("movement")
    t.play("move-e14", "f14", "explore_village=wealth")
    assert t.coins(0) == 1
    assert not t.s.villages >> t.at("f14") & 1


@pytest.mark.rule("C-HUT-08", "X-62")
@pytest.mark.card("civilization.chinese")
def test_china_gains_culture_for_a_hut_before_its_result() -> None:
    t = arrange("chinese", "germans").tile(7, "tile02").army(0, "f13").begin("movement")
    t.play("move-f13", "g13")
    assert t.asked == "explore_hut"
    assert t.s.culture[0] == 3


# Relics


@pytest.mark.rule("W-REL-01", "W-REL-06", "W-REL-08", "W-REL-10", "X-68", "C-CMP-13")
@pytest.mark.card("relic.attilas_village")
def test_an_army_that_ends_on_attilas_village_gains_two_units_of_what_is_left() -> None:
    t = arrange("americans", "germans").tile(7, "tile22b").army(0, "f14")
    for kind in range(3):
        t.s.units_left = (*t.s.units_left[:kind], 0, *t.s.units_left[kind + 1 :])
    t.begin("movement").play("move-f14", "g14", "stop")
    assert t.asked == "choose_unit"
    assert t.offered == ["mounted", "artillery"]
    t.play("mounted", "draw_unit=mounted-2-2", "artillery", "draw_unit=artillery-2-2")
    assert sum(t.forces(0).values()) == 2
    assert t.at("g14") not in t.s.relics


@pytest.mark.rule("W-REL-07", "W-REL-04")
def test_armies_pass_over_a_relic_and_scouts_keep_away() -> None:
    t = arrange("americans", "germans").tile(7, "tile22b").army(0, "f14")
    t.begin("movement").play("move-f14", "g14", "h14")
    assert t.at("g14") in t.s.relics
    assert t.armies(0) == ["h14"]
    t = arrange("americans", "germans").tile(7, "tile22b").scout(0, "f14").policy(0, "pacifism")
    assert "g14" not in t.begin("movement").play("move-f14").offered


@pytest.mark.rule("W-REL-09", "X-67", "C-CUL-04", "C-CUL-05", "X-114")
@pytest.mark.card("relic.ark_of_the_covenant")
def test_the_ark_brings_two_advances_with_their_rewards() -> None:
    t = arrange("americans", "germans").tile(7, "tile23b").army(0, "f14").dial(0, track=1)
    t.begin("movement").play("move-f14", "g14", "stop", "draw_event=drought")
    t.play("draw_person=general", "place_person=pass")
    assert t.s.track[0] == 3
    t = arrange("americans", "germans").tile(7, "tile23b").army(0, "f14").dial(0, track=19)
    t.begin("movement").play("move-f14", "g14", "stop", "draw_event=think_tank")
    assert t.s.end_reason == "culture"


@pytest.mark.rule("W-REL-05")
def test_no_city_is_founded_next_to_a_relic() -> None:
    t = wide().tile(7, "tile22b").scout(0, "f14")
    assert "found-f14" not in t.begin("start_of_turn").offered
    t.s.relics = (-2, -2)
    assert "found-f14" in t.begin("start_of_turn").offered


# Loot


@pytest.mark.rule("W-LOO-09", "W-LOO-12", "W-LOO-13", "W-LOO-10", "W-LOO-11", "W-LOO-08")
def test_what_loot_can_buy() -> None:
    t = wide().techs(1, "pottery", "civil_service").event(1, "drought").token(1, "silk")
    t.marker(1, "spy")
    one = purchases(t.s, 0, 1, 1)
    two = purchases(t.s, 0, 1, 2)
    assert len(one) == 2, "a token and a facedown hut; a printed coin cannot be taken"
    assert len(two) > len(one)
    t.s.coin_tokens = (t.s.coin_tokens[0], (1, *t.s.coin_tokens[1][1:]))
    assert len(purchases(t.s, 0, 1, 1)) == len(one) + 1
    assert len(purchases(t.s, 0, 1, 2)) == len(two) + 2


@pytest.mark.rule("X-89", "W-CIV-09", "W-LOO-05", "W-LOO-07", "Q-09")
@pytest.mark.card("civilization.mongols")
def test_mongols_who_catch_scouts_have_two_loot() -> None:
    t = wide("mongols", "germans").army(0, "f14").scout(1, "g14").dial(1, trade=9, culture=5)
    t.begin("movement").play("move-f14", "g14", "loot=culture", "loot=culture")
    assert t.s.culture == (5, 0)
    assert t.asked == "movement"


@pytest.mark.rule("X-88", "W-LOO-04", "C-AFT-09")
@pytest.mark.card("tech.code_of_laws", "civilization.mongols")
def test_mongols_who_defend_have_one_loot() -> None:
    t = wide("mongols", "germans").army(0, "g14").army(1, "f14").dial(1, trade=9)
    t.techs(0, "code_of_laws").units(0, "infantry-1-3").begin("movement", 1)
    t.play("move-f14", "g14", "draw_hand=infantry-1-3", "play_unit=infantry-1-3-new")
    t.play("loot=trade")
    assert t.s.trade == (3, 6)
    assert t.asked == "movement"
    assert t.coins(0) == 1


@pytest.mark.rule("Q-15")
def test_germans_gain_no_unit_by_a_tech_that_they_only_learn() -> None:
    t = wide("germans", "mongols").techs(1, "democracy").techs(0, "pottery")
    t.event(0, "knowledge_shared").begin("start_of_turn")
    t.play("event-knowledge_shared", "idea=democracy")
    assert t.forces(0) == {}
    assert "democracy" in t.known(0)


def zulu_city() -> Table:
    """A Zulu city may have a hut beside it, and a hut may hold a city-state."""
    return wide("zulu", "germans").city(0, "f15")


@pytest.mark.rule("W-CST-02", "W-CST-03", "W-CST-04")
def test_a_city_state_in_the_outskirts_of_a_city_gives_only_to_who_controls_it() -> None:
    plain = trade_income(zulu_city().s, 0)
    t = state(zulu_city(), TRADE, "f16")  # on a desert
    assert trade_income(t.s, 0) == plain - 1, "nobody stands on it"
    assert trade_income(t.army(0, "f16").s, 0) == plain - 1 + 3
    t = state(zulu_city(), MILITARY, "f16")
    assert combat_bonus(t.s, 0) == 0
    assert combat_bonus(t.army(0, "f16").s, 0) == 2


@pytest.mark.rule("W-CST-03")
def test_a_city_state_beside_another_city_works_for_the_capital_alone() -> None:
    plain = [production(zulu_city().s, 0, city) for city in (0, 1)]
    t = state(zulu_city(), COIN, "f16")
    assert [production(t.s, 0, city) for city in (0, 1)] == plain
    assert t.coins(0) == 0
    t.army(0, "f16")
    assert [production(t.s, 0, city) for city in (0, 1)] == [plain[0] + 1, plain[1]]
    assert t.coins(0) == 1
