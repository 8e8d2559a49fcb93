"""Copies of positions in plain code."""

from typing import ClassVar

from ziggurat.core.copying import copied
from ziggurat.core.flow import Ask, Position, prompt

CHOOSE = prompt("choose", "number", __name__)


@copied
class Small(Position):
    """Two fields."""

    fields: ClassVar[tuple[str, ...]] = ()
    seats: int
    points: tuple[int, ...]  # per seat

    def __init__(self) -> None:
        self.seats = 2
        self.points = (0, 0)
        self.abilities = (1, 2)
        self.in_play = 3
        self.stack = []
        self.triggers = []
        self.pending = Ask(0, CHOOSE, (1, 2))
        self.notes = []
        self.revealed = 1
        self.changed = False

    def clone(self) -> "Small":
        """A copy."""
        raise NotImplementedError


def test_the_fields_are_those_annotated_and_there_is_no_room_for_others() -> None:
    assert Small.fields == ("seats", "points")
    assert not hasattr(Small(), "__dict__")


def test_a_copy_has_all_of_it_and_shares_nothing_that_changes() -> None:
    s = Small()
    copy = s.clone()
    assert type(copy) is Small
    assert (copy.seats, copy.points, copy.abilities, copy.in_play) == (2, (0, 0), (1, 2), 3)
    assert (copy.pending, copy.revealed) == (s.pending, 1)
    assert copy.stack is not s.stack
    assert copy.notes is None  # what happened is told once
