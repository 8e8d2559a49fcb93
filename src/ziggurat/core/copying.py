"""Copies of positions in plain code.

A position is copied more often than anything else is done with it, and a loop over its fields costs
three times as much as one line for each. So nobody writes these lines: `copied` makes them of the
fields that a class annotates. (The compiler puts the same lines into its own copy of the source.)

    @copied
    class State(Position):
        fields: ClassVar[tuple[str, ...]] = ()  # their names, in order
        cities: tuple[Bits, ...]  # per seat

        def clone(self) -> "State":
            raise NotImplementedError

All fields are ints, strings, and tuples or objects that are replaced and never changed.
"""

from collections.abc import Sequence
from inspect import get_annotations
from typing import Any, Final, TypeVar

P = TypeVar("P")
_OWN: Final = ("__dict__", "__weakref__", "__slots__")  # what each class has for itself


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
    """The same class of positions with slots for its fields, their names, and its `clone`."""
    fields = tuple(name for name in get_annotations(cls) if name not in vars(cls))
    body = {name: value for name, value in vars(cls).items() if name not in _OWN}
    body |= {"__slots__": fields, "fields": fields}
    made: Any = type(cls.__name__, cls.__bases__, body)
    known: dict[str, Any] = {cls.__name__: made}
    exec(clone_text(cls.__name__, fields), known)
    known["clone"].__doc__ = made.clone.__doc__
    made.clone = known["clone"]
    found: type[P] = made
    return found
