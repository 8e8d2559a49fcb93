"""Culture: placing control tokens (base p. 8)."""

import pytest

from tests.table import arrange

MEADOW = """
    map = '''
     g h f d
    m g g w g
     g g g g
    '''
    icons = { 5 = "marble" }
    [[seat]]
    leader = "rome"
    row = "ROW"
    capital = 6
    [[seat]]
    leader = "egypt"
    capital = 8
"""


@pytest.mark.rule("B-CUL-01", "B-CUL-03", "B-CUL-06", "B-EX-04")
def test_culture_in_slot_one_reaches_only_grassland_next_to_a_city() -> None:
    """(base p. 8)"""
    table = arrange(MEADOW, ROW="culture science economy industry military")
    table.play("choose_card=culture").at("place_token", seat=0)
    assert table.spaces == {5, 10, 11}
    table.play("10", "11").at("choose_card", seat=1)
    assert table.tokens(0) == {10, 11}


@pytest.mark.rule("B-CUL-05")
def test_no_control_token_goes_on_water() -> None:
    """(base p. 8)"""
    table = arrange(MEADOW, ROW="science economy industry military culture")
    table.play("choose_card=culture")
    assert 7 not in table.spaces


@pytest.mark.rule("B-CUL-13", "B-CUL-15")
def test_a_resource_under_the_token_goes_to_the_player() -> None:
    """(base p. 8)"""
    table = arrange(MEADOW, ROW="culture science economy industry military")
    table.play("choose_card=culture", "5", "pass")
    assert table.resources(0) == {"marble": 1}
