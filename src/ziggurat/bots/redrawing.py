"""Thinking about what is hidden: a bot that was handed one position it may believe in draws others
from it."""

from random import Random

from ziggurat.bots.tree import Imagine
from ziggurat.core.game import GameState
from ziggurat.games.registry import NoGame, plugin_of


def redrawing(s: GameState, seat: int) -> Imagine | None:
    """What draws positions that a seat may believe in as well as in this one; None if nothing is
    hidden from it."""
    try:
        game = plugin_of(s).game
    except NoGame:  # such a position is taken as it is
        return None
    if game.imagined(s, seat, Random(0)) is s:
        return None

    def imagine(random: Random) -> GameState:
        drawn: GameState = game.imagined(s, seat, random)
        return drawn

    return imagine


def following(imagine: Imagine | None, answer: int) -> Imagine | None:
    """The same after an answer of the seat that thinks."""
    if imagine is None:
        return None
    before = imagine

    def imagined(random: Random) -> GameState:
        after = before(random).clone()
        after.play(answer)
        return after

    return imagined
