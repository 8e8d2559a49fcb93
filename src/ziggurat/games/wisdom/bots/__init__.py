"""Bots that know The Board Game."""

from collections.abc import Callable
from typing import Any, Final

from ziggurat.games.wisdom.bots.builder import BuilderBot
from ziggurat.games.wisdom.bots.steward import StewardBot

OWN: Final[dict[str, Callable[..., Any]]] = {"builder": BuilderBot, "steward": StewardBot}
SHOWN: Final = ("random", "eager", "builder", "greedy", "steward", "sage")
