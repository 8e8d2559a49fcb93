"""A position as one seat sees it, as a row of numbers from -1 to 1 (fields.py says which)."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

import numpy as np

from ziggurat.adapters.encoding import ACTIONS
from ziggurat.adapters.fields import (
    MAP,
    SEAT_MAP,
    SEAT_NUMBERS,
    SEAT_TABLE,
    SEATS,
    TABLE,
    TABLE_NUMBERS,
)
from ziggurat.games.dawn.state import State

Array = Any  # a numpy array


def _names() -> Iterator[tuple[str, int]]:
    """(name, size) of every field in order."""
    yield from ((field.name, field.size) for field in (*MAP, *TABLE))
    for seat in range(SEATS):
        yield from ((f"seat{seat}.{f.name}", f.size) for f in (*SEAT_MAP, *SEAT_TABLE))
    yield from ((field.name, field.size) for field in TABLE_NUMBERS)
    for seat in range(SEATS):
        yield from ((f"seat{seat}.{f.name}", f.size) for f in SEAT_NUMBERS)


FIELDS: Final = tuple(_names())
SIZE: Final = sum(size for _, size in FIELDS)
_SEAT_BYTES: Final = sum(field.size for field in (*SEAT_MAP, *SEAT_TABLE)) // 8
_SEAT_NUMBERS: Final = sum(field.size for field in SEAT_NUMBERS)


def observation(s: State, observer: int) -> Array:
    """What a seat sees: `SIZE` numbers."""
    seats = [(observer + n) % s.seats for n in range(s.seats)]
    sets = [field.read(s, observer).to_bytes(field.size // 8, "little") for field in (*MAP, *TABLE)]
    for seat in seats:
        for field in (*SEAT_MAP, *SEAT_TABLE):
            sets.append(field.read(s, seat).to_bytes(field.size // 8, "little"))
    sets.append(bytes(_SEAT_BYTES * (SEATS - s.seats)))
    bits = np.unpackbits(np.frombuffer(b"".join(sets), np.uint8), bitorder="little")
    found: Array = np.zeros(SIZE, np.float32)
    found[: len(bits)] = bits
    at = len(bits)
    for numbers in TABLE_NUMBERS:
        values = numbers.read(s, observer)
        found[at : at + len(values)] = values
        at += numbers.size
    row: list[float] = []
    for seat in seats:
        for numbers in SEAT_NUMBERS:
            values = numbers.read(s, seat)
            row += values
            row += (0.0,) * (numbers.size - len(values))
    found[at : at + len(row)] = row
    return found


@lru_cache(maxsize=1)
def _slices() -> dict[str, slice]:
    found, at = {}, 0
    for name, size in FIELDS:
        found[name] = slice(at, at + size)
        at += size
    return found


def field(observed: Array, name: str) -> Array:
    """One field of an observation, by its name; those of a seat are called `seat0.wonders` for the
    observer, `seat1.wonders` for the next seat, and so on. Works on whole batches too."""
    return observed[..., _slices()[name]]


def planes(observed: Array) -> Array:
    """The fields over spaces, one row for each: the map's, then those of each seat."""
    over = [f.name for f in MAP]
    over += [f"seat{seat}.{f.name}" for seat in range(SEATS) for f in SEAT_MAP]
    return np.stack([field(observed, name) for name in over], axis=-2)


def action_mask(offered: dict[int, int]) -> Array:
    """1 for every action that is offered, 0 for the others."""
    mask: Array = np.zeros(ACTIONS, np.int8)
    mask[list(offered)] = 1
    return mask
