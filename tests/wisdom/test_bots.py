"""Bots of the second game finish their games, and every position on the way is sound."""

from itertools import product
from random import Random

import pytest

from tests.wisdom.table import arrange
from ziggurat.bots.belief import belief
from ziggurat.bots.simple import RandomBot
from ziggurat.core.flow import NOBODY, PASS, Ask
from ziggurat.core.match import Match
from ziggurat.games.registry import plugin_named
from ziggurat.games.wisdom.bots.builder import BuilderBot
from ziggurat.games.wisdom.bots.plans import PLANS
from ziggurat.games.wisdom.conservation import violations
from ziggurat.games.wisdom.content import TRADE_PHASE
from ziggurat.games.wisdom.game import WISDOM
from ziggurat.games.wisdom.rules.bargaining import Bargain
from ziggurat.sim.games import Job, simulate


@pytest.mark.parametrize("plan", PLANS)
def test_a_builder_plays_by_its_plan_and_breaks_nothing(plan: str) -> None:
    match = Match(WISDOM, {"players": 2}, seed=1)
    bots = [BuilderBot(seat, plan) for seat in range(2)]
    source = Random(1)
    for number in range(250):
        ask = match.ask
        assert ask is not None
        match.answer(bots[ask.player].choose(belief(WISDOM, match.state, ask.player, source)))
        assert number % 10 or violations(match.state) == []
    assert match.state.round > 2


def test_builders_finish_a_game() -> None:
    match = Match(WISDOM, {"players": 2}, seed=2)
    bots = [BuilderBot(seat) for seat in range(2)]
    while (ask := match.ask) is not None and match.state.round <= 80:
        match.answer(bots[ask.player].choose(match.state))
    assert match.state.won_by


def test_the_bots_of_the_game_are_listed() -> None:
    known = plugin_named("wisdom").bots({"random": object, "greedy": object, "sage": object})
    assert list(known) == ["random", "builder", "greedy", "steward", "sage"]


def bargain(*items: str) -> str:
    """What a builder answers to an offer. Items before "for" are given, those behind it wanted."""
    t = arrange("americans", "germans").dial(0, trade=9).dial(1, trade=9)
    t.s.setup = {**t.s.setup, "bargaining": "simple"}
    t.s.phase, t.s.active = TRADE_PHASE, NOBODY
    t.run(Bargain()).play("offer_to=1")
    for item in items:
        if item != "for":
            t.play(item)
        elif t.asked == "offer_give":
            t.play("pass")
    if t.asked == "offer_want":
        t.play("pass")
    assert t.asked == "answer_offer"
    assert t.seat == 1
    assert isinstance(t.s.pending, Ask)
    return WISDOM.name(t.s, t.s.pending, BuilderBot(0).choose(t.s))


def test_a_builder_accepts_what_helps_it_and_refuses_else() -> None:
    assert bargain("trade-3", "for") == "accept"
    assert bargain("trade-3", "for", "trade-1") == "accept"
    assert bargain("trade-1", "for", "trade-3") == "refuse"
    assert bargain("for", "trade-3") == "refuse"


def test_a_builder_makes_no_offers() -> None:
    match = Match(WISDOM, {"players": 2, "bargaining": "full"}, seed=3)
    bots = [BuilderBot(seat) for seat in range(2)]
    while (ask := match.ask) is not None and match.state.round < 4:
        option = bots[ask.player].choose(match.state)
        assert ask.prompt.name != "offer_to" or option == PASS
        match.answer(option)


@pytest.mark.parametrize("plan", PLANS)
def test_each_plan_wins_by_its_own_victory(plan: str) -> None:
    """Against somebody who picks at random, in one of a few games."""
    reasons = []
    for seed in range(1, 7):
        match = Match(WISDOM, {"players": 2}, seed)
        bots = [BuilderBot(seed, plan), RandomBot(seed)]
        while (ask := match.ask) is not None and match.state.round < 60:
            match.answer(bots[ask.player].choose(match.state))
        reasons.append(match.state.end_reason)
        if reasons[-1] == plan and match.state.won_by == (0,):
            return
    pytest.fail(f"{plan}: {reasons}")


def test_games_of_each_size_end_sound_and_show_some_of_every_kind() -> None:
    outcomes = []
    for players, seed in product((2, 3, 4, 5), (1, 2)):
        setup = WISDOM.checked_setup({"players": players})
        job = Job("wisdom", setup, seed, "builder,random", rounds=0, check=True, watch=True)
        outcomes.append(simulate(job))
    assert all(outcome.finished for outcome in outcomes)
    assert not any(outcome.violations for outcome in outcomes)
    found = plugin_named("wisdom").study().coverage({}, (x for o in outcomes for x in o.seen))
    for kind, names in found.items():
        assert len(names["seen"]) >= len(names["unseen"]) / 3, (kind, names["unseen"])
