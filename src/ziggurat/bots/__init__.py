"""Opponents. The bots of this package speak the kernel's game protocol alone, so they play every
game; a game may bring bots of its own.

Each entry makes a bot from a seed, and the same seed makes the same bot.
"""

from collections.abc import Callable, Mapping
from typing import Final, Protocol

from ziggurat.bots.greedy import GreedyBot
from ziggurat.bots.sage import SageBot
from ziggurat.bots.simple import EagerBot, RandomBot
from ziggurat.core.game import GameState
from ziggurat.games.registry import plugin_named


class Bot(Protocol):
    """Whoever holds a seat without being a person."""

    def choose(self, s: GameState) -> int:
        """One of the options of the pending question, which asks this bot's seat."""


def is_quick(make: Callable[..., Bot]) -> bool:
    """Does such a bot answer in less time than it takes to write a position down?"""
    return bool(getattr(getattr(make, "func", make), "quick", False))  # `func`: of a partial


BOTS: Final[dict[str, Callable[[int], Bot]]] = {  # of any game
    "random": RandomBot,
    "eager": EagerBot,
    "greedy": GreedyBot,
    "sage": SageBot,
}


def bots_of(game: str = "") -> Mapping[str, Callable[[int], Bot]]:
    """Who can play a game (the first one, unless it is named); raises NoGame."""
    return plugin_named(game).bots(BOTS)
