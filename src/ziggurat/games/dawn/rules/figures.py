"""Figures: caravans and armies on their way between the map and their cards (base p. 8, Terra
Incognita p. 10)."""

from ziggurat.core.bits import Bits
from ziggurat.core.rows import put
from ziggurat.games.dawn.state import HOME, State


def move_caravan(s: State, player: int, origin: int, goal: int) -> None:
    """Move one caravan between spaces, or between a space and the economy card (HOME)."""
    caravans = list(s.caravans[player])
    caravans.remove(origin)
    caravans.append(goal)
    s.caravans = put(s.caravans, player, tuple(sorted(caravans)))


def move_army(s: State, player: int, origin: int, goal: int) -> None:
    """Move one army between spaces, or between a space and the military card (HOME)."""
    armies = list(s.armies[player])
    armies.remove(origin)
    armies.append(goal)
    s.armies = put(s.armies, player, tuple(sorted(armies)))


def defeat_armies(s: State, space: int, spared: Bits = 0) -> Bits:
    """Every army on a space, but those of spared seats, goes back to its military card; the seats
    that had any."""
    had: Bits = 0
    for seat in range(s.seats):
        while not spared >> seat & 1 and space in s.armies[seat]:
            move_army(s, seat, space, HOME)
            s.tell("army_lost", seat, space)
            had |= 1 << seat
    return had


def destroy_caravans(s: State, space: int, spared: Bits = 0) -> Bits:
    """Every caravan on a space, but those of spared seats, goes back to its economy card; the seats
    that had any."""
    had: Bits = 0
    for seat in range(s.seats):
        while not spared >> seat & 1 and space in s.caravans[seat]:
            move_caravan(s, seat, space, HOME)
            s.tell("caravan_lost", seat, space)
            had |= 1 << seat
    return had
