"""Copies of positions in plain code.

A position is copied more often than anything else is done with it, and a loop over its fields costs
three times as much as one line for each. So nobody writes these lines: `copied` makes them of the
fields that a class annotates. (The compiler puts the same lines into its own copy of the source.)

    @copied
    class State(Position):
        cities: tuple[Bits, ...]  # per seat
        fields: ClassVar[tuple[str, ...]] = tuple(__annotations__)
        __slots__ = fields

        def clone(self) -> "State":
            raise NotImplementedError

All fields are ints, strings, and tuples or objects that are replaced and never changed.
"""

from collections.abc import Sequence
from typing import Any, TypeVar

P = TypeVar("P")


def clone_text(name: str, fields: Sequence[str]) -> str:
    """The method `clone` of a class of this name with these fields."""
    lines = [f'def clone(self) -> "{name}":', f"    copy = {name}.__new__({name})"]
    lines += [f"    copy.{field} = self.{field}" for field in fields]
    lines += [
        "    copy.abilities = self.abilities",
        "    copy.in_play = self.in_play",
        "    copy.stack = [frame._clone() for frame in self.stack]",
        "    copy.triggers = []",
        "    copy.pending = self.pending",
        "    copy.notes = None",
        "    copy.revealed = self.revealed",
        "    copy.changed = False",
        "    return copy",
    ]
    return "\n".join(lines)


def copied(cls: type[P]) -> type[P]:
    """Give a class of positions its `clone`."""
    made: Any = cls
    known: dict[str, Any] = {cls.__name__: cls}
    exec(clone_text(cls.__name__, made.fields), known)
    known["clone"].__doc__ = made.clone.__doc__
    made.clone = known["clone"]
    return cls
