"""A card that another card resolves counts as resolved in its shifted slot (T-RGT-06)."""

import pytest

from tests.dawn.terra.six import row_of_six
from tests.table import Table, arrange

SECOND = """
    edition = "terra-incognita"
    map = '''
     g g g g g
    g g g g g g
    '''
    [[seat]]
    leader = "rome"
    row = "ROW"
    cards = "capitalism"
    capital = 5
    cities = CITIES
    government = "culture"
    wonders = { WONDERS }
    [[seat]]
    leader = "egypt"
    capital = 10
"""
SHIFTS = "machu_picchu_terra = 7, taj_mahal = 9"  # with the Republic 2 + 2 + 1 places


def after_capitalism(wonders: str, theirs: str = "") -> Table:
    """Capitalism is reset and has culture resolved from the first place, placing nothing."""
    text = SECOND + f"    wonders = {{ {theirs} }}\n"
    table = arrange(text, ROW=row_of_six("economy", 1), CITIES="[7, 9]", WONDERS=wonders)
    table.play("choose_card=economy")
    while table.asked in ("choose_caravan", "move_caravan"):
        table.play("pass")
    table.play("resolve_another=culture")
    while table.asked == "place_token":
        table.play("pass")
    return table


@pytest.mark.rule("T-RGT-06")
@pytest.mark.card("wonder.venetian_arsenal", "focus.capitalism")
def test_the_arsenal_answers_to_a_card_that_capitalism_resolves_in_the_fifth_slot() -> None:
    """(Terra Incognita p. 13)"""
    table = after_capitalism(f"{SHIFTS}, venetian_arsenal = 5").at("resolve_again", seat=0)
    table.play("yes").at("place_token", seat=0)


@pytest.mark.rule("T-RGT-06")
@pytest.mark.card("wonder.venetian_arsenal", "focus.capitalism")
def test_the_arsenal_does_not_answer_below_the_fifth_slot() -> None:
    """(Terra Incognita p. 13) Without Taj Mahal culture is resolved in slot 4."""
    table = after_capitalism("machu_picchu_terra = 7, venetian_arsenal = 5")
    assert table.asked == "choose_card"


@pytest.mark.card("wonder.venetian_arsenal", "focus.capitalism")
def test_the_arsenal_does_not_answer_to_a_card_that_a_rival_resolves() -> None:
    """(base p. 13)"""
    after_capitalism(SHIFTS, "venetian_arsenal = 10").at("choose_card", seat=1)
