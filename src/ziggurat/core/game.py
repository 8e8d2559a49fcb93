"""The protocol every game speaks and every bot, table and adapter relies on.

A family (`Game`) makes positions; a position (`GameState`) asks one question at a time. Games with
private hands or simultaneous choices use the same protocol: seats that choose at the same time are
asked one after another, each answer staying inside the frame that collects them, and `view` shows a
seat only what it may see. Nothing but `view` may be sent to a seat.
"""

from collections.abc import Mapping
from typing import Any, Protocol, Self, TypeVar

from ziggurat.core.flow import Frame, Question

Setup = Mapping[str, Any]


class BadSetup(ValueError):
    """A setup that cannot be played; the text says why in one sentence."""


class GameState(Protocol):
    """A position of a game: copyable, savable and comparable at any moment."""

    seats: int
    stack: list[Frame]
    pending: Question | None
    notes: list[tuple[Any, ...]] | None  # what happened, for the log; None when nobody reads it

    def clone(self) -> Self:
        """A copy that shares nothing mutable."""

    def play(self, answer: int) -> None:
        """Answer the pending question; anything not offered raises and changes nothing."""

    def to_json(self) -> dict[str, Any]:
        """The whole position as JSON data."""

    def hash(self) -> str:
        """The same for equal positions, on every run and platform."""

    def winners(self) -> tuple[int, ...]:
        """The seats that have won; empty while the game goes on."""


S = TypeVar("S", bound=GameState)


class Game(Protocol[S]):
    """A family of games: how to begin, to name answers, and what a seat may see."""

    @property
    def slug(self) -> str:
        """The name of the family in records and on the command line."""

    @property
    def rules(self) -> str:
        """Version of the rules that new games are played under; a record names its own."""

    @property
    def reads(self) -> tuple[str, ...]:
        """The versions a game may be played under: `rules`, and older ones that records name."""

    def checked_setup(self, setup: Setup) -> dict[str, Any]:
        """The setup with every default filled in; raises BadSetup with one clear sentence."""

    def new(self, setup: Setup, rules: str = "") -> S:
        """A new game, run up to its first question; under older rules if they are named."""

    def from_json(self, data: Mapping[str, Any]) -> S:
        """The position a `to_json` wrote."""

    def name(self, s: S, question: Question, option: int) -> str:
        """A short name for an option, for records and scripts: the same in every version."""

    def view(self, s: S, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may see, as JSON data."""

    def as_seen(self, s: S, seat: int) -> S:
        """A copy that holds nothing a seat may not see: what is hidden from it is left to chance.
        Whoever thinks ahead for a seat begins there."""

    def result(self, s: S) -> dict[str, Any]:
        """How the game ended (or stands), as JSON data with at least `winners` and `reason`."""


def option_named(game: Game[S], s: S, question: Question, name: str) -> int | None:
    """The option with this name, or None if no such answer is offered."""
    for option in question.options:
        if game.name(s, question, option) == name:
            return option
    return None
