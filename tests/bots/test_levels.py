"""No level gives an answer that was not offered, or gives it late, with any number of players.

A game of each here; ZIGGURAT_GAMES=200 plays so many of each, which takes hours.
"""

import os
import time

import pytest

from ziggurat.bots.specs import maker
from ziggurat.core.match import Match
from ziggurat.games.dawn.game import DAWN

LEVELS = ["random", "automaton", "greedy", "steward", "sage"]
IN_SHORT = {"sage": "sage:nodes=3,rounds=1"}
LATE = 2.0  # seconds; one answer of twenty may be
GAMES = int(os.environ.get("ZIGGURAT_GAMES", "0"))
PLAYERS = [("base", 2), ("base", 3), ("base", 4)] + [("terra-incognita", n) for n in (2, 3, 4, 5)]


@pytest.mark.parametrize(("edition", "players"), PLAYERS)
@pytest.mark.parametrize("level", LEVELS)
def test_answers_are_offered_ones_and_in_time(level: str, edition: str, players: int) -> None:
    spec = level if GAMES else IN_SHORT.get(level, level)
    rounds = 300 if GAMES else 3
    times: list[float] = []
    for seed in range(GAMES or 1):
        match = Match(DAWN, {"edition": edition, "players": players}, seed)
        bots = [maker(spec)(seed * players + seat) for seat in range(players)]
        while (ask := match.ask) is not None and match.state.round <= rounds:
            begun = time.perf_counter()
            answer = bots[ask.player].choose(match.state)
            times.append(time.perf_counter() - begun)
            assert answer in ask.options
            match.answer(answer)
    times.sort()
    assert times[int(len(times) * 0.95)] < LATE
