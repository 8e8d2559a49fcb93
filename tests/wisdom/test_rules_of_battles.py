"""Small rules of battles and of what follows them, victory and secrets (C-BAT, W-CMB, C-AFT, W-LOO,
C-VIC, X)."""

import pytest

from tests.wisdom.table import Table, arrange
from ziggurat.games.wisdom.content import (
    BUILDINGS,
    CAPITAL_DEFENCE,
    HORDE_RANK,
    UNIT_KINDS,
)
from ziggurat.games.wisdom.rules.battle import hand_size
from ziggurat.games.wisdom.rules.fronts import battle_of
from ziggurat.games.wisdom.rules.limits import rank


def wide(*civs: str) -> Table:
    """The first seat at home on c14, with land to the east and no markers on it."""
    t = arrange(*(civs or ("americans", "germans"))).tile(7, "tile12").tile(5, "tile10")
    t.s.huts = t.s.villages = 0
    return t


def duel(*civs: str) -> Table:
    """The first seat on f14 beside the second on g14."""
    return wide(*civs).army(0, "f14").army(1, "g14")


def attack(t: Table, *draws: str) -> Table:
    t.begin("movement").play("move-f14", "g14")
    return t.play(*(f"draw_hand={name}" for name in draws))


def totals(t: Table) -> tuple[int, int]:
    """The sums that the log says a battle ended with: attacker, defender."""
    assert t.s.notes is not None
    note = next(note for note in t.s.notes if note[0] == "totals")
    return note[2], note[4]


# How a battle begins


@pytest.mark.rule("C-BAT-01")
def test_an_army_that_enters_a_square_of_an_army_a_city_or_a_village_fights() -> None:
    t = duel().units(0, "infantry-1-3").begin("movement").play("move-f14", "g14")
    assert t.asked == "draw_hand"
    t = wide().army(0, "g14").city(1, "f14").units(0, "infantry-1-3").begin("movement")
    assert t.play("move-g14", "f14").asked == "draw_hand"
    t = wide().army(0, "g14").units(0, "infantry-1-3")
    t.s.villages = 1 << t.at("g13")
    assert t.begin("movement").play("move-g14", "g13").asked == "draw_hand"
    t = wide().army(0, "f14").scout(1, "g14").units(0, "infantry-1-3").begin("movement")
    assert t.play("move-f14", "g14").asked == "movement", "scouts are caught without one"


@pytest.mark.rule("C-BAT-02", "X-99")
def test_a_city_defends_alone() -> None:
    t = wide().city(1, "f14").army(1, "e14", 2).army(0, "g14").units(0, "infantry-3-1")
    t.units(1, *["infantry-1-3"] * 5, "infantry-2-2", "mounted-1-3", "mounted-1-3")
    t.begin("movement").play("move-g14", "f14", "draw_hand=infantry-3-1")
    t.play(*["draw_hand=infantry-1-3"] * 5, "draw_hand=mounted-1-3")
    assert t.asked == "play_unit", "six units, for a city; none for the armies beside it"
    assert battle_of(t.s).bonus == -6, "one city's defence, not that of the capital too"
    while t.asked == "play_unit":
        t.play(t.offered[-1])
    assert t.armies(1) == ["e14", "e14"]


@pytest.mark.rule("C-BAT-03")
def test_all_of_a_group_attack_and_all_of_a_square_defend() -> None:
    def fought(attackers: list[str], defenders: list[str]) -> Table:
        t = wide().army(0, "f14", 2).army(1, "g14", 2).units(0, *attackers, "artillery-1-3")
        t.units(1, *defenders, "artillery-1-3").begin("movement").play("move-f14", "2+0", "g14")
        t.play(*(f"draw_hand={name}" for name in (*attackers, *defenders)))
        assert t.asked == "play_unit", "five units for two armies on both sides"
        while t.asked == "play_unit":
            t.play(t.offered[-1])
        return t

    t = fought(["infantry-1-3"] * 4 + ["infantry-2-2"], ["mounted-1-3"] * 5)
    assert (t.armies(0), t.armies(1)) == ([], ["g14", "g14"])
    t = fought(["infantry-1-3"] * 5, ["mounted-1-3"] * 4 + ["mounted-2-2"])
    assert (t.armies(0), t.armies(1)) == (["g14", "g14"], [])


@pytest.mark.rule("C-BAT-06", "W-CMB-03")
def test_communism_and_computers_add_to_the_hand_and_nothing_else_does() -> None:
    t = wide()
    assert hand_size(t.s, 0, 1, False) == 3
    assert hand_size(t.government(0, "communism").s, 0, 1, False) == 4
    assert hand_size(t.government(0, "fundamentalism").s, 0, 1, False) == 3
    t.techs(0, "computers")
    t.s.coin_tokens = ((9, *t.s.coin_tokens[0][1:]), t.s.coin_tokens[1])
    assert t.coins(0) == 10
    assert hand_size(t.s, 0, 1, False) == 5
    assert hand_size(t.s, 0, 2, False) == 7
    assert hand_size(t.s, 0, 0, True) == 8


# Battle turns


@pytest.mark.rule("C-BAT-10")
def test_the_bonus_deals_and_takes_no_wounds() -> None:
    t = duel().person("general", "b15").units(0, "infantry-1-3", "infantry-2-2")
    t.units(1, "infantry-1-3", "infantry-2-2")
    attack(t, "infantry-1-3", "infantry-2-2", "infantry-1-3", "infantry-2-2")
    t.play("infantry-1-3-new", "infantry-1-3-0")
    fight = battle_of(t.s)
    assert fight.bonus == 4
    assert (fight.wounds_a, fight.wounds_d) == ((1,), (1,))


@pytest.mark.rule("C-BAT-15", "W-CMB-08")
def test_who_has_played_his_last_unit_waits_while_the_other_goes_on() -> None:
    t = duel().units(0, "infantry-1-3", "infantry-2-2", "infantry-3-1").units(1, "mounted-1-3")
    attack(t, "infantry-1-3", "infantry-2-2", "infantry-3-1", "mounted-1-3")
    t.play("mounted-1-3-new", "infantry-1-3-new")
    assert (t.asked, t.seat) == ("play_unit", 0)
    t.play("infantry-2-2-new")
    assert (t.asked, t.seat) == ("play_unit", 0)
    t.play("infantry-3-1-new")
    assert t.asked == "movement", "all units are played"


@pytest.mark.rule("C-BAT-17")
def test_who_has_no_unit_has_no_turn_and_no_abilities() -> None:
    t = duel().techs(1, "mathematics").token(1, "iron").units(0, "infantry-1-3", "infantry-2-2")
    attack(t, "infantry-1-3", "infantry-2-2").play("infantry-1-3-new")
    assert (t.asked, t.seat) == ("play_unit", 0)
    t.play("infantry-2-2-new")
    assert t.tokens(1) == {"iron": 1}
    assert t.armies(1) == []


@pytest.mark.rule("C-BAT-18", "W-CMB-07")
def test_a_unit_meets_one_that_stands_alone_or_opens_a_front() -> None:
    t = duel().units(0, "infantry-1-3", "mounted-1-3").units(1, "infantry-1-3", "mounted-1-3")
    attack(t, "infantry-1-3", "mounted-1-3", "infantry-1-3", "mounted-1-3")
    assert t.offered == ["infantry-1-3-new", "mounted-1-3-new"], "nobody stands there yet"
    t.play("infantry-1-3-new")
    assert t.offered == [
        "infantry-1-3-0",
        "infantry-1-3-new",
        "mounted-1-3-0",
        "mounted-1-3-new",
    ]
    t.play("infantry-1-3-0")
    assert t.offered == ["mounted-1-3-new"], "both are engaged: a new front must be opened"


@pytest.mark.rule("W-CMB-12", "W-CMB-09")
def test_the_sums_of_the_second_example() -> None:
    """(Wisdom and Warfare pp. 8-9) The battle of the first example goes on. In the end one side has
    10 health less 7 wounds and 2 of bonus, the other 4 health less 3 wounds: 5 to 1."""
    t = duel().techs(0, "gunpowder", "railroad").techs(1, "democracy", "railroad")
    t.person("general", "b15").build("barracks", "f2")
    t.units(0, "infantry-1-3", "mounted-1-3").units(1, "infantry-2-2", "mounted-2-2")
    t.dial(1, trade=1)
    attack(t, "infantry-1-3", "mounted-1-3", "infantry-2-2", "mounted-2-2")
    assert battle_of(t.s).bonus == 2, "a general against barracks"
    t.s.notes = []
    t.play("infantry-2-2-new", "infantry-1-3-0")  # a Rifleman 3/5 on a Pikeman 3/3
    fight = battle_of(t.s)
    assert (fight.wounds_a, fight.units_d) == ((3,), (-1,))
    t.play("mounted-2-2-new", "mounted-1-3-1")  # 3/5 on 4/4
    assert totals(t) == (5, 1)
    assert (t.asked, t.seat) == ("loot", 0)
    assert t.armies(1) == []


@pytest.mark.rule("C-BAT-27", "C-BAT-29")
def test_wounds_are_gone_in_the_next_battle_and_another_group_attacks_with_a_fresh_hand() -> None:
    t = wide().army(0, "f14").army(0, "g13").army(1, "g14").units(1, "infantry-1-3")
    t.units(0, "infantry-1-3", "infantry-2-2").build("academy", "f2").begin("movement")
    t.play("move-f14", "g14", "draw_hand=infantry-1-3", "draw_hand=infantry-2-2")
    t.play("draw_hand=infantry-1-3", "infantry-1-3-new", "infantry-2-2-0", "infantry-1-3-new")
    assert t.armies(0) == ["g13"], "1 and 3 against 1 and 4; the first group is lost"
    t.play("move-g13", "g14", "draw_hand=infantry-1-3", "draw_hand=infantry-2-2")
    t.play("draw_hand=infantry-1-3", "infantry-1-3-new", "infantry-2-2-0")
    assert t.forces(1) == {"infantry-1-3": 1}, "2 wounds again, not 4 of 3"
    assert battle_of(t.s).wounds_d == (2,)


@pytest.mark.rule("X-56")
def test_a_bonus_that_was_set_does_not_change_during_the_battle() -> None:
    t = duel().army(0, "h16").units(0, "infantry-1-3").units(1, "infantry-1-3")
    t.s.city_states = (-1, -1, -1, t.at("h16"), -1)  # 2 of combat bonus
    t.s.renew_land()
    attack(t, "infantry-1-3", "infantry-1-3")
    t.s.armies = (tuple(-1 if n == t.at("h16") else n for n in t.s.armies[0]), t.s.armies[1])
    t.play("infantry-1-3-new", "infantry-1-3-new")
    assert t.armies(1) == [], "3 and 2 against 3"


@pytest.mark.rule("X-77")
@pytest.mark.card("wonder.himeji_samurai_castle")
def test_himeji_helps_in_defence_too_but_not_the_barbarians_one_plays() -> None:
    t = duel().wonder(1, "himeji_samurai_castle", "f2").units(0, "infantry-1-3")
    t.units(1, "infantry-2-2", "mounted-1-3")
    attack(t, "infantry-1-3", "infantry-2-2", "mounted-1-3").play("infantry-2-2-new")
    t.play("infantry-1-3-0")
    assert t.forces(0) == {}, "2 and 1 strength kill 3 health"
    t = wide().army(0, "g14").units(0, "infantry-1-3", "infantry-2-2")
    t.wonder(1, "himeji_samurai_castle", "f2")
    t.s.villages = 1 << t.at("g13")
    t.begin("movement").play("move-g14", "g13", "draw_hand=infantry-1-3", "draw_hand=infantry-2-2")
    t.play("draw_hand=infantry-2-2", "draw_hand=mounted-1-3", "draw_hand=artillery-1-3")
    t.play("infantry-2-2-new", "infantry-1-3-0")
    assert battle_of(t.s).wounds_a == (2,), "the strength that is printed"


@pytest.mark.rule("X-84")
def test_walls_do_not_stop_a_horde_which_plays_first_against_them() -> None:
    t = wide().event(0, "roaming_horde").city(1, "f14").units(1, "infantry-1-3")
    t.s.villages = 1 << t.at("h12")
    t.s.walls = 1 << t.at("f14")
    t.begin("movement").play("event-roaming_horde", "f14", "draw_hand=infantry-1-3")
    t.play("draw_hand=mounted-1-3", "draw_hand=artillery-1-3", "draw_hand=infantry-1-3")
    assert (t.asked, t.seat) == ("play_unit", 0)
    assert battle_of(t.s).bonus == -10


@pytest.mark.rule("X-44")
def test_a_horde_is_called_in_its_players_part_against_anybody_else() -> None:
    t = arrange("americans", "germans", "romans")
    t.event(0, "roaming_horde")
    t.s.villages = (1 << t.s.cities[1][0] - 1) | 1 << t.s.cities[2][0] - 1
    t.begin("movement").play("event-roaming_horde")
    assert sorted(t.offered) == sorted(t.cities(1) + t.cities(2))
    t.begin("movement", 1)
    assert not any(name.startswith("event") for name in t.offered)


@pytest.mark.rule("W-EVT-06", "Q-03")
def test_no_horde_beats_a_capital() -> None:
    """Three units of rank II have 4 health each at most; a capital defends with 12, and ties are
    the defender's."""
    best = [
        max(row.health[HORDE_RANK] for row in UNIT_KINDS if row.type == unit_type)
        for unit_type in range(3)
    ]
    assert sum(best) <= CAPITAL_DEFENCE
    t = wide().event(0, "roaming_horde")
    t.s.villages = 1 << t.at("g1")
    t.s.notes = []
    t.begin("movement").play("event-roaming_horde", "f3")
    t.play("draw_hand=infantry-1-3", "draw_hand=mounted-1-3", "draw_hand=artillery-1-3")
    while t.asked == "play_unit":
        t.play(t.offered[-1])
    assert totals(t) == (12, 12)
    assert t.cities(1) == ["f3"]
    assert t.s.won_by == ()


# What follows


@pytest.mark.rule("C-AFT-08")
def test_the_move_of_attackers_is_over() -> None:
    t = duel().techs(0, "flight").units(0, "infantry-1-3").begin("movement")
    t.play("move-f14", "g14", "stop", "draw_hand=infantry-1-3", "infantry-1-3-new")
    assert t.armies(0) == ["g14"]
    assert t.offered == ["pass"]


@pytest.mark.rule("W-LOO-02", "C-AFT-11")
def test_a_city_gives_two_loot_and_no_more() -> None:
    t = wide().city(1, "f14").army(0, "g14").units(0, "aircraft-5-7").dial(1, trade=9, culture=9)
    t.army(1, "e14").begin("movement").play("move-g14", "f14", "draw_hand=aircraft-5-7")
    t.play("aircraft-5-7-new", "loot=trade", "loot=culture")
    assert (t.s.trade, t.s.culture) == ((3, 6), (3, 6))
    assert t.asked == "return_policy"
    assert t.armies(1) == ["e14"]


@pytest.mark.rule("X-28", "Q-37", "C-AFT-10")
def test_after_a_battle_units_are_saved_then_rewards_then_loot_then_the_city_falls() -> None:
    t = wide("chinese", "germans").city(1, "f14").army(0, "g14").techs(0, "code_of_laws")
    t.units(0, "aircraft-7-5", "infantry-1-3").units(1, "mounted-3-1").dial(1, trade=3)
    t.person("general", "a13")
    t.begin("movement").play("move-g14", "f14", "draw_hand=aircraft-7-5")
    t.play("draw_hand=infantry-1-3", "draw_hand=mounted-3-1", "mounted-3-1-new")
    t.play("infantry-1-3-0", "aircraft-7-5-new")
    assert t.asked == "loot", "nobody of theirs was killed"
    assert t.coins(0) == 1
    assert t.cities(1) == ["f3", "f14"]
    t.play("trade")
    assert (t.asked, t.seat) == ("return_policy", 1)
    assert t.cities(1) == ["f3"]
    t = duel("chinese", "germans").units(0, "infantry-2-2", "infantry-1-3").units(1, "infantry-2-2")
    t.techs(0, "code_of_laws").dial(1, trade=3)
    attack(t, "infantry-2-2", "infantry-1-3", "infantry-2-2")
    t.play("infantry-2-2-new", "infantry-2-2-0", "infantry-1-3-new")
    assert t.asked == "save_unit"
    assert t.coins(0) == 0
    t.play("infantry-2-2")
    assert t.coins(0) == 1
    assert t.asked == "loot"


@pytest.mark.rule("X-90", "C-TEC-10")
def test_a_tech_that_was_looted_works_at_once_but_germans_gain_no_unit() -> None:
    def looted(tech: str) -> Table:
        t = wide("germans", "mongols").city(1, "f14").army(0, "g14").units(0, "aircraft-5-7")
        t.techs(0, "pottery").techs(1, "democracy", "engineering")
        t.build("granary", t._names((t.s.cities[0][0] - 1,))[0])
        t.begin("movement").play("move-g14", "f14", "draw_hand=aircraft-5-7")
        return t.play("aircraft-5-7-new", f"loot={tech}", "return_policy=rationalism")

    t = looted("democracy")
    assert rank(t.s, 0, 0) == 2
    assert t.forces(0) == {"aircraft-5-7": 1}
    assert t.tokens(0) == {}
    t = looted("engineering")
    assert [BUILDINGS[n].slug for n, each in enumerate(t.s.buildings) if each] == ["aqueduct"]


@pytest.mark.rule("X-91")
def test_an_event_that_was_looted_may_be_one_too_many() -> None:
    t = wide("mongols", "germans").army(0, "f14").scout(1, "g14").event(0, "drought")
    t.event(0, "sabotage").event(1, "drought").begin("movement").play("move-f14", "g14")
    t.play("loot=event-1", "steal_facedown=4")
    assert (t.asked, t.seat) == ("discard_event", 0)
    t.play("sabotage")
    assert t.hand(0) == ["drought", "drought"]
    assert t.hand(1) == []


@pytest.mark.rule("X-106")
def test_space_flight_cannot_be_taken_from_another() -> None:
    """Nobody knows it, for whoever does has won."""
    t = wide("mongols", "germans").army(0, "f14").scout(1, "g14").techs(1, "pottery", "flight")
    t.techs(0, "masonry", "writing", "navy", "philosophy", "construction", "sailing", "chivalry")
    t.techs(0, "monarchy", "biology", "theology", "education", "computers", "combustion")
    t.begin("movement").play("move-f14", "g14")
    assert {"pottery", "metalworking"} <= set(t.offered)
    assert "space_flight" not in t.offered
    t.play("pass")
    t.event(0, "think_tank").begin("start_of_turn").play("event-think_tank")
    assert "space_flight" not in t.offered


# Winning


@pytest.mark.rule("C-VIC-06", "Q-01")
def test_of_two_who_win_at_the_same_moment_the_earlier_in_turn_order_does() -> None:
    t = wide()
    for seat in (0, 1):
        t.techs(seat, "pottery", "masonry", "writing", "navy", "construction").dial(seat, trade=11)
    t.s.coin_tokens = ((15, *t.s.coin_tokens[0][1:]), (15, *t.s.coin_tokens[1][1:]))
    t.s.first = 1
    t.begin("city_management")
    t.s.changed = True
    t.play("city-0-devote")
    assert t.s.won_by == (1,)


@pytest.mark.rule("C-VIC-08")
def test_who_has_lost_everything_but_the_capital_plays_on() -> None:
    t = wide().city(1, "f14").army(0, "g14").units(0, "aircraft-5-7").begin("movement")
    t.play("move-g14", "f14", "draw_hand=aircraft-5-7", "aircraft-5-7-new")
    t.play("loot=pass", "return_policy=rationalism", "pass")
    assert (t.cities(1), t.armies(1), t.scouts(1), t.forces(1)) == (["f3"], [], [], {})
    assert t.s.won_by == ()
    assert t.begin("start_of_turn", 1).seat == 1
    assert "city-0-devote" in t.begin("city_management", 1).offered
