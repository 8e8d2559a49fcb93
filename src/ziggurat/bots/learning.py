"""Learning from self-play how much each figure of a seat says about who wins, for any game.

A game plays games of its own bots and keeps, of some positions, the figures of all seats and the
winner (`Lesson`). The weights are those under which the winners were most likely (a softmax over
the seats), found by stochastic gradient descent. One game in ten is held back: it tells how well
the weights do on games they were not made from. bots/calibration.py says whether to trust them.
"""

import argparse
import json
import multiprocessing
import random
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import exp, log
from pathlib import Path
from typing import Any, Final, NamedTuple

_PASSES: Final = 4
_RATE: Final = 0.02
_KEEP_SMALL: Final = 1e-5
_HELD_BACK: Final = 10  # one game of so many


class Lesson(NamedTuple):
    """A position in figures, by seat, and who won. Each kind of game has weights of its own."""

    seats: list[list[float]]
    winner: int
    kind: str = ""


Play = Callable[[int], list[Lesson]]  # one game by its seed, and what it teaches


def likelihoods(weights: Sequence[float], lesson: Lesson) -> list[float]:
    """Each seat's chance to win."""
    scores = [sum(map(float.__mul__, weights, seat)) for seat in lesson.seats]
    best = max(scores)
    powers = [exp(score - best) for score in scores]
    return [power / sum(powers) for power in powers]


def fitted(taught: list[Lesson], figures: int, seed: int) -> list[float]:
    """The weights of so many figures under which the winners were most likely."""
    drawn = random.Random(seed)
    weights = [0.0] * figures
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


def _played(play: Play, games: int, seed: int, jobs: int) -> Iterator[list[Lesson]]:
    seeds = range(seed, seed + games)
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        for number, found in enumerate(pool.imap(play, seeds, chunksize=8), 1):
            if number % 50 == 0:
                print(f"{number} of {games} games", end="\r", file=sys.stderr, flush=True)
            yield found


def _report(name: str, weights: list[float], taught: Sequence[Lesson]) -> None:
    for players in (2, 3, 4, 5):
        those = [lesson for lesson in taught if len(lesson.seats) == players]
        if those:
            told = f"{surprise(weights, those):.3f} (no idea: {log(players):.3f})"
            print(f"{name}, {players} players: {told}")


def learn(
    play: Play,
    figures: Sequence[str],
    out: Path,
    what: str,
    besides: Mapping[str, Any] | None = None,
) -> None:
    """The command of a game: play, learn, tell how reliable it is, and write the weights; `besides`
    stands in the file too."""
    parser = argparse.ArgumentParser(description=what)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--out", type=Path, default=out)
    wanted = parser.parse_args()
    games = list(_played(play, wanted.games, wanted.seed, wanted.jobs))
    tables = {}
    for kind in sorted({lesson.kind for game in games for lesson in game}):
        those = [[lesson for lesson in game if lesson.kind == kind] for game in games]
        held_back = [
            x for number, game in enumerate(those) if not number % _HELD_BACK for x in game
        ]
        taught = [x for number, game in enumerate(those) if number % _HELD_BACK for x in game]
        weights = fitted(taught, len(figures), wanted.seed)
        print(f"{kind or 'all'}: {len(taught)} positions to learn from, {len(held_back)} held back")
        _report("learnt", weights, taught)
        _report("held back", weights, held_back)
        tables[kind] = dict(zip(figures, (round(w, 3) for w in weights), strict=True))
    made = {
        "made_by": f"learning --games {wanted.games} --seed {wanted.seed}",  # add the revision
        **(besides or {}),
        "weights": tables[""] if set(tables) == {""} else tables,
    }
    wanted.out.write_text(json.dumps(made, indent=1) + "\n", "utf-8")
