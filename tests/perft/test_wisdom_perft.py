"""Perft of the second game: how many sequences of answers a position allows, chance included.

The positions are small enough to follow by hand (the comments do); the deeper counts notice any
change in what is legal.
"""

import pytest

from tests.perft.test_perft import perft
from ziggurat.games.wisdom.game import WISDOM
from ziggurat.games.wisdom.state import State

SEATS = """
    [[seat]]
    civilization = "americans"
    capital = "c14"
    policies = "rationalism"
    FIRST
    [[seat]]
    civilization = "germans"
    capital = "f3"
    policies = "rationalism"
"""


def position(game: str, first: str = "") -> State:
    return WISDOM.new({"position": game + SEATS.replace("FIRST", first)})


@pytest.mark.parametrize(("depth", "count"), [(1, 2), (2, 3), (3, 8), (4, 22)])
def test_the_first_start_of_turn(depth: int, count: int) -> None:
    """Anarchy or pass. Depth 2: after Anarchy nothing is left but to pass; the Germans have the
    same two answers. Depth 3: who is in Anarchy passes on to the two answers of the Germans (2);
    if they take Anarchy, they pass (1); if not, City Management offers five things (5)."""
    assert perft(position(""), depth) == count


@pytest.mark.parametrize(("depth", "count"), [(1, 5), (2, 14), (3, 43)])
def test_the_first_city_management(depth: int, count: int) -> None:
    """Produce, devote, harvest, program or pass. Depth 2: an army, a scout or a unit of three types
    (5); then pass (1); incense or silk (2); then pass (1); the Germans (5)."""
    assert perft(position('phase = "city_management"\n'), depth) == count


@pytest.mark.parametrize(("depth", "count"), [(1, 2), (2, 5), (3, 16), (4, 22)])
def test_an_army_in_the_wood(depth: int, count: int) -> None:
    """It moves or not. Depth 2: four squares to go to, for there is no water around it; the Germans
    have no figure and pass (1)."""
    text = 'phase = "movement"\ntiles = { a9 = "tile27b" }\nhuts = "b10"\nvillages = ""\n'
    assert perft(position(text, 'armies = "b12"'), depth) == count


@pytest.mark.parametrize(("depth", "count"), [(1, 11), (2, 11), (3, 22)])
def test_the_first_research(depth: int, count: int) -> None:
    """Ten techs of level I besides the one that is known, or none. Depth 2: the Germans have no
    trade and choose none. Depth 3: the next turn begins with two answers, whatever was learnt."""
    assert perft(position('phase = "research"\n', "trade = 6"), depth) == count


@pytest.mark.parametrize(("depth", "count"), [(1, 3), (2, 10), (3, 28)])
def test_a_scout_that_may_found_a_city(depth: int, count: int) -> None:
    """Found, Anarchy or pass. Depth 2: a new city brings a policy, one of both sides of three cards
    (6); after Anarchy it may still found (2); the Germans (2)."""
    text = 'tiles = { a9 = "tile27b" }\nhuts = ""\nvillages = ""\n'
    assert perft(position(text, 'scouts = "b10"'), depth) == count


@pytest.mark.parametrize(("depth", "count"), [(1, 2), (2, 4), (3, 11), (4, 11), (5, 16), (6, 29)])
def test_an_army_before_a_village(depth: int, count: int) -> None:
    """Depth 2: into the village, two other squares, or the Germans' pass. Depth 3: one of two units
    is drawn first (2); from a11 two squares or stop (3), from b12 four or stop (5); no research
    without trade (1)."""
    text = 'phase = "movement"\ntiles = { a9 = "tile27b" }\nhuts = ""\nvillages = "b10"\n'
    s = position(text, 'armies = "b11"\nunits = "infantry-1-3 mounted-2-2"')
    assert perft(s, depth) == count
