"""The focus cards of culture and science (base p. 8)."""

import pytest

from tests.dawn.rows import row
from tests.table import Table, arrange
from ziggurat.core.flow import NOBODY

# Seat 0 has its capital on 6, whose neighbours 1, 2, 5, 7, 10 and 11 are grassland but for the
# hills 2 and the water 7. Farther off: mountain 9, hills 13, and the natural wonder space 4.
COUNTRY = """
    map = '''
     g g h g
    N g g w g
     m g g g h g
    '''
    icons = { 4 = "crater_lake" }
    [[seat]]
    leader = "egypt"
    row = "ROW"
    cards = "CARD"
    capital = 6
    MINE
    [[seat]]
    leader = "scythia"
    capital = 14
    THEIRS
    [[seat]]
    leader = "rome"
    capital = 8
"""

# Nothing but two capitals: science in peace.
STUDY = """
    map = "g . . . g"
    [[seat]]
    leader = "egypt"
    row = "ROW"
    cards = "CARD"
    tech = 14
    capital = 0
    MINE
    [[seat]]
    leader = "scythia"
    capital = 1
    THEIRS
"""


def country(card: str, slot: int, mine: str = "", theirs: str = "") -> Table:
    """The country, with the culture card of seat 0 in this slot and already chosen."""
    order = row("culture", slot)
    table = arrange(COUNTRY, ROW=order, CARD=card, MINE=mine, THEIRS=theirs)
    return table.play("choose_card=culture")


def study(card: str, slot: int, mine: str = "", theirs: str = "") -> Table:
    """The study, with the science card of seat 0 in this slot and already chosen."""
    order = row("science", slot)
    table = arrange(STUDY, ROW=order, CARD=card, MINE=mine, THEIRS=theirs)
    return table.play("choose_card=science")


# Culture


@pytest.mark.card("focus.early_empire")
@pytest.mark.rule("B-CUL-01")
def test_early_empire_places_two_control_tokens_beside_cities() -> None:
    """(base p. 8)"""
    table = country("early_empire", 2)
    assert table.spaces == {1, 2, 5, 10, 11}
    table.play("2", "5").at("choose_card", seat=1)
    assert table.tokens(0) == {2, 5}


@pytest.mark.card("focus.early_empire")
def test_early_empire_places_one_more_for_each_trade_token_within_the_same_limits() -> None:
    """(base p. 13)"""
    table = country("early_empire", 1, "trade = { culture = 2 }").play("1", "5")
    table.at("spend_token").play("trade").at("place_token")
    assert table.spaces == {10, 11}
    table.play("10", "spend_token=trade", "11").at("choose_card", seat=1)
    assert table.tokens(0) == {1, 5, 10, 11}
    assert table.trade(0) == {}


@pytest.mark.card("focus.drama_and_poetry")
def test_drama_and_poetry_shifts_a_control_token_to_any_empty_land_beside_it() -> None:
    """(base p. 8) No slot limits the shift; water, pieces and loose tokens do."""
    table = country("drama_and_poetry", 1).play("5", "10").at("shift_token", seat=0)
    assert table.spaces == {5, 10}
    table.play("10").at("shift_to", seat=0)
    assert table.spaces == {9, 11}
    table.play("9").at("choose_card", seat=1)
    assert table.tokens(0) == {5, 9}
    table = country("drama_and_poetry", 1).play("5", "11", "shift_token=11")
    assert table.spaces == {10, 12}


@pytest.mark.card("focus.drama_and_poetry")
def test_drama_and_poetry_may_place_without_shifting() -> None:
    """(base p. 8)"""
    table = country("drama_and_poetry", 1).play("5", "10", "shift_token=pass")
    table.at("choose_card", seat=1)
    assert table.tokens(0) == {5, 10}


@pytest.mark.card("focus.drama_and_poetry")
def test_drama_and_poetry_may_shift_without_placing_and_keeps_the_side() -> None:
    """(base p. 8)"""
    table = country("drama_and_poetry", 1, "reinforced = [10]").play("place_token=pass")
    table.play("shift_token=10", "shift_to=9").at("choose_card", seat=1)
    assert table.tokens(0) == table.reinforced(0) == {9}


@pytest.mark.card("focus.drama_and_poetry")
@pytest.mark.rule("B-CLR-18")
def test_drama_and_poetry_leaves_a_natural_wonder_behind() -> None:
    """(base p. 15) Its token returns to the space."""
    table = country("drama_and_poetry", 1, "tokens = [4]")
    assert table.natural(0) == {"crater_lake"}
    table.play("place_token=pass", "shift_token=4", "shift_to=0")
    assert table.tokens(0) == {0}
    assert table.natural(0) == set()
    assert table.natural(NOBODY) == {"crater_lake"}


@pytest.mark.card("focus.drama_and_poetry")
def test_drama_and_poetry_does_not_place_anew() -> None:
    """(base p. 8) Stonehenge goes on to the hills 13 from a control token placed on the hills 12,
    not from one shifted there."""
    table = arrange(
        COUNTRY.replace("m g g g h g", "m g g h h g"),
        ROW=row("culture", 1),
        CARD="drama_and_poetry",
        MINE="tokens = [11]\n    wonders = { stonehenge = 6 }",
        THEIRS="",
    )
    table.play("choose_card=culture", "place_token=pass", "shift_token=11", "shift_to=12")
    table.at("choose_card", seat=1)
    assert table.tokens(0) == {12}


@pytest.mark.card("focus.civil_service")
def test_civil_service_places_a_third_control_token_beside_any_friendly_space() -> None:
    """(base p. 8)"""
    table = country("civil_service", 1, "tokens = [3]")
    assert table.spaces == {1, 5, 10, 11}
    table.play("1", "11").at("place_token", seat=0)
    assert table.spaces == {0, 5, 10, 12}
    table.play("0").at("choose_card", seat=1)
    assert table.tokens(0) == {0, 1, 3, 11}


@pytest.mark.card("focus.civil_service")
@pytest.mark.parametrize(("slot", "reached"), [(1, {0}), (2, {0, 2, 13}), (5, {9})])
def test_civil_service_limits_the_third_control_token_by_the_slot_too(
    slot: int, reached: set[int]
) -> None:
    """(base p. 8) 2 and 13 are hills, 9 is a mountain."""
    table = country("civil_service", slot, "tokens = [12]").play("5", "1").at("place_token")
    assert reached <= table.spaces
    assert (9 in table.spaces) is (slot == 5)
    assert (13 in table.spaces) is (slot >= 2)


@pytest.mark.card("focus.civil_service")
def test_civil_service_places_the_third_even_if_the_first_two_were_declined() -> None:
    """(base p. 8)"""
    table = country("civil_service", 1, "tokens = [12]").play("place_token=pass")
    table.at("place_token", seat=0).play("11").at("choose_card", seat=1)
    assert table.tokens(0) == {11, 12}


@pytest.mark.card("focus.mass_media")
def test_mass_media_places_three_and_replaces_a_rival_control_token() -> None:
    """(base p. 8)"""
    table = country("mass_media", 1, theirs="tokens = [3]").play("1", "5", "11")
    table.at("convert_token", seat=0).play("3").at("choose_card", seat=1)
    assert table.tokens(0) == {1, 3, 5, 11}
    assert table.tokens(1) == set()
    assert table.reinforced(0) == set()


@pytest.mark.card("focus.mass_media")
def test_mass_media_turns_a_reinforced_rival_control_token_over() -> None:
    """(base p. 8)"""
    table = country("mass_media", 1, theirs="reinforced = [3]")
    table.play("place_token=pass", "convert_token=3").at("choose_card", seat=1)
    assert table.tokens(0) == set()
    assert table.tokens(1) == {3}
    assert table.reinforced(1) == set()


@pytest.mark.card("focus.mass_media")
def test_mass_media_reaches_two_spaces_from_a_friendly_space() -> None:
    """(base p. 8) 3 and 12 are two from the capital, whatever lies between; 13 is three from it,
    but two from the control token just placed on 11. No terrain limits it."""
    rivals = "tokens = [3, 9, 12, 13]"
    table = country("mass_media", 1, theirs=rivals).play("place_token=pass").at("convert_token")
    assert table.spaces == {3, 9, 12}
    table = country("mass_media", 1, theirs=rivals).play("11", "pass").at("convert_token")
    assert table.spaces == {3, 9, 12, 13}


@pytest.mark.card("focus.mass_media")
def test_mass_media_takes_the_natural_wonder_with_the_space() -> None:
    """(base p. 11)"""
    table = country("mass_media", 1, theirs="tokens = [4]")
    assert table.natural(1) == {"crater_lake"}
    table.play("place_token=pass", "convert_token=4")
    assert table.tokens(0) == {4}
    assert table.natural(0) == {"crater_lake"}
    assert table.natural(1) == set()


@pytest.mark.card("focus.drama_and_poetry", "focus.civil_service", "focus.mass_media")
@pytest.mark.parametrize(
    ("card", "declined"),
    [
        ("drama_and_poetry", ["shift_token=pass"]),
        ("civil_service", ["place_token=pass"]),
        ("mass_media", ["convert_token=pass"]),
    ],
)
def test_trade_tokens_place_more_with_later_cards_too(card: str, declined: list[str]) -> None:
    """(base p. 13)"""
    table = country(card, 1, "tokens = [10]\n    trade = { culture = 1 }", "tokens = [3]")
    table.play("place_token=pass", "spend_token=trade", "place_token=1", *declined)
    table.at("choose_card", seat=1)
    assert table.tokens(0) == {1, 10}
    assert table.trade(0) == {}


# Science


@pytest.mark.card("focus.astrology")
@pytest.mark.parametrize("slot", [1, 2, 3, 4])
def test_astrology_advances_the_tech_dial_by_the_slot(slot: int) -> None:
    """(base p. 8)"""
    assert study("astrology", slot).at("choose_card", seat=1).s.dial == (14 + slot, 0)


@pytest.mark.card("focus.mathematics")
def test_mathematics_gains_a_trade_token_on_any_card_then_advances() -> None:
    """(base p. 8)"""
    table = study("mathematics", 3).at("add_trade", seat=0)
    assert table.offered == ["culture", "science", "economy", "industry", "military"]
    assert table.s.dial[0] == 14
    table.play("military").at("choose_card", seat=1)
    assert table.trade(0) == {"military": 1}
    assert table.s.dial[0] == 17


@pytest.mark.card("focus.mathematics")
def test_mathematics_may_spend_the_trade_token_it_has_just_gained() -> None:
    """(base p. 13)"""
    table = study("mathematics", 3).play("science", "spend_token=trade")
    assert table.trade(0) == {}
    assert table.s.dial[0] == 18


@pytest.mark.card("focus.mathematics")
def test_mathematics_advances_even_if_no_card_has_room() -> None:
    """(base p. 13)"""
    full = "trade = { culture = 3, science = 3, economy = 3, industry = 3, military = 3 }"
    table = study("mathematics", 3, full).at("spend_token").play("pass")
    assert table.s.dial[0] == 17
    assert set(table.trade(0).values()) == {3}


@pytest.mark.card("focus.replaceable_parts")
def test_replaceable_parts_gains_a_resource_of_a_type_not_owned_then_advances() -> None:
    """(base p. 8) A natural wonder token is no resource token."""
    mine = 'resources = "marble oil"\n    natural = "crater_lake"'
    table = study("replaceable_parts", 2, mine).at("gain_resource", seat=0)
    assert table.offered == ["mercury", "diamond"]
    assert table.s.dial[0] == 14
    table.play("mercury").at("choose_card", seat=1)
    assert table.resources(0) == {"marble": 1, "mercury": 1, "oil": 1}
    assert table.s.dial[0] == 16


@pytest.mark.card("focus.replaceable_parts")
@pytest.mark.parametrize(
    ("mine", "theirs", "gained"),
    [
        ("marble mercury oil diamond", "", {"marble": 1, "mercury": 1, "oil": 1, "diamond": 1}),
        ("marble mercury oil", "diamond " * 8, {"marble": 1, "mercury": 1, "oil": 1}),
        ("marble mercury", "diamond " * 8, {"marble": 1, "mercury": 1, "oil": 1}),
    ],
)
def test_replaceable_parts_gains_nothing_that_is_owned_or_used_up(
    mine: str, theirs: str, gained: dict[str, int]
) -> None:
    """(base p. 15)"""
    table = study("replaceable_parts", 2, f'resources = "{mine}"', f'resources = "{theirs}"')
    table.at("choose_card", seat=1)
    assert table.resources(0) == gained
    assert table.s.dial[0] == 16


@pytest.mark.card("focus.nuclear_power")
@pytest.mark.parametrize("slot", [1, 2, 3, 4])
def test_nuclear_power_below_the_fifth_slot_only_advances(slot: int) -> None:
    """(base p. 8)"""
    assert study("nuclear_power", slot).at("choose_card", seat=1).s.dial[0] == 14 + slot


@pytest.mark.card("focus.nuclear_power")
def test_nuclear_power_in_the_fifth_slot_strikes_a_space_and_those_around_it() -> None:
    """(base p. 8) Control tokens of everybody, yours too; cities and caravans are spared."""
    table = arrange(
        COUNTRY,
        ROW=row("science", 5),
        CARD="nuclear_power",
        MINE="tech = 6\n    tokens = [1, 3]\n    reinforced = [5, 12]\n    caravans = [11]",
        THEIRS="tokens = [0, 2]\n    reinforced = [10, 13]\n    cities = [11]",
    )
    table.play("choose_card=science").at("nuke", seat=0)
    assert table.spaces == set(range(15))
    table.play("6").at("gain_card", seat=0).play("pass")
    assert table.tokens(0) == {3, 5, 12}
    assert table.reinforced(0) == {12}
    assert table.tokens(1) == {0, 10, 13}
    assert table.reinforced(1) == {13}
    assert table.cities(0) == {6}
    assert table.cities(1) == {11, 14}
    assert table.s.caravans[0] == (11,)
    assert table.s.dial[0] == 11


@pytest.mark.card("focus.nuclear_power")
@pytest.mark.rule("B-CLR-18")
def test_nuclear_power_gives_a_natural_wonder_back_to_its_space() -> None:
    """(base p. 15)"""
    table = arrange(
        COUNTRY, ROW=row("science", 5), CARD="nuclear_power", MINE="", THEIRS="tokens = [4]"
    )
    assert table.natural(1) == {"crater_lake"}
    table.play("choose_card=science", "nuke=4")
    assert table.tokens(1) == set()
    assert table.natural(NOBODY) == {"crater_lake"}
