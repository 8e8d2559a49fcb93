"""Reading a position's text (docs/positions.md): its keys, names of squares, the drawn map."""

from collections.abc import Mapping
from textwrap import dedent
from typing import Any, Final

from ziggurat.core.bits import Bits, bits_of
from ziggurat.core.game import BadSetup
from ziggurat.core.handwritten import names_in, parsed_text, row_named, table_in
from ziggurat.games.wisdom.board import Grid
from ziggurat.games.wisdom.content import (
    ARROWS,
    HOME_TILES,
    SQUARES,
    TERRAIN_LETTERS,
    TILES,
    TURNED,
)
from ziggurat.games.wisdom.options import square_name, square_named

KEYS: Final = {
    "seat", "bargaining", "map", "tiles", "began", "first", "round", "phase", "turn", "begun",
    "bargained", "desert", "grass", "huts", "villages", "huts_left", "villages_left", "relics",
    "city_states", "buildings", "great_people", "market", "deck", "obsolete", "gone",
    "events_gone", "units_used", "frozen", "resting", "moved", "actions", "did",
}  # fmt: skip
SEAT_KEYS: Final = {
    "civilization", "color", "capital", "cities", "walls", "programs", "armies", "scouts", "tired",
    "techs", "government", "fresh", "fresher", "governed", "policies", "trade", "culture", "track",
    "coins", "resources", "markers", "events", "units", "known", "wonders", "reserve", "overbuilt",
    "used", "boost",
}  # fmt: skip
FACE_DOWN: Final = "?"
NO_SQUARE: Final = "."


def parsed_position(text: Any) -> dict[str, Any]:
    """The text as data, checked for unknown words; raises BadSetup with one sentence."""
    return parsed_text(text, KEYS, SEAT_KEYS)


# Squares by name


def square_in(grid: Grid, name: Any) -> int:
    square = square_named(grid, name) if isinstance(name, str) else None
    if square is None:
        raise BadSetup("there is no square {name!r} on this map", name=name)
    return square


def squares_in(grid: Grid, data: Mapping[str, Any], key: str) -> list[int]:
    """The squares of a text with blanks between their names."""
    return [square_in(grid, name) for name in names_in(data, key)]


def squares_by_name(grid: Grid, data: Mapping[str, Any], key: str) -> dict[str, Bits]:
    """A table of texts with squares, such as { library = "b3 c4" }."""
    table = table_in(data, key)
    return {name: bits_of(squares_in(grid, table, name)) for name in table}


# The map


def shown(tile: int, turns: int) -> str:
    """The terrain of a tile that lies so, row by row."""
    letters = (TERRAIN_LETTERS[TILES[tile].terrain[n]] for n in TURNED[turns])
    return "".join(letters).lower()


def drawing(grid: Grid, slots: list[str]) -> list[str]:
    """The lines of a map with these 16 letters in each slot."""
    width, height = (1 + max(cell[n] for cell in grid.cells) for n in (0, 1))
    lines = [[NO_SQUARE] * width for _ in range(height)]
    for square, (x, y) in enumerate(grid.cells):
        lines[y][x] = slots[square // SQUARES][square % SQUARES]
    return ["".join(line).rstrip(NO_SQUARE) for line in lines]


def drawn(grid: Grid, data: Mapping[str, Any]) -> list[str]:
    """The 16 letters that the drawing has in each slot of the map."""
    text = data.get("map", "")
    if not isinstance(text, str):
        raise BadSetup("{key} is a text, not {value!r}", key="map", value=text)
    empty = [FACE_DOWN * SQUARES] * len(grid.slots)
    shape = drawing(grid, empty)
    if not text.strip():
        return empty
    lines = dedent(text).strip("\n").splitlines()
    if len(lines) != len(shape):
        raise BadSetup(
            "the map has {found} rows; for so many players it has {rows}",
            found=len(lines),
            rows=len(shape),
        )
    known = TERRAIN_LETTERS.lower() + FACE_DOWN
    slots = [[FACE_DOWN] * SQUARES for _ in grid.slots]
    for y, line in enumerate(lines):
        letters = line.replace(" ", NO_SQUARE).rstrip(NO_SQUARE).lower()
        for letter in letters:
            if letter not in known + NO_SQUARE:
                raise BadSetup(
                    "the map has {letter!r}; letters are {letters}", letter=letter, letters=known
                )
        places = [NO_SQUARE if letter == NO_SQUARE else FACE_DOWN for letter in letters]
        if "".join(places) != shape[y]:
            raise BadSetup(
                "row {row} of the map should look like {shape!r}", row=y + 1, shape=shape[y]
            )
        for x, letter in enumerate(letters):
            if letter != NO_SQUARE:
                slot, place = divmod(grid.index[x, y], SQUARES)
                slots[slot][place] = letter
    return ["".join(letters) for letters in slots]


def named_tiles(grid: Grid, data: Mapping[str, Any]) -> dict[int, int]:
    """What `tiles` says: slot -> tile * 4 + quarter turns."""
    found: dict[int, int] = {}
    for place, text in table_in(data, "tiles").items():
        slot = square_in(grid, place) // SQUARES
        words = names_in({place: text}, place)
        arrow = words[1] if len(words) == 2 else ARROWS[0]
        if len(words) not in (1, 2) or arrow not in ARROWS:
            raise BadSetup(
                "a tile is written as 'tile01' or 'tile01 right', not {value!r}", value=text
            )
        tile = row_named(TILES, words[0], "tile")
        if tile >= HOME_TILES:
            raise BadSetup("{name} is the home of a civilization", name=words[0])
        if slot in found:
            raise BadSetup("two tiles lie at {place}", place=square_name(grid, slot * SQUARES))
        found[slot] = tile * 4 + ARROWS.index(arrow)
    return found


def tile_drawn(grid: Grid, slot: int, letters: str) -> int:
    """The neutral tile that looks so, as tile * 4 + quarter turns."""
    for tile in range(HOME_TILES):
        for turns in range(4):
            if shown(tile, turns) == letters:
                return tile * 4 + turns
    raise BadSetup(
        "no tile looks like the squares {first} to {last} of the map",
        first=square_name(grid, slot * SQUARES),
        last=square_name(grid, slot * SQUARES + SQUARES - 1),
    )
