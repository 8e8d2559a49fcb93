"""What a person at the terminal wants to be asked about: the command `ask`."""

from typing import Final

from ziggurat.cli.answers import folded
from ziggurat.cli.screen import Screen, echoed
from ziggurat.cli.words import Texts
from ziggurat.games.windows import Unasked

_ALL: Final = ("all", "tout")
_NOTHING: Final = ("nothing", "rien")


def ask_about(screen: Screen, texts: Texts, unasked: Unasked, seat: int | None, typed: str) -> None:
    """Take a wish by the numbers or names of kinds, and say what the wishes are now."""
    words = unasked.words(texts.language)
    if not words or seat is None:
        screen.mistake(texts("no.windows"))
        return
    kinds = list(words)
    about: list[str] = []
    for word in typed.replace(",", " ").split():
        if folded(word) in _ALL:
            about += kinds
        elif folded(word) in kinds:
            about.append(folded(word))
        elif word.isdecimal() and 0 < int(word) <= len(kinds):
            about.append(kinds[int(word) - 1])
        elif folded(word) not in _NOTHING:
            screen.mistake(texts("no.window", text=echoed(word), last=len(kinds)))
            return
    if typed:
        unasked.ask_only(seat, about)
    rows = [
        (str(n), texts("ask.yes" if unasked.is_asked(seat, kind) else "ask.no", kind=words[kind]))
        for n, kind in enumerate(kinds, start=1)
    ]
    screen.pairs(texts("ask.title"), rows)
