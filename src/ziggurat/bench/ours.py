"""A game of ours as a subject, and how its cost grows."""

import random
import time
from collections.abc import Callable, Mapping
from typing import Any, Final

from ziggurat.bench.measuring import SAMPLE, Subject
from ziggurat.core.flow import Ask, run
from ziggurat.games.plugin import GamePlugin
from ziggurat.games.study import Bench

ROUNDS: Final = 300  # where the arena cuts games; random players may go on for thousands
_APART: Final = 100  # answers between the positions of a sample
_STRETCH: Final = 25  # answers whose cost is taken together
_COPIES: Final = 10  # of each position, when its cost is taken

ALL: Final = "all"

Growth = dict[
    str, list[float]
]  # by stretch: seconds of answers, answers, seconds of copies, copies


class Ours(Subject):
    """Games of one setup."""

    def __init__(self, plugin: GamePlugin, bench: Bench, name: str) -> None:
        """Games are played to their end, or cut after so many rounds."""
        self._plugin = plugin
        self._bench = bench
        self._setup, self._rounds = bench.subjects[name]
        self.copy = plugin.positions.clone  # type: ignore[attr-defined]
        self.listed = _ask_again

    def game(self, seed: int) -> int:
        pick = random.Random(seed).random
        s = self._plugin.game.new(self._setup)
        count = 0
        while not self._rounds or self._round(s) <= self._rounds:
            done = _play(s, pick, _STRETCH)
            count += done
            if not done:
                break
        return count

    def sample(self, seed: int) -> list[Any]:
        """Questions to seats, in the first hundred rounds or so."""
        pick = random.Random(seed).random
        found: list[Any] = []
        while len(found) < SAMPLE:
            s = self._plugin.game.new(self._setup)
            while len(found) < SAMPLE and self._round(s) <= ROUNDS and _play(s, pick, _APART):
                while s.pending is not None and not _relists(s.clone()):
                    _play(s, pick, 1)
                if s.pending is not None:
                    found.append(s.clone())
        return found

    def growth(self, seconds: float, seed: int) -> Growth:
        """What answers and copies cost in the rounds of games, setting up left out."""
        found: Growth = {}
        spent, number = 0.0, seed * 1000
        while spent < seconds:
            pick = random.Random(number).random
            s = self._plugin.game.new(self._setup)
            while self._bench.stretches and self._round(s) == 0 and _play(s, pick, 1):
                pass
            while s.pending is not None and (names := self._stretches(s)):
                begun = time.process_time()
                count = _play(s, pick, _STRETCH)
                played = time.process_time()
                for _ in range(_COPIES):
                    s.clone()
                copied = time.process_time()
                for name in names:
                    sums = found.setdefault(name, [0.0, 0, 0.0, 0])
                    sums[0] += played - begun
                    sums[1] += count
                    sums[2] += copied - played
                    sums[3] += _COPIES
                spent += copied - begun
            number += 1
        return found

    def _round(self, s: Any) -> int:
        return self._plugin.turn(s)[0]

    def _stretches(self, s: Any) -> list[str]:
        """The stretches that a position belongs to; none where it is past the last one."""
        numbers = self._bench.numbers(s)
        found = [_stretch(names, numbers[group]) for group, names in self._bench.stretches.items()]
        return [ALL, *found] if all(found) else []


def _stretch(names: Mapping[str, int], number: int) -> str:
    """The stretch that a number falls into, or ""."""
    return next((name for name, last in names.items() if number <= last), "")


def _play(s: Any, pick: Callable[[], float], answers: int) -> int:
    """Answer questions of seats and of chance at random; how many were answered."""
    done = 0
    while done < answers and (question := s.pending) is not None:
        options = question.options
        s.play(options[int(pick() * len(options))])
        done += 1
    return done


def _ask_again(s: Any) -> None:
    """Take the step once more that lists the options of the pending question."""
    s.stack[-1].step -= 1
    run(s)


def _relists(s: Any) -> bool:
    """Does that lead to the same question again? (Not where the step itself takes an answer.)"""
    if not isinstance(s.pending, Ask):
        return False
    before = s.hash()
    _ask_again(s)
    return bool(s.hash() == before)
