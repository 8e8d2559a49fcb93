"""A game being played: its setup, its seed and the answers so far. The log is the save.

`Match` lets a seeded stream answer chance, keeps every answer with who gave it, says whether an
answer can be taken back, and undoes by replaying from the nearest snapshot. Sealed answers it
collects until all of them are in.
"""

from bisect import bisect_left
from typing import Final, Generic

from ziggurat.core.bits import Bits
from ziggurat.core.chance import picked
from ziggurat.core.codec import Unreadable
from ziggurat.core.flow import NOBODY, Ask, IllegalAnswer, Roll
from ziggurat.core.game import Game, S, Setup, question_for
from ziggurat.core.notes import Note, heard

_SNAPSHOT_EVERY: Final = 64


class Match(Generic[S]):
    """One game from its setup on. `answers` holds every pick of seats and of chance in order,
    `givers` the seat that gave each one (NOBODY: chance), `reveals` the seats that learnt something
    hidden by it."""

    def __init__(
        self,
        game: Game[S],
        setup: Setup,
        seed: int,
        log: bool = False,
        chance: bool = True,
        rules: str = "",
    ) -> None:
        self.game = game
        self.rules = rules or game.rules
        if self.rules not in game.reads:
            raise Unreadable(
                "it was played under rules {rules!r}, unknown to this version", rules=self.rules
            )
        self.setup = game.checked_setup(setup)
        self.seed = seed
        self.answers: list[int] = []
        self.givers: list[int] = []
        self.reveals: list[Bits] = []
        self.sealed: dict[int, int] = {}  # answers handed in, by seat, until all are in
        self.log: list[tuple[int, Note]] = []  # (number of answers before it, note)
        self._keeps_log = log
        self.state = game.new(self.setup, self.rules)
        self.start = self.state.clone()
        self._snapshots: dict[int, S] = {}
        self._rolls = 0
        if chance:
            self.follow_chance()

    @property
    def ask(self) -> Ask | None:
        """The question waiting for a seat, or None when the game is over."""
        pending = self.state.pending
        return pending if isinstance(pending, Ask) else None

    @property
    def chance(self) -> int | None:
        """What the seeded stream answers now, or None if it is not asked."""
        roll = self.state.pending
        return picked(roll, self.seed, self._rolls) if isinstance(roll, Roll) else None

    def answer(self, option: int) -> None:
        """Give the asked seat's answer, then let chance answer until a seat is asked again."""
        if self.ask is None:
            raise IllegalAnswer("the game is over: there is no question to answer")
        self.feed(option)
        self.follow_chance()

    def feed(self, option: int) -> None:
        """Give one answer as it stands in a record, chance included."""
        ask = self.ask
        if self._keeps_log:
            self.state.notes = []
        self.state.play(option)
        if self._keeps_log:
            self.log += [(len(self.answers), note) for note in self.state.notes or ()]
        self.state.notes = None
        self.answers.append(option)
        self.givers.append(NOBODY if ask is None else ask.player)
        self.reveals.append(self.state.revealed)
        self._rolls += ask is None
        if len(self.answers) % _SNAPSHOT_EVERY == 0:
            self._snapshots[len(self.answers)] = self.state.clone()

    def follow_chance(self) -> None:
        """Let the seeded stream answer until a seat is asked (or the game is over)."""
        while (option := self.chance) is not None:
            self.feed(option)

    def heard(self, seat: int | None, start: int = 0) -> list[tuple[int, Note]]:
        """The log as a seat (None: a spectator) may read it, from a line on."""
        lines = ((count, heard(note, seat)) for count, note in self.log[start:])
        return [(count, note) for count, note in lines if note is not None]

    # Sealed answers

    def question_for(self, seat: int) -> Ask | None:
        """The question that a seat may answer now; None once it has handed in a sealed answer."""
        return None if seat in self.sealed else question_for(self.state, seat)

    def hand_in(self, seat: int, option: int) -> list[int]:
        """Keep a seat's answer to a sealed question. They may come in any order. Once all are in,
        here they are, in the order in which the position takes them; until then there are none."""
        ask, question = self.ask, self.question_for(seat)
        if ask is None or question is None:
            raise IllegalAnswer(f"there is no question for seat {seat + 1} to answer")
        if option not in question.options:
            raise IllegalAnswer(f"{option!r} was not offered for {question.prompt.name}")
        self.sealed[seat] = option
        seats = [each.player for each in (ask, *ask.also)]
        if any(other not in self.sealed for other in seats):
            return []
        return [self.sealed.pop(other) for other in seats]

    # Taking back

    def stands(self, count: int) -> str:
        """Why the answer after `count` others stands, or will stand as soon as another seat
        answers: the "end" of the game, "chance", "others", or something hidden that was
        "revealed"; or "" if its seat may go on and still take it back. What came of it by chance
        has no part in it: whoever is told before he answers must not foresee that."""
        giver = self.givers[count]
        others = range(count + 1, len(self.givers))
        other = next((at for at in others if self.givers[at] != giver), None)
        if other is None and self.state.pending is None:
            return "end"
        if any(self.reveals[count:other]):
            return "revealed"
        if other is not None:
            return "chance" if self.givers[other] == NOBODY else "others"
        ask = self.ask
        return "" if ask is not None and ask.player == giver else "others"

    def why_no_undo(self, seats: set[int], since: int = 0) -> str:
        """Why nobody with these seats may take the last answer back, if the first `since` answers
        stand: there is "nothing" to take back, or the last answer is that of "chance" or of
        "others", or something hidden was "revealed" by it; "" if somebody may."""
        if len(self.answers) <= since or self.state.pending is None:
            return "nothing"  # what a game hid is open once it is over
        last = self.givers[-1]
        if last == NOBODY:
            return "chance" if any(giver in seats for giver in self.givers[since:]) else "nothing"
        if last not in seats:
            return "others"
        return "revealed" if self.reveals[-1] else ""

    def at(self, count: int) -> S:
        """The position as it was when only `count` answers had been given."""
        if not 0 <= count <= len(self.answers):
            raise ValueError(f"there were 0 to {len(self.answers)} answers, not {count}")
        base = count - count % _SNAPSHOT_EVERY
        state = (self._snapshots[base] if base else self.start).clone()
        for option in self.answers[base:count]:
            state.play(option)
        return state

    def undo(self, count: int) -> None:
        """Go back to when only `count` answers had been given."""
        self.state = self.at(count)
        self._rolls -= self.givers[count:].count(NOBODY)
        del self.answers[count:], self.givers[count:], self.reveals[count:]
        self.sealed.clear()
        del self.log[bisect_left(self.log, count, key=_answers_before) :]
        for number in [number for number in self._snapshots if number > count]:
            del self._snapshots[number]


def _answers_before(line: tuple[int, Note]) -> int:
    return line[0]
