"""Playing on from a copy of a position: what bots that look ahead have in common."""

import random

from ziggurat.core.flow import Roll
from ziggurat.core.game import GameState


def rolled(roll: Roll, source: random.Random) -> int:
    """One of the options of a question to chance, by its weights."""
    if roll.weights is None:
        return roll.options[int(source.random() * len(roll.options))]
    return source.choices(roll.options, roll.weights)[0]


def settle(s: GameState, source: random.Random) -> None:
    """Let chance answer until a seat is asked or the game is over."""
    while isinstance(roll := s.pending, Roll):
        s.play(rolled(roll, source))
