"""What is checked of any game about what its seats may know."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any, Final

from ziggurat.bots.advice import outlook
from ziggurat.bots.belief import belief
from ziggurat.conformance.checks import Check
from ziggurat.conformance.moments import (
    Moment,
    after,
    asked_seat,
    difference,
    private,
    same,
    seen,
    told,
)
from ziggurat.core.flow import Ask, Roll
from ziggurat.core.game import question_for
from ziggurat.export.states import standings, states

_HAS_ARRAYS: Final = find_spec("numpy") is not None  # what a learning player reads comes in arrays
_STREAMS: Final = (11, 12, 13)
_ON: Final = 3  # answers that twins go on for


class Shown(Check):
    """A seat is shown the same in every position it may believe in: nothing shows what is hidden
    from it. And what it imagines is a whole position of the game."""

    name = "a seat is shown nothing that is hidden from it"
    every = 2

    def look(self, m: Moment) -> Iterator[str]:
        game = m.plugin.game
        for seat in m.seats:
            shown = seen(m.plugin, m.s, seat)
            for stream in _STREAMS:
                x = m.imagined(m.s, seat, stream)
                if x is m.s:
                    break
                there = seen(m.plugin, x, seat)
                if not same(shown, there):
                    yield f"seat {seat} is shown what it cannot know ({difference(shown, there)})"
                    return
                mine, yours = question_for(m.s, seat), question_for(x, seat)
                if (mine and mine.options) != (yours and yours.options):
                    yield f"seat {seat} imagines other answers to its own question"
                for sentence in m.plugin.check(x):
                    yield f"what seat {seat} imagines is broken: {sentence}"
                if game.from_json(x.to_json()).hash() != x.hash():
                    yield f"what seat {seat} imagines cannot be saved"


class Spectators(Check):
    """A spectator knows no more than any seat."""

    name = "a spectator is shown nothing that is hidden from a seat"
    every = 4

    def look(self, m: Moment) -> Iterator[str]:
        shown = seen(m.plugin, m.s, None)
        for seat in m.seats:
            there = seen(m.plugin, m.imagined(m.s, seat, _STREAMS[0]), None)
            if not same(shown, there):
                yield f"a spectator is shown what seat {seat} cannot know" + (
                    f" ({difference(shown, there)})"
                )
                return


class Previews(Check):
    """What an answer would light depends on nothing that is hidden from the seat asked."""

    name = "what an answer would light shows nothing that is hidden"
    every = 10

    def look(self, m: Moment) -> Iterator[str]:
        lang = m.plugin.languages[0]
        for seat in m.seats:
            question = question_for(m.s, seat)
            x = m.imagined(m.s, seat, _STREAMS[0])
            if question is None or x is m.s:
                continue
            answer = m.random.choice(question.options)
            lit, there = (m.plugin.preview(s, seat, answer, lang) for s in (m.s, x))
            if not same(lit, there):
                where = difference(lit, there)
                yield f"an answer lights what seat {seat} cannot know ({where})"


class Beliefs(Check):
    """What a seat imagines depends on nothing but what it knows: drawing from one imagined position
    gives what drawing from another, or from the true one, gives."""

    name = "what a seat imagines depends only on what it knows"
    every = 2

    def look(self, m: Moment) -> Iterator[str]:
        for seat in m.seats:
            true = m.imagined(m.s, seat, _STREAMS[0])
            for stream in _STREAMS[1:]:
                again = m.imagined(m.imagined(m.s, seat, stream), seat, _STREAMS[0])
                if not same(true.to_json(), again.to_json()):
                    where = difference(true.to_json(), again.to_json())
                    yield f"seat {seat} imagines otherwise from what it imagined ({where})"
                    return


class Twins(Check):
    """Two games that a seat cannot tell apart are one to it: an answer or a draw that it did not
    see is changed, and as long as it is shown the same and reads the same, it must imagine the
    same, and whoever thinks for it must get the same."""

    name = "nothing that a bot gets changes when only something hidden changes"

    def look(self, m: Moment) -> Iterator[str]:
        question = m.s.pending
        if question is None or len(question.options) < 2:
            return
        blind = [seat for seat in m.seats if seat != asked_seat(m.s) and self._unseen(m, seat)]
        if not blind:
            return
        one, other = m.random.sample(question.options, 2)
        pair = (after(m.s, one), after(m.s, other))
        for _ in range(_ON):
            (a, said_a), (b, said_b) = pair
            blind = [
                seat
                for seat in blind
                if told(said_a, seat) == told(said_b, seat)
                and same(seen(m.plugin, a, seat), seen(m.plugin, b, seat))
                and m.imagined(a, seat, _STREAMS[0]) is not a
            ]
            for seat in blind:
                yield from self._compare(m, a, b, seat, question.prompt.name)
            both = _shared(a.pending, b.pending)
            if not blind or not both:
                return
            answer = m.random.choice(both)
            pair = (after(a, answer), after(b, answer))

    def _unseen(self, m: Moment, seat: int) -> bool:
        """May the answer be hidden from a seat? One of chance may, and a sealed or secret one, and
        one of several that the seat does not know. Any other is given for all to hear."""
        question = m.s.pending
        if isinstance(question, Roll) or question.secret or question.also:
            return True
        x = m.imagined(m.s, seat, _STREAMS[0])
        return x.pending is not None and x.pending.options != question.options

    def _compare(self, m: Moment, a: Any, b: Any, seat: int, prompt: str) -> Iterator[str]:
        x, y = m.imagined(a, seat, _STREAMS[0]), m.imagined(b, seat, _STREAMS[0])
        if not same(x.to_json(), y.to_json()):
            yield (
                f"seat {seat} imagines otherwise after an answer to {prompt} that it did not see "
                f"({difference(x.to_json(), y.to_json())})"
            )


def _shared(one: Any, other: Any) -> list[int]:
    if one is None or other is None or one.prompt != other.prompt:
        return []
    return [option for option in one.options if option in other.options]


class Log(Check):
    """Where a seat is shown the same after two answers, it reads the same in the log."""

    name = "the log tells a seat nothing that is hidden from it"

    def look(self, m: Moment) -> Iterator[str]:
        question = m.s.pending
        if question is None:
            return
        for seat in m.seats:
            x = m.imagined(m.s, seat, m.random.randrange(1 << 30))
            if x is m.s or x.pending is None:
                continue
            answer = m.random.choice(question.options)
            offered = x.pending.options
            there = answer if answer in offered else m.random.choice(offered)
            (a, said_a), (b, said_b) = after(m.s, answer), after(x, there)
            if told(said_a, seat) == told(said_b, seat):
                continue
            if same(seen(m.plugin, a, seat), seen(m.plugin, b, seat)):
                yield (
                    f"seat {seat} reads of {question.prompt.name} what it is not shown "
                    f"({difference(told(said_a, seat), told(said_b, seat))})"
                )
                return


class Thinking(Check):
    """Bots and hints get what the seat believes, and answer alike whatever is hidden."""

    name = "a hint says the same whatever is hidden"
    every = 40

    def look(self, m: Moment) -> Iterator[str]:
        seat = asked_seat(m.s)
        if seat is None or len(m.s.pending.options) < 2:
            return
        game = m.plugin.game
        x = m.imagined(m.s, seat, _STREAMS[1])
        if x is m.s:
            return
        mine = [outlook(game, s, seed=1, visits=8, seconds=0) for s in (m.s, x)]
        if mine[0] != mine[1]:
            yield f"seat {seat} gets another hint when only something hidden changes"
        reasons = [m.plugin.reasons(s, list(s.pending.options[:3])) for s in (m.s, x)]
        if reasons[0] != reasons[1]:
            yield f"seat {seat} is given reasons that it cannot know"


class Lab(Check):
    """What a learning player reads of a position, and the table of states that is exported, show
    nothing that is hidden from a seat."""

    name = "what is learnt from and exported shows nothing that is hidden"
    every = 6

    def look(self, m: Moment) -> Iterator[str]:
        for seat in m.seats:
            x = m.imagined(m.s, seat, _STREAMS[0])
            if x is m.s:
                continue
            mine, instead = self._read(m, m.s, seat), self._read(m, x, seat)
            if mine != instead:
                yield f"seat {seat} reads what it cannot know ({difference(mine, instead)})"
            rows = [self._exported(m, s) for s in (m.s, x)]
            if rows[0] != rows[1]:
                yield f"a table tells what seat {seat} cannot know ({difference(*rows)})"

    def _read(self, m: Moment, s: Any, seat: int) -> Any:
        study = m.plugin.study()
        told = {name: list(study.feature(s, seat, name)) for name in study.features()}
        observer = study.observer() if _HAS_ARRAYS else None
        return [told, [] if observer is None else observer.observation(s, seat).tolist()]

    def _exported(self, m: Moment, s: Any) -> Any:
        rows = standings(m.plugin, 0, 0, s)
        return [[column.value(row) for column in states(m.plugin)] for row in rows]


class Asked(Check):
    """A bot is handed a position in which its own question is asked."""

    name = "a bot is handed its own question"
    every = 5

    def look(self, m: Moment) -> Iterator[str]:
        for seat in m.seats:
            question = question_for(m.s, seat)
            if question is not None:
                thought = belief(m.plugin.game, m.s, seat, m.random)
                if asked_seat(thought) != seat or thought.pending.options != question.options:
                    yield f"seat {seat} is handed another question than its own"


class Doubts(Check):
    """What only another seat is shown is in doubt, the truth among the rest, and as often as it
    should be: a draw is the truth as often as it is like another draw."""

    name = "what is imagined is fair: the truth turns up, and so does all else"
    every = 3
    _DRAWS: Final = 400
    _FEW: Final = 20

    def __init__(self) -> None:
        self._doubted: set[str] = set()
        self._private: dict[str, str] = {}
        self._alike: dict[str, Counter[str]] = defaultdict(Counter)
        self._deep = 6  # moments in which everything is drawn often

    def look(self, m: Moment) -> Iterator[str]:
        for seat in m.seats:
            for other in m.seats:
                if other == seat:
                    continue
                truths = private(m.plugin.game, m.s, seat, other)
                if truths:
                    yield from self._pair(m, seat, other, truths)

    def _pair(self, m: Moment, seat: int, other: int, truths: dict[str, str]) -> Iterator[str]:
        deep = self._deep > 0 and m.random.random() < 0.2
        self._deep -= deep
        draws = []
        for _ in range(self._DRAWS if deep else 2):
            x = m.imagined(m.s, seat, m.random.randrange(1 << 30))
            draws.append(private(m.plugin.game, x, seat, other))
        for path, truth in truths.items():
            found = [draw.get(path, "") for draw in draws]
            self._private.setdefault(path, m.where)
            if set(found) != {truth}:
                self._doubted.add(path)
            self._alike[path]["pairs"] += 1
            self._alike[path]["true"] += found[0] == truth
            self._alike[path]["drawn"] += found[0] == found[1]
            if deep and truth not in found and len(set(found)) * self._FEW <= len(found):
                yield f"seat {seat} never imagines what is true of seat {other}: {path} is {truth}"

    def last(self) -> Iterator[str]:
        for path, where in self._private.items():
            if path not in self._doubted:
                yield f"{path} is shown to one seat alone, but no other doubts it (first: {where})"
        for path, alike in self._alike.items():
            pairs, true, drawn = (alike[key] for key in ("pairs", "true", "drawn"))
            spread = 4 * max(drawn, 1) ** 0.5
            if true + spread < drawn / 2:
                yield (
                    f"{path} is imagined as it is {true} times of {pairs}, though two draws are "
                    f"alike {drawn} times"
                )


class Undo(Check):
    """An answer that may be taken back has shown nobody anything: in every position that a seat may
    believe in, it leads to what the seat is shown."""

    name = "an answer that may be taken back has revealed nothing"

    def __init__(self) -> None:
        self._before: tuple[int, Any] | None = None

    def look(self, m: Moment) -> Iterator[str]:
        count = len(m.match.answers)
        before, self._before = self._before, (count, m.s.clone())
        if before is None or before[0] != count - 1:
            return
        giver, answer, s = m.match.givers[-1], m.match.answers[-1], before[1]
        if m.match.why_no_undo({giver}) != "" or isinstance(s.pending, Roll):
            return
        for seat in m.seats:
            x = m.imagined(s, seat, _STREAMS[0])
            if x is s or not isinstance(x.pending, Ask) or answer not in x.pending.options:
                continue
            there, _ = after(x, answer)
            shown, instead = seen(m.plugin, m.s, seat), seen(m.plugin, there, seat)
            if not same(shown, instead):
                yield (
                    f"seat {seat} learnt something from {answer} for {s.pending.prompt.name}, "
                    f"which may be taken back ({difference(shown, instead)})"
                )
                return

    end = look
