"""Names for every square, so that nobody at a table has to speak in letters and numbers.

Cities, city-states and relics have names of their own. Any other square is named by its terrain and
the nearest of these: "the forest east of Rome". Where two would be called the same, the way is
added: "the forest two east and one south of Rome". The names are the same for everybody.
"""

from collections import Counter
from functools import lru_cache
from math import atan2, pi
from typing import Final

from ziggurat.core.bits import Bits, each
from ziggurat.games.wisdom.board import Grid
from ziggurat.games.wisdom.content import (
    CITY_STATES,
    CIVILIZATIONS,
    HOME_TILES,
    NONE,
    RELICS,
    TERRAINS,
)
from ziggurat.games.wisdom.state import State
from ziggurat.games.wisdom.words.language import Language

_COMPASS: Final = ("e", "ne", "n", "nw", "w", "sw", "s", "se")

Anchors = tuple[tuple[int, str], ...]  # (square, its name), the best known first


def city_name(t: Language, s: State, player: int, city: int) -> str:
    """The name of a city: of the capital its own; another has one by its square, so that it keeps
    it when a city before it is lost."""
    first, *others = t.text(f"cities.{CIVILIZATIONS[s.civs[player]].slug}").split(", ")
    if city == 0:
        return first
    taken: list[str] = []
    for square in s.cities[player][1 : city + 1]:
        number = square % len(others)
        while others[number] in taken:
            number = (number + 1) % len(others)
        taken.append(others[number])
    return taken[-1]


def place_names(t: Language, s: State) -> tuple[str, ...]:
    """The name of each square."""
    return _names(t, s.land.grid, s.land.terrain, _anchors(t, s), _homes(t, s))


def _anchors(t: Language, s: State) -> Anchors:
    """Squares with a name of their own."""
    found = [
        (square, city_name(t, s, player, city))
        for player, cities in enumerate(s.cities)
        for city, square in enumerate(cities)
    ]
    for number, square in enumerate(s.city_states):
        if square >= 0:
            name = t.text(f"city_state.{CITY_STATES[number].slug}")
            found.append((square, t.text("place.city_state", name=name[:1].lower() + name[1:])))
    for number, square in enumerate(s.relics):
        if square >= 0:
            found.append((square, t.text(f"relic.{RELICS[number].slug}")))
    return tuple(found)


def _homes(t: Language, s: State) -> tuple[tuple[float, float, str], ...]:
    """Until the first capital stands: the middles of home tiles, with their names."""
    if any(s.cities):
        return ()
    found = []
    for civ in s.civs:
        if civ != NONE:
            home = next(n for n, code in enumerate(s.laid) if code // 4 == HOME_TILES + civ)
            slot = s.land.grid.slots[home]
            people = t.text(f"civilization.{CIVILIZATIONS[civ].slug}").partition(" ")[2]
            found.append((slot.x + 1.5, slot.y + 1.5, t.text("place.home.name", people=people)))
    return tuple(found)


@lru_cache(maxsize=64)
def _names(
    t: Language,
    grid: Grid,
    terrain: tuple[Bits, ...],
    anchors: Anchors,
    homes: tuple[tuple[float, float, str], ...],
) -> tuple[str, ...]:
    own = dict(anchors)
    places: list[tuple[float, float, str]] = list(homes)
    for square, name in anchors:
        places.append((*grid.cells[square], name))
    kinds = ["unknown"] * len(grid.cells)
    for number, squares in enumerate(terrain):
        for square in each(squares):
            kinds[square] = TERRAINS[number]
    found = []
    for square, (x, y) in enumerate(grid.cells):
        the = t.text(f"place.the.{kinds[square]}")
        if square in own:
            found.append([own[square]])
        elif places:
            left, top, nearest = min(places, key=lambda at: (x - at[0]) ** 2 + (y - at[1]) ** 2)
            found.append(_by(t, the, x - left, y - top, nearest, bool(anchors)))
        else:
            found.append([the])
    return tuple(_told_apart(found))


def _by(t: Language, the: str, x: float, y: float, name: str, exact: bool) -> list[str]:
    """What a square may be called, the shorter first; `exact`: it lies whole steps away."""
    compass = t.text(f"compass.{_compass(x, y)}")
    if not exact:
        return [t.text("place.home", the=the, compass=compass, name=name)]
    parts = [(abs(int(x)), "e" if x > 0 else "w"), (abs(int(y)), "s" if y > 0 else "n")]
    first, *more = [(count, to) for count, to in parts if count]
    way = t.text(
        "place.step" if first[0] == 1 else "place.steps",
        number=_number(t, first[0]),
        compass=t.text(f"compass.{first[1]}"),
    )
    other = [
        t.text("place.more", number=_number(t, count), compass=t.text(f"compass.{to}"))
        for count, to in more
    ]
    key = "place.way.two" if other else "place.way"
    return [
        t.text("place.near", the=the, compass=compass, name=name),
        t.text(key, the=the, way=way, other="".join(other), name=name),
    ]


def _number(t: Language, number: int) -> str:
    """A number in words, as far as the words go."""
    words = t.text("numbers").split()
    return words[number - 1] if number <= len(words) else str(number)


def _compass(x: float, y: float) -> str:
    """The point of the compass that an offset goes to."""
    return _COMPASS[round(atan2(-y, x) / (pi / 4)) % len(_COMPASS)]


def _told_apart(names: list[list[str]]) -> list[str]:
    """Of each square's names the first, or the last where others have the same."""
    counts = Counter(choices[0] for choices in names)
    return [choices[0] if counts[choices[0]] == 1 else choices[-1] for choices in names]
