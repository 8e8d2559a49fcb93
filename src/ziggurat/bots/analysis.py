"""The course of a finished game: everybody's chances turn by turn, and the answers that cost most.

First every turn is looked at once, as it begins. Then the answers of the turns in which a seat's
chance fell most are looked at again, more closely: what was answered against what was best.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, Generic, NamedTuple

from ziggurat.bots.advice import Advice, outlook
from ziggurat.bots.knowledge import results
from ziggurat.core.flow import NOBODY, Ask
from ziggurat.core.game import Game, S

POINT_VISITS: Final = 40  # to each turn
_ALL_VISITS: Final = 3200  # to all turns: those of a long game get fewer
LOOK_VISITS: Final = 120  # to each answer looked at more closely
_LOOKS: Final = 24  # answers looked at more closely, at most
_WORTH_TELLING: Final = 0.1  # chance lost
_MOST: Final = 5  # turning points
_SEED: Final = 1


class Point(NamedTuple):
    """How likely each seat is to win as a turn begins, or at the end."""

    at: int  # answers given before
    round: int
    seat: int  # whose turn it is; NOBODY at the end
    chances: list[float]


class Turning(NamedTuple):
    """An answer that cost its seat much of its chance."""

    at: int
    seat: int
    lost: float
    played: Advice
    better: list[Advice]


class _Question(NamedTuple, Generic[S]):
    """A moment at which a seat had a choice in its own turn."""

    at: int
    turn: int  # number of the point the turn begins with
    state: S


@dataclass(slots=True)
class Course:
    """What is known so far: `done` of `of` steps."""

    of: int = 0
    done: int = 0
    points: list[Point] = field(default_factory=list)
    turning: list[Turning] = field(default_factory=list)  # the worst first


def course_of(
    game: Game[S],
    start: S,
    answers: Sequence[int],
    turn_of: Callable[[S], tuple[int, int]],
) -> Iterator[Course]:
    """Look at a game step by step: the same course, longer each time. `turn_of` tells a position's
    round and whose turn it is. The same game has the same course."""
    turns, questions, last = _moments(start, answers, turn_of)
    looks = min(_LOOKS, len(questions))
    course = Course(of=len(turns) + looks)
    visits = min(POINT_VISITS, _ALL_VISITS // max(1, len(turns)))
    for at, s in turns:
        chances = outlook(game, s, _SEED, visits, seconds=0).chances
        course.points.append(Point(at, *turn_of(s), chances))
        course.done += 1
        yield course
    if last.pending is None:
        end = Point(len(answers), turn_of(last)[0], NOBODY, results(last))
        course.points.append(end)
    found: dict[int, Turning] = {}  # the worst of each turn
    for question in _by_fall(questions, course.points)[:looks]:
        turning = _look(game, question, answers[question.at])
        worst = found.get(question.turn)
        if turning.lost >= _WORTH_TELLING and (worst is None or turning.lost > worst.lost):
            found[question.turn] = turning
        course.turning = sorted(found.values(), key=lambda each: -each.lost)[:_MOST]
        course.done += 1
        yield course


def _moments(
    start: S, answers: Sequence[int], turn_of: Callable[[S], tuple[int, int]]
) -> tuple[list[tuple[int, S]], list[_Question[S]], S]:
    """The first question of every turn, the questions with a choice, and the last position."""
    s = start.clone()
    turns: list[tuple[int, S]] = []
    questions: list[_Question[S]] = []
    before = (0, NOBODY)
    for at, answer in enumerate(answers):
        ask, now = s.pending, turn_of(s)
        if isinstance(ask, Ask) and now[1] != NOBODY:
            if now != before:
                before = now
                turns.append((at, s.clone()))
            if len(ask.options) > 1 and ask.player == now[1]:
                questions.append(_Question(at, len(turns) - 1, s.clone()))
        s.play(answer)
    return turns, questions, s


def _by_fall(questions: list[_Question[S]], points: list[Point]) -> list[_Question[S]]:
    """Those of the turns in which the seat's chance fell most come first."""

    def fall(question: _Question[S]) -> float:
        here = points[question.turn]
        after = points[min(question.turn + 1, len(points) - 1)]
        return here.chances[here.seat] - after.chances[here.seat]

    return sorted(questions, key=lambda question: (-fall(question), question.at))


def _look(game: Game[S], question: _Question[S], played: int) -> Turning:
    s = question.state
    assert isinstance(s.pending, Ask)
    advice = outlook(game, s, _SEED, LOOK_VISITS, seconds=0, besides=played).advice
    given = next(each for each in advice if each.answer == played)
    better = [each for each in advice if each.chance > given.chance]
    lost = better[0].chance - given.chance if better else 0.0
    return Turning(question.at, s.pending.player, lost, given, better)
