"""Where cards meet rules. A rule states what it asks; a card says how it answers.

A *query* is a value that cards may change. There are three kinds, so that the order in which two
cards answer can never matter in silence:

- `total`: an int; each card adds to it,
- `union`: a set; each card adds members,
- `Override`: any value; each card turns it into another, and two cards that answer the same
  override must give their `order`.

An *event* is a moment that cards wait for; each starts a frame. Frames of the acting seat come
first, then the others clockwise.

Abilities in play are one int per seat (`s.abilities`), so an idle query costs one AND.
"""

import operator
from collections.abc import Callable
from typing import Concatenate, Generic, ParamSpec, Protocol, TypeVar

from ziggurat.core.bits import Bits
from ziggurat.core.flow import Frame


class HasAbilities(Protocol):
    abilities: list[Bits]
    triggers: list[Frame]


S = TypeVar("S", bound=HasAbilities)
P = ParamSpec("P")
V = TypeVar("V")


class Collected(Generic[S, P]):
    """An int that every ability in play may add to; `join` says how (a sum, or a union of sets)."""

    __slots__ = ("_base", "_join", "_listens", "_parts")

    def __init__(
        self,
        base: Callable[Concatenate[S, int, P], int],
        join: Callable[[int, int], int],
    ) -> None:
        self._base = base
        self._join = join
        self._listens: Bits = 0
        self._parts: list[tuple[Bits, Callable[Concatenate[S, int, P], int]]] = []

    def plus(
        self, ability: Bits
    ) -> Callable[[Callable[Concatenate[S, int, P], int]], Callable[Concatenate[S, int, P], int]]:
        """Declare what an ability adds."""

        def declare(
            part: Callable[Concatenate[S, int, P], int],
        ) -> Callable[Concatenate[S, int, P], int]:
            self._parts.append((ability, part))
            self._listens |= ability
            return part

        return declare

    def __call__(self, s: S, player: int, /, *args: P.args, **kwargs: P.kwargs) -> int:
        value = self._base(s, player, *args, **kwargs)
        active = s.abilities[player] & self._listens
        if active:
            for ability, part in self._parts:
                if active & ability:
                    value = self._join(value, part(s, player, *args, **kwargs))
        return value

    def parts(
        self, s: S, player: int, /, *args: P.args, **kwargs: P.kwargs
    ) -> list[tuple[Bits, int]]:
        """The same value line by line: (0, the rule's own), then (ability, what it adds)."""
        lines = [(0, self._base(s, player, *args, **kwargs))]
        for ability, part in self._parts:
            if s.abilities[player] & ability:
                lines.append((ability, part(s, player, *args, **kwargs)))
        return [(ability, amount) for ability, amount in lines if amount]


def total(base: Callable[Concatenate[S, int, P], int]) -> Collected[S, P]:
    """A sum: each ability in play adds to the rule's own figure."""
    return Collected(base, operator.add)


def union(base: Callable[Concatenate[S, int, P], Bits]) -> Collected[S, P]:
    """A set: each ability in play adds members to the rule's own set."""
    return Collected(base, operator.or_)


class Override(Generic[S, P, V]):
    """A value that abilities in play turn into another, in their declared order."""

    __slots__ = ("_base", "_listens", "changes")

    def __init__(self, base: Callable[Concatenate[S, int, P], V]) -> None:
        self._base = base
        self._listens: Bits = 0
        self.changes: list[tuple[int, Bits, Callable[Concatenate[V, S, int, P], V]]] = []

    def changed_by(
        self, ability: Bits, order: int = 0
    ) -> Callable[[Callable[Concatenate[V, S, int, P], V]], Callable[Concatenate[V, S, int, P], V]]:
        """Declare how an ability changes the value; lower orders come first."""

        def declare(
            change: Callable[Concatenate[V, S, int, P], V],
        ) -> Callable[Concatenate[V, S, int, P], V]:
            if any(order == taken for taken, _, _ in self.changes):
                raise ValueError("two abilities change one value: give each its order")
            self.changes.append((order, ability, change))
            self.changes.sort(key=lambda row: row[0])
            self._listens |= ability
            return change

        return declare

    def __call__(self, s: S, player: int, /, *args: P.args, **kwargs: P.kwargs) -> V:
        value = self._base(s, player, *args, **kwargs)
        active = s.abilities[player] & self._listens
        if active:
            for _, ability, change in self.changes:
                if active & ability:
                    value = change(value, s, player, *args, **kwargs)
        return value


F = TypeVar("F", bound=type[Frame])


class Event:
    """A moment. `happens` starts the frames of the abilities that wait for it; each frame is made
    with its owner and the event's arguments."""

    __slots__ = ("_listens", "_starts", "name")

    def __init__(self, name: str) -> None:
        self.name = name
        self._listens: Bits = 0
        self._starts: list[tuple[Bits, Callable[..., Frame]]] = []

    def starts(self, ability: Bits) -> Callable[[F], F]:
        """Declare the frame an ability starts."""

        def declare(frame: F) -> F:
            self._starts.append((ability, frame))
            self._listens |= ability
            return frame

        return declare

    def waiting(self, s: HasAbilities, player: int) -> Bits:
        """The abilities of one seat that wait for this moment. A frame that has nothing to do may
        say so with a static method `_ready(s, player)`."""
        waiting = s.abilities[player] & self._listens
        if waiting:
            for ability, make in self._starts:
                ready = getattr(make, "_ready", None)
                if waiting & ability and ready is not None and not ready(s, player):
                    waiting &= ~ability
        return waiting

    def frame_of(self, ability: Bits, owner: int, *args: int) -> Frame:
        """The frame one ability starts."""
        for bit, make in self._starts:
            if bit == ability:
                return make(owner, *args)
        raise KeyError(f"no ability {ability:#x} waits for {self.name}")

    def happens(self, s: HasAbilities, acting: int, *args: int) -> None:
        """Set off every ability in play that waits for this moment."""
        seats = len(s.abilities)
        for turn in range(seats):
            owner = (acting + turn) % seats
            active = s.abilities[owner] & self._listens
            if active:
                for ability, make in self._starts:
                    if active & ability:
                        s.triggers.append(make(owner, *args))
