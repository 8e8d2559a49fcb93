"""The map tiles: 20 neutral ones and the home tile of each civilization (W-CMP-10).

A tile is 4 by 4 squares, written row by row as printed, the arrow pointing up. Capitals are the
terrain (D desert, G grassland, F forest, M mountain, W water), what follows is printed on it:
w wheat, i incense, s silk, r iron; h hut, v village; c culture, o coin; k Ark of the Covenant,
t Attila's Village; x the square that a home tile suggests for the capital.
"""

from dataclasses import dataclass
from typing import Final

from ziggurat.games.wisdom.tables.kinds import (
    COIN,
    CORE,
    CULTURE,
    FAME,
    HIGH,
    HUT,
    INCENSE,
    IRON,
    NONE,
    SILK,
    TERRAIN_ICONS,
    TERRAIN_LETTERS,
    VILLAGE,
    WHEAT,
    WISDOM,
    Icons,
)
from ziggurat.games.wisdom.tables.order import civilization, relic

SIDE: Final = 4
SQUARES: Final = SIDE * SIDE
CENTRE: Final = (5, 6, 9, 10)  # where a capital may stand, if it is not water (C-SET-10)

# TURNED[n][place]: which printed square lies there after n quarter turns clockwise.
TURNED: Final[tuple[tuple[int, ...], ...]] = (
    tuple(range(SQUARES)),
    tuple(SIDE * (3 - place % SIDE) + place // SIDE for place in range(SQUARES)),
    tuple(SQUARES - 1 - place for place in range(SQUARES)),
    tuple(SIDE * (place % SIDE) + 3 - place // SIDE for place in range(SQUARES)),
)


@dataclass(frozen=True, slots=True)
class Tile:
    """What is printed on a tile, square by square; NONE where there is no such thing."""

    slug: str
    civilization: int  # whose home it is, or NONE
    terrain: tuple[int, ...]
    icons: tuple[Icons, ...]
    resources: tuple[int, ...]
    finds: tuple[int, ...]  # huts and villages
    relics: tuple[int, ...]
    capital: int  # the suggested square of a home tile, or NONE
    box: str
    sure: str


_RESOURCE_LETTERS: Final = {"w": WHEAT, "i": INCENSE, "s": SILK, "r": IRON}
_FIND_LETTERS: Final = {"h": HUT, "v": VILLAGE}
_RELIC_LETTERS: Final = {"k": relic("ark_of_the_covenant"), "t": relic("attilas_village")}


def _one_of(marks: str, letters: dict[str, int]) -> int:
    return next((number for letter, number in letters.items() if letter in marks), NONE)


def _icons(square: str) -> Icons:
    by_terrain = list(TERRAIN_ICONS[TERRAIN_LETTERS.index(square[0])])
    by_terrain[CULTURE] += "c" in square
    by_terrain[COIN] += "o" in square
    production, trade, culture, coin, combat = by_terrain
    return (production, trade, culture, coin, combat)


def _tile(slug: str, printed: str, home_of: str = "", box: str = CORE) -> Tile:
    squares = printed.replace("/", " ").split()
    return Tile(
        slug=slug,
        civilization=civilization(home_of) if home_of else NONE,
        terrain=tuple(TERRAIN_LETTERS.index(square[0]) for square in squares),
        icons=tuple(_icons(square) for square in squares),
        resources=tuple(_one_of(square[1:], _RESOURCE_LETTERS) for square in squares),
        finds=tuple(_one_of(square[1:], _FIND_LETTERS) for square in squares),
        relics=tuple(_one_of(square[1:], _RELIC_LETTERS) for square in squares),
        capital=next((n for n, square in enumerate(squares) if "x" in square), NONE),
        box=box,
        sure=HIGH,
    )


TILES: Final[tuple[Tile, ...]] = (
    _tile("tile01", "Gv G F F / D G Fw F / M W W G / Dh Mc W G"),
    _tile("tile02", "D D Gh G / D Fi F G / W W W M / G Gh M M"),
    _tile("tile03", "Fw D M M / M G Gh W / F F G W / Fh F M F"),
    _tile("tile04", "D G W W / D Gv F Fw / Mo D G F / M M G Gh"),
    _tile("tile05", "W W Ws W / W W G Fh / W Gv F F / G F F D"),
    _tile("tile06", "Ms Fh W W / G G W F / M M Gh F / D D M M"),
    _tile("tile07", "Mi D D W / M Gv M W / M F G W / Mh M F W"),
    _tile("tile08", "M W M Mr / D M W Gh / Fh D G F / F G F F"),
    _tile("tile09", "F Wc Fw Mv / F W W M / F Gh W F / M F W F"),
    _tile("tile10", "D Mh M D / D M D G / Di D G W / D D Gh F"),
    _tile("tile11", "Mr M G W / D M F Gh / Dv M M Fc / D M M M"),
    _tile("tile12", "M D Gv G / D M Gc F / Di G F F / D Dh D D"),
    _tile("tile13", "W W W W / Mr Gh M D / M F G Dv / W W W Ws"),
    _tile("tile14", "W G W W / D Gh W W / Dc F Ws M / M G Gh G"),
    _tile("tile22b", "G F F Gw / M Mr Gt G / G G W G / F F F W", box=WISDOM),
    _tile("tile23b", "Ds D M M / D D Dk M / M D D D / M M D D", box=WISDOM),
    _tile("tile24b", "M Mv Mr D / M Wo M D / F W F G / F W W Fv", box=WISDOM),
    _tile("tile25b", "G M Ws Mvo / Gw Gh W W / G M M M / F F G D", box=WISDOM),
    _tile("tile26b", "G G Gv G / F W W F / F W W F / Gw F G Gh", box=WISDOM),
    _tile("tile27b", "D D D D / W Gh Gh Di / F G W W / F F F F", box=WISDOM),
    _tile("america", "Mr M W G / F Ms Gx W / D D Mi F / W D W Fw", "americans"),
    _tile("china", "D D D Gw / Mr Dx G G / M M F F / Mc W F Ws", "chinese"),
    _tile("egypt", "F W M Mi / Dw Dx G D / D F D D / D F Ws M", "egyptians"),
    _tile("germany", "Ws G W W / G M Dx W / F M Mr F / Mo M D Gw", "germans"),
    _tile("rome", "M Di M Fs / W M D Mr / F M Gx W / Ww F M W", "romans"),
    _tile("russia", "W W M M / D M Gx W / D F M W / Fw D G Mr", "russians"),
    _tile("aztec", "F F F W / F Wo Gwx W / M G M F / M D F Di", "aztecs", box=WISDOM),
    _tile("england", "W Mr M Ws / W M F W / Ws Mw Fx Gc / G F W Ws", "english", box=WISDOM),
    _tile("france", "W Ws F F / Gw Gx F M / W G Mr Di / W F D W", "french", box=WISDOM),
    _tile("japan", "Ww W M F / Ws F Mr W / Go Mx F Ww / M W W W", "japanese", box=WISDOM),
    _tile("mongolia", "M Wc F M / M F F G / D Gsx M D / Ds D Di D", "mongols", box=WISDOM),
    _tile("zulu", "Di M Ds D / M Gx G F / M D F W / Ds Fw W W", "zulu", box=WISDOM),
    _tile("greece", "W F F M / F M Mx Ws / W G D Wi / W Fw W Wc", "greeks", box=FAME),
    _tile("spain", "W W Mr M / W F Mx W / Ws Gw F Wi / W M D Wo", "spanish", box=FAME),
)
HOME_TILES: Final = 20  # the home of civilization n is tile HOME_TILES + n; the others are neutral
NEUTRAL_TILES: Final = tuple(range(HOME_TILES))
