"""The content of the boxes against their component lists, and the tables against each other."""

import ast
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.wisdom import box
from ziggurat.games.wisdom import content
from ziggurat.games.wisdom.content import (
    ABILITIES,
    ABILITY,
    AIRCRAFT,
    ANCIENT,
    ANY,
    ANY_LAND,
    ANY_TIME,
    ARMIES,
    ARROWS,
    ARTILLERY,
    BUILDING_ORDER,
    BUILDINGS,
    CENTRE,
    CITY_STATES,
    CIVILIZATION_ORDER,
    CIVILIZATIONS,
    COIN,
    COMBAT,
    CORE,
    CROSS,
    CULTURE,
    ERAS,
    EVENT,
    EVENT_CARDS,
    EVENT_DECKS,
    EVENTS,
    FINDS,
    GOVERNMENT_ORDER,
    GOVERNMENTS,
    GREAT_MARKERS,
    GREAT_PEOPLE,
    GREAT_PERSON,
    HIGH,
    HOME_TILES,
    HUT,
    HUT_MARKERS,
    ICONS,
    INFANTRY,
    LAST_SPACE,
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
    PRODUCTION,
    RANKS,
    RELIC_ORDER,
    RELICS,
    RESOURCE_ABILITIES,
    RESOURCES,
    RESULTS,
    SQUARES,
    STOP,
    TECH_COST,
    TECH_ORDER,
    TECHS,
    TERRAIN_ICONS,
    TERRAINS,
    TILES,
    TIMES,
    TRACK,
    TRADE,
    TRADE_MAX,
    TURNED,
    UNIT_CARDS,
    UNIT_DECKS,
    UNIT_KINDS,
    UNIT_TYPES,
    URANIUM,
    VICTORY,
    VILLAGE,
    VILLAGE_MARKERS,
    WATER,
    WISDOM,
    WONDER_ORDER,
    WONDERS,
    WONDERS_OF,
    building,
    civilization,
    event,
    government,
    tech,
    wonder,
)

ROOT = Path(content.__file__).parent

# Counts


def test_the_boxes_hold_what_the_component_lists_say() -> None:
    """(Wisdom and Warfare p. 2, and the list of the core game)"""
    assert Counter(row.box for row in TECHS) == {CORE: 37, WISDOM: 4}
    assert Counter(row.box for row in WONDERS) == {CORE: 12, WISDOM: 6}
    assert Counter(row.box for row in CIVILIZATIONS) == {CORE: 6, WISDOM: 6}
    assert Counter(row.box for row in TILES) == {CORE: 14 + 6, WISDOM: 6 + 6}
    assert len(NEUTRAL_TILES) == HOME_TILES == 20
    assert len(GOVERNMENTS) == len(POLICIES) == 2 * 4
    assert len(UNIT_CARDS) == 15 + 15 + 15 + 8
    assert len(GREAT_MARKERS) == 18
    assert (len(HUT_MARKERS), len(VILLAGE_MARKERS)) == (20 + 5, 10 + 5)
    assert (len(CITY_STATES), len(RELICS)) == (5, 2)
    assert sum(pool.markers for pool in POOLS) == 49 + 5


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


def test_techs_are_eleven_twelve_ten_seven_and_one() -> None:
    assert Counter(row.level for row in TECHS) == {1: 11, 2: 12, 3: 10, 4: 7, 5: 1}
    assert {row.slug for row in TECHS if row.box == WISDOM} == {
        "navy",
        "logistics",
        "bureaucracy",
        "education",
    }


def test_wonders_are_six_of_each_era_two_of_them_new() -> None:
    assert [group.bit_count() for group in WONDERS_OF] == [6, 6, 6]
    for era in range(len(ERAS)):
        boxes = Counter(row.box for row in WONDERS if row.era == era)
        assert boxes == {CORE: 4, WISDOM: 2}


def test_unit_decks_are_fifteen_of_each_kind_and_eight_aircraft() -> None:
    assert [len(deck) for deck in UNIT_DECKS] == [15, 15, 15, 8]
    assert sorted(card for deck in UNIT_DECKS for card in deck) == list(range(53))


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
    assert len(set(bits.values())) == len(bits) == 41 + 18 + 8 + 8 + 12
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
    assert doubtful == {"cs_resource": MEDIUM}


# Techs and what they unlock


def test_techs_and_buildings_name_each_other() -> None:
    assert {(row.slug, by.slug) for row in BUILDINGS for by in [TECHS[row.tech]]} == {
        (BUILDINGS[row.building].slug, row.slug) for row in TECHS if row.building != NONE
    }
    assert BUILDINGS[building("iron_mine")].tech == tech("railroad")
    assert BUILDINGS[building("shipyard")].tech == tech("navy")


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


# Buildings, units, people


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


def test_trumps_go_round_in_a_circle() -> None:
    assert [row.trumps for row in UNIT_TYPES] == [MOUNTED, ARTILLERY, INFANTRY, NONE]
    assert [row.costs[1:] for row in UNIT_TYPES] == [*[(5, 7, 9, 11)] * 3, (12, 12, 12, 12)]


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


# The culture track


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
