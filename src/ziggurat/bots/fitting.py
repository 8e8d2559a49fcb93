"""Fitting the weights of a judge (bots/judge.py) to lessons: those under which the winners were
most likely, found by stochastic gradient descent (Adam) over figures that are brought to the same
size. It needs numpy (`ziggurat[rl]`).
"""

from collections.abc import Iterator, Sequence
from math import log
from typing import Any, Final

import numpy as np

from ziggurat.bots.judge import Judge
from ziggurat.bots.learning import Lesson

_PASSES: Final = 15
_BATCH: Final = 128
_RATE: Final = 0.005
_SLOWEST: Final = 1e-5
_KEEP_SMALL: Final = 1e-3
_MOMENTUM: Final = (0.9, 0.999)
_CONSTANT: Final = 1e-6  # a figure that varies by less says nothing
_ROUNDED: Final = 3

Array = Any  # a numpy array


class Lessons:
    """Positions of games with the same number of seats: their figures, and the winners."""

    def __init__(self, lessons: Sequence[Lesson]) -> None:
        self.seats = np.array([lesson.seats for lesson in lessons], np.float32)
        self.winners = np.array([lesson.winner for lesson in lessons])

    def __len__(self) -> int:
        return len(self.winners)

    @property
    def players(self) -> int:
        return int(self.seats.shape[1])


def by_size(lessons: Sequence[Lesson]) -> list[Lessons]:
    """Lessons sorted by the number of seats."""
    sizes = sorted({len(lesson.seats) for lesson in lessons})
    return [Lessons([each for each in lessons if len(each.seats) == size]) for size in sizes]


class _Net:
    """The judge while it learns: `bias`, weights of the own figures and of the rivals' mean in each
    unit, what each unit `counts` for, and the weights of the plain sum."""

    def __init__(self, figures: int, units: int, source: Array) -> None:
        spread = 0.3 / (2 * figures) ** 0.5
        self.bias = np.zeros(units)
        self.own = source.normal(size=(figures, units)) * spread
        self.rivals = source.normal(size=(figures, units)) * spread
        self.counts = source.normal(size=units) * 0.1
        self.sum = np.zeros(figures)

    def parts(self) -> list[Array]:
        return [self.bias, self.own, self.rivals, self.counts, self.sum]

    def slopes(self, seats: Array, winners: Array) -> list[Array]:
        """How the surprise at these winners grows with each weight."""
        others = (seats.sum(1, keepdims=True) - seats) / max(1, seats.shape[1] - 1)
        bent = np.tanh(self.bias + seats @ self.own + others @ self.rivals)
        scores = seats @ self.sum + bent @ self.counts
        powers = np.exp(scores - scores.max(1, keepdims=True))
        wrong = powers / powers.sum(1, keepdims=True)
        wrong[np.arange(len(winners)), winners] -= 1
        wrong /= len(winners)
        flat = wrong.ravel()
        mine, theirs = (x.reshape(len(flat), -1) for x in (seats, others))
        inner = (wrong[:, :, None] * self.counts * (1 - bent * bent)).reshape(len(flat), -1)
        return [
            inner.sum(0),
            mine.T @ inner + _KEEP_SMALL * self.own,
            theirs.T @ inner + _KEEP_SMALL * self.rivals,
            bent.reshape(len(flat), -1).T @ flat + _KEEP_SMALL * self.counts,
            mine.T @ flat + _KEEP_SMALL * self.sum,
        ]


def fitted(
    taught: Sequence[Lessons], figures: Sequence[str], units: int, seed: int
) -> dict[str, Any]:
    """The table of a judge with so many units under which the winners were most likely. The same
    seed gives the same table."""
    source = np.random.default_rng(seed)
    rows = np.concatenate([each.seats.reshape(-1, len(figures)) for each in taught])
    mean, spread = rows.mean(0, dtype=float), rows.std(0, dtype=float)
    told = np.flatnonzero(spread > _CONSTANT)
    mean, spread = mean[told], spread[told]
    even = [(each.seats[:, :, told] - mean) / spread for each in taught]
    net = _Net(len(told), units, source)
    parts = net.parts()
    pace = [(np.zeros_like(part), np.zeros_like(part)) for part in parts]
    steps = _PASSES * sum(-(-len(each) // _BATCH) for each in taught)
    for step, (group, batch) in enumerate(_batches(taught, source), 1):
        rate = _RATE * (1 - step / steps) + _SLOWEST
        slopes = net.slopes(even[group][batch], taught[group].winners[batch])
        for part, slope, (speed, power) in zip(parts, slopes, pace, strict=True):
            for kept, new, share in ((speed, slope, _MOMENTUM[0]), (power, slope**2, _MOMENTUM[1])):
                kept *= share
                kept += (1 - share) * new
            sure, wide = (1 - share**step for share in _MOMENTUM)
            part -= rate * (speed / sure) / (np.sqrt(power / wide) + 1e-8)
    own, rivals = net.own / spread[:, None], net.rivals / spread[:, None]
    bias = net.bias - mean @ (own + rivals)
    by_figure = np.concatenate([(net.sum / spread)[:, None], own, rivals], 1)
    return {
        "bias": _rounded(bias),
        "counts": _rounded(net.counts),
        "figures": {
            figures[n]: _rounded(row) for n, row in zip(told.tolist(), by_figure, strict=True)
        },
    }


def _batches(taught: Sequence[Lessons], source: Array) -> Iterator[tuple[int, Array]]:
    """Positions by some dozens, each in every pass: the number of their group, and which."""
    for _ in range(_PASSES):
        found = []
        for group, lessons in enumerate(taught):
            order = source.permutation(len(lessons))
            found += [(group, order[n : n + _BATCH]) for n in range(0, len(order), _BATCH)]
        for number in source.permutation(len(found)):
            yield found[number]


def _rounded(weights: Array) -> list[float]:
    return [round(float(weight), _ROUNDED) for weight in weights]


def surprise(judge: Judge, lessons: Lessons) -> float:
    """How unexpected the winners were on average: log 2 with two seats and no idea, 0 at best."""
    pairs = zip(lessons.seats.tolist(), lessons.winners.tolist(), strict=True)
    return -sum(log(judge.chances(seats)[winner]) for seats, winner in pairs) / len(lessons)
