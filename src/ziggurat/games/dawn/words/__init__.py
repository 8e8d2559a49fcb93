"""Words shown to the players, one set of modules per language: the only place with prose.

    words = Words("fr")
    words.prompt(s, question)            the question, in one line
    words.option(s, question, option)    an answer, in full words
    words.note(s, note)                  a line of the log
    words.card_help("petra")             what a card does
    words.why(s, question, "34")         why space 34 is offered, or not
    words.reason(s, reason)              what speaks for an answer
    words.ending(s)                      why the game is over

A question is put in words while it is pending: its words use the figures of the rule that asks.
"""

from typing import Any

from ziggurat.core.flow import Question
from ziggurat.games.dawn import cards as _fill_the_tables  # noqa: F401
from ziggurat.games.dawn.state import State
from ziggurat.games.dawn.words.advice import reason_words
from ziggurat.games.dawn.words.notes import note_words
from ziggurat.games.dawn.words.questions import option_words, prompt_words
from ziggurat.games.dawn.words.reasons import why_words
from ziggurat.games.dawn.words.reference import card_help
from ziggurat.games.dawn.words.things import Things


class Words(Things):
    """The words of one language ("en", "fr"); raises KeyError for one there is not.

    From `Language`: `languages`, `text(key, **fields)`, `has`. From `Things`: `seat`, `space`,
    `place`, `lane` and the names of cards by their number."""

    def prompt(self, s: State, question: Question) -> str:
        """The pending question in one line, to the seat asked (or what chance is asked)."""
        return prompt_words(self, s, question)

    def option(self, s: State, question: Question, option: int) -> str:
        """An answer to the pending question in full words."""
        return option_words(self, s, question, option)

    def note(self, s: State, note: tuple[Any, ...]) -> str:
        """A sentence of the log; `s` is the position after it, or a later one."""
        return note_words(self, s, note)

    def reason(self, s: State, reason: tuple[Any, ...]) -> str:
        """What speaks for an answer to the pending question, in a line."""
        return reason_words(self, s, reason)

    def ending(self, s: State) -> str:
        """Why the game is over, or that it is not; with the expansion not all cards are needed."""
        key = f"end.{s.end_reason or 'unfinished'}"
        return self.text(self.best(f"{key}.terra", key) if s.edition.explores else key)

    def card_help(self, name: str) -> str | None:
        """Help on any card, leader, wonder, city-state, agenda, district or government, found by
        its name in this language or its slug, whole or by its beginning; None if there is no such
        thing."""
        return card_help(self, name)

    def why(self, s: State, question: Question, answer: str) -> str:
        """Why an answer to the pending question is offered, or why it is not. The answer is what a
        player types: a short name, the number of a space, or the answer's words."""
        return why_words(self, s, question, answer)
