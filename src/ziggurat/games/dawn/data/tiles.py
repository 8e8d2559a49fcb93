"""The map tiles, both sides, 1 to 16 (base p. 2) and 17 to 21 (Terra Incognita p. 3): what is
printed on them, cell by cell.

Cells are numbered as in `OUTLINE`: cell 0 carries the printed label and points up, cell 6 is the
hub, the only cell with all six neighbours on its own tile and the place of every capital star.
Side B is the mirror image of side A, and cell n of B is the back of cell n of A.

Letters: g grassland, h hills, f forest, d desert, m mountain, w water, N natural wonder. `unsure`
names cells where two sources disagree and what the other one says; whoever owns the printed game
can settle them.
"""

from dataclasses import dataclass, field
from typing import Final

from ziggurat.core.hexes import Hex

OUTLINE: Final[tuple[Hex, ...]] = (
    (1, -3),
    (0, -2),
    (1, -2),
    (0, -1),
    (1, -1),
    (-1, 0),
    (0, 0),
    (1, 0),
    (-1, 1),
    (0, 1),
)
HUB: Final = 6
LAST_BASE_TILE: Final = 16

CAPITAL: Final = "capital"
CITY_STATE: Final = "city_state"
NATURAL: Final = "natural_wonder"
PLAIN: Final = "plain"


def outline(side: str) -> tuple[Hex, ...]:
    """The cells of a tile lying unturned with its hub at (0, 0)."""
    return OUTLINE if side == "A" else tuple((-q - r, r) for q, r in OUTLINE)


@dataclass(frozen=True, slots=True)
class Side:
    """One face of a tile. `has` gives what is printed on a cell: a resource, a barbarian letter,
    a city-state or a natural wonder."""

    terrain: str
    has: dict[int, str] = field(default_factory=dict)
    unsure: dict[int, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Tile:
    number: int
    kind: str
    a: Side
    b: Side

    def side(self, letter: str) -> Side:
        return self.a if letter == "A" else self.b


TILES: Final[dict[int, Tile]] = {
    tile.number: tile
    for tile in (
        Tile(
            1,
            NATURAL,
            Side("wmmhmgNmdh", {1: "marble", 4: "A", 6: "torres_del_paine"}),
            Side("gwgwhwNfwg", {6: "cliffs_of_dover", 9: "A"}),
        ),
        Tile(
            2,
            NATURAL,
            Side("mmhmghNhhm", {1: "B", 6: "mt_everest"}),
            Side("ffhNmhwmmm", {3: "crater_lake", 8: "diamond"}),
        ),
        Tile(
            3,
            PLAIN,
            Side("mfmgggwwdm", {1: "oil", 2: "C", 8: "marble"}),
            Side("dffdghdddh", {0: "mercury", 6: "C", 9: "oil"}, unsure={5: "d", 9: "d"}),
        ),
        Tile(
            4,
            NATURAL,
            Side("mgmhhdNfmm", {0: "mercury", 1: "D", 6: "grand_mesa"}),
            Side("mhhwgwNwww", {0: "D", 6: "galapagos_islands"}),
        ),
        Tile(
            5,
            PLAIN,
            Side("fgfghgmhmh", {2: "oil", 8: "diamond"}),
            Side("ggghhhmhff", {2: "E", 6: "mercury"}, unsure={4: "g", 5: "f"}),
        ),
        Tile(
            6,
            CITY_STATE,
            Side("wgwmwhwffg", {9: "carthage"}),
            Side("mgfmghhhfg", {0: "marble", 9: "kumasi"}, unsure={6: "m", 8: "m"}),
        ),
        Tile(
            7,
            CAPITAL,
            Side("ffmgwmgwww", {0: "mercury"}),
            Side("gffggmgwwf", {2: "diamond"}, unsure={3: "h", 4: "h"}),
        ),
        Tile(
            8,
            PLAIN,
            Side("ffffwffwgg", {2: "diamond", 8: "mercury"}, unsure={8: "f"}),
            Side("wmfmdffwww", {5: "mercury"}),
        ),
        Tile(
            9,
            CAPITAL,
            Side("mghghhhgww", {0: "diamond"}),
            Side("fgfhhhhfwf", {2: "oil"}, unsure={4: "g"}),
        ),
        Tile(
            10,
            PLAIN,
            Side("mmdwdhwhgg", {2: "F", 4: "oil"}),
            Side("wwwggdfddf", {5: "diamond", 6: "F", 7: "marble"}, unsure={8: "h"}),
        ),
        Tile(
            11,
            CAPITAL,
            Side("ffhfhggmhm", {0: "G", 7: "diamond"}),
            Side("ggdmggghwh", {1: "marble"}, unsure={5: "h"}),
        ),
        Tile(
            12,
            CITY_STATE,
            Side("ddmhhdghdh", {2: "mercury", 6: "brussels"}),
            Side("ggfwwhggfg", {0: "H", 7: "seoul", 8: "mercury"}, unsure={1: "d", 9: "h"}),
        ),
        Tile(
            13,
            NATURAL,
            Side("fgfgdgNdhd", {6: "mt_kilimanjaro"}, unsure={1: "h", 5: "h"}),
            Side("wfhgwwNffw", {2: "diamond", 6: "pantanal"}, unsure={2: "g"}),
        ),
        Tile(
            14,
            CITY_STATE,
            Side("mfhfhfffgh", {1: "marble", 8: "geneva"}),
            Side("mghgggdgdf", {0: "oil", 4: "mohenjo_daro"}, unsure={5: "d", 7: "h"}),
        ),
        Tile(
            15,
            CITY_STATE,
            Side("mgfmmwgwww", {2: "I", 4: "marble", 6: "buenos_aires"}),
            Side("gggmmmgdwd", {0: "kabul", 4: "I", 9: "oil"}),
        ),
        Tile(
            16,
            CAPITAL,
            Side("whwgggggdd", {8: "oil"}),
            Side("whggfgfdhm", {1: "marble"}),
        ),
        Tile(
            17,
            CAPITAL,
            Side("hdddhmdhfh", {8: "oil"}),
            Side("wwwgghghmm", {9: "mercury"}),
        ),
        Tile(
            18,
            NATURAL,
            Side("gwhhdwNmdd", {6: "the_dead_sea", 8: "J", 9: "oil"}),
            Side("gfgfhhNggh", {0: "marble", 3: "J", 6: "mato_tipila"}),
        ),
        Tile(
            19,
            NATURAL,
            Side("fgfgmwNfww", {6: "ha_long_bay"}),
            Side("fmfhdmNdmh", {3: "diamond", 6: "gobustan"}),
        ),
        Tile(
            20,
            CITY_STATE,
            Side("hwfwghwwwm", {4: "auckland", 5: "K", 9: "diamond"}),
            Side("dddwwdghdd", {0: "K", 1: "mercury", 6: "akkad"}, unsure={7: "d"}),
        ),
        Tile(
            21,
            CITY_STATE,
            Side("ghmhfwwwfg", {3: "marble", 9: "antananarivo"}),
            Side("hmfgfmhwff", {3: "palenque"}, unsure={6: "f"}),
        ),
    )
}
