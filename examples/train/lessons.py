"""What is learnt of a game: its answers and positions in words, how far a seat is, and against whom
it is measured. A New Dawn has words of its own (words.py). Of any other game the registry knows, an
answer is told by its question, its name and the stage of the game, a position by the figures that
all see."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final

from examples.train import words
from examples.train.words import Words

from ziggurat.bots import bots_of
from ziggurat.core.flow import Ask
from ziggurat.games.registry import plugin_named

FIRST: Final = "dawn"
_STAGES: Final = ((8, "early"), (20, "middle"))  # up to which round
_STEP: Final = 3  # figures are told in steps of so many


def told_words(prompt: str, names: Sequence[str], round_: int) -> list[Words]:
    """The words of the answers to a question of any game, by their names."""
    stage = next((name for last, name in _STAGES if round_ <= last), "late")
    return [
        [
            f"{prompt} {name}",
            f"{prompt} {re.sub('[0-9]+', '#', name)} {stage}",
            f"{prompt} {name.partition('-')[0]}",
        ]
        for name in names
    ]


class AnyLesson:
    """Any game of the registry."""

    rounds = 60  # a game of self-play that lasts longer is broken off

    def __init__(self, game: str) -> None:
        self.plugin = plugin_named(game)
        self.setup: dict[str, Any] = {"players": 2}
        known = bots_of(game)
        self.rivals = tuple(each for each in ("random", "builder", "automaton") if each in known)

    def learns(self, s: Any) -> bool:
        """Is what is asked now worth learning?"""
        return True

    def answers(self, s: Any, ask: Ask) -> list[Words]:
        """The words of each answer of a question, in the order of its options."""
        names = [self.plugin.game.name(s, ask, option) for option in ask.options]
        return told_words(ask.prompt.name, names, self.plugin.turn(s)[0])

    def position(self, s: Any, seat: int) -> Words:
        """The words of a position as a seat sees it."""
        return list(self._figures(s, seat))

    def standing(self, s: Any, seat: int) -> float:
        """How far a seat is, from 0 to 1."""
        knowledge = self.plugin.knowledge()
        return float(knowledge.chances(s, False)[seat]) if knowledge else 0.0

    def _figures(self, s: Any, observer: int) -> Iterator[str]:
        for seat in range(s.seats):
            who = "me" if seat == observer else "rival"
            for name, figure in self.plugin.series(s, seat).items():
                yield f"{who} {name}{figure // _STEP}"


class DawnLesson(AnyLesson):
    """A New Dawn, with words of its own."""

    def __init__(self) -> None:
        super().__init__(FIRST)
        self.setup = {"edition": "base", "players": 2, "map": "built"}

    def learns(self, s: Any) -> bool:
        return bool(s.victory)  # laying the map is drawn, not learnt

    def answers(self, s: Any, ask: Ask) -> list[Words]:
        return words.answer_words(s, ask)

    def position(self, s: Any, seat: int) -> Words:
        return words.position_words(s, seat)

    def standing(self, s: Any, seat: int) -> float:
        return words.standing(s, seat)


@cache
def lesson_of(game: str) -> AnyLesson:
    """What is learnt of a game."""
    return DawnLesson() if game == FIRST else AnyLesson(game)
