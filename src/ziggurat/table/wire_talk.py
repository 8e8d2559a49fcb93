"""What crosses the wire when people talk: in a waiting room, and at the table."""

from typing import Annotated

from msgspec import Meta, Struct

from ziggurat.table.wire import Incoming, Key

Line = Annotated[str, Meta(max_length=400)]  # table/names.py has more to say


class Said(Incoming):
    """A line, and a key that makes repeating it harmless. `@` and a number name a space."""

    text: Line
    key: Key


class Spoken(Struct):
    """The line is on disk, under this number."""

    number: int


class TalkLine(Struct):
    """What somebody said: on which seat (in a waiting room his number), what he was called then, in
    which round and after how many answers (in a waiting room 0), when in seconds since 1970. Every
    line of a room has a higher number than those before."""

    number: int
    seat: int
    name: str
    text: str
    round: int
    moment: int
    at: float


class Talk(Struct, tag="talk", tag_field="type"):
    """Lines that the receiver has not heard."""

    lines: list[TalkLine]
