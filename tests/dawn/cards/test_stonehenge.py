"""Stonehenge: tokens on hills bring tokens on neighbouring hills (base p. 13)."""

import pytest

from tests.table import arrange

HILLS = """
    map = '''
     h h h h g
    g g h g g g
     g g g g g
    '''
    icons = { ICONS }
    barbarians = { BARBARIANS }
    [[seat]]
    leader = "rome"
    row = "ROW"
    cards = "CARDS"
    capital = 6
    SEAT0
    [[seat]]
    leader = "egypt"
    row = "science culture economy industry military"
    capital = 10
    SEAT1
"""
STONEHENGE = "wonders = { stonehenge = 6 }"
CULTURE_TWO = "science culture economy industry military"


@pytest.mark.card("wonder.stonehenge")
def test_tokens_on_hills_bring_tokens_on_neighbouring_hills_and_so_on() -> None:
    """(base p. 13) Any number of them, besides those of the card, away from any city."""
    table = arrange(
        HILLS, ICONS="", BARBARIANS="", ROW=CULTURE_TWO, CARDS="", SEAT0=STONEHENGE, SEAT1=""
    )
    table.play("choose_card=culture", "place_token=0").at("place_token", seat=0)
    assert table.offered == ["1", "pass"]
    table.play("1")
    assert table.offered == ["2", "7", "pass"]
    table.play("2")
    assert table.offered == ["3", "7", "pass"]
    table.play("3")
    assert table.offered == ["7", "pass"]  # any number: still beside the token on 2
    table.play("7")
    assert table.tokens(0) == {0, 1, 2, 3, 7}
    assert table.offered == ["5", "11", "12", "pass"]  # the second token of the card
    table.play("5").at("choose_card", seat=1)


@pytest.mark.card("wonder.stonehenge")
def test_the_chain_may_be_left_at_any_point() -> None:
    """(base p. 13)"""
    table = arrange(
        HILLS, ICONS="", BARBARIANS="", ROW=CULTURE_TWO, CARDS="", SEAT0=STONEHENGE, SEAT1=""
    )
    table.play("choose_card=culture", "place_token=7").at("place_token", seat=0)
    assert table.offered == ["1", "2", "pass"]
    table.play("pass")
    assert table.offered == ["0", "1", "5", "11", "12", "pass"]


@pytest.mark.card("wonder.stonehenge")
def test_only_a_token_on_hills_sets_it_off() -> None:
    """(base p. 13)"""
    table = arrange(
        HILLS, ICONS="", BARBARIANS="", ROW=CULTURE_TWO, CARDS="", SEAT0=STONEHENGE, SEAT1=""
    )
    table.play("choose_card=culture", "place_token=5", "place_token=12")
    table.at("choose_card", seat=1)


@pytest.mark.card("wonder.stonehenge")
def test_chained_tokens_follow_the_rules_of_placing() -> None:
    """(base pp. 8, 13) No barbarian, city-state, city or token may be there; resources are
    collected."""
    table = arrange(
        HILLS,
        ICONS='1 = "marble", 3 = "seoul"',
        BARBARIANS="A = 7",
        ROW=CULTURE_TWO,
        CARDS="",
        SEAT0=STONEHENGE,
        SEAT1="",
    )
    table.play("choose_card=culture", "place_token=0", "place_token=1")
    assert table.resources(0) == {"marble": 1}
    assert table.offered == ["2", "pass"]
    table.play("2")  # beside 3 and 7, where nothing may be placed
    assert table.offered == ["5", "11", "12", "pass"]
    table = arrange(
        HILLS,
        ICONS="",
        BARBARIANS="",
        ROW=CULTURE_TWO,
        CARDS="",
        SEAT0=STONEHENGE,
        SEAT1="tokens = [1]\ncities = [2]",
    )
    table.play("choose_card=culture", "place_token=0")
    assert table.offered == ["5", "7", "11", "12", "pass"]


@pytest.mark.card("wonder.stonehenge")
def test_tokens_of_any_placement_set_it_off() -> None:
    """(base p. 13) Hanging Gardens place a token, too."""
    table = arrange(
        HILLS,
        ICONS="",
        BARBARIANS="",
        ROW=CULTURE_TWO,
        CARDS="",
        SEAT0="cities = [9]\nwonders = { stonehenge = 6, hanging_gardens = 9 }",
        SEAT1="",
    )
    table.play("use_ability=hanging_gardens", "place_token=3").at("place_token", seat=0)
    assert table.offered == ["2", "pass"]


@pytest.mark.card("wonder.stonehenge")
def test_a_shifted_token_does_not_set_it_off() -> None:
    """(base p. 13)"""
    table = arrange(
        HILLS,
        ICONS="",
        BARBARIANS="",
        ROW=CULTURE_TWO,
        CARDS="drama_and_poetry",
        SEAT0=f"{STONEHENGE}\ntokens = [8]",
        SEAT1="",
    )
    table.play("choose_card=culture", "place_token=pass", "shift_token=8", "shift_to=2")
    table.at("choose_card", seat=1)
    assert table.tokens(0) == {2}


@pytest.mark.card("wonder.stonehenge")
def test_a_token_swapped_in_does_not_set_it_off() -> None:
    """(base p. 13) Neither Mass Media, nor the Eiffel Tower, nor an attack places a token."""
    table = arrange(
        HILLS,
        ICONS="",
        BARBARIANS="",
        ROW="science culture economy industry military",
        CARDS="mass_media",
        SEAT0=STONEHENGE,
        SEAT1="tokens = [1]",
    )
    table.play("choose_card=culture", "place_token=pass", "convert_token=1")
    assert table.tokens(0) == {1}
    table.at("choose_card", seat=1)
    table = arrange(
        HILLS,
        ICONS="",
        BARBARIANS="",
        ROW="science culture economy industry military",
        CARDS="",
        SEAT0="cities = [13]\nwonders = { stonehenge = 6, eiffel_tower = 13 }",
        SEAT1="tokens = [1, 3]",
    )
    table.play("use_ability=eiffel_tower", "name_token=1", "name_token=3", "give_up_token=1")
    table.at("choose_card", seat=0)
    table.play("military", "military=attack", "attack=3", "attack_die=6", "defence_die=1")
    assert table.tokens(0) == {1, 3}
    table.at("choose_card", seat=1)


@pytest.mark.card("wonder.stonehenge")
def test_rivals_have_nothing_of_it() -> None:
    """(base p. 13)"""
    table = arrange(
        HILLS,
        ICONS="",
        BARBARIANS="",
        ROW=CULTURE_TWO,
        CARDS="",
        SEAT0=STONEHENGE,
        SEAT1="cities = [8]",
    )
    table.play("choose_card=idle-science", "choose_card=culture", "place_token=2")
    assert table.seat == 1
    assert 1 not in table.spaces


@pytest.mark.card("wonder.stonehenge")
def test_it_stops_when_its_city_is_razed() -> None:
    """(base p. 13)"""
    text = HILLS.replace("[[seat]]", 'at = "round"\nevent = 1\n[[seat]]', 1)
    table = arrange(
        text,
        ICONS="",
        BARBARIANS="A = 14",
        ROW=CULTURE_TWO,
        CARDS="",
        SEAT0="cities = [13]\nwonders = { stonehenge = 13 }",
        SEAT1="",
    )
    table.play("barbarian_direction=5")  # westward, onto the city
    assert table.wonders(0) == set()
    table.play("choose_card=culture", "place_token=0")
    assert table.offered == ["1", "5", "7", "11", "12", "pass"]
    assert table.cities(0) == {6}
