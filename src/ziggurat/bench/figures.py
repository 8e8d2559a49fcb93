"""All figures of a run: who is measured, in which order, and what the measurements say."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any, Final

from ziggurat.bench.builds import COMPILED, INTERPRETED, Worker, builds
from ziggurat.bench.ours import ALL, Growth
from ziggurat.bench.subjects import PEERS, bench_of
from ziggurat.games.study import Bench

BAR_PEER: Final = "catanatron"
RATES: Final = {"answers": "answers_per_s", "copies": "clones_per_s", "options": "options_per_s"}
_TURNS: Final = 5  # each is measured so often, in turn with the others

Figures = dict[str, float | None]


@dataclass(slots=True)
class Contestant:
    """One subject in one process, and what was measured of it."""

    subject: str
    worker: Worker
    found: Figures = field(default_factory=dict)
    growth: Growth = field(default_factory=dict)
    answers: int = 0
    games: int = 0
    playing: float = 0.0  # seconds

    def measure(self, figure: str, seconds: float, seed: int) -> None:
        """Take a figure. Copies and lists of options are those of the same positions in every
        turn, and the best rate is kept; games differ, and all of them count. Nothing is found of
        an engine that is not installed."""
        told = self.worker.ask(self.subject, figure, seconds, seed)
        if "growth" in told:
            for name, sums in told["growth"].items():
                before = self.growth.get(name, [0] * len(sums))
                self.growth[name] = [a + b for a, b in zip(before, sums, strict=True)]
        elif "bytes" in told:
            self.found["bytes_per_state"] = told["bytes"] and round(told["bytes"])
        elif "count" in told:
            key = RATES[figure]
            rate = max(self.found.get(key) or 0.0, told["count"] / told["seconds"])
            if told["games"]:
                self.games += told["games"]
                self.answers += told["count"]
                self.playing += told["seconds"]
                rate = self.answers / self.playing
            self.found[key] = round(rate, 1)


@dataclass(frozen=True, slots=True)
class Step:
    """One measurement of one contestant."""

    contestant: Contestant
    figure: str
    turn: int = 0


Rows = dict[str, Contestant]


def figures(
    game: str, seconds: float, seed: int, track: Callable[[Sequence[Step]], Iterable[Step]]
) -> dict[str, Any]:
    """Measure everything, as JSON data. The steps go through `track`, which may show how far we
    are."""
    bench = bench_of(game)
    with ExitStack() as opened:

        def worker(build: str) -> Worker:
            return opened.enter_context(Worker(build, game))

        ours: dict[str, Rows] = {}
        for build in builds():
            process = worker(build)
            ours[build] = {name: Contestant(name, process) for name in bench.subjects}
        peers = {name: Contestant(name, worker(INTERPRETED)) for name in PEERS}
        for step in track(_steps(bench, list(ours.values()), peers)):
            step.contestant.measure(step.figure, seconds / _TURNS, seed + step.turn)
    count_games([*ours.values(), peers])
    theirs = {name: peer.found for name, peer in peers.items() if peer.found}
    mine = {build: {name: rows[name].found for name in bench.shown} for build, rows in ours.items()}
    return {
        "bar_setup": bench.bar,
        "seconds": seconds,
        "seed": seed,
        "builds": {build: mine.get(build) for build in (INTERPRETED, COMPILED)},
        "peers": {name: theirs.get(name) for name in PEERS},
        "ratios": {
            build: {name: ratios(rows[bench.bar], their) for name, their in theirs.items()}
            for build, rows in mine.items()
        },
        "bars": bars(bench, {build: rows[bench.bar] for build, rows in mine.items()}, theirs),
        "growth": {build: growth(bench, rows) for build, rows in ours.items()},
    }


def _steps(bench: Bench, ours: list[Rows], peers: Rows) -> list[Step]:
    """Everyone in turn, then everyone again: a slow moment of the machine hits all alike."""
    measured = [rows[name] for name in bench.shown for rows in ours] + list(peers.values())
    growing = [rows[name] for name in bench.growing for rows in ours]
    return [
        *(
            Step(one, figure, turn)
            for figure in RATES
            for turn in range(_TURNS)
            for one in measured
        ),
        *(Step(one, "weight") for one in measured),
        *(Step(one, "growth", turn) for turn in range(_TURNS) for one in growing),
    ]


def count_games(tables: list[Rows]) -> None:
    """Games per second: answers per second by the length of a game, which is the same in every
    build and therefore averaged over all that were played."""
    for name in {name for rows in tables for name in rows}:
        same = [rows[name] for rows in tables if name in rows]
        answers, games = sum(one.answers for one in same), sum(one.games for one in same)
        for one in same:
            if rate := one.found.get("answers_per_s"):
                one.found["games_per_s"] = round(rate * games / answers, 2)


def ratios(mine: Figures, theirs: Figures) -> Figures:
    """How many times theirs ours is; of memory, how many times ours theirs is."""
    return {
        **{key: _ratio(mine[key], theirs[key]) for key in RATES.values()},
        "bytes_per_state": _ratio(theirs["bytes_per_state"], mine["bytes_per_state"]),
    }


def _ratio(a: float | None, b: float | None) -> float | None:
    return round(a / b, 3) if a and b else None


def bars(
    bench: Bench, mine: dict[str, Figures], theirs: dict[str, Figures]
) -> list[dict[str, Any]]:
    """Each bar, what was measured, and whether that is enough; None where it was not measured."""
    found: list[dict[str, Any]] = []
    for build, wanted in bench.bars.items():
        measured = (
            ratios(mine[build], theirs[BAR_PEER]) if build in mine and BAR_PEER in theirs else {}
        )
        for key, least in wanted.items():
            ratio = measured.get(key)
            met = None if ratio is None else ratio >= least
            found.append(
                {"build": build, "figure": key, "at_least": least, "ratio": ratio, "met": met}
            )
    return found


def growth(bench: Bench, rows: Rows) -> dict[str, dict[str, dict[str, float]]]:
    """Microseconds of an answer and of a copy: by the setups
    that grow; and of the one that is compared, by its stretches."""
    bar = rows[bench.bar].growth
    groups = {
        group: {name: bar[name] for name in names if name in bar}
        for group, names in bench.stretches.items()
    }
    if bench.growing:
        setups = {name: rows[subject].growth[ALL] for subject, name in bench.growing.items()}
        groups = {"players": setups, **groups}
    return {
        group: {name: _costs(*sums) for name, sums in names.items()}
        for group, names in groups.items()
    }


def _costs(answering: float, answers: float, copying: float, copies: float) -> dict[str, float]:
    return {
        "us_per_answer": round(1e6 * answering / answers, 2),
        "us_per_copy": round(1e6 * copying / copies, 2),
    }
