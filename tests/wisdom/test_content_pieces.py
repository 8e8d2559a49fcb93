"""Buildings, units, people, civilizations, governments and policies, as they are printed."""

from collections import Counter
from pathlib import Path

import pytest

from ziggurat.games.wisdom import content
from ziggurat.games.wisdom.content import (
    AIRCRAFT,
    ANY_LAND,
    ANY_TIME,
    ARMIES,
    ARTILLERY,
    BUILDINGS,
    CITY_STATES,
    CIVILIZATIONS,
    COMBAT,
    EVENTS,
    GOVERNMENTS,
    GREAT_MARKERS,
    GREAT_PEOPLE,
    HUT_MARKERS,
    INFANTRY,
    MARKET_RESOURCES,
    MOUNTED,
    NONE,
    POLICIES,
    PRODUCTION,
    RANKS,
    RESOURCES,
    RESULTS,
    TECHS,
    TRADE,
    UNIT_CARDS,
    UNIT_KINDS,
    UNIT_TYPES,
    URANIUM,
    VILLAGE_MARKERS,
    WATER,
    WONDERS,
    building,
    civilization,
    event,
    government,
    wonder,
)

ROOT = Path(content.__file__).parent

# Buildings, units, people


@pytest.mark.rule("C-CMP-04")
def test_the_sides_of_a_building_marker_name_each_other() -> None:
    pairs = {(row.slug, BUILDINGS[row.upgrade].slug) for row in BUILDINGS if row.upgrade != NONE}
    assert pairs == {
        ("workshop", "iron_mine"),
        ("granary", "aqueduct"),
        ("library", "university"),
        ("market", "bank"),
        ("temple", "cathedral"),
        ("barracks", "academy"),
    }
    assert pairs == {
        (BUILDINGS[row.basic].slug, row.slug) for row in BUILDINGS if row.basic != NONE
    }
    for row in BUILDINGS:
        if row.upgrade != NONE:
            better = BUILDINGS[row.upgrade]
            assert (better.pool, better.terrain, better.limited) == (
                row.pool,
                row.terrain,
                row.limited,
            )
            assert better.cost == row.cost + 3
            assert all(more >= less for more, less in zip(better.icons, row.icons, strict=True))


def test_limited_buildings_stand_on_any_land_but_the_shipyard() -> None:
    assert {row.slug for row in BUILDINGS if row.limited} == {
        "shipyard",
        "market",
        "bank",
        "temple",
        "cathedral",
        "barracks",
        "academy",
    }
    for row in BUILDINGS:
        if row.limited and row.slug != "shipyard":
            assert row.terrain == ANY_LAND
    on_water = {row.slug for row in BUILDINGS if row.terrain >> WATER & 1}
    assert on_water == {"harbor", "shipyard"}


def test_spot_rows_of_buildings() -> None:
    harbor, bank = BUILDINGS[building("harbor")], BUILDINGS[building("bank")]
    assert (harbor.cost, harbor.icons[PRODUCTION], harbor.icons[TRADE]) == (7, 1, 2)
    assert (bank.cost, bank.icons) == (10, (1, 1, 1, 1, 0))
    assert BUILDINGS[building("academy")].icons[COMBAT] == 4
    assert Counter(row.cost for row in BUILDINGS) == {5: 3, 7: 6, 8: 2, 10: 4}


@pytest.mark.rule("W-CMB-02")
def test_unit_cards_grow_by_one_with_each_rank() -> None:
    """(Wisdom and Warfare p. 8)"""
    for kind in UNIT_KINDS:
        if kind.type == AIRCRAFT:
            assert len(set(kind.strength[1:])) == len(set(kind.health[1:])) == 1
            assert kind.strength[1] + kind.health[1] == 12
            continue
        assert kind.copies == 5
        for rank in range(1, RANKS + 1):
            assert kind.strength[rank] + kind.health[rank] == 2 + 2 * rank
    profiles = Counter(
        (UNIT_TYPES[kind.type].slug, kind.strength[1], kind.health[1])
        for kind in (UNIT_KINDS[number] for number in UNIT_CARDS)
    )
    assert profiles["mounted", 1, 3] == profiles["infantry", 3, 1] == 5
    assert profiles["aircraft", 6, 6] == 4
    assert profiles["aircraft", 5, 7] == profiles["aircraft", 7, 5] == 2


def test_the_units_of_the_worked_example_exist() -> None:
    """(Wisdom and Warfare p. 8): a Pikeman of 3 and 3, a Rifleman of 3 and 5"""
    infantry = [kind for kind in UNIT_KINDS if kind.type == INFANTRY]
    assert UNIT_TYPES[INFANTRY].ranks[1:3] == ("pikeman", "rifleman")
    assert (3, 3) in {(kind.strength[2], kind.health[2]) for kind in infantry}
    assert (3, 5) in {(kind.strength[3], kind.health[3]) for kind in infantry}


@pytest.mark.rule("X-75", "C-BAT-21")
def test_trumps_go_round_in_a_circle() -> None:
    assert [row.trumps for row in UNIT_TYPES] == [MOUNTED, ARTILLERY, INFANTRY, NONE]
    assert [row.costs[1:] for row in UNIT_TYPES] == [*[(5, 7, 9, 11)] * 3, (12, 12, 12, 12)]


@pytest.mark.rule("C-CMP-06", "C-GRT-09")
def test_great_people_are_three_of_each_type() -> None:
    assert Counter(GREAT_MARKERS) == dict.fromkeys(range(6), 3)
    assert {row.slug: row.icons for row in GREAT_PEOPLE} == {
        "artist": (0, 1, 2, 0, 0),
        "builder": (2, 0, 0, 1, 0),
        "general": (0, 0, 0, 0, 4),
        "humanitarian": (1, 1, 1, 1, 0),
        "industrialist": (0, 0, 2, 1, 0),
        "scientist": (1, 2, 0, 0, 0),
    }


@pytest.mark.rule("W-CMP-09")
def test_hut_and_village_markers() -> None:
    """(Wisdom and Warfare pp. 2, 12)"""
    huts = Counter(RESULTS[number].slug for number in HUT_MARKERS)
    villages = Counter(RESULTS[number].slug for number in VILLAGE_MARKERS)
    assert huts == {
        "wheat": 5,
        "incense": 5,
        "silk": 5,
        "spy": 5,
        "iron": 2,
        "uranium": 1,
        "city_state": 2,
    }
    assert villages == {
        "spy": 3,
        "iron": 3,
        "uranium": 3,
        "great_person": 2,
        "city_state": 3,
        "wealth": 1,
    }
    for row in RESULTS:
        assert (row.resource == NONE) == (row.slug not in RESOURCES)
        assert row.resource == NONE or RESOURCES[row.resource] == row.slug
    assert RESULTS[content.GREAT_PERSON_FOUND].slug == "great_person"
    assert RESULTS[content.CITY_STATE_FOUND].slug == "city_state"
    assert RESULTS[content.WEALTH_FOUND].slug == "wealth"


def test_city_states_give_what_their_markers_show() -> None:
    assert {row.slug: row.icons for row in CITY_STATES} == {
        "cs_trade": (0, 3, 0, 0, 0),
        "cs_culture": (0, 0, 3, 0, 0),
        "cs_coin": (1, 0, 0, 1, 0),
        "cs_military": (0, 0, 1, 0, 2),
        "cs_resource": (1, 1, 0, 0, 0),
    }
    assert [row.slug for row in CITY_STATES if row.any_resource] == ["cs_resource"]


def test_events_that_count_as_resources_and_events_that_react() -> None:
    gifts = {row.slug: sorted(RESOURCES[kind] for kind in row.gives) for row in EVENTS if row.gives}
    assert gifts == {
        "a_gift_from_afar": ["iron", "silk", "spy", "wheat"],
        "a_generous_gift": ["iron", "silk", "spy", "wheat"],
        "a_princely_gift": ["iron", "silk", "spy", "uranium", "wheat"],
    }
    assert [row.slug for row in EVENTS if row.reacts and ANY_TIME not in row.times] == [
        "defection",
        "mass_defection",
        "wholesale_defection",
    ]
    assert {row.slug for row in EVENTS if len(row.times) == 2} == {
        "migrants",
        "colonists",
        "immigrants",
        "supply_drop",
    }
    assert EVENTS[event("roaming_horde")].level == 2
    assert URANIUM not in MARKET_RESOURCES


# Civilizations, governments, policies


@pytest.mark.rule("W-CMP-01", "C-SET-08", "W-CIV-05")
def test_civilizations_begin_as_their_sheets_say() -> None:
    """(Wisdom and Warfare p. 5)"""
    begins = {
        row.slug: (TECHS[row.tech].slug, GOVERNMENTS[row.government].slug) for row in CIVILIZATIONS
    }
    assert begins == {
        "americans": ("currency", "despotism"),
        "chinese": ("writing", "despotism"),
        "egyptians": ("construction", "despotism"),
        "germans": ("metalworking", "despotism"),
        "romans": ("code_of_laws", "republic"),
        "russians": ("communism", "communism"),
        "aztecs": ("irrigation", "despotism"),
        "english": ("navy", "despotism"),
        "french": ("pottery", "despotism"),
        "japanese": ("chivalry", "feudalism"),
        "mongols": ("horseback_riding", "despotism"),
        "zulu": ("animal_husbandry", "despotism"),
        "greeks": ("democracy", "democracy"),
        "spanish": ("navigation", "despotism"),
    }
    for row in CIVILIZATIONS:  # a government that is not free comes with its tech
        assert GOVERNMENTS[row.government].tech in (NONE, row.tech)
    units = {row.slug: row.units for row in CIVILIZATIONS if any(row.units)}
    assert units == {"germans": (2, 0, 0), "mongols": (0, 2, 0), "zulu": (0, 0, 2)}
    russians = CIVILIZATIONS[civilization("russians")]
    assert (russians.armies, russians.stacking, ARMIES) == (1, 1, 6)
    french = CIVILIZATIONS[civilization("french")]
    assert (french.policies, french.combat) == (1, 2)
    assert {row.slug for row in CIVILIZATIONS if row.cheaper} == {"japanese"}
    assert {row.slug for row in CIVILIZATIONS if row.walls} == {"chinese"}
    assert {row.slug for row in CIVILIZATIONS if row.wonder} == {"egyptians"}
    assert {row.slug for row in CIVILIZATIONS if row.great_person} == {"americans"}


@pytest.mark.rule("W-CMP-06")
def test_policies_are_the_two_sides_of_four_cards() -> None:
    """(Wisdom and Warfare p. 10)"""
    sides = [(row.card, row.side) for row in POLICIES]
    assert sides == [(card, side) for card in range(4) for side in (0, 1)]
    pairs = {frozenset(row.slug for row in POLICIES if row.card == card) for card in range(4)}
    assert pairs == {
        frozenset({"rationalism", "patronage"}),
        frozenset({"natural_religion", "organized_religion"}),
        frozenset({"expansionism", "urban_development"}),
        frozenset({"pacifism", "military_tradition"}),
    }


def test_coins_and_combat_bonuses_of_cards() -> None:
    assert [row.slug for row in GOVERNMENTS if row.coins] == ["democracy"]
    assert [row.slug for row in POLICIES if row.coins] == ["organized_religion"]
    assert GOVERNMENTS[government("fundamentalism")].combat == 4
    assert GOVERNMENTS[government("communism")].battle_hand == 1
    assert {row.slug: row.combat for row in WONDERS if row.combat} == {"statue_of_zeus": 6}
    assert [WONDERS[wonder(slug)].culture for slug in ("oracle", "louvre", "internet")] == [1, 2, 3]
