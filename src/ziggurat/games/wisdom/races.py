"""How far seats are on the ways to win that no single number of the position tells."""

from typing import Final

from ziggurat.core.bits import spaces_in
from ziggurat.games.wisdom.content import LEVELS
from ziggurat.games.wisdom.rules.research import rows
from ziggurat.games.wisdom.state import State

FAR: Final = 20  # steps from a capital at which a march on it begins to count


def places_filled(s: State, player: int) -> int:
    """The places of the smallest pyramid with Space Flight on top that are filled."""
    counts = rows(s, player)
    return sum(min(counts[level], LEVELS + 1 - level) for level in range(1, LEVELS + 1))


def steps_to_capital(s: State, player: int) -> int:
    """Steps from the nearest army to another's capital; -1 without an army or a capital."""
    goals = spaces_in(
        tuple(cities[0] for n, cities in enumerate(s.cities) if n != player and cities)
    )
    reached = spaces_in(s.armies[player])
    if not goals or not reached:
        return -1
    steps, sides = 0, s.land.grid.sides
    while not reached & goals:
        reached, steps = reached | sides.beside(reached), steps + 1
    return steps
