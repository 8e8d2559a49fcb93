"""Bots of the second game finish their games, and every position on the way is sound."""

from random import Random

import pytest

from ziggurat.bots.belief import belief
from ziggurat.core.match import Match
from ziggurat.games.registry import plugin_named
from ziggurat.games.wisdom.bots.builder import PLANS, BuilderBot
from ziggurat.games.wisdom.conservation import violations
from ziggurat.games.wisdom.game import WISDOM


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
    assert list(known) == ["random", "builder", "greedy", "sage"]
