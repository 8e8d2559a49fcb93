"""No level gives an answer that was not offered, with any number of players.

A short game of the level against itself here; with ZIGGURAT_GAMES=200 so many whole games of it
against stewards, in every seat by turns, which takes hours (docs/bots.md).
"""

import os

import pytest

from ziggurat.bots.specs import maker
from ziggurat.core.match import Match
from ziggurat.games.dawn.game import DAWN

LEVELS = ["random", "automaton", "greedy", "steward", "veteran", "sage"]
GAMES = int(os.environ.get("ZIGGURAT_GAMES", "0"))
IN_SHORT = {"sage": "sage:nodes=3,rounds=1"}
PLAYERS = [("base", 2), ("base", 3), ("base", 4)] + [("terra-incognita", n) for n in (2, 3, 4, 5)]


@pytest.mark.parametrize(("edition", "players"), PLAYERS)
@pytest.mark.parametrize("level", LEVELS)
def test_answers_are_offered_ones(level: str, edition: str, players: int) -> None:
    spec = level if GAMES else IN_SHORT.get(level, level)
    rounds = 300 if GAMES else 3
    for seed in range(GAMES or 1):
        match = Match(DAWN, {"edition": edition, "players": players}, seed)
        seats = [seed % players] if GAMES else range(players)
        bots = [
            maker(spec if seat in seats else "steward")(seed * players + seat)
            for seat in range(players)
        ]
        while (ask := match.ask) is not None and match.state.round <= rounds:
            answer = bots[ask.player].choose(match.state)
            assert answer in ask.options
            match.answer(answer)
