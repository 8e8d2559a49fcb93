"""What is measured, by name."""

from collections.abc import Callable
from functools import cache, partial
from typing import Final

from ziggurat.bench.measuring import Subject
from ziggurat.bench.ours import Ours
from ziggurat.bench.peers import Catanatron, OpenSpiel, PythonChess
from ziggurat.games.registry import plugin_named
from ziggurat.games.study import Bench

PEERS: Final[dict[str, Callable[[], Subject]]] = {
    "catanatron": Catanatron,
    "OpenSpiel chess": partial(OpenSpiel, "chess"),
    "OpenSpiel backgammon": partial(OpenSpiel, "backgammon"),
    "python-chess": PythonChess,
}


@cache
def bench_of(game: str) -> Bench:
    """What is measured of a game: what it says, or the game as it is set up by default."""
    plugin = plugin_named(game)
    return plugin.study().bench() or Bench({plugin.slug: ({}, 0)}, (plugin.slug,), plugin.slug)


def ours(game: str, name: str) -> Ours:
    """A subject of a game."""
    return Ours(plugin_named(game), bench_of(game), name)
