"""Bargaining in the Trade phase, and what comes before and after it (C-TRD, C-NEG)."""

import random
from typing import Literal

import pytest

from tests.wisdom.table import Table, arrange
from ziggurat.core.flow import NOBODY, PASS, Ask
from ziggurat.games.wisdom.content import EVENTS, PHASES, TRADE_PHASE
from ziggurat.games.wisdom.game import WISDOM
from ziggurat.games.wisdom.rules.bargaining import Bargain, Deal
from ziggurat.games.wisdom.rules.turn import Rounds
from ziggurat.games.wisdom.state import KNOWERS, State
from ziggurat.table import wire
from ziggurat.table.wishes import checked_wish


def market(form: str = "full", *civs: str) -> Table:
    """A table whose players may bargain."""
    t = arrange(*(civs or ("americans", "germans")))
    t.s.setup = {**t.s.setup, "bargaining": form}
    return t


def open_(t: Table) -> Table:
    t.s.phase, t.s.active = TRADE_PHASE, NOBODY
    return t.run(Bargain())


def a_turn(t: Table) -> list[tuple[str, int, str]]:
    """Everything that is asked in a turn in which all pass: (phase, seat, question)."""
    t.run(Rounds())
    seen = []
    turn = t.s.round
    while t.s.round == turn and isinstance(t.s.pending, Ask):
        ask = t.s.pending
        seen.append((PHASES[t.s.phase], ask.player, ask.prompt.name))
        t.s.play(PASS if PASS in ask.options else ask.options[0])
    return seen


# What may be traded


@pytest.mark.rule("C-NEG-01", "C-NEG-04")
def test_trade_culture_tokens_markers_and_events_can_be_offered_and_nothing_else() -> None:
    t = market().dial(0, trade=2, culture=1).token(0, "silk").marker(0, "spy").event(0, "drought")
    t.units(0, "infantry-1-3").army(0, "b15").wonder(0, "oracle", "d13").person("builder", "c15")
    t.s.coin_tokens = ((3, *t.s.coin_tokens[0][1:]), t.s.coin_tokens[1])
    open_(t).play("offer_to=1")
    assert t.offered == ["trade-1", "trade-2", "culture-1", "silk", "hut", "event-1", "pass"]


@pytest.mark.rule("C-NEG-01")
def test_nobody_offers_or_asks_for_more_than_there_is() -> None:
    t = market().dial(0, trade=3).dial(1, culture=20).token(1, "iron", "iron", "silk")
    open_(t).play("offer_to=1")
    assert t.offered == ["trade-1", "trade-2", "trade-3", "pass"]
    t.play("trade-2")
    assert t.asked == "offer_want", "one amount of trade, and there is nothing else"
    assert t.offered == [*(f"culture-{n}" for n in range(1, 10)), "silk", "iron", "pass"]
    t.play("iron", "iron")
    assert "iron" not in t.offered
    assert "silk" not in t.offered, "two tokens at most"


@pytest.mark.rule("C-NEG-01")
def test_the_simple_form_has_round_amounts() -> None:
    t = market("simple").dial(0, trade=12, culture=7)
    open_(t).play("offer_to=1")
    trade = ["trade-1", "trade-2", "trade-3", "trade-6", "trade-9"]
    assert t.offered == [*trade, "culture-1", "culture-3", "culture-6", "pass"]


def test_one_marker_and_one_event_can_stand_in_an_offer() -> None:
    t = market().marker(0, "spy").marker(0, "iron", village=True).event(0, "drought")
    t.event(0, "lost")
    open_(t).play("offer_to=1")
    assert t.offered == ["hut", "village", "event-1", "event-2", "pass"]
    t.play("village")
    assert t.offered == ["event-1", "event-2", "pass"]
    t.play("event-2")
    assert t.asked == "answer_offer", "there is nothing else to give, and nothing to want"


# Offers, answers, counter-offers


@pytest.mark.rule("C-NEG-06")
def test_an_offer_that_is_accepted_is_carried_out_at_once() -> None:
    t = market().dial(0, trade=6).dial(1, trade=2, culture=4).token(1, "silk")
    open_(t).play("offer_to=1", "trade-5", "culture-3", "silk", "offer_want=pass")
    assert (t.asked, t.seat) == ("answer_offer", 1)
    t.play("accept")
    assert (t.s.trade, t.s.culture) == ((1, 7), (3, 1))
    assert (t.tokens(0), t.tokens(1)) == ({"silk": 1}, {})


def test_an_offer_that_is_refused_changes_nothing() -> None:
    t = market().dial(0, trade=6).dial(1, trade=2)
    open_(t).play("offer_to=1", "trade-5", "trade-2", "refuse")
    assert t.s.trade == (6, 2)
    assert (t.asked, t.seat) == ("offer_to", 0)


@pytest.mark.rule("C-NEG-06")
def test_a_gift_is_an_offer_that_wants_nothing_and_one_may_ask_for_one() -> None:
    t = market().dial(0, trade=6).dial(1, culture=2)
    open_(t).play("offer_to=1", "trade-4", "offer_want=pass", "accept")
    assert t.s.trade == (2, 4)
    t.play("offer_to=1", "offer_give=pass", "trade-1", "offer_want=pass", "accept")
    assert t.s.trade == (3, 3)


@pytest.mark.rule("C-NEG-06")
def test_any_two_players_may_deal_and_others_are_not_asked() -> None:
    t = market("full", "americans", "germans", "romans").dial(0, trade=6).dial(2, trade=6)
    open_(t)
    assert t.offered == ["1", "2", "pass"]
    t.play("offer_to=2", "trade-1", "trade-2")
    assert (t.asked, t.seat) == ("answer_offer", 2)
    t.play("accept", "offer_to=pass")
    assert (t.s.trade, t.seat) == ((7, 0, 5), 1)


def test_an_offer_of_nothing_for_nothing_is_not_put_to_anybody() -> None:
    t = market().dial(0, trade=6)
    open_(t).play("offer_to=1", "offer_give=pass")
    assert (t.asked, t.seat) == ("offer_to", 0)


def test_a_counter_offer_is_only_accepted_or_refused() -> None:
    t = market().dial(0, trade=6).dial(1, culture=5)
    open_(t).play("offer_to=1", "trade-1", "culture-5", "counter")
    assert (t.asked, t.seat) == ("offer_give", 1)
    t.play("culture-2", "trade-3")
    assert (t.asked, t.seat, t.offered) == ("answer_counter", 0, ["accept", "refuse"])
    t.play("accept")
    assert (t.s.trade, t.s.culture) == ((3, 3), (2, 3))
    assert (t.asked, t.seat) == ("offer_to", 0)


def test_the_full_form_has_five_offers_and_the_simple_one_without_counter() -> None:
    t = open_(market().dial(0, trade=9))
    for _ in range(5):
        assert t.seat == 0
        t.play("offer_to=1", "trade-1", "refuse")
    assert (t.asked, t.seat) == ("offer_to", 1)
    t = open_(market("simple").dial(0, trade=9)).play("offer_to=1", "trade-1")
    assert t.offered == ["accept", "refuse"]
    assert t.play("refuse").seat == 1


def test_who_makes_no_more_offers_still_answers() -> None:
    t = open_(market().dial(1, trade=9)).play("offer_to=pass", "offer_to=0", "trade-1")
    assert (t.asked, t.seat) == ("answer_offer", 0)


@pytest.mark.rule("C-NEG-08")
def test_trade_received_beyond_the_end_of_the_dial_is_lost() -> None:
    t = market().dial(0, trade=20).dial(1, trade=25)
    open_(t).play("offer_to=1", "trade-5", "offer_want=pass", "accept")
    assert t.s.trade == (15, 27)


@pytest.mark.rule("C-NEG-08")
def test_both_sides_of_a_deal_change_hands_at_the_same_time() -> None:
    t = market().dial(0, trade=20).dial(1, trade=27)
    open_(t).play("offer_to=1", "trade-5", "trade-4", "accept")
    assert t.s.trade == (19, 27), "27 - 4 + 5 is one too many"


# Cards


@pytest.mark.rule("C-NEG-02")
def test_a_facedown_marker_is_offered_by_its_back_and_seen_after_the_exchange() -> None:
    t = market().marker(0, "spy").marker(0, "silk").dial(1, trade=3)
    open_(t).play("offer_to=1", "hut", "trade-3")
    assert (t.asked, t.seat) == ("answer_offer", 1)
    assert WISDOM.view(t.s, 1)["markers"][0] == [{"back": "hut", "result": ""}] * 2
    t.play("accept")
    assert (t.asked, t.seat, t.offered) == ("hand_over_marker", 0, ["hut-silk", "hut-spy"])
    t.play("hut-spy")
    assert WISDOM.view(t.s, 1)["markers"][1] == [{"back": "hut", "result": "spy"}]
    assert WISDOM.view(t.s, 1)["markers"][0] == [{"back": "hut", "result": ""}]
    assert t.s.trade[0] == 3


def test_an_event_that_was_given_is_known_to_both_sides_and_to_nobody_else() -> None:
    t = market("full", "americans", "germans", "romans").event(0, "drought")
    open_(t).play("offer_to=1", "event-1", "accept", "hand_over_event=drought")
    assert t.hand(1) == ["drought"]
    assert WISDOM.view(t.s, 0)["events"][1] == [{"level": 1, "event": "drought"}]
    assert WISDOM.view(t.s, 2)["events"][1] == [{"level": 1, "event": ""}]


def test_who_knew_a_card_of_two_does_not_learn_which_was_given() -> None:
    t = market("full", "americans", "germans", "romans").event(0, "drought").event(0, "sabotage")
    kind = next(n for n, row in enumerate(EVENTS) if row.slug == "drought")
    t.s.events = (
        tuple(card | 4 if card // KNOWERS == kind else card for card in t.s.events[0]),
        *t.s.events[1:],
    )
    assert {"level": 1, "event": "drought"} in WISDOM.view(t.s, 2)["events"][0]
    open_(t).play("offer_to=1", "event-1", "accept", "hand_over_event=sabotage")
    shown = WISDOM.view(t.s, 2)["events"]
    assert shown[0] == shown[1] == [{"level": 1, "event": ""}]


def swap() -> Table:
    """Two full hands; an event of level I is to go for one of level II."""
    t = market().event(0, "drought").event(0, "sabotage").event(1, "lost").event(1, "defection")
    return open_(t).play("offer_to=1", "event-1", "event-2", "accept")


@pytest.mark.rule("C-NEG-07")
def test_cards_that_are_exchanged_do_not_overfill_a_hand_on_the_way() -> None:
    t = swap()
    assert (t.asked, t.seat) == ("hand_over_event", 0)
    t.play("drought")
    assert (t.asked, t.seat) == ("hand_over_event", 1)
    assert t.hand(1) == ["defection", "lost"], "he chooses before he sees the other's card"
    t.play("lost")
    assert t.hand(0) == ["sabotage", "lost"]
    assert t.hand(1) == ["defection", "drought"]
    assert t.asked == "offer_to"


@pytest.mark.rule("C-NEG-07", "C-EVT-03")
def test_an_event_received_above_the_limit_makes_its_owner_discard_at_once() -> None:
    t = market().event(0, "drought").event(1, "lost").event(1, "defection")
    open_(t).play("offer_to=1", "event-1", "offer_want=pass", "accept", "hand_over_event=drought")
    assert (t.asked, t.seat) == ("discard_event", 1)
    assert not [name for name in t.offered if name.startswith("play")]
    assert WISDOM.view(WISDOM.imagined(t.s, 1, random.Random(1)), 1) == WISDOM.view(t.s, 1)
    t.play("lost")
    assert t.hand(1) == ["defection", "drought"]


def aside(s: State) -> tuple[int, ...]:
    deal = s.stack[-1]
    assert isinstance(deal, Deal)
    return deal.chosen


def test_what_was_put_aside_for_a_deal_is_not_betrayed_to_the_other_side() -> None:
    t = swap().play("drought")
    drawn = [WISDOM.imagined(t.s, 1, random.Random(n)) for n in range(40)]
    assert len({aside(s) for s in drawn}) > 2
    for s in drawn:
        assert WISDOM.view(s, 1) == WISDOM.view(t.s, 1)
        assert isinstance(s.pending, Ask)
        s.play(s.pending.options[0])
        assert [len(hand) for hand in s.events] == [2, 2]
    own = WISDOM.imagined(t.s, 0, random.Random(1))
    assert aside(own) == aside(t.s)


# When


@pytest.mark.rule("C-NEG-05", "C-TRD-05")
def test_players_bargain_in_the_trade_phase_only() -> None:
    asked = a_turn(market())
    assert [entry for entry in asked if entry[2] == "offer_to"] == [
        ("trade", 1, "offer_to"),
        ("trade", 0, "offer_to"),
    ], "the first-player marker went to the left"


def test_bargaining_is_off_unless_the_table_wants_it() -> None:
    assert WISDOM.checked_setup({"players": 2})["bargaining"] == "off"
    assert not [entry for entry in a_turn(market("off")) if entry[0] == "trade"]


def test_persons_at_a_table_bargain_unless_they_say_otherwise_and_bots_alone_do_not() -> None:
    def setup(*kinds: Literal["here", "link", "bot"], **told: str) -> str:
        seats = [wire.SeatWish(kind, "builder" if kind == "bot" else "") for kind in kinds]
        _, found, _ = checked_wish(wire.NewGame(seats, "wisdom", dict(told)))
        return str(found["bargaining"])

    assert setup("here", "link", "bot") == setup("here", "here") == "full"
    assert setup("here", "bot") == setup("bot", "bot") == "off"
    assert setup("here", "link", bargaining="people") == "full"
    assert setup("here", "link", bargaining="off") == "off"
    assert setup("here", "bot", bargaining="simple") == "simple"


@pytest.mark.rule("C-TRD-06", "C-TRD-01")
def test_all_collect_before_anybody_acts() -> None:
    t = market().techs(1, "horseback_riding").token(1, "silk")
    t.run(Rounds()).play("pass", "pass")
    assert (t.asked, t.seat) == ("trade", 1)
    assert min(t.s.trade) > 0


@pytest.mark.rule("C-TRD-04", "C-TRD-06")
def test_an_ability_of_the_trade_phase_is_used_before_or_after_bargaining() -> None:
    t = market().techs(0, "horseback_riding").token(0, "silk").run(Rounds())
    t.play("start_of_turn=pass", "start_of_turn=pass")
    assert (t.asked, t.seat) == ("trade", 0)
    assert "use-horseback_riding" in t.offered
    t.play("trade=pass", "offer_to=pass", "offer_to=pass")
    assert (t.asked, t.seat) == ("trade", 0)
    trade = t.s.trade
    t.play("use-horseback_riding")
    assert t.s.trade == (trade[0] + 9, trade[1] + 6)
    assert t.asked == "city_management", "once per turn"


@pytest.mark.rule("C-TRD-04")
def test_silk_that_was_bargained_for_can_be_used_in_the_same_phase() -> None:
    t = market().techs(0, "horseback_riding").token(1, "silk").run(Rounds())
    t.play("start_of_turn=pass", "start_of_turn=pass")
    assert t.asked == "offer_to"
    t.play("offer_to=pass", "offer_to=1", "offer_give=pass", "silk", "offer_want=pass", "accept")
    t.play("offer_to=pass")
    assert "use-horseback_riding" in t.offered


@pytest.mark.rule("C-TRD-03")
def test_cards_add_to_the_trade_that_is_collected() -> None:
    t = market("off")
    plain = t.run(Rounds()).play("pass", "pass").s.trade[0]
    t = market("off").wonder(0, "great_lighthouse", "b15")
    lost = 1  # the desert under the wonder
    assert t.run(Rounds()).play("pass", "pass").s.trade[0] == plain - lost + 2, "two lakes"
