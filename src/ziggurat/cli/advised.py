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
    reason: str


def advised_of(face: Face[Any], s: Any, advice: Sequence[Advice]) -> list[Advised]:
    """Advice for the pending question in words."""
    reasons = face.reasons(s, [each.answer for each in advice])
    return [
        Advised(
            answer,
            face.game.name(s, s.pending, answer),
            face.option(s, s.pending, answer),
            round(chance, 3),
            reason,
        )
        for (answer, chance), reason in zip(advice, reasons, strict=True)
    ]


def show_advised(screen: Screen, texts: Texts, advised: Sequence[Advised]) -> None:
    """Write a list of answers, each with its chance and, below, its reason if there is one."""
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 1))
    table.add_column(justify="right", no_wrap=True, style="bold cyan")
    table.add_column()
    for each in advised:
        table.add_row(percent(texts, each.chance), Text(each.text))
        if each.reason:
            table.add_row("", Text(each.reason, style="dim"))
    screen.show(table)
