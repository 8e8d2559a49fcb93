"""Bots that know A New Dawn, and what they go by."""

from collections.abc import Callable
from typing import Any, Final

from ziggurat.games.dawn.bots.automaton import AutomatonBot
from ziggurat.games.dawn.bots.builder import BuilderBot
from ziggurat.games.dawn.bots.exploiter import ExploiterBot
from ziggurat.games.dawn.bots.steward import StewardBot
from ziggurat.games.dawn.bots.veteran import VeteranBot

OWN: Final[dict[str, Callable[..., Any]]] = {
    "builder": BuilderBot,
    "automaton": AutomatonBot,
    "steward": StewardBot,
    "veteran": VeteranBot,
    "exploiter": ExploiterBot,
}
SHOWN: Final = (
    "random",
    "eager",
    "builder",
    "automaton",
    "greedy",
    "steward",
    "veteran",
    "sage",
    "exploiter",
)
