"""Research, governments, policies, culture, great people, coins, victory, secrets."""

import random

import pytest

from tests.wisdom.table import arrange
from ziggurat.core.flow import Ask
from ziggurat.games.wisdom.game import WISDOM
from ziggurat.games.wisdom.rules.research import fits


@pytest.mark.rule("C-TEC-02", "C-TEC-03")
def test_a_tech_needs_trade_and_two_techs_below_it() -> None:
    t = arrange("americans", "germans").dial(0, trade=11).begin("research")
    assert "pottery" in t.offered
    assert "construction" not in t.offered
    t = arrange("americans", "germans").dial(0, trade=11).techs(0, "pottery").begin("research")
    assert "construction" in t.offered
    t = arrange("americans", "germans").dial(0, trade=10).techs(0, "pottery").begin("research")
    assert "construction" not in t.offered


@pytest.mark.rule("C-SET-09", "X-43")
def test_a_starting_tech_lies_in_the_lowest_row() -> None:
    t = arrange("egyptians", "germans").techs(0, "pottery")  # Construction and Pottery below
    assert fits(t.s, 0, 2)


@pytest.mark.rule("C-TEC-08", "C-TRN-04")
def test_research_is_chosen_at_the_same_time_and_shown_together() -> None:
    t = arrange("americans", "germans").dial(0, trade=6).dial(1, trade=6).begin("research")
    assert isinstance(t.s.pending, Ask)
    assert [ask.player for ask in t.s.pending.also] == [1]
    t.play("pottery")
    assert "pottery" not in t.known(0)
    t.play("masonry")
    assert "pottery" in t.known(0)
    assert "masonry" in t.known(1)


@pytest.mark.rule("C-TEC-05")
def test_the_dial_is_reset_and_every_coin_keeps_one_trade() -> None:
    t = arrange("americans", "germans").dial(0, trade=9)
    t.s.coin_tokens = ((2, *t.s.coin_tokens[0][1:]), t.s.coin_tokens[1])
    t.begin("research").play("pottery", "pass")
    assert t.s.trade[0] == 2


@pytest.mark.rule("W-CIV-07")
def test_the_japanese_need_three_trade_less() -> None:
    t = arrange("japanese", "germans").dial(0, trade=3).begin("research")
    assert "pottery" in t.offered


@pytest.mark.rule("C-TEC-14", "C-TEC-04", "C-VIC-02")
@pytest.mark.card("tech.space_flight")
def test_space_flight_wins() -> None:
    rows = {
        1: ["pottery", "masonry", "writing", "navy"],
        2: ["construction", "sailing", "chivalry", "monarchy"],
        3: ["banking", "biology", "theology"],
        4: ["flight", "computers"],
    }
    t = arrange("americans", "germans").dial(0, trade=26)
    for techs in rows.values():
        t.techs(0, *techs)
    t.begin("research").play("space_flight", "pass")
    assert t.s.won_by == (0,)
    assert t.s.end_reason == "tech"


@pytest.mark.rule("C-COI-06", "C-VIC-03", "C-VIC-05")
def test_fifteen_coins_win_at_once() -> None:
    t = arrange("americans", "germans").techs(0, "democracy").dial(0, trade=6)
    t.s.coin_tokens = ((14, *t.s.coin_tokens[0][1:]), t.s.coin_tokens[1])
    t.begin("city_management").play("use-democracy")
    assert t.s.won_by == (0,)
    assert t.s.end_reason == "economic"


@pytest.mark.rule("C-GOV-04", "C-GOV-06")
def test_a_government_not_just_unlocked_is_reached_through_anarchy() -> None:
    t = arrange("americans", "germans").techs(0, "code_of_laws").begin("start_of_turn")
    assert "govern-republic" not in t.offered
    t.play("govern-anarchy")
    assert not any(name.startswith("govern") for name in t.offered)
    t.s.governed = 0
    t.begin("start_of_turn")
    assert "govern-republic" in t.offered


@pytest.mark.rule("C-GOV-03")
def test_a_government_unlocked_last_turn_is_taken_at_once() -> None:
    t = arrange("americans", "germans").dial(0, trade=6).begin("research")
    t.play("code_of_laws", "pass")
    t.s.fresh, t.s.fresher = t.s.fresher, (0, 0)
    t.begin("start_of_turn")
    assert "govern-republic" in t.offered


@pytest.mark.rule("C-CUL-01", "C-CUL-02", "C-CUL-03")
def test_advancing_costs_culture_and_gives_the_reward_of_the_space() -> None:
    t = arrange("americans", "germans").dial(0, culture=6).begin("city_management")
    t.play("advance-1", "draw_event=drought")
    assert (t.s.culture[0], t.s.track[0]) == (3, 1)
    assert t.hand(0) == ["drought"]
    t = arrange("americans", "germans").dial(0, culture=3, track=2).begin("city_management")
    t.play("advance-1", "draw_person=builder", "b15")
    assert t.coins(0) == 1


def test_an_overbuilt_great_person_waits_for_a_later_turn() -> None:
    t = arrange("americans", "germans").person("builder", "b15").dial(0, culture=3, track=2)
    t.begin("city_management").play("advance-1", "draw_person=artist", "b15")
    assert t.s.people[0][1] == 1
    assert "place-builder" not in t.begin("start_of_turn").offered
    t.s.overbuilt = ((0,) * 6,) * 2
    assert "place-builder" in t.begin("start_of_turn").offered


@pytest.mark.rule("C-VIC-01")
def test_the_end_of_the_track_wins() -> None:
    t = arrange("americans", "germans").dial(0, trade=6, culture=7, track=20)
    t.begin("city_management").play("advance-1")
    assert t.s.end_reason == "culture"


@pytest.mark.rule("C-EVT-03", "C-EVT-02")
def test_a_hand_above_its_limit_is_brought_down() -> None:
    t = arrange("americans", "germans").event(0, "drought").event(0, "defection")
    t.dial(0, culture=3).begin("city_management").play("advance-1", "draw_event=sabotage")
    assert t.asked == "discard_event"
    t.play("drought")
    assert sorted(t.hand(0)) == ["defection", "sabotage"]


@pytest.mark.rule("C-BLD-06")
def test_an_upgrade_turns_the_basic_buildings_over() -> None:
    t = arrange("americans", "germans").techs(0, "pottery").build("granary", "d13")
    t.dial(0, trade=11).begin("research").play("engineering", "pass")
    assert t.s.land.amount(1, 1 << t.at("d13")) == 2


@pytest.mark.rule("C-WON-06", "C-BLK-02")
def test_a_blockaded_wonder_does_not_work() -> None:
    t = arrange("americans", "germans").wonder(0, "statue_of_zeus", "b15").army(1, "d13")
    assert "wonder.statue_of_zeus" in t.abilities(0)
    t.army(1, "b15")
    t.s.renew_abilities(0)
    assert "wonder.statue_of_zeus" not in t.abilities(0)


def test_a_cancel_can_be_cancelled() -> None:
    t = arrange("americans", "germans").techs(1, "civil_service").marker(1, "spy")
    t.event(0, "we_love_the_despot_day").event(0, "jousting_tourney").begin("city_management")
    t.play("event-we_love_the_despot_day")
    assert (t.asked, t.seat) == ("react", 1)
    t.play("civil_service", "pay=hut-spy")
    assert t.s.boost[0] == (0, 0, 0)


@pytest.mark.rule("C-HID-02", "C-HID-01", "C-HID-04", "C-EVT-01", "C-RSC-09")
def test_a_seat_is_not_shown_the_others_cards() -> None:
    t = arrange("americans", "germans").event(1, "drought").marker(1, "uranium")
    t.units(1, "infantry-3-1").begin("city_management")
    shown = WISDOM.view(t.s, 0)
    assert shown["events"][1] == [{"level": 1, "event": ""}]
    assert shown["markers"][1] == [{"back": "hut", "result": ""}]
    assert shown["units"][1] == {"infantry": 1}
    own = WISDOM.view(t.s, 1)
    assert own["events"][1] == [{"level": 1, "event": "drought"}]
    assert own["units"][1] == {"infantry-3-1": 1}


def test_what_is_imagined_differs_but_looks_the_same() -> None:
    t = arrange("americans", "germans").event(1, "drought").units(1, "infantry-3-1")
    t.begin("city_management")
    drawn = [WISDOM.imagined(t.s, 0, random.Random(n)) for n in range(30)]
    assert len({s.events[1] for s in drawn}) > 5
    assert all(WISDOM.view(s, 0) == WISDOM.view(t.s, 0) for s in drawn)
