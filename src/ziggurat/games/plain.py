"""Plain faces for games that bring none of their own."""

from collections.abc import Iterator
from typing import Any, Final

from ziggurat.core.flow import PASS, Question
from ziggurat.core.forms import plainly
from ziggurat.core.game import Game


def plain_text(view: Any) -> str:
    """A view as lines of text: what it names, and what that is. The question is told elsewhere."""
    shown = {key: value for key, value in view.items() if key not in ("pending", "seat")}
    return "\n".join(_lines(shown, ""))


def _lines(value: Any, indent: str) -> Iterator[str]:
    for key, inner in value.items():
        if isinstance(inner, dict):
            yield f"{indent}{plainly(key)}:"
            yield from _lines(inner, indent + "  ")
        else:
            yield f"{indent}{plainly(key)}: {_told(inner)}"


def _told(value: Any) -> str:
    if isinstance(value, list | tuple):
        deep = any(isinstance(each, list | tuple) for each in value)
        return (" | " if deep else ", ").join(map(_told, value)) or "-"
    return "-" if value is None else str(value)


_SEAT: Final = {"en": "Player {number}", "fr": "Joueur {number}"}
_PASS: Final = {"en": "Pass", "fr": "Passer"}
_OVER: Final = {"en": "The game is over.", "fr": "La partie est finie."}
_ON: Final = {"en": "The game goes on.", "fr": "La partie continue."}


class PlainWords:
    """Words made of the program's own names. A game puts sentences in their place, some or all."""

    def __init__(self, game: Game[Any], lang: str) -> None:
        self.game = game
        self.lang = lang

    def prompt(self, s: Any, question: Question) -> str:
        return plainly(question.prompt.name)

    def option(self, s: Any, question: Question, option: int) -> str:
        if option == PASS:
            return _PASS[self.lang]
        return plainly(self.game.name(s, question, option))

    def note(self, s: Any, note: tuple[Any, ...]) -> str:
        return " ".join((plainly(str(note[0])), *map(str, note[1:])))

    def why(self, s: Any, question: Question, answer: str) -> str:
        return self.prompt(s, question)

    def reason(self, s: Any, reason: tuple[Any, ...]) -> str:
        return " ".join(map(str, reason))

    def ending(self, s: Any) -> str:
        return (_ON if s.pending is not None else _OVER)[self.lang]

    def seat(self, s: Any, seat: int) -> str:
        return _SEAT[self.lang].format(number=seat + 1)
