"""Our game as a subject, and how its cost grows."""

import random
import time
from collections.abc import Callable
from typing import Any, Final

from ziggurat.bench.measuring import SAMPLE, Subject
from ziggurat.core.flow import Ask, run
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.state import State

ROUNDS: Final = 300  # where the arena cuts games; random players may go on for thousands
_APART: Final = 100  # answers between the positions of a sample
_STRETCH: Final = 25  # answers whose cost is taken together
_COPIES: Final = 10  # of each position, when its cost is taken

# By what cost grows: names of stretches and the last number that belongs to them.
ALL: Final = "all"
ROUNDS_PLAYED: Final = {"rounds 1 to 20": 20, "rounds 21 to 60": 60, "rounds 61 to 150": 150}
TILES_LAID: Final = {"up to 14 tiles": 14, "15 to 19 tiles": 19, "20 tiles or more": 999}
_LAST_ROUND: Final = max(ROUNDS_PLAYED.values())

Growth = dict[
    str, list[float]
]  # by stretch: seconds of answers, answers, seconds of copies, copies


class Ours(Subject):
    """Games of one edition with so many players."""

    def __init__(self, edition: str, players: int, rounds: int | None = None) -> None:
        """Games are played to their end, or cut after so many rounds."""
        self._setup: dict[str, Any] = {"edition": edition, "players": players}
        self._rounds = rounds
        self.copy = State.clone
        self.listed = _ask_again

    def game(self, seed: int) -> int:
        pick = random.Random(seed).random
        s = DAWN.new(self._setup)
        count = 0
        while not self._rounds or s.round <= self._rounds:
            done = _play(s, pick, _STRETCH)
            count += done
            if not done:
                break
        return count

    def sample(self, seed: int) -> list[State]:
        """Questions to seats, in the first hundred rounds or so."""
        pick = random.Random(seed).random
        found: list[State] = []
        while len(found) < SAMPLE:
            s = DAWN.new(self._setup)
            while len(found) < SAMPLE and s.round <= ROUNDS and _play(s, pick, _APART):
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
            s = DAWN.new(self._setup)
            while s.round == 0:
                _play(s, pick, 1)
            while s.round <= _LAST_ROUND and s.pending is not None:
                names = [ALL, _stretch(ROUNDS_PLAYED, s.round), _stretch(TILES_LAID, len(s.layout))]
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


def _stretch(names: dict[str, int], number: int) -> str:
    """The stretch that a number falls into."""
    return next(name for name, last in names.items() if number <= last)


def _play(s: State, pick: Callable[[], float], answers: int) -> int:
    """Answer questions of seats and of chance at random; how many were answered."""
    done = 0
    while done < answers and (question := s.pending) is not None:
        options = question.options
        s.play(options[int(pick() * len(options))])
        done += 1
    return done


def _ask_again(s: State) -> None:
    """Take the step once more that lists the options of the pending question."""
    s.stack[-1].step -= 1
    run(s)


def _relists(s: State) -> bool:
    """Does that lead to the same question again? (Not where the step itself takes an answer.)"""
    if not isinstance(s.pending, Ask):
        return False
    before = s.hash()
    _ask_again(s)
    return s.hash() == before
