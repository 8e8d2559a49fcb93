"""No level gives an answer that was not offered, with any number of players, and the same seed
gives the same answers.

A few answers of the level against itself here; with ZIGGURAT_GAMES=200 so many whole games of it
against stewards, in every seat by turns, which takes hours. Then no more than one answer of twenty
may take two seconds of work. ZIGGURAT_SPEC plays the level otherwise in such games, sage with fewer
nodes for example.
"""

import os
import time
from random import Random

import pytest

from ziggurat.bots import Bot, bots_of
from ziggurat.bots.belief import belief
from ziggurat.bots.specs import maker
from ziggurat.core.match import Match
from ziggurat.games.wisdom.game import WISDOM
from ziggurat.games.wisdom.state import State

GAMES = int(os.environ.get("ZIGGURAT_GAMES", "0"))
SPEC = os.environ.get("ZIGGURAT_SPEC", "")
LEVELS = ("random", "eager", "builder", "greedy", "steward", "sage")
IN_SHORT = {"sage": "sage:nodes=2,seconds=0,rounds=1"}  # no clock: the same seed, the same answers
ANSWERS = {"greedy": 60, "sage": 24}  # of all seats; the others give more
ROUNDS = 120  # of a whole game
LATE = 2.0  # seconds


def seat_bots(level: str, seed: int, players: int) -> list[Bot]:
    """The level in one seat and stewards in the others; in a short game it sits everywhere."""
    spec = (SPEC or level) if GAMES else IN_SHORT.get(level, level)
    mine = (seed % players,) if GAMES else range(players)
    return [
        maker(spec if seat in mine else "steward", WISDOM.slug)(seed * players + seat)
        for seat in range(players)
    ]


def play(match: Match[State], bots: list[Bot], answers: int) -> list[float]:
    """Play on; how many seconds of work each answer of more than one was."""
    random, spent = Random(match.seed), []
    while (ask := match.ask) is not None and match.state.round <= ROUNDS and answers:
        answers -= 1
        seen = belief(WISDOM, match.state, ask.player, random)
        begun = time.thread_time()
        answer = bots[ask.player].choose(seen)
        spent += [time.thread_time() - begun] * (len(ask.options) > 1)
        assert answer in ask.options, (match.seed, len(match.answers), ask.prompt.name)
        match.answer(answer)
    return spent


def test_these_are_all_the_levels() -> None:
    assert tuple(bots_of(WISDOM.slug)) == LEVELS


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("level", LEVELS)
def test_answers_are_offered_ones(level: str, players: int) -> None:
    for seed in range(1, 1 + (GAMES or 1)):
        setup = {"players": players, "bargaining": ("off", "simple", "full")[seed % 3]}
        match = Match(WISDOM, setup, seed)
        answers = 1_000_000 if GAMES else ANSWERS.get(level, 200)
        spent = sorted(play(match, seat_bots(level, seed, players), answers))
        assert len(spent) > 10
        if GAMES:
            assert match.ask is None, f"seed {seed}: nobody has won after {ROUNDS} rounds"
            assert spent[len(spent) * 95 // 100] < LATE


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_answers(level: str) -> None:
    games = []
    for _ in range(2):
        match = Match(WISDOM, {"players": 3}, seed=4)
        bots = [maker(IN_SHORT.get(level, level), WISDOM.slug)(seat) for seat in range(3)]
        play(match, bots, 20 if level == "sage" else 40)
        games.append(match.answers)
    assert games[0] == games[1]
