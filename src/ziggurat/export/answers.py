"""The table of answers: a row for each one, of seats and of chance."""

from typing import Final, NamedTuple

from ziggurat.core.flow import NOBODY, Ask, Question
from ziggurat.export.column import Column


class Asked(NamedTuple):
    """A question and when it was asked."""

    round: int
    turn: int
    question: Question


class Given(NamedTuple):
    """An answer and what it answers."""

    game: int
    number: int
    asked: Asked
    answer: int
    name: str

    @property
    def question(self) -> Question:
        return self.asked.question


def _seat(given: Given) -> int:
    return given.question.player if isinstance(given.question, Ask) else NOBODY


def _chance(given: Given) -> float | None:
    roll = given.question
    if isinstance(roll, Ask):
        return None
    weights = roll.weights or (1,) * len(roll.options)
    return weights[roll.options.index(given.answer)] / sum(weights)


ANSWERS: Final[tuple[Column[Given], ...]] = (
    Column("game", int, lambda given: given.game),
    Column("number", int, lambda given: given.number),
    Column("round", int, lambda given: given.asked.round),
    Column("turn", int, lambda given: given.asked.turn),
    Column("seat", int, _seat),
    Column("prompt", str, lambda given: given.question.prompt.name),
    Column("kind", str, lambda given: given.question.prompt.kind),
    Column("answer", str, lambda given: given.name),
    Column("options", int, lambda given: len(given.question.options)),
    Column("chance", float, _chance),
)
