"""Control tokens beside a new city (base p. 9)."""

import pytest

from tests.table import arrange

# A capital in the west, and in the east a site with all kinds of ground around it.
OUTPOST = """
    map = '''
         g h
    g g g g f . . g
         w m
    '''
    [[seat]]
    leader = "aztec"
    row = "culture industry science economy military"
    cards = "CARD"
    capital = 2
    [[seat]]
    leader = "france"
    capital = 7
"""


@pytest.mark.card("focus.urbanization")
def test_urbanization_puts_two_tokens_beside_the_new_city() -> None:
    """(base p. 9) On ground the second slot allows, and not beside the other cities."""
    table = arrange(OUTPOST, CARD="urbanization").play("industry", "build=city", "build_city=5")
    assert table.at("place_token", seat=0).spaces == {0, 1, 4}
    table.play("1", "0").at("choose_card", seat=1)
    assert table.cities(0) == {2, 5}
    assert table.tokens(0) == {0, 1}


@pytest.mark.card("focus.urbanization")
@pytest.mark.parametrize(("answers", "tokens"), [(["pass"], set()), (["4", "pass"], {4})])
def test_urbanization_may_put_fewer_tokens(answers: list[str], tokens: set[int]) -> None:
    """(base p. 9)"""
    table = arrange(OUTPOST, CARD="urbanization").play("industry", "build=city", "build_city=5")
    table.play(*answers).at("choose_card", seat=1)
    assert table.tokens(0) == tokens


@pytest.mark.card("focus.animal_husbandry", "focus.nationalism")
@pytest.mark.parametrize("card", ["animal_husbandry", "nationalism"])
def test_the_other_industry_cards_put_no_tokens(card: str) -> None:
    """(base p. 9)"""
    table = arrange(OUTPOST, CARD=card).play("industry", "build=city", "build_city=5")
    table.at("choose_card", seat=1)
    assert table.tokens(0) == set()
