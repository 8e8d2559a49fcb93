"""The figures of the base box, written down a second time, apart from the content of the engine.

Nothing here is read by the engine or taken from it; `test_content.py` compares the two. Whoever
owns the printed game and corrects a figure corrects it in both places.
"""

from typing import Final

Hex = tuple[int, int]

# (base p. 2): face, kind, terrain of cells 0 to 9, and what is printed on which cell
TILES: Final = """
1A  natural_wonder wmmhmgNmdh 1=marble 4=A 6=torres_del_paine
1B  natural_wonder gwgwhwNfwg 6=cliffs_of_dover 9=A
2A  natural_wonder mmhmghNhhm 1=B 6=mt_everest
2B  natural_wonder ffhNmhwmmm 3=crater_lake 8=diamond
3A  plain          mfmgggwwdm 1=oil 2=C 8=marble
3B  plain          dffdghdddh 0=mercury 6=C 9=oil
4A  natural_wonder mgmhhdNfmm 0=mercury 1=D 6=grand_mesa
4B  natural_wonder mhhwgwNwww 0=D 6=galapagos_islands
5A  plain          fgfghgmhmh 2=oil 8=diamond
5B  plain          ggghhhmhff 2=E 6=mercury
6A  city_state     wgwmwhwffg 9=carthage
6B  city_state     mgfmghhhfg 0=marble 9=kumasi
7A  capital        ffmgwmgwww 0=mercury
7B  capital        gffggmgwwf 2=diamond
8A  plain          ffffwffwgg 2=diamond 8=mercury
8B  plain          wmfmdffwww 5=mercury
9A  capital        mghghhhgww 0=diamond
9B  capital        fgfhhhhfwf 2=oil
10A plain          mmdwdhwhgg 2=F 4=oil
10B plain          wwwggdfddf 5=diamond 6=F 7=marble
11A capital        ffhfhggmhm 0=G 7=diamond
11B capital        ggdmggghwh 1=marble
12A city_state     ddmhhdghdh 2=mercury 6=brussels
12B city_state     ggfwwhggfg 0=H 7=seoul 8=mercury
13A natural_wonder fgfgdgNdhd 6=mt_kilimanjaro
13B natural_wonder wfhgwwNffw 2=diamond 6=pantanal
14A city_state     mfhfhfffgh 1=marble 8=geneva
14B city_state     mghgggdgdf 0=oil 4=mohenjo_daro
15A city_state     mgfmmwgwww 2=I 4=marble 6=buenos_aires
15B city_state     gggmmmgdwd 0=kabul 4=I 9=oil
16A capital        whwgggggdd 8=oil
16B capital        whggfgfdhm 1=marble
"""

# The cells of which two sources say different things: face, cell, what we take, what the other says
OPEN_CELLS: Final = """
3B 5 h d,  3B 9 h d,  5B 4 h g,  5B 5 h f,  6B 6 h m,  6B 8 f m,  7B 3 g h,  7B 4 g h,
8A 8 g f,  9B 4 h g,  10B 8 d h, 11B 5 g h, 12B 1 g d, 12B 9 g h, 13A 1 g h, 13A 5 g h,
13B 2 h g, 14B 5 g d, 14B 7 g h
"""

# Cells 0 to 9 of a tile with its hub at (0, 0) and its label on top; one turn is 60 degrees
SHAPE: Final[dict[str, tuple[Hex, ...]]] = {
    "A": ((1, -3), (0, -2), (1, -2), (0, -1), (1, -1), (-1, 0), (0, 0), (1, 0), (-1, 1), (0, 1)),
    "B": ((2, -3), (2, -2), (1, -2), (1, -1), (0, -1), (1, 0), (0, 0), (-1, 0), (0, 1), (-1, 1)),
}
HUB: Final = 6

# (base p. 14): hub and turn of the four core tiles
CORE: Final[dict[str, tuple[tuple[int, int, int], ...]]] = {
    "A": ((0, 0, 0), (3, -3, 3), (4, 0, 0), (7, -3, 3)),
    "B": ((0, 0, 0), (0, -3, 3), (-4, 0, 0), (-4, -3, 3)),
}

# (base p. 3): tile, hub and turn on the first-game map, by the number of players who bring it in
FIRST_GAME: Final[dict[int, tuple[tuple[int, int, int, int], ...]]] = {
    2: (
        (2, -2, 4, 0),
        (3, -5, 5, 5),
        (4, 2, 4, 0),
        (5, 0, -1, 4),
        (6, 1, 1, 3),
        (7, -5, 2, 2),
        (12, 4, -4, 2),
        (13, 4, -1, 5),
        (14, 5, 1, 3),
        (16, 7, -2, 0),
    ),
    3: ((1, -4, 7, 3), (11, -1, 9, 5), (15, -1, 6, 2)),
    4: ((8, 3, 9, 5), (9, 3, 6, 1), (10, 7, 2, 0)),
}

# (base pp. 5, 10): era, cost and the two resources of the wonders; types differ by their first one
WONDERS: Final = """
culture  ancient  stonehenge           7 marble mercury
culture  ancient  hanging_gardens      8 marble diamond
culture  medieval forbidden_city       9 marble oil
culture  medieval chichen_itza        10 marble mercury
culture  modern   sydney_opera_house  10 marble diamond
culture  modern   eiffel_tower        12 marble oil
economy  ancient  colossus             7 diamond oil
economy  ancient  great_lighthouse     8 diamond mercury
economy  medieval machu_picchu        10 diamond mercury
economy  medieval great_zimbabwe       9 diamond oil
economy  modern   big_ben             10 diamond mercury
economy  modern   estadio_do_maracana 10 diamond marble
military ancient  petra                7 oil diamond
military ancient  terracotta_army      8 oil marble
military medieval alhambra            10 oil marble
military medieval venetian_arsenal    10 oil diamond
military modern   pentagon            12 oil diamond
military modern   ruhr_valley         11 oil mercury
science  ancient  oracle               8 mercury marble
science  ancient  pyramids             9 mercury oil
science  medieval potala_palace       10 mercury marble
science  medieval porcelain_tower      9 mercury diamond
science  modern   oxford_university   10 mercury marble
science  modern   kremlin             11 mercury oil
"""

# (base p. 4): the starting row, slot 1 first
LEADERS: Final = """
america military science  industry culture  economy
aztec   science  culture  economy  military industry
egypt   science  economy  industry military culture
france  military science  economy  industry culture
japan   industry economy  military science  culture
rome    science  economy  military culture  industry
scythia culture  military science  economy  industry
sumeria economy  culture  science  military industry
"""

# (base p. 13): type, frame, face, and the city-state on the back of its token
CITY_STATES: Final = """
brussels     industry circle  12A seoul
buenos_aires industry diamond 15A kabul
carthage     military circle  6A  kumasi
kabul        military diamond 15B buenos_aires
geneva       science  circle  14A mohenjo_daro
seoul        science  diamond 12B brussels
mohenjo_daro culture  circle  14B geneva
kumasi       culture  diamond 6B  carthage
"""

# (base p. 7): resource, face, and the natural wonder on the back of its token
NATURAL_WONDERS: Final = """
torres_del_paine  diamond 1A  cliffs_of_dover
cliffs_of_dover   marble  1B  torres_del_paine
mt_everest        oil     2A  crater_lake
crater_lake       mercury 2B  mt_everest
grand_mesa        diamond 4A  galapagos_islands
galapagos_islands mercury 4B  grand_mesa
mt_kilimanjaro    oil     13A pantanal
pantanal          marble  13B mt_kilimanjaro
"""

# (base pp. 8-11): levels I to IV of each type
FOCUS: Final = """
culture  early_empire  drama_and_poetry civil_service     mass_media
science  astrology     mathematics      replaceable_parts nuclear_power
economy  foreign_trade currency         steam_power       capitalism
industry pottery       animal_husbandry nationalism       urbanization
military masonry       iron_working     mass_production   flight
"""

# (back page): the two agendas of each victory card
VICTORY: Final = """
civilized   money_grubber
warmonger   paranoid
explorer    aesthetic
technophile scholarly
populous    preservationist
"""

# (base p. 13): the same in every colour
DIPLOMACY: Final = ("joint_war", "defensive_pact", "embassy", "open_borders")

# Rows that rest on one source; all others are sure
PROVISIONAL: Final = {
    "wonder.machu_picchu",
    "wonder.pentagon",
    "focus.currency",
    "focus.animal_husbandry",
    "focus.flight",
    "city_state.carthage",
    "diplomacy.open_borders",
}


def rows(table: str) -> list[list[str]]:
    """The words of each line of a table."""
    return [line.split() for line in table.strip().splitlines()]


def icons(tiles: str = TILES) -> dict[str, dict[int, str]]:
    """What is printed on each face: cell -> icon."""
    return {
        face: {int(cell): icon for cell, _, icon in (word.partition("=") for word in words)}
        for face, _kind, _terrain, *words in rows(tiles)
    }


def covered(side: str, q: int, r: int, turn: int) -> list[Hex]:
    """The hexes under cells 0 to 9 of a tile laid so."""
    hexes = []
    for dq, dr in SHAPE[side]:
        for _ in range(turn):
            dq, dr = -dr, dq + dr
        hexes.append((q + dq, r + dr))
    return hexes


def touch(one: Hex, other: Hex) -> bool:
    """Do two hexes share a side?"""
    dq, dr = one[0] - other[0], one[1] - other[1]
    return abs(dq) + abs(dr) + abs(dq + dr) == 2


def beside(cell: Hex) -> set[Hex]:
    """The six hexes around one."""
    q, r = cell
    return {(q + dq, r + dr) for dq in (-1, 0, 1) for dr in (-1, 0, 1) if touch((dq, dr), (0, 0))}


def enclosed(cells: set[Hex]) -> set[Hex]:
    """The hexes between these from which no way leads out."""
    reach = range(min(map(min, cells)) - 1, max(map(max, cells)) + 2)
    free = {(q, r) for q in reach for r in reach} - cells
    border = {(q, r) for q, r in free if q == reach[0]}
    while border:
        free -= border
        border = {other for cell in border for other in beside(cell)} & free
    return free
