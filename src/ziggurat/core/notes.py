"""Notes: what happened, for the log. A note is a tuple, its kind first. Most are for all; one that
not everybody may read has an audience."""

from typing import Any, NamedTuple

from ziggurat.core.bits import Bits
from ziggurat.core.flow import Position

Note = tuple[Any, ...]


class Whisper(NamedTuple):
    """A note for some seats; the others read another one, or nothing."""

    seats: Bits
    note: Note
    instead: Note | None


def tell(s: Position, *note: Any) -> None:
    """Note something that all may know, if anybody reads it."""
    if s.notes is not None:
        s.notes.append(note)


def tell_only(s: Position, seats: Bits, note: Note, instead: Note | None = None) -> None:
    """Note something that only these seats may know. The others read `instead`, or nothing."""
    if s.notes is not None:
        s.notes.append(Whisper(seats, note, instead))


def whole(note: Note) -> Note:
    """A note as those read it who may know it all: a record hides nothing."""
    return note.note if isinstance(note, Whisper) else note


def heard(note: Note, seat: int | None) -> Note | None:
    """What a seat (None: a spectator) reads of a note; None if nothing."""
    if not isinstance(note, Whisper):
        return note
    return note.note if seat is not None and note.seats >> seat & 1 else note.instead
