"""A tree of what may come: Monte Carlo tree search for any game of questions and answers.

A node is a position. Where a seat is asked, its children are answers, and the search goes where
that seat's results so far and the prior promise most (PUCT); the results are one figure per seat,
so each seat looks after itself, whatever their number. Where chance is asked, a child is drawn by
its weights. A new node is thought through by habit (bots/knowledge.py) for some rounds and judged.

A thought about one question (`think`) starves no answer: a third of the visits goes to all answers
alike, a third to the better half of them, and the rest where the search likes. In thinking a new
position through, a seat that is about to win is seen to do so (bots/wins.py), this round and the
next; wins that come soon count a little more than late ones.

Where a question has many answers, few are tried at first, the habitual one and those that look
best at one glance, and more as the node is visited more (progressive widening). With a learned
policy (bots/policy.py) the answers to the question that is thought about are tried as it promises.

Where something is hidden from the seat that thinks, each visit draws anew what it may be
(`imagine`). A node then stands for all positions that the same answers lead to; its results are of
many of them, and only answers that are offered in the position drawn are tried. A seat that answers
a sealed question knows no other answer to it, so in the tree the others answer it by habit.
"""

import random
from collections.abc import Callable, Iterator
from math import sqrt
from typing import Final

from ziggurat.bots.futures import rolled, settle
from ziggurat.bots.knowledge import Habit, Knowledge, results
from ziggurat.bots.policy import Policy
from ziggurat.bots.wins import win_in_reach
from ziggurat.core.flow import Ask, Roll
from ziggurat.core.game import GameState

CURIOSITY: Final = 0.15  # how much the search strays from what did best
HABITUAL: Final = 0.5  # prior of the habitual answer; the others share the rest
FEW: Final = 6  # answers tried at once; where there are more, the search widens
LEAST_SPREAD: Final = 0.01  # of results, which few of them may hide
LONGEST: Final = 400  # answers thought ahead at most
_OFTEN: Final = 2  # an answer with half the visits of the most visited one may be the best
_STAGES: Final = 3  # of a thought: all answers, the better half, where the search likes
_SLOW: Final = 0.01  # what a round of waiting takes from a win
_GLANCE: Final = 800  # steps to look for a rival's win; a sixth of them is used, in one pass
_AHEAD: Final = 1  # rounds in which wins are looked for


class Node:
    """A position in the tree."""

    __slots__ = ("answers", "children", "habit", "priors", "squares", "state", "totals", "visits")

    def __init__(self, state: GameState) -> None:
        self.state = state
        self.visits = 0
        self.totals = [0.0] * state.seats  # results so far, by seat
        self.squares = [0.0] * state.seats  # the same squared
        self.children: dict[int, Node] = {}
        self.answers: tuple[int, ...] = ()  # those of a seat in the order they are tried
        self.habit = 0
        self.priors: dict[int, float] = {}  # by answer, where a learned policy was asked

    @property
    def ask(self) -> Ask | None:
        pending = self.state.pending
        return pending if isinstance(pending, Ask) else None

    def mean(self, seat: int) -> float:
        """A seat's mean result."""
        return self.totals[seat] / self.visits

    def doubt(self, seat: int) -> float:
        """The variance of that mean, as far as the results tell."""
        spread = self.squares[seat] / self.visits - self.mean(seat) ** 2
        return (max(0.0, spread) + LEAST_SPREAD) / self.visits

    def child(self, answer: int) -> "Node":
        """The position after an answer, of a seat or of chance."""
        if answer not in self.children:
            after = self.state.clone()
            after.play(answer)
            self.children[answer] = Node(after)
        return self.children[answer]


def preferred(node: Node) -> int:
    """The best of the answers tried often; the habitual one unless the results speak clearly
    against it."""
    ask = node.ask
    assert ask is not None
    seat = ask.player
    tried = {answer: child for answer, child in node.children.items() if child.visits}
    often = max((child.visits for child in tried.values()), default=0) / _OFTEN
    good = [answer for answer, child in tried.items() if child.visits >= often]
    best = max(good, key=lambda answer: tried[answer].mean(seat), default=node.habit)
    if best == node.habit or node.habit not in tried:
        return best
    one, other = tried[best], tried[node.habit]
    doubt = sqrt(one.doubt(seat) + other.doubt(seat))
    return best if one.mean(seat) - other.mean(seat) > doubt else node.habit


Imagine = Callable[[random.Random], GameState]


class Tree:
    """A search from one position. The same seed and number of visits give the same tree."""

    def __init__(
        self,
        root: Node,
        knowledge: Knowledge,
        seed: int,
        rounds: int,
        learned: bool = True,
        imagine: Imagine | None = None,
        policy: Policy | None = None,
    ) -> None:
        self.root = root
        self._policy = policy
        self._seed = seed
        self._imagine = imagine  # draws a position of the root; None: there is but one
        self._knowledge = knowledge
        self._random = random.Random(seed)
        self._habit: Habit = knowledge.habit(seed)
        self._adviser: Habit = knowledge.adviser(seed)
        self._rounds = rounds
        self._learned = learned
        self._endgame = knowledge.endgame()
        self._turn = self._endgame.turn(root.state) if self._endgame else (0, 0)

    def think(self, visits: int, goes_on: Callable[[int], bool]) -> None:
        """So many visits, or fewer: it is asked before each, with the number done, whether it
        goes on."""
        self._consult()
        for done, first in enumerate(self._firsts(visits)):
            if not goes_on(done):
                return
            self.visit(first)

    def _consult(self) -> None:
        """Ask the policy about the answers to the question that is thought about."""
        root, ask = self.root, self.root.ask
        if self._policy is None or ask is None or root.priors:
            return
        told = self._knowledge.features(root.state, self._adviser.choose(root.state), self._seed)
        if told is None:
            return
        root.priors = dict(zip(ask.options, self._policy.shares(*told), strict=True))
        root.answers = tuple(sorted(ask.options, key=lambda answer: -root.priors[answer]))
        root.habit = root.answers[0]

    def _firsts(self, visits: int) -> Iterator[int | None]:
        """The first answer of each visit; None: where the search likes."""
        yield from (None,) * min(2, visits)
        seat = self.root.ask.player if self.root.ask else 0
        answers = list(self.root.answers[: FEW + int(sqrt(max(0, visits)))])
        left = visits - 2
        for _ in range(_STAGES - 1):
            each = visits // (_STAGES * max(1, len(answers)))
            if len(answers) < 2 or not each:
                break
            for _ in range(each):
                yield from answers
            left -= each * len(answers)
            tried = self.root.children
            means = {
                answer: tried[answer].mean(seat)
                for answer in answers
                if answer in tried and tried[answer].visits
            }
            best = sorted(means, key=lambda answer: -means[answer])[: (len(answers) + 1) // 2]
            habit = self.root.habit
            answers = best if habit in best or habit not in means else [*best, habit]
        yield from (None,) * left

    def visit(self, first: int | None = None) -> None:
        """Follow the tree to a new position, judge it, and tell all positions on the way; `first`
        is the answer to begin with."""
        if self._imagine is not None:
            self._visit_imagined(self._imagine(self._random).clone(), first)
            return
        node, path = self.root, [self.root]
        while node.visits or node.ask is None:
            if node.state.pending is None:
                break
            begun = first if node is self.root else None
            node = node.child(self._next(node, node.state) if begun is None else begun)
            path.append(node)
        self._tell(path, self._judged(node.state))

    def _visit_imagined(self, s: GameState, first: int | None) -> None:
        """The same in a position that was drawn for this visit, and is used up by it."""
        node, path = self.root, [self.root]
        sealed = False
        while s.pending is not None and (node.visits or not isinstance(s.pending, Ask)):
            ask = s.pending
            answer = self._habit.choose(s) if sealed else self._next(node, s)
            if first is not None and node is self.root and first in ask.options:
                answer = first
            sealed = isinstance(ask, Ask) and bool(ask.also)
            s.play(answer)
            if answer not in node.children:
                node.children[answer] = Node(s.clone())
            node = node.children[answer]
            path.append(node)
        self._tell(path, self._judged(s))

    def _tell(self, path: list[Node], judged: list[float]) -> None:
        for passed in path:
            passed.visits += 1
            for seat, chance in enumerate(judged):
                passed.totals[seat] += chance
                passed.squares[seat] += chance * chance

    def _next(self, node: Node, s: GameState) -> int:
        pending = s.pending
        if isinstance(pending, Roll):
            return rolled(pending, self._random)
        assert isinstance(pending, Ask)
        if self._imagine is not None:
            self._offer(node, s, pending)
        elif not node.answers:
            self._order(node, s, pending)
        seat = pending.player
        there = node.answers[: FEW + int(sqrt(node.visits))]
        rest = (1 - HABITUAL) / max(1, len(there) - 1)
        push = CURIOSITY * sqrt(node.visits)
        expected = node.mean(seat)  # of an answer not tried yet

        def promise(answer: int) -> float:
            if node.priors:
                prior = node.priors.get(answer, 0.0)
            else:
                prior = HABITUAL if answer == node.habit else rest
            child = node.children.get(answer)
            if child is None or not child.visits:
                return expected + push * prior
            return child.mean(seat) + push * prior / (1 + child.visits)

        return max(there, key=promise)

    def _offer(self, node: Node, s: GameState, ask: Ask) -> None:
        """The answers offered in this position: those that were tried in another keep their order,
        new ones come last."""
        offered = set(ask.options)
        if not node.answers or node.habit not in offered:
            self._order(node, s, ask)
            return
        known = [answer for answer in node.answers if answer in offered]
        node.answers = (*known, *sorted(offered.difference(known)))

    def _order(self, node: Node, s: GameState, ask: Ask) -> None:
        """The habitual answer first, then the others; of many, by what they look like at once."""
        node.habit = (self._adviser if node is self.root else self._habit).choose(s)
        others = [answer for answer in ask.options if answer != node.habit]
        if len(ask.options) > FEW:
            looks = {answer: self._look(s, ask.player, answer) for answer in others}
            others.sort(key=lambda answer: -looks[answer])
        node.answers = (node.habit, *others)

    def _look(self, s: GameState, seat: int, answer: int) -> float:
        after = s.clone()
        after.play(answer)
        settle(after, self._random)
        return self._knowledge.standing(after, seat)

    def _judged(self, s: GameState) -> list[float]:
        """Each seat's chance to win, seen after some rounds of habit."""
        after = s.clone()
        begun = self._knowledge.clock(s)
        for _ in range(LONGEST):
            settle(after, self._random)
            ahead = self._knowledge.clock(after) - begun
            if after.pending is None:
                return slowed(results(after), ahead)
            if ahead >= self._rounds:
                break
            if ahead <= _AHEAD:
                winner = self._about_to_win(after)
                if winner is not None:
                    won = [float(seat == winner) for seat in range(after.seats)]
                    return slowed(won, ahead)
            after.play(self._habit.choose(after))
        return list(self._knowledge.chances(after, self._learned))

    def _about_to_win(self, s: GameState) -> int | None:
        """The seat that is asked, if its turn begins and it wins before the turn is over. The turn
        in which the root is asked was looked through before (bots/sage.py)."""
        ask, endgame = s.pending, self._endgame
        assert isinstance(ask, Ask)
        if endgame is None or self._knowledge.weight(s) < 1 or not endgame.likely(s, ask.player):
            return None
        if endgame.turn(s) == self._turn:
            return None
        win = win_in_reach(s, self._knowledge, 0, _GLANCE, passes=1)
        return ask.player if win is not None and self._random.random() < win.chance else None


def slowed(chances: list[float], rounds: int) -> list[float]:
    """The results of a game that is over after so many rounds: the later, the nearer to equal."""
    share = min(0.5, _SLOW * rounds)
    return [chance + (1 / len(chances) - chance) * share for chance in chances]
