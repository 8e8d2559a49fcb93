"""Time and memory. Time is CPU time of this process, so what else runs here matters little."""

import gc
import time
import tracemalloc
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

SAMPLE: Final = 24  # positions that copies and lists of options are measured on
_TIMES: Final = 20  # that such a sample is gone through between two looks at the clock


@dataclass(frozen=True, slots=True)
class Slice:
    """What was done in a stretch of time."""

    count: int
    seconds: float
    games: int = 0


class Subject(ABC):
    """A game that can be measured, by playing at random."""

    copy: Callable[[Any], object]  # of a position
    listed: Callable[[Any], object]  # what is legal in a position, worked out anew
    seen_by_python = True  # the memory it takes
    _kept: Sequence[Any] = ()

    @abstractmethod
    def game(self, seed: int) -> int:
        """Set up and play a whole game; how many answers it took."""

    @abstractmethod
    def sample(self, seed: int) -> list[Any]:
        """Positions out of such games."""

    def positions(self, seed: int) -> Sequence[Any]:
        """The same sample again and again, from the first seed asked for."""
        self._kept = self._kept or self.sample(seed) * _TIMES
        return self._kept

    def answers(self, seconds: float, seed: int) -> Slice:
        """Whole games, one after the other; counts answers."""
        count = games = 0
        begun = time.process_time()
        while (spent := time.process_time() - begun) < seconds:
            count += self.game(seed * 1000 + games)
            games += 1
        return Slice(count, spent, games)

    def copies(self, seconds: float, seed: int) -> Slice:
        """Copies of positions."""
        copy, sample = self.copy, self.positions(seed)
        count = 0
        begun = time.process_time()
        while (spent := time.process_time() - begun) < seconds:
            for position in sample:
                copy(position)
            count += len(sample)
        return Slice(count, spent)

    def options(self, seconds: float, seed: int) -> Slice:
        """Lists of what is legal, each in a fresh copy that cannot know it yet."""
        listed, sample = self.listed, self.positions(seed)
        count, spent = 0, 0.0
        while spent < seconds:
            fresh = [self.copy(position) for position in sample]
            begun = time.process_time()
            for position in fresh:
                listed(position)
            spent += time.process_time() - begun
            count += len(fresh)
        return Slice(count, spent)

    def weight(self, seed: int) -> float | None:
        """Bytes that a copy takes, on average; None where Python does not see them."""
        if not self.seen_by_python:
            return None
        sample = self.positions(seed)
        gc.collect()
        tracemalloc.start()
        try:
            kept = [self.copy(position) for position in sample]
            taken, _ = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
        return taken / len(kept)
