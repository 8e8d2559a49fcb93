"""What the terminal needs to know of a game: how it speaks and how it is drawn.

The loop, the replay and the files know no game. A game brings a `Face` with its plugin, or gets the
plain one (cli/plain.py).
"""

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from rich.console import RenderableType

from ziggurat.core.flow import Question
from ziggurat.core.game import Game, S


class Size(NamedTuple):
    """Columns and lines of the terminal."""

    width: int
    height: int


class Face(Protocol[S]):
    """A game in one language at the terminal."""

    @property
    def game(self) -> Game[S]:
        """The game whose face this is."""

    @property
    def views(self) -> Mapping[str, str]:
        """Which view a command shows; several commands may show the same one."""

    @property
    def commands(self) -> Mapping[str, str]:
        """What `help` says of each view."""

    # Words

    def name(self, s: S) -> str:
        """The name of the game."""

    def aim(self, s: S) -> str:
        """What one tries to do, in a line or two for somebody new."""

    def prompt(self, s: S, question: Question) -> str:
        """The question in one line."""

    def option(self, s: S, question: Question, option: int) -> str:
        """An answer in words."""

    def note(self, s: S, note: tuple[Any, ...]) -> str:
        """A line of the log."""

    def seat(self, s: S, player: int) -> str:
        """Who holds a seat."""

    def seat_styles(self, s: S) -> Mapping[str, str]:
        """The style of each name `seat` gives."""

    def why(self, s: S, question: Question, answer: str) -> str:
        """Which rule offers or forbids an answer, given by its short name; empty: which rule
        asks."""

    def reasons(self, s: S, answers: list[int]) -> list[str]:
        """What speaks for each of these answers to the pending question, the best first."""

    def card_help(self, name: str) -> str | None:
        """Help on a card or piece by its name, or None."""

    def about(self, s: S, place: str) -> str | None:
        """What is to be said of a place of the board, or None if there is none."""

    def ending(self, s: S) -> str:
        """Who won, and why."""

    # Order

    def turn(self, s: S) -> tuple[int, int]:
        """The round, and whose turn it is."""

    def numbered(self, question: Question) -> bool:
        """Where short names of answers are numbers, are these the ones that people see?"""

    def in_order(self, s: S, question: Question) -> tuple[int, ...]:
        """The options in the order in which they are best shown."""

    # Pictures

    def title(self, s: S) -> str:
        """Where the game stands, in half a line."""

    def view(self, view: str, s: S, seat: int | None, size: Size) -> RenderableType:
        """One of the views, as a seat (None: a spectator) sees it."""

    def opening(self, s: S, seat: int, size: Size, first: bool) -> list[RenderableType]:
        """What to show a person whose turn begins (`first`: who has seen nothing yet)."""

    def picture(self, s: S, question: Question, size: Size) -> RenderableType | None:
        """The options drawn where they lie, if they lie anywhere."""
