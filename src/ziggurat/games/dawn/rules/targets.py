"""What is attacked: a piece, a figure or something neutral (base p. 11, Terra Incognita p. 10).

The target goes with the attack from its declaration on, so that a bonus looks at what is attacked
and whose it is, not only at the space.
"""

from typing import Final

from ziggurat.core.flow import NOBODY
from ziggurat.games.dawn.options import ARMY, CARAVAN_TARGET, PIECE
from ziggurat.games.dawn.rules.pieces import (
    barbarian_spaces,
    free_city_states,
    owner_at,
    unclaimed_forts,
)
from ziggurat.games.dawn.state import State

A_BARBARIAN: Final = 1
A_CITY_STATE: Final = 2
A_FORT: Final = 3  # unclaimed; a claimed one is a city
A_CITY: Final = 4
A_TOKEN: Final = 5  # a control token, districts included
AN_ARMY: Final = 6
A_CARAVAN: Final = 7

PIECES: Final = (A_CITY, A_TOKEN)
FIGURES: Final = (AN_ARMY, A_CARAVAN)


class Target:
    """One thing on a space, and whose it is (NOBODY: a barbarian, a city-state, a fort)."""

    __slots__ = ("kind", "owner", "space")

    def __init__(self, space: int, kind: int, owner: int) -> None:
        self.space = space
        self.kind = kind
        self.owner = owner


def target_on(s: State, space: int, code: int = PIECE) -> Target:
    """What the answer to "which target" stands for. A barbarian comes before what it shares the
    space with."""
    if code >= CARAVAN_TARGET:
        return Target(space, A_CARAVAN, code - CARAVAN_TARGET)
    if code != PIECE:
        return Target(space, AN_ARMY, code - ARMY)
    if barbarian_spaces(s) >> space & 1:
        return Target(space, A_BARBARIAN, NOBODY)
    if unclaimed_forts(s) >> space & 1:
        return Target(space, A_FORT, NOBODY)
    if free_city_states(s) >> space & 1:
        return Target(space, A_CITY_STATE, NOBODY)
    owner = owner_at(s, space)
    return Target(space, A_CITY if s.cities[owner] >> space & 1 else A_TOKEN, owner)
