"""One language: its words by key, and the few rules of grammar that templates cannot hold."""

import re
from collections.abc import Callable
from typing import Final

from ziggurat.core.typography import french
from ziggurat.games.dawn.words import (
    en,
    en_advice,
    en_cards,
    en_log,
    en_outlook,
    en_places,
    en_rules,
    en_table,
    en_terra,
    en_terra_cards,
    en_terra_rules,
    en_terra_topics,
    en_topics,
    fr,
    fr_advice,
    fr_cards,
    fr_log,
    fr_outlook,
    fr_places,
    fr_rules,
    fr_table,
    fr_terra,
    fr_terra_cards,
    fr_terra_rules,
    fr_terra_topics,
    fr_topics,
)

_WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {
        **en.WORDS,
        **en_advice.ADVICE,
        **en_cards.CARDS,
        **en_log.LOG,
        **en_outlook.OUTLOOK,
        **en_places.PLACES,
        **en_rules.RULES,
        **en_terra.WORDS,
        **en_terra_cards.CARDS,
        **en_terra_rules.RULES,
        **en_table.TABLE,
        **en_topics.TOPICS,
        **en_terra_topics.TOPICS,
    },
    "fr": {
        **fr.WORDS,
        **fr_advice.ADVICE,
        **fr_cards.CARDS,
        **fr_log.LOG,
        **fr_outlook.OUTLOOK,
        **fr_places.PLACES,
        **fr_rules.RULES,
        **fr_terra.WORDS,
        **fr_terra_cards.CARDS,
        **fr_terra_rules.RULES,
        **fr_table.TABLE,
        **fr_topics.TOPICS,
        **fr_terra_topics.TOPICS,
    },
}

_ELIDED: Final = re.compile(r"\b([DdLl])e (?=[AEIOUÀÂÉÈÊÎÔaeiouàâéèêîô])")
_CONTRACTED: Final = re.compile(r"\b([Dd])e le (?=désert)")
_WITH_ARTICLE: Final = {  # names that have one after "de"
    "es": "Aztèques|Incas|Ottomans|Zoulous|Pays-Bas|Falaises|Îles",
    "u": "Japon|Mont|Kilimandjaro|Pantanal",
    "e la": "Mer|Baie|Grand Mesa",
}
_ARTICLES: Final = [
    (re.compile(rf"\b([Dd])e (?=(?:{names})\b)"), rf"\1{article} ")
    for article, names in _WITH_ARTICLE.items()
]


def _french(text: str) -> str:
    """Articles and elision before names, contraction, and the spaces of French."""
    for name, article in _ARTICLES:
        text = name.sub(article, text)
    return french(_CONTRACTED.sub(r"\1u ", _ELIDED.sub(r"\1'", text)))


_FINISH: Final[dict[str, Callable[[str], str]]] = {"en": str, "fr": _french}


class Language:
    """The words of one language. Raises KeyError for a language there is not."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._words = _WORDS[language]
        self._finish = _FINISH[language]
        self._small = frozenset(self._words["grammar.small"].split())

    @staticmethod
    def languages() -> tuple[str, ...]:
        return tuple(_WORDS)

    def all_keys(self) -> frozenset[str]:
        return frozenset(self._words)

    def has(self, key: str) -> bool:
        return key in self._words

    def template(self, key: str) -> str:
        """The words under a key as they are written, with their {fields}."""
        return self._words[key]

    def text(self, key: str, **fields: object) -> str:
        """The words under a key, with these fields filled in; fields it does not use are fine."""
        return self._finish(self._words[key].format(**fields))

    def best(self, *keys: str) -> str:
        """The first of these keys that has words."""
        return next((key for key in keys if key in self._words), keys[-1])

    def term(self, kind: str, slug: str) -> str:
        """A word as it stands inside a sentence: "forest", "culture" (in French "Culture")."""
        word = self.text(f"{kind}.{slug}")
        return word[0].lower() + word[1:] if kind in self._small else word


def sentence(text: str) -> str:
    """The same, beginning with a capital."""
    return text[:1].upper() + text[1:]
