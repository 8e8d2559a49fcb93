"""Doing something rather than nothing: of answers that look about as good, one after which
something comes of the turn. People notice a rival who does nothing. Where habit itself forgoes
something in the midst of a turn, it has its reasons."""

from math import sqrt
from random import Random
from typing import Final

from ziggurat.bots.futures import settle
from ziggurat.bots.knowledge import Habit, Knowledge
from ziggurat.bots.tree import Node
from ziggurat.core.game import GameState
from ziggurat.core.notes import whole
from ziggurat.games.registry import NoGame, plugin_of

_LONGEST: Final = 60  # answers to the end of a turn
_OFTEN: Final = 8  # an answer with an eighth of the visits of the best is known well enough
_CLEARLY: Final = 2.0  # how many times the noise of the results nothing must be better


def busier(root: Node, best: int, knowledge: Knowledge, seed: int) -> int:
    """The best answer; where nothing comes of it, the next one that is not worse by more than
    twice the noise of the results and does something."""
    ask = root.ask
    assert ask is not None

    def is_idle(answer: int) -> bool:
        return is_idle_after(root.state, answer, knowledge, knowledge.habit(seed), seed)

    top = root.children.get(best)
    if best == root.habit and knowledge.weight(root.state) < 1:
        return best
    if top is None or not top.visits or not is_idle(best):
        return best
    seat, least = ask.player, top.visits / _OFTEN
    known = {answer: child for answer, child in root.children.items() if child.visits >= least}
    for answer in sorted(known, key=lambda answer: -known[answer].mean(seat)):
        other = known[answer]
        doubt = sqrt(top.doubt(seat) + other.doubt(seat))
        if top.mean(seat) - other.mean(seat) > _CLEARLY * doubt:
            break
        if not is_idle(answer):
            return answer
    return best


def is_idle_after(s: GameState, answer: int, knowledge: Knowledge, habit: Habit, seed: int) -> bool:
    """Does nothing come of the turn after this answer, if it goes on by this habit?"""
    try:
        turn = plugin_of(s).turn
    except NoGame:
        return False
    source = Random(seed)
    after = s.clone()
    after.notes = []
    after.play(answer)
    for _ in range(_LONGEST):
        settle(after, source)
        if after.pending is None or turn(after) != turn(s):
            break
        after.play(habit.choose(after))
    return after.pending is not None and knowledge.idle(whole(note) for note in after.notes)
