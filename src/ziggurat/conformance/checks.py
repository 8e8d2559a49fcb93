"""What is checked of any game: that it can be copied, saved, replayed and refuses what it must."""

import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, ClassVar, Final

from ziggurat.conformance.moments import Moment, after, difference, same
from ziggurat.core.codec import Unreadable
from ziggurat.core.flow import PASS, IllegalAnswer
from ziggurat.core.game import option_named
from ziggurat.core.records import PASS_SIGN, to_record, verified

_AHEAD: Final = 4  # answers played on a copy


class Check:
    """One thing that is looked at in every moment of the games. It tells what is wrong, a sentence
    each; nothing if all is well."""

    name: ClassVar[str]
    every: ClassVar[int] = 1  # looks at one moment of so many

    def look(self, m: Moment) -> Iterator[str]:
        """Look at a moment."""
        yield from ()

    def end(self, m: Moment) -> Iterator[str]:
        """Look at the end of a match (or where it was broken off)."""
        yield from ()

    def last(self) -> Iterator[str]:
        """Look back at all matches."""
        yield from ()


class Copies(Check):
    """A copy is equal, and nothing that happens to it happens to the position."""

    name = "a copy shares nothing with its position"
    every = 3

    def look(self, m: Moment) -> Iterator[str]:
        before, copy = m.s.to_json(), m.s.clone()
        if copy.hash() != m.s.hash():
            yield "a copy has another hash"
        for _ in range(_AHEAD):
            if copy.pending is None:
                break
            copy.play(m.random.choice(copy.pending.options))
            if not same(m.s.to_json(), before):
                where = difference(before, m.s.to_json())
                yield f"an answer given to a copy changed the position ({where})"
                return


class Saves(Check):
    """A position survives its JSON at any moment, in the middle of a rule, too."""

    name = "a position can be saved and read at any moment"
    every = 3

    def look(self, m: Moment) -> Iterator[str]:
        again = m.plugin.game.from_json(json.loads(json.dumps(m.s.to_json())))
        if not same(again.to_json(), m.s.to_json()):
            yield f"what was saved is read otherwise ({difference(m.s.to_json(), again.to_json())})"
        elif again.hash() != m.s.hash():
            yield "what was saved has another hash"
        elif m.s.pending is not None:
            answer = m.random.choice(m.s.pending.options)
            one, _ = after(m.s, answer)
            other, _ = after(again, answer)
            if one.hash() != other.hash():
                yield f"after {answer} what was saved goes on otherwise"


class Refusals(Check):
    """Whatever is not offered is refused and changes nothing."""

    name = "an answer that is not offered is refused and changes nothing"
    every = 5

    def look(self, m: Moment) -> Iterator[str]:
        options = m.s.pending.options if m.s.pending is not None else ()
        numbers = {n for option in (*options, 0) for n in range(option - 2, option + 3)}
        numbers |= {1 << 70, -(1 << 70), 10_000_000}
        before = m.s.hash()
        for number in sorted(numbers.difference(options)):
            try:
                m.s.clone().play(number)
                yield f"{number} was taken, but not offered"
                return
            except IllegalAnswer:
                pass
            with suppress(IllegalAnswer):
                m.s.play(number)
            if m.s.hash() != before:
                yield f"{number} was refused, but changed the position"
                return


class Conservation(Check):
    """No position is broken."""

    name = "nothing is lost and nothing comes from nowhere"

    def look(self, m: Moment) -> Iterator[str]:
        yield from m.plugin.check(m.s)

    end = look


class Records(Check):
    """A match replays from its record, and can be gone back in."""

    name = "a record replays to the same position"

    def end(self, m: Moment) -> Iterator[str]:
        record = json.loads(json.dumps(to_record(m.match)))
        try:
            again = verified(m.plugin.game, record)
        except Unreadable as problem:
            yield f"the record is refused: {problem}"
            return
        if again.state.hash() != m.s.hash() or again.answers != m.match.answers:
            yield "the record leads elsewhere"
        count = m.random.randrange(len(again.answers) + 1)
        again.undo(count)
        if again.state.hash() != m.match.at(count).hash():
            yield f"going back to answer {count} leads elsewhere than going there"
        if m.s.pending is None and not isinstance(record["result"].get("winners"), list):
            yield "the result names no list of winners"


class Names(Check):
    """Every answer has a name of its own, which records can hold."""

    name = "the names of answers are unique and without spaces"

    def look(self, m: Moment) -> Iterator[str]:
        question, game = m.s.pending, m.plugin.game
        if question is None:
            return
        names: dict[str, int] = {}
        for option in question.options:
            name = game.name(m.s, question, option)
            if not name or name.split() != [name]:
                yield f"{question.prompt.name}: {option} is called {name!r}"
            elif name in names:
                yield f"{question.prompt.name}: {names[name]} and {option} are both called {name!r}"
            elif option != PASS and name == PASS_SIGN:
                yield f"{question.prompt.name}: {option} has the name of passing"
            elif option_named(game, m.s, question, name) != option:
                yield f"{question.prompt.name}: {name!r} is not found again"
            names[name] = option


class Words(Check):
    """All that a person reads exists in every language."""

    name = "there are words in every language"
    every = 2

    def __init__(self) -> None:
        self._read: set[tuple[str, str]] = set()

    def look(self, m: Moment) -> Iterator[str]:
        question = m.s.pending
        for lang in m.plugin.languages:
            words = m.plugin.words(lang)
            if question is not None:
                yield from self._text(lang, question.prompt.name, words.prompt(m.s, question))
                for option in question.options[:20]:
                    about = f"{question.prompt.name} {option}"
                    yield from self._text(lang, about, words.option(m.s, question, option))
            for seat in m.seats:
                yield from self._text(lang, f"seat {seat}", words.seat(m.s, seat))

    def end(self, m: Moment) -> Iterator[str]:
        for lang in m.plugin.languages:
            yield from self._text(lang, "name", m.plugin.name(lang))
            yield from self._text(lang, "ending", m.plugin.words(lang).ending(m.s))
            for seat in (*m.seats, None):
                for _, note in m.match.heard(seat):
                    if (lang, str(note)) not in self._read:
                        self._read.add((lang, str(note)))
                        text = m.plugin.note(m.s, note, lang)[1]
                        yield from self._text(lang, f"the note {note[0]}", text)

    def _text(self, lang: str, about: str, text: Any) -> Iterator[str]:
        if not isinstance(text, str) or not text.strip() or "{" in text:
            yield f"{lang}, {about}: {text!r} is no sentence"
