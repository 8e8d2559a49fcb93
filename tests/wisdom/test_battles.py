"""Battles: hands, fronts, trumps, totals, what follows (C-BAT, W-CMB, C-AFT, W-LOO)."""

import pytest

from tests.wisdom.table import Table, arrange


def field(attackers: int = 1, defenders: int = 1) -> Table:
    """Americans on d13 beside Germans on d14 (water, so both may stop there)."""
    t = arrange("americans", "germans").techs(0, "sailing").techs(1, "sailing")
    return t.army(0, "d13", attackers).army(1, "d14", defenders)


def attack(t: Table, *draws: str) -> Table:
    t.begin("movement").play("move-d13")
    if t.asked == "choose_group":
        t.play(t.offered[0])
    t.play("d14")
    for name in draws:
        t.play(f"draw_hand={name}")
    return t


@pytest.mark.rule("W-CMB-11", "C-BAT-19", "C-BAT-12", "W-CMB-04", "C-AFT-06")
def test_equal_types_strike_at_once() -> None:
    """A Rifleman 3/5 played on a Pikeman 3/3 kills it and has 3 wounds (W&W p. 8)."""
    t = field().techs(0, "gunpowder").techs(1, "democracy")
    t.units(0, "infantry-1-3").units(1, "infantry-2-2")
    attack(t, "infantry-1-3", "infantry-2-2")
    assert (t.asked, t.seat) == ("play_unit", 1)  # the defender begins
    t.play("infantry-2-2-new", "infantry-1-3-0")
    assert t.forces(1) == {}
    assert t.forces(0) == {"infantry-1-3": 1}
    assert t.armies(1) == []
    assert t.armies(0) == ["d14"]


@pytest.mark.rule("C-BAT-20")
def test_the_unit_that_trumps_strikes_first_and_a_dead_unit_does_not_strike() -> None:
    t = field().units(0, "infantry-2-2").units(1, "mounted-2-2")
    attack(t, "infantry-2-2", "mounted-2-2").play("mounted-2-2-new", "infantry-2-2-0")
    assert t.forces(0) == {"infantry-2-2": 1}
    assert t.forces(1) == {}


@pytest.mark.rule("X-73", "W-CMB-05")
def test_a_trump_that_does_not_kill_is_struck_back() -> None:
    """A Spearman 1/3 against a Horseman 1/3 strikes first and is struck (X-73)."""
    t = field().units(0, "infantry-1-3", "artillery-1-3").units(1, "mounted-1-3")
    attack(t, "infantry-1-3", "artillery-1-3", "mounted-1-3")
    t.play("mounted-1-3-new", "infantry-1-3-0")
    fight = next(frame for frame in t.s.stack if type(frame).__name__ == "Fronts")
    assert (fight.wounds_a, fight.wounds_d) == ((1,), (1,))  # type: ignore[attr-defined]


@pytest.mark.rule("W-CMB-09", "C-BAT-26", "C-AFT-01")
def test_ties_go_to_the_defender() -> None:
    t = field().units(0, "infantry-1-3").units(1, "infantry-1-3")
    attack(t, "infantry-1-3", "infantry-1-3").play("infantry-1-3-new", "infantry-1-3-new")
    assert t.armies(0) == []
    assert t.armies(1) == ["d14"]


@pytest.mark.rule("C-BAT-08", "C-BAT-28")
def test_the_higher_combat_bonus_counts_in_the_sum() -> None:
    t = field().units(0, "infantry-1-3").units(1, "infantry-1-3").build("barracks", "b15")
    attack(t, "infantry-1-3", "infantry-1-3").play("infantry-1-3-new", "infantry-1-3-new")
    assert t.armies(1) == []


@pytest.mark.rule("C-BAT-04")
def test_a_further_army_brings_two_more_units() -> None:
    names = ["infantry-1-3", "infantry-2-2", "infantry-3-1", "mounted-1-3", "mounted-2-2"]
    t = field(attackers=2).units(0, *names, "mounted-3-1").units(1, "infantry-1-3")
    attack(t, *names, "infantry-1-3")
    assert t.asked == "play_unit"


@pytest.mark.rule("W-LOO-01", "W-LOO-06", "W-LOO-14")
def test_a_winner_of_figures_has_one_loot() -> None:
    t = field().units(0, "infantry-3-1", "infantry-2-2").units(1, "mounted-1-3")
    t.dial(1, trade=5, culture=2)
    attack(t, "infantry-3-1", "infantry-2-2", "mounted-1-3")
    t.play("mounted-1-3-new", "infantry-3-1-0", "infantry-2-2-new")
    assert (t.asked, t.seat) == ("loot", 0)
    assert t.offered == ["trade", "culture", "pass"]
    t.play("trade")
    assert (t.s.trade[0], t.s.trade[1]) == (3, 2)


@pytest.mark.rule("C-AFT-02")
def test_the_winner_loses_an_army_for_two_killed_units_but_not_the_last() -> None:
    def left(attackers: int) -> list[str]:
        names = ["infantry-3-1", "infantry-2-2", "artillery-2-2"]
        t = field(attackers).units(0, *names).units(1, "mounted-3-1", "mounted-2-2")
        t.person("general", "b13").person("general", "b14")
        attack(t, *names, "mounted-3-1", "mounted-2-2")
        t.play("mounted-3-1-new", "artillery-2-2-0")  # trumped: it dies and does not strike
        t.play("mounted-2-2-new", "infantry-3-1-new", "infantry-2-2-new")
        return t.armies(0)

    assert left(2) == ["d14", "d14"]  # one killed


@pytest.mark.rule("C-AFT-02")
def test_two_killed_units_cost_an_army() -> None:
    names = ["artillery-2-2", "artillery-1-3", "infantry-2-2"]
    t = field(2).units(0, *names).units(1, "mounted-3-1", "mounted-3-1")
    t.person("general", "b13").person("general", "b14").person("general", "b15")
    attack(t, *names, "mounted-3-1", "mounted-3-1")
    t.play("mounted-3-1-new", "artillery-2-2-0", "mounted-3-1-new", "artillery-1-3-1")
    t.play("infantry-2-2-new")
    assert t.armies(0) == ["d14"]


@pytest.mark.rule("C-SCT-12", "C-LOO-02")
def test_a_lone_scout_is_removed_without_a_battle_and_gives_loot() -> None:
    t = arrange("americans", "germans").techs(0, "sailing").techs(1, "sailing")
    t.army(0, "d13").scout(1, "d14").dial(1, trade=2)
    t.begin("movement").play("move-d13", "d14")
    assert t.scouts(1) == []
    assert t.asked == "loot"


@pytest.mark.rule("C-BAT-05", "C-BAT-09", "C-BAT-07")
def test_a_city_draws_six_and_defends_with_its_own_bonus() -> None:
    t = arrange("americans", "germans").techs(0, "sailing").army(0, "f4")
    t.units(0, "infantry-3-1").units(1, *["infantry-1-3"] * 5, "mounted-1-3", "mounted-2-2")
    t.begin("movement").play("move-f4", "f3", "draw_hand=infantry-3-1")
    for _ in range(5):
        t.play("draw_hand=infantry-1-3")
    t.play("draw_hand=mounted-1-3")
    assert t.asked == "play_unit"
    fight = next(frame for frame in t.s.stack if type(frame).__name__ == "Fronts")
    assert fight.bonus == -12  # type: ignore[attr-defined]


@pytest.mark.rule("W-LOO-03", "C-AFT-07", "C-VIC-04")
def test_beating_a_capital_wins_the_game() -> None:
    t = arrange("americans", "germans").techs(0, "sailing", "flight").army(0, "f4")
    for name in ("general", "general", "general"):
        square = {0: "b13", 1: "b14", 2: "b15"}[t.s.people_on[2].bit_count()]
        t.person(name, square)
    t.units(0, "aircraft-5-7")
    t.begin("movement").play("move-f4", "f3")
    t.play("stop")
    t.play("draw_hand=aircraft-5-7", "aircraft-5-7-new")
    assert t.s.won_by == (0,)
    assert t.s.end_reason == "military"


@pytest.mark.rule("C-AFT-05", "C-AFT-06", "C-CMP-15")
def test_a_beaten_city_is_destroyed_with_all_its_pieces() -> None:
    t = arrange("americans", "germans").techs(0, "sailing").army(0, "d14")
    t.tile(7, "tile13").city(1, "f15").build("temple", "e15").army(0, "e15")
    t.units(0, "infantry-3-1").person("general", "b13").person("general", "b14")
    before = t.s.buildings
    assert any(before)
    t.begin("movement").play("move-e15", "f15", "draw_hand=infantry-3-1")
    t.play("play_unit=infantry-3-1-new", "loot=pass")
    assert t.cities(1) == ["f3"]
    assert not any(t.s.buildings)
    assert "f15" in t.armies(0)


@pytest.mark.rule("C-HUT-05", "C-HUT-04")
def test_a_village_is_defended_by_three_barbarians_played_by_the_left_neighbour() -> None:
    t = arrange("americans", "germans").tile(7, "tile07").army(0, "e14")
    village = next(n for n in range(t.s.villages.bit_length()) if t.s.villages >> n & 1)
    name = t._names((village,))[0]
    assert name == "f14"
    t.units(0, "infantry-3-1").begin("movement").play("move-e14", name, "draw_hand=infantry-3-1")
    t.play("draw_hand=infantry-1-3", "draw_hand=mounted-1-3", "draw_hand=artillery-1-3")
    assert (t.asked, t.seat) == ("play_unit", 1)
    assert t.offered == ["infantry-1-3-new", "mounted-1-3-new", "artillery-1-3-new"]
