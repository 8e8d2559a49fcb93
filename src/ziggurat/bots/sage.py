"""A bot that searches: it plays answers out in its head before it chooses (bots/tree.py).

Before that it looks for a win within its own turn (bots/wins.py). One that is nearly sure it takes;
one that is less sure, if nothing else promises as much. A rival who is about to win is stopped
where that can be done (bots/stops.py).

It thinks for a time, less about lesser questions. Where a number of nodes of the tree is named, it
stops there, and earlier when its time is over. Without a clock (`steady`, or 0 seconds) it goes by
nodes alone, and the same seed gives the same answers. What it has seen of the position it is asked
about next, it keeps, unless something is hidden from its seat.
"""

import time
from typing import Final

from ziggurat.bots.idling import busier
from ziggurat.bots.knowledge import knowledge_of
from ziggurat.bots.redrawing import redrawing
from ziggurat.bots.stops import warded
from ziggurat.bots.tree import Node, Tree, preferred
from ziggurat.bots.wins import SURE, win_for
from ziggurat.core.flow import Ask
from ziggurat.core.game import GameState

NODES: Final = 100  # for a second, where it thinks without a clock
SECONDS: Final = 1.0
_LEAST: Final = 4  # visits even when time is short
_BEGIN: Final = 32  # visits before it looks at the clock for more
_MOST: Final = 10_000  # visits of a question: positions need memory
_APART: Final = 1_000_003  # keeps the seeds of two bots' searches apart
_DEPTH: Final = 6  # answers ahead in which it looks for the position it is asked about


class SageBot:
    """Thinks ahead."""

    def __init__(
        self,
        seed: int,
        nodes: int = 0,
        seconds: float = SECONDS,
        rounds: int = 0,
        learned: bool = True,
        steady: bool = False,
        prior: bool = False,
    ) -> None:
        self._seed = seed
        has_clock = seconds > 0 and not steady
        self._nodes = nodes or (0 if has_clock else max(1, round(NODES * (seconds or 1))))
        self._seconds = seconds if has_clock else 0.0
        self._rounds = rounds  # 0: as many as the game says
        self._learned = learned  # does it judge by what self-play taught, or by hand?
        self._prior = prior  # does it look first where a learned policy would?
        self._root: Node | None = None
        self._asked = 0

    @property
    def last(self) -> tuple[int, Node | None]:
        """How many questions it searched, and what it found out about the last of them."""
        return self._asked, self._root

    def choose(self, s: GameState) -> int:
        ask = s.pending
        assert isinstance(ask, Ask)
        if len(ask.options) == 1:
            return ask.options[0]
        win = win_for(s, self._seed)
        if win is not None and win.chance >= SURE:
            return win.answer
        knowledge = knowledge_of(s)
        if not knowledge.weight(s) and win is None:
            return knowledge.adviser(self._seed).choose(knowledge.seen(s, ask.player))
        root = self.thought(s)
        best = busier(root, preferred(root), knowledge, self._seed)
        if win is not None and win.chance > root.children[best].mean(ask.player):
            return win.answer
        return warded(root, best, knowledge, self._seed)

    def thought(self, s: GameState) -> Node:
        """The position, as its seat may know it, with what the search found out about it."""
        ask = s.pending
        assert isinstance(ask, Ask)
        knowledge = knowledge_of(s)
        weight = knowledge.weight(s)
        end = time.perf_counter() + self._seconds * weight
        seen = knowledge.seen(s, ask.player)
        self._asked += 1
        seed = self._seed * _APART + self._asked
        imagine = redrawing(seen, ask.player)
        again = found(self._root, seen) if imagine is None else None
        self._root = again or Node(seen)
        policy = knowledge.policy() if self._prior else None
        rounds = self._rounds or knowledge.rounds()
        tree = Tree(self._root, knowledge, seed, rounds, self._learned, imagine, policy)

        def goes_on(done: int) -> bool:
            return not self._seconds or done < _LEAST or time.perf_counter() <= end

        if self._nodes:
            tree.think(max(2, round(self._nodes * weight)) - self._root.visits, goes_on)
            return self._root
        visits = _BEGIN  # each thought is as long as all before it
        while visits <= _MOST and (visits == _BEGIN or time.perf_counter() < end):
            tree.think(visits, goes_on)
            visits *= 2
        return self._root


def found(root: Node | None, s: GameState) -> Node | None:
    """The node of a position a few answers further on, if the search has been there."""
    pending = s.pending
    assert isinstance(pending, Ask)
    mark = ""
    level = [root] if root else []
    for _ in range(_DEPTH):
        level = [child for node in level for child in node.children.values() if child.visits]
        for node in level:
            ask = node.ask
            if ask and (ask.player, ask.options) == (pending.player, pending.options):
                mark = mark or s.hash()
                if node.state.hash() == mark:
                    return node
    return None
