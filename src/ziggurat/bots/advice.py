"""Advice: the best answers to the pending question with their chances, and who is likely to win.

The search (bots/tree.py) finds the answers that promise most; these few are then thought through
equally often, so that their chances can be compared. A win within the turn (bots/wins.py) is always
among them. A chance has a range, by how much the results of the search vary; answers whose chances
differ by no more than that are as good as each other.
"""

import time
from collections.abc import Iterator
from math import sqrt
from random import Random
from typing import Final, NamedTuple

from ziggurat.bots.knowledge import knowledge_of
from ziggurat.bots.redrawing import following, redrawing
from ziggurat.bots.tree import FEW, Node, Tree
from ziggurat.bots.wins import SURE, Win, win_for
from ziggurat.core.flow import Ask
from ziggurat.core.game import Game, S

VISITS: Final = 500
SECONDS: Final = 1.0
BEST: Final = 3  # answers that are compared
_LEAST: Final = 4  # visits even when time is short
_SPREAD: Final = 2.0  # standard errors to either side of a chance


class Advice(NamedTuple):
    """One answer and what it is worth."""

    answer: int
    chance: float  # of the asked seat to win after it
    low: float  # the chance lies between these, as far as the search can tell
    high: float
    wins: float  # the chance to win within this turn, where a way was found; else 0


class Outlook(NamedTuple):
    """What the search found out about a position."""

    chances: list[float]  # of each seat to win, if the best answer is given
    advice: list[Advice]  # the best answers, the best first
    equal: int  # so many of them, from the first on, are as good as each other


def outlook(
    game: Game[S],
    s: S,
    seed: int = 1,
    visits: int = VISITS,
    seconds: float = SECONDS,
    besides: int | None = None,
) -> Outlook:
    """Think about a position for the seat that is asked, from what it may know. An answer `besides`
    is judged with the best. With `seconds` 0 only the visits count, and the same seed gives the
    same outlook."""
    ask = s.pending
    assert isinstance(ask, Ask)
    knowledge = knowledge_of(s)
    root = Node(knowledge.seen(game.imagined(s, ask.player, Random(seed)), ask.player))
    imagine = redrawing(root.state, ask.player)
    rounds = knowledge.rounds()

    def after(answer: int) -> Tree:
        """A search that begins after an answer."""
        return Tree(root.child(answer), knowledge, seed, rounds, imagine=following(imagine, answer))

    tree = Tree(root, knowledge, seed, rounds, imagine=imagine)
    end = time.perf_counter() + seconds if seconds else 0.0
    for _ in range(2):
        tree.visit()
    for answer in root.answers[:FEW]:  # so that none is passed over unseen
        after(answer).visit()
    for _ in _until(end - seconds / 2, visits // 2):
        tree.visit()
    by_visits = sorted(root.children, key=lambda answer: -root.children[answer].visits)
    answers = by_visits[:BEST]
    win = win_for(root.state, seed)
    if win is not None and win.answer not in answers:
        answers[-1] = win.answer
    if besides is not None and besides not in answers:
        answers.append(besides)
    trees = [after(answer) for answer in answers]
    compared, judged = [each.root for each in trees], list(answers)
    for _ in _until(end, visits - visits // 2):
        least = min(range(len(trees)), key=lambda n: compared[n].visits)
        trees[least].visit()
    chances = {
        answer: [node.mean(seat) for seat in range(s.seats)]
        for answer, node in zip(answers, compared, strict=True)
    }
    if win is not None:
        _respect(win, chances, ask.player)
        answers.sort(key=lambda answer: answer != win.answer)
    answers.sort(key=lambda answer: -chances[answer][ask.player])
    doubts = {
        answer: 0.0 if node.state.pending is None else node.doubt(ask.player)
        for answer, node in zip(judged, compared, strict=True)
    }
    if win is not None and win.chance >= SURE:
        doubts[win.answer] = 0.0
    advice = [
        _advice(answer, chances[answer][ask.player], doubts[answer], win) for answer in answers
    ]
    return Outlook(chances[answers[0]], advice, _equal(advice, doubts))


def _advice(answer: int, chance: float, doubt: float, win: Win | None) -> Advice:
    spread = _SPREAD * sqrt(doubt)
    wins = win.chance if win is not None and win.answer == answer else 0.0
    return Advice(answer, chance, max(0.0, chance - spread), min(1.0, chance + spread), wins)


def _equal(advice: list[Advice], doubts: dict[int, float]) -> int:
    """How many answers the search cannot tell from the best; none from a win."""
    best = advice[0]
    if best.wins >= SURE:
        return 1
    for place, each in enumerate(advice):
        doubt = sqrt(doubts[best.answer] + doubts[each.answer])
        if best.chance - each.chance > _SPREAD * doubt:
            return place
    return len(advice)


def _respect(win: Win, chances: dict[int, list[float]], seat: int) -> None:
    """A win in reach is worth at least its chance; if it is nearly sure, nothing is worth more."""
    for answer, found in chances.items():
        own = chance = found[seat]
        if answer == win.answer:
            chance = max(own, win.chance)
        elif win.chance >= SURE:
            chance = min(own, win.chance)
        if chance != own:
            for each, other in enumerate(found):
                share = other / (1 - own) if own < 1 else 1 / (len(found) - 1)
                found[each] = chance if each == seat else (1 - chance) * share


def _until(end: float, visits: int) -> Iterator[int]:
    """So many visits, or fewer where time (0: as long as it takes) runs out."""
    for done in range(max(_LEAST, visits)):
        if end and done >= _LEAST and time.perf_counter() > end:
            return
        yield done
