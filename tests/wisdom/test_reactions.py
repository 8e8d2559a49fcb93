"""Reactions: cancels, gifts, interrupts, hordes and wanderings (C-EVT, W-EVT)."""

from random import Random

import pytest

from tests.wisdom.table import Table, arrange
from ziggurat.core.flow import Ask
from ziggurat.games.wisdom.game import WISDOM
from ziggurat.games.wisdom.rules.squares import controlled


def table() -> Table:
    return arrange("americans", "germans")


def wide(*civs: str) -> Table:
    """Americans on c14 with land to the east and no markers on it."""
    t = arrange(*(civs or ("americans", "germans"))).tile(7, "tile12").tile(5, "tile10")
    t.s.huts = t.s.villages = 0
    return t


@pytest.mark.rule("C-EVT-09", "C-EVT-10", "C-EVT-15", "C-TRN-05", "Q-08")
def test_a_cancel_of_a_cancel_lets_the_event_work() -> None:
    t = table().event(0, "we_love_the_despot_day").event(0, "jousting_tourney")
    t.event(1, "primetime_tv").begin("city_management").play("event-we_love_the_despot_day")
    t.play("primetime_tv")
    assert (t.asked, t.seat) == ("react", 0)
    t.play("jousting_tourney")
    assert t.s.boost[0] == (4, 0, 0)
    assert t.hand(0) == []
    assert t.hand(1) == []


@pytest.mark.rule("C-EVT-10", "C-EVT-11")
def test_a_cancelled_event_is_gone_without_effect() -> None:
    t = table().event(0, "we_love_the_despot_day").event(1, "jousting_tourney")
    t.begin("city_management").play("event-we_love_the_despot_day", "jousting_tourney")
    assert t.s.boost[0] == (0, 0, 0)
    assert t.hand(0) == []
    assert sum(t.s.events_gone) == 2


@pytest.mark.card("tech.mass_media")
def test_events_of_who_knows_mass_media_are_not_cancelled_a_cancel_neither() -> None:
    t = table().techs(0, "mass_media").event(0, "we_love_the_despot_day")
    t.event(1, "jousting_tourney").begin("city_management").play("event-we_love_the_despot_day")
    assert t.s.boost[0] == (4, 0, 0)
    t = table().techs(1, "mass_media").event(0, "we_love_the_despot_day")
    t.event(0, "primetime_tv").event(1, "jousting_tourney").begin("city_management")
    t.play("event-we_love_the_despot_day", "jousting_tourney")
    assert t.asked == "city_management"
    assert t.s.boost[0] == (0, 0, 0)


@pytest.mark.rule("C-RSC-08")
def test_mass_media_cancels_a_cancel_that_a_tech_made() -> None:
    t = table().techs(0, "mass_media").marker(0, "spy").techs(1, "writing").marker(1, "spy")
    t.begin("city_management").play("city-0-devote", "writing", "pay=hut-spy")
    assert (t.asked, t.seat) == ("react", 0)
    t.play("mass_media", "pay=hut-spy")
    assert t.s.culture[0] == 1
    assert t.s.markers == ((), ())


@pytest.mark.rule("C-RSC-04", "C-RSC-08", "C-RSC-02")
def test_a_cancelled_ability_has_cost_its_payment_and_its_use() -> None:
    t = table().token(0, "incense", "incense").event(1, "primetime_tv").begin("city_management")
    t.play("use-currency", "primetime_tv")
    assert t.s.culture[0] == 0
    assert t.tokens(0) == {"incense": 1}
    assert "use-currency" not in t.offered


@pytest.mark.rule("C-EVT-12", "C-EVT-06", "X-117", "Q-46")
@pytest.mark.card("event.a_gift_from_afar")
def test_a_gift_counts_as_one_resource_and_thanks_another_player() -> None:
    t = table().techs(0, "horseback_riding").event(0, "a_gift_from_afar").begin("trade")
    t.play("use-horseback_riding", "pay=a_gift_from_afar-as-silk")
    assert t.s.trade == (9, 6)
    assert t.coins(1) == 1
    assert t.hand(0) == []


@pytest.mark.rule("X-45", "Q-47")
@pytest.mark.card("wonder.united_nations")
def test_the_united_nations_are_spared_if_they_want() -> None:
    t = table().wonder(1, "united_nations", "f2").event(0, "citizens_revolting_1")
    t.begin("start_of_turn").play("event-citizens_revolting_1", "be_spared=refuse")
    assert "government.anarchy" not in t.abilities(1)
    assert "government.despotism" in t.abilities(1)
    t = table().wonder(1, "united_nations", "f2").event(0, "citizens_revolting_1")
    t.begin("start_of_turn").play("event-citizens_revolting_1", "be_spared=accept")
    assert "government.despotism" not in t.abilities(1)


@pytest.mark.rule("Q-47")
def test_a_gift_paid_in_between_does_not_undo_that_somebody_is_spared() -> None:
    t = arrange("americans", "germans", "romans").wonder(1, "united_nations", t_square(1))
    t.techs(2, "civil_service", "pottery").event(2, "a_generous_gift").event(0, "primetime_tv")
    t.event(0, "citizens_revolting_1").begin("start_of_turn").play("event-citizens_revolting_1")
    t.play("aim_at_player=1", "be_spared=refuse")
    t.play("civil_service", "pay=a_generous_gift-as-spy", "pass", "primetime_tv")
    assert "government.despotism" in t.abilities(1), "it was spared all the same"


def t_square(seat: int) -> str:
    """A square beside the capital of a seat on the map of three."""
    t = arrange("americans", "germans", "romans")
    centre = t.s.cities[seat][0]
    around = t.s.land.grid.around.near[centre] & ~t.s.land.terrain[4]
    return t._names(((around & -around).bit_length() - 1,))[0]


@pytest.mark.rule("C-GOV-07", "Q-21")
def test_who_is_thrown_into_anarchy_stays_in_it_for_the_turn() -> None:
    t = table().event(0, "citizens_revolting_1").techs(1, "code_of_laws")
    t.begin("start_of_turn").play("event-citizens_revolting_1")
    t.begin("start_of_turn", 1)
    assert not any(name.startswith("govern") for name in t.offered)
    t.begin("city_management", 1)
    assert not any(name.startswith("city-0") for name in t.offered)
    t.s.governed = 0
    assert "govern-republic" in t.begin("start_of_turn", 1).offered


@pytest.mark.rule("C-GOV-08", "C-SOT-04", "Q-22", "Q-41", "C-TEC-11")
def test_a_government_learned_after_ones_part_may_be_taken_at_once() -> None:
    t = table().techs(1, "code_of_laws").techs(0, "theology").event(1, "exchange_of_ideas")
    t.techs(0, "pottery", "writing")
    t.begin("start_of_turn", 1).play("event-exchange_of_ideas", "idea=pottery")
    assert (t.asked, t.seat) == ("idea_back", 0)
    t.play("code_of_laws")
    assert (t.asked, t.seat) == ("take_government", 0)
    t.play("republic")
    assert "government.republic" in t.abilities(0)
    assert t.s.trade == (0, 0)


@pytest.mark.rule("X-118", "C-EVT-13")
def test_the_small_defection_kills_no_great_person_the_large_ones_do() -> None:
    t = table().person("general", "b15").event(1, "defection").army(1, "a14")
    assert "event-defection" in t.begin("movement", 1).offered  # its own army only
    t = table().person("general", "b15").event(1, "wholesale_defection")
    t.begin("movement", 1).play("event-wholesale_defection", "kill_in=b15")
    assert not any(t.s.people_on)


@pytest.mark.rule("X-119", "W-CST-12")
def test_a_killed_figure_controls_and_gathers_nothing_more() -> None:
    t = wide().army(0, "f14").army(1, "h14").event(1, "defection")
    t.s.city_states = (t.at("f14"), *t.s.city_states[1:])
    t.s.renew_land()
    assert controlled(t.s, 0)
    t.begin("movement", 1).play("event-defection", "kill_in=f14")
    assert t.armies(0) == []
    assert not controlled(t.s, 0)


@pytest.mark.rule("X-120")
@pytest.mark.card("tech.communism")
def test_nobody_leaves_a_square_that_a_spy_holds() -> None:
    t = wide().techs(1, "communism").marker(1, "spy").army(0, "b15").army(0, "d15")
    t.begin("movement").play("move-b15", "a15", "communism", "hold_square=b15", "pay=hut-spy")
    assert t.armies(0) == ["b15", "d15"]
    assert t.offered == ["move-d15", "pass"]
    t.play("move-d15", "c15", "b15")
    assert t.armies(0) == ["b15", "b15"]
    assert "move-b15" not in t.begin("movement").offered, "who came to it stays too"


def test_who_passes_through_a_city_is_not_held() -> None:
    t = wide().techs(1, "communism").marker(1, "spy").army(0, "c15").army(0, "d15")
    t.begin("movement").play("move-c15", "c14", "pass", "b14")
    t.play("communism")
    assert t.asked == "hold_square"
    assert "d15" in t.offered
    assert not {"c14", "d14"} & set(t.offered), "the city and water"


# Wanderings


@pytest.mark.rule("X-121", "Q-42")
@pytest.mark.card("event.disoriented")
def test_others_are_led_over_free_land_within_their_limit() -> None:
    t = wide().event(0, "disoriented").army(1, "f14", 2).army(1, "f13").army(0, "e14")
    t.begin("city_management").play("event-disoriented", "move_whom=f14")
    assert "e14" not in t.offered, "no battle"
    assert "f13" not in t.offered, "no more than two"
    assert "g14" in t.offered
    t.play("g14")
    assert t.armies(1) == ["f13", "g14", "g14"]


@pytest.mark.rule("W-EVT-07", "X-66")
def test_migrants_move_one_figure_of_choice_to_an_empty_square() -> None:
    t = wide().event(0, "migrants").army(0, "b15").scout(0, "b15").begin("movement")
    t.play("event-migrants", "move_whom=b15", "move_figure=scout-0", "a14")
    assert t.scouts(0) == ["a14"]
    assert t.armies(0) == ["b15"]
    assert "move-a14" in t.offered, "it may still move"
    t = wide().event(0, "migrants").begin("city_management")
    t.play("event-migrants", "switch_from=rationalism", "switch_to=patronage")
    assert "policy.patronage" in t.abilities(0)


@pytest.mark.rule("X-66")
@pytest.mark.parametrize(("which", "moves_on"), [("fresh", "a14"), ("moved", "b15")])
def test_migrants_are_those_who_have_moved_or_those_who_have_not(which: str, moves_on: str) -> None:
    t = wide().event(0, "migrants").army(0, "b16").army(0, "b15").begin("movement")
    t.play("move-b16", "b15", "stop", "event-migrants", "move_whom=b15", f"move_which={which}")
    t.play("a14")
    assert t.armies(0) == ["a14", "b15"]
    assert t.offered == [f"move-{moves_on}", "pass"]


def test_migrants_pass_through_an_own_city_but_not_out_of_a_held_square() -> None:
    t = wide().event(0, "migrants").army(0, "b14").begin("movement").play("event-migrants")
    t.play("move_whom=b14")
    assert "c15" in t.offered
    t = wide().event(0, "migrants").army(0, "b14")
    t.s.frozen = 1 << t.at("b14")
    assert "event-migrants" not in t.begin("movement").offered


# The horde


def horde() -> Table:
    t = wide("americans", "aztecs").event(0, "roaming_horde").techs(1, "code_of_laws")
    t.s.villages = 1 << t.at("g13")
    return t


@pytest.mark.rule(
    "W-EVT-01", "W-EVT-02", "W-EVT-03", "W-EVT-04", "W-EVT-05", "X-94", "X-95", "Q-19"
)
@pytest.mark.card("event.roaming_horde")
def test_a_horde_is_played_by_who_called_it_and_rewards_nobody() -> None:
    t = horde().army(1, "f14").scout(1, "f14").units(1, "infantry-3-1", "mounted-3-1")
    t.units(1, "artillery-3-1")
    coins = t.coins(1)
    t.begin("movement").play("event-roaming_horde")
    assert t.offered == ["f14"]
    t.play("f14", "draw_hand=infantry-1-3", "draw_hand=mounted-1-3", "draw_hand=artillery-1-3")
    t.play("draw_hand=infantry-3-1", "draw_hand=mounted-3-1", "draw_hand=artillery-3-1")
    assert (t.asked, t.seat) == ("play_unit", 1)
    t.play("mounted-3-1-new")
    assert (t.asked, t.seat) == ("play_unit", 0)
    fight = next(frame for frame in t.s.stack if type(frame).__name__ == "Fronts")
    assert fight.barbarian_rank == 2  # type: ignore[attr-defined]
    t.play("artillery-1-3-0")  # trumped: 3 wounds, of 4 health at rank II; it strikes back with 2
    while t.asked == "play_unit":
        t.play(t.offered[-1])
    assert t.s.trade[1] == 0
    assert t.coins(1) == coins
    assert t.s.culture[1] > 0, "but culture for the dead"


@pytest.mark.rule("W-EVT-06", "Q-03")
def test_a_horde_that_beats_a_capital_wins_nothing() -> None:
    t = wide().event(0, "roaming_horde")
    t.s.villages = 1 << t.at("g1")
    t.begin("movement").play("event-roaming_horde", "f3")
    t.play("draw_hand=infantry-1-3", "draw_hand=mounted-1-3", "draw_hand=artillery-1-3")
    while t.asked == "play_unit":
        t.play(t.offered[-1])
    assert t.s.won_by == ()
    assert t.cities(1) == ["f3"]


@pytest.mark.rule("W-EVT-06", "X-15")
@pytest.mark.card("event.roaming_horde")
def test_a_horde_destroys_a_city_that_it_beats() -> None:
    t = wide().event(0, "roaming_horde").city(1, "f14").units(1, "infantry-1-3")
    t.s.villages = 1 << t.at("h12")
    t.s.programs = 1 << t.at("f14")
    t.begin("movement").play("event-roaming_horde", "f14")
    t.play("draw_hand=infantry-1-3", "draw_hand=mounted-1-3", "draw_hand=artillery-1-3")
    t.play("draw_hand=infantry-1-3")
    while t.asked == "play_unit":
        t.play(t.offered[-1])
    assert (t.asked, t.seat) == ("return_policy", 1)
    assert t.cities(1) == ["f3"]
    assert not t.s.programs


@pytest.mark.rule("X-72")
def test_the_symbol_of_a_village_that_is_gone_still_calls_a_horde() -> None:
    t = arrange("americans", "germans").tile(7, "tile12").event(0, "roaming_horde").army(1, "g14")
    t.s.villages = 0
    assert "event-roaming_horde" in t.begin("movement").offered


@pytest.mark.rule("W-EVT-08", "X-70", "X-71", "Q-24")
@pytest.mark.card("event.barbarian_encampment")
def test_an_encampment_comes_onto_an_empty_square_and_keeps_cities_away() -> None:
    t = wide().event(0, "barbarian_encampment").scout(0, "f14").army(1, "h16")
    t.begin("start_of_turn")
    assert "found-f14" in t.offered
    t.play("event-barbarian_encampment")
    assert "h16" not in t.offered
    assert "b15" not in t.offered, "outskirts"
    t.play("g13")
    assert "found-f14" not in t.offered


@pytest.mark.rule("X-69", "W-REL-03", "C-MAP-07", "C-MAP-08", "Q-23")
def test_a_drought_makes_desert_but_not_of_a_relic() -> None:
    t = arrange("americans", "germans").tile(7, "tile22b").event(0, "drought")
    t.begin("start_of_turn").play("event-drought")
    assert "g14" not in t.offered
    assert "e14" not in t.offered, "no mountain"
    t.play("h13")
    assert t.s.land.amount(1, 1 << t.at("h13")) == 1
    assert not any(squares >> t.at("h13") & 1 for squares in t.s.land.resources)


@pytest.mark.rule("X-116", "C-CMP-16")
def test_the_dial_stops_at_its_end() -> None:
    t = table().techs(0, "horseback_riding").token(0, "silk").dial(1, trade=25).dial(0, trade=20)
    t.begin("trade").play("use-horseback_riding")
    assert t.s.trade == (27, 27)


@pytest.mark.rule("C-EVT-12", "C-HID-05")
def test_whose_gift_was_cancelled_may_be_unable_to_pay_the_rest() -> None:
    t = table().techs(0, "pottery").event(0, "a_gift_from_afar").marker(0, "spy")
    t.event(1, "jousting_tourney").begin("city_management")
    t.play("use-pottery", "pay=a_gift_from_afar-as-iron", "jousting_tourney")
    assert t.offered == ["hut-spy"]
    believed = WISDOM.imagined(t.s, 1, Random(1))
    assert isinstance(believed.pending, Ask)
    assert believed.pending.prompt.name == "pay"
    t.play("pay=hut-spy")
    assert t.coins(0) == 0
