"""Writing to the terminal with Rich, and reading from it."""

import contextlib
import sys
from collections.abc import Mapping, Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.style import Style
from rich.table import Table
from rich.text import Text

from ziggurat.cli.answers import Offer, has_places
from ziggurat.cli.face import Size

with contextlib.suppress(ImportError):  # not on Windows
    import readline  # noqa: F401  (lets the user edit and repeat lines)

_WIDEST: Final = 140  # longer lines are hard to read
_LONGEST_ECHO: Final = 40
_FEW: Final = 11  # places that are listed with their words


class Screen:
    """The terminal, or whatever stands in for it."""

    def __init__(self, color: bool = True, console: Console | None = None) -> None:
        for stream in (sys.stdin, sys.stdout):
            with contextlib.suppress(AttributeError, ValueError):
                stream.reconfigure(errors="replace")  # type: ignore[union-attr]
        self._console = console or Console(
            color_system="auto" if color else None,
            markup=False,
            highlight=False,
            emoji=False,
            soft_wrap=False,
        )

    @property
    def size(self) -> Size:
        width, height = self._console.size
        return Size(max(20, min(width, _WIDEST)), max(10, height))

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            if isinstance(thing, Text) and not thing.no_wrap:
                thing = _wrapped(thing, self.size.width)
            self._console.print(thing, width=self.size.width)

    def say(self, text: str, style: str = "") -> None:
        """Write a sentence; `words` between backquotes stand out."""
        self.show(_with_code(text, style))

    def mistake(self, text: str) -> None:
        self.say(text, "yellow")

    def sentences(self, lines: Sequence[str], styles: Mapping[str, str]) -> None:
        """Write lines of the log, the players' names in their colours."""
        for line in lines:
            text = Text(line)
            for name, style in styles.items():
                text.highlight_words([name], style)
            self.show(Padding(_wrapped(text, self.size.width - 2), (0, 0, 0, 2), expand=False))

    def heading(self, text: str) -> None:
        self.show(Rule(Text(text, style="bold"), align="left", style="dim"))

    def question(self, text: str, offers: Sequence[Offer], words: tuple[str, str]) -> None:
        """Write a question and its answers; places just as a list of their numbers."""
        self.show(Text(text, style="bold"))
        if has_places(offers) and len(offers) > _FEW:
            places = Text("  " + words[0])
            for offer in offers:
                if offer.is_place:
                    places.append(" ").append(offer.name, style="bold cyan")
            self.show(places)
            for offer in offers:
                if not offer.is_place:
                    line = Text(f"  {words[1]} ").append(offer.label, style="bold cyan")
                    self.show(line.append(f"  {offer.words}"))
            return
        if has_places(offers):
            names = [offer.label for offer in offers]
        else:
            names = [str(number) for number in range(1, len(offers) + 1)]
        wide = max(map(len, names))
        lines = [
            Text.assemble((f"{name:>{wide}} ", "bold cyan"), _after(name, offer.words))
            for name, offer in zip(names, offers, strict=True)
        ]
        if len(lines) > 6 and max(line.cell_len for line in lines) < self.size.width // 2 - 3:
            self.show(
                Padding(
                    Columns(lines, column_first=True, padding=(0, 2)), (0, 0, 0, 2), expand=False
                )
            )
        else:
            self.show(*(_hanging(line, wide + 1) for line in lines))

    def pairs(self, title: str, rows: Sequence[tuple[str, str]]) -> None:
        """Write a list of things and what they mean."""
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 2))
        table.add_column(style="bold cyan", no_wrap=True)
        table.add_column()
        for row in rows:
            table.add_row(*row)
        self.show(Text(title, style="bold"), table)

    def read(self, prompt: str) -> str | None:
        """A line from the user, or None when there are no more."""
        try:
            line = input(prompt)
        except EOFError:
            self.show("")
            return None
        if not sys.stdin.isatty():
            self.show(Text(echoed(line)))  # nobody saw it being typed
        return line


def _wrapped(text: Text, width: int) -> Text:
    """The same text in lines of this width; unlike Rich, it does not break at a no-break space."""
    lines: list[Text] = []
    for line in text.split("\n", allow_blank=True):
        start = 0
        while len(line) - start > width:
            end = line.plain.rfind(" ", start, start + width + 1)
            if not line.plain[start:end].strip():
                end = start + width
            lines.append(line[start:end])
            start = end + line.plain[end : end + 1].isspace()
        lines.append(line[start:])
    whole = Text("\n", no_wrap=True, overflow="crop").join(lines)
    whole.no_wrap = True
    return whole


def _after(name: str, words: str) -> str:
    """The words of a place that begin with its number, without it."""
    rest = words.removeprefix(name)
    return words if rest[:1].isalnum() else rest.lstrip(" ,:") or words


def _hanging(line: Text, indent: int) -> RenderableType:
    """A numbered line whose second line begins under its text."""
    table = Table(box=None, show_header=False, padding=0)
    table.add_column(width=indent + 2, no_wrap=True)
    table.add_column()
    table.add_row(Text("  ").append(line[:indent]), line[indent:])
    return table


def _with_code(text: str, style: str) -> Text:
    found = Text(style=style)
    for number, part in enumerate(text.split("`")):
        found.append(part, style="bold" if number % 2 else "")
    return found


def echoed(text: str) -> str:
    """What somebody typed, fit to be shown again."""
    clean = "".join(letter if letter.isprintable() else "?" for letter in text)
    return clean if len(clean) <= _LONGEST_ECHO else clean[: _LONGEST_ECHO - 1] + "…"


def styled(line: Sequence[tuple[str, str]], theme: Mapping[str, str]) -> Text:
    """A line of spans whose style names a theme explains; the later name wins."""
    text = Text(no_wrap=True, overflow="crop")
    for words, names in line:
        styles = [Style.parse(theme[name]) for name in names.split() if name in theme]
        text.append(words, style=Style.combine([Style.null(), *styles]))
    return text
