"""Windows: moments in which others may react (C-TRN-05, C-EVT-09, Q-08).

Every seat that for all the others know might react is asked, secretly, in turn order from the one
that acts; a seat that cannot react can only pass. So nobody learns from a question, or from the
lack of one, what another holds (C-HID-05).
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ziggurat.core.bits import Bits
from ziggurat.core.flow import PASS, Ask, Call, Done, Frame, Goto, Next, prompt, reveal
from ziggurat.games.wisdom.options import REACTION, REST
from ziggurat.games.wisdom.state import State

EVENT_WINDOW: Final = 0  # an event is announced; `what` is its kind, `aimed_at` the seats it hits
RESOURCE_WINDOW: Final = 1  # a resource ability is announced and paid; `what` is its number
CITY_WINDOW: Final = 2  # a city action is declared
MOVE_WINDOW: Final = 3  # somebody is about to move or to step; `what` is the square

REACT = prompt("react", REACTION, __name__)


@dataclass(frozen=True, slots=True)
class Reaction:
    """Something that may be done in a window. Its code is what the answer says."""

    code: int
    might: Callable[[State, int], bool]  # for all the others know
    may: Callable[[State, int, "Window"], bool]
    frame: Callable[[int, "Window"], Frame]  # made with the reacting seat and the window


REACTIONS: Final[tuple[list[Reaction], ...]] = ([], [], [], [])  # by window


@dataclass(slots=True, eq=False)
class Window(Frame):
    """Ask the others one after another. Afterwards `was_cancelled` says what came of it."""

    kind: int
    actor: int
    what: int
    aimed_at: Bits = 0
    asked: int = 1  # how far from the one who acts; those before were asked

    def open(self, s: State, _: int) -> Next:
        s.cancelled = False
        return None

    def ask(self, s: State, _: int) -> Next:
        while self.asked < s.seats:
            seat = self._seat(s)
            if might_ask(s, self, self.asked):
                codes = [each.code for each in REACTIONS[self.kind] if each.may(s, seat, self)]
                rest = (REST,) if self.kind == MOVE_WINDOW else ()
                return Ask(seat, REACT, (*codes, PASS, *rest), secret=True)
            self.asked += 1
        return Done()

    def answered(self, s: State, code: int) -> Next:
        """Who reacts may react again, if that did not end it: until he passes (C-EVT-09)."""
        seat = self._seat(s)
        if code not in (PASS, REST):
            reaction = next(each for each in REACTIONS[self.kind] if each.code == code)
            return Call(reaction.frame(seat, self))
        self.asked += 1
        if code == REST:
            s.resting |= 1 << seat  # openly: from now on the moves of this part do not wait for it
            reveal(s, (1 << s.seats) - 1)
        return None

    def go_on(self, s: State, _: int) -> Next:
        return Done() if s.cancelled else Goto(Window.ask)

    def _seat(self, s: State) -> int:
        return (self.actor + self.asked) % s.seats


def might_ask(s: State, window: Window, place: int) -> bool:
    """Might the seat so many places after the one that acts react, for all the others know?"""
    seat = (window.actor + place) % s.seats
    if window.kind == MOVE_WINDOW and s.resting >> seat & 1:
        return False
    return any(each.might(s, seat) for each in REACTIONS[window.kind])


def was_cancelled(s: State) -> bool:
    """Was what the last window was opened for cancelled? Asking forgets it."""
    found = s.cancelled
    s.cancelled = False
    return found


@dataclass(slots=True, eq=False)
class Cancel(Frame):
    """Cancel what a window was opened for, unless this is cancelled itself (C-EVT-09). The card or
    the resource was given before."""

    player: int
    window: int  # the window that others have against this
    what: int

    def others_may_cancel(self, s: State, _: int) -> Next:
        return Call(Window(self.window, self.player, self.what))

    def work(self, s: State, _: int) -> Next:
        s.cancelled = not was_cancelled(s)
        if s.cancelled:
            s.tell("cancels", self.player, self.window, self.what)
        return None
