"""How each game shows itself at the table. A new game adds a face here."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, Protocol

from ziggurat.core.flow import Ask
from ziggurat.core.game import Game
from ziggurat.games.dawn import scene as dawn
from ziggurat.games.dawn.bots.reasons import reasons
from ziggurat.games.dawn.content import EDITIONS, LEADERS
from ziggurat.games.dawn.form import BUILT_MAP, EXPLORED_MAP, FIRST_GAME_MAP
from ziggurat.games.dawn.game import DAWN
from ziggurat.games.dawn.scene.catalogue import Catalogue, catalogue
from ziggurat.games.dawn.scene.model import Scene
from ziggurat.games.dawn.words import Words

LANGUAGES: Final = Words.languages()
RANDOM_MAP: Final = "random"
PLAYERS_MAP: Final = "players"


class Face(Protocol):
    """What the table asks of a game besides its rules. A position may be of any game, hence Any."""

    @property
    def game(self) -> Game[Any]:
        """The rules."""

    def setup(self, wish: Mapping[str, Any]) -> dict[str, Any]:
        """The setup of a game as somebody wished it at the table."""

    def map_wish(self, setup: Mapping[str, Any], random_map: bool) -> str:
        """The map of a setup, as it is wished for at the table."""

    def scene(self, s: Any, seat: int | None, lang: str) -> Scene:
        """What to draw for a seat (None: a spectator)."""

    def note(self, s: Any, note: tuple[Any, ...], lang: str) -> tuple[int, str, list[int]]:
        """A line of the log: whose doing, its sentence, the places it speaks of."""

    def why(self, s: Any, ask: Ask, answer: str, lang: str) -> str:
        """Why an answer is offered, or not."""

    def option(self, s: Any, ask: Ask, answer: int, lang: str) -> str:
        """An answer to the pending question in words."""

    def reasons(self, s: Any, answers: list[int]) -> list[tuple[Any, ...]]:
        """What speaks for each of these answers to the pending question, the best first."""

    def reason(self, s: Any, reason: tuple[Any, ...], lang: str) -> str:
        """Such a reason in words."""

    def turn(self, s: Any) -> tuple[int, int]:
        """The round and whose turn it is; -1: nobody's."""

    def standing(self, s: Any, seat: int) -> dict[str, int]:
        """Figures to plot."""

    def is_map_building(self, s: Any) -> bool:
        """Is a seat asked to build the map? A random map answers for it."""

    def catalogue(self, lang: str) -> Catalogue:
        """Every card and piece in words."""

    def leader(self, s: Any, seat: int) -> str:
        """Who leads a seat, by slug, or ""."""


@cache
def _words(lang: str) -> Words:
    return Words(lang)


class DawnFace:
    """A New Dawn at the table."""

    game = DAWN

    def setup(self, wish: Mapping[str, Any]) -> dict[str, Any]:
        setup = {key: value for key, value in wish.items() if key != "map"}
        if wish["map"] in (RANDOM_MAP, PLAYERS_MAP):
            explores = wish["edition"] in EDITIONS and EDITIONS[wish["edition"]].explores
            setup["map"] = EXPLORED_MAP if explores else BUILT_MAP
        else:
            setup["map"] = wish["map"] or FIRST_GAME_MAP
        return self.game.checked_setup(setup)

    def map_wish(self, setup: Mapping[str, Any], random_map: bool) -> str:
        if random_map:
            return RANDOM_MAP
        return FIRST_GAME_MAP if setup["map"] == FIRST_GAME_MAP else PLAYERS_MAP

    def scene(self, s: Any, seat: int | None, lang: str) -> Scene:
        return dawn.scene(_words(lang), s, seat)

    def note(self, s: Any, note: tuple[Any, ...], lang: str) -> tuple[int, str, list[int]]:
        return dawn.note_scene(_words(lang), s, note)

    def why(self, s: Any, ask: Ask, answer: str, lang: str) -> str:
        return _words(lang).why(s, ask, answer)

    def option(self, s: Any, ask: Ask, answer: int, lang: str) -> str:
        return _words(lang).option(s, ask, answer)

    def reasons(self, s: Any, answers: list[int]) -> list[tuple[Any, ...]]:
        return reasons(s, answers)

    def reason(self, s: Any, reason: tuple[Any, ...], lang: str) -> str:
        return _words(lang).reason(s, reason)

    def turn(self, s: Any) -> tuple[int, int]:
        return s.round, s.turn

    def standing(self, s: Any, seat: int) -> dict[str, int]:
        return dawn.standing(s, seat)

    def is_map_building(self, s: Any) -> bool:
        return dawn.is_map_building(s)

    def catalogue(self, lang: str) -> Catalogue:
        return catalogue(lang)

    def leader(self, s: Any, seat: int) -> str:
        number = s.leaders[seat]
        return LEADERS[number].slug if number >= 0 else ""


FACES: Final[dict[str, Face]] = {DAWN.slug: DawnFace()}
