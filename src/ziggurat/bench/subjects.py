"""What is measured, by name."""

from collections.abc import Callable
from functools import partial
from typing import Final

from ziggurat.bench.measuring import Subject
from ziggurat.bench.ours import ROUNDS, Ours
from ziggurat.bench.peers import Catanatron, OpenSpiel, PythonChess
from ziggurat.games.dawn.content import BASE, TERRA

CUT: Final = f"{TERRA} 4, {ROUNDS} rounds"  # games that the arena would have cut
OURS: Final[dict[str, Callable[[], Ours]]] = {
    f"{edition} {players}": partial(Ours, edition, players)
    for edition in (BASE, TERRA)
    for players in (2, 3, 4, 5)
    if edition == TERRA or players < 5
}
OURS[CUT] = partial(Ours, TERRA, 4, ROUNDS)
PEERS: Final[dict[str, Callable[[], Subject]]] = {
    "catanatron": Catanatron,
    "OpenSpiel chess": partial(OpenSpiel, "chess"),
    "OpenSpiel backgammon": partial(OpenSpiel, "backgammon"),
    "python-chess": PythonChess,
}
