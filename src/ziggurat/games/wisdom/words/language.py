"""The words of each language by key, and the few rules of grammar that templates cannot hold."""

import re
from collections.abc import Callable
from typing import Any, Final

from ziggurat.core.typography import french
from ziggurat.games.wisdom.words import (
    en_cards,
    en_log,
    en_pieces,
    en_places,
    en_questions,
    en_stops,
    en_table,
    en_things,
    fr_cards,
    fr_log,
    fr_pieces,
    fr_places,
    fr_questions,
    fr_stops,
    fr_table,
    fr_things,
)

WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {
        **en_cards.CARDS,
        **en_log.LOG,
        **en_pieces.PIECES,
        **en_places.PLACES,
        **en_questions.QUESTIONS,
        **en_stops.STOPS,
        **en_table.TABLE,
        **en_things.THINGS,
    },
    "fr": {
        **fr_cards.CARDS,
        **fr_log.LOG,
        **fr_pieces.PIECES,
        **fr_places.PLACES,
        **fr_questions.QUESTIONS,
        **fr_stops.STOPS,
        **fr_table.TABLE,
        **fr_things.THINGS,
    },
}

_ELIDED: Final = re.compile(r"\b([DdLl])e (?=[AEIOUÀÂÉÈÊÎÔaeiouàâéèêîô])")


def _french(text: str) -> str:
    """Elision before names, and the spaces of French."""
    return french(_ELIDED.sub(r"\1’", text))


_FINISH: Final[dict[str, Callable[[str], str]]] = {"en": str, "fr": _french}


class Language:
    """The words of one language. Raises KeyError for a language there is not."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._words = WORDS[language]
        self._finish = _FINISH[language]

    def has(self, key: str) -> bool:
        return key in self._words

    def text(self, key: str, **fields: Any) -> str:
        """The words of a key, with these fields put in."""
        return self.filled(self._words[key], **fields)

    def filled(self, template: str, **fields: Any) -> str:
        """A template of this language with these fields put in. A name that ends with a sign ends
        its sentence."""
        return self._finish(template.format(**fields)).replace("!.", "!")

    def sentence(self, key: str, **fields: Any) -> str:
        """The same with a capital letter in front."""
        text = self.text(key, **fields)
        return text[:1].upper() + text[1:]

    def joined(self, parts: list[str]) -> str:
        """A list in words, or that there is nothing."""
        return ", ".join(parts) if parts else self.text("items.nothing")
