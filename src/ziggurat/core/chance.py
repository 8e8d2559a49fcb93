"""Chance in play: a stream of picks that depends on nothing but the seed and how many came before.

Each pick hashes (seed, number), so there is no generator to copy or save, and undoing an answer and
giving it again meets the same dice.
"""

import hashlib
from collections.abc import Sequence
from typing import Protocol, TypeVar

from ziggurat.core.flow import Roll

T = TypeVar("T")


class Chance(Protocol):
    """A stream of numbers for drawing what somebody imagines; a `random.Random` is one."""

    def randrange(self, stop: int, /) -> int:
        """A whole number from 0 on, below `stop`, each as likely as the other."""


class Stream:
    """A stream of numbers that follows from its seed: the same each time."""

    __slots__ = ("_drawn", "_seed")

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._drawn = 0

    def randrange(self, stop: int, /) -> int:
        self._drawn += 1
        return _noise(self._seed, self._drawn) * stop >> 64


def _noise(seed: int, number: int) -> int:
    """64 bits that depend on nothing but these two."""
    noise = hashlib.blake2b(f"{seed}:{number}".encode(), digest_size=8).digest()
    return int.from_bytes(noise, "big")


def shuffled(things: Sequence[T], random: Chance) -> list[T]:
    """The same things in an order drawn from the stream."""
    row = list(things)
    for last in range(len(row) - 1, 0, -1):
        other = random.randrange(last + 1)
        row[last], row[other] = row[other], row[last]
    return row


def picked(roll: Roll, seed: int, number: int) -> int:
    """What chance number `number` of the game with this seed gives."""
    weights = roll.weights or (1,) * len(roll.options)
    if len(weights) != len(roll.options) or min(weights) < 0 or not any(weights):
        raise ValueError(f"the weights of {roll.prompt.name} do not fit its options")
    mark = _noise(seed, number) * sum(weights) >> 64
    place = 0
    while mark >= weights[place]:
        mark -= weights[place]
        place += 1
    return roll.options[place]
