"""The smallest position that rules can run on: a row of marks, made by tiny rules."""

from collections.abc import Callable
from dataclasses import dataclass

from ziggurat.core.flow import Ask, Call, Done, Frame, Goto, Next, pick, prompt, push, run
from ziggurat.core.positions import PlainPosition

NUMBER = prompt("tiny_number", "number", __name__)


class Tiny(PlainPosition):
    """Marks that rules have made, in order."""

    marks: tuple[int, ...]

    def __init__(self, seats: int = 2) -> None:
        super().__init__(seats)
        self.marks = ()
        self.watch: Callable[[Tiny], None] = lambda s: None

    def settle(self) -> None:
        self.watch(self)

    def winners(self) -> tuple[int, ...]:
        return ()


def running(*frames: Frame, seats: int = 2) -> Tiny:
    """A position in which these rules have run up to their first question."""
    s = Tiny(seats)
    push(s, frames)
    run(s)
    return s


@dataclass(slots=True, eq=False)
class Mark(Frame):
    """Makes one mark."""

    number: int

    def mark(self, s: Tiny, _: int) -> Next:
        s.marks += (self.number,)
        return None


@dataclass(slots=True, eq=False)
class AskThenMark(Frame):
    """Asks for a number and marks it."""

    player: int = 0
    options: tuple[int, ...] = (1, 2, 3)

    def ask(self, s: Tiny, _: int) -> Next:
        return pick(self.player, NUMBER, self.options, AskThenMark.mark)

    def mark(self, s: Tiny, number: int) -> Next:
        s.marks += (number,)
        return None


@dataclass(slots=True, eq=False)
class Winding(Frame):
    """Marks 1, calls others that mark 2 and 3, marks 4, jumps over 5 to 6 and stops before 7."""

    def one(self, s: Tiny, _: int) -> Next:
        s.marks += (1,)
        return Call(Mark(2), Mark(3))

    def four(self, s: Tiny, _: int) -> Next:
        s.marks += (4,)
        return Goto(Winding.six, 6)

    def five(self, s: Tiny, _: int) -> Next:
        s.marks += (5,)
        return None

    def six(self, s: Tiny, number: int) -> Next:
        s.marks += (number,)
        return Done()

    def seven(self, s: Tiny, _: int) -> Next:
        s.marks += (7,)
        return None


@dataclass(slots=True, eq=False)
class Sealed(Frame):
    """All seats choose at once; then the sum is marked."""

    given: tuple[int, ...] = ()

    def ask(self, s: Tiny, _: int) -> Next:
        first, *others = [Ask(seat, NUMBER, (seat, seat + 10)) for seat in range(s.seats)]
        return Ask(first.player, first.prompt, first.options, others)

    def take(self, s: Tiny, number: int) -> Next:
        self.given += (number,)
        return None

    def mark(self, s: Tiny, _: int) -> Next:
        s.marks += (sum(self.given),)
        return None
