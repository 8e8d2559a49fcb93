"""A position that is copied, saved and compared by the names of its fields: enough for a game that
is not in a hurry."""

from collections.abc import Mapping
from inspect import get_annotations
from typing import Any, ClassVar, Self

from ziggurat.core import flow
from ziggurat.core.codec import (
    Unreadable,
    digest,
    frame_from_json,
    frame_to_json,
    plain,
    question_from_json,
    question_to_json,
    restored,
)


class PlainPosition(flow.Position):
    """Derive from it and annotate the fields: ints, strings, and tuples of such, which are replaced
    and never changed. `__init__` of the derived class gives each its first value."""

    fields: ClassVar[tuple[str, ...]] = ()
    seats: int

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.fields = ("seats", *get_annotations(cls))

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.abilities = (0,) * seats
        self.in_play = 0
        self.changed = False
        self.stack = []
        self.triggers = []
        self.pending = None
        self.notes = None
        self.revealed = 0

    def play(self, answer: int) -> None:
        flow.play(self, answer)

    def settle(self) -> None:
        """Nothing follows from a change by itself."""

    def winners(self) -> tuple[int, ...]:
        """The seats that have won; empty while the game goes on."""
        raise NotImplementedError

    def clone(self) -> Self:
        copy = type(self).__new__(type(self))
        PlainPosition.__init__(copy, self.seats)
        for name in self.fields:
            setattr(copy, name, getattr(self, name))
        copy.abilities, copy.in_play = self.abilities, self.in_play
        copy.stack = [frame._clone() for frame in self.stack]
        copy.pending = self.pending
        return copy

    def to_json(self) -> dict[str, Any]:
        data = {name: plain(getattr(self, name)) for name in self.fields}
        data["stack"] = [frame_to_json(frame) for frame in self.stack]
        data["pending"] = question_to_json(self.pending)
        return data

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """The position that `to_json` wrote; raises Unreadable."""
        s = cls.__new__(cls)
        try:
            PlainPosition.__init__(s, data["seats"])
            for name in cls.fields:
                setattr(s, name, restored(data[name]))
            s.stack = [frame_from_json(frame, cls.__module__) for frame in data["stack"]]
            s.pending = question_from_json(data["pending"], cls.__module__)
        except (KeyError, TypeError, ValueError, IndexError) as error:
            raise Unreadable("it is not a position of this game ({error})", error=error) from None
        return s

    def hash(self) -> str:
        return digest(self.to_json())
