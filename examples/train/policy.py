"""A policy: a number for each word. The sum over an answer's words is its worth, and the higher
the worth, the likelier the answer."""

import json
import math
import random
from collections.abc import Mapping, Sequence
from pathlib import Path

from examples.train.lessons import FIRST, lesson_of
from examples.train.words import Words

from ziggurat.core.flow import Ask
from ziggurat.core.game import GameState

Weights = Mapping[str, float]


def worths(weights: Weights, answers: Sequence[Words]) -> list[float]:
    get = weights.get
    return [sum([get(word, 0.0) for word in words]) for words in answers]


def chances(worth: Sequence[float]) -> list[float]:
    """The chance of each answer: its share of e to the worth (softmax)."""
    top = max(worth)
    powers = [math.exp(value - top) for value in worth]
    whole = sum(powers)
    return [power / whole for power in powers]


def drawn(parts: Sequence[float], chance: random.Random) -> int:
    """A place in the list, each as likely as its part says."""
    left = chance.random()
    for place, part in enumerate(parts):
        left -= part
        if left < 0:
            return place
    return len(parts) - 1


class Learned:
    """A bot that plays by weights, as it did in training."""

    def __init__(self, seed: int, weights: Weights, game: str = FIRST) -> None:
        self._random = random.Random(seed)
        self._weights = weights
        self._lesson = lesson_of(game)

    def choose(self, s: GameState) -> int:
        ask = s.pending
        assert isinstance(ask, Ask)
        return ask.options[self.place(self._lesson.answers(s, ask))]

    def place(self, answers: Sequence[Words]) -> int:
        """The place of the answer it gives, of answers told in words."""
        return drawn(chances(worths(self._weights, answers)), self._random)


def read_weights(path: Path) -> dict[str, float]:
    weights: dict[str, float] = json.loads(path.read_text(encoding="utf-8"))
    return weights
