"""Proximal policy optimisation of a number for each word, with numpy.

The decisions of many games are laid out flat: all words of all answers in one row, with marks
where an answer and a decision begin. Sums over answers and decisions are then `reduceat`, and the
gradient of a word is the sum over the answers it occurs in.
"""

from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
from examples.train.self_play import Decision

Array = Any  # a numpy array

CLIP: Final = 0.2  # how far a chance may move, as a part of what it was, before it is left alone
ENTROPY: Final = 0.002  # what staying undecided is worth
PASSES: Final = 6  # steps on each batch of games
RATE: Final = 0.03  # how far a step moves a weight
CALM: Final = 30  # updates after which steps are half as long


@dataclass(slots=True)
class Flat:
    """Rows of words as numbers: `starts` says where each row begins."""

    words: list[str]  # the words by number
    numbers: Array
    starts: Array

    def sums(self, weights: Array) -> Array:
        """The sum of each row's weights."""
        return np.add.reduceat(weights[self.numbers], self.starts)

    def spread(self, rows: Array, count: int) -> Array:
        """A value of each row, summed up for each word in it: the gradient of `sums`."""
        lengths = np.diff(self.starts, append=len(self.numbers))
        return np.bincount(self.numbers, np.repeat(rows, lengths), minlength=count)


@dataclass(slots=True)
class Memory:
    """The decisions of a game, or of many, laid out flat."""

    answers: Flat
    positions: Flat
    starts: Array  # the first answer of each decision
    chosen: Array  # the answer chosen, counted over all decisions
    chances: Array
    advantages: Array
    targets: Array


def flat(rows: list[list[str]]) -> Flat:
    numbers: dict[str, int] = {}
    listed = [numbers.setdefault(word, len(numbers)) for row in rows for word in row]
    starts = np.cumsum([0, *(len(row) for row in rows[:-1])])
    return Flat(list(numbers), np.array(listed), starts)


def memory(decisions: list[Decision]) -> Memory:
    answers = [words for decision in decisions for words in decision.answers]
    starts = np.cumsum([0, *(len(decision.answers) for decision in decisions[:-1])])
    return Memory(
        flat(answers),
        flat([decision.position for decision in decisions]),
        starts,
        starts + [decision.chosen for decision in decisions],
        np.array([decision.chance for decision in decisions]),
        np.array([decision.advantage for decision in decisions]),
        np.array([decision.target for decision in decisions]),
    )


@dataclass(slots=True)
class Table:
    """A weight for each word, moved by Adam; words that are new begin at 0."""

    numbers: dict[str, int] = field(default_factory=dict)
    weights: Array = field(default_factory=lambda: np.zeros(0))
    mean: Array = field(default_factory=lambda: np.zeros(0))
    square: Array = field(default_factory=lambda: np.zeros(0))
    steps: int = 0

    def __len__(self) -> int:
        return len(self.numbers)

    def joined(self, parts: list[Flat]) -> Flat:
        """Many layouts as one, with this table's numbers for the words."""
        known = self.numbers
        numbers, starts, at = [], [], 0
        for part in parts:
            ours = np.array([known.setdefault(word, len(known)) for word in part.words])
            numbers.append(ours[part.numbers])
            starts.append(part.starts + at)
            at += len(part.numbers)
        new = np.zeros(len(known) - len(self.weights))
        self.weights = np.append(self.weights, new)
        self.mean = np.append(self.mean, new)
        self.square = np.append(self.square, new)
        return Flat(list(known), np.concatenate(numbers), np.concatenate(starts))

    def climb(self, gradient: Array, rate: float) -> None:
        self.steps += 1
        self.mean = 0.9 * self.mean + 0.1 * gradient
        self.square = 0.999 * self.square + 0.001 * gradient**2
        mean = self.mean / (1 - 0.9**self.steps)
        square = self.square / (1 - 0.999**self.steps)
        self.weights = self.weights + rate * mean / (np.sqrt(square) + 1e-8)

    def as_dict(self) -> dict[str, float]:
        return dict(zip(self.numbers, self.weights.tolist(), strict=True))


def learn(policy: Table, values: Table, games: list[Memory], updates: int) -> None:
    """Make what went better than expected likelier, and expect what came. After more `updates`
    steps are shorter."""
    answers = policy.joined([game.answers for game in games])
    positions = values.joined([game.positions for game in games])
    sizes = np.cumsum([0, *(len(game.answers.starts) for game in games[:-1])])
    starts = np.concatenate([game.starts + at for game, at in zip(games, sizes, strict=True)])
    chosen = np.concatenate([game.chosen + at for game, at in zip(games, sizes, strict=True)])
    before = np.concatenate([game.chances for game in games])
    targets = np.concatenate([game.targets for game in games])
    advantages = np.concatenate([game.advantages for game in games])
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    for _ in range(PASSES):
        rows = policy_gradient(answers.sums(policy.weights), starts, chosen, before, advantages)
        policy.climb(answers.spread(rows, len(policy)), RATE / (1 + updates / CALM))
        missed = (targets - positions.sums(values.weights)) / len(targets)
        values.climb(positions.spread(missed, len(values)), RATE)


def policy_gradient(
    worths: Array, starts: Array, chosen: Array, before: Array, advantages: Array
) -> Array:
    """How to change the worth of each answer: the gradient of PPO's clipped gain and of the
    entropy."""
    lengths = np.diff(starts, append=len(worths))
    powers = np.exp(worths - np.repeat(np.maximum.reduceat(worths, starts), lengths))
    parts = powers / np.repeat(np.add.reduceat(powers, starts), lengths)
    ratios = parts[chosen] / before
    clipped = np.where(advantages > 0, ratios > 1 + CLIP, ratios < 1 - CLIP)
    gains = np.where(clipped, 0.0, ratios * advantages)
    rows = -parts * np.repeat(gains, lengths)
    rows[chosen] += gains
    logs = np.log(parts + 1e-12)
    entropy = -np.add.reduceat(parts * logs, starts)
    rows -= ENTROPY * parts * (logs + np.repeat(entropy, lengths))
    return rows / len(starts)
