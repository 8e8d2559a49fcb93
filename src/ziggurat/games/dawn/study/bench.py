"""What is measured of A New Dawn, and by what its cost grows."""

from collections.abc import Mapping
from typing import Any, Final

from ziggurat.games.dawn.content import BASE, TERRA
from ziggurat.games.dawn.state import State
from ziggurat.games.study import COMPILED, INTERPRETED, Bench

_ROUNDS: Final = 300  # where the arena cuts games; random players may go on for thousands
_CUT: Final = f"{TERRA} 4, {_ROUNDS} rounds"
_SUBJECTS: Final[dict[str, tuple[Mapping[str, Any], int]]] = {
    f"{edition} {players}": ({"edition": edition, "players": players}, 0)
    for edition in (BASE, TERRA)
    for players in (2, 3, 4, 5)
    if edition == TERRA or players < 5
}


def _numbers(s: State) -> dict[str, int]:
    return {"rounds": s.round, "tiles": len(s.layout)}


BENCH: Final = Bench(
    subjects={**_SUBJECTS, _CUT: ({"edition": TERRA, "players": 4}, _ROUNDS)},
    shown=(f"{BASE} 2", f"{BASE} 4", f"{TERRA} 2", f"{TERRA} 4", _CUT),
    bar=f"{TERRA} 4",
    bars={
        INTERPRETED: {"answers_per_s": 2, "clones_per_s": 10},
        COMPILED: {"answers_per_s": 8, "clones_per_s": 50},
    },
    growing={f"{TERRA} {players}": f"{players} players" for players in (2, 3, 4, 5)},
    stretches={
        "rounds": {"rounds 1 to 20": 20, "rounds 21 to 60": 60, "rounds 61 to 150": 150},
        "tiles": {"up to 14 tiles": 14, "15 to 19 tiles": 19, "20 tiles or more": 999},
    },
    numbers=_numbers,
)
