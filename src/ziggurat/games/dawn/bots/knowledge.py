"""A New Dawn, as far as bots know it."""

from collections.abc import Iterable, Sequence
from typing import Final

from ziggurat.bots.knowledge import Endgame, Habit, results
from ziggurat.bots.policy import Features, Policy
from ziggurat.core.flow import Ask
from ziggurat.core.game import GameState
from ziggurat.core.notes import Note
from ziggurat.games.dawn.bots.endgame import DawnEndgame
from ziggurat.games.dawn.bots.habit import DawnHabit
from ziggurat.games.dawn.bots.prior import FEATURES, features, kind_of, policy
from ziggurat.games.dawn.bots.value import chances, standing
from ziggurat.games.dawn.state import State
from ziggurat.games.dawn.turns import is_idle
from ziggurat.games.dawn.view import as_seen

_WEIGHTS: Final = {"choose_card": 1.0} | dict.fromkeys(
    (
        "build",
        "build_city",
        "change_government",
        "choose_district",
        "choose_wonder",
        "convert_token",
        "gain_card",
        "growth",
        "military",
        "move_army",
        "move_caravan",
        "name_district",
        "nuke",
        "place_district",
        "place_fort",
        "place_token",
        "resolve_another",
        "resolve_district",
    ),
    0.3,
)
# Where to lay tiles before the game begins: the search would have to think through the rest of the
# map first, and finds no more in it than habit does.
_LEFT_TO_HABIT: Final = frozenset(("choose_tile", "place_tile"))
_MINOR: Final = 0.1
_VICTORY: Final = 1000.0  # above every standing


class DawnKnowledge:
    """The habits of veteran and steward, a standing weighed by hand and a learned value."""

    def habit(self, seed: int) -> Habit:
        return DawnHabit(seed)

    def adviser(self, seed: int) -> Habit:
        return self.habit(seed)

    def standing(self, s: GameState, seat: int) -> float:
        assert isinstance(s, State)
        return standing(s, seat) if s.pending else _VICTORY * results(s)[seat]

    def chances(self, s: GameState, learned: bool = True) -> Sequence[float]:
        assert isinstance(s, State)
        return chances(s, learned) if s.pending else results(s)

    def seen(self, s: GameState, seat: int) -> GameState:
        assert isinstance(s, State)
        return as_seen(s, seat)

    def weight(self, s: GameState) -> float:
        assert isinstance(s, State)
        assert s.pending is not None
        name = s.pending.prompt.name
        if name in _LEFT_TO_HABIT and not s.round:
            return 0.0
        return _WEIGHTS.get(name, _MINOR)

    def clock(self, s: GameState) -> int:
        assert isinstance(s, State)
        return s.round

    def rounds(self) -> int:
        return 3

    def endgame(self) -> Endgame | None:
        return DawnEndgame()

    def idle(self, notes: Iterable[Note]) -> bool:
        return is_idle(notes)

    def features(self, s: GameState, habit: int, seed: int) -> tuple[str, list[Features]] | None:
        assert isinstance(s, State)
        ask = s.pending
        assert isinstance(ask, Ask)
        return kind_of(ask), features(s, ask, habit, seed)

    def feature_names(self) -> Sequence[str]:
        return FEATURES

    def policy(self) -> Policy | None:
        return policy()
