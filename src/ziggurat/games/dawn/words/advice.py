"""What speaks for an answer, in words. A reason is a tuple like a note: its kind, its figures."""

from collections.abc import Callable
from typing import Any, Final

from ziggurat.games.dawn.state import State
from ziggurat.games.dawn.words.language import sentence
from ziggurat.games.dawn.words.things import Things

# What each figure of a reason is called in its sentence; the name tells how it is put in words.
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "attack": ("odds",),
    "completes": ("when", "agenda", "before", "after", "need"),
    "fight": ("odds", "other"),
    "fight_anyway": ("odds",),
    "gains_natural": (
        "when",
        "natural",
    ),
    "gains_wonder": (
        "when",
        "wonder",
    ),
    "later": (),
    "more": ("when", "what", "before", "after"),
    "nearer": ("when", "agenda", "before", "after", "need"),
    "open": (),
    "rival_less": ("rival", "what", "before", "after"),
    "rival_unmarked": ("rival", "victory"),
    "saves": ("what", "after", "other"),
    "slot": ("card", "slot"),
    "toward": ("place", "steps"),
    "wins": (),
}

_NAMED: Final[dict[str, Callable[[Things, State, Any], str]]] = {
    "agenda": lambda t, s, slug: t.text(f"agenda.{slug}"),
    "card": lambda t, s, card: t.focus(card),
    "natural": lambda t, s, number: t.natural(number),
    "place": lambda t, s, space: t.place(s, space),
    "rival": lambda t, s, seat: t.seat(s, seat),
    "victory": lambda t, s, card: t.victory(card),
    "what": lambda t, s, name: t.text(f"count.{name}"),
    "when": lambda t, s, word: t.text(f"when.{word}"),
    "wonder": lambda t, s, number: t.wonder(number),
}


def reason_words(t: Things, s: State, reason: tuple[Any, ...]) -> str:
    """The line of a reason."""
    kind, *figures = reason
    fields = {
        name: _NAMED[name](t, s, figure) if name in _NAMED else figure
        for name, figure in zip(FIELDS[kind], figures, strict=True)
    }
    return sentence(t.text(f"reason.{kind}", **fields))
