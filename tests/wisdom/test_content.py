"""The content of the boxes against their component lists, and the tables against each other."""

import ast
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from ziggurat.games.wisdom import content
from ziggurat.games.wisdom.content import (
    ABILITIES,
    ABILITY,
    AIRCRAFT,
    ANCIENT,
    ANY,
    BUILDING_ORDER,
    BUILDINGS,
    CITY_STATES,
    CIVILIZATION_ORDER,
    CIVILIZATIONS,
    CORE,
    CROSS,
    ERAS,
    EVENT_CARDS,
    EVENT_DECKS,
    EVENTS,
    FAME,
    GOVERNMENT_ORDER,
    GOVERNMENTS,
    GREAT_MARKERS,
    GREAT_PEOPLE,
    HIGH,
    HOME_TILES,
    HUT_MARKERS,
    LAYOUTS,
    LEVELS,
    MARKET_RESOURCES,
    MEDIEVAL,
    MEDIUM,
    MODERN,
    MOUNTED,
    NEUTRAL_TILES,
    NONE,
    POLICIES,
    POLICY_ORDER,
    POOLS,
    RELIC_ORDER,
    RELICS,
    RESOURCE_ABILITIES,
    RESOURCES,
    RESULTS,
    STOP,
    TECH_COST,
    TECH_ORDER,
    TECHS,
    TILES,
    TIMES,
    TRACK,
    TRADE_MAX,
    UNIT_CARDS,
    UNIT_DECKS,
    UNIT_KINDS,
    UNIT_TYPES,
    VILLAGE_MARKERS,
    WISDOM,
    WONDER_ORDER,
    WONDERS,
    WONDERS_OF,
    building,
    tech,
)

ROOT = Path(content.__file__).parent

# Counts


@pytest.mark.rule("C-CMP-01", "C-CMP-02", "W-CMP-10")
def test_the_boxes_hold_what_the_component_lists_say() -> None:
    """(Wisdom and Warfare p. 2, and the list of the core game)"""
    assert Counter(row.box for row in TECHS) == {CORE: 37, WISDOM: 4}
    assert Counter(row.box for row in WONDERS) == {CORE: 12, WISDOM: 6}
    assert Counter(row.box for row in CIVILIZATIONS) == {CORE: 6, WISDOM: 6, FAME: 2}
    assert Counter(row.box for row in TILES) == {CORE: 14 + 6, WISDOM: 6 + 6, FAME: 2}
    assert len(NEUTRAL_TILES) == HOME_TILES == 20
    assert len(GOVERNMENTS) == len(POLICIES) == 2 * 4
    assert len(UNIT_CARDS) == 15 + 15 + 15 + 8
    assert len(GREAT_MARKERS) == 18
    assert (len(HUT_MARKERS), len(VILLAGE_MARKERS)) == (20 + 5, 10 + 5)
    assert (len(CITY_STATES), len(RELICS)) == (5, 2)
    assert sum(pool.markers for pool in POOLS) == 49 + 5


@pytest.mark.rule("W-CMP-04")
def test_events_are_three_decks_of_23_21_and_15() -> None:
    """(Wisdom and Warfare p. 2): 47 of the core game and 12 more"""
    assert len(EVENTS) == 31
    assert [len(deck) for deck in EVENT_DECKS] == [0, 23, 21, 15]
    assert Counter(EVENTS[kind].box for kind in EVENT_CARDS) == {CORE: 47, WISDOM: 12}
    of_the_core = [
        sum(row.copies for row in EVENTS if row.level == level and row.box == CORE)
        for level in (1, 2, 3)
    ]
    assert of_the_core == [19, 17, 11]


@pytest.mark.rule("W-CMP-02", "C-CMP-10")
def test_techs_are_eleven_twelve_ten_seven_and_one() -> None:
    assert Counter(row.level for row in TECHS) == {1: 11, 2: 12, 3: 10, 4: 7, 5: 1}
    assert {row.slug for row in TECHS if row.box == WISDOM} == {
        "navy",
        "logistics",
        "bureaucracy",
        "education",
    }


@pytest.mark.rule("W-CMP-03")
def test_wonders_are_six_of_each_era_two_of_them_new() -> None:
    assert [group.bit_count() for group in WONDERS_OF] == [6, 6, 6]
    for era in range(len(ERAS)):
        boxes = Counter(row.box for row in WONDERS if row.era == era)
        assert boxes == {CORE: 4, WISDOM: 2}


@pytest.mark.rule("W-CMP-08")
def test_unit_decks_are_fifteen_of_each_kind_and_eight_aircraft() -> None:
    assert [len(deck) for deck in UNIT_DECKS] == [15, 15, 15, 8]
    assert sorted(card for deck in UNIT_DECKS for card in deck) == list(range(53))


@pytest.mark.rule("C-CMP-03", "W-CMP-07")
def test_the_supply_of_each_building_is_as_printed() -> None:
    assert {pool.slug: pool.markers for pool in POOLS} == {
        "harbor": 10,
        "shipyard": 5,
        "trading_post": 6,
        "workshop": 6,
        "granary": 6,
        "library": 6,
        "market": 5,
        "temple": 5,
        "barracks": 5,
    }


# Numbers and bits


@pytest.mark.parametrize(
    ("table", "order"),
    [
        (TECHS, TECH_ORDER),
        (BUILDINGS, BUILDING_ORDER),
        (WONDERS, WONDER_ORDER),
        (GOVERNMENTS, GOVERNMENT_ORDER),
        (POLICIES, POLICY_ORDER),
        (CIVILIZATIONS, CIVILIZATION_ORDER),
        (RELICS, RELIC_ORDER),
    ],
)
def test_the_number_of_a_thing_is_its_place(table: tuple[Any, ...], order: tuple[str, ...]) -> None:
    assert tuple(row.slug for row in table) == order
    assert len(set(order)) == len(order)


def test_every_ability_has_a_bit_of_its_own() -> None:
    rows: dict[str, tuple[Any, ...]] = {
        "tech": TECHS,
        "wonder": WONDERS,
        "government": GOVERNMENTS,
        "policy": POLICIES,
        "civilization": CIVILIZATIONS,
    }
    bits = {f"{kind}.{row.slug}": row.ability for kind, table in rows.items() for row in table}
    assert bits == ABILITY
    assert len(set(bits.values())) == len(bits) == 41 + 18 + 8 + 8 + 14
    assert all(bit.bit_count() == 1 for bit in bits.values())
    assert {ABILITIES[bit] for bit in bits.values()} == set(bits)


def test_content_shows_every_table() -> None:
    """Whatever the modules of tables and data name is found in `content`."""
    for path in sorted([*ROOT.glob("tables/*.py"), *ROOT.glob("data/*.py")]):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            names: list[str] = []
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                names = [node.target.id]
            elif isinstance(node, ast.ClassDef | ast.FunctionDef):
                names = [node.name]
            for name in names:
                assert name.startswith("_") or name in content.__all__, f"{path.name}: {name}"


def test_rows_whose_facts_are_doubtful_say_so() -> None:
    tables = (
        *(TECHS, RESOURCE_ABILITIES, BUILDINGS, WONDERS, GOVERNMENTS, POLICIES, CIVILIZATIONS),
        *(UNIT_TYPES, UNIT_KINDS, EVENTS, GREAT_PEOPLE, RESULTS, CITY_STATES, RELICS, TILES),
        *(TRACK, tuple(LAYOUTS.values())),
    )
    doubtful = {
        getattr(row, "slug", ""): row.sure for table in tables for row in table if row.sure != HIGH
    }
    assert doubtful == {"cs_resource": MEDIUM, "greeks": MEDIUM}


# Techs and what they unlock


def test_techs_and_buildings_name_each_other() -> None:
    assert {(row.slug, by.slug) for row in BUILDINGS for by in [TECHS[row.tech]]} == {
        (BUILDINGS[row.building].slug, row.slug) for row in TECHS if row.building != NONE
    }
    assert BUILDINGS[building("iron_mine")].tech == tech("railroad")
    assert BUILDINGS[building("shipyard")].tech == tech("navy")


@pytest.mark.rule("C-GOV-02", "W-CMP-05")
def test_techs_and_governments_name_each_other() -> None:
    sealed = {row.slug: GOVERNMENTS[row.government].slug for row in TECHS if row.government != NONE}
    assert sealed == {
        "code_of_laws": "republic",
        "chivalry": "feudalism",
        "democracy": "democracy",
        "monarchy": "monarchy",
        "communism": "communism",
        "theology": "fundamentalism",
    }
    assert sealed == {TECHS[row.tech].slug: row.slug for row in GOVERNMENTS if row.tech != NONE}
    free = {row.slug for row in GOVERNMENTS if row.tech == NONE}
    assert free == {"anarchy", "despotism"}


def test_techs_and_units_name_each_other() -> None:
    by_types = {
        (TECHS[number].slug, type_, rank)
        for type_, row in enumerate(UNIT_TYPES[:3])
        for rank, techs in enumerate(row.techs)
        for number in techs
    }
    by_techs = {
        (row.slug, type_, rank) for row in TECHS for type_, rank in enumerate(row.ranks) if rank
    }
    assert by_types == by_techs
    assert ("logistics", MOUNTED, 2) in by_techs
    assert len(by_techs) == 3 * 4  # two techs lead to rank 2, one to each rank above
    assert [row.slug for row in TECHS if row.aircraft] == ["flight"]
    assert UNIT_TYPES[AIRCRAFT].techs[1] == (tech("flight"),)


@pytest.mark.rule("C-WON-02")
def test_wonders_are_cheaper_with_one_tech_at_most() -> None:
    cheaper = {
        row.slug: (TECHS[row.tech].slug, row.cost, row.cheap) for row in WONDERS if row.tech != NONE
    }
    assert cheaper == {
        "colossus": ("metalworking", 15, 10),
        "hanging_gardens": ("animal_husbandry", 15, 10),
        "oracle": ("code_of_laws", 15, 10),
        "great_lighthouse": ("navigation", 15, 10),
        "angkor_wat": ("theology", 20, 10),
        "himeji_samurai_castle": ("monarchy", 20, 15),
        "louvre": ("printing_press", 20, 15),
        "porcelain_tower": ("construction", 20, 15),
        "leonardos_workshop": ("mathematics", 20, 15),
        "notre_dame": ("education", 20, 15),
        "panama_canal": ("engineering", 25, 20),
        "statue_of_liberty": ("metal_casting", 25, 20),
        "internet": ("computers", 25, 15),
        "pentagon": ("ballistics", 25, 15),
    }
    dear = {row.slug: row.cost for row in WONDERS if row.tech == NONE}
    assert dear == {
        "stonehenge": 10,
        "statue_of_zeus": 15,
        "sydney_opera_house": 25,
        "united_nations": 20,
    }
    assert all(row.cheap == row.cost for row in WONDERS if row.tech == NONE)


@pytest.mark.rule("C-WON-09")
def test_monarchy_and_gunpowder_make_wonders_obsolete() -> None:
    for row in WONDERS:
        by_techs = {number for number, by in enumerate(TECHS) if by.obsoletes >> row.era & 1}
        assert {number for number in range(len(TECHS)) if row.obsolete_by >> number & 1} == by_techs
    names = {
        era: {row.slug for row in TECHS if row.obsoletes >> era & 1}
        for era in (ANCIENT, MEDIEVAL, MODERN)
    }
    assert names == {
        ANCIENT: {"monarchy", "gunpowder"},
        MEDIEVAL: {"gunpowder"},
        MODERN: set(),
    }


def test_the_figures_printed_on_techs() -> None:
    def printed(field: str) -> dict[str, int]:
        return {row.slug: getattr(row, field) for row in TECHS if getattr(row, field)}

    assert printed("speed") == {"horseback_riding": 3, "sailing": 4, "steam_power": 5, "flight": 6}
    assert printed("stacking") == {
        "masonry": 3,
        "printing_press": 4,
        "biology": 5,
        "replaceable_parts": 6,
    }
    assert printed("culture_hand") == {"pottery": 1, "civil_service": 1, "theology": 1}
    assert printed("coins") == {"civil_service": 1, "bureaucracy": 1, "railroad": 1, "computers": 1}
    assert printed("cities") == {"irrigation": 3}
    assert printed("walls") == {"masonry": True}
    assert printed("water") == {
        "navigation": CROSS,
        "sailing": STOP,
        "steam_power": STOP,
        "flight": STOP,
    }
    assert printed("tokens") == dict.fromkeys(
        ("code_of_laws", "pottery", "democracy", "printing_press", "education"), 4
    )


def test_research_costs_six_and_five_more_with_each_level() -> None:
    assert TECH_COST == (0, 6, 11, 16, 21, 26)
    assert (TRADE_MAX, LEVELS) == (27, 5)


def test_resource_abilities_and_their_costs() -> None:
    assert len(RESOURCE_ABILITIES) == 22
    assert len({row.slug for row in RESOURCE_ABILITIES}) == 22
    twice = Counter(TECHS[row.tech].slug for row in RESOURCE_ABILITIES)
    assert [name for name, count in twice.items() if count > 1] == ["atomic_theory"]
    names = (*RESOURCES, "any")
    spent = Counter(names[kind] for row in RESOURCE_ABILITIES for kind in row.pays)
    assert spent == {
        "wheat": 4,
        "incense": 4,
        "silk": 4,
        "iron": 4,
        "spy": 4,
        "uranium": 2,
        "any": 7,
    }
    education = next(row for row in RESOURCE_ABILITIES if row.slug == "education")
    assert sorted(education.pays) == sorted(MARKET_RESOURCES)
    assert {row.slug for row in RESOURCE_ABILITIES if row.reacts} == {
        "writing",
        "civil_service",
        "communism",
        "mass_media",
    }
    assert all(0 <= row.time < len(TIMES) and max(row.pays) <= ANY for row in RESOURCE_ABILITIES)
