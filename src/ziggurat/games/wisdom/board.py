"""The map: tiles of 4x4 squares side by side, and what each square gives (C-MAP, C-SET-04).

Square n is place n % 16 of slot n // 16 of the map, rows from the top as the map lies, so that a
square has its number before its tile is turned up. `Grid` is the shape of the map, the same for all
games with so many players; `Ground` is what the tiles that lie face up show; `Land` is what the
squares give now, with everything that was built on them.
"""

from functools import cache, lru_cache
from typing import Final

from ziggurat.core.bits import Bits, bits_of
from ziggurat.core.squares import SquareMap
from ziggurat.games.wisdom.content import (
    BUILDINGS,
    CITY_STATES,
    DESERT,
    GRASSLAND,
    GREAT_PEOPLE,
    HUT,
    ICONS,
    LAYOUTS,
    MARKET_RESOURCES,
    SIDE,
    SQUARES,
    TERRAIN_ICONS,
    TERRAINS,
    TILES,
    TURNED,
    VILLAGE,
    WONDERS,
    Icons,
    icons,
)

_PLANES: Final = 3  # a square gives at most 7 of an icon; plane n holds the squares with bit n set
_WHOLE: Final = (1 << SQUARES) - 1  # all squares of a tile


class Grid:
    """The squares of a map and which of them lie next to each other."""

    __slots__ = ("all", "around", "cells", "index", "sides", "slots", "toward", "whole")

    def __init__(self, players: int) -> None:
        self.slots = LAYOUTS[players].slots
        squares = SquareMap(
            (slot.x + n % SIDE, slot.y + n // SIDE) for slot in self.slots for n in range(SQUARES)
        )
        self.cells = squares.cells
        self.index = squares.index
        self.toward = squares.toward
        self.sides = squares.sides  # steps: no diagonals (C-MAP-04)
        self.around = squares.around  # outskirts and founding: with diagonals
        self.all: Bits = squares.whole
        self.whole: Bits = bits_of(  # squares with all eight neighbours on the map
            [n for n, near in enumerate(squares.around.near) if near.bit_count() == 8]
        )


@cache
def grid_of(players: int) -> Grid:
    """The map for so many players."""
    return Grid(players)


class Face:
    """What one tile shows as it lies, by the places of its squares."""

    __slots__ = ("huts", "planes", "relics", "resources", "terrain", "villages")

    def __init__(self, code: int) -> None:
        tile, turns = TILES[code // 4], code % 4
        terrain = [0] * len(TERRAINS)
        resources = [0] * len(MARKET_RESOURCES)
        planes = [0] * (len(ICONS) * _PLANES)
        self.huts: Bits = 0
        self.villages: Bits = 0
        self.relics: tuple[tuple[int, int], ...] = ()  # (relic, place)
        for place in range(SQUARES):
            printed = TURNED[turns][place]
            bit = 1 << place
            terrain[tile.terrain[printed]] |= bit
            if tile.resources[printed] >= 0:
                resources[tile.resources[printed]] |= bit
            if tile.finds[printed] == HUT:
                self.huts |= bit
            elif tile.finds[printed] == VILLAGE:
                self.villages |= bit
            if tile.relics[printed] >= 0:
                self.relics += ((tile.relics[printed], place),)
            _put_icons(planes, bit, tile.icons[printed])
        self.terrain = tuple(terrain)
        self.resources = tuple(resources)
        self.planes = tuple(planes)


@cache
def face_of(code: int) -> Face:
    """What a tile shows that lies as this code says: tile * 4 + quarter turns."""
    return Face(code)


class Ground:
    """What the tiles that lie face up show."""

    __slots__ = ("huts", "planes", "relics", "resources", "revealed", "terrain", "villages")

    def __init__(self, laid: tuple[int, ...]) -> None:
        shown = [(slot * SQUARES, face_of(code)) for slot, code in enumerate(laid) if code >= 0]
        self.revealed: Bits = 0
        self.huts: Bits = 0  # symbols, whether or not a marker still lies there
        self.villages: Bits = 0
        self.relics: tuple[tuple[int, int], ...] = ()  # (relic, square)
        terrain = [0] * len(TERRAINS)
        resources = [0] * len(MARKET_RESOURCES)
        planes = [0] * (len(ICONS) * _PLANES)
        for first, face in shown:
            self.revealed |= _WHOLE << first
            self.huts |= face.huts << first
            self.villages |= face.villages << first
            self.relics += tuple((relic, first + place) for relic, place in face.relics)
            _add(terrain, face.terrain, first)
            _add(resources, face.resources, first)
            _add(planes, face.planes, first)
        self.terrain = tuple(terrain)
        self.resources = tuple(resources)
        self.planes = tuple(planes)


def _add(sets: list[Bits], places: tuple[Bits, ...], first: int) -> None:
    """Add the squares of a tile to sets, kind by kind; its first square has this number."""
    for kind, found in enumerate(places):
        if found:
            sets[kind] |= found << first


def _put_icons(planes: list[Bits], squares: Bits, icons: Icons) -> None:
    """Let each of these squares give these icons and no others."""
    if not squares:
        return
    others = ~squares
    for number in range(len(planes)):
        if icons[number // _PLANES] >> number % _PLANES & 1:
            planes[number] |= squares
        else:
            planes[number] &= others


@lru_cache(maxsize=512)
def ground_of(laid: tuple[int, ...]) -> Ground:
    """What these tiles show."""
    return Ground(laid)


class Land:
    """What the squares give now. A piece replaces every icon of its square, the resource too."""

    __slots__ = ("ground", "grid", "pieces", "planes", "resources", "revealed", "terrain")

    def __init__(self, grid: Grid, ground: Ground) -> None:
        self.grid = grid
        self.ground = ground
        self.revealed = ground.revealed
        self.terrain = ground.terrain
        self.resources = ground.resources
        self.planes = ground.planes
        self.pieces: Bits = 0  # squares with a building, wonder, great person or city-state

    def amount(self, icon: int, squares: Bits) -> int:
        """How many of an icon these squares give."""
        first = icon * _PLANES
        planes = self.planes
        return (
            (planes[first] & squares).bit_count()
            + ((planes[first + 1] & squares).bit_count() << 1)
            + ((planes[first + 2] & squares).bit_count() << 2)
        )

    def icon_planes(self, icon: int) -> tuple[Bits, ...]:
        """The squares that give an icon: those with 1, 2 and 4 of it in their amount."""
        return self.planes[icon * _PLANES : (icon + 1) * _PLANES]

    def terrain_at(self, square: int) -> int:
        """The terrain of a square that is turned up."""
        for number, squares in enumerate(self.terrain):
            if squares >> square & 1:
                return number
        raise ValueError(f"square {square} lies face down")


@lru_cache(maxsize=2048)
def land_of(
    players: int,
    laid: tuple[int, ...],
    disasters: tuple[Bits, Bits],
    buildings: tuple[Bits, ...],
    wonder_on: tuple[int, ...],
    people_on: tuple[Bits, ...],
    city_states: tuple[int, ...],
) -> Land:
    """What the squares give with these tiles, disasters and pieces."""
    land = Land(grid_of(players), ground_of(laid))
    planes = list(land.planes)
    terrain = list(land.terrain)
    covered = 0
    for kind, squares in ((DESERT, disasters[0]), (GRASSLAND, disasters[1])):
        for number in range(len(terrain)):
            terrain[number] &= ~squares
        terrain[kind] |= squares
        covered |= squares
        _put_icons(planes, squares, TERRAIN_ICONS[kind])
    pieces = 0
    for building, squares in enumerate(buildings):
        _put_icons(planes, squares, BUILDINGS[building].icons)
        pieces |= squares
    for wonder, square in enumerate(wonder_on):
        if square >= 0:
            _put_icons(planes, 1 << square, icons(culture=WONDERS[wonder].culture))
            pieces |= 1 << square
    for person, squares in enumerate(people_on):
        _put_icons(planes, squares, GREAT_PEOPLE[person].icons)
        pieces |= squares
    for state, square in enumerate(city_states):
        if square >= 0:
            _put_icons(planes, 1 << square, CITY_STATES[state].icons)
            pieces |= 1 << square
    land.terrain = tuple(terrain)
    land.planes = tuple(planes)
    land.pieces = pieces
    land.resources = tuple(squares & ~(covered | pieces) for squares in land.resources)
    return land
