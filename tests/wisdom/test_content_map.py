"""The culture track, the tiles and the layouts of the map, as they are printed."""

from collections import Counter
from pathlib import Path

import pytest

from tests.wisdom import box
from ziggurat.games.wisdom import content
from ziggurat.games.wisdom.content import (
    ARROWS,
    CENTRE,
    CIVILIZATIONS,
    COIN,
    COMBAT,
    CORE,
    CULTURE,
    EVENT,
    EVENTS,
    FINDS,
    GREAT_PERSON,
    HOME_TILES,
    HUT,
    HUT_MARKERS,
    ICONS,
    LAST_SPACE,
    LAYOUTS,
    MARKET_RESOURCES,
    NONE,
    PRODUCTION,
    RELIC_ORDER,
    RELICS,
    RESOURCES,
    SQUARES,
    TERRAIN_ICONS,
    TERRAINS,
    TILES,
    TRACK,
    TRADE,
    TURNED,
    VICTORY,
    VILLAGE,
    VILLAGE_MARKERS,
    WATER,
    WISDOM,
    event,
)

ROOT = Path(content.__file__).parent

# The culture track


@pytest.mark.rule("C-CUL-01", "C-CUL-03")
def test_the_culture_track_has_three_sections_of_seven() -> None:
    assert len(TRACK) == 1 + LAST_SPACE == 22
    great = [number for number, space in enumerate(TRACK) if space.reward == GREAT_PERSON]
    assert great == [3, 7, 12, 18]
    assert [number for number, space in enumerate(TRACK) if space.reward == VICTORY] == [21]
    assert sum(space.reward == EVENT for space in TRACK) == 16
    costs = Counter((space.section, space.culture, space.trade) for space in TRACK[1:])
    assert costs == {(1, 3, 0): 7, (2, 5, 3): 7, (3, 7, 6): 7}
    assert sum(space.culture for space in TRACK) == 105


# Tiles


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: str(tile.slug))
@pytest.mark.rule("C-MAP-01", "C-MAP-02")
def test_a_tile_has_sixteen_squares_with_the_icons_of_their_terrain(tile: content.Tile) -> None:
    """A square has the icons of its terrain, and at most one culture or coin more."""
    rows = (tile.terrain, tile.icons, tile.resources, tile.finds, tile.relics)
    assert {len(row) for row in rows} == {SQUARES}
    for square in range(SQUARES):
        default = TERRAIN_ICONS[tile.terrain[square]]
        more = [has - by for has, by in zip(tile.icons[square], default, strict=True)]
        assert more[PRODUCTION] == more[TRADE] == more[COMBAT] == 0
        assert more[CULTURE] + more[COIN] in (0, 1)
        assert tile.resources[square] in (NONE, *MARKET_RESOURCES)
        has = [row[square] for row in (tile.resources, tile.finds, tile.relics)]
        assert len([thing for thing in has if thing != NONE]) <= 1
        assert tile.terrain[square] != WATER or tile.finds[square] == NONE


@pytest.mark.parametrize("row", box.TILES.split("\n")[1:-1], ids=lambda row: row.split()[0])
def test_tiles_match_the_second_transcription(row: str) -> None:
    name, terrain, printed = row.split(" ", 2)
    tile = next(tile for tile in TILES if tile.slug == name)
    assert "".join(TERRAINS[ground][0] for ground in tile.terrain) == terrain
    has = {f"{tile.capital} capital"} - {"-1 capital"}
    for square in range(SQUARES):
        for names, number in (
            (RESOURCES, tile.resources[square]),
            (FINDS, tile.finds[square]),
            (RELIC_ORDER, tile.relics[square]),
        ):
            if number != NONE:
                has.add(f"{square} {names[number]}")
        for icon in (CULTURE, COIN):
            if tile.icons[square][icon]:
                has.add(f"{square} {ICONS[icon]}")
    assert has == set(printed.split(", "))


def test_every_tile_is_transcribed_twice() -> None:
    names = [row.split()[0] for row in box.TILES.split("\n")[1:-1]]
    assert sorted(names) == sorted(tile.slug for tile in TILES)


def _totals(numbers: range, box: str) -> dict[str, int]:
    total: Counter[str] = Counter()
    for tile in (TILES[number] for number in numbers if TILES[number].box == box):
        for square in range(SQUARES):
            total[TERRAINS[tile.terrain[square]]] += 1
            total["culture"] += tile.icons[square][CULTURE]
            total["coin"] += tile.icons[square][COIN]
            if tile.resources[square] != NONE:
                total[RESOURCES[tile.resources[square]]] += 1
            if tile.finds[square] != NONE:
                total[FINDS[tile.finds[square]]] += 1
            total["relic"] += tile.relics[square] != NONE
    return {name: count for name, count in total.items() if count}


def test_the_neutral_tiles_in_sum() -> None:
    neutral = range(HOME_TILES)
    assert _totals(neutral, CORE) == {
        "desert": 38,
        "forest": 45,
        "grassland": 46,
        "mountain": 48,
        "water": 47,
        "coin": 1,
        "culture": 5,
        "hut": 20,
        "village": 8,
        "incense": 4,
        "iron": 3,
        "silk": 4,
        "wheat": 4,
    }
    assert _totals(neutral, WISDOM) == {
        "desert": 18,
        "forest": 21,
        "grassland": 23,
        "mountain": 18,
        "water": 16,
        "coin": 2,
        "hut": 4,
        "village": 4,
        "relic": 2,
        "incense": 1,
        "iron": 2,
        "silk": 2,
        "wheat": 3,
    }


def test_home_tiles_follow_their_civilizations() -> None:
    for number, tile in enumerate(TILES):
        home = number >= HOME_TILES
        assert tile.civilization == (number - HOME_TILES if home else NONE)
        assert (tile.capital != NONE) == home
        if home:
            assert tile.box == CIVILIZATIONS[tile.civilization].box
            assert tile.capital in CENTRE
            assert tile.terrain[tile.capital] != WATER
            assert set(tile.finds) == set(tile.relics) == {NONE}


@pytest.mark.rule("W-CIV-01")
def test_only_the_aztecs_have_water_in_the_middle_of_their_home() -> None:
    """(Wisdom and Warfare p. 5): three squares for their capital, all others have four"""
    wet = {
        CIVILIZATIONS[tile.civilization].slug: sum(tile.terrain[n] == WATER for n in CENTRE)
        for tile in TILES[HOME_TILES:]
    }
    assert {name: count for name, count in wet.items() if count} == {"aztecs": 1}


def test_huts_and_villages_of_all_tiles_never_exceed_the_markers() -> None:
    huts = sum(tile.finds.count(HUT) for tile in TILES)
    villages = sum(tile.finds.count(VILLAGE) for tile in TILES)
    encampments = EVENTS[event("barbarian_encampment")].copies
    assert huts == 24 <= len(HUT_MARKERS)
    assert villages == 12
    assert villages + encampments <= len(VILLAGE_MARKERS)


def test_relics_lie_where_their_rows_say() -> None:
    """(Wisdom and Warfare p. 11)"""
    printed = {
        (tile.slug, square, RELICS[relic].slug, tile.terrain[square])
        for tile in TILES
        for square, relic in enumerate(tile.relics)
        if relic != NONE
    }
    assert printed == {(row.tile, row.square, row.slug, row.terrain) for row in RELICS}
    assert {row.slug: TERRAINS[row.terrain] for row in RELICS} == {
        "ark_of_the_covenant": "desert",
        "attilas_village": "grassland",
    }


def test_turning_a_tile_four_times_brings_it_back() -> None:
    for turn in range(4):
        assert sorted(TURNED[turn]) == list(range(SQUARES))
        again = TURNED[(turn + 1) % 4]
        assert tuple(TURNED[turn][place] for place in TURNED[1]) == again
    assert TURNED[1][:4] == (12, 8, 4, 0)  # the left edge comes to the top, its foot first


# Layouts


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_layout_is_one_piece_without_overlap(players: int) -> None:
    layout = LAYOUTS[players]
    assert layout.players == players
    squares = [
        (slot.x + column, slot.y + row)
        for slot in layout.slots
        for row in range(4)
        for column in range(4)
    ]
    assert len(set(squares)) == len(squares)
    assert (min(x for x, _ in squares), min(y for _, y in squares)) == (0, 0)
    assert max(x for x, _ in squares) + 1 == layout.width
    assert max(y for _, y in squares) + 1 == layout.height
    reached, border = {squares[0]}, [squares[0]]
    while border:
        x, y = border.pop()
        for near in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
            if near in set(squares) - reached:
                reached.add(near)
                border.append(near)
    assert reached == set(squares)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.rule("C-SET-04")
def test_layouts_match_the_drawn_maps(players: int) -> None:
    rows = box.LAYOUTS[players].split()
    drawn: dict[str, tuple[int, int]] = {}
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            if sign != ".":
                drawn.setdefault(sign, (2 * x, 2 * y))
    slots = {
        (slot.x, slot.y): str(slot.seat + 1) if slot.seat != NONE else ""
        for slot in LAYOUTS[players].slots
    }
    assert slots == {place: sign if sign.isdigit() else "" for sign, place in drawn.items()}
    homes = sorted((slot.seat, slot.turn) for slot in LAYOUTS[players].slots if slot.seat != NONE)
    assert " ".join(ARROWS[turn] for _, turn in homes) == box.ARROWS[players]


def test_layouts_have_one_home_for_each_seat_and_tiles_enough() -> None:
    sizes = {players: len(layout.slots) for players, layout in LAYOUTS.items()}
    assert sizes == {2: 8, 3: 10, 4: 16, 5: 22}
    for players, layout in LAYOUTS.items():
        seats = [slot.seat for slot in layout.slots if slot.seat != NONE]
        assert sorted(seats) == list(range(players))
        assert len(layout.slots) - players <= HOME_TILES
        assert all(slot.turn == 0 for slot in layout.slots if slot.seat == NONE)


def test_the_map_of_five_has_a_hole_of_24_squares() -> None:
    layout = LAYOUTS[5]
    covered = {
        (slot.x + column, slot.y + row)
        for slot in layout.slots
        for row in range(4)
        for column in range(4)
    }
    hole = {(x, y) for x in range(12, 16) for y in range(8, 14)}
    assert not hole & covered
    rim = {(x + dx, y + dy) for x, y in hole for dx, dy in ((0, 1), (0, -1), (1, 0), (-1, 0))}
    assert rim - hole <= covered
