"""The map: tiles of 4x4 squares side by side, and what each square gives (C-MAP, C-SET-04).

Square n is place n % 16 of slot n // 16 of the map, rows from the top as the map lies, so that a
square has its number before its tile is turned up. `Grid` is the shape of the map, the same for all
games with so many players; `Ground` is what the tiles that lie face up show; `Land` is what the
squares give now, with everything that was built on them.
"""

from functools import cache, lru_cache
from typing import Final

from ziggurat.core.bits import Bits, bits_of, each
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


class Ground:
    """What the tiles that lie face up show."""

    __slots__ = ("huts", "planes", "relics", "resources", "revealed", "terrain", "villages")

    def __init__(self, laid: tuple[int, ...]) -> None:
        self.revealed: Bits = 0
        terrain = [0] * len(TERRAINS)
        resources = [0] * len(MARKET_RESOURCES)
        planes = [0] * (len(ICONS) * _PLANES)
        self.huts: Bits = 0  # symbols, whether or not a marker still lies there
        self.villages: Bits = 0
        self.relics: tuple[tuple[int, int], ...] = ()  # (relic, square)
        for slot, code in enumerate(laid):
            if code < 0:
                continue
            tile, turns = TILES[code // 4], code % 4
            for place in range(SQUARES):
                printed = TURNED[turns][place]
                square = slot * SQUARES + place
                bit = 1 << square
                self.revealed |= bit
                terrain[tile.terrain[printed]] |= bit
                if tile.resources[printed] >= 0:
                    resources[tile.resources[printed]] |= bit
                if tile.finds[printed] == HUT:
                    self.huts |= bit
                elif tile.finds[printed] == VILLAGE:
                    self.villages |= bit
                if tile.relics[printed] >= 0:
                    self.relics += ((tile.relics[printed], square),)
                _put_icons(planes, bit, tile.icons[printed])
        self.terrain = tuple(terrain)
        self.resources = tuple(resources)
        self.planes = tuple(planes)


def _put_icons(planes: list[Bits], square: Bits, icons: Icons) -> None:
    """Let a square give these icons and no others."""
    for icon, amount in enumerate(icons):
        for plane in range(_PLANES):
            number = icon * _PLANES + plane
            if amount >> plane & 1:
                planes[number] |= square
            else:
                planes[number] &= ~square


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
        for square in each(squares):
            _put_icons(planes, 1 << square, TERRAIN_ICONS[kind])
    pieces = 0
    for building, squares in enumerate(buildings):
        for square in each(squares):
            _put_icons(planes, 1 << square, BUILDINGS[building].icons)
        pieces |= squares
    for wonder, square in enumerate(wonder_on):
        if square >= 0:
            _put_icons(planes, 1 << square, icons(culture=WONDERS[wonder].culture))
            pieces |= 1 << square
    for person, squares in enumerate(people_on):
        for square in each(squares):
            _put_icons(planes, 1 << square, GREAT_PEOPLE[person].icons)
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
