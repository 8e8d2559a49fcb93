"""The Board Game, as far as bots know it: how near each seat is to one of the four victories."""

import json
from collections.abc import Iterable, Sequence
from importlib.resources import files
from typing import Final

from ziggurat.bots.judge import Judge
from ziggurat.bots.knowledge import Endgame, Habit, results
from ziggurat.bots.policy import Features, Policy, softmax
from ziggurat.core.flow import NOBODY, Ask
from ziggurat.core.game import GameState
from ziggurat.core.notes import Note
from ziggurat.games.wisdom.bots.endgame import WisdomEndgame
from ziggurat.games.wisdom.bots.figures import FIGURES, figures
from ziggurat.games.wisdom.bots.standing import standing
from ziggurat.games.wisdom.bots.steward import StewardBot
from ziggurat.games.wisdom.options import DISCOVER
from ziggurat.games.wisdom.rules.battle import defender_on
from ziggurat.games.wisdom.rules.movement import CHOOSE_STEP
from ziggurat.games.wisdom.state import State

_VICTORY: Final = 1000.0  # above every standing
_UNSURE: Final = 1.5  # by how much a standing is too sure of who wins
_WEIGHTS: Final = {
    "start_of_turn": 0.4,
    "city_management": 1.0,
    "movement": 0.2,
    "research": 0.8,
    "produce": 0.6,
    "adopt": 0.5,
    "learn": 0.5,
    "choose_step": 0.05,
    "play_unit": 0.0,  # the adviser knows the odds
}
_ATTACK: Final = 0.4  # a step, where one may attack
_MINOR: Final = 0.1


_TABLE: Final = json.loads(files(__package__).joinpath("weights.json").read_text("utf-8"))
# What self-play found, and how sure it may be of who wins, by number of players (docs/bots.md).
JUDGE: Final = Judge(_TABLE["weights"], FIGURES)
_SURENESS: Final[dict[str, float]] = _TABLE["sureness"]


def chances(s: State, learned: bool) -> list[float]:
    """Each seat's chance to win."""
    if not learned:
        return softmax([standing(s, seat) / _UNSURE for seat in range(s.seats)])
    seats = [figures(s, seat) for seat in range(s.seats)]
    return JUDGE.chances(seats, _SURENESS.get(str(s.seats), 1.0))


def _may_attack(s: State, ask: Ask) -> bool:
    squares = [option for option in ask.options if 0 <= option < DISCOVER]
    return any(defender_on(s, ask.player, square) != NOBODY for square in squares)


class WisdomKnowledge:
    """The quick strategist's habits, a standing weighed by hand and a learned value."""

    def habit(self, seed: int) -> Habit:
        return StewardBot(seed, looks=False, wanders=False)

    def adviser(self, seed: int) -> Habit:
        return StewardBot(seed)

    def standing(self, s: GameState, seat: int) -> float:
        assert isinstance(s, State)
        if s.pending is None:
            return _VICTORY * results(s)[seat]
        if not s.cities[seat]:
            return 0.0
        return standing(s, seat)

    def chances(self, s: GameState, learned: bool = True) -> Sequence[float]:
        assert isinstance(s, State)
        if s.pending is None:
            return results(s)
        if not all(s.cities):
            return [1 / s.seats] * s.seats
        return chances(s, learned)

    def seen(self, s: GameState, seat: int) -> GameState:
        return s

    def weight(self, s: GameState) -> float:
        assert isinstance(s, State)
        ask = s.pending
        assert ask is not None
        if ask.prompt is CHOOSE_STEP and isinstance(ask, Ask) and _may_attack(s, ask):
            return _ATTACK
        return _WEIGHTS.get(ask.prompt.name, _MINOR)

    def clock(self, s: GameState) -> int:
        assert isinstance(s, State)
        return s.round

    def rounds(self) -> int:
        return 1

    def endgame(self) -> Endgame | None:
        return WisdomEndgame()

    def idle(self, notes: Iterable[Note]) -> bool:
        return False

    def features(self, s: GameState, habit: int, seed: int) -> tuple[str, list[Features]] | None:
        return None

    def feature_names(self) -> Sequence[str]:
        return ()

    def policy(self) -> Policy | None:
        return None
