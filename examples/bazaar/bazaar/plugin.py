"""What Bazaar hands over to the house."""

from collections.abc import Mapping
from typing import Any

from bazaar.game import BAZAAR, FORM, Bazaar
from bazaar.rules import State
from bazaar.words import Words
from ziggurat.core.forms import Form
from ziggurat.core.game import Setup
from ziggurat.games.plugin import GamePlugin


class BazaarPlugin(GamePlugin):
    """The game `bazaar`."""

    @property
    def game(self) -> Bazaar:
        return BAZAAR

    @property
    def positions(self) -> type[State]:
        return State

    def form(self) -> Form:
        return FORM

    def check(self, s: Any) -> list[str]:
        return BAZAAR.violations(s)

    def words(self, lang: str) -> Words:
        return Words(lang)

    def name(self, lang: str, setup: Setup | None = None) -> str:
        return self.words(lang).texts["name"]

    def turn(self, s: Any) -> tuple[int, int]:
        return s.bale, -1

    def series(self, s: Any, seat: int) -> dict[str, int]:
        return {"points": s.points[seat]}

    def series_words(self, lang: str) -> Mapping[str, str]:
        return {"points": self.words(lang).texts["points"]}


PLUGIN = BazaarPlugin()
