"""Bots give offered answers, always the same ones, and the builder builds."""

import pytest

from ziggurat.bots import bots_of
from ziggurat.bots.specs import maker
from ziggurat.core.match import Match
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.state import State

QUICK = {"sage": "sage:nodes=6,seconds=0,rounds=1"}  # no clock: the same seed, the same answers


def played(bot: str, edition: str, seed: int, rounds: int) -> Match[State]:
    match = Match(DAWN, {"edition": edition, "players": 3}, seed)
    bots = [maker(QUICK.get(bot, bot))(seed * 3 + seat) for seat in range(3)]
    while match.ask is not None and match.state.round <= rounds:
        match.answer(bots[match.ask.player].choose(match.state))
    return match


@pytest.mark.parametrize("edition", ["base", "terra-incognita"])
@pytest.mark.parametrize("bot", bots_of())
def test_a_bot_of_one_seed_plays_one_game(bot: str, edition: str) -> None:
    first = played(bot, edition, 5, 25)
    assert first.ask is None or first.state.round == 26
    assert played(bot, edition, 5, 25).answers == first.answers


def test_the_builder_builds_more_wonders_than_random_play() -> None:
    def wonders(bot: str) -> int:
        games = [played(bot, "terra-incognita", seed, 40) for seed in range(4)]
        return sum(mask.bit_count() for game in games for mask in game.state.wonders)

    assert wonders("builder") > 3 * wonders("random")


def test_an_eager_bot_passes_only_where_it_must() -> None:
    match = Match(DAWN, {"players": 2}, 1)
    bots = [bots_of()["eager"](seat) for seat in range(2)]
    for _ in range(300):
        ask = match.ask
        assert ask is not None
        answer = bots[ask.player].choose(match.state)
        assert answer != -1 or ask.options == (-1,)
        match.answer(answer)
