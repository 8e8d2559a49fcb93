"""A game being played: its setup, its seed and the answers so far. The log is the save.

`Match` lets a seeded stream answer chance, keeps every answer, and undoes by replaying from the
nearest snapshot.
"""

from typing import Any, Final, Generic

from ziggurat.core.chance import picked
from ziggurat.core.codec import Unreadable
from ziggurat.core.flow import Ask, IllegalAnswer, Roll
from ziggurat.core.game import Game, S, Setup

_SNAPSHOT_EVERY: Final = 64


class Match(Generic[S]):
    """One game from its setup on. `answers` holds every pick of seats and of chance in order."""

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
            raise Unreadable(f"it was played under rules {self.rules!r}, unknown to this version")
        self.setup = game.checked_setup(setup)
        self.seed = seed
        self.answers: list[int] = []
        self.log: list[tuple[int, tuple[Any, ...]]] = []  # (number of answers before it, note)
        self._keeps_log = log
        self.state = game.new(self.setup, self.rules)
        self.start = self.state.clone()
        self._snapshots: dict[int, tuple[S, int, int]] = {}
        self._rolls = 0
        if chance:
            self.follow_chance()

    @property
    def ask(self) -> Ask | None:
        """The question waiting for a seat, or None when the game is over."""
        pending = self.state.pending
        return pending if isinstance(pending, Ask) else None

    def answer(self, option: int) -> None:
        """Give the asked seat's answer, then let chance answer until a seat is asked again."""
        if self.ask is None:
            raise IllegalAnswer("the game is over: there is no question to answer")
        self._play(option)
        self.follow_chance()

    def outcome(self, option: int) -> list[int]:
        """An answer and all that chance would give after it; the match stays as it is."""
        state, rolls, given = self.state.clone(), self._rolls, [option]
        state.play(option)
        while isinstance(roll := state.pending, Roll):
            given.append(picked(roll, self.seed, rolls))
            state.play(given[-1])
            rolls += 1
        return given

    def feed(self, option: int) -> None:
        """Give one answer as it stands in a record, chance included."""
        if isinstance(self.state.pending, Roll):
            self._rolls += 1
        self._play(option)

    def at(self, count: int) -> S:
        """The position as it was when only `count` answers had been given."""
        base, (state, _, _) = self._before(count)
        state = state.clone()
        for option in self.answers[base:count]:
            state.play(option)
        return state

    def _before(self, count: int) -> tuple[int, tuple[S, int, int]]:
        """The last snapshot up to there."""
        if not 0 <= count <= len(self.answers):
            raise ValueError(f"there were 0 to {len(self.answers)} answers, not {count}")
        base = max((n for n in self._snapshots if n <= count), default=0)
        return base, self._snapshots.get(base, (self.start, 0, 0))

    def undo(self, count: int) -> None:
        """Go back to when only `count` answers had been given."""
        base, (state, rolls, lines) = self._before(count)
        answers = self.answers[:count]
        self._snapshots = {n: kept for n, kept in self._snapshots.items() if n <= base}
        self.state = state.clone()
        self._rolls = rolls
        self.log = self.log[:lines]
        self.answers = answers[:base]
        for option in answers[base:]:
            self.feed(option)

    def follow_chance(self) -> None:
        """Let the seeded stream answer until a seat is asked (or the game is over)."""
        while isinstance(roll := self.state.pending, Roll):
            self.feed(picked(roll, self.seed, self._rolls))

    def _play(self, option: int) -> None:
        if self._keeps_log:
            self.state.notes = []
        self.state.play(option)
        if self._keeps_log:
            self.log += [(len(self.answers), note) for note in self.state.notes or ()]
        self.state.notes = None
        self.answers.append(option)
        if len(self.answers) % _SNAPSHOT_EVERY == 0:
            self._snapshots[len(self.answers)] = (self.state.clone(), self._rolls, len(self.log))
