"""Who is likely to win, judged by figures of all seats with weights learned from self-play
(bots/learning.py).

The score of a seat is the weighed sum of its figures, and of some units besides. A unit weighs the
figures of the seat and, with other weights, the mean of its rivals', and bends the sum, so that it
can see what a sum cannot: that one figure counts for more beside another, or only while no rival is
ahead. Chances are the shares of the scores (a softmax). Without units it is a plain sum.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import tanh
from typing import Any

from ziggurat.bots.policy import softmax


def _weighed(weights: Iterable[float], figures: Iterable[float]) -> float:
    return sum(map(float.__mul__, weights, figures))


class Judge:
    """Judges by the weights of a table: for each figure by name its weight in the sum, then those
    of the seat's own in each unit, then those of its rivals' mean in each; `bias` and `counts` of
    the units. A figure that the table does not name counts for nothing."""

    def __init__(self, table: Mapping[str, Any], names: Sequence[str]) -> None:
        by_name: Mapping[str, Sequence[float]] = table["figures"]
        self._bias = [float(x) for x in table["bias"]]
        self._counts = [float(x) for x in table["counts"]]
        self._places = [n for n, name in enumerate(names) if name in by_name]
        units = len(self._bias)
        rows = [by_name[names[n]] for n in self._places]
        self._sum, *rest = ([float(row[k]) for row in rows] for k in range(1 + 2 * units))
        self._own, self._rivals = rest[:units], rest[units:]

    def scores(self, seats: Sequence[Sequence[float]]) -> list[float]:
        """A score for each seat, from the figures of all."""
        told = [[figures[n] for n in self._places] for figures in seats]
        sums = [_weighed(self._sum, figures) for figures in told]
        if not self._bias:
            return sums
        own = [[_weighed(weights, figures) for weights in self._own] for figures in told]
        shown = [[_weighed(weights, figures) for weights in self._rivals] for figures in told]
        whole = [sum(unit) for unit in zip(*shown, strict=True)]
        rivals = max(1, len(seats) - 1)
        for seat, (mine, minus) in enumerate(zip(own, shown, strict=True)):
            for unit, counts in enumerate(self._counts):
                theirs = (whole[unit] - minus[unit]) / rivals
                sums[seat] += counts * tanh(self._bias[unit] + mine[unit] + theirs)
        return sums

    def chances(self, seats: Sequence[Sequence[float]], sure: float = 1.0) -> list[float]:
        """Each seat's chance to win; below 1, `sure` brings them nearer to each other."""
        return softmax([sure * score for score in self.scores(seats)])
