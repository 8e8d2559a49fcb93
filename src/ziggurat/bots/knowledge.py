"""What a bot that looks ahead needs to know of a game besides its rules.

A game may hand it over with its plugin; of a game without, such bots know only who has won, and
play on at random.
"""

from collections.abc import Sequence
from typing import Final, Protocol

from ziggurat.bots.simple import RandomBot
from ziggurat.core.game import GameState
from ziggurat.games.registry import NoGame, plugin_of


class Habit(Protocol):
    """A quick way to play: what a bot does without thinking."""

    def choose(self, s: GameState) -> int:
        """One of the options of the pending question."""


class Knowledge(Protocol):
    """How to judge positions of one game."""

    def habit(self, seed: int) -> Habit:
        """A quick player to think positions through with."""

    def standing(self, s: GameState, seat: int) -> float:
        """How good things look for a seat right after an answer; compares answers, no more."""

    def chances(self, s: GameState, learned: bool = True) -> Sequence[float]:
        """Each seat's chance to win; they add up to 1. By what was learned, or by a guess."""

    def seen(self, s: GameState, seat: int) -> GameState:
        """The position to think ahead from, made of one that the seat believes in. A game that can
        leave what is hidden from the seat to chance does so here."""

    def weight(self, s: GameState) -> float:
        """How much thought the pending question deserves, from 0 (none) to 1."""

    def clock(self, s: GameState) -> int:
        """Rounds played: thinking ahead stops after so many."""


def results(s: GameState) -> list[float]:
    """The chances once the game is over: 1 for a win, shared wins in part."""
    winners = s.winners()
    return [(seat in winners) / max(1, len(winners)) for seat in range(s.seats)]


class _Ignorance:
    """All one knows of any game."""

    def habit(self, seed: int) -> Habit:
        return RandomBot(seed)

    def standing(self, s: GameState, seat: int) -> float:
        return self.chances(s)[seat]

    def chances(self, s: GameState, learned: bool = True) -> Sequence[float]:
        return results(s) if s.pending is None else [1 / s.seats] * s.seats

    def seen(self, s: GameState, seat: int) -> GameState:
        return s

    def weight(self, s: GameState) -> float:
        return 1.0

    def clock(self, s: GameState) -> int:
        return 0


_KNOWLEDGE: Final[dict[type, Knowledge]] = {}  # by the class of positions
IGNORANCE: Final[Knowledge] = _Ignorance()


def knowledge_of(s: GameState) -> Knowledge:
    """What is known of the game this is a position of."""
    found = _KNOWLEDGE.get(type(s))
    if found is None:
        try:
            found = plugin_of(s).knowledge() or IGNORANCE
        except NoGame:
            return IGNORANCE
        _KNOWLEDGE[type(s)] = found
    return found
