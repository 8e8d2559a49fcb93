"""The map as text: lines of styled words, for any terminal and without any library.

A hex is two lines high and three to six columns wide, whatever fits; every row of hexes is shifted
by half a hex. The upper line says which space it is and its terrain, the lower one what is there.
Shapes say what a piece is and letters whose it is, so that nothing rests on colour alone:

    *B* capital   /B\\ city   (B) control token   [B] reinforced   >b caravan   + wonder under it
    !A! barbarian   .a. where it comes back   @Ka city-state   $ma resource   %Ev natural wonder

With the expansion also:

    {#} fort   {B} fort with a city   (Bc) district   [Bc] reinforced   ^b army   ' to explore from
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
from ziggurat.games.dawn.rules.exploration import edge_spaces, may_explore
from ziggurat.games.dawn.rules.pieces import (
    city_state_at,
    district_at,
    natural_at,
    owner_at,
    wonder_at,
)
from ziggurat.games.dawn.state import NO_CARD, State

# A stretch of text and the names of its styles: terrains ("forest"), colours of players ("blue"),
# and what else a theme may dress up ("choice", "barbarian", "city_state", "faint", ...).
Span = tuple[str, str]
Line = list[Span]

_WIDTHS: Final = (6, 5, 4, 3)
_PIECE: Final = 3  # columns of a piece
_CONTEXT: Final = 3  # rows of hexes above and below those that matter
CHOICE_MARK: Final = "<"
EDGE_MARK: Final = "'"
FORT: Final = "{#}"
ARMY_SIGN: Final = "^"


@dataclass(frozen=True, slots=True)
class Letters:
    """The letters of one language: one for each terrain, colour and district, two for each
    resource."""

    terrain: str
    owners: Mapping[str, str]
    resources: tuple[str, ...]
    districts: str


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


def rows_around(
    s: State, spaces: Bits, most: int, ghosts: Mapping[Hex, str] | None = None
) -> range:
    """The rows of hexes these spaces (and ghosts) lie in and some more on each side, or all if
    there are none; if that is more than `most` rows, those in the middle."""
    last = row_of(s, max([*s.board.map.cells, *(ghosts or ())], key=lambda cell: cell[1]), ghosts)
    found = [row_of(s, s.board.map.cells[space], ghosts) for space in each(spaces)]
    found += [row_of(s, ghost, ghosts) for ghost in ghosts or ()]
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
        self.printed = not s.round  # the map is being built: icons have no tokens yet
        self.edges = edge_spaces(s) if s.edition.explores and may_explore(s) else 0
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
        extra = self.extra(space, columns - len(piece[0]), bool(piece[0]))
        if not piece[0]:
            piece, extra = extra[0] if extra else self.icon(space), extra[1:]
        if columns == _PIECE:
            if not piece[0]:
                piece = (letter.center(_PIECE), "")
            elif any(space in armies for armies in self.s.armies):
                piece = (piece[0][: _PIECE - 1].ljust(_PIECE - 1) + ARMY_SIGN, piece[1])
        if chosen:
            if len(name) < columns:
                name += CHOICE_MARK
            elif columns > _PIECE and not extra:
                piece = (piece[0].ljust(_PIECE), piece[1])
                extra = [(CHOICE_MARK, "choice")]
            else:
                piece = (piece[0][: _PIECE - 1].ljust(_PIECE - 1) + CHOICE_MARK, piece[1])
        if self.edges >> space & 1 and len(name) < columns:
            name += EDGE_MARK
        top = [(name, f"{ground} choice" if chosen else ground)]
        bottom = [(text, f"{ground} {style}".strip()) for text, style in (piece, *extra) if text]
        return _padded(top, columns, ground), _padded(bottom, columns, ground)

    def piece(self, space: int) -> Span:
        """What lies on a space, in three columns; empty if nothing does but figures."""
        s = self.s
        if space in s.barbarians:
            return f"!{LETTERS[s.barbarians.index(space)]}!", "barbarian"
        owner = owner_at(s, space)
        if owner != NOBODY:
            return self.owned(space, owner), s.setup["colors"][owner]
        if s.board.forts >> space & 1:
            return FORT, "fort"
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
        return "", ""

    def owned(self, space: int, owner: int) -> str:
        """A city, control token or district; a district's closing bracket only where there is
        room."""
        s = self.s
        letter = self.letters.owners[s.setup["colors"][owner]]
        if s.board.forts >> space & 1:
            return f"{{{letter}}}"
        if s.capital[owner] == space:
            return f"*{letter}*"
        if s.cities[owner] >> space & 1:
            return f"/{letter}\\"
        district = district_at(s, space)
        kind = self.letters.districts[district] if district != NO_CARD else ""
        token = f"[{letter}{kind}]" if s.reinforced >> space & 1 else f"({letter}{kind})"
        return token[:_PIECE]

    def icon(self, space: int) -> Span:
        """Where a barbarian comes back, or a capital is to stand."""
        if space in self.s.board.stars:
            return " * ", "faint"
        for number, icon in self.s.board.barbarian_icons.items():
            if icon == space:
                return f".{LETTERS[number].lower()}.", "faint"
        return "", ""

    def figures(self, space: int, room: int) -> list[Span]:
        """Armies and caravans: with the letters of their owners if there is room; else a caravan
        by its letter, an army by its sign."""
        colors = self.s.setup["colors"]
        armies, caravans = (
            [colors[seat] for seat, places in enumerate(figures) if space in places]
            for figures in (self.s.armies, self.s.caravans)
        )
        troop = "".join(self.letters.owners[color].lower() for color in armies)
        trade = "".join(self.letters.owners[color].lower() for color in caravans)
        if not room:
            return []
        if not armies:
            short = f">{trade}" if room > len(trade) else trade[:room]
            return [(short, "caravan")] if short.strip(">") else []
        style = armies[0] if len(armies) == 1 else "army"
        if not caravans:
            return [(f"{ARMY_SIGN}{troop}"[:room], style)]
        if room >= len(troop) + len(trade) + 2:
            return [(f"{ARMY_SIGN}{troop}", style), (f">{trade}", "caravan")]
        troop = troop if room >= len(troop) + 2 else ""
        return [(f"{ARMY_SIGN}{troop}", style), (">", "caravan")][:room]

    def extra(self, space: int, room: int, besides: bool) -> list[Span]:
        """What there is besides the piece, as far as there is room: figures, a wonder, and that a
        piece stands on a conquered city-state."""
        s = self.s
        found: list[Span] = []
        owner = owner_at(s, space)
        if owner != NOBODY and district_at(s, space) != NO_CARD:
            if room > 1 or (room and not self.figures(space, room)):
                bracket = "]" if s.reinforced >> space & 1 else ")"
                found.append((bracket, s.setup["colors"][owner]))
        found += self.figures(space, room - len(found))
        if besides and owner != NOBODY:
            left = room - sum(len(text) for text, _ in found)
            if wonder_at(s, space) != NO_CARD and left > 0:
                found.append(("+", "wonder"))
                left -= 1
            if city_state_at(s, space) != NO_CARD and left > 0:
                found.append(("@", "city_state"))
        return found


def short_name(slug: str) -> str:
    """Two letters that tell a city-state or wonder from the others of its kind."""
    return slug.removeprefix("mt_")[:2].capitalize()


def _padded(line: Line, columns: int, ground: str) -> Line:
    """The line with its ground up to the edge of the hex, where a gap shows the next one."""
    rest = columns - sum(len(text) for text, _ in line)
    gap = int(rest > 0 and columns > _PIECE + 1)
    return [*line, *((" " * n, style) for n, style in ((rest - gap, ground), (gap, "")) if n)]


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
