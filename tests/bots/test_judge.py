"""A judge: the weighed sum of a seat's figures, and units that see what a sum cannot."""

from math import exp, tanh

import pytest

from ziggurat.bots.judge import Judge

NAMES = ("first", "second", "third")
PLAIN = Judge({"bias": [], "counts": [], "figures": {"first": [1.0], "third": [-2.0]}}, NAMES)
BENT = Judge(
    {"bias": [0.5], "counts": [3.0], "figures": {"first": [1.0, 2.0, -1.0], "third": [0, 0, 4]}},
    NAMES,
)


def test_without_units_it_is_a_sum_and_what_is_not_named_counts_for_nothing() -> None:
    assert PLAIN.scores([[1.0, 9.0, 0.5], [2.0, -9.0, 0.0]]) == [0.0, 2.0]


def test_a_unit_weighs_own_figures_and_the_mean_of_the_rivals() -> None:
    seats = [[1.0, 0.0, 0.0], [0.0, 0.0, 1.0], [0.5, 0.0, 0.0]]
    first = 1.0 + 3.0 * tanh(0.5 + 2.0 * 1.0 - 1.0 * 0.25 + 4.0 * 0.5)
    assert BENT.scores(seats)[0] == pytest.approx(first)


def test_chances_add_up_and_are_nearer_to_each_other_when_less_sure() -> None:
    seats = [[1.0, 0.0, 0.0], [0.0, 0.0, 0.0]]
    sure, unsure = PLAIN.chances(seats), PLAIN.chances(seats, 0.5)
    assert sum(sure) == pytest.approx(1)
    assert sure[0] == pytest.approx(exp(1) / (exp(1) + 1))
    assert 0.5 < unsure[0] < sure[0]


def test_the_order_of_the_seats_does_not_matter() -> None:
    seats = [[0.3, 1.0, 0.2], [0.9, 0.0, 0.1], [0.1, 0.5, 0.7]]
    one, two, three = BENT.chances(seats)
    assert BENT.chances(seats[::-1]) == pytest.approx([three, two, one])
