"""The map of a position as plain text and as a small SVG, for all who draw no scene."""

from math import cos, pi, sin, sqrt
from typing import Final

from ziggurat.core.flow import NOBODY
from ziggurat.games.dawn.board import LETTERS
from ziggurat.games.dawn.content import COLORS, RESOURCES, TERRAINS
from ziggurat.games.dawn.rules.pieces import natural_at, owner_at, wonder_at
from ziggurat.games.dawn.state import NO_CARD, State
from ziggurat.games.dawn.text import Letters, text_map
from ziggurat.games.dawn.words.en_ui import UI

_COLUMNS: Final = 160
_LETTERS: Final = Letters(
    terrain=UI["terrain_letters"],
    owners={color: color[0].upper() for color in COLORS},
    resources=tuple(resource[:2] for resource in RESOURCES),
    districts=UI["district_letters"],
)

_SIZE: Final = 20.0  # from the middle of a hex to a corner
_GROUND: Final = {
    "grassland": "#c9d69a",
    "hills": "#d3b87c",
    "forest": "#94b482",
    "desert": "#f3e4b8",
    "mountain": "#b9aea4",
    "water": "#a9c9dc",
    "natural_wonder": "#d6b9d8",
}
_SEATS: Final = {
    "blue": "#2160ae",
    "green": "#45b7a2",
    "orange": "#e9ae1e",
    "red": "#b5382a",
    "purple": "#431c4e",
}
_CORNERS: Final = [(_SIZE * sin(pi * n / 3), _SIZE * cos(pi * n / 3)) for n in range(6)]


def text(s: State) -> str:
    """The map as lines of text; games/dawn/text.py says what its signs mean."""
    parts = text_map(s, _LETTERS, _COLUMNS)
    return "\n".join(
        "".join(words for words, _ in line).rstrip() for part in parts for line in part
    )


def svg(s: State) -> str:
    """The map as SVG: terrains by colour; cities, control tokens, armies (triangles) and caravans
    (small squares) in their players' colours; what else lies there by a letter or two."""
    middles = [(sqrt(3) * _SIZE * (q + r / 2), 1.5 * _SIZE * r) for q, r in s.board.map.cells]
    low_x, low_y = (min((m[axis] for m in middles), default=0) - 1.2 * _SIZE for axis in (0, 1))
    width, height = (
        max((m[axis] for m in middles), default=0) + 1.2 * _SIZE - low
        for axis, low in ((0, low_x), (1, low_y))
    )
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{low_x:.0f} {low_y:.0f} {width:.0f} '
        f'{height:.0f}" width="{width:.0f}" height="{height:.0f}" font-family="sans-serif" '
        'font-size="10" text-anchor="middle" stroke="#3a3226" stroke-width="0.7">'
    ]
    for space, (x, y) in enumerate(middles):
        ground = _GROUND[TERRAINS[s.board.terrain[space]]]
        corners = " ".join(f"{x + dx:.1f},{y + dy:.1f}" for dx, dy in _CORNERS)
        lines.append(f'<polygon points="{corners}" fill="{ground}"/>')
        lines += _piece(s, space, x, y)
        lines += _figures(s, space, x, y)
    return "\n".join([*lines, "</svg>"])


def _color(s: State, seat: int) -> str:
    return _SEATS[s.setup["colors"][seat]]


def _piece(s: State, space: int, x: float, y: float) -> list[str]:
    found = []
    owner = owner_at(s, space)
    if s.board.forts >> space & 1:
        corner = f'x="{x - 12:.1f}" y="{y - 12:.1f}"'
        found.append(f'<rect {corner} width="24" height="24" fill="none" stroke-width="2"/>')
    if owner != NOBODY:
        color = _color(s, owner)
        if s.cities[owner] >> space & 1:
            radius = 11 if s.capital[owner] == space else 8
            found.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{color}"/>')
        else:
            fill = color if s.reinforced >> space & 1 else "none"
            found.append(
                f'<rect x="{x - 6:.1f}" y="{y - 6:.1f}" width="12" height="12" fill="{fill}" '
                f'stroke="{color}" stroke-width="2"/>'
            )
    label = _label(s, space)
    if label:
        found.append(f'<text x="{x:.1f}" y="{y + 3.5:.1f}" stroke="none">{label}</text>')
    return found


def _label(s: State, space: int) -> str:
    if space in s.barbarians:
        return f"!{LETTERS[s.barbarians.index(space)]}"
    if wonder_at(s, space) != NO_CARD:
        return "+"
    for number, place in s.board.city_state_spaces.items():
        if place == space and s.city_states[number] == NOBODY:
            return "@"
    for resource, spaces in enumerate(s.resources_on):
        if spaces >> space & 1:
            return RESOURCES[resource][:2]
    natural = natural_at(s, space)
    return "*" if natural != NO_CARD and s.natural[natural] == NOBODY else ""


def _figures(s: State, space: int, x: float, y: float) -> list[str]:
    found = []
    for seat in range(s.seats):
        at = x + 6 * (seat - 2)
        fill = f'fill="{_color(s, seat)}"'
        if space in s.armies[seat]:
            points = f"{at - 4:.1f},{y - 7:.1f} {at + 4:.1f},{y - 7:.1f} {at:.1f},{y - 15:.1f}"
            found.append(f'<polygon points="{points}" {fill}/>')
        if space in s.caravans[seat]:
            found.append(f'<rect x="{at - 3:.1f}" y="{y + 8:.1f}" width="6" height="6" {fill}/>')
    return found
