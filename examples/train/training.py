"""The course of a training: batches of games, learning from them, and measuring in between.

A training is told by its seed and the number of its updates alone: the processes it runs in and the
pauses it makes change nothing.
"""

import json
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final, Protocol, TypeVar

import numpy as np
from examples.train.learn import Memory, Table, learn, memory
from examples.train.lessons import FIRST, lesson_of
from examples.train.policy import Learned, Weights
from examples.train.self_play import self_play

from ziggurat.bots import Bot, bots_of
from ziggurat.bots.belief import belief
from ziggurat.core.match import Match

_SEEDS: Final = 1_000_000  # games of two trainings share no seed
_MEASURING: Final = 999_000_000  # nor do those that measure
_DUEL_ROUNDS: Final = 100  # a game that lasts longer counts as lost

Job = TypeVar("Job")
Done = TypeVar("Done")


class Players(Protocol):
    """Whoever plays games: `map`, or that of a pool of processes."""

    def __call__(self, work: Callable[[Job], Done], jobs: Iterable[Job], /) -> Iterable[Done]: ...


@dataclass(frozen=True, slots=True)
class Point:
    """A point of the learning curve: wins of so many games against each rival."""

    games: int  # of self-play before it
    measured: int
    wins: dict[str, int]


@dataclass(slots=True)
class Training:
    seed: int
    batch: int  # games of each update
    policy: Table = field(default_factory=Table)
    values: Table = field(default_factory=Table)
    updates: int = 0
    curve: list[Point] = field(default_factory=list)
    rounds: float = 0.0  # of the last batch's games, on average
    game: str = FIRST

    def update(self, players: Players) -> None:
        """Play a batch of games and learn from it."""
        weights, values = self.policy.as_dict(), self.values.as_dict()
        first = self.seed * _SEEDS + self.updates * self.batch
        jobs = [(weights, values, first + n, self.game) for n in range(self.batch)]
        played = list(players(remembered, jobs))
        learn(self.policy, self.values, [game for game, _ in played], self.updates)
        self.updates += 1
        self.rounds = sum(rounds for _, rounds in played) / len(played)

    def measure(self, players: Players, games: int) -> Point:
        """Play so many games against each rival, on the same seeds every time."""
        weights = self.policy.as_dict()
        rivals = lesson_of(self.game).rivals
        jobs = [(weights, rival, n, self.game) for rival in rivals for n in range(games)]
        won = list(players(duel, jobs))
        wins = {rival: sum(won[n * games : (n + 1) * games]) for n, rival in enumerate(rivals)}
        self.curve.append(Point(self.updates * self.batch, games, wins))
        return self.curve[-1]

    def save(self, path: Path) -> None:
        data = {
            "seed": self.seed,
            "batch": self.batch,
            "updates": self.updates,
            "rounds": self.rounds,
            "game": self.game,
            "policy": _plain(self.policy),
            "values": _plain(self.values),
            "curve": [asdict(point) for point in self.curve],
        }
        fresh = path.with_suffix(".new")
        fresh.write_text(json.dumps(data), encoding="utf-8")
        fresh.replace(path)  # a training that is killed leaves the last whole one


def saved(path: Path) -> Training:
    data = json.loads(path.read_text(encoding="utf-8"))
    return Training(
        data["seed"],
        data["batch"],
        _table(data["policy"]),
        _table(data["values"]),
        data["updates"],
        [Point(**point) for point in data["curve"]],
        data["rounds"],
        data.get("game", FIRST),
    )


def remembered(job: tuple[Weights, Weights, int, str]) -> tuple[Memory, int]:
    """Play a game against oneself: what to learn from, and how many rounds it had."""
    decisions, rounds = self_play(*job)
    return memory(decisions), rounds


def duel(job: tuple[Weights, str, int, str]) -> bool:
    """Play a game against a rival: is it won? Two games in a row have the same seed."""
    weights, rival, number, game = job
    lesson, seat, source = lesson_of(game), number % 2, Random(number)
    bots: list[Bot] = [bots_of(game)[rival](number), bots_of(game)[rival](number)]
    bots[seat] = Learned(number, weights, game)
    match: Match[Any] = Match(lesson.plugin.game, lesson.setup, _MEASURING + number // 2)
    while (ask := match.ask) is not None and lesson.plugin.turn(match.state)[0] <= _DUEL_ROUNDS:
        seen = belief(match.game, match.state, ask.player, source)
        match.answer(bots[ask.player].choose(seen))
    return tuple(match.state.winners()) == (seat,)


def _plain(table: Table) -> dict[str, Any]:
    rows = (table.weights, table.mean, table.square)
    return {"words": list(table.numbers), "rows": [r.tolist() for r in rows], "steps": table.steps}


def _table(data: dict[str, Any]) -> Table:
    numbers = {word: number for number, word in enumerate(data["words"])}
    weights, mean, square = map(np.array, data["rows"])
    return Table(numbers, weights, mean, square, data["steps"])
