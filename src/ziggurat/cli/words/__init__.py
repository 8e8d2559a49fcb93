"""What the terminal itself says, in each language; the words of a game are the game's own."""

from collections.abc import Mapping
from typing import Final

from ziggurat.cli.words.en import WORDS as EN
from ziggurat.cli.words.fr import WORDS as FR

_WORDS: Final[dict[str, dict[str, str]]] = {"en": EN, "fr": FR}
LANGUAGES: Final = tuple(_WORDS)


class Texts:
    """The terminal's words in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._words = _WORDS[language]

    def __call__(self, key: str, **fields: object) -> str:
        """The words under a key, with these fields filled in."""
        return self._words[key].format(**fields)


def preferred_language(environment: Mapping[str, str]) -> str:
    """The language the environment's locale asks for, if there is one here; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wish = environment.get(name, "")
        if wish:
            return wish[:2].lower() if wish[:2].lower() in _WORDS else "en"
    return "en"
