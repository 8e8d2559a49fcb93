"""Learn from self-play how much each figure of a seat says about who wins.

    python -m ziggurat.games.dawn.bots.learning --games 4000 --jobs 2

The strategist and the automaton play each other in both editions, now and then giving an answer by
chance so that more kinds of positions come up. Of some turns the figures of all seats are kept with
the winner; the weights are those under which the winners were most likely (a softmax over the
seats), found by stochastic gradient descent. Cut games teach nothing.
"""

import argparse
import json
import multiprocessing
import random
import sys
from collections.abc import Iterable, Iterator
from math import exp, log
from pathlib import Path
from typing import Final, NamedTuple

from ziggurat.core.match import Match
from ziggurat.games.dawn.bots.automaton import AutomatonBot
from ziggurat.games.dawn.bots.figures import FIGURES, figures
from ziggurat.games.dawn.bots.steward import StewardBot
from ziggurat.games.dawn.content import BASE, TERRA
from ziggurat.games.dawn.game import DAWN

# How often each kind of game is played, of seven.
_SETUPS: Final = (
    *[(TERRA, 2)] * 3,
    (TERRA, 4),
    (TERRA, 3),
    (BASE, 2),
    (BASE, 4),
)
_ROUNDS: Final = 100
_KEPT: Final = 0.3  # share of the turns that are kept
_STRATEGISTS: Final = 0.8  # share of the seats that the strategist holds
_STRAYING: Final = 0.1  # at most this share of a seat's answers is drawn
_PASSES: Final = 4
_RATE: Final = 0.02
_KEEP_SMALL: Final = 1e-5


class Lesson(NamedTuple):
    """A position in figures, by seat, and who won."""

    seats: list[list[float]]
    winner: int


def lessons(seed: int) -> list[Lesson]:
    """One game and what it teaches."""
    drawn = random.Random(seed)
    edition, players = _SETUPS[seed % len(_SETUPS)]
    match = Match(DAWN, {"edition": edition, "players": players}, seed)
    kinds = [StewardBot if drawn.random() < _STRATEGISTS else AutomatonBot for _ in range(players)]
    bots = [kind(seed * players + seat) for seat, kind in enumerate(kinds)]
    straying = [drawn.random() * _STRAYING for _ in range(players)]
    kept: list[list[list[float]]] = []
    turn = (0, 0)
    while (ask := match.ask) is not None and match.state.round < _ROUNDS:
        s = match.state
        if s.round and (s.round, s.turn) != turn:
            turn = (s.round, s.turn)
            if drawn.random() < _KEPT:
                kept.append([figures(s, seat) for seat in range(players)])
        if drawn.random() < straying[ask.player]:
            match.answer(ask.options[int(drawn.random() * len(ask.options))])
        else:
            match.answer(bots[ask.player].choose(s))
    winners = match.state.winners()
    return [Lesson(seats, winners[0]) for seats in kept] if len(winners) == 1 else []


def likelihoods(weights: list[float], lesson: Lesson) -> list[float]:
    """Each seat's chance to win."""
    scores = [sum(map(float.__mul__, weights, seat)) for seat in lesson.seats]
    best = max(scores)
    powers = [exp(score - best) for score in scores]
    return [power / sum(powers) for power in powers]


def fitted(taught: list[Lesson], seed: int) -> list[float]:
    """The weights under which the winners were most likely."""
    drawn = random.Random(seed)
    weights = [0.0] * len(FIGURES)
    order = list(range(len(taught)))
    for done in range(_PASSES):
        drawn.shuffle(order)
        rate = _RATE * (1 - done / _PASSES)
        for number in order:
            lesson = taught[number]
            for seat, chance in enumerate(likelihoods(weights, lesson)):
                push = rate * ((seat == lesson.winner) - chance)
                seen = lesson.seats[seat]
                weights = [w + push * x for w, x in zip(weights, seen, strict=True)]
            weights = [w * (1 - _KEEP_SMALL) for w in weights]
    return weights


def surprise(weights: list[float], taught: list[Lesson]) -> float:
    """How unexpected the winners were on average: log 2 with two seats and no idea, 0 at best."""
    return -sum(log(likelihoods(weights, x)[x.winner]) for x in taught) / len(taught)


def _played(games: int, seed: int, jobs: int) -> Iterator[list[Lesson]]:
    seeds = range(seed, seed + games)
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        for number, found in enumerate(pool.imap(lessons, seeds, chunksize=8), 1):
            if number % 50 == 0:
                print(f"{number} of {games} games", end="\r", file=sys.stderr, flush=True)
            yield found


def _report(name: str, weights: list[float], taught: Iterable[Lesson]) -> None:
    for players in (2, 3, 4):
        those = [lesson for lesson in taught if len(lesson.seats) == players]
        if those:
            none = log(players)
            print(
                f"{name}, {players} players: {surprise(weights, those):.3f} (no idea: {none:.3f})"
            )


def main() -> None:
    """Play, learn, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--out", type=Path, default=Path(__file__).with_name("weights.json"))
    wanted = parser.parse_args()
    games = list(_played(wanted.games, wanted.seed, wanted.jobs))
    held_back = [lesson for number, game in enumerate(games) if number % 10 == 0 for lesson in game]
    taught = [lesson for number, game in enumerate(games) if number % 10 for lesson in game]
    weights = fitted(taught, wanted.seed)
    print(f"{len(taught)} positions to learn from, {len(held_back)} held back")
    _report("learnt", weights, taught)
    _report("held back", weights, held_back)
    told = {
        "made_by": f"learning --games {wanted.games} --seed {wanted.seed}",  # add the revision
        "sureness": {BASE: {}, TERRA: {}},  # to be measured anew (bots/calibration.py)
        "weights": dict(zip(FIGURES, (round(w, 3) for w in weights), strict=True)),
    }
    wanted.out.write_text(json.dumps(told, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
