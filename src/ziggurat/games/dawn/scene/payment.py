"""Payments for a wonder: where only one way is sensible, the table may give it in one press."""

from collections import Counter

from ziggurat.core.flow import PASS, Ask
from ziggurat.games.dawn.options import CITY_STATE_TOKEN
from ziggurat.games.dawn.rules.wonders import PAY
from ziggurat.games.dawn.state import State

_Spent = tuple[int, ...]


def payment(s: State, question: Ask) -> list[int]:
    """The answers that pay, one after the other, if every other way pays the same and more; else
    none."""
    if question.prompt is not PAY:
        return []
    ways: dict[_Spent, list[int]] = {}
    _pay(s, [], ways, set())
    least = [way for way in ways if not any(_is_part(other, way) for other in ways)]
    return ways[least[0]] if len(least) == 1 else []


def _pay(s: State, given: list[int], ways: dict[_Spent, list[int]], seen: set[_Spent]) -> None:
    """Find the ways from here on, tried on copies. What is more than a token of one's own, as a
    natural wonder is, is not weighed against others."""
    spent = tuple(sorted(given))
    if spent in seen:
        return
    seen.add(spent)
    question = s.pending
    if not isinstance(question, Ask) or question.prompt is not PAY:
        ways[spent] = given
    elif PASS in question.options:
        ways[spent] = [*given, PASS]
    elif given and given[-1] >= CITY_STATE_TOKEN:
        ways[spent] = given
    else:
        for option in question.options:
            copy = s.clone()
            copy.play(option)
            _pay(copy, [*given, option], ways, seen)


def _is_part(less: _Spent, more: _Spent) -> bool:
    return less != more and Counter(less) <= Counter(more)
