"""Words shown to the players, one module per language: the only place with prose.

words = Words("fr")
words.prompt(s, question)           the question, in one line
words.option(s, question, option)   an answer, in full words
words.note(s, note)                 a line of the log
"""

from typing import Any, Final

from ziggurat.core.flow import NOBODY, Ask, Question
from ziggurat.games.dawn.content import LEADERS
from ziggurat.games.dawn.options import option_name
from ziggurat.games.dawn.state import NO_CARD, State
from ziggurat.games.dawn.words.en_cards import CARDS as EN_CARDS
from ziggurat.games.dawn.words.fr_cards import CARDS as FR_CARDS

_WORDS: Final[dict[str, dict[str, str]]] = {"en": {**EN_CARDS}, "fr": {**FR_CARDS}}


class Words:
    """The words of one language. Raises KeyError for a language there is not."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._words = _WORDS[language]

    @staticmethod
    def languages() -> tuple[str, ...]:
        return tuple(_WORDS)

    def text(self, key: str, **fields: Any) -> str:
        """The words under a key, with these fields filled in."""
        return self._words[key].format(**fields)

    def prompt(self, s: State, question: Question) -> str:
        """The question in one line, to the seat asked (or what chance is asked)."""
        return question.prompt.name

    def option(self, s: State, question: Question, option: int) -> str:
        """An answer to this question in full words."""
        return option_name(question, option)

    def note(self, s: State, note: tuple[Any, ...]) -> str:
        """A line of the log; `s` is any position of the same game, best the one just after."""
        return " ".join(map(str, note))

    def seat(self, s: State, player: int) -> str:
        """A player: "Rome (blue)"."""
        if player == NOBODY:
            return "?"
        color = self.text(f"color.{s.setup['colors'][player]}")
        if s.leaders[player] == NO_CARD:
            return color
        return f"{self.text(f'leader.{LEADERS[s.leaders[player]].slug}')} ({color.lower()})"

    def space(self, s: State, space: int) -> str:
        """A space with its terrain and what is on it: "34, forest, marble"."""
        return str(space)

    def card_help(self, name: str) -> str | None:
        """Full help on any card, leader, wonder, city-state or agenda, found by its name in this
        language or its slug, whole or by its beginning; None if there is no such thing."""
        return None

    def why(self, s: State, question: Question, answer: str) -> str:
        """Why an answer (as a player typed it: a short name or a space's number) is offered, or
        why it is not."""
        offered = {option_name(question, option) for option in question.options}
        return "" if answer in offered or isinstance(question, Ask) else ""
