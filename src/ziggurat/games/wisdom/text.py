"""The square map as lines of text: spans of words with the names of their styles.

A square takes 7 columns, 4, or 2, whatever fits:

    gLi^b2    grassland, a library, two blue armies      (7, the last one free)
    ^b2       the same                                   (4)
    ^b        the same                                   (2)

Where something does not fit, figures come first, then cities, pieces, markers, the terrain. A mark
behind a square (in front of it, in 2 columns) says that it may be chosen.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from ziggurat.core.bits import Bits, each
from ziggurat.core.flow import NOBODY
from ziggurat.games.wisdom.content import COLORS, TERRAINS
from ziggurat.games.wisdom.options import column_name
from ziggurat.games.wisdom.rules.building import building_at, person_at, wonder_at
from ziggurat.games.wisdom.rules.squares import armies_at, city_owner, scouts_at
from ziggurat.games.wisdom.state import State

Span = tuple[str, str]  # words, and the names of their styles

CAPITAL_SIGN: Final = "*"
CITY_SIGN: Final = "@"
WALLS_SIGN: Final = "#"
PROGRAM_SIGN: Final = "+"
ARMY_SIGN: Final = "^"
SCOUT_SIGN: Final = ":"
HUT_SIGN: Final = "?"
VILLAGE_SIGN: Final = "!"
RELIC_SIGN: Final = "%"
STATE_SIGN: Final = "&"
WONDER_SIGN: Final = "+"
PERSON_SIGN: Final = "="
FACE_DOWN: Final = "."
CHOICE_MARK: Final = "<"
CHOICE_FRONT: Final = ">"

_LABELS: Final = 3  # columns of the numbers of the rows
_CELLS: Final = (7, 4, 2)
_NARROW: Final = 2
_WIDE: Final = 7


@dataclass(frozen=True, slots=True)
class Letters:
    """The letters of one language."""

    terrain: str
    owners: str  # in the order of COLORS
    resources: tuple[str, ...]
    buildings: tuple[str, ...]
    people: str
    city_states: str
    wonder: Callable[[int], str]

    def owner(self, s: State, seat: int) -> str:
        return self.owners[COLORS.index(s.setup["colors"][seat])]


def text_map(
    s: State,
    letters: Letters,
    width: int,
    marked: Bits = 0,
    rows: range | None = None,
    columns: range | None = None,
) -> list[list[Span]]:
    """The map, or a part of it, in at most so many columns of text (80 are always enough)."""
    cells = s.land.grid.cells
    across = columns or range(max(x for x, _ in cells) + 1)
    down = rows or range(max(y for _, y in cells) + 1)
    wide = cell_width(len(across), width)
    head = "".join(column_name(x).ljust(wide) for x in across)
    lines: list[list[Span]] = [[(" " * _LABELS + head.rstrip(), "label")]]
    for y in down:
        line: list[Span] = [(f"{y + 1:>{_LABELS - 1}} ", "label")]
        for x in across:
            square = s.land.grid.index.get((x, y))
            if square is None:
                line.append((" " * wide, ""))
            else:
                line += _cell(s, letters, square, wide, bool(marked >> square & 1))
        lines.append(line)
    return lines


def cell_width(columns: int, width: int) -> int:
    """How many columns of text a square takes."""
    return next((n for n in _CELLS if _LABELS + n * columns <= width), _NARROW)


def map_rows(s: State) -> int:
    return 1 + max(y for _, y in s.land.grid.cells)


def part_around(s: State, squares: Bits, width: int, most: int) -> tuple[range, range]:
    """The rows and columns to show around some squares: at most so many rows, if they reach that
    far, and no more columns than are easily read, if all the squares lie within them."""
    cells = s.land.grid.cells
    wanted = [cells[square] for square in each(squares)] or list(cells)
    down = _window([y for _, y in wanted], map_rows(s), max(1, most))
    whole = 1 + max(x for x, _ in cells)
    readable = (width - _LABELS) // _CELLS[1]
    columns = [x for x, _ in wanted]
    if cell_width(whole, width) > _NARROW or max(columns) - min(columns) >= readable:
        return down, range(whole)
    return down, _window(columns, whole, readable)


def _window(wanted: Sequence[int], whole: int, most: int) -> range:
    """A stretch of a side of the map with all that is wanted in the middle of it."""
    low, high = min(wanted), max(wanted)
    length = min(whole, max(most, high - low + 1))
    start = max(0, min(whole - length, (low + high + 1 - length) // 2))
    return range(start, start + length)


def _cell(s: State, letters: Letters, square: int, wide: int, is_marked: bool) -> list[Span]:
    if not s.land.revealed >> square & 1:
        body, ground = [(FACE_DOWN, "faint")], "face_down"
    else:
        terrain = s.land.terrain_at(square)
        ground = TERRAINS[terrain]
        body = _body(s, letters, square, wide, letters.terrain[terrain])
    if is_marked and wide == _NARROW:
        whole = "".join(words for words, _ in body)
        body = [(CHOICE_FRONT, "choice"), (whole[1:2] or whole, body[-1][1])]
    room = wide if wide == _NARROW else wide - 1
    spans: list[Span] = []
    for words, style in body:
        words = words[:room]
        room -= len(words)
        spans.append((words, f"{ground} {style}".strip()))
    if wide > _NARROW:
        room += 1
        if is_marked:
            spans.append((CHOICE_MARK, f"{ground} choice"))
            room -= 1
    return [*spans, (" " * room, ground)]


def _body(s: State, letters: Letters, square: int, wide: int, terrain: str) -> list[Span]:
    city = _city(s, letters, square)
    if city:
        return city
    figures = _figures(s, letters, square)
    thing, style = lying(s, letters, square)
    if wide == _WIDE:
        gap = (" " * (2 - len(thing)), "")
        return (
            [(terrain, ""), (thing, style), gap, *figures]
            if figures
            else [(terrain, ""), (thing, style)]
        )
    if not figures:
        return [(terrain, ""), (thing if wide > _NARROW else thing[:1], style)]
    if len(figures[0][0]) > 2:
        return figures
    return [*figures, (thing[:1] or terrain, style)]


def _city(s: State, letters: Letters, square: int) -> list[Span]:
    owner = city_owner(s, square)
    if owner == NOBODY:
        return []
    sign = CAPITAL_SIGN if s.cities[owner][0] == square else CITY_SIGN
    extras = WALLS_SIGN * (s.walls >> square & 1) + PROGRAM_SIGN * (s.programs >> square & 1)
    return [(sign + letters.owner(s, owner) + extras, f"owner.{s.setup['colors'][owner]}")]


def _figures(s: State, letters: Letters, square: int) -> list[Span]:
    """The figures on a square, in two or three letters; in a battle, those of one side."""
    for seat in range(s.seats):
        armies, scouts = armies_at(s, seat, square), scouts_at(s, seat, square)
        if not armies + scouts:
            continue
        letter = letters.owner(s, seat).lower()
        count = str(armies + scouts) if armies + scouts > 1 else ""
        if armies and scouts:
            words = f"{ARMY_SIGN}{letter}{SCOUT_SIGN}"
        else:
            words = f"{ARMY_SIGN if armies else SCOUT_SIGN}{letter}{count}"
        return [(words, f"owner.{s.setup['colors'][seat]}")]
    return []


def lying(s: State, letters: Letters, square: int) -> Span:
    """What lies on a square besides figures, in one or two letters, of which the first will do."""
    bit = 1 << square
    if s.huts & bit or s.villages & bit:
        return (HUT_SIGN, "marker") if s.huts & bit else (VILLAGE_SIGN, "marker")
    if square in s.relics:
        return RELIC_SIGN, "marker"
    if square in s.city_states:
        return STATE_SIGN + letters.city_states[s.city_states.index(square)], "city_state"
    if (building := building_at(s, square)) >= 0:
        return letters.buildings[building], "piece"
    if (wonder := wonder_at(s, square)) >= 0:
        return WONDER_SIGN + letters.wonder(wonder), "wonder"
    if (person := person_at(s, square)) >= 0:
        return PERSON_SIGN + letters.people[person], "piece"
    for resource, squares in enumerate(s.land.resources):
        if squares & bit:
            return letters.resources[resource], "resource"
    return "", ""
