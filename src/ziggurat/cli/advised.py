"""Answers with their chances and reasons, at the terminal."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.table import Table
from rich.text import Text

from ziggurat.bots.advice import Advice
from ziggurat.cli.face import Face
from ziggurat.cli.screen import Screen
from ziggurat.cli.words import Texts


def percent(texts: Texts, chance: float) -> str:
    """A chance as it is written: "53%"."""
    return texts("percent", number=f"{100 * chance:.0f}")


@dataclass(frozen=True, slots=True)
class Advised:
    """An answer in words, the asked seat's chance after it, and what speaks for it."""

    answer: int
    name: str
    text: str
    chance: float
    low: float
    high: float
    wins: float
    reason: str


def advised_of(face: Face[Any], s: Any, advice: Sequence[Advice]) -> list[Advised]:
    """Advice for the pending question in words."""
    reasons = face.reasons(s, [each.answer for each in advice])
    return [
        Advised(
            each.answer,
            face.game.name(s, s.pending, each.answer),
            face.option(s, s.pending, each.answer),
            round(each.chance, 3),
            round(each.low, 3),
            round(each.high, 3),
            round(each.wins, 3),
            reason,
        )
        for each, reason in zip(advice, reasons, strict=True)
    ]


def ranged(texts: Texts, each: Advised) -> str:
    """A chance with its range: "48 to 58%"; where it is known exactly, the number alone."""
    low, high = (f"{100 * bound:.0f}" for bound in (each.low, each.high))
    return percent(texts, each.chance) if low == high else texts("range", low=low, high=high)


def show_advised(screen: Screen, texts: Texts, advised: Sequence[Advised], equal: int = 0) -> None:
    """Write a list of answers, each with its chance and, below, what it wins and its reason if
    there is one; `equal` of them are as good as each other."""
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 1))
    table.add_column(justify="right", no_wrap=True, style="bold cyan")
    table.add_column()
    for each in advised:
        table.add_row(ranged(texts, each), Text(each.text))
        if each.wins:
            told = texts("hint.wins", chance=percent(texts, each.wins))
            table.add_row("", Text(told, style="bold"))
        if each.reason:
            table.add_row("", Text(each.reason, style="dim"))
    screen.show(table)
    if equal > 1:
        screen.say(texts("hint.equal", count=equal), "dim")
