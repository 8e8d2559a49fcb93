"""Tune the manner of veteran by games against itself.

    python -m ziggurat.games.dawn.bots.tuning --edition base --pairs 20000 --out tuned.json

Each pair of games is played between two manners that differ a little in every figure, this way in
one and that way in the other, on the same seed with seats changed. The one that wins more pulls all
figures a little its way. Over many pairs that finds the figures that matter; the others wander a
little (simultaneous perturbation). The steps become smaller towards the end. What was reached is
written now and then, and a run that was stopped goes on from there.
"""

import argparse
import json
import multiprocessing
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from ziggurat.core.match import Match
from ziggurat.games.dawn.bots.manner import MANNERS, Manner, read
from ziggurat.games.dawn.bots.veteran import VeteranBot
from ziggurat.games.dawn.content import BASE, TERRA
from ziggurat.games.dawn.form import BUILT_MAP
from ziggurat.games.dawn.game import DAWN

_SHARE: Final = 0.15  # of a figure, by which the two manners differ from it
_LEAST: Final = 0.1  # the same for small figures
_STEP: Final = 0.12  # of that, which a pair of games moves it, at first
_AT_ONCE: Final = 16  # pairs played from one manner
_DIGITS: Final = 4  # as the file has them, so that a run that was stopped goes on as it would have
_ROUNDS: Final = 100
_MAPS: Final[dict[str, dict[str, str]]] = {BASE: {"map": BUILT_MAP}, TERRA: {}}

# Figures that do not become less: divisors, and odds below which people call an attack hopeless.
_BOUNDS: Final = {"soon": 0.1, "spread": 0.1, "fort": 0.25}
_FEWEST: Final = 0.05  # turns

Figures = dict[str, float]


class Pair(NamedTuple):
    """Two games to be played between manners that differ from these figures; the seed says which
    way each figure is changed."""

    edition: str
    figures: Figures
    seed: int


def flat(manner: Manner) -> Figures:
    """All figures of a manner by name."""
    return manner.weights | {f"turns.{agenda}": turns for agenda, turns in manner.turns.items()}


def whole(figures: Figures) -> Manner:
    """The manner that has these figures, within their bounds."""
    weights: Figures = {}
    turns: Figures = {}
    for name, value in figures.items():
        _, dot, agenda = name.partition(".")
        if dot:
            turns[agenda] = max(_FEWEST, value)
        else:
            weights[name] = max(_BOUNDS.get(name, value), value)
    return Manner(weights, turns)


def _ways(pair: Pair) -> dict[str, int]:
    """Which way each figure is changed in the first manner."""
    drawn = random.Random(pair.seed)
    return {name: drawn.choice((-1, 1)) for name in sorted(pair.figures)}


def _width(value: float) -> float:
    return max(_LEAST, _SHARE * abs(value))


def _played(pair: Pair) -> float:
    """How much more often the first manner won than the second, from -1 to 1."""
    ways = _ways(pair)
    manners = [
        whole({n: v + sign * ways[n] * _width(v) for n, v in pair.figures.items()})
        for sign in (1, -1)
    ]
    return sum(_first_wins(pair, manners, seat) for seat in range(2)) / 2


def _first_wins(pair: Pair, manners: list[Manner], first: int) -> float:
    match = Match(DAWN, {"edition": pair.edition, "players": 2, **_MAPS[pair.edition]}, pair.seed)
    bots = [
        VeteranBot(pair.seed * 2 + seat, looks=False, manner=manners[(seat + first) % 2])
        for seat in range(2)
    ]
    drawn = random.Random(pair.seed)
    while (ask := match.ask) is not None and match.state.round < _ROUNDS:
        if match.state.round:
            match.answer(bots[ask.player].choose(match.state))
        else:  # the land is laid by chance, which is quick
            match.answer(drawn.choice(ask.options))
    winners = match.state.winners()
    if len(winners) != 1:
        return 0.0
    return 1.0 if winners[0] == first else -1.0


def tuned(edition: str, figures: Figures, begun: int, pairs: int, jobs: int) -> Iterator[Figures]:
    """The figures after each few pairs; the first are those of pair `begun`."""
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        for done in range(begun, pairs, _AT_ONCE):
            batch = [Pair(edition, figures, done + number) for number in range(_AT_ONCE)]
            step = _STEP * (1 - 0.9 * done / pairs)
            moved = dict(figures)
            for pair, result in zip(batch, pool.imap(_played, batch), strict=True):
                for name, way in _ways(pair).items():
                    moved[name] += step * result * way * _width(figures[name])
            rounded = {name: round(value, _DIGITS) for name, value in moved.items()}
            figures = flat(whole(rounded))
            yield figures


def main() -> None:
    """Play, tune, and write the manner of one edition into a file with those of both."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--edition", choices=(BASE, TERRA), default=BASE)
    parser.add_argument("--pairs", type=int, default=20_000)
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--out", type=Path, required=True)
    wanted = parser.parse_args()
    if min(wanted.pairs, wanted.jobs) < 1:
        parser.error("--pairs and --jobs are 1 or more")
    manners, begun = dict(MANNERS), 0
    if wanted.out.exists():
        try:
            text = wanted.out.read_text("utf-8")
            manners, begun = read(text), int(json.loads(text)["pairs"])
            if set(manners) != set(MANNERS):
                raise ValueError("not of both editions")
        except (OSError, ValueError, KeyError, TypeError, AttributeError):
            parser.error(f"{wanted.out} is no file of this command")
    first = flat(manners[wanted.edition])
    better = tuned(wanted.edition, first, begun, wanted.pairs, wanted.jobs)
    for number, figures in enumerate(better, 1):
        done = begun + number * _AT_ONCE
        print(f"{done} of {wanted.pairs} pairs", end="\r", file=sys.stderr, flush=True)
        manners[wanted.edition] = whole(figures)
        wanted.out.write_text(_as_text(manners, done), "utf-8")


def _as_text(manners: dict[str, Manner], pairs: int) -> str:
    tables: dict[str, Any] = {
        edition: {"weights": manner.weights, "turns": manner.turns}
        for edition, manner in manners.items()
    }
    return json.dumps({"pairs": pairs, "manners": tables}, indent=1) + "\n"


if __name__ == "__main__":
    main()
