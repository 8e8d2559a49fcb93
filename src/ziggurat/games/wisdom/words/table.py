"""Words at a table with a drawn map: squares, cities and players by their names."""

from functools import cache
from typing import Any, Final

from ziggurat.core.flow import NOBODY
from ziggurat.games.wisdom.content import CIVILIZATIONS, NONE
from ziggurat.games.wisdom.state import State
from ziggurat.games.wisdom.words import Words
from ziggurat.games.wisdom.words.places import city_name, place_names

# How a language says where: before a square by its letters, before a plain name, before an article
_WHERE: Final = {"en": ("on", "at", "on"), "fr": ("en", "à", "sur")}
_MERGED: Final = {"en": (), "fr": (("à le ", "au "), ("de le ", "du "))}


class TableWords(Words):
    """The words of one language, for who sees the map instead of its letters."""

    def filled(self, template: str, **fields: Any) -> str:
        on, at, upon = _WHERE[self.language]
        if "square" in fields and f"{on} {{square}}" in template:
            where = upon if str(fields["square"])[:1].islower() else at
            template = template.replace(f"{on} {{square}}", f"{where} {{square}}")
        text = super().filled(template, **fields)
        for apart, together in _MERGED[self.language]:
            text = text.replace(apart, together)
        return text

    def given(self, icon: str, amount: int) -> str:
        """So much of what squares give."""
        many = "s" if icon == "coin" and amount > 1 else ""
        return self.text(f"given.{icon}{many}", amount=amount)

    def seat(self, s: State, player: int) -> str:
        if player == NOBODY or s.civs[player] == NONE:
            return super().seat(s, player)
        return self.text(f"leader.{CIVILIZATIONS[s.civs[player]].leader}")

    def square(self, s: State, square: int) -> str:
        return place_names(self, s)[square]

    def city(self, s: State, player: int, city: int) -> str:
        if city >= len(s.cities[player]):  # it is gone since
            return self.text("city.city")
        return city_name(self, s, player, city)


_MORE: Final = ("have", "rush")  # what only explains a reason


class BriefWords(TableWords):
    """The same, but what stops something is said in a few words."""

    def text(self, key: str, **fields: Any) -> str:
        kind, _, rest = key.partition(".")
        if kind == "stops" and rest in _MORE:
            return ""
        return super().text(f"brief.{rest}" if kind == "stops" else key, **fields)


@cache
def brief_words(lang: str) -> BriefWords:
    return BriefWords(lang)


@cache
def table_words(lang: str) -> TableWords:
    return TableWords(lang)
