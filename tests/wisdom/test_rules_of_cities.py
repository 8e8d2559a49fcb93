"""Small rules of cities: figures, units, buildings, wonders, arts, harvest, events, programs
(C-FIG, C-UNT, C-BLD, C-OVB, C-WON, C-ART, C-HRV, C-CUL, C-EVT, W-PRG, X)."""

import pytest

from tests.wisdom.table import Table, arrange
from ziggurat.core.bits import each
from ziggurat.games.wisdom.content import WATER
from ziggurat.games.wisdom.game import WISDOM
from ziggurat.games.wisdom.rules.sums import arts, combat_bonus, production, trade_income

PRODUCTION, TRADE = 0, 1


def wide(*civs: str) -> Table:
    """The first seat at home on c14, with land to the east and no markers on it."""
    t = arrange(*(civs or ("americans", "germans"))).tile(7, "tile12").tile(5, "tile10")
    t.s.huts = t.s.villages = 0
    return t


# Figures


@pytest.mark.rule("C-FIG-01", "C-FIG-02")
def test_a_figure_is_placed_in_the_outskirts_on_land() -> None:
    t = wide().begin("city_management").play("city-0-produce", "army")
    assert sorted(t.offered) == ["b13", "b14", "b15", "c15", "d13", "d15"]
    t = wide().techs(0, "navigation").begin("city_management").play("city-0-produce", "army")
    assert "d14" not in t.offered, "water may be crossed, not stopped in"
    t = wide().techs(0, "sailing").begin("city_management").play("city-0-produce", "army")
    assert {"c13", "d14"} <= set(t.offered)


@pytest.mark.rule("C-FIG-03")
def test_armies_and_scouts_count_together_where_a_figure_is_placed() -> None:
    t = wide().army(0, "d13").scout(0, "d13").begin("city_management")
    assert "d13" not in t.play("city-0-produce", "army").offered
    t = wide().army(0, "d13").scout(0, "d13").begin("city_management")
    assert "d13" not in t.play("city-0-produce", "scout").offered


@pytest.mark.rule("C-FIG-07", "Q-27", "W-REL-11")
def test_no_figure_is_put_on_a_hut_a_village_or_a_relic() -> None:
    t = wide()
    t.s.huts, t.s.villages = 1 << t.at("d13"), 1 << t.at("b13")
    t.s.relics = (t.at("b15"), -1)
    assert sorted(t.begin("city_management").play("city-0-produce", "army").offered) == [
        "b14",
        "c15",
        "d15",
    ]


# Units


@pytest.mark.rule("C-UNT-01")
def test_a_unit_is_drawn_at_random_and_only_its_type_is_seen() -> None:
    t = wide().units(1, "infantry-2-2").begin("city_management").play("city-0-produce", "infantry")
    assert t.chances == {"infantry-1-3": 5, "infantry-2-2": 4, "infantry-3-1": 5}
    t.play("draw_unit=infantry-3-1")
    assert WISDOM.view(t.s, 0)["units"][0] == {"infantry-3-1": 1}
    assert WISDOM.view(t.s, 1)["units"][0] == {"infantry": 1}


@pytest.mark.rule("C-UNT-02")
def test_units_do_not_go_with_an_army_and_fight_for_any_other() -> None:
    t = wide().army(0, "f14").army(1, "g14").units(0, "infantry-1-3")
    t.event(1, "defection").begin("movement", 1).play("event-defection", "kill_in=f14")
    assert t.forces(0) == {"infantry-1-3": 1}
    t = wide().army(0, "f15").army(1, "g14").units(0, "infantry-1-3").begin("movement", 1)
    t.play("move-g14", "g15", "f15")
    assert t.chances == {"infantry-1-3": 1}


@pytest.mark.rule("C-UNT-07")
def test_nothing_limits_how_many_units_a_player_has() -> None:
    t = wide().units(0, *["infantry-1-3"] * 5, *["mounted-1-3"] * 5, *["artillery-1-3"] * 5)
    t.units(0, *["infantry-2-2"] * 5, *["mounted-2-2"] * 5).begin("city_management")
    t.play("city-0-produce", "artillery", "draw_unit=artillery-2-2")
    assert sum(t.forces(0).values()) == 26


# Buildings


@pytest.mark.rule("C-BLD-01")
def test_a_building_needs_its_tech_a_marker_and_its_terrain() -> None:
    t = wide().dial(0, trade=9).begin("city_management").play("city-0-produce")
    assert "granary" not in t.offered
    t = wide().techs(0, "pottery").dial(0, trade=9).begin("city_management")
    t.play("city-0-produce")
    assert "granary" in t.offered
    t.play("granary")
    assert t.s.buildings[5] == 1 << t.at("d13"), "the one grassland"
    t = wide().techs(0, "pottery").dial(0, trade=9)
    t.s.buildings = tuple(
        63 << 64 if n == 5 else squares for n, squares in enumerate(t.s.buildings)
    )
    assert "granary" not in t.begin("city_management").play("city-0-produce").offered


@pytest.mark.rule("C-BLD-03")
def test_the_icons_of_a_building_take_the_place_of_the_squares() -> None:
    t = wide()
    forest = 1 << t.at("d15")
    assert t.s.land.amount(PRODUCTION, forest) == 2
    t.build("market", "d15")
    assert t.s.land.amount(PRODUCTION, forest) == 1
    assert t.s.land.amount(TRADE, forest) == 1


@pytest.mark.rule("C-BLD-09")
def test_a_building_is_its_citys_whoever_stands_there_or_learns() -> None:
    t = wide().techs(0, "pottery").techs(1, "pottery").build("granary", "d13").army(1, "d13")
    t.dial(1, trade=11).begin("research").play("pass", "engineering")
    assert not any(t.s.buildings[6:7]), "another's tech turns nothing over"
    t = wide().build("barracks", "d13")
    assert (combat_bonus(t.s, 0), combat_bonus(t.s, 1)) == (2, 0)
    t.army(1, "d13")
    assert (combat_bonus(t.s, 0), combat_bonus(t.s, 1)) == (0, 0)


@pytest.mark.rule("C-BLD-10")
def test_a_destroyed_building_goes_back_and_the_square_gives_again_what_is_printed() -> None:
    t = wide().build("market", "b14").event(1, "disaster").begin("start_of_turn", 1)
    t.play("event-disaster", "b14")
    assert not any(t.s.buildings)
    assert t.s.land.amount(PRODUCTION, 1 << t.at("b14")) == 1
    assert "silk" in t.begin("city_management").play("city-0-harvest").offered


@pytest.mark.rule("C-OVB-05")
def test_nobody_builds_in_anothers_outskirts() -> None:
    t = wide().city(1, "f14").build("temple", "e13").techs(0, "philosophy").dial(0, trade=9)
    t.begin("city_management").play("city-0-produce", "temple")
    assert set(t.offered) <= {"b13", "b14", "b15", "c15", "d13", "d15"}
    t = wide().city(1, "f14").dial(0, culture=3, track=2).begin("city_management")
    t.play("advance-1", "draw_person=general")
    assert set(t.offered) <= {"b13", "b14", "b15", "c15", "d13", "d15", "pass"}


# Wonders


@pytest.mark.rule("C-WON-01", "C-WON-02", "C-WON-09")
def test_only_wonders_of_the_market_are_raised_and_no_tech_is_needed() -> None:
    t = wide().market("oracle", "louvre").dial(0, trade=12).begin("city_management")
    t.play("city-0-produce")
    assert "stonehenge" not in t.offered
    assert "oracle" not in t.offered, "14 of 15"
    t = wide().market("oracle", "louvre").techs(0, "code_of_laws").dial(0, trade=6)
    assert "oracle" in t.begin("city_management").play("city-0-produce").offered, "10 by its tech"
    t = wide().techs(0, "monarchy").token(0, "silk").wonder(1, "louvre", "f2").market("internet")
    assert "use-monarchy" not in t.begin("city_management").offered, "nothing ancient, no unit"
    t = wide().techs(0, "gunpowder").token(0, "iron", "iron").wonder(1, "louvre", "f2")
    t.market("internet").begin("city_management").play("use-gunpowder")
    assert t.offered == ["louvre"], "a medieval one, and no modern one on offer"


@pytest.mark.rule("C-WON-03")
def test_a_wonder_stands_on_open_land_and_covers_its_square() -> None:
    t = wide().army(1, "b15").market("stonehenge").dial(0, trade=9).begin("city_management")
    t.play("city-0-produce", "stonehenge")
    assert sorted(t.offered) == ["b13", "b14", "c15", "d13", "d15"]
    t.play("d15")
    assert t.s.land.amount(PRODUCTION, 1 << t.at("d15")) == 0


@pytest.mark.rule("C-WON-10")
def test_a_wonder_gives_nothing_at_start_of_turn_before_the_next_one() -> None:
    t = wide().market("stonehenge").dial(0, trade=9).begin("city_management")
    t.play("city-0-produce", "stonehenge", "b15", "turn_up_wonder=colossus")
    t.play("turn_up_wonder=oracle", "turn_up_wonder=great_lighthouse")
    t.play("turn_up_wonder=statue_of_zeus", "pass")
    assert t.s.culture[0] == 0
    t.begin("start_of_turn")
    assert t.s.culture[0] == 1


@pytest.mark.rule("C-WON-11")
def test_without_a_deck_the_market_shrinks() -> None:
    t = wide().market("stonehenge", "oracle").dial(0, trade=9)
    t.s.deck = (0, 0, 0)
    t.begin("city_management").play("city-0-produce", "stonehenge", "b15")
    assert t.asked == "city_management"
    assert len(t.s.market) == 1


# Arts, harvest, culture


@pytest.mark.rule("C-ART-03")
def test_the_arts_count_culture_and_nothing_else() -> None:
    t = wide().build("barracks", "d13").person("scientist", "b15").person("general", "b13")
    assert arts(t.s, 0, 0) == 1


@pytest.mark.rule("C-HRV-02")
def test_a_city_harvests_what_lies_under_a_scout_that_sends_to_it() -> None:
    t = wide().city(0, "f14").scout(0, "a13", sends=0).begin("city_management")
    assert t.play("city-0-harvest").offered == ["incense", "silk", "iron"]
    t = wide().city(0, "f14").scout(0, "a13", sends=1).begin("city_management")
    assert "iron" not in t.play("city-0-harvest").offered
    t = wide().city(0, "f14").scout(0, "a13", sends=1).begin("city_management")
    assert "iron" in t.play("city-1-harvest").offered


@pytest.mark.rule("C-CUL-06")
def test_markers_of_several_players_share_a_space() -> None:
    t = wide().dial(0, culture=3).dial(1, track=1).begin("city_management")
    t.play("advance-1", "draw_event=drought")
    assert t.s.track == (1, 1)


@pytest.mark.rule("C-CUL-07")
def test_who_loses_culture_keeps_his_space() -> None:
    t = wide().army(0, "f14").scout(1, "g14").dial(1, culture=3, track=5).begin("movement")
    t.play("move-f14", "g14", "loot=culture")
    assert t.s.culture == (3, 0)
    assert t.s.track == (0, 5)


@pytest.mark.rule("C-EVT-08", "Q-38")
def test_any_number_of_events_is_played_in_a_part() -> None:
    t = wide().techs(0, "pottery").event(0, "we_love_the_despot_day")
    t.event(0, "we_love_the_queen_day").event(0, "we_love_the_despot_day")
    t.begin("city_management").play("event-we_love_the_despot_day", "event-we_love_the_queen_day")
    t.play("event-we_love_the_despot_day")
    assert t.s.boost[0] == (14, 0, 0)
    assert t.hand(0) == []


# Programs


@pytest.mark.rule("W-PRG-08")
def test_a_program_of_nine_raises_a_wonder_of_fifteen_and_wastes_three() -> None:
    """(Wisdom and Warfare p. 7) Four forests and a harbor give 9; doubled they are 18, and of
    these the Statue of Zeus takes 15."""
    t = arrange("americans", "germans").tile(7, "tile01").tile(5, "tile24b").techs(0, "navigation")
    t.s.huts = t.s.villages = 0
    t.government(0, "republic").city(0, "g13").policy(0, "rationalism", "natural_religion")
    around = t.s.land.grid.around.near[t.at("g13")]
    assert t.s.land.amount(PRODUCTION, around) == 8
    shore = each(around & t.s.land.terrain[WATER])[0]
    t.build("harbor", t._names((shore,))[0]).market("statue_of_zeus")
    assert production(t.s, 0, 1) == 9
    t.begin("city_management")
    assert "statue_of_zeus" not in t.play("city-1-produce").offered
    t.begin("city_management").play("city-1-program")
    assert t.s.programs == 1 << t.at("g13")
    t.begin("city_management")
    assert production(t.s, 0, 1) == 18
    t.play("city-1-produce", "statue_of_zeus")
    t.play(next(n for n in t.offered if t.s.land.amount(PRODUCTION, 1 << t.at(n)) == 2))
    assert t.s.programs == 0
    assert t.abilities(0) >= {"wonder.statue_of_zeus"}
    assert t.s.trade[0] == 0
    assert production(t.s, 0, 1) == 7, "and the 3 that were left are gone"


# Where they meet


@pytest.mark.rule("X-23")
def test_egypts_free_limited_building_ends_the_one_before() -> None:
    t = wide("egyptians", "germans").techs(0, "philosophy").build("market", "c15")
    t.begin("city_management").play("use-egyptians", "temple", "b15")
    assert [n for n, squares in enumerate(t.s.buildings) if squares] == [11]


@pytest.mark.rule("X-50")
@pytest.mark.card("policy.pacifism")
def test_a_policy_switched_to_later_waits_for_the_next_start_of_turn() -> None:
    t = wide().event(0, "migrants").begin("start_of_turn").play("pass").begin("city_management")
    t.play("event-migrants", "switch_from=rationalism", "switch_to=pacifism")
    assert not any(name.startswith("use") for name in t.offered)
    t.play("pass")
    assert t.s.culture[0] == 0
    t.begin("start_of_turn").play("use-pacifism")
    assert t.s.culture[0] == 1


@pytest.mark.rule("X-109")
def test_tokens_beyond_four_stay_when_the_internet_is_gone() -> None:
    t = wide().techs(0, "democracy").wonder(0, "internet", "b15").dial(0, trade=27)
    for _ in range(6):
        t.begin("city_management").play("use-democracy").dial(0, trade=27)
        t.s.used = (0, 0)  # a new turn
    assert "use-democracy" not in t.begin("city_management").offered
    t.market("oracle").play("city-0-produce", "oracle", "b15")
    assert t.coins(0) == 6
    assert "use-democracy" not in t.begin("city_management").offered


@pytest.mark.rule("X-110")
@pytest.mark.parametrize("tech", ["railroad", "bureaucracy", "civil_service", "computers"])
def test_the_coin_of_a_researched_tech_may_win(tech: str) -> None:
    t = wide().techs(0, "pottery", "masonry", "writing", "navy", "philosophy", "construction")
    t.techs(0, "sailing", "chivalry", "biology").dial(0, trade=21)
    if tech == "computers":
        t.techs(0, "theology")
    t.s.coin_tokens = ((14, *t.s.coin_tokens[0][1:]), t.s.coin_tokens[1])
    t.begin("research").play(tech, "pass")
    assert (t.s.won_by, t.s.end_reason) == ((0,), "economic")


@pytest.mark.rule("W-REL-02")
def test_nothing_is_built_on_a_relic() -> None:
    t = wide().market("stonehenge").techs(0, "philosophy").dial(0, trade=9)
    t.s.relics = (t.at("b15"), -1)
    assert "b15" not in t.begin("city_management").play("city-0-produce", "stonehenge").offered
    assert "b15" not in t.begin("city_management").play("city-0-produce", "temple").offered
    t.dial(0, culture=3, track=2).begin("city_management")
    assert "b15" not in t.play("advance-1", "draw_person=general").offered
    assert trade_income(t.s, 0) == 3, "but the square gives what it gives"
