"""Cards and civilizations in battles, walls, blockade and gathering (C-BAT, C-BLK, C-SCT, X)."""

import pytest

from tests.wisdom.table import Table, arrange
from ziggurat.games.wisdom.rules.battle import city_defence
from ziggurat.games.wisdom.rules.fronts import Fronts, battle_of
from ziggurat.games.wisdom.rules.limits import stacking
from ziggurat.games.wisdom.rules.sums import arts, combat_bonus, production, trade_income


def wide(*civs: str) -> Table:
    t = arrange(*(civs or ("americans", "germans"))).tile(7, "tile12").tile(5, "tile10")
    t.s.huts = t.s.villages = 0
    return t


def duel(*civs: str) -> Table:
    """The first seat on f14 beside the second on g14."""
    return wide(*civs).army(0, "f14").army(1, "g14")


def attack(t: Table, *draws: str) -> Table:
    t.begin("movement").play("move-f14", "g14")
    return t.play(*(f"draw_hand={name}" for name in draws))


def fight(t: Table) -> Fronts:
    return battle_of(t.s)


@pytest.mark.rule("C-BAT-24", "C-BAT-14")
@pytest.mark.card("tech.metalworking")
def test_metalworking_sharpens_the_unit_being_played() -> None:
    t = duel().techs(0, "metalworking").token(0, "iron").units(0, "infantry-1-3")
    t.units(0, "infantry-2-2").units(1, "infantry-1-3")
    attack(t, "infantry-1-3", "infantry-2-2", "infantry-1-3").play("infantry-1-3-new")
    t.play("use-metalworking", "infantry-1-3-0")
    assert t.forces(1) == {}, "1 and 3 wounds"
    assert t.tokens(0) == {}


@pytest.mark.rule("X-78", "X-79", "C-BAT-22", "C-BAT-23", "C-BAT-16")
@pytest.mark.card("tech.mathematics")
def test_wounds_of_mathematics_free_a_survivor_for_the_next_unit() -> None:
    t = duel().techs(0, "mathematics").token(0, "iron").units(0, "infantry-1-3", "mounted-2-2")
    t.units(1, "infantry-1-3", "mounted-1-3")
    attack(t, "infantry-1-3", "mounted-2-2", "infantry-1-3", "mounted-1-3")
    t.play("infantry-1-3-new", "battle_ability=pass", "infantry-1-3-0")
    t.play("use-mathematics", "deal_wound=0-b", "deal_wound=0-b")
    assert (t.asked, t.seat) == ("play_unit", 1)
    assert "mounted-1-3-0" in t.offered, "the survivor stands alone"


@pytest.mark.rule("X-80", "X-81", "W-CMB-10")
@pytest.mark.card("tech.animal_husbandry")
def test_animal_husbandry_heals_three_wounds_once_per_battle() -> None:
    t = duel().techs(0, "animal_husbandry").units(0, "infantry-1-3").units(1, "infantry-2-2")
    attack(t, "infantry-1-3", "infantry-2-2").play("infantry-2-2-new", "infantry-1-3-0")
    assert fight(t).wounds_a == (2,)
    t.play("use-animal_husbandry_heals", "heal_wound=0-a", "heal_wound=0-a")
    assert t.armies(0) == ["g14"], "3 against 1"


@pytest.mark.rule("X-74")
@pytest.mark.card("wonder.pentagon")
def test_the_pentagon_takes_the_enemys_first_strike() -> None:
    t = duel().wonder(0, "pentagon", "b15").units(0, "mounted-2-2").units(1, "infantry-2-2")
    attack(t, "mounted-2-2", "infantry-2-2").play("infantry-2-2-new", "mounted-2-2-0")
    assert t.forces(0) == {}
    assert t.forces(1) == {}, "both struck"


@pytest.mark.rule("X-76", "W-CIV-06", "W-CMB-13")
@pytest.mark.card("wonder.himeji_samurai_castle", "civilization.japanese")
def test_himeji_and_japan_add_up_in_strength_only() -> None:
    t = duel("japanese", "germans").wonder(0, "himeji_samurai_castle", "b15")
    t.units(0, "infantry-1-3").units(1, "infantry-1-3")
    attack(t, "infantry-1-3", "infantry-1-3").play("infantry-1-3-new", "infantry-1-3-0")
    assert t.forces(1) == {}, "1 and 2 strength kill 3 health"
    assert t.forces(0) == {"infantry-1-3": 1}


@pytest.mark.rule("X-92", "C-AFT-03", "C-AFT-04")
@pytest.mark.card("civilization.chinese")
def test_china_saves_one_killed_unit() -> None:
    t = duel("chinese", "germans").units(0, "mounted-2-2").units(1, "infantry-2-2")
    attack(t, "mounted-2-2", "infantry-2-2").play("infantry-2-2-new", "mounted-2-2-0")
    t.play("save_unit=mounted-2-2")
    assert t.forces(0) == {"mounted-2-2": 1}
    assert t.forces(1) == {"infantry-2-2": 1}


@pytest.mark.rule("X-93", "W-CIV-02")
@pytest.mark.card("civilization.aztecs")
def test_aztecs_gain_culture_for_the_dead_and_trade_for_the_victory() -> None:
    t = duel("aztecs", "germans").units(0, "infantry-2-2", "infantry-1-3").units(1, "infantry-2-2")
    attack(t, "infantry-1-3", "infantry-2-2", "infantry-2-2")
    t.play("infantry-2-2-new", "infantry-2-2-0", "infantry-1-3-new")
    assert t.s.culture[0] == 2
    assert t.s.trade[0] == 3


@pytest.mark.rule("X-82", "Q-40")
@pytest.mark.card("wonder.oracle")
def test_the_oracle_opens_the_opponents_hand() -> None:
    t = duel().wonder(0, "oracle", "b15").units(0, "infantry-1-3").units(1, "infantry-2-2")
    attack(t, "infantry-1-3", "infantry-2-2")
    assert fight(t).open_hands == 2
    assert sum(t.s.units_known[1]) == 1
    assert sum(t.s.units_known[0]) == 0


@pytest.mark.rule("C-BAT-11", "C-BAT-13", "C-BAT-09", "X-83", "Q-39")
@pytest.mark.card("building.walls", "tech.combustion")
def test_walls_let_the_attacker_begin_unless_combustion_breaks_them() -> None:
    def first(*techs: str) -> tuple[int, int]:
        t = wide().techs(0, *techs).city(1, "f14").army(0, "g14").units(0, "infantry-1-3")
        t.units(1, "infantry-1-3")
        t.s.walls = 1 << t.at("f14")
        t.begin("movement").play("move-g14", "f14")
        t.play("draw_hand=infantry-1-3", "draw_hand=infantry-1-3")
        return t.seat, fight(t).bonus

    assert first() == (0, -10)
    assert first("combustion") == (1, -6)
    t = wide()
    t.s.walls = 1 << t.at("c14")
    assert city_defence(t.s, 0, t.at("c14")) == 16


@pytest.mark.rule("X-85", "X-86", "X-87", "C-BLK-05")
def test_a_general_counts_again_when_those_who_blockade_it_attack() -> None:
    t = wide().person("general", "b15").army(1, "b15", 2)
    assert combat_bonus(t.s, 0) == 0
    t.army(0, "b16").units(0, "infantry-1-3").units(1, "infantry-1-3").begin("movement", 1)
    t.play("move-b15", "choose_group=2+0", "b16", "draw_hand=infantry-1-3")
    t.play("draw_hand=infantry-1-3")
    assert fight(t).bonus == -4
    t = wide().person("general", "b15").army(1, "b15", 2).army(0, "b16")
    t.units(0, "infantry-1-3").units(1, "infantry-1-3").begin("movement", 1)
    t.play("move-b15", "choose_group=1+0", "b16", "draw_hand=infantry-1-3")
    t.play("draw_hand=infantry-1-3")
    assert fight(t).bonus == 0


@pytest.mark.rule("C-FIG-05", "C-FIG-04", "X-97", "X-98", "C-FIG-08")
def test_an_army_placed_among_enemies_fights_at_once_and_may_still_move() -> None:
    t = wide().army(1, "d13").units(0, "infantry-1-3").begin("city_management")
    t.play("city-0-produce", "army", "d13", "draw_hand=infantry-1-3", "infantry-1-3-new")
    assert t.armies(1) == []
    assert t.armies(0) == ["d13"]
    assert "move-d13" in t.begin("movement").offered
    t = wide().army(1, "d13").begin("city_management").play("city-0-produce", "scout")
    assert "d13" not in t.offered


@pytest.mark.rule("C-FIG-06")
def test_scouts_that_blockade_are_caught_by_an_army_placed_there() -> None:
    t = wide().scout(1, "d13").begin("city_management").play("city-0-produce", "army", "d13")
    assert t.scouts(1) == []


@pytest.mark.rule("C-SCT-03", "C-BLK-04", "X-52", "W-CIV-03")
@pytest.mark.card("civilization.english")
def test_an_english_army_gathers_the_square_that_it_blockades() -> None:
    t = wide("english", "germans").build("barracks", "f2").army(0, "f2")
    row = t.s.sends[0]
    t.s.sends = ((t.s.cities[0][0], *row[1:]), t.s.sends[1])
    home = wide("english", "germans")
    assert trade_income(t.s, 0) == trade_income(home.s, 0) + 2
    assert combat_bonus(t.s, 0) == combat_bonus(t.s, 1) == 0


@pytest.mark.rule("C-SCT-06", "X-53")
def test_a_square_is_gathered_once() -> None:
    t = wide("english", "germans").scout(0, "f14").army(0, "f14")
    row = t.s.sends[0]
    t.s.sends = ((t.s.cities[0][0], *row[1:]), t.s.sends[1])
    alone = wide("english", "germans").scout(0, "f14")
    assert production(t.s, 0, 0) == production(alone.s, 0, 0)


@pytest.mark.rule("C-SCT-02", "X-54", "Q-07")
def test_gathering_figures_are_told_their_city_in_start_of_turn() -> None:
    t = wide("english", "germans").city(0, "f14").army(0, "h15").begin("start_of_turn")
    before = production(t.s, 0, 1)
    t.play("pass", "name_receiver=1")
    assert production(t.s, 0, 1) == before + 2


@pytest.mark.rule("C-SCT-04", "C-WON-04", "C-ART-02")
def test_a_scout_on_a_wonder_sends_its_culture() -> None:
    t = wide().wonder(1, "statue_of_zeus", "f2").scout(0, "f2")
    assert arts(t.s, 0, 0) == 1 + 1
    assert combat_bonus(t.s, 0) == 0


@pytest.mark.rule("C-SCT-05", "Q-06")
def test_a_scout_may_send_a_square_of_own_outskirts_to_another_city() -> None:
    t = wide().city(0, "f14")
    before = production(t.s, 0, 0), production(t.s, 0, 1)
    t.scout(0, "d15", sends=1)
    assert (production(t.s, 0, 0), production(t.s, 0, 1)) == (before[0] - 2, before[1] + 2)


@pytest.mark.rule("C-SET-12", "C-CMP-02")
@pytest.mark.card("civilization.russians")
def test_russians_stack_one_more() -> None:
    assert stacking(arrange("russians", "germans").s, 0) == 3


@pytest.mark.rule("C-WON-08", "W-WON-02", "W-WON-01", "C-WON-07")
@pytest.mark.card("tech.monarchy")
def test_an_obsolete_wonder_keeps_its_culture_and_one_on_offer_is_replaced() -> None:
    t = wide().techs(0, "monarchy").token(0, "silk").wonder(1, "stonehenge", "f2")
    t.market("oracle").begin("city_management").play("use-monarchy", "stonehenge")
    assert "wonder.stonehenge" not in t.abilities(1)
    assert arts(t.s, 1, 0) == 2
    t = wide().techs(0, "monarchy").token(0, "silk").market("oracle").begin("city_management")
    t.play("use-monarchy", "oracle")
    assert t.asked == "turn_up_wonder"


@pytest.mark.rule("C-OVB-01", "C-OVB-02", "C-OVB-04", "Q-04", "C-GRT-06")
def test_what_is_built_over_leaves_and_a_great_person_waits_in_reserve() -> None:
    t = wide().person("general", "b15").dial(0, trade=9).begin("city_management")
    t.play("city-0-produce", "market", "b15")
    assert sum(t.s.people[0]) == 1
    assert not any(t.s.people_on)
    assert "place-general" not in t.begin("start_of_turn").offered
    t.s.overbuilt = ((0,) * 6,) * 2  # a later turn
    assert "place-general" in t.begin("start_of_turn").offered


@pytest.mark.rule("C-MOV-12")
@pytest.mark.card("tech.combustion")
def test_combustion_burns_a_building_where_an_army_ends_its_move() -> None:
    t = wide().techs(0, "combustion").city(1, "f14").build("temple", "g14").army(0, "h14")
    t.begin("movement").play("move-h14", "g14", "stop", "burn_building=destroy")
    assert not any(t.s.buildings)


@pytest.mark.rule("C-MOV-09", "Q-44")
@pytest.mark.card("tech.flight")
def test_flying_figures_pass_over_enemies_and_end_where_others_may() -> None:
    t = wide().techs(0, "flight").army(1, "g14").scout(0, "f14").begin("movement")
    t.play("move-f14", "g14")
    assert "stop" not in t.offered
    t.play("h14", "stop")
    assert t.scouts(0) == ["h14"]
