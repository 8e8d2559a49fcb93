"""The face of a game that brings none of its own: its words, and its picture as text."""

from collections.abc import Mapping
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from ziggurat.cli.face import Size
from ziggurat.cli.words import Texts
from ziggurat.core.flow import NOBODY, Question
from ziggurat.core.game import Game
from ziggurat.games.plugin import GamePlugin

_STYLES: Final = ("bold cyan", "bold magenta", "bold yellow", "bold green", "bold blue", "bold red")
_VIEW: Final = "table"


class PlainFace:
    """Any game in one language."""

    def __init__(self, plugin: GamePlugin, lang: str) -> None:
        self._plugin = plugin
        self._lang = lang
        self._words = plugin.words(lang)
        self._texts = Texts(lang)

    @property
    def game(self) -> Game[Any]:
        return self._plugin.game

    @property
    def views(self) -> Mapping[str, str]:
        return {_VIEW: _VIEW}

    @property
    def commands(self) -> Mapping[str, str]:
        return {_VIEW: self._texts("plain.table")}

    # Words

    def name(self, s: Any) -> str:
        return self._plugin.name(self._lang)

    def aim(self, s: Any) -> str:
        return self._plugin.aim(self._lang) or self.name(s)

    def prompt(self, s: Any, question: Question) -> str:
        return self._words.prompt(s, question)

    def option(self, s: Any, question: Question, option: int) -> str:
        return self._words.option(s, question, option)

    def note(self, s: Any, note: tuple[Any, ...]) -> str:
        return self._words.note(s, note)

    def seat(self, s: Any, player: int) -> str:
        return self._words.seat(s, player)

    def seat_styles(self, s: Any) -> Mapping[str, str]:
        return {self.seat(s, seat): _STYLES[seat % len(_STYLES)] for seat in range(s.seats)}

    def why(self, s: Any, question: Question, answer: str) -> str:
        return self._words.why(s, question, answer)

    def reasons(self, s: Any, answers: list[int]) -> list[str]:
        found = self._plugin.reasons(s, answers)
        return [self._words.reason(s, reason) if reason else "" for reason in found]

    def card_help(self, name: str) -> str | None:
        return None

    def about(self, s: Any, place: str) -> str | None:
        return None

    def ending(self, s: Any) -> str:
        return self._words.ending(s)

    # Order

    def turn(self, s: Any) -> tuple[int, int]:
        return self._plugin.turn(s)

    def numbered(self, question: Question) -> bool:
        return False

    def in_order(self, s: Any, question: Question) -> tuple[int, ...]:
        return tuple(question.options)

    # Pictures

    def title(self, s: Any) -> str:
        number, seat = self._plugin.turn(s)
        who = self.seat(s, seat) if seat != NOBODY else self.name(s)
        return self._texts("plain.round", number=number, seat=who) if number else who

    def view(self, view: str, s: Any, seat: int | None, size: Size) -> RenderableType:
        return Text(self._plugin.text(s, seat, self._lang))

    def opening(self, s: Any, seat: int, size: Size, first: bool) -> list[RenderableType]:
        return [self.view(_VIEW, s, seat, size)]

    def picture(self, s: Any, question: Question, size: Size) -> RenderableType | None:
        return None
