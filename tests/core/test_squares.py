"""Maps of squares."""

import pytest

from ziggurat.core.bits import NOWHERE, each
from ziggurat.core.squares import DIRECTIONS, SquareMap, oblong, opposite, turned

FULL = SquareMap(oblong(22, 16))
RING = SquareMap(cell for cell in oblong(3, 3) if cell != (1, 1))  # 0 1 2 / 3 . 4 / 5 6 7


def test_a_grid_is_numbered_in_reading_order() -> None:
    assert len(FULL.cells) == 352
    assert FULL.cells[23] == (1, 1)
    assert FULL.index[21, 15] == 351
    assert FULL.whole.bit_count() == 352


def test_a_square_has_four_neighbours_across_its_sides_and_eight_around() -> None:
    assert each(FULL.sides.near[23]) == [1, 22, 24, 45]
    assert each(FULL.around.near[23]) == [0, 1, 2, 22, 24, 44, 45, 46]
    assert each(FULL.sides.near[0]) == [1, 22]
    assert each(FULL.around.near[351]) == [328, 329, 350]


def test_ways_are_longer_across_sides_than_around() -> None:
    assert FULL.sides.distance(1, 351, -1) == 21 + 15
    assert FULL.around.distance(1, 351, -1) == 21


def test_a_hole_is_walked_around() -> None:
    assert each(RING.sides.near[1]) == [0, 2]
    assert each(RING.around.near[1]) == [0, 2, 3, 4]
    assert RING.sides.distance(1 << 1, 6, -1) == 4
    assert RING.around.distance(1 << 1, 6, -1) == 2


def test_squares_with_a_side_on_nothing_are_the_edge() -> None:
    assert RING.edge == RING.whole
    assert SquareMap(oblong(3, 3)).edge == RING_WITHOUT_ITS_MIDDLE


RING_WITHOUT_ITS_MIDDLE = 0b111101111


def test_directions_lead_to_the_neighbours_and_back() -> None:
    for space, row in enumerate(RING.toward):
        x, y = RING.cells[space]
        for direction, other in enumerate(row):
            dx, dy = DIRECTIONS[direction]
            assert other == RING.index.get((x + dx, y + dy), NOWHERE)
            if other != NOWHERE:
                assert RING.toward[other][opposite(direction)] == space


def test_offsets_turn_by_quarters() -> None:
    assert [turned((2, 1), quarters) for quarters in range(5)] == [
        (2, 1),
        (-1, 2),
        (-2, -1),
        (1, -2),
        (2, 1),
    ]
    assert turned(DIRECTIONS[1], 1) == DIRECTIONS[3]


def test_two_spaces_on_one_square_are_refused() -> None:
    with pytest.raises(ValueError, match="two spaces of the map lie on the same square"):
        SquareMap([(0, 0), (1, 0), (0, 0)])
