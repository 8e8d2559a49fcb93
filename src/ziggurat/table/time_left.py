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
        self._turns: set[int] = set()  # whom the table has turned to, whoever answers for them

    def turn_to(self, seats: set[int], asked: set[int], at: float, goes_on: bool) -> None:
        """Time has passed, and from now on it is the turn of these seats, if of any; for those
        `asked` the table waits. Whoever is asked on and on has no new turn, nor whoever only took
        an answer or his seat back: the game did not go on by that."""
        for seat in self.asked:
            self._left[seat] = self.left(seat, at)
        if goes_on:
            for seat in seats - self._turns:
                self._left[seat] = max(self._left[seat], float(self._turn))
        self._turns = seats or self._turns
        self.asked = asked
        self._at = max(self._at, at)

    def left(self, seat: int, now: float) -> float:
        """The seconds that a seat has left."""
        used = max(0.0, now - self._at) if seat in self.asked else 0.0
        return max(0.0, self._left[seat] - used)

    def ran_out(self, seat: int, now: float) -> bool:
        """Does the table wait for a seat that has no time left?"""
        return seat in self.asked and self.left(seat, now) == 0.0
