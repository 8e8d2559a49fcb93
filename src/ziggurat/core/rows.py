"""Rows of values, one per seat or per card: tuples that are replaced and never changed, so that
copies of a position share them."""

from typing import TypeVar

V = TypeVar("V")


def put(row: tuple[V, ...], place: int, value: V) -> tuple[V, ...]:
    """The row with another value at one place."""
    values = list(row)
    values[place] = value
    return tuple(values)
