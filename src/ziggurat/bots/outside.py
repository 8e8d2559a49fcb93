"""A seat held by a program outside, in any language, over its standard input and output
(docs/outside-bots.md).

Whatever such a program does wrong costs it the decision and nothing else: a legal answer is drawn
in its place, and the fault is counted.
"""

import hashlib
import random
import time
import weakref
from collections import Counter
from typing import Final

from msgspec import UNSET

from ziggurat.bots.messages import (
    PROTOCOL,
    Answer,
    Fault,
    Hello,
    Lapse,
    Option,
    Over,
    Question,
    answer_of,
    line_of,
)
from ziggurat.bots.program import Program
from ziggurat.core.flow import Ask
from ziggurat.core.game import GameState, option_named
from ziggurat.games.registry import plugin_of

_STARTS: Final = 4  # the first one, and three more
_PATIENCE: Final = 3  # questions left unanswered one after another before it is started again


class OutsideBot:
    """Asks a program. `seconds` is its time for an answer; the first one after a start may take
    `start_seconds` longer."""

    def __init__(
        self, seed: int, command: str, seconds: float = 2.0, start_seconds: float = 5.0
    ) -> None:
        self.command = command
        self.questions = 0
        self.faults_by_kind: Counter[str] = Counter()
        self.first_fault = ""
        self._seed = seed
        self._random = random.Random(seed)
        self._seconds = seconds
        self._start_seconds = start_seconds
        self._program: Program | None = None
        self._last_words = b""
        self._starts = 0
        self._fresh = True  # was it not asked anything since it was started?
        self._silences = 0  # in a row
        self._owed = 0  # answers that have not come and may still come, too late
        self._position: GameState | None = None

    @property
    def faults(self) -> int:
        """Decisions it has lost."""
        return self.faults_by_kind.total()

    def choose(self, s: GameState) -> int:
        ask = s.pending
        assert isinstance(ask, Ask)
        self._position = s
        if len(ask.options) == 1:
            return ask.options[0]
        self.questions += 1
        try:
            return self._ask(s, ask)
        except Lapse as lapse:
            self._note(lapse)
        return ask.options[int(self._random.random() * len(ask.options))]

    def close(self) -> None:
        """Tell the program that it is over, and end it."""
        if self._program is not None:
            if self._position is not None:
                result = plugin_of(self._position).game.result(self._position)
                self._program.send(line_of(Over(result)))
            self._program.farewell()
            self._drop()

    def report(self) -> str:
        """What went wrong, or nothing."""
        if not self.faults:
            return ""
        kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(self.faults_by_kind.items()))
        lines = [
            f"{self.command}: {self.faults} of {self.questions} answers were drawn ({kinds})",
            f"the first fault: {self.first_fault}",
        ]
        words = self._program.last_words if self._program else self._last_words
        if words:
            lines.append(f"its last words: {words.decode('utf-8', 'replace').strip()}")
        return "\n".join(lines)

    def _ask(self, s: GameState, ask: Ask) -> int:
        program = self._program or self._start(s, ask.player)
        self._owed = max(0, self._owed - program.forget())
        seconds = self._seconds + (self._start_seconds if self._fresh else 0)
        self._fresh = False
        program.send(line_of(self._question(s, ask)))
        answer = self._answer(program, time.monotonic() + seconds)
        self._silences = self._owed = 0
        return _checked(s, ask, answer)

    def _start(self, s: GameState, seat: int) -> Program:
        if self._starts == _STARTS:
            raise Lapse("given_up", f"the program was started {_STARTS} times in vain")
        self._starts += 1
        self._program = program = Program(self.command)
        weakref.finalize(self, program.stop)  # should nobody close it
        self._fresh = True
        self._silences = self._owed = 0
        game = plugin_of(s).game
        edition = str(game.view(s, seat).get("edition", ""))
        seed = _own_seed(self._seed)
        program.send(line_of(Hello(PROTOCOL, game.slug, edition, seat, s.seats, seed)))
        return program

    def _question(self, s: GameState, ask: Ask) -> Question:
        plugin = plugin_of(s)
        game, english = plugin.game, plugin.words("en")
        options = [
            Option(option, game.name(s, ask, option), english.option(s, ask, option))
            for option in ask.options
        ]
        prompt = ask.prompt
        text = english.prompt(s, ask)
        view = game.view(s, ask.player)
        return Question(self.questions, ask.player, prompt.name, prompt.kind, text, options, view)

    def _answer(self, program: Program, deadline: float) -> Answer:
        """The answer to the question just asked: late ones to earlier questions are passed over,
        known by their number or else by being owed."""
        while True:
            line = program.receive(deadline - time.monotonic())
            try:
                answer = answer_of(line)
            except Lapse:
                if not self._owed:
                    raise
                self._owed -= 1
                continue
            if answer.number == self.questions or (answer.number is UNSET and not self._owed):
                return answer
            if answer.number is not UNSET and answer.number > self.questions:
                raise Lapse("wrong", f"question {answer.number} was not asked yet")
            self._owed = max(0, self._owed - 1)

    def _note(self, lapse: Lapse) -> None:
        """Count a fault, tell the program, and give up on it if it does not listen."""
        self.faults_by_kind[lapse.kind] += 1
        self.first_fault = self.first_fault or f"question {self.questions}: {lapse}"
        if self._program is None:
            return
        self._program.send(line_of(Fault(self.questions, lapse.kind, str(lapse))))
        if lapse.kind == "late":
            self._silences += 1
            self._owed += 1
        if lapse.kind == "ended" or self._silences == _PATIENCE:
            self._program.stop()
            self._drop()

    def _drop(self) -> None:
        if self._program is not None:
            self._last_words = self._program.last_words
            self._program = None


def _checked(s: GameState, ask: Ask, answer: Answer) -> int:
    """The option an answer means; a Lapse if it was not offered."""
    if answer.name is not UNSET:
        option = option_named(plugin_of(s).game, s, ask, answer.name)
        if option is not None:
            return option
    elif answer.answer in ask.options:
        return int(answer.answer)
    said = answer.name if answer.name is not UNSET else answer.answer
    raise Lapse("wrong", f"{said!r} was not offered for {ask.prompt.name}")


def _own_seed(seed: int) -> int:
    """A seed for the program's own use that does not give away ours."""
    return int.from_bytes(hashlib.blake2b(f"outside:{seed}".encode(), digest_size=4).digest())
