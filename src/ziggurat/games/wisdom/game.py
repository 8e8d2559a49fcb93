"""The Board Game behind the protocol that bots, tables and adapters speak."""

from collections.abc import Mapping
from typing import Any, Final

from ziggurat.core.chance import Chance
from ziggurat.core.codec import Unreadable
from ziggurat.core.flow import Question
from ziggurat.core.game import Setup
from ziggurat.games.wisdom import cards as _cards  # noqa: F401
from ziggurat.games.wisdom.content import CIVILIZATIONS
from ziggurat.games.wisdom.imagining import imagined
from ziggurat.games.wisdom.options import option_name
from ziggurat.games.wisdom.position import arranged, position_setup
from ziggurat.games.wisdom.rules import settling as _watch  # noqa: F401
from ziggurat.games.wisdom.rules.sums import coins
from ziggurat.games.wisdom.setup import checked_setup, new_game
from ziggurat.games.wisdom.state import RULES, RULES_1, State
from ziggurat.games.wisdom.view import view


class Wisdom:
    """The game family `wisdom`."""

    slug = "wisdom"
    rules = RULES
    reads = (RULES_1, RULES)

    def checked_setup(self, setup: Setup) -> dict[str, Any]:
        full = dict(setup)
        if "position" in full:
            full |= position_setup(full["position"])
        return checked_setup(full)

    def new(self, setup: Setup, rules: str = "") -> State:
        full = self.checked_setup(setup)
        begin = arranged if "position" in full else new_game
        return begin(full, rules or self.rules)

    def from_json(self, data: Mapping[str, Any]) -> State:
        try:
            return State.from_json(dict(data))
        except (KeyError, TypeError, ValueError, IndexError) as error:
            raise Unreadable("it is not a position of this game ({error})", error=error) from None

    def name(self, s: State, question: Question, option: int) -> str:
        return option_name(s, question, option)

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        return view(self, s, seat)

    def imagined(self, s: State, seat: int, random: Chance) -> State:
        return imagined(s, seat, random)

    def result(self, s: State) -> dict[str, Any]:
        return {
            "winners": list(s.won_by),
            "reason": s.end_reason or "unfinished",
            "rounds": s.round,
            "civilizations": [CIVILIZATIONS[n].slug if n >= 0 else "" for n in s.civs],
            "culture": list(s.track),
            "techs": [techs.bit_count() for techs in s.techs],
            "coins": [coins(s, n) if s.civs[n] >= 0 else 0 for n in range(s.seats)],
        }


WISDOM: Final = Wisdom()
