"""Perft: how many sequences of answers a position allows, chance included, to a given depth.

The small counts can be followed by hand (the comments do); all of them together notice any change
in what is legal.
"""

import pytest

from tests.table import arrange, new_table
from ziggurat.core.game import GameState


def perft(s: GameState, depth: int) -> int:
    """Sequences of `depth` answers (fewer where the game ends)."""
    if not depth or s.pending is None:
        return 1
    if depth == 1:
        return len(s.pending.options)
    count = 0
    for option in s.pending.options:
        copy = s.clone()
        copy.play(option)
        count += perft(copy, depth - 1)
    return count


ISLAND = """
    map = '''
     w w w w
    w g g h w
     w g f w
      w w w
    '''
    [[seat]]
    leader = "rome"
    row = "culture military industry economy science"
    capital = 5
    [[seat]]
    leader = "egypt"
    capital = 7
"""

FRONT = """
    map = '''
     g g h g
    g g g g g
     f g g d
    '''
    icons = { 0 = "A", 10 = "carthage" }
    face_up = "stonehenge petra"
    decks = true
    [[seat]]
    leader = "scythia"
    row = "military culture economy science industry"
    capital = 5
    tokens = [6]
    trade = { military = 1, industry = 3 }
    resources = "marble marble oil oil"
    [[seat]]
    leader = "france"
    capital = 8
    tokens = [7]
"""


def test_one_answer_deep_is_the_list_of_options() -> None:
    # five cards, and science for no effect
    assert perft(arrange(ISLAND).s, 1) == 6


MARCH = """
    edition = "terra-incognita"
    map = '''
     g g f g
    g g g g g
    '''
    icons = { 2 = "fort" }
    [[seat]]
    leader = "china"
    row = "military growth culture science economy industry"
    capital = 4
    tokens = [5]
    trade = { military = 1 }
    [[seat]]
    leader = "zulu"
    capital = 8
"""


@pytest.mark.parametrize(("depth", "count"), [(1, 7), (2, 41), (3, 261)])
def test_the_march(depth: int, count: int) -> None:
    """Six cards, and science for no effect."""
    assert perft(arrange(MARCH).s, depth) == count


def test_two_answers_deep_on_the_island() -> None:
    # culture: two spaces and pass (3). Military: the rival's city is 2 away, nothing to reinforce:
    # attack or pass (2). Industry: no site away from the cities, no wonder: the next seat chooses
    # (6). Economy in slot 4: the caravan goes to 6, 10, 11, back to 5, arrives at 7, or stays (6).
    # Science 5 spaces reach level II at 3: five cards or none (6); for no effect: next seat (6).
    assert perft(arrange(ISLAND).s, 2) == 3 + 2 + 6 + 6 + 6 + 6


@pytest.mark.parametrize(("depth", "count"), [(1, 6), (2, 33), (3, 162), (4, 804)])
def test_the_front(depth: int, count: int) -> None:
    """Depth 2: culture 1, 4 or pass (3); science five cards or none (6); the caravan goes to eleven
    spaces or stays (12); a city, a wonder or neither (3); reinforce, attack or neither (3); science
    for no effect: the next seat (6)."""
    assert perft(arrange(FRONT).s, depth) == count


@pytest.mark.parametrize(("players", "count"), [(2, 154), (3, 160), (4, 171)])
def test_the_first_game(players: int, count: int) -> None:
    leaders = ["rome", "egypt", "japan", "aztec"][:players]
    s = new_table(players=players, leaders=leaders).s
    while s.pending is not None and s.pending.prompt.name != "choose_card":
        s.play(s.pending.options[0])
    assert perft(s, 3) == count
