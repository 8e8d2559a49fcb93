"""The map as text: lines of styled words, for any terminal and without any library.

A hex is two lines high and three to six columns wide, whatever fits; every row of hexes is shifted
by half a hex. The upper line says which space it is and its terrain, the lower one what is there.
Shapes say what a piece is and letters whose it is, so that nothing rests on colour alone:

    *B* capital   /B\\ city   (B) control token   [B] reinforced   >b caravan   + wonder under it
    !A! barbarian   .a. where it comes back   @Ka city-state   $ma resource   %Ev natural wonder
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import ceil
from typing import Final

from ziggurat.core.bits import Bits, each
from ziggurat.core.flow import NOBODY
from ziggurat.core.hexes import Hex
from ziggurat.games.dawn.board import LETTERS
from ziggurat.games.dawn.content import CITY_STATES, NATURAL_WONDERS, TERRAINS, WONDERS
from ziggurat.games.dawn.rules.pieces import city_state_at, natural_at, owner_at, wonder_at
from ziggurat.games.dawn.state import NO_CARD, State

# A stretch of text and the names of its styles: terrains ("forest"), colours of players ("blue"),
# and what else a theme may dress up ("choice", "barbarian", "city_state", "faint", ...).
Span = tuple[str, str]
Line = list[Span]

_WIDTHS: Final = (6, 5, 4, 3)
_PIECE: Final = 3  # columns of a piece
_CONTEXT: Final = 3  # rows of hexes above and below those that matter
CHOICE_MARK: Final = "<"


@dataclass(frozen=True, slots=True)
class Letters:
    """The letters of one language: one for each terrain and each colour, two for each resource."""

    terrain: str
    owners: Mapping[str, str]
    resources: tuple[str, ...]


def text_map(
    s: State,
    letters: Letters,
    width: int,
    marked: Bits = 0,
    rows: range | None = None,
    ghosts: Mapping[Hex, str] | None = None,
    numbers: bool = True,
) -> list[list[Line]]:
    """The map in as few parts side by side as the width allows (nearly always one), each a list of
    lines. `marked` spaces are choices; `rows` limits it to those rows of hexes (see `row_of`);
    `ghosts` are hexes off the map to draw with a label, such as places for a tile."""
    sketch = _Sketch(s, letters, marked, ghosts or {}, numbers)
    cells = [
        (cell, label)
        for cell, label in sketch.cells.items()
        if rows is None or row_of(s, cell, ghosts) in rows
    ]
    if not cells:
        return []
    left = min(2 * q + r for q, r in sketch.cells)
    across = max(2 * q + r for q, r in sketch.cells) - left + 2  # in half hexes
    columns = next((w for w in _WIDTHS if (across * w + 1) // 2 <= width), _WIDTHS[-1])
    starts = across - 1  # half hexes at which a hex can begin
    fitting = max(1, width * 2 // columns - 1)
    step = ceil(starts / ceil(starts / fitting))
    parts = []
    for start in range(0, starts, step):
        inside = [
            (cell, label)
            for cell, label in cells
            if start <= 2 * cell[0] + cell[1] - left < start + step
        ]
        if inside:
            parts.append(_drawn(sketch, inside, left + start, columns))
    return parts


def row_of(s: State, cell: Hex, ghosts: Mapping[Hex, str] | None = None) -> int:
    """Which row of hexes a hex is in, the topmost being 0."""
    cells: list[Hex] = [*s.board.map.cells, *(ghosts or ())]
    return cell[1] - min(r for _, r in cells)


def rows_around(s: State, spaces: Bits, most: int) -> range:
    """The rows of hexes these spaces lie in and some more on each side, or all if there are none;
    if that is more than `most` rows, those in the middle."""
    last = row_of(s, max(s.board.map.cells, key=lambda cell: cell[1]))
    found = [row_of(s, s.board.map.cells[space]) for space in each(spaces)]
    low = max(0, min(found, default=0) - _CONTEXT)
    high = min(last, max(found, default=last) + _CONTEXT)
    while high - low + 1 > max(1, most):
        low, high = low + 1, high - (high - low + 1 > most + 1)
    return range(low, high + 1)


class _Sketch:
    """What to write on each hex."""

    def __init__(
        self,
        s: State,
        letters: Letters,
        marked: Bits,
        ghosts: Mapping[Hex, str],
        numbers: bool,
    ) -> None:
        self.s = s
        self.letters = letters
        self.marked = marked
        self.numbers = numbers
        self.printed = s.first == NOBODY  # the map is being built: icons have no tokens yet
        self.cells: dict[Hex, int | str] = {
            cell: space for space, cell in enumerate(s.board.map.cells)
        }
        self.cells |= ghosts

    def hex(self, space: int | str, columns: int) -> tuple[Line, Line]:
        """The two lines of a hex, each exactly so many columns wide."""
        if isinstance(space, str):
            label = f"({space})"[:columns].center(columns)
            return [(label, "choice")], [(" " * columns, "choice")]
        terrain = self.s.board.terrain[space]
        ground, letter = TERRAINS[terrain], self.letters.terrain[terrain]
        chosen = self.marked >> space & 1
        name = str(space) if self.numbers else ""
        name += letter if columns > _PIECE else ""
        piece = self.piece(space)
        extra = self.extra(space, columns - _PIECE)
        if columns == _PIECE and not piece[0]:
            piece = (letter.center(_PIECE), "")
        if chosen:
            if len(name) < columns:
                name += CHOICE_MARK
            elif columns > _PIECE and not extra:
                piece = (piece[0].ljust(_PIECE), piece[1])
                extra = [(CHOICE_MARK, "choice")]
            else:
                piece = (piece[0][: _PIECE - 1] + CHOICE_MARK, piece[1])
        top = [(name, f"{ground} choice" if chosen else ground)]
        bottom = [(text, f"{ground} {style}".strip()) for text, style in (piece, *extra) if text]
        return _padded(top, columns, ground), _padded(bottom, columns, ground)

    def piece(self, space: int) -> Span:
        """What stands or lies on a space, in three columns; empty if nothing does."""
        s = self.s
        if space in s.barbarians:
            return f"!{LETTERS[s.barbarians.index(space)]}!", "barbarian"
        owner = owner_at(s, space)
        if owner != NOBODY:
            color = s.setup["colors"][owner]
            letter = self.letters.owners[color]
            if s.capital[owner] == space:
                return f"*{letter}*", color
            if s.cities[owner] >> space & 1:
                return f"/{letter}\\", color
            return (f"[{letter}]" if s.reinforced >> space & 1 else f"({letter})"), color
        city_state = city_state_at(s, space)
        if city_state != NO_CARD and (self.printed or s.city_states[city_state] == NOBODY):
            return f"@{short_name(CITY_STATES[city_state].slug)}", "city_state"
        resources = s.board.resource_icons if self.printed else s.resources_on
        for resource, spaces in enumerate(resources):
            if spaces >> space & 1:
                return f"${self.letters.resources[resource]}", "resource"
        natural = natural_at(s, space)
        if natural != NO_CARD and (self.printed or s.natural[natural] == NOBODY):
            return f"%{short_name(NATURAL_WONDERS[natural].slug)}", "natural"
        wonder = wonder_at(s, space)
        if wonder != NO_CARD:
            return f"+{short_name(WONDERS[wonder].slug)}", "wonder"
        caravans = self.caravans(space)
        if caravans:
            return f">{caravans}"[:_PIECE].ljust(_PIECE), "caravan"
        for number, icon in s.board.barbarian_icons.items():
            if icon == space:
                return f".{LETTERS[number].lower()}.", "faint"
        return "", ""

    def caravans(self, space: int) -> str:
        """The letters of the players with a caravan here, one for each."""
        colors = self.s.setup["colors"]
        return "".join(
            self.letters.owners[colors[seat]].lower()
            for seat in range(self.s.seats)
            if space in self.s.caravans[seat]
        )

    def extra(self, space: int, room: int) -> list[Span]:
        """What there is besides the piece, as far as there is room: caravans, a wonder, and that
        a piece stands on a conquered city-state."""
        s = self.s
        if owner_at(s, space) == NOBODY:
            return []
        found: list[Span] = []
        caravans = self.caravans(space)
        if caravans:
            found.append((f">{caravans}" if room > len(caravans) else caravans, "caravan"))
        if wonder_at(s, space) != NO_CARD:
            found.append(("+", "wonder"))
        if city_state_at(s, space) != NO_CARD:
            found.append(("@", "city_state"))
        while sum(len(text) for text, _ in found) > room:
            text, style = found.pop()
            if len(text) > 1:
                found.append((text[: len(text) - 1], style))
        return found


def short_name(slug: str) -> str:
    """Two letters that tell a city-state or wonder from the others of its kind."""
    return slug.removeprefix("mt_")[:2].capitalize()


def _padded(line: Line, columns: int, ground: str) -> Line:
    rest = columns - sum(len(text) for text, _ in line)
    return [*line, (" " * rest, ground)] if rest else line


def _drawn(
    sketch: _Sketch, cells: list[tuple[Hex, int | str]], left: int, columns: int
) -> list[Line]:
    """The lines of a part of the map whose leftmost half hex has this number."""
    rows: dict[int, list[tuple[int, int | str]]] = {}
    for (q, r), label in cells:
        rows.setdefault(r, []).append(((2 * q + r - left) * columns // 2, label))
    lines: list[Line] = []
    for r in range(min(rows), max(rows) + 1):
        top: Line = []
        bottom: Line = []
        at = 0
        for column, label in sorted(rows.get(r, ()), key=lambda placed: placed[0]):
            if column > at:
                top.append((" " * (column - at), ""))
                bottom.append((" " * (column - at), ""))
            upper, lower = sketch.hex(label, columns)
            top += upper
            bottom += lower
            at = column + columns
        lines += [top, bottom]
    return lines
