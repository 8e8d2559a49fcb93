"""The Great Library, the University of Sankore and the Amundsen-Scott Research Station."""

import pytest

from tests.dawn.terra.battles import CARD, PLAIN_LAND, marching, strip
from tests.dawn.terra.six import row_of_six
from tests.dawn.terra.works import building, works
from tests.table import Table

# Great Library


def library(cards: str, theirs: str, leader: str = "rome", rival: str = "france") -> Table:
    """Seat 0's caravan arrives in a city of seat 1, and takes no diplomacy card."""
    table = strip(
        PLAIN_LAND,
        5,
        LEADER=leader,
        RIVAL=rival,
        ROW=row_of_six("economy", 5),
        MINE=f'caravans = [5]\nwonders = {{ great_library = 0 }}\ncards = "{cards}"',
        THEIRS=f'cities = [6]\ncards = "{theirs}"',
    )
    return table.play(
        "choose_card=economy", "move_caravan=6", "culture", "culture", "take_diplomacy=pass"
    )


@pytest.mark.card("wonder.great_library")
def test_the_great_library_copies_the_type_and_level_of_a_card_of_the_host() -> None:
    """(base p. 9) What lies on the old card goes to the new one."""
    table = library("", "civil_service nuclear_power").at("copy_card", seat=0)
    assert table.offered == ["civil_service", "nuclear_power", "pass"]
    table.play("civil_service").at("choose_card", seat=1)
    assert "civil_service" in table.slots(0)
    assert "early_empire" not in table.slots(0)
    assert table.trade(0) == {"culture": 2}
    assert "civil_service" in table.slots(1)  # each has his own deck


@pytest.mark.card("wonder.great_library")
def test_the_great_library_may_be_left_unused_and_offers_nothing_new_to_equals() -> None:
    """(base p. 9)"""
    table = library("", "civil_service")
    before = set(table.slots(0))
    table.play("copy_card=pass").at("choose_card", seat=1)
    assert set(table.slots(0)) == before
    library("", "").at("choose_card", seat=1)


@pytest.mark.card("wonder.great_library")
@pytest.mark.rule("T-UNQ-02", "T-UNQ-05")
def test_a_unique_card_of_the_host_yields_the_ordinary_one_of_its_type_and_level() -> None:
    """(Terra Incognita p. 8; Q-34) And one's own unique card where it fits."""
    table = library("", "scorched_earth", rival="zulu").at("copy_card", seat=0)
    assert table.offered == ["iron_working_terra", "pass"]
    table = library("", "engineering").at("copy_card", seat=0)
    assert set(table.offered) == {"engineering", "military_engineering", "pass"}


@pytest.mark.card("wonder.great_library")
def test_the_great_library_serves_at_rival_cities_and_its_owner_alone() -> None:
    """(base p. 9)"""
    table = strip(
        PLAIN_LAND,
        5,
        ROW=row_of_six("economy", 5),
        EXTRA='icons = { 4 = "kabul" }',
        MINE='caravans = [5]\nwonders = { great_library = 0 }\ncards = "engineering"',
        THEIRS='cards = "civil_service"\ncaravans = [1]',
    )
    table.play("choose_card=economy", "move_caravan=4", "take_diplomacy=pass")
    table.at("choose_card", seat=1).play("choose_card=economy", "move_caravan=0")
    table.play("culture", "culture", "take_diplomacy=pass").at("choose_card", seat=0)


# University of Sankore


SANKORE = "cities = [2]\nwonders = { university_of_sankore = 0 }\ntech = 2"


@pytest.mark.card("wonder.university_of_sankore")
def test_after_replacing_a_card_the_university_swaps_two_cards_at_the_end_of_the_turn() -> None:
    """(base p. 13) After the reset; science takes no part."""
    table = strip(PLAIN_LAND, 5, ROW=row_of_six("science", 1), MINE=SANKORE)
    table.play("choose_card=science", "gain_card=engineering").at("swap_first", seat=0)
    assert set(table.offered) == {"growth", "culture", "economy", "industry", "military", "pass"}
    table.play("growth").at("swap_second", seat=0)
    assert set(table.offered) == {"culture", "economy", "industry", "military"}
    table.play("military").at("choose_card", seat=1)
    assert [card for card in table.slots(0) if card in ("masonry_terra", "engineering")] == [
        "masonry_terra",
        "engineering",
    ]
    assert table.slots(0)[0] == "astrology"
    assert table.slots(0)[-1] == "engineering"


@pytest.mark.card("wonder.university_of_sankore")
def test_the_university_need_not_be_used_and_without_a_new_card_is_silent() -> None:
    """(base p. 13)"""
    words = {"ROW": row_of_six("science", 1), "MINE": SANKORE}
    table = strip(PLAIN_LAND, 5, **words)
    table.play("choose_card=science", "gain_card=engineering", "swap_first=pass")
    table.at("choose_card", seat=1)
    table = strip(PLAIN_LAND, 5, **words)
    table.play("choose_card=science", "gain_card=pass").at("choose_card", seat=1)
    table = strip(PLAIN_LAND, 5, **words)
    table.play("choose_card=idle-science").at("choose_card", seat=1)
    table.play("choose_card=science").at("choose_card", seat=0)


@pytest.mark.card("wonder.university_of_sankore")
def test_a_card_replaced_in_an_earlier_turn_does_not_wake_the_university() -> None:
    """(base p. 13)"""
    table = strip(PLAIN_LAND, 5, ROW=row_of_six("science", 1), MINE=SANKORE)
    table.play("choose_card=science", "gain_card=engineering", "swap_first=pass")
    table.at("choose_card", seat=1).play("choose_card=idle-science")
    while table.asked != "choose_card":
        table.play(table.offered[-1])
    table.at("choose_card", seat=0).play("choose_card=idle-science")
    while table.asked != "choose_card":
        assert table.asked != "swap_first"
        table.play(table.offered[-1])
    table.at("choose_card", seat=1)


@pytest.mark.card("wonder.university_of_sankore", "wonder.pyramids")
def test_cards_replaced_by_a_wonder_count_for_the_university() -> None:
    """(base p. 13) But not those a rival has replaced."""
    mine = "cities = [2]\nwonders = { university_of_sankore = 2 }"
    table = building("pyramids", MINE=mine).play("raise_card=culture", "raise_card=pass")
    table.at("swap_first", seat=0).play("pass").at("choose_card", seat=1)
    table = building("pyramids", THEIRS="wonders = { university_of_sankore = 12 }")
    table.play("raise_card=culture", "raise_card=pass").at("choose_card", seat=1)


# Amundsen-Scott Research Station


@pytest.mark.card("wonder.amundsen_scott_research_station")
@pytest.mark.rule("X-31", "T-TRM-05", "T-TRM-06", "T-TRM-07", "T-TRM-08", "T-TRM-09", "T-TRM-10")
@pytest.mark.rule("T-TRM-11")
def test_the_research_station_founds_its_city_on_a_legal_space_of_the_map_edge() -> None:
    """(Terra Incognita p. 14) Wherever, on any terrain: not beside cities, city-states or forts,
    nor on resources or rival pieces."""
    table = building(
        "amundsen_scott_research_station",
        ICONS='1 = "marble", 15 = "kabul", 18 = "fort"',
        MINE="armies = [2]\ntokens = [3]",
        THEIRS="tokens = [4]\ncaravans = [2]",
        GROUND="m",
    ).at("wonder_city", seat=0)
    # 0, 13 lie beside the capital 6; 5 beside 12; 14, 16 beside the city-state; 17 by the fort
    assert table.spaces == {2, 3}
    table.play("3").at("place_token", seat=0)
    assert table.cities(0) == {3, 6}
    assert table.s.wonder_space.count(3) == 1
    assert table.spaces == {2, 9, 10}
    table.play("2", "9").at("choose_card", seat=1)
    assert table.tokens(0) == {2, 9}
    assert table.reinforced(0) == set()
    assert table.wonders(0) == {"amundsen_scott_research_station"}


@pytest.mark.card("wonder.amundsen_scott_research_station")
def test_the_tokens_beside_the_research_station_may_lie_on_any_terrain_or_stay_away() -> None:
    """(base p. 13) The mountain 3 beside its city on 2; up to two tokens."""
    table = building("amundsen_scott_research_station", GROUND="m")
    table.play("wonder_city=2").at("place_token", seat=0)
    assert table.offered == ["1", "3", "8", "9", "pass"]
    table.play("3", "pass").at("choose_card", seat=1)
    assert table.tokens(0) == {3}


@pytest.mark.card("wonder.amundsen_scott_research_station")
def test_another_wonder_of_its_owner_brings_no_tokens_beside_the_research_station() -> None:
    """(base p. 13) Only the station itself does, when it is built."""
    mine = "cities = [2]\nwonders = { amundsen_scott_research_station = 2 }"
    table = building("petra", MINE=mine).at("choose_card", seat=1)
    assert table.wonders(0) == {"amundsen_scott_research_station", "petra"}
    assert table.tokens(0) == set()


@pytest.mark.card("wonder.amundsen_scott_research_station")
def test_without_a_site_or_an_unused_city_the_research_station_cannot_be_built() -> None:
    """(base p. 9) Other wonders go under cities; this one founds its own."""
    wonder = "amundsen_scott_research_station"
    seven = "cities = [0, 2, 4, 8, 10, 14, 16]"
    works(FACE_UP=wonder, MINE=seven).play("choose_card=industry").at("choose_card", seat=1)
    full = "cities = [1, 3, 14, 16]"
    table = works(FACE_UP=wonder, MINE=full, THEIRS="tokens = [5, 18]")
    table.play("choose_card=industry").at("choose_card", seat=1)


@pytest.mark.card("wonder.amundsen_scott_research_station", "leader.england")
def test_the_city_of_the_research_station_is_built_and_brings_england_its_token() -> None:
    """(Terra Incognita p. 4)"""
    table = building(
        "amundsen_scott_research_station",
        LEADER="england",
        EXTRA='tiles = "aabbbc aabbbcc aabbbc"',
    )
    table.play("wonder_city=16").at("token_beside_city", seat=0).play("15")
    table.play("place_token=9", "place_token=17").at("choose_card", seat=1)
    assert table.tokens(0) == {9, 15, 17}
    assert table.reinforced(0) == {15}


@pytest.mark.card("wonder.amundsen_scott_research_station")
def test_a_captured_research_station_founds_nothing() -> None:
    """(Terra Incognita p. 14)"""
    table = marching(
        PLAIN_LAND,
        5,
        MINE="armies = [1]",
        THEIRS="cities = [2]\nwonders = { amundsen_scott_research_station = 2 }",
    )
    table.play("move_army=2", "attack_die=6", "defence_die=1").at("choose_card", seat=1)
    assert table.cities(0) == {0, 2}
    assert table.s.armies[0] == (2,)
    assert table.s.armies[1] == (CARD,)
