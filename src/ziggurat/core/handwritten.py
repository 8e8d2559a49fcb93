"""Texts written by hand, in TOML: their keys, typed values and names.

Whatever is wrong raises BadSetup with one sentence that says what.
"""

import tomllib
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol

from ziggurat.core.game import BadSetup


class Named(Protocol):
    """A row of a table of cards."""

    @property
    def slug(self) -> str: ...


def parsed_text(text: Any, keys: Collection[str], seat_keys: Collection[str]) -> dict[str, Any]:
    """The text of a position as data, with one table for each seat, checked for unknown words."""
    if not isinstance(text, str):
        raise BadSetup("a position is a text")
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadSetup("the position is not well written: {error}", error=error) from None
    for key in data:
        if key not in keys:
            raise BadSetup(
                "a position has no {key!r}; it has {known}", key=key, known=", ".join(sorted(keys))
            )
    seats = data.get("seat", [])
    if not isinstance(seats, list) or not all(isinstance(seat, dict) for seat in seats):
        raise BadSetup("write one [[seat]] for each player")
    for seat in seats:
        for key in seat:
            if key not in seat_keys:
                raise BadSetup(
                    "a seat has no {key!r}; it has {known}",
                    key=key,
                    known=", ".join(sorted(seat_keys)),
                )
    return data


# Values of a table by key


def number_in(data: Mapping[str, Any], key: str, default: int, low: int, high: int) -> int:
    """A number within these limits, or the default where there is none."""
    if key not in data:
        return default
    return checked_number(data[key], key, low, high)


def checked_number(value: Any, what: str, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise BadSetup(
            "{what} is a number from {low} to {high}, not {value!r}",
            what=what,
            low=low,
            high=high,
            value=value,
        )
    return value


def names_in(data: Mapping[str, Any], key: str) -> list[str]:
    """The names of a text with blanks between them."""
    value = data.get(key, "")
    if not isinstance(value, str):
        raise BadSetup(
            "{key} is a text with blanks between the names, not {value!r}", key=key, value=value
        )
    return value.split()


def table_in(data: Mapping[str, Any], key: str) -> dict[str, Any]:
    value = data.get(key, {})
    if not isinstance(value, dict):
        raise BadSetup(
            "{key} is a table such as {{ name = 1 }}, not {value!r}", key=key, value=value
        )
    return value


def list_in(data: Mapping[str, Any], key: str) -> list[Any]:
    value = data.get(key, [])
    if not isinstance(value, list):
        raise BadSetup("{key} is a list such as [1, 2], not {value!r}", key=key, value=value)
    return value


def flag_in(data: Mapping[str, Any], key: str) -> bool:
    value = data.get(key, False)
    if type(value) is not bool:
        raise BadSetup("{key} is true or false, not {value!r}", key=key, value=value)
    return value


# Names


def row_named(table: Sequence[Named], name: str, what: str) -> int:
    """The number of the row of a table with this name."""
    for number, row in enumerate(table):
        if row.slug == name:
            return number
    raise BadSetup("there is no {what} called {name!r}", what=what, name=name)


def one_of(names: Sequence[str], name: Any, what: str) -> int:
    if name not in names:
        raise BadSetup(
            "there is no {what} {name!r}; there is {names}",
            what=what,
            name=name,
            names=", ".join(names),
        )
    return names.index(name)
