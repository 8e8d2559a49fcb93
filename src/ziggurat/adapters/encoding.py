"""Answers as actions: one fixed set of numbers for a game. A game may bring its own; of others,
action n is the n-th of the options offered, and 0 passes."""

from functools import cache
from typing import Final

from ziggurat.core.flow import PASS, IllegalAnswer, Question
from ziggurat.games.registry import plugin_named
from ziggurat.games.study import Actions

MOST: Final = 512  # options that a question may offer where they are told by their place


class ByPlace:
    """Actions of any game: the place of an answer among the options, counted from 1."""

    count = MOST + 1
    passing = 0

    def offered(self, question: Question) -> dict[int, int]:
        listed = [option for option in question.options if option != PASS]
        if len(listed) > MOST:
            raise ValueError(f"{question.prompt.name} has {len(listed)} answers, not {MOST}")
        found = dict(enumerate(listed, start=1))
        return {self.passing: PASS, **found} if PASS in question.options else found


@cache
def actions_of(game: str) -> Actions:
    """The actions of a game."""
    return plugin_named(game).study().actions() or ByPlace()


def option_of(actions: Actions, question: Question, action: int) -> int:
    """The option an action stands for; IllegalAnswer if it is not offered."""
    option = actions.offered(question).get(action)
    if option is None:
        raise IllegalAnswer(f"action {action} was not offered for {question.prompt.name}")
    return option
