"""Armies and scouts: where they may stand, coming and going (C-STK, C-FIG, C-CMP-12).

A figure of a player is a number: first his armies, then his scouts.
"""

from functools import lru_cache

from ziggurat.core.bits import Bits, bits_of
from ziggurat.core.rows import put
from ziggurat.games.wisdom.content import NONE, STOP, WATER
from ziggurat.games.wisdom.rules.limits import stacking, water
from ziggurat.games.wisdom.rules.squares import (
    centres,
    enemy_figures,
    figures_at,
    markers_on,
)
from ziggurat.games.wisdom.state import HOME, State


def is_army(s: State, player: int, figure: int) -> bool:
    return figure < len(s.armies[player])


def square_of(s: State, player: int, figure: int) -> int:
    armies = s.armies[player]
    return armies[figure] if figure < len(armies) else s.scouts[player][figure - len(armies)]


def move_figure(s: State, player: int, figure: int, square: int) -> None:
    """Put a figure on a square, or HOME."""
    armies = s.armies[player]
    if figure < len(armies):
        s.armies = put(s.armies, player, put(armies, figure, square))
    else:
        scouts = put(s.scouts[player], figure - len(armies), square)
        s.scouts = put(s.scouts, player, scouts)
    s.changed = True


def remove_figure(s: State, player: int, figure: int) -> None:
    """A figure goes back to its owner's supply. When it comes again it sends to no city before one
    is named (C-SCT-02)."""
    s.tell("figure_lost", player, figure, square_of(s, player, figure))
    move_figure(s, player, figure, HOME)
    s.sends = put(s.sends, player, put(s.sends[player], figure, NONE))


def spare_army(s: State, player: int) -> int:
    """An army in the supply, or HOME if there is none."""
    return s.armies[player].index(HOME) if HOME in s.armies[player] else HOME


def spare_scout(s: State, player: int) -> int:
    """A scout in the supply, or HOME if there is none."""
    if HOME not in s.scouts[player]:
        return HOME
    return len(s.armies[player]) + s.scouts[player].index(HOME)


def standing_ground(s: State, player: int) -> Bits:
    """Terrain where figures of a player may stop (C-MOV-05), cities left out (C-MOV-06)."""
    ground = s.land.revealed & ~centres(s)
    return ground if water(s, player) == STOP else ground & ~s.land.terrain[WATER]


def has_room(s: State, player: int, square: int, more: int = 1) -> bool:
    """Does the stacking limit let so many more figures stand there (C-STK-02)?"""
    return figures_at(s, player, square) + more <= stacking(s, player)


def crowded(s: State, player: int, more: int = 1) -> Bits:
    """Those of the squares with figures of a player where so many more have no room."""
    return _with_more_than(s.armies[player] + s.scouts[player], stacking(s, player) - more)


@lru_cache(maxsize=1024)
def _with_more_than(squares: tuple[int, ...], most: int) -> Bits:
    return bits_of([n for n in set(squares) if n != HOME and squares.count(n) > most])


def may_stand(s: State, player: int, square: int) -> bool:
    """May one more figure of a player stand on a square, without meeting anything there?"""
    closed = enemy_figures(s, player) | markers_on(s)
    ground = standing_ground(s, player) & ~closed
    return ground >> square & 1 == 1 and has_room(s, player, square)
