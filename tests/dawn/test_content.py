"""The content of the box against the component list (base p. 2) and its second transcription."""

from collections import Counter

import pytest

from tests.dawn import box
from ziggurat.core.hexes import Hex
from ziggurat.games.dawn.board import cells_of
from ziggurat.games.dawn.content import (
    CITY_STATES,
    DECKS,
    DIFFICULTY,
    DIPLOMACY,
    EDITIONS,
    ERAS,
    FOCUS,
    HIGH,
    LEADERS,
    NATURAL_WONDERS,
    RESOURCES,
    TERRAINS,
    TYPES,
    VICTORY,
    WONDERS,
)
from ziggurat.games.dawn.data import tiles
from ziggurat.games.dawn.data.layouts import CORE, FIRST_GAME
from ziggurat.games.dawn.data.tiles import HUB, LAST_BASE_TILE
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.rules.science import AFTER_LAST, LAST, LEVEL_AT

FACES = box.rows(box.TILES)
assert DAWN.slug  # the game is imported, so the tables are full
BASE = EDITIONS["base"]

# The tables hold both editions; these are the rows of the base box.
TILES = {number: tile for number, tile in tiles.TILES.items() if number <= LAST_BASE_TILE}
ICONS = {icon for tile in TILES.values() for side in "AB" for icon in tile.side(side).has.values()}
CARDS = [row for row in FOCUS if "base" in row.editions]
WONDER_CARDS = [row for row in WONDERS if "base" in row.editions]
SHEETS = [row for row in LEADERS if "base" in row.editions]
DIPLOMACY_CARDS = [row for row in DIPLOMACY if "base" in row.editions]
VICTORY_CARDS = [row for row in VICTORY if "base" in row.editions]
STATES = [row for row in CITY_STATES if row.slug in ICONS]
NATURALS = [row for row in NATURAL_WONDERS if row.slug in ICONS]


# Counts


@pytest.mark.rule("B-SET-02")
def test_the_box_holds_what_the_component_list_says() -> None:
    """(base p. 2)"""
    assert len(SHEETS) == 8
    assert len(TILES) == 16
    assert len(STATES) == 8
    assert len(NATURALS) == 8
    assert len(VICTORY_CARDS) == 5
    assert len(WONDER_CARDS) == 24
    assert BASE.resources * len(RESOURCES) == 32
    assert BASE.resources == 8
    assert BASE.barbarians == "ABCDEFGHI"
    assert BASE.water_tokens == 8


@pytest.mark.rule("B-SET-03")
def test_each_colour_has_the_pieces_of_the_component_list() -> None:
    """(base p. 2): 80 focus cards, 16 diplomacy cards, 124 control tokens, 44 figures in all"""
    assert len(BASE.colors) == 4
    assert len(BASE.colors) * len(CARDS) == 80
    assert len(BASE.colors) * len(DIPLOMACY_CARDS) == 16
    assert len(BASE.colors) * BASE.control_tokens == 124
    assert len(BASE.colors) * (1 + BASE.cities + BASE.caravans) == 44
    assert (BASE.control_tokens, BASE.cities, BASE.caravans) == (31, 7, 3)


@pytest.mark.rule("B-SET-03")
def test_focus_cards_are_four_levels_of_five_types() -> None:
    """(base p. 2)"""
    assert Counter((card.type, card.level) for card in CARDS) == Counter(
        (type_, level) for type_ in range(5) for level in (1, 2, 3, 4)
    )


@pytest.mark.rule("B-SET-02", "B-SET-30", "B-SET-31")
def test_wonders_are_two_of_each_type_and_era() -> None:
    """(base pp. 2, 5)"""
    assert {TYPES[deck] for deck in DECKS} == {"culture", "science", "economy", "military"}
    assert Counter((wonder.type, wonder.era) for wonder in WONDER_CARDS) == Counter(
        {(deck, era): 2 for deck in DECKS for era in range(3)}
    )


@pytest.mark.rule("B-SET-02")
def test_every_slug_is_used_once() -> None:
    """Answers and icons are known by name, so no two things may share one."""
    slugs = [
        *(row.slug for table in (CARDS, WONDER_CARDS, SHEETS, DIPLOMACY_CARDS) for row in table),
        *(row.slug for table in (STATES, NATURALS) for row in table),
        *(agenda.slug for card in VICTORY_CARDS for agenda in card.agendas),
        *RESOURCES,
        *BASE.barbarians,
    ]
    assert not [slug for slug, count in Counter(slugs).items() if count > 1]


@pytest.mark.rule("B-SET-02", "B-SET-22")
def test_each_resource_has_four_icons_on_either_side_of_the_tiles() -> None:
    """(base p. 2): 8 tokens of a type are enough for any map"""
    for side in ("A", "B"):
        printed = Counter(icon for tile in TILES.values() for icon in tile.side(side).has.values())
        assert {resource: printed[resource] for resource in RESOURCES} == dict.fromkeys(
            RESOURCES, 4
        )


@pytest.mark.rule("B-SET-20")
def test_each_barbarian_letter_is_printed_on_one_tile_only() -> None:
    """(base p. 4): nine tokens, nine letters"""
    homes: dict[str, set[int]] = {}
    for number, tile in TILES.items():
        for icon in (*tile.a.has.values(), *tile.b.has.values()):
            if icon in BASE.barbarians:
                homes.setdefault(icon, set()).add(number)
    assert homes == {
        letter: {tile}
        for letter, tile in zip("ABCDEFGHI", (1, 2, 3, 4, 5, 10, 11, 12, 15), strict=True)
    }


# Cards, sheets and tokens


def test_focus_cards_match_the_second_transcription() -> None:
    """(base pp. 8-11)"""
    written = box.rows(box.FOCUS)
    assert written == [
        [TYPES[type_], *(card.slug for card in CARDS if card.type == type_)] for type_ in range(5)
    ]
    assert all(
        [card.level for card in CARDS if card.type == type_] == [1, 2, 3, 4] for type_ in range(5)
    )
    caravans = {card.slug: card.caravans for card in CARDS if card.caravans}
    assert caravans == {"foreign_trade": 1, "currency": 2, "steam_power": 2, "capitalism": 3}


def test_wonders_match_the_second_transcription() -> None:
    """(base pp. 5, 10): type, era, cost and both resources of every card"""
    written = sorted(box.rows(box.WONDERS))
    assert written == sorted(
        [
            TYPES[wonder.type],
            ERAS[wonder.era],
            wonder.slug,
            str(wonder.cost),
            *(RESOURCES[resource] for resource in wonder.pays),
        ]
        for wonder in WONDER_CARDS
    )


@pytest.mark.rule("B-SET-15", "B-EX-01")
def test_leader_rows_match_the_second_transcription() -> None:
    """(base p. 4)"""
    assert sorted(box.rows(box.LEADERS)) == sorted(
        [leader.slug, *(TYPES[type_] for type_ in leader.order)] for leader in SHEETS
    )


@pytest.mark.rule("B-SET-21")
def test_city_states_match_the_second_transcription() -> None:
    """(base pp. 4, 13): no two share both type and frame, so the icon tells them apart"""
    written = {slug: (type_, frame) for slug, type_, frame, *_ in box.rows(box.CITY_STATES)}
    assert {row.slug: (TYPES[row.type], row.frame) for row in STATES} == written
    assert len(set(written.values())) == 8


def test_natural_wonders_match_the_second_transcription() -> None:
    """(base p. 7)"""
    written = {slug: resource for slug, resource, *_ in box.rows(box.NATURAL_WONDERS)}
    assert {row.slug: RESOURCES[row.resource] for row in NATURALS} == written


@pytest.mark.rule("B-SET-02")
@pytest.mark.parametrize("table", [box.CITY_STATES, box.NATURAL_WONDERS])
def test_four_two_sided_tokens_serve_any_map(table: str) -> None:
    """(base p. 2): the names on one token are printed on the two sides of one tile"""
    faces = {row[0]: row[-2] for row in box.rows(table)}
    backs = {row[0]: row[-1] for row in box.rows(table)}
    printed = {icon: face for face, has in box.icons().items() for icon in has.values()}
    assert len({frozenset(pair) for pair in backs.items()}) == 4
    for name, back in backs.items():
        assert printed[name] == faces[name]
        assert (faces[name][:-1], {faces[name][-1], faces[back][-1]}) == (
            faces[back][:-1],
            {"A", "B"},
        )


def test_victory_cards_and_diplomacy_cards_match_the_second_transcription() -> None:
    """(base p. 13 and back page)"""
    assert [[agenda.slug for agenda in card.agendas] for card in VICTORY_CARDS] == box.rows(
        box.VICTORY
    )
    assert tuple(card.slug for card in DIPLOMACY_CARDS) == box.DIPLOMACY


def test_dials_and_row_match_the_second_transcription() -> None:
    """(base pp. 6, 8, 12, 15)"""
    assert BASE.slots == (1, 2, 3, 4, 5)
    assert BASE.trade_per_card == 3
    assert BASE.event_dial == (("spawn",), (), ("move",), ("trade",), ("move",))
    assert LEVEL_AT == {3: 2, 6: 2, 10: 3, 14: 3, 19: 4, 24: 4}
    assert (LAST, AFTER_LAST) == (24, 15)


def test_difficulties_match_the_second_transcription() -> None:
    """(base p. 7)"""
    assert dict(zip(TERRAINS, DIFFICULTY, strict=True)) == {
        "grassland": 1,
        "hills": 2,
        "forest": 3,
        "desert": 4,
        "mountain": 5,
        "water": 1,
        "natural_wonder": 5,
    }


def test_provisional_rows_say_so() -> None:
    """What rests on one source carries its confidence, and nothing else does."""
    confidence = {
        f"{kind}.{slug}": level
        for kind, slug, level in (
            *(("wonder", row.slug, row.confidence) for row in WONDER_CARDS),
            *(("focus", row.slug, row.confidence) for row in CARDS),
            *(("city_state", row.slug, row.confidence) for row in STATES),
            *(("diplomacy", row.slug, row.confidence) for row in DIPLOMACY_CARDS),
        )
    }
    assert {name for name, level in confidence.items() if level != HIGH} == box.PROVISIONAL
    assert {confidence[name] for name in box.PROVISIONAL} == {"medium"}


# Tiles


@pytest.mark.parametrize("row", FACES, ids=lambda row: row[0])
def test_tiles_match_the_second_transcription(row: list[str]) -> None:
    """(base p. 2): kind, terrain and icons of every face"""
    face, kind, terrain, *_ = row
    tile = TILES[int(face[:-1])]
    side = tile.side(face[-1])
    assert (tile.kind, side.terrain, side.has) == (kind, terrain, box.icons()[face])


def test_both_sides_of_all_tiles_are_transcribed() -> None:
    assert {row[0] for row in FACES} == {f"{n}{side}" for n in range(1, 17) for side in "AB"}
    assert {number: tile.number for number, tile in TILES.items()} == {n: n for n in range(1, 17)}


def test_cells_two_sources_disagree_on_are_marked() -> None:
    """19 of the 21 open cells are on tiles of the base game."""
    written = sorted(cell.split() for cell in box.OPEN_CELLS.replace("\n", " ").split(","))
    assert len(written) == 19
    assert written == sorted(
        [f"{number}{letter}", str(cell), tile.side(letter).terrain[cell], other]
        for number, tile in TILES.items()
        for letter in "AB"
        for cell, other in tile.side(letter).unsure.items()
    )


@pytest.mark.parametrize("row", FACES, ids=lambda row: row[0])
def test_icons_lie_on_ground_that_can_hold_them(row: list[str]) -> None:
    """(base pp. 7, 11, 14): natural wonders have a space of their own, city-states are grassland,
    stars are on land, nothing is printed on water."""
    face, kind, terrain, *_ = row
    has = box.icons()[face]
    naturals = {line[0] for line in box.rows(box.NATURAL_WONDERS)}
    city_states = {line[0] for line in box.rows(box.CITY_STATES)}
    assert {cell for cell, ground in enumerate(terrain) if ground == "N"} == {
        cell for cell, icon in has.items() if icon in naturals
    }
    assert len(naturals & set(has.values())) == (kind == "natural_wonder")
    assert len(city_states & set(has.values())) == (kind == "city_state")
    assert all(terrain[cell] == "g" for cell, icon in has.items() if icon in city_states)
    assert "w" not in {terrain[cell] for cell in has}
    if kind == "capital":
        assert terrain[HUB] != "w"
        assert HUB not in has


# Geometry


@pytest.mark.rule("B-MAP-23")
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("turn", range(6))
def test_a_laid_tile_covers_the_hexes_of_its_outline(side: str, turn: int) -> None:
    """(base p. 14)"""
    assert cells_of("AB".index(side), (5, -2), turn) == box.covered(side, 5, -2, turn)


def test_side_b_is_the_mirror_image_of_side_a_and_the_hub_is_its_middle() -> None:
    """A tile is turned over left to right."""
    assert [(-q - r, r) for q, r in box.SHAPE["A"]] == list(box.SHAPE["B"])
    for shape in box.SHAPE.values():
        neighbours = [sum(box.touch(cell, other) for other in shape) for cell in shape]
        assert [cell for cell, count in enumerate(neighbours) if count == 6] == [HUB]


@pytest.mark.rule("B-MAP-07")
@pytest.mark.parametrize("side", ["A", "B"])
def test_core_tiles_touch_without_overlap_or_hole(side: str) -> None:
    """(base p. 14)"""
    assert tuple((*hub, turn) for hub, turn in CORE[side]) == box.CORE[side]
    tiles = [box.covered(side, *place) for place in box.CORE[side]]
    laid: set[Hex] = set(tiles[0])
    for tile in tiles[1:]:
        touched = {cell for cell in laid if any(box.touch(cell, other) for other in tile)}
        assert len(touched) >= 4
        laid |= set(tile)
    assert len(laid) == 40
    assert not box.enclosed(laid)


def test_core_b_is_the_mirror_image_of_core_a() -> None:
    """(docs/rulings.md, "Maps")"""
    cores = {
        side: {cell for place in box.CORE[side] for cell in box.covered(side, *place)}
        for side in "AB"
    }
    assert {(-q - r, r) for q, r in cores["A"]} == cores["B"]


@pytest.mark.rule("B-SET-04", "B-SET-05", "B-SET-06", "B-SET-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_game_map_has_no_overlap_and_no_hole(players: int) -> None:
    """(base p. 3)"""
    places = [place for n in range(2, players + 1) for place in box.FIRST_GAME[n]]
    laid = sorted((n, *hub, turn) for n, hub, turn, least in FIRST_GAME if least <= players)
    assert laid == sorted(places)
    assert len(places) == 4 + 3 * players
    cells = [cell for _, *place in places for cell in box.covered("A", *place)]
    assert len(set(cells)) == len(cells) == 10 * len(places)
    assert not box.enclosed(set(cells))
    kinds = Counter(TILES[tile].kind for tile, *_ in places)
    assert kinds["capital"] == players
