"""A room: one game with the people and bots around it, put together from its changes.

A room does no input or output. What may be done is said in rights.py; `apply` makes a change that
is on disk, in this process and in any other that reads the same changes. An answer is played
once: `play` plays it and says what to put on disk, then `apply` counts it, or `take_back` drops it
if it never got there.
"""

from collections import Counter, deque
from collections.abc import Iterator, Sequence
from sys import intern
from typing import Any, ClassVar, Final

from ziggurat.core.codec import Unreadable
from ziggurat.core.flow import NOBODY, PASS, Ask
from ziggurat.core.game import option_named
from ziggurat.core.match import Match
from ziggurat.core.records import PASS_SIGN, answer_name, answer_named, to_record
from ziggurat.games.registry import NoGame, plugin_named
from ziggurat.games.windows import Unasked
from ziggurat.table.closing import is_late, is_timed
from ziggurat.table.refusal import Refusal
from ziggurat.table.store import Event, Header
from ziggurat.table.time_left import Clocks

ANSWER: Final = "answer"
SEALED: Final = "sealed"  # an answer handed in, not to be known before all are in
UNSEALED: Final = "unsealed"  # and taken back before that
UNDO: Final = "undo"
SEAT: Final = "seat"
NAME: Final = "name"  # what the person on a seat is called
RESIGN: Final = "resign"  # a bot plays for a person to the end
PACE: Final = "pace"
ASKS: Final = "asks"  # what a seat wants to be asked about
PASSES: Final = "pass"  # who answers what a seat leaves to the table
PACES: Final = {"at-once": 0.0, "quick": 0.12, "slow": 0.6}  # seconds a bot takes for an answer
_PACE: Final = "quick"


class Room:
    """A game being played, and who plays it. Every change stays on disk as long as the game, so of
    those that do not carry it on each seat may make so many, and of answers there are so many."""

    most_asides: ClassVar[int] = 5_000
    most_answers: ClassVar[int] = 70_000  # beyond those that the game began with

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
        # How many answers there were, and which were sealed, before one that is not on disk yet.
        self._ahead: tuple[int, dict[int, int]] | None = None
        self.began = 0  # answers that nobody at the table gave
        self.stood = 0  # answers up to the last one of the table at the end of a window
        self.bots = list(header.seats)  # who answers for each seat; "": a person
        unnamed = len(header.seats) - len(header.people)
        self.people = [*header.people, *[""] * unnamed]  # names of persons
        self.resigned: set[int] = set()
        self.asides: Counter[int] = Counter()  # changes that did not carry the game on, by seat
        self.rev = 0
        self.settled = 0  # the last revision that moved the game on, or back
        self.settled_at = header.created  # and when that was
        self.updated = header.created
        self.pace = _PACE
        self.unasked = Unasked(self.plugin)
        self.taken_back: list[int] = []  # answers to give again, the next one last
        self.devices: dict[str, int] = {}  # digests of devices that have claimed a seat
        self.log_cuts: list[tuple[int, int]] = []  # (revision, answers it left)
        clock = header.clock
        self.clocks = Clocks(clock, len(header.seats), header.created) if clock else None
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
        self._run_clocks(self.header.created)

    def follow(self, changes: Sequence[Event]) -> Iterator[None]:
        """Make changes that are on disk, step by step."""
        for change in changes:
            self.apply(change)
            yield

    @property
    def ask(self) -> Ask | None:
        """The question that waits for a seat, unless nobody plays this game on."""
        return None if self.header.kept or self.is_full else self.match.ask

    @property
    def is_full(self) -> bool:
        """Are there as many answers as a table keeps?"""
        return len(self.names) - self.began >= self.most_answers

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

    def questions(self) -> list[Ask]:
        """The questions that wait for an answer: several where seats choose at the same time."""
        if self.ask is None:
            return []
        found = (self.match.question_for(seat) for seat in range(len(self.bots)))
        return [question for question in found if question is not None]

    def question(self, seats: set[int]) -> Ask | None:
        """The question that a person with these seats may answer."""
        if self.left_to_chance():
            return None
        mine = (each for each in self.questions() if each.player in seats)
        return next((q for q in mine if not self.bots[q.player] and not self.passes(q)), None)

    def bot_question(self) -> Ask | None:
        """The question that a bot must answer now."""
        chance, asked = self.left_to_chance(), self.questions()
        return next((q for q in asked if chance or self.bots[q.player] or self._leaves(q)), None)

    def bot_asked(self) -> str:
        """The bot that must answer now, or ""; what was left to chance any answer will do for."""
        question = self.bot_question()
        if question is None:
            return ""
        return "random" if self.left_to_chance() else self.bots[question.player] or PASSES

    def passes(self, question: Ask | None) -> bool:
        """Does the table pass for a person who does not want to be asked this?"""
        return self.unasked.passes(self.match.state, question)

    def _leaves(self, question: Ask) -> bool:
        """Does a person leave this to the table, which need not wait for the end of a window?"""
        return self.passes(question) and not is_timed(self, question)

    def left_to_chance(self) -> bool:
        """Is this a question that the players left to chance when they began?"""
        return self.header.by_chance and self.plugin.left_to_chance(self.match.state)

    @property
    def is_sealed(self) -> bool:
        """Do several seats choose at the same time?"""
        return self.ask is not None and bool(self.ask.also)

    def handed_in(self, seats: set[int]) -> int | None:
        """Of these seats one whose person has handed in a sealed answer."""
        mine = (seat for seat in self.match.sealed if seat in seats and not self.bots[seat])
        return next(mine, None)

    # Changes

    def play(self, seat: int, answer: int, sure: bool = True) -> tuple[str, str]:
        """Play a seat's answer and let chance answer it; the change to be put on disk, with the
        names of all that was given. Whoever is not sure is refused an answer that would stand. A
        sealed answer is kept until all are in."""
        sealed = dict(self.match.sealed)
        self._ahead = (len(self.names), sealed)
        before = len(self.names)
        given = [answer]
        if self.is_sealed:
            question = self.match.question_for(seat)
            assert question is not None
            named = PASS_SIGN
            if answer != PASS:
                named = self.plugin.game.name(self.match.state, question, answer)
            given = self.match.hand_in(seat, answer)
            if not given:
                return SEALED, f"{seat}:{named}"
            sure = True
        for option in given:
            self._give(option, answer_name(self.plugin.game, self.match.state, option))
        while (chance := self.match.chance) is not None:
            self._give(chance, answer_name(self.plugin.game, self.match.state, chance))
        stands = "" if sure else self.match.stands(before)
        if stands:
            self.take_back()
            raise _final(stands)
        return ANSWER, " ".join(self.names[before:])

    def take_back(self) -> None:
        """Forget an answer that is not on disk."""
        if self._ahead is not None:
            before, sealed = self._ahead
            if len(self.names) > before:
                self._cut(before)
            self.match.sealed.clear()
            self.match.sealed.update(sealed)
            self._ahead = None

    def is_aside(self, kind: str, body: str) -> bool:
        """Would the game not be carried on by a change? To put a bot in the place of a person does
        not count: it can be done again only after the seat was given back."""
        if kind == SEAT:
            seat, _, bot = body.partition(":")
            return not bot or bool(self.bots[int(seat)])
        return kind in (UNDO, UNSEALED, NAME, PACE, ASKS)

    def stands(self, kind: str, body: str) -> bool:
        """Is a setting as a change would make it?"""
        if kind == PACE:
            return self.pace == body
        if kind not in (SEAT, NAME, ASKS, RESIGN):
            return False
        number, _, value = body.partition(":")
        seat = int(number)
        if kind == RESIGN:
            return seat in self.resigned
        if kind == ASKS:
            return self.unasked.asks_only(seat, value.split())
        return value == (self.bots if kind == SEAT else self.people)[seat]

    def apply(self, change: Event) -> None:
        """Make a change that is on disk."""
        assert change.rev == self.rev + 1
        if self.is_aside(change.kind, change.body):
            by = change.key.partition(":")[0]
            self.asides[int(by) if by.isdecimal() else NOBODY] += 1
        if change.kind == ANSWER:
            self._answer(change.body)
        elif change.kind == SEALED:
            self._hand_in(change.body)
        elif change.kind == UNSEALED:
            del self.match.sealed[int(change.body)]
        elif change.kind == UNDO:
            self._undo(change.rev, int(change.body or 1))
        elif change.kind == SEAT:
            seat, _, bot = change.body.partition(":")
            self.bots[int(seat)] = bot
        elif change.kind == RESIGN:
            seat, _, bot = change.body.partition(":")
            self.bots[int(seat)] = bot
            self.resigned.add(int(seat))
        elif change.kind == NAME:
            seat, _, name = change.body.partition(":")
            self.people[int(seat)] = name
        elif change.kind == ASKS:
            seat, _, about = change.body.partition(":")
            self.unasked.ask_only(int(seat), about.split())
        elif change.kind == PACE:
            self.pace = change.body
        self.rev = change.rev
        self.updated = change.at
        if change.kind in (ANSWER, UNDO):
            self.settled, self.settled_at = self.rev, change.at
        if is_late(change.key):
            self.stood = len(self.names)
        self._run_clocks(change.at, change.kind == ANSWER)

    def _run_clocks(self, at: float, goes_on: bool = True) -> None:
        """Let the clocks of those run whom the table waits for. Of a secret question others may not
        know whom it asks: it costs no time."""
        if self.clocks is None:
            return
        asked = [] if self.left_to_chance() else self.questions()
        open_ = [q for q in asked if not q.secret]
        waited = {q.player for q in open_ if not self.bots[q.player] and not self.passes(q)}
        self.clocks.turn_to({q.player for q in open_}, waited, at, goes_on)

    def _hand_in(self, body: str) -> None:
        """Keep a sealed answer; the change that completes them holds them all."""
        if self._ahead is None:
            seat, _, name = body.partition(":")
            question = self.match.question_for(int(seat))
            assert question is not None
            option = PASS if name == PASS_SIGN else None
            if option is None:
                option = option_named(self.plugin.game, self.match.state, question, name)
            if option is None:
                raise Unreadable(
                    "{name!r}, was not offered for {question}",
                    name=name,
                    question=question.prompt.name,
                )
            self.match.hand_in(int(seat), option)
        self._ahead = None

    def _answer(self, body: str) -> None:
        first = len(self.names) if self._ahead is None else self._ahead[0]
        if self._ahead is None:
            self.match.sealed.clear()
            self._feed(body)
        self._ahead = None
        if self.taken_back and self.taken_back[-1] == self.match.answers[first]:
            self.taken_back.pop()
        else:
            self.taken_back = []

    def _undo(self, rev: int, count: int) -> None:
        self.taken_back += reversed(self.match.answers[-count:])
        self._cut(len(self.names) - count)
        while self.log_cuts and self.log_cuts[-1][1] >= len(self.names):
            self.log_cuts.pop()  # this one cuts as much, from whoever it was cut
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
    if stands == "revealed":
        return Refusal("final-revealed", "It reveals what was hidden: it could not be taken back.")
    if stands == "chance":
        return Refusal("final-chance", "Chance answers it: that answer could not be taken back.")
    return Refusal(
        "final-others", "Others play then: that answer could not be taken back for long."
    )
