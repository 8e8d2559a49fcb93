"""What a bot that looks ahead needs to know of a game besides its rules.

A game may hand it over with its plugin; of a game without, such bots know only who has won, and
play on at random.
"""

from collections.abc import Hashable, Iterable, Sequence
from typing import Final, Protocol

from ziggurat.bots.policy import Features, Policy
from ziggurat.bots.simple import RandomBot
from ziggurat.core.game import GameState
from ziggurat.core.notes import Note
from ziggurat.games.registry import NoGame, plugin_of


class Habit(Protocol):
    """A quick way to play: what a bot does without thinking."""

    def choose(self, s: GameState) -> int:
        """One of the options of the pending question."""


class Endgame(Protocol):
    """How to look for a win within one's own turn (bots/wins.py)."""

    def near(self, s: GameState, seat: int) -> bool:
        """Is it this seat's turn, and may it win before it is over? Quick; a guess is enough."""

    def likely(self, s: GameState, seat: int) -> bool:
        """The same, where little is missing: worth a glance while others think."""

    def looms(self, s: GameState, seat: int) -> bool:
        """May a rival of this seat win in its next turn? Quick; a guess is enough."""

    def turn(self, s: GameState) -> tuple[int, int]:
        """The round and whose turn it is: another pair for every turn."""

    def key(self, s: GameState) -> Hashable:
        """The same for equal positions; quicker than their hash."""

    def has_won(self, s: GameState, seat: int) -> bool:
        """Has the seat all it needs, though the game may still go on?"""

    def held(self, s: GameState, seat: int) -> float:
        """The chance that a seat which has all it needs is the winner in the end."""

    def nearness(self, s: GameState, seat: int) -> float:
        """How near the seat is to having all it needs; compares answers, no more."""

    def outcomes(self, s: GameState) -> Sequence[tuple[float, GameState]] | None:
        """What chance may bring, with how likely, where it takes less than looking at each of its
        answers; None elsewhere. Whoever gets the positions may play on in them."""

    def best_in_fight(self, s: GameState) -> int | None:
        """The best answer to a question of a fight, where it is known; None elsewhere."""


class Knowledge(Protocol):
    """How to judge positions of one game."""

    def habit(self, seed: int) -> Habit:
        """A quick player to think positions through with."""

    def adviser(self, seed: int) -> Habit:
        """Who is asked for the habitual answer to the question that is thought about; it may take
        more time than the habit."""

    def standing(self, s: GameState, seat: int) -> float:
        """How good things look for a seat right after an answer; compares answers, no more."""

    def chances(self, s: GameState, learned: bool = True) -> Sequence[float]:
        """Each seat's chance to win; they add up to 1. By what was learned, or by a guess."""

    def seen(self, s: GameState, seat: int) -> GameState:
        """The position to think ahead from, made of one that the seat believes in. A game that can
        leave what is hidden from the seat to chance does so here."""

    def weight(self, s: GameState) -> float:
        """How much thought the pending question deserves, from 0 (none: the adviser answers) to
        1."""

    def clock(self, s: GameState) -> int:
        """Rounds played."""

    def rounds(self) -> int:
        """So many rounds a new position is thought through before it is judged, unless a bot is
        told otherwise."""

    def endgame(self) -> Endgame | None:
        """How to look for wins; None: nobody knows."""

    def idle(self, notes: Iterable[Note]) -> bool:
        """Does nothing come of a turn of which these are the lines of the log, and perhaps some
        after it?"""

    def features(self, s: GameState, habit: int, seed: int) -> tuple[str, list[Features]] | None:
        """The kind of the pending question and what each of its answers is like (bots/policy.py),
        by what the position holds; None: nobody knows."""

    def feature_names(self) -> Sequence[str]:
        """What these figures are called, by number; empty where there are none."""

    def policy(self) -> Policy | None:
        """What was learned from searches about such answers."""


def results(s: GameState) -> list[float]:
    """The chances once the game is over: 1 for a win, shared wins in part."""
    winners = s.winners()
    return [(seat in winners) / max(1, len(winners)) for seat in range(s.seats)]


class _Ignorance:
    """All one knows of any game."""

    def habit(self, seed: int) -> Habit:
        return RandomBot(seed)

    def adviser(self, seed: int) -> Habit:
        return self.habit(seed)

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

    def rounds(self) -> int:
        return 1

    def endgame(self) -> Endgame | None:
        return None

    def idle(self, notes: Iterable[Note]) -> bool:
        return False

    def features(self, s: GameState, habit: int, seed: int) -> tuple[str, list[Features]] | None:
        return None

    def feature_names(self) -> Sequence[str]:
        return ()

    def policy(self) -> Policy | None:
        return None


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
