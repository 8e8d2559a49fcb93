"""Names for every space, so that nobody has to speak in numbers.

City-states, natural wonders, forts and capitals have names of their own. Any other space is named
by its terrain and the nearest of these: "the forest east of Kabul". Where two would be called the
same, the steps are added, and where that is not enough, the way.
"""

from collections import Counter
from functools import lru_cache
from math import atan2, pi, sqrt
from typing import Final, NamedTuple

from ziggurat.core.bits import each
from ziggurat.core.flow import NOBODY
from ziggurat.core.hexes import DIRECTIONS, Hex
from ziggurat.games.dawn.board import Board, Layout, board_of
from ziggurat.games.dawn.content import CITY_STATES, LEADERS, NATURAL_WONDERS, TERRAINS
from ziggurat.games.dawn.state import HOME, NO_CARD, State
from ziggurat.games.dawn.words.language import Language

_COMPASS: Final = ("e", "ne", "n", "nw", "w", "sw", "s", "se")
_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class _Seats(NamedTuple):
    """What the names of spaces depend on besides the map."""

    leaders: tuple[int, ...]
    colors: tuple[str, ...]
    capitals: tuple[int, ...]
    viewer: int


def place_names(t: Language, s: State, viewer: int = NOBODY) -> tuple[str, ...]:
    """The name of each space, for all or as a seat would say it ("your capital")."""
    return _names(t, s.layout, _seats(s, viewer))


def _seats(s: State, viewer: int) -> _Seats:
    return _Seats(s.leaders, tuple(s.setup["colors"]), s.capital, viewer)


def _seat(t: Language, seats: _Seats, seat: int) -> str:
    if seats.leaders[seat] == NO_CARD:
        return t.text(f"color.{seats.colors[seat]}")
    return t.text(f"leader.{LEADERS[seats.leaders[seat]].slug}")


def names_for(t: Language, s: State, viewer: int) -> list[str]:
    """The name of each space as a seat would say it, with cities by their owners: "your mountain
    city"; with its surroundings if there are two of the kind."""
    found = [[name] for name in place_names(t, s, viewer)]
    seats = _seats(s, viewer)
    own = _own(t, s.board, seats)
    for seat, cities in enumerate(s.cities):
        key = "place.your_city" if seat == viewer else "place.city"
        for space in each(cities):
            if space not in own and not s.board.forts >> space & 1:
                terrain = t.term("terrain", TERRAINS[s.board.terrain[space]])
                name = t.text(key, seat=_seat(t, seats, seat), terrain=terrain)
                found[space] = [name, *_by_nearest(t, s.board, space, own, name)]
    return _told_apart(found)


@lru_cache(maxsize=64)
def grid_names(layout: Layout) -> tuple[str, ...]:
    """The field of an atlas that each space lies in: a letter for the column, a number for the
    row: "D7"."""
    cells = board_of(layout).map.cells
    places = [(q + (r - (r & 1)) // 2, r) for q, r in cells]
    left, top = (min(values) for values in zip(*places, strict=True)) if places else (0, 0)
    return tuple(f"{_column(column - left)}{row - top + 1}" for column, row in places)


def _column(number: int) -> str:
    more, letter = divmod(number, len(_LETTERS))
    return (_LETTERS[more - 1] if more else "") + _LETTERS[letter]


@lru_cache(maxsize=64)
def _names(t: Language, layout: Layout, seats: _Seats) -> tuple[str, ...]:
    board = board_of(layout)
    names = _own(t, board, seats)
    spaces = range(len(board.map.cells))
    found = [
        [names[n]] if n in names else _by_nearest(t, board, n, names, _the(t, board, n))
        for n in spaces
    ]
    if not names:
        grid = grid_names(layout)
        found = [[t.text("place.at", the=_the(t, board, n), grid=grid[n])] for n in spaces]
    return tuple(_told_apart(found))


def _own(t: Language, board: Board, seats: _Seats) -> dict[int, str]:
    """Spaces with a name of their own, the best known first."""
    own = {
        space: t.text(f"city_state.{CITY_STATES[number].slug}")
        for number, space in board.city_state_spaces.items()
    }
    for number, space in board.natural_spaces.items():
        own[space] = t.text(f"natural.{NATURAL_WONDERS[number].slug}")
    for seat, space in enumerate(seats.capitals):
        if space != HOME:
            key = "place.your_capital" if seat == seats.viewer else "place.capital"
            own[space] = t.text(key, seat=_seat(t, seats, seat))
    forts = each(board.forts)
    sides = {space: _side(board, space) for space in forts}
    for space, side in sides.items():
        if list(sides.values()).count(side) == 1:
            own[space] = t.text(f"place.fort.{side}")
    return own


def _side(board: Board, space: int) -> str:
    """Which side of the map a space lies on."""
    cells = board.map.cells
    q, r = (sum(values) / len(cells) for values in zip(*cells, strict=True))
    return _compass(cells[space][0] - q, cells[space][1] - r)


def _compass(q: float, r: float) -> str:
    """The point of the compass that an offset goes to."""
    eighth = round(atan2(-r * sqrt(3) / 2, q + r / 2) / (pi / 4))
    return _COMPASS[eighth % len(_COMPASS)]


def _the(t: Language, board: Board, space: int) -> str:
    """A space by what it is: "the forest"."""
    fort = board.forts >> space & 1
    return t.text("place.the.fort" if fort else f"place.the.{TERRAINS[board.terrain[space]]}")


def _by_nearest(
    t: Language, board: Board, space: int, names: dict[int, str], the: str
) -> list[str]:
    """What a space may be called, the shortest first and the last one surely its own."""
    if not names:
        return []
    cell, ranked = board.map.cells[space], list(names)
    cells = board.map.cells
    near = min(ranked, key=lambda other: (_distance(cell, cells[other]), ranked.index(other)))
    q, r = cell[0] - cells[near][0], cell[1] - cells[near][1]
    count, name = _distance(cell, cells[near]), names[near]
    compass = t.text(f"compass.{_compass(q, r)}")
    steps = "place.step" if count == 1 else "place.steps"
    return [
        t.text("place.near", the=the, compass=compass, name=name),
        t.text(steps, the=the, count=count, compass=compass, name=name),
        t.text("place.way", the=the, way=way(t, (q, r)), name=name),
    ]


def _distance(one: Hex, other: Hex) -> int:
    q, r = one[0] - other[0], one[1] - other[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def way(t: Language, offset: Hex) -> str:
    """The way from one hex to another: "2 east, 1 south-east"."""
    q, r = offset
    for number, (dq, dr) in enumerate(DIRECTIONS):
        after = (number + 1) % len(DIRECTIONS)
        eq, er = DIRECTIONS[after]
        # in a sextant both numbers of steps are found by Cramer's rule; the determinant is 1
        ahead, aside = q * er - r * eq, dq * r - dr * q
        if ahead > 0 and aside >= 0:
            ways = [(ahead, number), (aside, after)]
            return ", ".join(
                f"{count} {t.text(f'direction.{toward + 1}')}" for count, toward in ways if count
            )
    return "0"


def _told_apart(names: list[list[str]]) -> list[str]:
    """Of each space's names the first that no other space has at the same length."""
    shown = [choices[0] for choices in names]
    for length in range(1, max((len(choices) for choices in names), default=0)):
        counts = Counter(shown)
        for space, choices in enumerate(names):
            if counts[shown[space]] > 1 and length < len(choices):
                shown[space] = choices[length]
    return shown
