"""A column of a table: its name, its type, and where its values come from."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

Value = str | int | float | bool | None  # None where there is no such thing
Row = list[Value]
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Column(Generic[T]):
    """A column of a table whose rows are made from T."""

    name: str
    type: type
    value: Callable[[T], Value]
