"""How much time persons have. A room works it out from the times of its changes, which are on disk:
so it is the same in every process, and after a restart. No rule of a game knows of it."""

from collections.abc import Sequence


class Clocks:
    """A bank of seconds for each seat, and so many at least whenever the table turns to it. With as
    many in the bank as for a turn, each turn has the same time."""

    def __init__(self, rule: Sequence[int], seats: int, at: float) -> None:
        bank, self._turn = rule
        self._left = [float(bank)] * seats
        self._at = at  # when the last change was
        self.asked: set[int] = set()  # whose clocks run

    def turn_to(self, asked: set[int], at: float) -> None:
        """Time has passed, and from now on the table waits for these seats. Whoever is asked on and
        on has no new turn."""
        for seat in self.asked:
            self._left[seat] = self.left(seat, at)
        for seat in asked - self.asked:
            self._left[seat] = max(self._left[seat], float(self._turn))
        self.asked = asked
        self._at = max(self._at, at)

    def left(self, seat: int, now: float) -> float:
        """The seconds that a seat has left."""
        used = max(0.0, now - self._at) if seat in self.asked else 0.0
        return max(0.0, self._left[seat] - used)

    def ran_out(self, seat: int, now: float) -> bool:
        """Does the table wait for a seat that has no time left?"""
        return seat in self.asked and self.left(seat, now) == 0.0
