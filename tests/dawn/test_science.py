"""Science: the tech dial and new focus cards (base p. 8)."""

import pytest

from tests.dawn.rows import row
from tests.table import Table, arrange

STUDY = """
    map = "g . . . g"
    victory = "technophile_scholarly"
    [[seat]]
    leader = "rome"
    color = "blue"
    row = "ROW"
    cards = "CARDS"
    tech = TECH
    trade = { science = TRADE }
    capital = 0
    [[seat]]
    leader = "egypt"
    color = "red"
    cards = "mathematics currency flight"
    capital = 1
"""
SECOND = {"drama_and_poetry", "mathematics", "currency", "animal_husbandry", "iron_working"}
THIRD = {"civil_service", "replaceable_parts", "steam_power", "nationalism", "mass_production"}
FOURTH = {"mass_media", "nuclear_power", "capitalism", "urbanization", "flight"}


def study(tech: int, slot: int, cards: str = "", trade: int = 0) -> Table:
    """Science in this slot, the dial at `tech`."""
    order = row("science", slot)
    return arrange(STUDY, ROW=order, CARDS=cards, TECH=str(tech), TRADE=str(trade))


def gains(table: Table) -> list[set[str]]:
    """Resolve science and decline everything: the cards offered each time."""
    table.play("choose_card=science")
    found = []
    while table.asked == "gain_card":
        found.append(set(table.offered) - {"pass"})
        table.play("pass")
    table.at("choose_card", seat=1)
    return found


@pytest.mark.rule("B-SCI-01")
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_science_advances_the_dial_by_the_slot(slot: int) -> None:
    """(base p. 8)"""
    table = study(14, slot)
    gains(table)
    assert table.s.dial == (14 + slot, 0)


@pytest.mark.rule("B-SCI-01")
@pytest.mark.parametrize("spent", [0, 1, 2, 3])
def test_each_trade_token_spent_advances_the_dial_once_more(spent: int) -> None:
    """(base p. 8)"""
    table = study(14, 1, trade=3)
    table.play("choose_card=science", *["spend_token=trade"] * spent)
    table.play(*["spend_token=pass"] * (spent < 3))
    assert table.s.dial[0] == 15 + spent
    assert table.trade(0).get("science", 0) == 3 - spent


@pytest.mark.rule("B-SCI-02", "B-SCI-03", "B-SCI-04")
@pytest.mark.parametrize("tech", range(24))
def test_the_dial_has_a_space_for_each_dot_and_number_and_six_levels(tech: int) -> None:
    """(base p. 8)"""
    table = study(tech, 1)
    levels = {3: [SECOND], 6: [SECOND], 10: [THIRD], 14: [THIRD], 19: [FOURTH], 24: [FOURTH]}
    assert gains(table) == levels.get(tech + 1, [])
    assert table.s.dial[0] == tech + 1


@pytest.mark.rule("B-SCI-05")
def test_passing_a_level_space_brings_a_card_too() -> None:
    """(base p. 8)"""
    table = study(8, 5)
    assert gains(table) == [THIRD]
    assert table.s.dial[0] == 13


@pytest.mark.rule("B-SCI-06")
def test_gaining_a_card_is_optional() -> None:
    """(base p. 8)"""
    table = study(2, 1).play("choose_card=science").at("gain_card", seat=0)
    before = table.slots(0)
    table.play("pass").at("choose_card", seat=1)
    assert table.slots(0) == before


@pytest.mark.rule("B-SCI-07", "B-SCI-08", "B-SCI-09")
@pytest.mark.parametrize(
    ("tech", "offered"),
    [
        (2, {"mathematics", "currency", "animal_husbandry", "iron_working"}),
        (9, {"civil_service", "replaceable_parts", "nationalism", "mass_production"}),
        (18, {"mass_media", "nuclear_power", "capitalism", "urbanization"}),
    ],
)
def test_a_gained_card_is_of_the_level_reached_and_in_the_own_deck(
    tech: int, offered: set[str]
) -> None:
    """(base p. 8) Three cards lie in the row; what the rival has in his does not matter."""
    table = study(tech, 1, cards="drama_and_poetry steam_power flight")
    assert gains(table) == [offered]


@pytest.mark.rule("B-SCI-08", "B-SCI-12")
def test_nothing_is_gained_if_the_deck_has_no_card_of_the_level() -> None:
    """(base p. 8) A lower level is no substitute."""
    assert gains(study(18, 1, cards=" ".join(sorted(FOURTH)))) == []


@pytest.mark.rule("B-SCI-09", "B-SCI-10", "B-SCI-11", "B-ROW-06", "B-EX-05")
def test_blue_takes_flight_in_place_of_iron_working() -> None:
    """(base p. 8) No level III card is needed; the other cards stay."""
    table = study(18, 1, cards="iron_working").play("choose_card=science")
    assert table.slots(0) == [
        "astrology",
        "early_empire",
        "foreign_trade",
        "pottery",
        "iron_working",
    ]
    table.play("gain_card=flight").at("choose_card", seat=1)
    assert table.slots(0) == ["astrology", "early_empire", "foreign_trade", "pottery", "flight"]


@pytest.mark.rule("B-SCI-09", "B-SCI-11")
def test_a_replaced_card_can_be_gained_again() -> None:
    """(base p. 8) From 13 by six spaces: Mass Production at 14 in place of Flight, which is back
    in the deck at 19."""
    table = study(13, 5, cards="flight", trade=1)
    table.play("choose_card=science", "spend_token=trade").at("gain_card")
    assert "flight" not in table.offered
    table.play("mass_production").at("gain_card")
    assert "flight" in table.offered
    table.play("flight")
    assert table.slots(0)[4] == "flight"


@pytest.mark.rule("B-SCI-10", "B-ROW-02")
@pytest.mark.parametrize("gained", sorted(SECOND))
def test_a_gained_card_replaces_the_one_of_its_own_type(gained: str) -> None:
    """(base p. 8) There is no choice which."""
    table = study(2, 1).play("choose_card=science", f"gain_card={gained}")
    table.at("choose_card", seat=1)
    same = {
        "drama_and_poetry": "early_empire",
        "mathematics": "astrology",
        "currency": "foreign_trade",
        "animal_husbandry": "pottery",
        "iron_working": "masonry",
    }
    before = ["astrology", "early_empire", "foreign_trade", "pottery", "masonry"]
    assert table.slots(0) == [gained if card == same[gained] else card for card in before]


@pytest.mark.rule("B-SCI-13")
def test_the_advance_is_made_in_full_or_not_at_all() -> None:
    """(base p. 8) Nothing is asked on the way; resolving for no effect is a choice of its own."""
    table = study(14, 4).play("choose_card=science").at("choose_card", seat=1)
    assert table.s.dial[0] == 18
    table = study(14, 4).play("choose_card=idle-science").at("choose_card", seat=1)
    assert table.s.dial[0] == 14


@pytest.mark.rule("B-SCI-14", "B-SCI-15")
def test_science_replacing_itself_finishes_the_old_effect_and_resets_the_new_card() -> None:
    """(base p. 8) Mathematics comes at 3; the dial goes on to 6 and no trade token is gained."""
    table = study(2, 4).play("choose_card=science", "gain_card=mathematics").at("gain_card")
    assert table.s.dial[0] == 6
    table.play("pass").at("choose_card", seat=1)
    assert table.slots(0)[0] == "mathematics"
    assert "astrology" not in table.slots(0)
    assert table.trade(0) == {}


@pytest.mark.rule("B-SCI-15")
@pytest.mark.parametrize("gained", sorted(FOURTH))
def test_a_gained_card_is_not_resolved(gained: str) -> None:
    """(base p. 8)"""
    table = study(18, 5).play("choose_card=science", f"gain_card={gained}")
    table.at("choose_card", seat=1)
    assert gained in table.slots(0)
    assert table.s.dial[0] == 23


@pytest.mark.rule("B-EX-16", "B-SCI-05")
def test_from_two_by_four_there_are_two_cards() -> None:
    """(derived)"""
    table = study(2, 4)
    assert gains(table) == [SECOND, SECOND]
    assert table.s.dial[0] == 6


@pytest.mark.rule("B-EX-17")
def test_from_22_by_four_the_dial_passes_24_and_ends_at_16() -> None:
    """(derived)"""
    table = study(22, 4)
    assert table.marks(0) == set()
    assert gains(table) == [FOURTH]
    assert table.s.dial[0] == 16
    assert table.marks(0) == {"technophile_scholarly"}


@pytest.mark.rule("B-EX-18")
def test_from_24_by_five_the_dial_goes_to_19_with_one_card() -> None:
    """(derived)"""
    table = study(24, 5)
    assert gains(table) == [FOURTH]
    assert table.s.dial[0] == 19
