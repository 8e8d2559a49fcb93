"""The content of both boxes together against the component list (Terra Incognita pp. 2, 3) and its
second transcription."""

from collections import Counter

import pytest

from tests.dawn import box
from tests.dawn.terra import expansion
from ziggurat.games.dawn.content import (
    BASE,
    CITY_STATES,
    COLORS,
    DECKS,
    DIPLOMACY,
    DISTRICTS,
    EDITIONS,
    ERAS,
    FOCUS,
    GOVERNMENTS,
    LEADERS,
    NATURAL_WONDERS,
    RESOURCES,
    TYPES,
    VICTORY,
    WONDERS,
)
from ziggurat.games.dawn.data.tiles import HUB, TILES
from ziggurat.games.dawn.game import DAWN

assert DAWN.slug  # the game is imported, so the tables are full
TERRA = EDITIONS[expansion.EDITION]
NEW_FACES = box.rows(expansion.TILES)

CARDS = [row for row in FOCUS if TERRA.slug in row.editions and not row.owner]
UNIQUE = [row for row in FOCUS if row.owner]
WONDER_CARDS = [row for row in WONDERS if TERRA.slug in row.editions]
SHEETS = [row for row in LEADERS if TERRA.slug in row.editions]
DIPLOMACY_CARDS = [row for row in DIPLOMACY if TERRA.slug in row.editions]
VICTORY_CARDS = [row for row in VICTORY if TERRA.slug in row.editions]


# Counts


@pytest.mark.rule("T-USE-01", "T-USE-02", "T-USE-03", "T-USE-04", "T-USE-05", "T-USE-06")
def test_both_boxes_together_hold_what_the_component_lists_say() -> None:
    """(Terra Incognita pp. 2, 3)"""
    assert list(TILES) == list(range(1, 16 + 5 + 1))
    assert len(SHEETS) == 8 + 10
    assert len(WONDER_CARDS) == 24 + 12  # two cards are reprints and use the old tokens
    assert TERRA.barbarians == "ABCDEFGHIJK"
    assert len(TERRA.barbarians) == 9 + 2
    assert len(NATURAL_WONDERS) == 2 * (4 + 2)
    assert TERRA.water_tokens == 8 + 8


@pytest.mark.rule("T-USE-08", "T-USE-09", "T-USE-17", "T-USE-18")
def test_resources_city_states_and_victory_cards_are_as_many_as_listed() -> None:
    """(Terra Incognita pp. 2, 3)"""
    assert TERRA.resources == 8 + 2
    assert len(CITY_STATES) == 2 * (4 + 2)
    assert Counter(row.forts for row in VICTORY_CARDS) == {False: 4 + 6, True: 2}


@pytest.mark.rule("T-USE-19", "T-USE-23", "T-USE-26", "T-USE-28", "T-USE-30", "T-USE-31")
@pytest.mark.rule("T-USE-32")
def test_each_of_five_colours_has_the_same_pieces() -> None:
    """(Terra Incognita p. 3): the purple set is listed, the others are made up to it"""
    assert TERRA.colors == COLORS == ("blue", "green", "orange", "red", "purple")
    assert TERRA.seats == (2, 5)
    assert len(CARDS) == 20 - 6 + 10 == 24
    assert len(DIPLOMACY_CARDS) == 4 - 1 + 2 == 5
    assert (TERRA.cities, TERRA.caravans, TERRA.armies) == (7, 3, 2)
    assert TERRA.control_tokens == 31 + 3 == 34
    assert DISTRICTS == expansion.DISTRICTS
    assert len(set(DISTRICTS)) == 5


@pytest.mark.rule("T-USE-01", "T-SET-22", "T-SET-32")
def test_five_tiles_have_a_star_and_sixteen_go_into_the_stack() -> None:
    """(Terra Incognita p. 5): two or four of the sixteen are then the core"""
    kinds = Counter(tile.kind for tile in TILES.values())
    assert kinds == {"capital": 5, "natural_wonder": 6, "city_state": 6, "plain": 4}


@pytest.mark.rule("T-USE-15", "T-SET-42", "T-SET-46")
def test_wonders_are_three_of_each_type_and_era() -> None:
    """(Terra Incognita pp. 2, 6)"""
    assert Counter((row.type, row.era) for row in WONDER_CARDS) == Counter(
        {(deck, era): 3 for deck in DECKS for era in range(3)}
    )


def test_every_slug_is_used_once() -> None:
    """Answers and icons are known by name; reprints bear names of their own."""
    slugs = [
        *(row.slug for table in (FOCUS, WONDERS, LEADERS, DIPLOMACY) for row in table),
        *(row.slug for table in (CITY_STATES, NATURAL_WONDERS, GOVERNMENTS) for row in table),
        *DISTRICTS,
        *RESOURCES,
        *TERRA.barbarians,
    ]
    assert not [slug for slug, count in Counter(slugs).items() if count > 1]
    cards = [card.slug for card in VICTORY]
    assert len(set(cards)) == len(cards)


@pytest.mark.rule("T-USE-04", "T-SET-34")
def test_each_barbarian_letter_is_printed_on_one_tile_only() -> None:
    """(Terra Incognita p. 6): J and K are on new tiles"""
    homes: dict[str, set[str]] = {}
    for face, icons in box.icons(expansion.ALL_TILES).items():
        for icon in icons.values():
            if icon in TERRA.barbarians:
                homes.setdefault(icon, set()).add(face[:-1])
    numbers = (1, 2, 3, 4, 5, 10, 11, 12, 15, 18, 20)
    assert homes == {
        letter: {str(tile)} for letter, tile in zip("ABCDEFGHIJK", numbers, strict=True)
    }


@pytest.mark.rule("T-USE-08", "T-SET-33")
def test_there_are_resource_tokens_enough_for_every_icon() -> None:
    """(Terra Incognita p. 3): two of each type are new, and two are on the new tiles"""
    new = Counter(
        icon
        for icons in box.icons(expansion.TILES).values()
        for icon in icons.values()
        if icon in RESOURCES
    )
    assert new == dict.fromkeys(RESOURCES, 2)
    for resource in RESOURCES:
        on_tile: dict[str, int] = {}  # the side that shows more of it
        for face, icons in box.icons(expansion.ALL_TILES).items():
            count = list(icons.values()).count(resource)
            on_tile[face[:-1]] = max(on_tile.get(face[:-1], 0), count)
        assert sum(on_tile.values()) <= TERRA.resources


# Cards, sheets and tokens


@pytest.mark.rule("T-USE-20", "T-USE-21", "T-USE-22", "T-USE-23")
def test_focus_cards_match_the_second_transcription() -> None:
    """(Terra Incognita p. 2): four levels of six types in every colour"""
    in_order = sorted(CARDS, key=lambda card: card.level)
    written = {row[0]: row[1:] for row in box.rows(expansion.FOCUS)}
    assert written == {
        name: [card.slug for card in in_order if TYPES[card.type] == name] for name in TYPES
    }
    assert Counter((card.type, card.level) for card in CARDS) == Counter(
        (type_, level) for type_ in range(6) for level in (1, 2, 3, 4)
    )
    out = {card.slug for card in FOCUS if TERRA.slug not in card.editions}
    assert out == expansion.FOCUS_OUT
    names = {name for row in box.rows(expansion.FOCUS) for name in row}
    assert {name.removesuffix("_terra") for name in names} >= out  # all six are reprinted


@pytest.mark.rule("T-USE-24", "T-UNQ-01")
def test_unique_cards_match_the_second_transcription() -> None:
    """(Terra Incognita pp. 2, 8): one for each of the 18 leaders"""
    assert sorted(box.rows(expansion.UNIQUE)) == sorted(
        [card.owner, TYPES[card.type], str(card.level), card.slug] for card in UNIQUE
    )
    assert sorted(card.owner for card in UNIQUE) == sorted(leader.slug for leader in SHEETS)
    assert {card.editions for card in UNIQUE} == {(TERRA.slug,)}


@pytest.mark.rule("T-SET-16", "T-USE-31")
def test_figures_unlocked_by_cards_match_the_second_transcription() -> None:
    """(Terra Incognita pp. 4, 10)"""
    cards = [*CARDS, *UNIQUE]
    assert {card.slug: card.caravans for card in cards if card.caravans} == expansion.CARAVANS
    assert {card.slug: card.armies for card in cards if card.armies} == expansion.ARMIES
    assert all(card.caravans for card in cards if TYPES[card.type] == "economy")
    assert all(card.armies for card in cards if TYPES[card.type] == "military")


@pytest.mark.rule("T-USE-03", "T-USE-13", "T-USE-14", "T-USE-15")
def test_wonders_match_the_second_transcription() -> None:
    """(Terra Incognita p. 2): the old Pentagon and Machu Picchu are out"""
    assert sorted(expansion.wonders()) == sorted(
        [
            TYPES[wonder.type],
            ERAS[wonder.era],
            wonder.slug,
            str(wonder.cost),
            *(RESOURCES[resource] for resource in wonder.pays),
        ]
        for wonder in WONDER_CARDS
    )
    out = {wonder.slug for wonder in WONDERS if TERRA.slug not in wonder.editions}
    assert out == expansion.WONDERS_OUT
    assert len(box.rows(expansion.WONDERS)) == 14


@pytest.mark.rule("T-USE-02", "T-SET-11")
def test_leader_rows_match_the_second_transcription() -> None:
    """(Terra Incognita p. 4)"""
    assert sorted(expansion.leaders()) == sorted(
        [leader.slug, *(TYPES[type_] for type_ in leader.order)] for leader in SHEETS
    )
    assert {row.slug for row in LEADERS if BASE not in row.editions} == {
        row[0] for row in box.rows(expansion.LEADERS)
    }


@pytest.mark.rule("T-USE-09", "T-SET-35")
def test_city_states_match_the_second_transcription() -> None:
    """(Terra Incognita p. 6): no two share both type and frame, so the icon tells them apart"""
    rows = box.rows(box.CITY_STATES) + box.rows(expansion.CITY_STATES)
    written = {slug: (type_, frame) for slug, type_, frame, *_ in rows}
    assert {row.slug: (TYPES[row.type], row.frame) for row in CITY_STATES} == written
    assert len(set(written.values())) == 12
    assert {frame for _, frame in written.values()} == {"star", "diamond", "circle"}


@pytest.mark.rule("T-USE-05")
def test_natural_wonders_match_the_second_transcription() -> None:
    """(Terra Incognita p. 2)"""
    rows = box.rows(box.NATURAL_WONDERS) + box.rows(expansion.NATURAL_WONDERS)
    written = {slug: resource for slug, resource, *_ in rows}
    assert {row.slug: RESOURCES[row.resource] for row in NATURAL_WONDERS} == written


@pytest.mark.rule("T-USE-05", "T-USE-09")
@pytest.mark.parametrize("table", [expansion.CITY_STATES, expansion.NATURAL_WONDERS])
def test_two_new_two_sided_tokens_serve_any_map(table: str) -> None:
    """(Terra Incognita p. 3): the names on one token are printed on the two sides of one tile"""
    faces = {row[0]: row[-2] for row in box.rows(table)}
    backs = {row[0]: row[-1] for row in box.rows(table)}
    icons = box.icons(expansion.TILES)
    assert len({frozenset(pair) for pair in backs.items()}) == 2
    for name, back in backs.items():
        assert name in icons[faces[name]].values()
        assert faces[name][:-1] == faces[back][:-1]
        assert {faces[name][-1], faces[back][-1]} == {"A", "B"}


@pytest.mark.rule("T-USE-16", "T-USE-17", "T-USE-18")
def test_victory_cards_match_the_second_transcription() -> None:
    """(Terra Incognita pp. 2, 16): the old Technophile/Scholarly is out, 22 agendas are in"""
    standard = [card for card in VICTORY_CARDS if not card.forts]
    forts = [card for card in VICTORY_CARDS if card.forts]
    assert sorted(box.rows(expansion.VICTORY)) == sorted(
        [agenda.slug for agenda in card.agendas] for card in standard
    )
    assert [[agenda.slug for agenda in card.agendas] for card in forts] == [
        [name] for name in expansion.FORT_CARDS
    ]
    agendas = [agenda.slug for card in VICTORY_CARDS for agenda in card.agendas]
    assert len(set(agendas)) == len(agendas) == 22
    out = {card.slug for card in VICTORY if TERRA.slug not in card.editions}
    assert out == {"technophile_scholarly"}
    assert not [card for card in VICTORY if card.forts and BASE in card.editions]


@pytest.mark.rule("T-USE-25", "T-USE-26")
def test_diplomacy_cards_match_the_second_transcription() -> None:
    """(Terra Incognita p. 2): Open Borders has a new text"""
    assert tuple(row.slug for row in DIPLOMACY_CARDS) == expansion.DIPLOMACY
    assert {row.slug for row in DIPLOMACY if TERRA.slug not in row.editions} == {"open_borders"}


@pytest.mark.rule("T-USE-33")
def test_governments_match_the_second_transcription() -> None:
    """(Terra Incognita p. 13): six, one for each type of card"""
    assert sorted(box.rows(expansion.GOVERNMENTS)) == sorted(
        [row.slug, TYPES[row.type], str(row.arrows)] for row in GOVERNMENTS
    )
    assert {TYPES[row.type] for row in GOVERNMENTS} == set(TYPES)


@pytest.mark.rule("T-USE-11", "T-USE-12")
def test_dial_and_row_match_the_second_transcription() -> None:
    """(Terra Incognita pp. 8, 14): neither is that of the base game"""
    assert TERRA.slots == (1, 1, 2, 3, 4, 5)
    assert TERRA.event_dial == expansion.EVENT_DIAL
    assert not [icons for icons in TERRA.event_dial if "trade" in icons]
    assert TERRA.trade_per_card == 3


def test_provisional_rows_say_so() -> None:
    """What rests on one source carries its confidence, and nothing else does."""
    confidence = {
        f"{kind}.{slug}": level
        for kind, slug, level in (
            *(("wonder", row.slug, row.confidence) for row in WONDER_CARDS),
            *(("focus", row.slug, row.confidence) for row in (*CARDS, *UNIQUE)),
            *(("city_state", row.slug, row.confidence) for row in CITY_STATES),
            *(("diplomacy", row.slug, row.confidence) for row in DIPLOMACY_CARDS),
            *(("government", row.slug, row.confidence) for row in GOVERNMENTS),
        )
    }
    assert {name for name, level in confidence.items() if level == "medium"} == expansion.MEDIUM
    assert {name for name, level in confidence.items() if level == "low"} == expansion.LOW
    assert set(confidence.values()) == {"high", "medium", "low"}


# Tiles


@pytest.mark.rule("T-USE-01")
@pytest.mark.parametrize("row", NEW_FACES, ids=lambda row: row[0])
def test_tiles_match_the_second_transcription(row: list[str]) -> None:
    """(Terra Incognita p. 3): kind, terrain and icons of every face"""
    face, kind, terrain, *_ = row
    tile = TILES[int(face[:-1])]
    side = tile.side(face[-1])
    assert (tile.kind, side.terrain) == (kind, terrain)
    assert side.has == box.icons(expansion.TILES)[face]


def test_both_sides_of_all_tiles_are_transcribed() -> None:
    faces = [row[0] for row in box.rows(expansion.ALL_TILES)]
    assert faces == [f"{number}{side}" for number in range(1, 22) for side in "AB"]
    assert {number: tile.number for number, tile in TILES.items()} == {n: n for n in range(1, 22)}


def test_cells_two_sources_disagree_on_are_marked() -> None:
    """Two of the 21 open cells are on tiles of the expansion."""
    assert sorted(cell.split() for cell in expansion.OPEN_CELLS.split(",")) == sorted(
        [f"{number}{letter}", str(cell), tile.side(letter).terrain[cell], other]
        for number, tile in TILES.items()
        for letter in "AB"
        for cell, other in tile.side(letter).unsure.items()
        if number > 16
    )


@pytest.mark.parametrize("row", NEW_FACES, ids=lambda row: row[0])
def test_icons_lie_on_ground_that_can_hold_them(row: list[str]) -> None:
    """(base pp. 7, 13): natural wonders have a space of their own, city-states are grassland,
    stars are on land, nothing is printed on water."""
    face, kind, terrain, *_ = row
    has = box.icons(expansion.TILES)[face]
    naturals = {line[0] for line in box.rows(expansion.NATURAL_WONDERS)}
    city_states = {line[0] for line in box.rows(expansion.CITY_STATES)}
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
