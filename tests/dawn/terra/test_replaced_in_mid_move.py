"""A card replaced while it is being resolved: figures it no longer allows do not move."""

import pytest

from tests.dawn.terra.six import row_of_six
from tests.table import Table, arrange

TRADE_ROUTE = """
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
    caravans = CARAVANS
    wonders = { great_library = 5 }
    [[seat]]
    leader = "egypt"
    row = "growth culture science economy industry military"
    cards = "foreign_trade"
    capital = 9
"""


def arrived(caravans: str) -> Table:
    """One caravan has reached the rival capital, and its owner copies the rival's level I card."""
    table = arrange(TRADE_ROUTE, ROW=row_of_six("economy", 5), CARAVANS=caravans)
    table.play("choose_card=economy")
    if table.asked == "choose_caravan":
        table.play("card")
    table.play("move_caravan=9")
    while table.asked == "add_trade":
        table.play("growth" if "growth" in table.offered else table.offered[0])
    return table.play("take_diplomacy=pass", "copy_card=foreign_trade")


@pytest.mark.card("wonder.great_library")
def test_a_caravan_that_has_come_home_does_not_set_out_for_one_that_left() -> None:
    """(base p. 15) Of three caravans on the card only the one that returned is left."""
    table = arrived("[]")
    assert table.s.caravans[0] == (-1,)
    table.at("choose_card", seat=1)


@pytest.mark.card("wonder.great_library")
def test_a_caravan_on_the_map_that_left_with_the_card_does_not_move() -> None:
    """(base p. 8) The owner keeps one of two on the map; only that one goes on."""
    table = arrived("[1, 2]")
    assert table.asked == "remove_caravan"
    table.play("1").at("move_caravan", seat=0)
    assert table.s.caravans[0] == (2,)
    table.play("3")
    assert table.s.caravans[0] == (3,)
    assert table.asked != "move_caravan"
