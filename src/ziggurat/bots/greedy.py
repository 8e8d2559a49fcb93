"""A bot that looks one answer ahead and takes what looks best."""

import random
from collections.abc import Sequence
from typing import Final

from ziggurat.bots.futures import settle
from ziggurat.bots.knowledge import knowledge_of
from ziggurat.bots.redrawing import redrawing
from ziggurat.core.flow import Ask, Roll
from ziggurat.core.game import GameState

_TRIES: Final = 4  # looks at an answer that sets off dice or draws, and at what may be hidden
_HAIR: Final = 0.02  # what looks no worse than that is as good
_SLIP: Final = 1 / 40  # answers it draws: nobody goes in circles for ever


class GreedyBot:
    """The answer after which its standing is best; dice are tried out, ties are drawn."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, s: GameState) -> int:
        ask = s.pending
        assert isinstance(ask, Ask)
        if len(ask.options) == 1 or self._random.random() < _SLIP:
            return self._drawn(ask.options)
        seen = knowledge_of(s).seen(s, ask.player)
        imagine = redrawing(seen, ask.player)
        drawn = [imagine(self._random) for _ in range(_TRIES)] if imagine else [seen]
        looks = {
            option: sum(self._look(each, ask.player, option) for each in drawn) / len(drawn)
            for option in ask.options
        }
        best = max(looks.values())
        equal = [option for option, look in looks.items() if look >= best - _HAIR]
        return self._drawn(equal)

    def _drawn(self, options: Sequence[int]) -> int:
        return options[int(self._random.random() * len(options))]

    def _look(self, s: GameState, seat: int, option: int) -> float:
        after = s.clone()
        after.play(option)
        if not isinstance(after.pending, Roll):
            return knowledge_of(s).standing(after, seat)
        tries = [after.clone() for _ in range(_TRIES)]
        for future in tries:
            settle(future, self._random)
        return sum(knowledge_of(s).standing(future, seat) for future in tries) / _TRIES
