"""Chance in play: a stream of picks that depends on nothing but the seed and how many came before.

Each pick hashes (seed, number), so there is no generator to copy or save, and undoing an answer and
giving it again meets the same dice.
"""

import hashlib

from ziggurat.core.flow import Roll


def picked(roll: Roll, seed: int, number: int) -> int:
    """What chance number `number` of the game with this seed gives."""
    noise = hashlib.blake2b(f"{seed}:{number}".encode(), digest_size=8).digest()
    return _at(roll, int.from_bytes(noise, "big") * total_weight(roll) >> 64)


def drawn(roll: Roll, mark: float) -> int:
    """What chance gives for a mark from 0 up to, but not including, 1: for trying things out."""
    if roll.weights is None:
        return roll.options[int(mark * len(roll.options))]
    return _at(roll, int(mark * total_weight(roll)))


def total_weight(roll: Roll) -> int:
    """What the weights of a roll add up to."""
    return len(roll.options) if roll.weights is None else sum(roll.weights)


def _at(roll: Roll, mark: int) -> int:
    for option, weight in zip(roll.options, roll.weights or (1,) * len(roll.options), strict=True):
        mark -= weight
        if mark < 0:
            return option
    raise AssertionError("the weights of a roll add up to more than its options")
