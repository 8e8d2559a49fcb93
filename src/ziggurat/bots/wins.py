"""Winning within one's own turn: a bounded search for the answers that do it.

The seat that thinks tries its own answers. Whatever chance gives counts by its weight, and what
others are asked they answer as it hurts most, so a chance found here is one that can be relied on.

Few turns can be looked through whole. Each question has an order of its answers: those that bring
the win nearer come first, and of equal ones the habitual one. The search first takes the first
answer everywhere, then one that is not the first once, then twice, and so on while it may
(limited discrepancy search). The choice that decides a turn (`Knowledge.weight` 1) costs nothing:
each of its answers is looked into alike.
"""

from collections.abc import Hashable, Iterator
from typing import Final, NamedTuple

from ziggurat.bots.knowledge import Endgame, Habit, Knowledge, knowledge_of, results
from ziggurat.core.flow import Ask, Roll
from ziggurat.core.game import GameState

SURE: Final = 0.9  # a win that is taken without a further thought
LEAST: Final = 0.2  # chances below are no win in reach
STEPS: Final = 6000  # answers tried for a whole turn
_MINOR: Final = 0.3  # the least share of them for a question within the turn
_STRAYS: Final = 3  # passes: with no answer that is not the first, with one, with two
_PARTS: Final = 6  # 1 of the steps for the first pass, 2 for the second, 3 for the third
_WIDE: Final = 5  # answers besides the first that are tried where there are many
_CERTAIN: Final = 1 - 1e-9


class Win(NamedTuple):
    """An answer from which its seat can win before its turn is over, and how likely."""

    answer: int
    chance: float


def win_in_reach(
    s: GameState, knowledge: Knowledge, seed: int, steps: int = STEPS, passes: int = _STRAYS
) -> Win | None:
    """The best way to win within the turn for the seat that is asked, if one is found."""
    ask, endgame = s.pending, knowledge.endgame()
    if endgame is None or not isinstance(ask, Ask) or not endgame.near(s, ask.player):
        return None
    search = _Search(s, ask, endgame, knowledge, seed)
    best: Win | None = None
    for strays in range(passes):
        for answer, share in search.shares(s, strays, steps):
            search.left = share
            chance = search.after(s, answer, strays, best.chance if best else LEAST)
            if chance >= LEAST and (best is None or chance > best.chance):
                best = Win(answer, chance)
        if best is not None and best.chance >= SURE:
            break
    return best


def win_for(s: GameState, seed: int) -> Win | None:
    """The same from what the seat that is asked may know; a lesser question gets fewer steps."""
    ask, knowledge = s.pending, knowledge_of(s)
    assert isinstance(ask, Ask)
    steps = round(STEPS * max(_MINOR, knowledge.weight(s)))
    return win_in_reach(knowledge.seen(s, ask.player), knowledge, seed, steps)


def chance_after(
    s: GameState, answer: int, knowledge: Knowledge, seed: int, steps: int = STEPS
) -> float:
    """The chance to win within the turn after this answer of the seat that is asked, as far as the
    search finds it."""
    ask, endgame = s.pending, knowledge.endgame()
    if endgame is None or not isinstance(ask, Ask) or not endgame.near(s, ask.player):
        return 0.0
    search = _Search(s, ask, endgame, knowledge, seed)
    best = 0.0
    for strays in range(_STRAYS):
        search.left = (strays + 1) * steps // _PARTS
        best = max(best, search.after(s, answer, strays, LEAST))
    return best


class _Search:
    """A search of one turn."""

    def __init__(
        self, s: GameState, ask: Ask, endgame: Endgame, knowledge: Knowledge, seed: int
    ) -> None:
        self.left = 0  # answers that may still be tried
        self._seat = ask.player
        self._turn = endgame.turn(s)
        self._endgame = endgame
        self._knowledge = knowledge
        self._habit: Habit = knowledge.habit(seed)
        self._held: float | None = None
        # by position and strays: the chance, and the bound it was found for
        self._known: dict[tuple[Hashable, int], tuple[float, float]] = {}

    def shares(self, s: GameState, strays: int, steps: int) -> Iterator[tuple[int, int]]:
        """The answers to the first question with the steps each may take. A later pass has more
        of them."""
        self.left = steps
        answers = self._ordered(s, strays)
        for answer in answers:
            yield answer, (strays + 1) * steps // (_PARTS * len(answers))

    def after(self, s: GameState, answer: int, strays: int, bound: float) -> float:
        """The chance to win after an answer of anybody; below the bound it need not be exact."""
        self.left -= 1
        after = s.clone()
        after.play(answer)
        if isinstance(s.pending, Roll) and isinstance(after.pending, Ask):
            return self._after_chance(after, strays, bound)
        return self._chance(after, strays, bound)

    def _after_chance(self, s: GameState, strays: int, bound: float) -> float:
        """Different dice often lead to one position: what was found out about it is kept."""
        key = (self._endgame.key(s), strays)
        known = self._known.get(key)
        if known is not None and (known[0] >= known[1] or bound >= known[1]):
            return known[0]
        found = self._chance(s, strays, bound)
        if self.left > 0:
            self._known[key] = (found, bound)
        return found

    def _chance(self, s: GameState, strays: int, bound: float) -> float:
        if s.pending is None:
            return results(s)[self._seat]
        if self._endgame.has_won(s, self._seat):
            return self._kept(s)
        if self._endgame.turn(s) != self._turn or self.left <= 0:
            return 0.0
        if isinstance(s.pending, Roll):
            return self._rolled(s, s.pending, strays, bound)
        assert isinstance(s.pending, Ask)
        if s.pending.player != self._seat:
            return self._against(s, s.pending, strays, bound)
        return self._own(s, strays, bound)

    def _kept(self, s: GameState) -> float:
        """The chance that a win is still one when it counts; taken to be the same for all ways."""
        if self._held is None:
            self._held = self._endgame.held(s, self._seat)
        return self._held

    def _rolled(self, s: GameState, roll: Roll, strays: int, bound: float) -> float:
        outcomes = self._endgame.outcomes(s)
        if outcomes is not None:
            self.left -= len(outcomes)
            return sum(share * self._chance(after, strays, 0.0) for share, after in outcomes)
        weights = roll.weights or (1,) * len(roll.options)
        whole = sum(weights)
        found, open_ = 0.0, 1.0  # open: what chance may still give
        for option, weight in zip(roll.options, weights, strict=True):
            if not weight:
                continue
            if found + open_ < bound:
                break
            share = weight / whole
            open_ -= share
            found += share * self.after(s, option, strays, 0.0)
        return found

    def _against(self, s: GameState, ask: Ask, strays: int, bound: float) -> float:
        answer = self._endgame.best_in_fight(s)
        options = ask.options if answer is None else (answer,)
        worst = 1.0
        for option in options:
            worst = min(worst, self.after(s, option, strays, bound))
            if worst < bound:
                break
        return worst

    def _own(self, s: GameState, strays: int, bound: float) -> float:
        best = 0.0
        for place, answer in enumerate(self._ordered(s, strays)):
            left = strays - (place > 0 and not self._decides(s))
            best = max(best, self.after(s, answer, left, max(bound, best)))
            if best >= _CERTAIN or self.left <= 0:
                break
        return best

    def _decides(self, s: GameState) -> bool:
        return self._knowledge.weight(s) >= 1

    def _ordered(self, s: GameState, strays: int) -> list[int]:
        """The answers worth trying with so many strays left, the most promising first."""
        ask = s.pending
        assert isinstance(ask, Ask)
        if len(ask.options) == 1:
            return [ask.options[0]]
        fight = self._endgame.best_in_fight(s)
        if fight is not None:
            return [fight]
        habit = self._habit.choose(s)
        if len(ask.options) > self.left:
            return [habit]
        near = {option: self._look(s, option) for option in ask.options}
        options = sorted(ask.options, key=lambda option: (-near[option], option != habit))
        return options if self._decides(s) else options[: 1 + _WIDE * strays]

    def _look(self, s: GameState, option: int) -> float:
        self.left -= 1
        after = s.clone()
        after.play(option)
        return self._endgame.nearness(after, self._seat)
