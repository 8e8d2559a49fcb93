"""A position as one seat sees it, as a row of numbers from -1 to 1 (fields.py says which)."""

from collections.abc import Iterator
from typing import Final

import numpy as np

from ziggurat.adapters.observation import Array, field
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.state import State
from ziggurat.games.dawn.study.fields import (
    MAP,
    SEAT_MAP,
    SEAT_NUMBERS,
    SEAT_TABLE,
    SEATS,
    TABLE,
    TABLE_NUMBERS,
)

_SLUG: Final = DAWN.slug


def _names() -> Iterator[tuple[str, int]]:
    """(name, size) of every field in order."""
    yield from ((f.name, f.size) for f in (*MAP, *TABLE))
    for seat in range(SEATS):
        yield from ((f"seat{seat}.{f.name}", f.size) for f in (*SEAT_MAP, *SEAT_TABLE))
    yield from ((f.name, f.size) for f in TABLE_NUMBERS)
    for seat in range(SEATS):
        yield from ((f"seat{seat}.{f.name}", f.size) for f in SEAT_NUMBERS)


FIELDS: Final = tuple(_names())
SIZE: Final = sum(size for _, size in FIELDS)
_SEAT_BYTES: Final = sum(f.size for f in (*SEAT_MAP, *SEAT_TABLE)) // 8
_SEAT_NUMBERS: Final = sum(f.size for f in SEAT_NUMBERS)


def observation(s: State, observer: int) -> Array:
    """What a seat sees: `SIZE` numbers."""
    seats = [(observer + n) % s.seats for n in range(s.seats)]
    sets = [f.read(s, observer).to_bytes(f.size // 8, "little") for f in (*MAP, *TABLE)]
    for seat in seats:
        for f in (*SEAT_MAP, *SEAT_TABLE):
            sets.append(f.read(s, seat).to_bytes(f.size // 8, "little"))
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


def planes(observed: Array) -> Array:
    """The fields over spaces, one row for each: the map's, then those of each seat."""
    over = [f.name for f in MAP]
    over += [f"seat{seat}.{f.name}" for seat in range(SEATS) for f in SEAT_MAP]
    return np.stack([field(observed, name, _SLUG) for name in over], axis=-2)


class DawnObserver:
    """Reads positions for the adapters."""

    fields = FIELDS

    def observation(self, s: State, seat: int) -> Array:
        return observation(s, seat)
