"""The games by the names they have in records, and the one that a position belongs to."""

from dataclasses import dataclass
from typing import Any, Final, Protocol

from ziggurat.core.flow import Question
from ziggurat.core.game import Game, GameState
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.state import State
from ziggurat.games.dawn.words import Words


class Wording(Protocol):
    """A game's questions and answers in one language."""

    def prompt(self, s: Any, question: Question) -> str:
        """The pending question in one line."""

    def option(self, s: Any, question: Question, option: int) -> str:
        """An answer to the pending question."""


@dataclass(frozen=True, slots=True)
class Family:
    """A game, the class of its positions, and its English words."""

    game: Game[Any]
    positions: type
    english: Wording


FAMILIES: Final[dict[str, Family]] = {DAWN.slug: Family(DAWN, State, Words("en"))}


def family_of(s: GameState) -> Family:
    """The game this is a position of."""
    return next(family for family in FAMILIES.values() if isinstance(s, family.positions))
