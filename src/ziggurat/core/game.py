"""The protocol every game speaks and every bot, table and adapter relies on.

A family (`Game`) makes positions; a position (`GameState`) asks one question at a time. Seats that
choose at the same time get one sealed question (`Ask.also`): the position takes their answers one
after another, each staying inside the frame that collects them. `view` shows a seat only what it
may see, and nothing else may be sent to it; whoever thinks for a seat gets `imagined` positions.
"""

from collections.abc import Mapping
from typing import Any, Protocol, Self, TypeVar

from ziggurat.core.bits import Bits
from ziggurat.core.chance import Chance
from ziggurat.core.flow import Ask, Frame, Question
from ziggurat.core.sentences import filled

Setup = Mapping[str, Any]


class BadSetup(ValueError):
    """A setup that cannot be played; the text says why in one sentence (core/sentences.py)."""

    def __init__(self, template: str, **fields: Any) -> None:
        super().__init__(filled(template, fields))
        self.template = template
        self.fields = fields


class GameState(Protocol):
    """A position of a game: copyable, savable and comparable at any moment."""

    seats: int
    stack: list[Frame]
    pending: Question | None
    notes: list[tuple[Any, ...]] | None  # what happened, for the log; None when nobody reads it
    revealed: Bits  # the seats that learnt something hidden by the last answer

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
        """What a seat (None: a spectator) may see, as JSON data. It names what it shows: a field
        that it does not name stays hidden."""

    def imagined(self, s: S, seat: int, random: Chance) -> S:
        """A whole position that a seat may believe in, drawn fairly from what it knows. It depends
        on nothing but that and `random`, so drawing again from it is like drawing from `s`. What
        chance has not decided stays undecided. Where nothing is hidden from the seat it is `s`
        itself: whoever plays on makes a copy first."""

    def result(self, s: S) -> dict[str, Any]:
        """How the game ended (or stands), as JSON data with at least `winners` and `reason`."""


def option_named(game: Game[S], s: S, question: Question, name: str) -> int | None:
    """The option with this name, or None if no such answer is offered."""
    for option in question.options:
        if game.name(s, question, option) == name:
            return option
    return None


def question_for(s: GameState, seat: int | None) -> Ask | None:
    """The question that a seat may answer now: the pending one, or its part of a sealed one."""
    pending = s.pending
    if isinstance(pending, Ask):
        for ask in (pending, *pending.also):
            if ask.player == seat:
                return ask
    return None


def question_view(game: Game[S], s: S, seat: int | None) -> dict[str, Any] | None:
    """What a seat (None: a spectator) may know of the pending question, for `view`. Options are
    shown to the seat that is asked. Of a secret question others know only that the game waits."""
    question: Question | None = question_for(s, seat) or s.pending
    if question is None:
        return None
    if isinstance(question, Ask) and question.secret and question.player != seat:
        return {"secret": True}
    shown: dict[str, Any] = {"prompt": question.prompt.name, "kind": question.prompt.kind}
    if isinstance(question, Ask):
        shown["player"] = question.player
        if question.player == seat:
            shown["options"] = [
                {"answer": option, "name": game.name(s, question, option)}
                for option in question.options
            ]
    if isinstance(s.pending, Ask) and s.pending.also and not _is_secret(s.pending):
        shown["together"] = [ask.player for ask in (s.pending, *s.pending.also)]
    return shown


def _is_secret(ask: Ask) -> bool:
    """Is any part of it one that only the asked seat may know of?"""
    return any(each.secret for each in (ask, *ask.also))
