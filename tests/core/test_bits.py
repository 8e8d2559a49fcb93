"""Sets as ints, of any size, and who is beside whom."""

import pytest

from ziggurat.core.bits import (
    NOWHERE,
    Neighbours,
    bits_of,
    each,
    spaces_held,
    spaces_in,
    spaces_in_all,
    united,
)

EDGES = (0, 7, 8, 63, 64, 255, 256, 351, 383, 384, 511)


def test_a_set_has_the_members_it_was_made_of() -> None:
    for count in range(len(EDGES)):
        members = list(EDGES[: count + 1])
        assert each(bits_of(members)) == members
    assert each(bits_of(tuple(range(512)))) == list(range(512))
    assert each(0) == []


@pytest.mark.parametrize("last", EDGES)
def test_rows_of_pieces_are_sets_up_to_the_last_space(last: int) -> None:
    assert spaces_in((last, NOWHERE, -2)) == 1 << last
    assert spaces_in_all(((last,), (NOWHERE,)), 1) == 1 << last
    assert spaces_in_all(((last,), (3,)), 0) == 1 << 3
    assert spaces_held((last, 3, NOWHERE), (1, 0, 1), 1) == 1 << last
    assert united((1 << last, 4), 1) == 1 << last


@pytest.fixture(scope="module")
def line() -> Neighbours:
    """512 spaces in a row."""
    near = [(1 << n + 1 | (1 << n >> 1)) & (1 << 512) - 1 for n in range(512)]
    return Neighbours(tuple(near))


def test_neighbours_across_the_largest_map(line: Neighbours) -> None:
    assert each(line.beside(1 << 256)) == [255, 257]
    assert each(line.beside(1 << 511)) == [510]
    assert line.distance(1, 511, -1) == 511
    assert line.distance(1, 511, ~(1 << 300)) == NOWHERE
    assert line.distance(1, 511, -1, 1 << 1 | 1 << 510) == 3
    assert each(line.within(1 << 510, 2)) == [508, 509, 510, 511]
    assert each(line.reach(1 << 255, 2, ~(1 << 254))) == [255, 256, 257]


def test_a_goal_among_the_starting_spaces_is_found_by_coming_back(line: Neighbours) -> None:
    assert line.distance(1 << 400, 400, -1) == 2
