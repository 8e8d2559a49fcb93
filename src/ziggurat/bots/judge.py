"""Who is likely to win, judged by figures of all seats with weights learned from self-play
(bots/learning.py).

The score of a seat is the weighed sum of its figures, and of some units besides. A unit weighs the
figures of the seat and, with other weights, the mean of its rivals', and bends the sum, so that it
can see what a sum cannot: that one figure counts for more beside another, or only while no rival is
ahead. Chances are the shares of the scores (a softmax). Without units it is a plain sum.
"""

from collections.abc import Mapping, Sequence
from math import tanh
from typing import Any

from ziggurat.bots.policy import softmax


class Judge:
    """Judges by the weights of a table: for each figure by name its weight in the sum, then those
    of the seat's own in each unit, then those of its rivals' mean in each; `bias` and `counts` of
    the units. A figure that the table does not name counts for nothing."""

    def __init__(self, table: Mapping[str, Any], names: Sequence[str]) -> None:
        by_name: Mapping[str, Sequence[float]] = table["figures"]
        self._bias = [float(x) for x in table["bias"]]
        self._counts = [float(x) for x in table["counts"]]
        self._places = [n for n, name in enumerate(names) if name in by_name]
        self._rows = [[float(x) for x in by_name[names[n]]] for n in self._places]

    def scores(self, seats: Sequence[Sequence[float]]) -> list[float]:
        """A score for each seat, from the figures of all."""
        units = len(self._bias)
        weighed = [self._weighed(figures) for figures in seats]
        whole = [sum(unit) for unit in zip(*(sums[1 + units :] for sums in weighed), strict=True)]
        rivals = max(1, len(seats) - 1)
        scores = []
        for sums in weighed:
            score = sums[0]
            for unit, counts in enumerate(self._counts):
                theirs = (whole[unit] - sums[1 + units + unit]) / rivals
                score += counts * tanh(self._bias[unit] + sums[1 + unit] + theirs)
            scores.append(score)
        return scores

    def _weighed(self, figures: Sequence[float]) -> list[float]:
        """The sums of a seat's figures by each column of the table; most figures are 0."""
        sums = [0.0] * (1 + 2 * len(self._bias))
        for place, row in zip(self._places, self._rows, strict=True):
            figure = figures[place]
            if figure:
                for column, weight in enumerate(row):
                    sums[column] += weight * figure
        return sums

    def chances(self, seats: Sequence[Sequence[float]], sure: float = 1.0) -> list[float]:
        """Each seat's chance to win; below 1, `sure` brings them nearer to each other."""
        return softmax([sure * score for score in self.scores(seats)])
