"""What the lab (arena, simulation, export, adapters, bench) asks of a game. All of it may be left
out: then the lab does with what can be said of any game."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, Protocol

from ziggurat.core.flow import NOBODY, Question
from ziggurat.core.forms import plainly
from ziggurat.core.game import Setup
from ziggurat.core.notes import Note

Thing = tuple[str, str]  # a kind and a name


@dataclass(frozen=True, slots=True)
class Goals:
    """Ways to win of one kind: those that a game had, and those that each seat fulfilled."""

    offered: list[str]
    met: list[list[str]]


class Watch(Protocol):
    """Looks at a game after every answer."""

    def look(self, s: Any) -> None:
        """Note what this position shows."""


class GoalWatch(Watch, Protocol):
    """Keeps what the last position does not tell: how the seats fulfilled their goals."""

    def goals(self, s: Any) -> dict[str, Goals]:
        """By kind, at the end."""


class SightWatch(Watch, Protocol):
    """Keeps what was seen in play."""

    seen: set[Thing]

    def hear(self, note: Note) -> None:
        """Note what a line of the log tells, read as those read it who may know it all."""


class Habit(NamedTuple):
    """A figure of how somebody played: how often (or how much), of how many."""

    text: str
    times: float
    of: int
    share: bool  # a part of the whole; else a mean


class HabitWatch(Protocol):
    """Listens to a game for how its seats play."""

    def hear(self, note: Note) -> None:
        """Note what a line of the log tells, read as those read it who may know it all."""

    def habits(self, s: Any) -> list[list[Habit]]:
        """By seat, at the end: the same figures in the same order."""


class Actions(Protocol):
    """The answers of a game as one fixed set of numbers."""

    @property
    def count(self) -> int:
        """How many there are."""

    @property
    def passing(self) -> int:
        """The one that passes."""

    def offered(self, question: Question) -> dict[int, int]:
        """The actions that answer a question, rising, each with the option it stands for."""


class Observer(Protocol):
    """A position as one seat sees it, as a row of numbers from -1 to 1."""

    @property
    def fields(self) -> Sequence[tuple[str, int]]:
        """The name and the size of every part of the row, in order."""

    def observation(self, s: Any, seat: int) -> Any:
        """The row, as a numpy array."""


INTERPRETED: Final = "interpreted"  # the builds of the engine that are measured
COMPILED: Final = "compiled"


@dataclass(frozen=True, slots=True)
class Bench:
    """What `ziggurat bench` measures."""

    subjects: Mapping[str, tuple[Setup, int]]  # by name: a setup, and a limit of rounds (0: none)
    shown: Sequence[str]  # those whose figures are shown
    bar: str  # the one that is compared with other engines
    # What is asked: by build, by figure, at least so many times the other engine's.
    bars: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    growing: Mapping[str, str] = field(default_factory=dict)  # whose growth is, and its label
    # By what cost grows: groups of stretches, each with the last number that belongs to it, and
    # the number that a position has in each group.
    stretches: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    numbers: Callable[[Any], Mapping[str, int]] = lambda _: {}


class Study:
    """What a game brings for the lab."""

    # What is played and told

    def setup(self, chosen: Setup) -> dict[str, Any]:
        """The setup of a game of the lab, where only this was chosen."""
        return dict(chosen)

    def first(self, s: Any) -> int:
        """The seat that went first, or NOBODY where that means nothing."""
        return NOBODY

    def goals(self, s: Any) -> GoalWatch | None:
        """What looks at a game for the goals that were met."""
        return None

    def habits(self) -> HabitWatch | None:
        """What listens to a game for how its seats play; None: there is nothing to tell."""
        return None

    def named(self, kind: str, slug: str) -> str:
        """What a report calls a label (GamePlugin.labels) or a goal."""
        return plainly(slug)

    def title(self, kind: str) -> tuple[str, str]:
        """The heading of a table of labels or goals, and a sentence under it."""
        return plainly(kind), ""

    # What there is to see

    def sights(self) -> SightWatch | None:
        """What looks at a game for what is seen in play; None: there is nothing to tell."""
        return None

    def coverage(self, setup: Setup, seen: Iterable[Thing]) -> dict[str, dict[str, list[str]]]:
        """By kind: what was `seen` and what was `unseen`."""
        return {}

    # Tables of `ziggurat export`: sequences of export.column.Column

    def told(self, s: Any, seat: int) -> Any:
        """What the columns of states need of a position and a seat, worked out once for a row."""
        return None

    def states(self) -> Sequence[Any] | None:
        """The columns of the table of states, made from export.states.Standing."""
        return None

    def results(self) -> Sequence[Any] | None:
        """The columns of the table of results, made from export.results.Played."""
        return None

    # Learning

    def actions(self) -> Actions | None:
        """Its answers as numbers; None: by their place among the options."""
        return None

    def observer(self) -> Observer | None:
        """How its positions are read; None: the plain reading, with `features`."""
        return None

    def features(self) -> Mapping[str, int]:
        """For the plain reading: what a seat may know besides the figures that all see, by name
        with its size."""
        return {}

    def feature(self, s: Any, seat: int, name: str) -> Sequence[float]:
        """One of them in a position: numbers from -1 to 1."""
        return ()

    def variants(self) -> Mapping[str, Setup] | None:
        """The games that OpenSpiel knows, by name; None: one, by the slug."""
        return None

    # Speed

    def bench(self) -> Bench | None:
        """What is measured; None: the game as it is set up by default."""
        return None
