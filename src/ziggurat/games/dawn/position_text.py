"""Reading a position's text (docs/positions.md): its keys and the drawn map."""

from collections.abc import Mapping
from typing import Any, Final

from ziggurat.core.game import BadSetup
from ziggurat.core.handwritten import parsed_text, table_in
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


def parsed_position(text: Any) -> dict[str, Any]:
    """The text as data, checked for unknown words; raises BadSetup with one sentence."""
    return parsed_text(text, KEYS, SEAT_KEYS)


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
