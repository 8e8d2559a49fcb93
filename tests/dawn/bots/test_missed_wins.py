"""Turns in which an earlier sage passed over a win of at least 90 %: now it takes nearly all.

`missed_wins.jsonl` has the beginnings of games between sage and steward, in both editions, each
with the moments (`at`: answers given before) at which `games/dawn/bots/missed.py` found such a win.
"""

import json
from pathlib import Path
from random import Random
from typing import Final

from ziggurat.bots.futures import settle
from ziggurat.bots.sage import SageBot
from ziggurat.core.flow import Ask
from ziggurat.core.records import replayed
from ziggurat.games.dawn.bots.endgame import missing
from ziggurat.games.dawn.bots.steward import StewardBot
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.state import State

SUITE: Final = Path(__file__).with_name("missed_wins.jsonl")
SHARE: Final = 0.95


def positions() -> list[State]:
    found = []
    for line in SUITE.read_text("utf-8").splitlines():
        game = json.loads(line)
        moments = set(game["at"])
        for count, match in enumerate(replayed(DAWN, game)):
            if count in moments:
                found.append(match.state.clone())
    return found


def is_won(s: State, seed: int) -> bool:
    """Does sage have all it needs when its turn is over? It thinks very little here: what it finds
    it finds by looking for the win."""
    seat, turn = s.turn, (s.round, s.turn)
    sage, rival, source = SageBot(seed, nodes=2, seconds=0), StewardBot(seed), Random(seed)
    while missing(s, seat) > 0 and isinstance(s.pending, Ask) and (s.round, s.turn) == turn:
        s.play((sage if s.pending.player == seat else rival).choose(s))
        settle(s, source)
    return missing(s, seat) <= 0 or seat in s.won_by


def test_sage_takes_the_wins_it_once_passed_over() -> None:
    suite = positions()
    assert len(suite) >= 60
    assert all(isinstance(s.pending, Ask) and s.pending.player == s.turn for s in suite)
    won = sum(is_won(s, seed) for seed, s in enumerate(suite))
    assert won >= SHARE * len(suite)
