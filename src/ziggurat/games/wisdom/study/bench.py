"""What is measured of The Board Game, and by what its cost grows."""

from typing import Final

from ziggurat.games.study import INTERPRETED, Bench
from ziggurat.games.wisdom.content import SEATS
from ziggurat.games.wisdom.state import State

_PLAYERS: Final = range(SEATS[0], SEATS[1] + 1)


def _numbers(s: State) -> dict[str, int]:
    return {"turns": s.round}


BENCH: Final = Bench(
    subjects={f"wisdom {players}": ({"players": players}, 0) for players in _PLAYERS},
    shown=("wisdom 2", "wisdom 4"),
    bar="wisdom 4",
    bars={INTERPRETED: {"answers_per_s": 1, "clones_per_s": 5}},
    growing={f"wisdom {players}": f"{players} players" for players in _PLAYERS},
    stretches={"turns": {"turns 1 to 8": 8, "turns 9 to 16": 16, "turns 17 to 40": 40}},
    numbers=_numbers,
)
