"""Stopping a rival who is about to win.

What an answer leaves to a rival is found out by playing on by habit until the seat that thinks has
its next turn. Each rival on the way who may win within its own turn is looked at closely
(bots/wins.py), closer than the search can afford in every position it thinks through. An answer is
worth no more than what is left of the game after it.
"""

from random import Random
from typing import Final

from ziggurat.bots.futures import settle
from ziggurat.bots.knowledge import Knowledge, results
from ziggurat.bots.tree import Node
from ziggurat.bots.wins import win_in_reach
from ziggurat.core.flow import Ask
from ziggurat.core.game import GameState

_FUTURES: Final = 2  # of an answer
_STEPS: Final = 1500  # to look for a rival's win
_LONGEST: Final = 400  # answers until the seat has its next turn
ALARMING: Final = 0.5  # a lesser danger is left to the search
_WIDE: Final = 6  # other answers that are looked at
_CLEARLY: Final = 0.05  # by so much another answer must be better


def warded(root: Node, best: int, knowledge: Knowledge, seed: int) -> int:
    """The best answer, unless a rival is likely to win after it and another one stops that."""
    ask, endgame = root.ask, knowledge.endgame()
    assert ask is not None
    if endgame is None or not endgame.looms(root.state, ask.player):
        return best
    tried = {answer: child for answer, child in root.children.items() if child.visits}
    danger = danger_after(root.state, best, knowledge, seed)
    if danger < ALARMING or best not in tried:
        return best

    def promise(answer: int) -> float:
        return tried[answer].mean(ask.player)

    left = {best: 1 - danger}
    others = sorted(tried.keys() - {best}, key=lambda answer: (-promise(answer), answer))
    for answer in others[:_WIDE]:
        left[answer] = 1 - danger_after(root.state, answer, knowledge, seed)
    worth = {answer: min(promise(answer), left[answer]) for answer in left}
    if promise(best) < _CLEARLY:  # all seemed lost: few visits of each may have missed the way out
        worth = left
    top = max(worth, key=worth.__getitem__)
    return top if worth[top] > worth[best] + _CLEARLY else best


def danger_after(s: GameState, answer: int, knowledge: Knowledge, seed: int) -> float:
    """The chance that a rival wins, after this answer of the seat that is asked, before that seat
    has its next turn."""
    found = [_danger(s, answer, knowledge, seed + n) for n in range(_FUTURES)]
    return sum(found) / _FUTURES


def _danger(s: GameState, answer: int, knowledge: Knowledge, seed: int) -> float:
    ask, endgame = s.pending, knowledge.endgame()
    assert isinstance(ask, Ask)
    assert endgame is not None
    after, turn, safe = s.clone(), endgame.turn(s), 1.0
    habit, source = knowledge.habit(seed), Random(seed)
    after.play(answer)
    for _ in range(_LONGEST):
        settle(after, source)
        pending = after.pending
        if not isinstance(pending, Ask):
            return 1 - safe * results(after)[ask.player]
        if knowledge.weight(after) >= 1 and endgame.turn(after) != turn:  # a turn begins
            if pending.player == ask.player:
                break
            turn = endgame.turn(after)
            win = win_in_reach(after, knowledge, seed, _STEPS)
            safe *= 1 - (win.chance if win else 0.0)
        after.play(habit.choose(after))
    return 1 - safe
