"""The map as printed: which spaces there are, their terrain, and the icons on them (base p. 7).

A board is made from a layout, the tuple of everything laid so far, and never changes; laying a tile
makes a new one out of it. Positions share boards, and a save holds the layout alone.
"""

from functools import cache, lru_cache
from typing import Final

from ziggurat.core.bits import Bits, bits_of
from ziggurat.core.hexes import NOWHERE, Hex, HexMap, turned
from ziggurat.games.dawn.content import (
    CITY_STATES,
    DIFFICULTY,
    FOREST,
    NATURAL_WONDER,
    NATURAL_WONDERS,
    RESOURCES,
    TERRAIN_LETTERS,
    TERRAINS,
    WATER,
)
from ziggurat.games.dawn.data.tiles import CAPITAL, HUB, TILES, outline

# What lies on the table: (TILE, number, side, q, r, turn), (WATER_TOKEN, q, r), (FORT, q, r), or a
# space drawn by hand in a position file, (DRAWN, q, r, terrain, icon, tile).
Laid = tuple[int, ...]
Layout = tuple[Laid, ...]
TILE: Final = 0
WATER_TOKEN: Final = 1
DRAWN: Final = 2
FORT: Final = 3

SIDES: Final = ("A", "B")
LETTERS: Final = "ABCDEFGHIJK"

# Icons: nothing, a capital star, or a numbered resource, barbarian, city-state, natural wonder.
NO_ICON: Final = 0
STAR: Final = 1
FORT_ICON: Final = 2  # a fort is forest, difficulty 3 (Terra Incognita p. 11)
_RESOURCE: Final = 10
_BARBARIAN: Final = 20
_CITY_STATE: Final = 40
_NATURAL: Final = 60


def icon_named(name: str) -> int:
    """The icon of a resource, barbarian letter, city-state or natural wonder."""
    if name == "star":
        return STAR
    if name == "fort":
        return FORT_ICON
    if name in RESOURCES:
        return _RESOURCE + RESOURCES.index(name)
    if name in LETTERS:
        return _BARBARIAN + LETTERS.index(name)
    for number, state in enumerate(CITY_STATES):
        if state.slug == name:
            return _CITY_STATE + number
    for number, natural in enumerate(NATURAL_WONDERS):
        if natural.slug == name:
            return _NATURAL + number
    raise ValueError(f"there is no icon called {name!r}")


def cells_of(side: int, hub: Hex, turn: int) -> list[Hex]:
    """The hexes a tile covers, in the order of its cells."""
    return [
        (hub[0] + q, hub[1] + r)
        for q, r in (turned(offset, turn) for offset in outline(SIDES[side]))
    ]


@cache
def spaces_of(laid: Laid) -> tuple[tuple[Hex, int, int], ...]:
    """(hex, terrain, icon) of each space of something laid."""
    if laid[0] == WATER_TOKEN:
        return (((laid[1], laid[2]), WATER, NO_ICON),)
    if laid[0] == FORT:
        return (((laid[1], laid[2]), FOREST, FORT_ICON),)
    if laid[0] == DRAWN:
        return (((laid[1], laid[2]), laid[3], laid[4]),)
    _, number, side, q, r, turn = laid
    tile = TILES[number]
    printed = tile.side(SIDES[side])
    found: list[tuple[Hex, int, int]] = []
    for cell, where in enumerate(cells_of(side, (q, r), turn)):
        icon = icon_named(printed.has[cell]) if cell in printed.has else NO_ICON
        if cell == HUB and tile.kind == CAPITAL:
            icon = STAR
        found.append((where, TERRAIN_LETTERS.index(printed.terrain[cell]), icon))
    return tuple(found)


class Board:
    """Everything about the map that play does not change."""

    __slots__ = (
        "barbarian_icons",
        "city_state_spaces",
        "coast",
        "difficulty",
        "forts",
        "land",
        "laid_at",
        "map",
        "natural_spaces",
        "on_tiles",
        "pieces",
        "naturals",
        "of_terrain",
        "resource_icons",
        "space_of_city_state",
        "space_of_natural",
        "star_tiles",
        "stars",
        "terrain",
        "up_to",
        "water",
    )

    def __init__(self, layout: Layout, old: "Board | None" = None) -> None:
        """The board of a layout, or of what is laid after that of an old one."""
        cells: list[Hex] = []
        of_terrain: list[Bits] = list(old.of_terrain) if old else [0] * len(TERRAINS)
        terrain: list[int] = list(old.terrain) if old else []
        laid_at: list[int] = list(old.laid_at) if old else []
        self.pieces: int = old.pieces if old else 0  # laid so far
        self.on_tiles: Bits = old.on_tiles if old else 0  # not on forts and water tokens
        self.stars: list[int] = old.stars[:] if old else []
        self.forts: Bits = old.forts if old else 0
        self.resource_icons: list[Bits] = old.resource_icons[:] if old else [0] * len(RESOURCES)
        self.barbarian_icons: dict[int, int] = {}  # letter -> space
        self.city_state_spaces: dict[int, int] = {}  # city-state -> space
        self.natural_spaces: dict[int, int] = {}  # natural wonder -> space
        if old:
            self.barbarian_icons.update(old.barbarian_icons)
            self.city_state_spaces.update(old.city_state_spaces)
            self.natural_spaces.update(old.natural_spaces)
        for laid in layout:
            for where, ground, icon in spaces_of(laid):
                space = len(terrain)
                cells.append(where)
                of_terrain[ground] |= 1 << space
                terrain.append(ground)
                drawn = laid[0] == DRAWN and icon != FORT_ICON
                laid_at.append(-1 - laid[5] if drawn else self.pieces)
                if drawn or laid[0] == TILE:
                    self.on_tiles |= 1 << space
                self._print(space, icon)
            self.pieces += 1
        self.map: HexMap = HexMap(cells, old.map if old else None)
        self.terrain: tuple[int, ...] = tuple(terrain)
        self.laid_at: tuple[int, ...] = tuple(laid_at)  # space -> what it is a part of
        begun = old.difficulty if old else ()
        ahead = tuple(DIFFICULTY[ground] for ground in terrain[len(begun) :])
        self.difficulty: tuple[int, ...] = begun + ahead
        self.of_terrain: tuple[Bits, ...] = tuple(of_terrain)
        self.water: Bits = self.of_terrain[WATER]
        self.land: Bits = self.map.whole & ~self.water
        # up_to[d]: land spaces of difficulty at most d
        up_to: list[Bits] = [0] * 6
        for kind, spaces in enumerate(of_terrain):
            for limit in range(DIFFICULTY[kind], 6):
                up_to[limit] |= spaces & self.land
        self.up_to: tuple[Bits, ...] = tuple(up_to)
        # spaces beside water or with a side on the map edge
        self.coast: Bits = self.map.beside(self.water) | self.map.edge
        # spaces of the tiles that show a capital star
        homes = {laid_at[star] for star in self.stars}
        known = len(old.terrain) if old and old.stars == self.stars else 0
        found = [n for n in range(known, len(laid_at)) if laid_at[n] in homes]
        self.star_tiles: Bits = bits_of(found) | (old.star_tiles if old and known else 0)
        self.naturals: Bits = self.of_terrain[NATURAL_WONDER]
        # per city-state and per natural wonder: its space, or NOWHERE
        self.space_of_city_state: tuple[int, ...] = tuple(
            self.city_state_spaces.get(number, NOWHERE) for number in range(len(CITY_STATES))
        )
        self.space_of_natural: tuple[int, ...] = tuple(
            self.natural_spaces.get(number, NOWHERE) for number in range(len(NATURAL_WONDERS))
        )

    def _print(self, space: int, icon: int) -> None:
        if icon == STAR:
            self.stars.append(space)
        elif icon == FORT_ICON:
            self.forts |= 1 << space
        elif _RESOURCE <= icon < _BARBARIAN:
            self.resource_icons[icon - _RESOURCE] |= 1 << space
        elif _BARBARIAN <= icon < _CITY_STATE:
            self.barbarian_icons[icon - _BARBARIAN] = space
        elif _CITY_STATE <= icon < _NATURAL:
            self.city_state_spaces[icon - _CITY_STATE] = space
        elif icon >= _NATURAL:
            self.natural_spaces[icon - _NATURAL] = space


@lru_cache(maxsize=256)
def board_of(layout: Layout) -> Board:
    """The board of a layout; equal layouts share one."""
    return Board(layout)


@lru_cache(maxsize=256)
def grown(board: Board, laid: Layout) -> Board:
    """A board with something more laid on it; positions that lay the same share one."""
    return Board(laid, board)
