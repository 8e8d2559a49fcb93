"""What is measured, by name."""

from collections.abc import Callable
from functools import partial
from typing import Final

from ziggurat.bench.measuring import Subject
from ziggurat.bench.ours import Ours
from ziggurat.bench.peers import Catanatron, OpenSpiel, PythonChess
from ziggurat.games.dawn.content import BASE, TERRA

OURS: Final[dict[str, Callable[[], Ours]]] = {
    f"{edition} {players}": partial(Ours, edition, players)
    for edition in (BASE, TERRA)
    for players in (2, 3, 4, 5)
    if edition == TERRA or players < 5
}
PEERS: Final[dict[str, Callable[[], Subject]]] = {
    "catanatron": Catanatron,
    "OpenSpiel chess": partial(OpenSpiel, "chess"),
    "OpenSpiel backgammon": partial(OpenSpiel, "backgammon"),
    "python-chess": PythonChess,
}
