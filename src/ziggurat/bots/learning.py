"""Learning from self-play who is likely to win, for any game.

A game plays games of its own bots and keeps, of some positions, the figures of all seats and the
winner (`Lesson`). To these the weights of a judge are fitted (bots/fitting.py). One game in ten is
held back: it tells how well the weights do on games they were not made from. bots/calibration.py
says whether to trust them.
"""

import argparse
import json
import multiprocessing
import sys
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import log
from pathlib import Path
from typing import Any, Final, NamedTuple

from ziggurat.bots.judge import Judge

_HELD_BACK: Final = 10  # one game of so many


class Lesson(NamedTuple):
    """A position in figures, by seat, and who won. Each kind of game has weights of its own."""

    seats: Sequence[Sequence[float]]
    winner: int
    kind: str = ""


Play = Callable[[int], list[Lesson]]  # one game by its seed, and what it teaches


def _played(play: Play, games: int, seed: int, jobs: int) -> Iterator[tuple[int, Lesson]]:
    """What is taught, with the number of the game."""
    seeds = range(seed, seed + games)
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        for number, found in enumerate(pool.imap(play, seeds, chunksize=8)):
            if not number % 50:
                print(f"{number} of {games} games", end="\r", file=sys.stderr, flush=True)
            for lesson in found:  # many of them are kept
                yield number, lesson._replace(seats=[array("f", row) for row in lesson.seats])


def learn(
    play: Play,
    figures: Sequence[str],
    out: Path,
    what: str,
    units: int = 0,
    besides: Mapping[str, Any] | None = None,
    kinds: Sequence[str] = ("",),
) -> None:
    """The command of a game: play, learn, tell how reliable it is, and write the weights of each
    kind of game; `besides` stands in the file too. Nothing is written if a kind taught nothing."""
    parser = argparse.ArgumentParser(description=what)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--units", type=int, default=units)
    parser.add_argument("--out", type=Path, default=out)
    wanted = parser.parse_args()
    if min(wanted.games, wanted.jobs, wanted.units + 1) < 1:
        parser.error("--games and --jobs are 1 or more, --units 0 or more")
    try:
        from ziggurat.bots import fitting  # here: games are played without numpy
    except ModuleNotFoundError:
        parser.error("learning needs numpy: pip install 'ziggurat[rl]'")
    taught: dict[str, list[Lesson]] = {}
    held_back: dict[str, list[Lesson]] = {}
    for number, lesson in _played(play, wanted.games, wanted.seed, wanted.jobs):
        table = taught if number % _HELD_BACK else held_back
        table.setdefault(lesson.kind, []).append(lesson)
    tables = {}
    for kind in kinds:
        if kind not in taught:
            parser.error(f"no game taught anything {kind and f'of {kind} '}yet: play more --games")
        lessons = fitting.by_size(taught[kind])
        tables[kind] = fitting.fitted(lessons, figures, wanted.units, wanted.seed)
        judge = Judge(tables[kind], figures)
        print(f"{kind or 'all'}: {len(taught[kind])} positions to learn from")
        for those in fitting.by_size(held_back.get(kind, [])):
            told = f"{fitting.surprise(judge, those):.3f} (no idea: {log(those.players):.3f})"
            print(f"{those.players} players: {told}, {len(those)} positions held back")
    made = {
        "made_by": f"learning --games {wanted.games} --seed {wanted.seed}",  # add the revision
        **(besides or {}),
        "weights": tables.get("", tables),
    }
    wanted.out.write_text(as_text(made), "utf-8")


def as_text(made: Any, indent: str = "") -> str:
    """JSON with a line for each list of numbers."""
    if not isinstance(made, dict) or not made:
        return json.dumps(made)
    inner = indent + " "
    lines = [f"{inner}{json.dumps(key)}: {as_text(made[key], inner)}" for key in made]
    return "{\n" + ",\n".join(lines) + f"\n{indent}}}" + ("" if indent else "\n")
