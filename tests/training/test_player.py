"""The trained player of examples/train: what it sees, and how it plays."""

import json
import random
import shlex
import sys
from functools import partial
from pathlib import Path

import pytest
from examples.train.player import WEIGHTS, position
from examples.train.policy import Learned, chances, read_weights
from examples.train.words import answer_words

from tests.patience import HANGING
from tests.random_play import played
from ziggurat.arena.executors import Here
from ziggurat.arena.schedule import Plan, fixtures
from ziggurat.bots import Bot, bots_of
from ziggurat.bots.outside import OutsideBot
from ziggurat.core.match import Match
from ziggurat.games.dawn.game import DAWN

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("seed", range(8))
def test_a_view_gives_the_same_words_as_the_position(seed: int) -> None:
    """In both editions, for 2 to 5 players: nothing is learnt that the player will not see."""
    for match in played(seed, answers=150):
        ask = match.ask
        if ask is None:
            break
        question = {
            "prompt": ask.prompt.name,
            "seat": ask.player,
            "options": [{"answer": option} for option in ask.options],
            "view": DAWN.view(match.state, ask.player),
        }
        seen = position(json.loads(json.dumps(question)))
        words = answer_words(match.state, ask)
        assert answer_words(seen, ask) == words
        assert all(words)


def test_chances_follow_the_worths() -> None:
    low, high = chances([0.0, 1.0])
    assert low + high == pytest.approx(1)
    assert high / low == pytest.approx(2.718281828)
    assert chances([1000.0, 1000.0]) == [0.5, 0.5]


def test_the_program_plays_in_the_arena_without_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    patient = partial(OutsideBot, seconds=HANGING)  # however slow the machine
    monkeypatch.setattr("ziggurat.bots.outside.OutsideBot", patient)
    learned = f"learned=cmd:{shlex.quote(sys.executable)} -m examples.train.player"
    setup = DAWN.checked_setup({"edition": "base", "players": 2})
    bots = {"learned": learned, "random": "random"}
    plan = Plan(DAWN.slug, setup, bots, games=2, seed=1, rounds=6)
    results = [result for result, _ in Here().played(fixtures(plan))]
    assert len(results) == 2
    assert all(result.faults == [0, 0] and result.rounds >= 6 for result in results)


def test_the_weights_in_the_project_beat_random_play() -> None:
    """It wins 97 of 100 (docs/training.md); of ten games it may lose two."""
    weights = read_weights(WEIGHTS)
    won = sum(_wins(weights, seed) for seed in range(10))
    assert won >= 8


def _wins(weights: dict[str, float], seed: int) -> bool:
    seat = random.Random(seed).randrange(2)
    bots: list[Bot] = [bots_of()["random"](seed), bots_of()["random"](seed)]
    bots[seat] = Learned(seed, weights)
    match = Match(DAWN, {"players": 2, "map": "built"}, seed)
    while match.ask is not None and match.state.round <= 100:
        match.answer(bots[match.ask.player].choose(match.state))
    return match.state.winners() == (seat,)
