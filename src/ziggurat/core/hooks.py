"""Where cards meet rules. A rule states what it asks; a card says how it answers.

A *query* is a value that cards may change. There are three kinds, so that the order in which two
cards answer can never matter in silence:

- `total`: an int; each card adds to it,
- `union`: a set; each card adds members,
- `Override`: any value; each card turns it into another, and two cards that answer the same
  override must give their `order`.

An *event* is a moment that cards wait for; each starts a frame. Frames of the acting seat come
first, then the others clockwise.

Abilities in play are one int per seat (`s.abilities`), so an idle query costs one AND, and so
does an idle event (`s.in_play`).
"""

import operator
from collections.abc import Callable
from typing import Any, Generic, TypeVar, TypeVarTuple

from ziggurat.core.bits import Bits
from ziggurat.core.flow import Frame, Position

S = TypeVar("S", bound=Position)
A = TypeVarTuple("A")
V = TypeVar("V")


class Collected(Generic[S, *A]):
    """An int that every ability in play may add to; `join` says how (a sum, or a union of sets)."""

    __slots__ = ("_base", "_join", "listens", "_parts")

    def __init__(
        self,
        base: Callable[[S, int, *A], int],
        join: Callable[[int, int], int],
    ) -> None:
        self._base = base
        self._join = join
        self.listens: Bits = 0
        self._parts: list[tuple[Bits, Callable[[S, int, *A], int]]] = []

    def plus(
        self, ability: Bits
    ) -> Callable[[Callable[[S, int, *A], int]], Callable[[S, int, *A], int]]:
        """Declare what an ability adds."""

        def declare(
            part: Callable[[S, int, *A], int],
        ) -> Callable[[S, int, *A], int]:
            self._parts.append((ability, part))
            self.listens |= ability
            return part

        return declare

    def __call__(self, s: S, player: int, /, *args: *A) -> int:
        value = self._base(s, player, *args)
        active = s.abilities[player] & self.listens
        return self.joined(value, active, s, player, args) if active else value

    def joined(self, value: int, active: Bits, s: S, player: int, args: tuple[*A]) -> int:
        """The value with what the active abilities add."""
        for ability, part in self._parts:
            if active & ability:
                value = self._join(value, part(s, player, *args))
        return value

    def parts(self, s: S, player: int, /, *args: *A) -> list[tuple[Bits, int]]:
        """The same value line by line: (0, the rule's own), then (ability, what it adds)."""
        lines = [(0, self._base(s, player, *args))]
        for ability, part in self._parts:
            if s.abilities[player] & ability:
                lines.append((ability, part(s, player, *args)))
        return [(ability, amount) for ability, amount in lines if amount]


def total(base: Callable[[S, int, *A], int]) -> Collected[S, *A]:
    """A sum: each ability in play adds to the rule's own figure."""
    return Collected(base, operator.add)


def union(base: Callable[[S, int, *A], Bits]) -> Collected[S, *A]:
    """A set: each ability in play adds members to the rule's own set."""
    return Collected(base, operator.or_)


class Override(Generic[S, *A, V]):
    """A value that abilities in play turn into another, in their declared order."""

    __slots__ = ("_base", "listens", "changes")

    def __init__(self, base: Callable[[S, int, *A], V]) -> None:
        self._base = base
        self.listens: Bits = 0
        self.changes: list[tuple[int, Bits, Callable[[V, S, int, *A], V]]] = []

    def changed_by(
        self, ability: Bits, order: int = 0
    ) -> Callable[[Callable[[V, S, int, *A], V]], Callable[[V, S, int, *A], V]]:
        """Declare how an ability changes the value; lower orders come first."""

        def declare(
            change: Callable[[V, S, int, *A], V],
        ) -> Callable[[V, S, int, *A], V]:
            if any(order == taken for taken, _, _ in self.changes):
                raise ValueError("two abilities change one value: give each its order")
            self.changes.append((order, ability, change))
            self.changes.sort(key=lambda row: row[0])
            self.listens |= ability
            return change

        return declare

    def __call__(self, s: S, player: int, /, *args: *A) -> V:
        value = self._base(s, player, *args)
        active = s.abilities[player] & self.listens
        return self.joined(value, active, s, player, args) if active else value

    def joined(self, value: V, active: Bits, s: S, player: int, args: tuple[*A]) -> V:
        """The value as the active abilities change it."""
        for _, ability, change in self.changes:
            if active & ability:
                value = change(value, s, player, *args)
        return value


F = TypeVar("F", bound=type[Frame])


class Event:
    """A moment. `happens` starts the frames of the abilities that wait for it; each frame is made
    with its owner and the event's arguments."""

    __slots__ = ("_ready", "_starts", "listens", "name")

    def __init__(self, name: str) -> None:
        self.name = name
        self.listens: Bits = 0
        self._starts: list[tuple[Bits, bool, Callable[..., Frame]]] = []
        self._ready: list[tuple[Bits, Callable[[Any, int], bool]]] = []

    def starts(self, ability: Bits, own: bool = False) -> Callable[[F], F]:
        """Declare the frame an ability starts; `own`: only when its owner is the acting seat."""

        def declare(frame: F) -> F:
            self._starts.append((ability, own, frame))
            ready = getattr(frame, "_ready", None)
            if ready is not None:
                self._ready.append((ability, ready))
            self.listens |= ability
            return frame

        return declare

    def waiting(self, s: Position, player: int) -> Bits:
        """The abilities of one seat that wait for this moment. A frame that has nothing to do may
        say so with a static method `_ready(s, player)`."""
        waiting = s.abilities[player] & self.listens
        if waiting:
            for ability, ready in self._ready:
                if waiting & ability and not ready(s, player):
                    waiting &= ~ability
        return waiting

    def frame_of(self, ability: Bits, owner: int, *args: int) -> Frame:
        """The frame one ability starts."""
        for bit, _, make in self._starts:
            if bit == ability:
                return make(owner, *args)
        raise KeyError(f"no ability {ability:#x} waits for {self.name}")

    def happens(self, s: Position, acting: int, *args: int) -> None:
        """Set off every ability in play that waits for this moment."""
        if not s.in_play & self.listens:
            return
        seats = len(s.abilities)
        for turn in range(seats):
            owner = (acting + turn) % seats
            active = s.abilities[owner] & self.listens
            if active:
                for ability, own, make in self._starts:
                    if active & ability and (not own or owner == acting):
                        s.triggers.append(make(owner, *args))
