"""A room: one game with the people and bots around it, put together from its changes.

A room does no input or output. `check_…` says whether something may be done and what change it
would be; `apply` makes it so, in this process and in any other that reads the same changes.
"""

from typing import Any, Final

from ziggurat.core.codec import Unreadable
from ziggurat.core.flow import NOBODY, Ask
from ziggurat.core.match import Match
from ziggurat.core.records import answer_named, answer_names
from ziggurat.table.faces import FACES
from ziggurat.table.store import Event, Header

ANSWER: Final = "answer"
UNDO: Final = "undo"
SEAT: Final = "seat"
PACE: Final = "pace"
PACES: Final = {"at-once": 0.0, "quick": 0.12, "slow": 0.6}  # seconds a bot takes for an answer
_PACE: Final = "quick"


class Refusal(Exception):
    """Something that may not be done now: a code for programs, a sentence for people."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code
        self.text = text


class Room:
    """A game being played, and who plays it."""

    def __init__(self, header: Header) -> None:
        if header.game not in FACES:
            raise Unreadable(f"it is of an unknown game, {header.game!r}")
        self.header = header
        self.face = FACES[header.game]
        self.match: Match[Any] = Match(
            self.face.game, header.setup, header.seed, log=True, chance=False, rules=header.rules
        )
        self.givers: list[int] = []  # who gave each answer; NOBODY: chance
        self._feed(header.opening)
        self.began = len(self.match.answers)  # answers it began with
        if not header.kept:
            self._follow_chance()
        self.bots = list(header.seats)  # who answers for each seat; "": a person
        self.rev = 0
        self.updated = header.created
        self.pace = _PACE
        self.taken_back: list[int] = []  # answers to give again, the next one last
        self.log_cuts: list[tuple[int, int]] = []  # (revision, lines of the log it left)

    @property
    def ask(self) -> Ask | None:
        """The question that waits for a seat, unless nobody plays this game on."""
        return None if self.header.kept else self.match.ask

    @property
    def over(self) -> bool:
        return self.match.state.pending is None

    @property
    def has_hints(self) -> bool:
        """May hints be had now? A game without them has them once it is over."""
        return self.header.hints or self.over

    def is_person(self, seat: int) -> bool:
        """Does the seat belong to a person, even if a bot keeps it warm?"""
        return self.header.seats[seat] == ""

    def persons(self) -> set[int]:
        return {seat for seat in range(len(self.header.seats)) if self.is_person(seat)}

    def bot_asked(self) -> str:
        """The bot that must answer now, or "". Of a random map, chance builds every part."""
        ask = self.ask
        if ask is None:
            return ""
        return "random" if self.chance_builds() else self.bots[ask.player]

    def chance_builds(self) -> bool:
        """Is a part of a random map to be laid?"""
        return self.header.random_map and self.face.is_map_building(self.match.state)

    # What may be done

    def check_asked(self, seats: set[int]) -> Ask:
        """The question, if it is for somebody with these seats."""
        ask = self.ask
        if ask is None:
            raise Refusal("over", "The game is over: there is no question to answer.")
        if ask.player not in seats or self.bot_asked():
            raise Refusal("not-yours", "The question is not for your seat.")
        return ask

    def check_hints(self) -> None:
        """May anybody ask for hints?"""
        if not self.has_hints:
            raise Refusal("no-hints", "This game is played without hints.")

    def check_answer(self, seats: set[int], rev: int, answer: int) -> None:
        """May somebody with these seats give this answer?"""
        self._check_rev(rev)
        if answer not in self.check_asked(seats).options:
            raise Refusal("not-offered", "That answer is not offered.")

    def why_no_undo(self, seats: set[int]) -> str:
        """Why the last answer may not be taken back; "" if it may."""
        if not seats:
            return "watching"
        if len(self.givers) <= self.began or self.header.kept or self.over:
            return "nothing"  # and what a game hid is open once it is over
        last = self.givers[-1]
        if last == NOBODY:
            return "chance" if any(giver in seats for giver in self.givers) else "nothing"
        if last not in seats or self.bots[last]:
            return "others"
        return ""

    def check_undo(self, seats: set[int], rev: int) -> None:
        self._check_rev(rev)
        if self.why_no_undo(seats):
            raise Refusal("no-undo", "The last answer can no longer be taken back.")

    def next_redo(self, seats: set[int], rev: int) -> int:
        """The answer that was taken back and may be given again."""
        self._check_rev(rev)
        if not self.may_redo(seats):
            raise Refusal("no-redo", "There is nothing to do again.")
        return self.taken_back[-1]

    def may_redo(self, seats: set[int]) -> bool:
        return bool(self.taken_back) and self.ask is not None and self.ask.player in seats

    def check_seat(self, seats: set[int], present: set[int], seat: int) -> None:
        """May somebody with these seats put a bot on a seat, or give it back? Nobody takes the
        seat of a person who is there."""
        if not 0 <= seat < len(self.bots) or not self.is_person(seat):
            raise Refusal("no-seat", "That seat is not a person's.")
        if not seats:
            raise Refusal("not-yours", "Only those who play may do that.")
        if seat not in seats and seat in present and not self.bots[seat]:
            raise Refusal("present", "That player is at the table.")

    def _check_rev(self, rev: int) -> None:
        if rev != self.rev:
            raise Refusal("stale", f"The table is at revision {self.rev}, not at {rev}.")

    # Changes

    def answer_body(self, answer: int) -> str:
        """The answer and all that chance gives after it, by name. The room stays as it is."""
        given = self.match.outcome(answer)
        return " ".join(answer_names(self.face.game, self.match.state, given))

    def apply(self, change: Event) -> None:
        """Make a change that is on disk."""
        assert change.rev == self.rev + 1
        if change.kind == ANSWER:
            self._answer(change.body)
        elif change.kind == UNDO:
            self._undo(change.rev)
        elif change.kind == SEAT:
            seat, _, bot = change.body.partition(":")
            self.bots[int(seat)] = bot
        elif change.kind == PACE:
            self.pace = change.body
        self.rev = change.rev
        self.updated = change.at

    def _answer(self, body: str) -> None:
        first = len(self.match.answers)
        self._feed(body)
        if self.taken_back and self.taken_back[-1] == self.match.answers[first]:
            self.taken_back.pop()
        else:
            self.taken_back = []

    def _undo(self, rev: int) -> None:
        self.taken_back.append(self.match.answers[-1])
        self.match.undo(len(self.match.answers) - 1)
        self.givers.pop()
        self.log_cuts.append((rev, len(self.match.log)))

    def _feed(self, names: str) -> None:
        for name in names.split():
            ask = self.match.ask
            self.givers.append(NOBODY if ask is None or self.chance_builds() else ask.player)
            self.match.feed(answer_named(self.face.game, self.match.state, name))

    def _follow_chance(self) -> None:
        """Let chance answer before the first seat is asked."""
        self.match.follow_chance()
        self.givers += [NOBODY] * (len(self.match.answers) - len(self.givers))
        self.began = len(self.match.answers)

    def log_start(self, rev: int, lines: int) -> int:
        """From which line on somebody who had so many lines at a revision needs the log."""
        return min([lines, *(left for cut, left in self.log_cuts if cut > rev)])
