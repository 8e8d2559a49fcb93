"""Opponents. A bot speaks the kernel's game protocol alone, so it plays every game; one that knows
a game says so.

`BOTS` names them; each entry makes a bot from a seed, and the same seed makes the same bot.
"""

from collections.abc import Callable
from typing import Final, Protocol

from ziggurat.bots.automaton import AutomatonBot
from ziggurat.bots.builder import BuilderBot
from ziggurat.bots.dawn.knowledge import DAWN_KNOWLEDGE
from ziggurat.bots.greedy import GreedyBot
from ziggurat.bots.knowledge import KNOWLEDGE
from ziggurat.bots.sage import SageBot
from ziggurat.bots.simple import EagerBot, RandomBot
from ziggurat.bots.steward import StewardBot
from ziggurat.core.game import GameState

KNOWLEDGE.update(DAWN_KNOWLEDGE)


class Bot(Protocol):
    """Whoever holds a seat without being a person."""

    def choose(self, s: GameState) -> int:
        """One of the options of the pending question, which asks this bot's seat."""


BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": RandomBot,
    "eager": EagerBot,
    "builder": BuilderBot,
    "automaton": AutomatonBot,
    "greedy": GreedyBot,
    "steward": StewardBot,
    "sage": SageBot,
}
