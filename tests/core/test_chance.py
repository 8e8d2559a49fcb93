"""Chance in play, and streams to imagine with."""

from collections import Counter
from random import Random

import pytest

from tests.core.tiny import NUMBER
from ziggurat.core.chance import Stream, picked, shuffled
from ziggurat.core.flow import Roll


def test_a_pick_depends_on_the_seed_and_its_number_alone() -> None:
    die = Roll(NUMBER, range(1, 7))
    first = [picked(die, 5, number) for number in range(50)]
    assert first == [picked(die, 5, number) for number in range(50)]
    assert first != [picked(die, 6, number) for number in range(50)]
    assert first[:9] == [3, 3, 1, 5, 1, 5, 2, 6, 2]  # as ever: saved games rest on it


def test_every_side_of_a_die_falls_about_as_often() -> None:
    die = Roll(NUMBER, range(1, 7))
    falls = Counter(picked(die, 1, number) for number in range(6000))
    assert set(falls) == set(range(1, 7))
    assert all(900 < times < 1100 for times in falls.values())


def test_weights_say_how_often() -> None:
    roll = Roll(NUMBER, (0, 1, 2), (3, 0, 1))
    falls = Counter(picked(roll, 1, number) for number in range(4000))
    assert falls[1] == 0
    assert 2850 < falls[0] < 3150


@pytest.mark.parametrize("weights", [(1,), (1, 2, 3), (1, -1), (0, 0)])
def test_wrong_weights_are_refused(weights: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="the weights of tiny_number do not fit its options"):
        picked(Roll(NUMBER, (1, 2), weights), 1, 1)


def test_a_shuffle_keeps_all_and_every_order_comes_about_as_often() -> None:
    stream = Random(1)
    orders = Counter(tuple(shuffled((1, 2, 3), stream)) for _ in range(6000))
    assert len(orders) == 6
    assert all(900 < times < 1100 for times in orders.values())


def test_a_stream_follows_from_its_seed_and_gives_every_number() -> None:
    one, same, other = Stream(1), Stream(1), Stream(2)
    drawn = [one.randrange(6) for _ in range(600)]
    assert drawn == [same.randrange(6) for _ in range(600)]
    assert drawn != [other.randrange(6) for _ in range(600)]
    assert sorted(set(drawn)) == list(range(6))
    assert all(60 <= drawn.count(number) <= 140 for number in range(6))
