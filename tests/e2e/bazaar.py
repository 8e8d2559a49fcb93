"""A server with the toy game, which it finds as an installed package."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.e2e.serving import Server

_BAZAAR: Final = Path(__file__).parents[2] / "examples" / "bazaar"
_POINTS: Final = "[ziggurat.games]\nbazaar = bazaar.plugin:PLUGIN\n"


@contextmanager
def stall(folder: Path) -> Iterator[Server]:
    """It finds the game by its entry point alone; nothing may go wrong on it."""
    info = folder / "site" / "bazaar-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: bazaar\nVersion: 1\n", "utf-8")
    (info / "entry_points.txt").write_text(_POINTS, "utf-8")
    games = folder / "table"
    games.mkdir()
    server = Server(games, [info.parent, _BAZAAR])
    server.start()
    yield server
    server.kill()
    server.check()
