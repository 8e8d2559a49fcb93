"""Reading a position's text (docs/positions.md): keys, typed values, names, and the drawn map.

Whatever is wrong raises BadSetup with one sentence that says what.
"""

import tomllib
from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from ziggurat.core.game import BadSetup
from ziggurat.games.dawn.board import DRAWN, FORT_ICON, NO_ICON, STAR, Laid, icon_named
from ziggurat.games.dawn.content import RESOURCES, TERRAIN_LETTERS

KEYS: Final = {
    "map", "icons", "seat", "turn", "first", "round", "event", "at", "victory",
    "face_up", "decks", "barbarians", "epic", "errata", "stored", "edition", "tiles", "stack",
    "stack_top", "stack_bottom", "wonder_tokens", "ibrahim", "friend", "peaceful",
}  # fmt: skip
SEAT_KEYS: Final = {
    "leader", "color", "row", "cards", "trade", "capital", "cities", "tokens", "reinforced",
    "caravans", "resources", "natural", "wonders", "diplomacy", "city_states", "tech", "marks",
    "beaten", "armies", "districts", "government", "strongest",
}  # fmt: skip
_BIGGEST: Final = 60  # rows or columns of hexes
_MANY: Final = frozenset({STAR, FORT_ICON, *(icon_named(name) for name in RESOURCES)})


class Named(Protocol):
    """A row of a table of cards."""

    @property
    def slug(self) -> str: ...


def parsed_position(text: str) -> dict[str, Any]:
    """The text as data, checked for unknown words; raises BadSetup with one sentence."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadSetup("the position is not well written: {error}", error=error) from None
    for key in data:
        if key not in KEYS:
            raise BadSetup(
                "a position has no {key!r}; it has {known}", key=key, known=", ".join(sorted(KEYS))
            )
    seats = data.get("seat", [])
    if not isinstance(seats, list) or not all(isinstance(seat, dict) for seat in seats):
        raise BadSetup("write one [[seat]] for each player")
    for seat in seats:
        for key in seat:
            if key not in SEAT_KEYS:
                raise BadSetup(
                    "a seat has no {key!r}; it has {known}",
                    key=key,
                    known=", ".join(sorted(SEAT_KEYS)),
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


# The map


def drawn(data: Mapping[str, Any]) -> list[Laid]:
    """The spaces of a drawing, in reading order. `tiles` names the tile of each by a letter, in the
    same order; without it the whole drawing is one tile."""
    drawing, tiles = data["map"], data.get("tiles", "")
    for key in ("map", "tiles"):
        if not isinstance(data.get(key, ""), str):
            raise BadSetup("{key} is a text, not {value!r}", key=key, value=data[key])
    icons, letters = table_in(data, "icons"), "".join(tiles.split())
    rows = [line.rstrip() for line in drawing.splitlines() if line.strip()]
    if len(rows) > _BIGGEST or max(map(len, rows), default=0) > 2 * _BIGGEST:
        raise BadSetup("a map has at most {most} rows and columns", most=_BIGGEST)
    laid: list[Laid] = []
    shift = (len(rows[0]) - len(rows[0].lstrip())) % 2 if rows else 0
    for r, line in enumerate(rows):
        for column, letter in enumerate(line):
            if letter in " .":
                continue
            if letter not in TERRAIN_LETTERS:
                raise BadSetup(
                    "the map has {letter!r}; letters are {letters}",
                    letter=letter,
                    letters=TERRAIN_LETTERS,
                )
            if (column - r - shift) % 2:
                raise BadSetup("row {row} of the map should be shifted by one column", row=r + 1)
            name = icons.get(str(len(laid)))
            code = _icon(name) if name is not None else NO_ICON
            tile = ord(letters[len(laid)]) if len(laid) < len(letters) else 0
            terrain = TERRAIN_LETTERS.index(letter)
            laid.append((DRAWN, (column - r - shift) // 2, r, terrain, code, tile))
    _check(laid, icons, letters)
    return laid


def _check(laid: list[Laid], icons: dict[str, Any], letters: str) -> None:
    if not laid:
        raise BadSetup("the map has no space")
    if letters and len(letters) != len(laid):
        raise BadSetup(
            "tiles has {letters} letters, but the map has {laid} spaces",
            letters=len(letters),
            laid=len(laid),
        )
    for space in icons:
        if not space.isdecimal() or str(int(space)) != space or int(space) >= len(laid):
            raise BadSetup(
                "an icon is on space {space!r}; spaces are numbered 0 to {laid}",
                space=space,
                laid=len(laid) - 1,
            )
    printed = [_icon(name) for name in icons.values()]
    for name in icons.values():
        if printed.count(_icon(name)) > 1 and _icon(name) not in _MANY:
            raise BadSetup("{name} is printed on two spaces", name=name)


def _icon(name: Any) -> int:
    try:
        return icon_named(name)
    except (TypeError, ValueError):
        raise BadSetup("there is no icon called {name!r}", name=name) from None
