"""A New Dawn behind the protocol that bots, tables and adapters speak."""

from collections.abc import Mapping
from typing import Any, Final

from ziggurat.core.chance import Chance
from ziggurat.core.codec import Unreadable
from ziggurat.core.flow import Question
from ziggurat.core.game import Setup, question_view
from ziggurat.games.dawn import cards as _fill_the_tables  # noqa: F401
from ziggurat.games.dawn.content import LEADERS
from ziggurat.games.dawn.options import option_name
from ziggurat.games.dawn.position import arranged, position_setup
from ziggurat.games.dawn.setup import checked_setup, new_game
from ziggurat.games.dawn.state import RULES, RULES_1, State
from ziggurat.games.dawn.view import hides, imagined, view


class Dawn:
    """The game family `dawn`."""

    slug = "dawn"
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
        return option_name(question, option)

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        return view(s, seat) | {"pending": question_view(self, s, seat)}

    def imagined(self, s: State, seat: int, random: Chance) -> State:
        return imagined(s, seat, random) if hides(s, seat) else s

    def result(self, s: State) -> dict[str, Any]:
        return {
            "winners": list(s.won_by),
            "reason": s.end_reason or "unfinished",
            "rounds": s.round,
            "leaders": [LEADERS[n].slug if n >= 0 else "" for n in s.leaders],
            "marks": [marks.bit_count() for marks in s.marks],
        }


DAWN: Final = Dawn()
