"""Where rules meet: programs, governments, policies, civilizations and cards in cities (X)."""

import pytest

from tests.wisdom.table import Table, arrange
from ziggurat.games.wisdom.options import OBJECTS, UNIT_CARD
from ziggurat.games.wisdom.rules.limits import policy_limit, speed
from ziggurat.games.wisdom.rules.movement import group_speed
from ziggurat.games.wisdom.rules.producing import budget, cost_of
from ziggurat.games.wisdom.rules.sums import arts, combat_bonus, production, trade_income


def wide(*civs: str) -> Table:
    """The first seat at home, with land to the east and no markers on it."""
    t = arrange(*(civs or ("americans", "germans"))).tile(7, "tile12").tile(5, "tile10")
    t.s.huts = t.s.villages = 0
    return t


# Programs and production


@pytest.mark.rule("X-02", "W-PRG-10", "W-PRG-07", "C-PRD-02")
def test_trade_is_added_after_doubling_and_the_rest_is_lost() -> None:
    t = wide("germans", "americans").dial(0, trade=3)
    plain = production(t.s, 0, 0)
    t.s.programs = 1 << t.s.cities[0][0]
    assert budget(t.s, 0, 0) == 2 * (plain - 1) + 1 + 1
    t.begin("city_management").play("city-0-produce", "army")
    t.play(t.offered[0])
    assert t.s.trade[0] == 3, "nothing is turned without need"
    assert t.offered == ["pass"]


@pytest.mark.rule("X-03", "X-04", "W-GOV-08", "Q-16")
@pytest.mark.card("government.communism")
def test_communism_doubles_the_best_plain_value_by_the_citys_own_program() -> None:
    t = wide().city(0, "f14").techs(0, "communism").government(0, "communism")
    best = max(5, t.s.land.amount(0, t.s.land.grid.around.near[t.at("f14")]))
    assert production(t.s, 0, 0) == production(t.s, 0, 1) == best
    t.s.programs = 1 << t.at("c14")
    assert production(t.s, 0, 0) == 2 * best
    assert production(t.s, 0, 1) == best


@pytest.mark.rule("X-06", "W-CST-04")
def test_a_city_states_production_is_doubled_with_the_capitals_program() -> None:
    t = wide().army(0, "h14")
    before = production(t.s, 0, 0)
    t.s.city_states = (-1, -1, t.at("h14"), -1, -1)  # a coin and 1 production
    t.s.renew_land()
    assert production(t.s, 0, 0) == before + 1
    t.s.programs = 1 << t.at("c14")
    assert production(t.s, 0, 0) == 2 * (before - 1 + 1) + 1


@pytest.mark.rule("X-07")
@pytest.mark.card("government.monarchy")
def test_a_monarchys_capital_starts_a_program_and_produces() -> None:
    t = wide().techs(0, "monarchy").government(0, "monarchy").begin("city_management")
    t.play("city-0-program", "city-0-produce", "army", "d13")
    assert t.armies(0) == ["d13"]
    assert not t.s.programs


@pytest.mark.rule("X-08", "X-26", "C-CTY-06")
@pytest.mark.card("tech.atomic_theory")
def test_with_atomic_theory_a_monarchy_takes_three_different_actions() -> None:
    t = wide().techs(0, "monarchy", "atomic_theory").government(0, "monarchy").marker(0, "uranium")
    t.begin("city_management").play("use-atomic_power", "pay=hut-uranium")
    t.play("city-0-devote", "city-0-program")
    assert not {"city-0-devote", "city-0-program"} & set(t.offered)
    t.play("city-0-harvest", "silk")
    assert t.offered == ["pass"]


@pytest.mark.rule("X-09")
@pytest.mark.card("government.anarchy")
def test_nothing_gives_the_capital_of_an_anarchy_an_action() -> None:
    t = wide().techs(0, "atomic_theory").government(0, "anarchy").marker(0, "uranium")
    t.city(0, "f14").begin("city_management").play("use-atomic_power", "pay=hut-uranium")
    assert not any(name.startswith("city-0") for name in t.offered)
    t.play("city-1-devote", "city-1-devote")
    assert not any(name.startswith("city") for name in t.offered)


@pytest.mark.rule("X-10", "Q-32")
def test_a_cancelled_production_keeps_the_program_and_loses_the_trade() -> None:
    t = wide().techs(1, "writing").marker(1, "spy").dial(0, trade=9)
    t.market("oracle").begin("city_management")
    t.s.programs = 1 << t.at("c14")
    t.play("city-0-produce", "oracle", "b15", "writing", "pay=hut-spy")
    assert t.s.programs == 1 << t.at("c14")
    assert t.s.trade[0] == 3
    assert t.s.market
    assert t.offered == ["pass"]


@pytest.mark.rule("X-11", "Q-33")
def test_engineering_makes_two_of_the_same_on_one_square_with_one_program() -> None:
    t = wide().techs(0, "engineering").begin("city_management")
    t.s.programs = 1 << t.at("c14")
    t.play("city-0-produce", "army", "d13", "produce_second=army", "d13")
    assert t.armies(0) == ["d13", "d13"]
    assert not t.s.programs
    t = wide().techs(0, "engineering").army(0, "d13").dial(0, trade=9).begin("city_management")
    t.play("city-0-produce", "army", "d13", "produce_second=army")
    assert "d13" not in t.offered, "no more than two figures there"


@pytest.mark.rule("X-12", "X-22", "Q-17")
@pytest.mark.card("civilization.egyptians")
def test_egypts_free_building_is_a_production_and_keeps_its_conditions() -> None:
    t = wide("egyptians", "germans").begin("city_management")
    t.s.programs = 1 << t.at("b14")
    t.play("use-egyptians")
    assert sum(t.s.buildings) == 1 << t.at("c13"), "a workshop needs a mountain"
    assert not t.s.programs
    assert t.offered == ["pass"]
    t = wide("egyptians", "germans").techs(0, "monarchy").government(0, "monarchy")
    t.begin("city_management").play("city-0-produce", "army", "a14")
    assert "use-egyptians" not in t.offered


@pytest.mark.rule("Q-80", "C-PRD-09", "C-BLD-08")
@pytest.mark.card("civilization.egyptians", "tech.masonry")
def test_egypts_free_building_may_be_walls_where_a_city_has_none() -> None:
    t = wide("egyptians", "germans").techs(0, "masonry").begin("city_management")
    t.play("use-egyptians", "free_building=walls")
    assert t.s.walls == 1 << t.at("b14")
    assert (t.s.trade[0], t.offered) == (0, ["pass"])
    t = wide("egyptians", "germans").techs(0, "masonry")
    t.s.walls = 1 << t.at("b14")
    t.begin("city_management").play("use-egyptians")
    assert sum(t.s.buildings) == 1 << t.at("c13"), "a city is walled once: it is a workshop"


@pytest.mark.rule("X-13")
@pytest.mark.card("wonder.hanging_gardens")
def test_free_units_and_figures_use_no_program_up() -> None:
    t = wide().wonder(0, "hanging_gardens", "b15")
    t.s.programs = 1 << t.at("c14")
    t.begin("start_of_turn").play("use-hanging_gardens", "army")
    assert t.armies(0) == ["b15"]
    assert t.s.programs


@pytest.mark.rule("X-14", "W-PRG-09")
@pytest.mark.card("building.walls", "tech.masonry")
def test_walls_use_a_program_up() -> None:
    t = wide().techs(0, "masonry").begin("city_management")
    t.s.programs = 1 << t.at("c14")
    t.play("city-0-produce", "walls")
    assert t.s.walls == 1 << t.at("c14")
    assert not t.s.programs


@pytest.mark.rule("X-16")
def test_a_blockaded_square_has_nothing_to_double() -> None:
    t = wide().army(1, "d15")
    t.s.programs = 1 << t.at("c14")
    assert production(t.s, 0, 0) == 2 * 3 + 1


@pytest.mark.rule("X-17")
@pytest.mark.card("wonder.leonardos_workshop")
def test_leonardos_workshop_makes_every_unit_cost_five_at_most() -> None:
    t = wide().techs(0, "gunpowder", "flight")
    t.wonder(0, "leonardos_workshop", "b15")
    assert [cost_of(t.s, 0, UNIT_CARD * OBJECTS + n) for n in range(4)] == [5, 5, 5, 5]


@pytest.mark.rule("X-18")
@pytest.mark.card("wonder.great_lighthouse")
def test_the_great_lighthouse_counts_empty_water() -> None:
    t = wide().wonder(0, "great_lighthouse", "b15")
    before = trade_income(t.s, 0)
    assert trade_income(t.scout(0, "d14").s, 0) == before - 1
    t = wide().wonder(0, "great_lighthouse", "b15").build("harbor", "d14")
    assert trade_income(t.s, 0) == before - 2 + 2


@pytest.mark.rule("X-19")
@pytest.mark.card("tech.navy", "building.shipyard")
def test_with_a_navy_an_army_appears_round_any_shipyard() -> None:
    t = wide().techs(0, "navy").city(0, "f14").build("shipyard", "d14").begin("city_management")
    t.play("city-1-produce", "army")
    assert {"b15", "d13", "g14"} <= set(t.offered)


@pytest.mark.rule("X-20", "C-UNT-09", "X-49")
@pytest.mark.card("policy.military_tradition")
def test_military_tradition_works_with_the_first_army_however_built() -> None:
    t = wide().policy(0, "military_tradition").wonder(0, "hanging_gardens", "b15")
    t.begin("start_of_turn").play("use-hanging_gardens", "army", "choose_unit=mounted")
    t.play("draw_unit=mounted-2-2", "pass").begin("city_management")
    t.play("city-0-produce", "army", "d13")
    assert t.asked == "city_management"
    assert t.forces(0) == {"mounted-2-2": 1}


@pytest.mark.rule("X-21")
@pytest.mark.card("policy.urban_development")
def test_urban_development_counts_different_buildings_and_wonders() -> None:
    t = wide().policy(0, "urban_development").build("granary", "d13").person("builder", "b13")
    before = production(t.s, 0, 0)
    t.build("market", "b15")
    assert production(t.s, 0, 0) == before + 1 + 3
    assert arts(t.s, 0, 0) == 1 + 1 + 2


@pytest.mark.rule("X-24", "C-HRV-04")
@pytest.mark.card("wonder.angkor_wat")
def test_angkor_wat_harvests_twice_in_one_action() -> None:
    t = wide().wonder(0, "angkor_wat", "b15").begin("city_management")
    t.play("city-0-harvest", "silk", "silk")
    assert t.tokens(0) == {"silk": 2}
    assert t.offered == ["pass"]


@pytest.mark.rule("X-25")
@pytest.mark.card("event.supply_drop")
def test_a_supply_drop_passes_the_capital_by() -> None:
    t = wide().event(0, "supply_drop")
    assert "event-supply_drop" not in t.begin("city_management").offered
    t = wide().event(0, "supply_drop").city(0, "f14").begin("city_management")
    t.play("event-supply_drop", "city-1-devote", "city-1-devote", "city-0-devote")
    assert not any(name.startswith("city") for name in t.offered)


@pytest.mark.rule("Q-28")
@pytest.mark.card("tech.steam_power")
def test_steam_power_tires_the_figures_it_carries_and_nobody_elses() -> None:
    t = arrange("americans", "germans").techs(1, "steam_power").token(1, "silk").army(1, "g3")
    t.army(0, "b15").begin("city_management", 1).play("use-steam_power", "g3", "e4")
    assert t.armies(1) == ["e4"]
    assert "move-b15" in t.begin("movement", 0).offered
    t.play("pass")
    assert "move-e4" not in t.begin("movement", 1).offered


# Governments and policies


@pytest.mark.rule("W-GOV-06", "X-39")
@pytest.mark.card("government.democracy")
def test_democracy_gives_trade_in_the_part_in_which_it_is_taken_and_a_coin_while_it_lasts() -> None:
    t = wide().techs(0, "democracy").government(0, "anarchy").begin("start_of_turn")
    t.play("govern-democracy", "pass")
    assert t.s.trade[0] == 2
    assert t.coins(0) == 1
    assert t.government(0, "anarchy").coins(0) == 0


@pytest.mark.rule("W-GOV-09", "X-40")
@pytest.mark.card("government.fundamentalism")
def test_fundamentalism_gives_culture_for_every_army() -> None:
    t = wide().techs(0, "theology").government(0, "fundamentalism").army(0, "b15").army(0, "h16")
    assert combat_bonus(t.s, 0) == 4
    t.begin("start_of_turn").play("pass")
    assert t.s.culture[0] == 2


@pytest.mark.rule("W-GOV-05", "X-38")
@pytest.mark.card("government.feudalism")
def test_feudalism_harvests_without_an_action_and_not_where_blockaded() -> None:
    t = wide().techs(0, "chivalry").government(0, "feudalism").army(1, "b14")
    t.begin("start_of_turn").play("use-feudalism")
    assert t.offered == ["incense"]
    t.play("incense")
    assert t.tokens(0) == {"incense": 1}
    assert "use-feudalism" not in t.offered


@pytest.mark.rule("X-27", "X-34", "C-SOT-03", "W-SOC-03", "W-SOC-04")
@pytest.mark.card("policy.expansionism")
def test_a_new_city_brings_a_policy_that_works_in_the_same_part() -> None:
    t = wide().scout(0, "f14").begin("start_of_turn").play("found-f14")
    assert t.offered == [
        "natural_religion",
        "organized_religion",
        "expansionism",
        "urban_development",
        "pacifism",
        "military_tradition",
    ]
    t.play("expansionism", "use-expansionism")
    assert t.s.trade[0] == 2


@pytest.mark.rule("X-29", "X-30", "W-SOC-01", "Q-36")
@pytest.mark.card("policy.organized_religion", "government.anarchy")
def test_policies_are_silent_in_anarchy() -> None:
    t = wide().policy(0, "organized_religion")
    assert t.coins(0) == 1
    t.government(0, "anarchy")
    assert t.coins(0) == 0
    t.scout(0, "f14").begin("start_of_turn").play("found-f14", "adopt=expansionism")
    assert "use-expansionism" not in t.offered
    assert t.government(0, "despotism").coins(0) == 1


@pytest.mark.rule("X-31", "W-SOC-06")
@pytest.mark.card("policy.rationalism")
def test_rationalism_works_once_for_each_level() -> None:
    t = wide().policy(0, "rationalism").techs(0, "pottery").dial(0, trade=23)
    t.begin("start_of_turn").play("use-rationalism_1", "writing", "use-rationalism_2")
    t.play("learn=construction")
    assert t.s.trade[0] == 6
    assert not any(name.startswith("use-rationalism") for name in t.offered)


@pytest.mark.rule("X-32", "X-33")
@pytest.mark.card("policy.patronage")
def test_patronage_draws_from_the_section_of_the_marker() -> None:
    t = wide().policy(0, "patronage").dial(0, culture=2).event(0, "drought").event(0, "sabotage")
    t.begin("start_of_turn").play("use-patronage", "draw_event=defection")
    assert t.asked == "discard_event"
    t = wide().policy(0, "patronage").dial(0, culture=1, track=8)
    t.begin("start_of_turn").play("use-patronage", "draw_event=colonists")
    assert t.hand(0) == ["colonists"]


@pytest.mark.rule("X-36", "X-37")
@pytest.mark.card("policy.natural_religion")
def test_natural_religion_helps_an_army_that_moves_alone() -> None:
    t = wide().policy(0, "natural_religion").techs(0, "horseback_riding")
    assert speed(t.s, 0) == 3
    assert group_speed(t.s, 0, 1, 0) == 4
    assert group_speed(t.s, 0, 2, 0) == group_speed(t.s, 0, 1, 1) == group_speed(t.s, 0, 0, 1) == 3


@pytest.mark.rule("X-41", "C-FND-09", "Q-34")
def test_companions_of_a_founder_step_aside() -> None:
    t = wide().techs(0, "code_of_laws").government(0, "republic").army(0, "f14", 2)
    t.begin("start_of_turn").play("found-f14", "adopt=pacifism", "move_off=g14")
    assert t.armies(0) == ["g14"]
    assert t.cities(0) == ["c14", "f14"]


@pytest.mark.rule("X-42", "W-CIV-05")
def test_japan_may_come_back_to_feudalism() -> None:
    t = wide("japanese", "germans").government(0, "anarchy").begin("start_of_turn")
    assert "govern-feudalism" in t.offered


@pytest.mark.rule("X-46")
@pytest.mark.card("tech.irrigation")
def test_irrigation_learned_in_start_of_turn_allows_a_third_city_at_once() -> None:
    t = wide().tile(4, "tile03").city(0, "g10").scout(0, "f14").techs(0, "pottery")
    t.s.huts = t.s.villages = 0
    t.dial(0, trade=11).policy(0, "rationalism", "natural_religion").begin("start_of_turn")
    assert "found-f14" not in t.offered
    t.play("use-rationalism_2", "irrigation")
    assert "found-f14" in t.offered


@pytest.mark.rule("X-47", "W-CIV-04", "W-SOC-02")
@pytest.mark.card("civilization.french")
def test_france_keeps_its_policies_and_bonus_in_anarchy() -> None:
    t = wide("french", "germans").government(0, "anarchy")
    assert policy_limit(t.s, 0) == 2
    assert combat_bonus(t.s, 0) == 2


@pytest.mark.rule("X-48", "W-SOC-09", "W-SOC-08")
@pytest.mark.card("tech.bureaucracy")
def test_bureaucracy_may_be_used_in_the_phase_it_is_researched_in() -> None:
    t = wide().techs(0, "pottery").policy(0, "rationalism").dial(0, trade=11).begin("research")
    t.play("bureaucracy", "pass", "switch_from=rationalism")
    assert "patronage" in t.offered
    assert "rationalism" not in t.offered
    t.play("pacifism")
    assert "policy.pacifism" in t.abilities(0)
