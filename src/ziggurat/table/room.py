"""A room: one game with the people and bots around it, put together from its changes.

A room does no input or output. `check_…` says whether something may be done; `apply` makes a change
that is on disk, in this process and in any other that reads the same changes. An answer is played
once: `play` plays it and says what to put on disk, then `apply` counts it, or `take_back` drops it
if it never got there.
"""

from collections import deque
from collections.abc import Iterator, Sequence
from sys import intern
from typing import Any, Final

from ziggurat.core.codec import Unreadable
from ziggurat.core.flow import PASS, Ask
from ziggurat.core.match import Match
from ziggurat.core.records import PASS_SIGN, answer_name, answer_named, to_record
from ziggurat.games.registry import NoGame, plugin_named
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

    def __init__(self, header: Header, begun: bool = True) -> None:
        try:
            self.plugin = plugin_named(header.game)
        except NoGame as error:
            raise Unreadable("{problem}", problem=error) from None
        self.header = header
        self.match: Match[Any] = Match(
            self.plugin.game, header.setup, header.seed, log=True, chance=False, rules=header.rules
        )
        self.names: list[str] = []  # of the answers, as records have them
        self._ahead: int | None = None  # how many there were before one that is not on disk yet
        self.began = 0  # answers that nobody at the table gave
        self.bots = list(header.seats)  # who answers for each seat; "": a person
        self.rev = 0
        self.updated = header.created
        self.pace = _PACE
        self.taken_back: list[int] = []  # answers to give again, the next one last
        self.devices: dict[str, int] = {}  # digests of devices that have claimed a seat
        self.log_cuts: list[tuple[int, int]] = []  # (revision, answers it left)
        if begun:
            deque(self.begin(), maxlen=0)

    def begin(self) -> Iterator[None]:
        """Give the answers that the game began with, step by step."""
        for name in self.header.opening.split():
            self._give_named(name)
            yield
        while not self.header.kept and (option := self.match.chance) is not None:
            self._give(option, answer_name(self.plugin.game, self.match.state, option))
        self.began = len(self.names)

    def follow(self, changes: Sequence[Event]) -> Iterator[None]:
        """Make changes that are on disk, step by step."""
        for change in changes:
            self.apply(change)
            yield

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

    @property
    def is_shared(self) -> bool:
        """Does more than one person play?"""
        return len(self.persons()) > 1

    def persons(self) -> set[int]:
        return {seat for seat in range(len(self.header.seats)) if self.is_person(seat)}

    def bot_asked(self) -> str:
        """The bot that must answer now, or ""; what was left to chance any answer will do for."""
        ask = self.ask
        if ask is None:
            return ""
        return "random" if self.left_to_chance() else self.bots[ask.player]

    def left_to_chance(self) -> bool:
        """Is this a question that the players left to chance when they began?"""
        return self.header.by_chance and self.plugin.left_to_chance(self.match.state)

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
        if self.header.kept:
            return "nothing"
        persons = {seat for seat in seats if not self.bots[seat]}
        return self.match.why_no_undo(persons, self.began)

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

    def check_seat(
        self, seats: set[int], host: bool, present: set[int], away: float, seat: int
    ) -> None:
        """May somebody put a bot on a seat, or give it back? On his own always; on that of a person
        who has been away for so many seconds as the table was set up."""
        if not 0 <= seat < len(self.bots) or not self.is_person(seat):
            raise Refusal("no-seat", "That seat is not a person's.")
        if not seats and not host:
            raise Refusal("not-yours", "Only those who play may do that.")
        if seat in seats:
            return
        if seat in present and not self.bots[seat]:
            raise Refusal("present", "That player is at the table.")
        after = self.header.lend_after
        if not host and (after is None or away < after * 60):
            when = "" if after is None else f", or anybody after {after} minutes of absence"
            raise Refusal("not-agreed", f"Whoever began the game may do that{when}.")

    def _check_rev(self, rev: int) -> None:
        if rev != self.rev:
            raise Refusal("stale", f"The table is at revision {self.rev}, not at {rev}.")

    # Changes

    def play(self, answer: int, sure: bool = True) -> str:
        """Play an answer and let chance answer it; the names of all that was given, to be put on
        disk. Whoever is not sure is refused an answer that would stand."""
        self._ahead = before = len(self.names)
        option: int | None = answer
        while option is not None:
            self._give(option, answer_name(self.plugin.game, self.match.state, option))
            option = self.match.chance
        stands = "" if sure else self.match.stands(before)
        if stands:
            self.take_back()
            raise _final(stands)
        return " ".join(self.names[before:])

    def take_back(self) -> None:
        """Forget an answer that is not on disk."""
        if self._ahead is not None:
            self._cut(self._ahead)
            self._ahead = None

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
        first = len(self.names) if self._ahead is None else self._ahead
        if self._ahead is None:
            self._feed(body)
        self._ahead = None
        if self.taken_back and self.taken_back[-1] == self.match.answers[first]:
            self.taken_back.pop()
        else:
            self.taken_back = []

    def _undo(self, rev: int) -> None:
        self.taken_back.append(self.match.answers[-1])
        self._cut(len(self.names) - 1)
        self.log_cuts.append((rev, len(self.names)))

    def _cut(self, count: int) -> None:
        self.match.undo(count)
        del self.names[count:]

    def _feed(self, names: str) -> None:
        for name in names.split():
            self._give_named(name)

    def _give_named(self, name: str) -> None:
        option = answer_named(self.plugin.game, self.match.state, name)
        self._give(option, PASS_SIGN if option == PASS else intern(name))

    def _give(self, option: int, name: str) -> None:
        built = self.left_to_chance()
        self.match.feed(option)
        self.names.append(name)
        if built:
            self.began = len(self.names)

    def record(self) -> dict[str, Any]:
        """The game as a record."""
        return to_record(self.match, self.names)

    def log_start(self, rev: int, moment: int) -> int:
        """From which moment on somebody who had the log up to a moment at a revision needs it."""
        return min([moment, *(left for cut, left in self.log_cuts if cut > rev)])


def _final(stands: str) -> Refusal:
    """To be asked again before an answer that would stand."""
    if stands == "end":
        return Refusal("final-end", "That answer ends the game.")
    if stands == "chance":
        return Refusal("final-chance", "Chance answers it: that answer could not be taken back.")
    return Refusal(
        "final-others", "Others play then: that answer could not be taken back for long."
    )
