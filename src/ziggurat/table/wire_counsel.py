"""What the table thinks of a position or of a whole game, as it crosses the wire."""

from msgspec import Struct


class Advised(Struct):
    """An answer, the asked seat's chance to win after it with its range, the chance to win within
    this turn (0 where no way was found), and what speaks for the answer in a line."""

    answer: int
    name: str
    text: str
    chance: float  # from 0 to 1
    low: float
    high: float
    wins: float
    reason: str


class Hint(Struct):
    """The best answers to a question, the best first; `equal` of them are as good as each other."""

    at: int  # answers given before the question
    seat: int  # that is asked
    chance: float  # of that seat to win, as it stands
    answers: list[Advised]
    equal: int


class Outlook(Struct):
    """Each seat's chance to win as a turn begins, or at the end of the game."""

    at: int
    round: int
    seat: int  # whose turn it is; -1 at the end
    chances: list[float]


class Turning(Struct):
    """An answer that cost its seat much of its chance, and what would have been better."""

    at: int
    seat: int
    lost: float
    played: Advised
    better: list[Advised]


class Analysis(Struct):
    """The course of a finished game in chances. It is worked out step by step: `done` of `of` steps
    so far (before the first, 0 of 1; 0 of 0 if nobody asked for it); the turning points, the worst
    first, come with the last."""

    done: int
    of: int
    points: list[Outlook]
    turning: list[Turning]
