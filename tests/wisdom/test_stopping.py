"""Whom to stop: the steward turns against a rival who is about to win."""

from tests.wisdom.table import Table, arrange
from ziggurat.core.flow import NOBODY, Ask
from ziggurat.core.rows import put
from ziggurat.games.wisdom.bots.steward import StewardBot
from ziggurat.games.wisdom.bots.stopping import leader
from ziggurat.games.wisdom.content import COINS_TO_WIN, TRADE_PHASE
from ziggurat.games.wisdom.game import WISDOM
from ziggurat.games.wisdom.rules.bargaining import Bargain
from ziggurat.games.wisdom.rules.loot import Plunder


def answer(t: Table) -> str:
    """What a steward answers."""
    assert isinstance(t.s.pending, Ask)
    return WISDOM.name(t.s, t.s.pending, StewardBot(1).choose(t.s))


def rich(t: Table, seat: int) -> Table:
    """One coin is missing to a seat's victory."""
    tokens = t.s.coin_tokens[seat]
    more = COINS_TO_WIN - 1 - t.coins(seat)
    t.s.coin_tokens = put(t.s.coin_tokens, seat, (tokens[0] + more, *tokens[1:]))
    return t


def test_who_is_about_to_win_is_the_one_to_stop() -> None:
    t = arrange("americans", "germans", "romans")
    assert leader(t.s, 0) == (NOBODY, "")
    assert leader(rich(t, 2).s, 0) == (2, "economic")
    assert leader(t.s, 2) == (NOBODY, ""), "nobody stops himself"
    assert leader(rich(t, 0).s, 0) == (NOBODY, "")


def test_the_last_space_of_the_culture_track_is_seen_too() -> None:
    t = arrange("americans", "germans").dial(1, trade=20, culture=20, track=20)
    assert leader(t.s, 0) == (1, "culture")


def fair(rival_is_rich: bool) -> Table:
    """Two armies of the Americans beside an army of the Germans, which they may well beat: but
    there are new tiles to discover, too."""
    t = arrange("americans", "germans").techs(0, "sailing").techs(1, "sailing")
    t.army(0, "d13", 2).army(1, "d14").units(0, *["infantry-2-2"] * 3)
    t.units(1, *["infantry-2-2"] * 4)
    return (rich(t, 1) if rival_is_rich else t).begin("movement")


def attacks(t: Table) -> bool:
    t.play("move-d13")
    while t.asked in ("choose_group", "choose_step"):
        name = answer(t)
        if name == "d14":
            return True
        t.play(name)
    return False


def test_it_fights_who_must_be_stopped_before_anything_else() -> None:
    assert not attacks(fair(rival_is_rich=False))
    assert attacks(fair(rival_is_rich=True))


def test_loot_takes_from_a_rival_what_it_wins_by() -> None:
    t = arrange("americans", "germans").dial(1, trade=9, culture=9)
    t.s.coin_tokens = put(t.s.coin_tokens, 1, (1, *t.s.coin_tokens[1][1:]))
    assert not answer(t.run(Plunder(0, 1, 1))).startswith("discard")
    t = rich(arrange("americans", "germans").dial(1, trade=9, culture=9), 1)
    assert answer(t.run(Plunder(0, 1, 1))).startswith("discard")


def test_an_event_hits_the_rival_who_must_be_stopped() -> None:
    for rival in (1, 2):
        t = rich(arrange("americans", "germans", "romans"), rival)
        t.event(0, "citizens_revolting_2").begin("start_of_turn").play("event-citizens_revolting_2")
        assert (t.asked, answer(t)) == ("aim_at_player", str(rival))


def offered_three_trade(t: Table) -> Table:
    t.dial(0, trade=9).dial(1, trade=9)
    t.s.setup = {**t.s.setup, "bargaining": "simple"}
    t.s.phase, t.s.active = TRADE_PHASE, NOBODY
    t.run(Bargain()).play("offer_to=1", "trade-3", "pass")
    assert (t.asked, t.seat) == ("answer_offer", 1)
    return t


def test_nobody_trades_with_who_must_be_stopped() -> None:
    assert answer(offered_three_trade(arrange("americans", "germans"))) == "accept"
    assert answer(offered_three_trade(rich(arrange("americans", "germans"), 0))) == "refuse"
