"""What a turn of A New Dawn comes to, by what the log tells of it."""

from collections.abc import Iterable
from typing import Final

from ziggurat.core.notes import Note

# What a turn tells though nothing comes of it.
_EMPTY: Final = frozenset({"chooses", "resolves", "spent", "swapped"})
ENDS: Final = frozenset({"event", "round", "turn"})  # what is told next is of no turn, or another


def is_effect(note: Note) -> bool:
    """Does this line tell of something that changed?"""
    return note[0] not in _EMPTY


def is_idle(notes: Iterable[Note]) -> bool:
    """Does nothing come of a turn of which these are the lines, and perhaps some after it?"""
    for note in notes:
        if note[0] in ENDS:
            return True
        if is_effect(note):
            return False
    return True
