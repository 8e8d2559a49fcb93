"""How good a position of A New Dawn is: a weighted sum of a seat's figures, set against the
others'."""

import json
from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from ziggurat.bots.judge import Judge
from ziggurat.bots.policy import softmax
from ziggurat.games.dawn.bots.figures import FIGURES, figures
from ziggurat.games.dawn.state import State

# What greedy goes by. Set by hand: what brings agendas nearer, then what helps later.
BY_HAND: Final[dict[str, float]] = {
    "marks": 12.0,
    "effort": -1.0,
    "near": 5.0,
    "close": 4.0,
    "next": 1.0,
    "any": 1.0,
    "spaces": 3.0,
    "cities": 3.0,
    "mature": 1.0,
    "reinforced": 0.8,
    "dial": 1.5,
    "levels": 3.0,
    "trade": 1.2,
    "resources": 1.0,
    "naturals": 0.6,
    "wonders": 2.5,
    "diplomacy": 1.6,
    "districts": 1.5,
    "forts": 4.0,
    "short": -4.0,
    "armies": 0.6,
    "abroad": 0.3,
    "caravans": 0.4,
    "government": 0.4,
    "strongest": 0.5,
    "conquered": 0.6,
    "threatened": -0.4,
    "resolving": 0.9,
    "fight": 3.0,
    "errands": 0.5,
    "marches": 1.5,
}


def weights_of(table: dict[str, float]) -> tuple[float, ...]:
    """The weights in the order of the figures; a figure that is not told weighs nothing."""
    return tuple(table.get(name, 0.0) for name in FIGURES)


GREEDY: Final = weights_of(BY_HAND)
_LESS_SURE: Final = 8  # by how much they are too sure of who wins


def standing(s: State, seat: int, weights: Sequence[float] = GREEDY) -> float:
    """A seat's own figures, weighed."""
    return sum(map(float.__mul__, weights, figures(s, seat)))


_TABLE: Final = json.loads(files(__package__).joinpath("weights.json").read_text("utf-8"))
# What it found, by edition (docs/bots.md).
JUDGES: Final = {edition: Judge(table, FIGURES) for edition, table in _TABLE["weights"].items()}
# How sure they may be of who wins, by edition and number of players (docs/hints.md).
_SURENESS: Final[dict[str, dict[str, float]]] = _TABLE["sureness"]


def chances(s: State, learned: bool = True) -> list[float]:
    """Each seat's chance to win."""
    if not learned:
        return softmax([standing(s, seat) / _LESS_SURE for seat in range(s.seats)])
    edition = s.edition.slug
    seats = [figures(s, seat) for seat in range(s.seats)]
    return JUDGES[edition].chances(seats, _SURENESS[edition].get(str(s.seats), 1.0))
