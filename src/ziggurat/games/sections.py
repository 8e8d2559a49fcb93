"""A fixed set of actions for learners, in sections: consecutive actions of one meaning."""

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple


class Section(NamedTuple):
    """Consecutive actions of one meaning."""

    name: str
    size: int
    about: str


def ends_of(sections: Sequence[Section]) -> list[int]:
    """For each section the first action that is no longer its own; the last one is how many there
    are."""
    return list(accumulate(each.size for each in sections))


def offsets_of(sections: Sequence[Section]) -> dict[str, int]:
    """The first action of each section."""
    return {
        each.name: end - each.size for each, end in zip(sections, ends_of(sections), strict=True)
    }
