"""Bots that know The Board Game."""

from collections.abc import Callable
from typing import Any, Final

from ziggurat.games.wisdom.bots.builder import BuilderBot

OWN: Final[dict[str, Callable[..., Any]]] = {"builder": BuilderBot}
SHOWN: Final = ("random", "eager", "builder", "greedy", "sage")
