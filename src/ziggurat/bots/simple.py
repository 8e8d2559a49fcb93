"""Bots without a plan: for trying things out, for simulation, and as the floor of any ladder."""

import random
from typing import ClassVar

from ziggurat.core.flow import PASS
from ziggurat.core.game import GameState


class RandomBot:
    """Any legal answer, each as likely as the other."""

    quick: ClassVar[bool] = True

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, s: GameState) -> int:
        assert s.pending is not None
        options = s.pending.options
        return options[int(self._random.random() * len(options))]


class EagerBot(RandomBot):
    """Any legal answer but passing, unless there is no other."""

    def choose(self, s: GameState) -> int:
        assert s.pending is not None
        options = [option for option in s.pending.options if option != PASS]
        if not options:
            return PASS
        return options[int(self._random.random() * len(options))]
