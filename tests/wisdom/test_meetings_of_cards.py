"""Where cards meet each other, other players and an empty box: what an outside examiner asked."""

import pytest

from tests.wisdom.table import Table, arrange
from ziggurat.games.wisdom.content import WATER
from ziggurat.games.wisdom.rules.fronts import Fronts
from ziggurat.games.wisdom.rules.sums import coins


def wide(*civs: str) -> Table:
    """The first seat at home on c14, with land to the east and no markers on it."""
    t = arrange(*(civs or ("americans", "germans"))).tile(7, "tile12").tile(5, "tile10")
    t.s.huts = t.s.villages = 0
    return t


# Who is interrupted chooses again


def stack() -> Table:
    return wide().army(0, "f14", 2).army(1, "g14").units(1, "infantry-1-3")


@pytest.mark.rule("Q-12", "C-EVT-07")
@pytest.mark.card("event.defection")
def test_who_loses_an_army_before_an_attack_may_leave_the_attack() -> None:
    t = stack().event(1, "defection").begin("movement")
    t.play("move-f14", "2+0", "g14", "defection", "kill_in=f14")
    assert (t.asked, t.seat) == ("movement", 0)
    assert t.armies(0) == ["f14"]
    t.play("move-f14", "f13", "stop")
    assert t.armies(1) == ["g14"], "no battle"


@pytest.mark.rule("Q-12", "C-EVT-07")
def test_who_is_interrupted_on_the_way_chooses_his_next_step_again() -> None:
    t = wide().army(0, "f15", 2).army(1, "g14").event(1, "defection").begin("movement")
    t.play("move-f15", "2+0", "f14", "pass", "g14", "defection", "kill_in=f14")
    assert (t.asked, t.seat) == ("choose_step", 0)
    assert "stop" in t.offered
    t.play("stop")
    assert t.armies(0) == ["f14"]


@pytest.mark.rule("Q-81", "C-EVT-07")
@pytest.mark.parametrize("which", ["fresh", "moving"])
def test_a_defection_takes_who_is_on_the_way_or_who_stood_there(which: str) -> None:
    t = wide().army(0, "f15").army(0, "f14").army(1, "g14").event(1, "defection")
    t.begin("movement").play("move-f15", "f14", "pass", "f13", "defection", "kill_in=f14")
    assert (t.asked, t.seat, t.offered) == ("kill_which", 1, ["fresh", "moving"])
    t.play(which)
    if which == "fresh":
        assert t.asked == "choose_step", "the mover is left and goes on"
        t.play("stop")
    assert t.armies(0) == ["f14"]
    assert ("move-f14" in t.offered) == (which == "moving")


@pytest.mark.rule("Q-81", "C-EVT-07")
@pytest.mark.parametrize("which", ["fresh", "moved"])
def test_a_defection_takes_who_has_moved_or_who_has_not(which: str) -> None:
    t = wide().army(0, "f15").army(0, "f14").army(0, "h14").army(1, "g13").event(1, "defection")
    t.begin("movement").play("move-f15", "f14", "pass", "stop", "move-h14", "h15")
    t.play("defection", "kill_in=f14", f"kill_which={which}")
    assert t.armies(0) == ["f14", "h14"]
    assert ("move-f14" in t.offered) == (which == "moved")


@pytest.mark.rule("Q-81", "C-EVT-07")
def test_a_mass_defection_is_asked_for_each_of_two_unlike_figures() -> None:
    t = wide().army(0, "f15").army(0, "f14", 2).army(1, "g14")
    t.event(1, "mass_defection").begin("movement")
    t.play("move-f15", "f14", "pass", "f13", "mass_defection", "kill_in=f14", "moving")
    assert t.asked == "kill_more"
    t.play("army-0")
    assert t.asked == "movement", "those who are left are alike"
    assert t.armies(0) == ["f14"]
    assert "move-f14" in t.offered


@pytest.mark.rule("Q-12", "C-EVT-08")
def test_a_second_defection_comes_before_the_attack_too() -> None:
    t = stack().event(1, "defection").event(1, "wholesale_defection").begin("movement")
    t.play("move-f14", "2+0", "g14", "defection", "kill_in=f14")
    assert (t.asked, t.seat) == ("react", 1), "asked again at once"
    t.play("wholesale_defection", "kill_in=f14")
    assert t.armies(0) == []
    assert t.asked == "movement"


@pytest.mark.rule("Q-12", "C-EVT-10")
def test_a_cancelled_defection_does_not_stop_the_step() -> None:
    t = wide().army(0, "f14", 2).event(0, "jousting_tourney").event(1, "defection").army(1, "g13")
    t.begin("movement").play("move-f14", "2+0", "f13", "defection", "kill_in=f14")
    t.play("jousting_tourney")
    assert t.armies(0) == ["f13", "f13"]


# Whose cancel was cancelled may cancel again


@pytest.mark.rule("C-EVT-09", "Q-08")
def test_whose_cancel_was_cancelled_may_use_another_card() -> None:
    t = arrange("americans", "germans", "romans").event(0, "we_love_the_despot_day")
    t.techs(1, "civil_service").marker(1, "spy").event(1, "jousting_tourney")
    t.techs(2, "mass_media").marker(2, "spy").begin("city_management")
    t.play("event-we_love_the_despot_day", "civil_service", "pay=hut-spy")
    assert (t.asked, t.seat) == ("react", 2)
    t.play("mass_media", "pay=hut-spy")
    assert (t.asked, t.seat) == ("react", 1)
    t.play("jousting_tourney")
    assert t.s.boost[0] == (0, 0, 0)


# Military Tradition


@pytest.mark.rule("X-20")
@pytest.mark.card("policy.military_tradition")
def test_military_tradition_taken_up_after_the_first_army_waits_for_the_next_turn() -> None:
    t = wide().city(0, "f14").policy(0, "rationalism", "pacifism").event(0, "migrants")
    t.begin("city_management").play("city-0-produce", "army", "d13", "event-migrants")
    t.play("switch_from=pacifism", "switch_to=military_tradition")
    t.play("city-1-produce", "army", "f13")
    assert t.asked == "city_management"
    assert t.forces(0) == {}


# The Aztecs' units


@pytest.mark.rule("W-CIV-02")
@pytest.mark.card("civilization.aztecs")
def test_the_aztecs_may_build_one_unit_and_leave_the_second() -> None:
    t = arrange("aztecs", "germans").dial(0, culture=3, track=2).begin("city_management")
    t.play("advance-1", "draw_person=general", "aztec_units=build", "choose_unit=infantry")
    t.play("draw_unit=infantry-1-3")
    assert "pass" in t.offered
    t.play("choose_unit=pass")
    assert sum(t.forces(0).values()) == 1


# Notre Dame and banks


@pytest.mark.rule("X-103", "C-TEC-10", "Q-61")
@pytest.mark.card("wonder.notre_dame")
def test_banks_turned_over_by_a_second_tech_keep_a_trade_too() -> None:
    t = wide().wonder(0, "notre_dame", "b15").build("market", "d13").dial(0, trade=23)
    t.techs(0, "pottery", "writing", "masonry", "philosophy", "construction", "sailing")
    t.techs(0, "irrigation", "mathematics")
    t.s.coin_tokens = ((2, *t.s.coin_tokens[0][1:]), t.s.coin_tokens[1])
    t.begin("research").play("biology", "pass", "second_tech=banking")
    assert t.s.trade[0] == 3, "two tokens and the bank"


@pytest.mark.rule("C-TEC-06", "X-103")
def test_coins_printed_on_both_new_techs_keep_nothing_yet() -> None:
    t = wide().wonder(0, "notre_dame", "b15").dial(0, trade=18)
    t.techs(0, "pottery", "writing", "masonry", "philosophy")
    t.s.coin_tokens = ((2, *t.s.coin_tokens[0][1:]), t.s.coin_tokens[1])
    t.begin("research").play("civil_service", "pass", "second_tech=bureaucracy", "switch_from=pass")
    assert t.s.trade[0] == 2
    assert coins(t.s, 0) == 4


# Blockade in a battle


def guarded(piece: str) -> Table:
    """Seat 1 attacks an army that stands on a piece of seat 0 with 2 or more combat bonus."""
    t = wide().army(0, "b15").army(1, "b16").units(0, "infantry-1-3").units(1, "infantry-1-3")
    if piece == "general":
        t.person(piece, "b15")
    elif piece == "barracks":
        t.build(piece, "b15")
    else:
        t.wonder(0, piece, "b15")
    t.begin("movement", 1)
    return t.play("move-b16", "b15", "draw_hand=infantry-1-3", "draw_hand=infantry-1-3")


@pytest.mark.rule("Q-76", "C-BLK-02", "C-WON-06")
@pytest.mark.parametrize(
    ("piece", "bonus"), [("general", -4), ("barracks", -2), ("statue_of_zeus", -6)]
)
def test_who_attacks_an_army_on_a_piece_does_not_blockade_it_yet(piece: str, bonus: int) -> None:
    fight = next(frame for frame in guarded(piece).s.stack if isinstance(frame, Fronts))
    assert fight.bonus == bonus


@pytest.mark.rule("Q-76", "C-FIG-05")
def test_an_army_placed_among_blockaders_does_not_end_the_blockade_before_it_has_won() -> None:
    t = wide().person("general", "b15").army(1, "b15").units(0, "infantry-1-3")
    t.units(1, "infantry-1-3").begin("city_management").play("city-0-produce", "army", "b15")
    t.play("draw_hand=infantry-1-3", "draw_hand=infantry-1-3")
    fight = next(frame for frame in t.s.stack if isinstance(frame, Fronts))
    assert fight.bonus == 0


# Steam Power


@pytest.mark.rule("Q-28")
@pytest.mark.card("tech.steam_power", "event.migrants")
def test_migrants_do_not_move_whom_steam_has_carried_this_turn() -> None:
    t = wide().techs(0, "steam_power").token(0, "silk").army(0, "b15").event(0, "migrants")
    t.begin("city_management").play("use-steam_power", "sail_from=b15", "sail_to=d14")
    t.play("pay=silk", "pass")
    assert t.begin("movement").offered == ["pass"]


# A Gift from Afar


@pytest.mark.rule("Q-74", "Q-70", "X-117", "C-EVT-10")
@pytest.mark.card("event.a_gift_from_afar")
def test_who_gets_the_coin_is_named_before_the_gift_can_be_cancelled() -> None:
    t = arrange("americans", "germans", "romans").token(0, "wheat").event(0, "a_gift_from_afar")
    t.techs(0, "animal_husbandry").event(1, "jousting_tourney").begin("city_management")
    t.play("use-animal_husbandry", "pay=a_gift_from_afar-as-wheat", "give_coin=2")
    assert (t.asked, t.seat) == ("react", 1)
    t.play("jousting_tourney")
    assert t.coins(2) == arrange("americans", "germans", "romans").coins(2)
    assert (t.tokens(0), t.s.boost[0]) == ({}, (3, 0, 0)), "the token of wheat was left to pay with"


@pytest.mark.rule("Q-74")
@pytest.mark.card("event.bread_and_circuses")
def test_who_is_to_get_the_coin_may_cancel_the_gift_with_bread_and_circuses() -> None:
    t = arrange("americans", "germans", "romans").event(0, "a_gift_from_afar")
    t.techs(0, "animal_husbandry").event(1, "bread_and_circuses").event(2, "bread_and_circuses")
    t.begin("city_management").play("use-animal_husbandry", "pay=a_gift_from_afar-as-wheat")
    t.play("give_coin=2")
    assert (t.asked, t.seat) == ("react", 2)
    t.play("bread_and_circuses")
    assert t.s.boost[0] == (0, 0, 0)


# What a cancelled city action has used up


@pytest.mark.rule("Q-75", "C-CTY-08")
@pytest.mark.card("wonder.angkor_wat", "tech.writing")
def test_angkor_wat_is_used_by_a_harvest_that_is_cancelled() -> None:
    t = wide().city(0, "f14").wonder(0, "angkor_wat", "b15").techs(1, "writing").marker(1, "spy")
    t.begin("city_management").play("city-0-harvest", "silk", "silk", "writing", "pay=hut-spy")
    assert t.tokens(0) == {}
    t.play("city-1-harvest", "incense")
    assert t.asked == "city_management", "one token and no more"
    assert t.tokens(0) == {"incense": 1}


@pytest.mark.rule("Q-75", "C-CTY-08")
@pytest.mark.card("tech.engineering", "tech.writing")
def test_engineering_is_used_by_a_production_that_is_cancelled() -> None:
    t = wide().city(0, "f14").techs(0, "engineering").techs(1, "writing").marker(1, "spy")
    t.dial(0, trade=27).begin("city_management")
    t.play("city-0-produce", "infantry", "mounted", "writing", "pay=hut-spy")
    assert t.forces(0) == {}
    t.play("city-1-produce", "infantry", "draw_unit=infantry-1-3")
    assert t.asked == "city_management"


@pytest.mark.rule("W-EVT-07", "W-SOC-08")
@pytest.mark.card("event.immigrants")
def test_who_leaves_a_policy_is_not_asked_for_the_next() -> None:
    t = wide().event(0, "immigrants").begin("city_management")
    t.play("event-immigrants", "switch_from=pass")
    assert t.asked == "city_management"


# Empty decks


@pytest.mark.rule("W-CIV-02", "C-CMP-13")
@pytest.mark.card("civilization.aztecs")
def test_the_aztecs_are_not_asked_for_units_that_no_deck_has() -> None:
    t = arrange("aztecs", "germans").dial(0, culture=3, track=2)
    t.s.units_left = (0,) * len(t.s.units_left)
    t.begin("city_management").play("advance-1", "draw_person=general")
    assert t.asked == "place_person"


@pytest.mark.rule("X-32", "C-EVT-11")
@pytest.mark.card("policy.patronage")
def test_patronage_takes_no_culture_for_an_event_that_is_not_there() -> None:
    t = wide().policy(0, "patronage").dial(0, culture=2)
    t.s.events_left = tuple(0 for _ in t.s.events_left)
    assert "use-patronage" not in t.begin("start_of_turn").offered
    t.s.events_gone = (1, *t.s.events_gone[1:])
    assert "use-patronage" in t.begin("start_of_turn").offered


# Reactions of the one who is not aimed at, and what stays used


@pytest.mark.rule("C-EVT-15")
@pytest.mark.card("event.bread_and_circuses")
def test_bread_and_circuses_save_no_event_from_a_cancel() -> None:
    t = wide().event(0, "we_love_the_despot_day").event(0, "bread_and_circuses")
    t.event(1, "jousting_tourney").begin("city_management")
    t.play("event-we_love_the_despot_day", "jousting_tourney")
    assert (t.asked, t.s.boost[0]) == ("city_management", (0, 0, 0))


@pytest.mark.rule("C-RSC-02", "C-TRN-07")
@pytest.mark.card("tech.civil_service")
def test_civil_service_cancels_once_in_all_the_phases_of_a_turn() -> None:
    t = wide().techs(1, "civil_service").marker(1, "spy").marker(1, "spy")
    t.event(0, "supply_drop").event(0, "we_love_the_despot_day").begin("start_of_turn")
    t.play("event-supply_drop", "civil_service", "pay=hut-spy", "pass").begin("city_management")
    t.play("event-we_love_the_despot_day")
    assert t.s.boost[0] == (4, 0, 0)


@pytest.mark.rule("Q-47", "C-WON-06")
@pytest.mark.card("wonder.united_nations")
def test_the_united_nations_under_blockade_are_not_spared() -> None:
    t = wide().wonder(1, "united_nations", "f2").army(0, "f2").event(0, "citizens_revolting_1")
    t.s.renew_abilities(1)
    t.begin("start_of_turn").play("event-citizens_revolting_1")
    assert "government.despotism" not in t.abilities(1)


@pytest.mark.rule("C-EVT-03", "X-91")
@pytest.mark.card("event.roaming_horde")
def test_a_horde_may_be_played_because_loot_overfills_the_hand() -> None:
    t = wide("mongols", "germans").army(0, "f14").scout(1, "g14").army(1, "h14")
    t.units(1, "infantry-1-3").event(1, "drought").event(0, "roaming_horde").event(0, "migrants")
    t.s.villages = 1 << t.at("h13")
    t.begin("movement").play("move-f14", "g14", "loot=event-1", "steal_facedown=4")
    t.play(next(name for name in t.offered if "horde" in name and name != "roaming_horde"), "h14")
    while t.asked in ("draw_hand", "play_unit"):
        t.play(t.offered[0])
    assert t.asked == "movement"
    assert t.hand(0) == ["drought", "migrants"]


@pytest.mark.rule("C-EVT-15")
@pytest.mark.card("event.bread_and_circuses", "event.mass_defection", "event.defection")
def test_bread_and_circuses_answer_what_names_a_square_of_ones_cities_not_only_ones_figures() -> (
    None
):
    def asked(card: str) -> bool:
        t = arrange("americans", "germans", "romans").event(0, card).event(1, "bread_and_circuses")
        near = t.s.land.grid.around.near[t.s.cities[1][0]] & ~t.s.land.terrain[WATER]
        square = t._names(((near & -near).bit_length() - 1,))[0]
        t.army(2, square).army(0, t._names((near.bit_length() - 1,))[0])
        t.begin("movement").play(f"event-{card}", f"kill_in={square}")
        return (t.asked, t.seat) == ("react", 1)

    assert asked("mass_defection")
    assert not asked("defection"), "it names a figure, of the third player"
