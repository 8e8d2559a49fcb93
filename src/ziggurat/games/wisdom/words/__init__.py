"""Words shown to the players, one set of modules per language: the only place with prose.

    words = Words("fr")
    words.prompt(s, question)            the question, in one line
    words.option(s, question, option)    an answer, in full words
    words.note(s, note)                  a line of the log
    words.card_help("pottery")           what a card does
    words.why(s, question, "k12")        whether an answer is offered
    words.ending(s)                      why the game is over

A question is put in words while it is pending: its words use the figures of the rule that asks.
"""

from typing import Any

from ziggurat.core.flow import Question
from ziggurat.games.wisdom import cards as _cards  # noqa: F401
from ziggurat.games.wisdom.options import option_name
from ziggurat.games.wisdom.state import State
from ziggurat.games.wisdom.words.advice import reason_words
from ziggurat.games.wisdom.words.notes import note_words
from ziggurat.games.wisdom.words.options import option_words
from ziggurat.games.wisdom.words.questions import prompt_words
from ziggurat.games.wisdom.words.stops import plain, stops
from ziggurat.games.wisdom.words.things import Things


class Words(Things):
    """The words of one language ("en", "fr"); raises KeyError for one there is not."""

    def prompt(self, s: State, question: Question) -> str:
        """The pending question in one line."""
        return prompt_words(self, s, question)

    def option(self, s: State, question: Question, option: int) -> str:
        """An answer to the pending question in full words."""
        return option_words(self, s, question, option)

    def note(self, s: State, note: tuple[Any, ...]) -> str:
        """A sentence of the log; `s` is the position after it, or a later one."""
        return note_words(self, s, note)

    def reason(self, s: State, reason: tuple[Any, ...]) -> str:
        """What speaks for an answer to the pending question, in a line."""
        return reason_words(self, reason)

    def why(self, s: State, question: Question, answer: str) -> str:
        """Whether an answer, by its short name or its words, is offered now; if not, what stops
        it."""
        for option in question.options:
            words = self.option(s, question, option)
            if plain(answer) in (plain(option_name(s, question, option)), plain(words)):
                return self.text("why.offered", answer=words)
        found = stops(self, s, question, answer)
        if found:
            return self.text("stops.not_now", answer=answer, reasons=" ".join(found))
        return self.text("why.unknown", answer=answer)

    def ending(self, s: State) -> str:
        """Why the game is over, or that it is not."""
        return self.text(f"end.{s.end_reason or 'unfinished'}")

    def card_help(self, name: str) -> str | None:
        """Help on any card or piece by its name or slug, whole or by its beginning; None if there
        is no such thing."""
        wanted = plain(name)
        if not wanted:
            return None
        begun = None
        for key in self._words:
            if not key.endswith(".text"):
                continue
            thing = key.removesuffix(".text")
            title, slug = self.text(thing), thing.partition(".")[2]
            if wanted in (plain(title), plain(slug)):
                return f"{title}: {self.text(key)}"
            if begun is None and (plain(title).startswith(wanted) or slug.startswith(wanted)):
                begun = f"{title}: {self.text(key)}"
        return begun
