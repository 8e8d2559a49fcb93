"""A position as plain text and its map as a small SVG, for all who draw no scene."""

from functools import cache
from html import escape
from typing import Final

from ziggurat.core.flow import NOBODY
from ziggurat.games.wisdom.content import TERRAINS
from ziggurat.games.wisdom.options import column_name
from ziggurat.games.wisdom.rules.squares import armies_at, city_owner, owner_of, scouts_at
from ziggurat.games.wisdom.state import SETTING_UP, State
from ziggurat.games.wisdom.summary import Summary
from ziggurat.games.wisdom.text import lying, text_map

_COLUMNS: Final = 80

_SIZE: Final = 30  # of a square
_EDGE: Final = 18  # for the names of rows and columns
_GROUND: Final = {
    "desert": "#f3e4b8",
    "grassland": "#c9d69a",
    "forest": "#94b482",
    "mountain": "#b9aea4",
    "water": "#a9c9dc",
}
_FACE_DOWN: Final = "#6b6459"
_SEATS: Final = {
    "blue": "#2160ae",
    "green": "#2f8f4e",
    "red": "#b5382a",
    "yellow": "#e9ae1e",
    "purple": "#6a2c86",
}


@cache
def _summary(lang: str) -> Summary:
    return Summary(lang)


def text(s: State, seat: int | None, lang: str) -> str:
    """The map, how everybody stands, the cities, and what this seat holds, as lines of text."""
    if not s.laid:
        return ""
    told = _summary(lang)
    lines = [
        "".join(words for words, _ in line).rstrip() for line in text_map(s, told.letters, _COLUMNS)
    ]
    if s.phase == SETTING_UP:
        return "\n".join(lines)
    for player in range(s.seats):
        lines += ["", told.standing(s, player)]
        cities = range(len(s.cities[player]))
        lines += [f"  {told.city_short(s, player, city)}" for city in cities]
    if seat is not None:
        lines += ["", told.dials(s, seat), *told.hand(s, seat)]
    return "\n".join(lines)


def svg(s: State, lang: str) -> str:
    """The map as SVG: terrains by colour, outskirts framed, cities as discs, armies as triangles
    and scouts as small discs in their players' colours; what else lies there by its letters."""
    if not s.laid:
        return ""
    cells = s.land.grid.cells
    columns, rows = (1 + max(cell[axis] for cell in cells) for axis in (0, 1))
    width, height = _EDGE + columns * _SIZE + 2, _EDGE + rows * _SIZE + 2
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" font-family="sans-serif" font-size="10" text-anchor="middle" '
        'stroke="#3a3226" stroke-width="0.7">'
    ]
    for x in range(columns):
        lines.append(_words(_EDGE + (x + 0.5) * _SIZE, _EDGE - 6, column_name(x)))
    for y in range(rows):
        lines.append(_words(_EDGE / 2, _EDGE + (y + 0.5) * _SIZE + 4, str(y + 1)))
    for square, (x, y) in enumerate(cells):
        lines += _square(s, square, _EDGE + x * _SIZE, _EDGE + y * _SIZE, lang)
    return "\n".join([*lines, "</svg>"])


def _words(x: float, y: float, words: str) -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}" stroke="none">{escape(words)}</text>'


def _square(s: State, square: int, x: int, y: int, lang: str) -> list[str]:
    place = f'x="{x}" y="{y}" width="{_SIZE}" height="{_SIZE}"'
    if not s.land.revealed >> square & 1:
        return [f'<rect {place} fill="{_FACE_DOWN}"/>']
    found = [f'<rect {place} fill="{_GROUND[TERRAINS[s.land.terrain_at(square)]]}"/>']
    owner = owner_of(s, square)
    if owner != NOBODY:
        inner = f'x="{x + 1.5}" y="{y + 1.5}" width="{_SIZE - 3}" height="{_SIZE - 3}"'
        found.append(f'<rect {inner} fill="none" stroke="{_color(s, owner)}" stroke-width="1.5"/>')
    if city_owner(s, square) != NOBODY:
        found += _city(s, square, owner, x + _SIZE / 2, y + _SIZE / 2)
    else:
        letters = lying(s, _summary(lang).letters, square)[0]
        if letters:
            found.append(_words(x + _SIZE / 2, y + _SIZE - 5, letters))
    return found + _figures(s, square, x, y)


def _color(s: State, seat: int) -> str:
    return _SEATS[s.setup["colors"][seat]]


def _city(s: State, square: int, owner: int, x: float, y: float) -> list[str]:
    radius = 11 if s.cities[owner][0] == square else 8
    fill = f'fill="{_color(s, owner)}"'
    found = [f'<circle cx="{x}" cy="{y}" r="{radius}" {fill}/>']
    if s.walls >> square & 1:
        corner = f'x="{x - 12}" y="{y - 12}" width="24" height="24"'
        found.append(f'<rect {corner} fill="none" stroke-width="2"/>')
    if s.programs >> square & 1:
        found.append(f'<text x="{x}" y="{y + 4}" stroke="none" fill="#ffffff">+</text>')
    return found


def _figures(s: State, square: int, x: int, y: int) -> list[str]:
    found = []
    for seat in range(s.seats):
        fill = f'fill="{_color(s, seat)}"'
        at = x + 5
        for _ in range(armies_at(s, seat, square)):
            points = f"{at - 4},{y + 12} {at + 4},{y + 12} {at},{y + 3}"
            found.append(f'<polygon points="{points}" {fill}/>')
            at += 6
        for _ in range(scouts_at(s, seat, square)):
            found.append(f'<circle cx="{at}" cy="{y + 8}" r="3" {fill}/>')
            at += 6
    return found
