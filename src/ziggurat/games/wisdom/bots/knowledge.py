"""The Board Game, as far as bots know it: how near each seat is to one of the four victories."""

import math
from collections.abc import Iterable, Sequence
from typing import Final

from ziggurat.bots.knowledge import Endgame, Habit, results
from ziggurat.core.game import GameState
from ziggurat.core.notes import Note
from ziggurat.games.wisdom.bots.builder import BuilderBot
from ziggurat.games.wisdom.content import COINS_TO_WIN, LAST_SPACE
from ziggurat.games.wisdom.rules.research import rows
from ziggurat.games.wisdom.rules.sums import coins, combat_bonus, production, trade_income
from ziggurat.games.wisdom.state import State

_VICTORY: Final = 1000.0  # above every standing
_PYRAMID: Final = 15  # techs that Space Flight needs, with itself
_WEIGHTS: Final = {
    "start_of_turn": 0.6,
    "city_management": 1.0,
    "movement": 0.6,
    "research": 0.6,
    "produce": 0.5,
    "choose_step": 0.2,
    "play_unit": 0.5,
}


def races(s: State, seat: int) -> tuple[float, float, float]:
    """How far a seat is in culture, techs and coins, from 0 to 1."""
    counts = rows(s, seat)
    useful = sum(min(count, 6 - level) for level, count in enumerate(counts) if level)
    return (
        s.track[seat] / LAST_SPACE,
        useful / _PYRAMID,
        coins(s, seat) / COINS_TO_WIN,
    )


def strength(s: State, seat: int) -> float:
    """What a seat has to go on with: income, cities, forces."""
    makes = sum(production(s, seat, city) for city in range(len(s.cities[seat])))
    return (
        0.06 * trade_income(s, seat)
        + 0.05 * makes
        + 0.5 * len(s.cities[seat])
        + 0.05 * sum(s.units[seat])
        + 0.03 * combat_bonus(s, seat)
        + 0.03 * s.trade[seat]
        + 0.03 * s.culture[seat]
        + 0.08 * sum(s.tokens[seat])
        + 0.05 * len(s.events[seat])
        + 0.08 * len(s.markers[seat])
    )


def standing(s: State, seat: int) -> float:
    """The best race counts most; the others help."""
    far = sorted(races(s, seat), reverse=True)
    return 8 * far[0] ** 2 + 3 * sum(far) + strength(s, seat)


class WisdomKnowledge:
    """The builder's habits and a standing weighed by hand."""

    def habit(self, seed: int) -> Habit:
        return BuilderBot(seed)

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
        powers = [math.exp(standing(s, seat) / 1.5) for seat in range(s.seats)]
        return [power / sum(powers) for power in powers]

    def seen(self, s: GameState, seat: int) -> GameState:
        return s

    def weight(self, s: GameState) -> float:
        assert s.pending is not None
        return _WEIGHTS.get(s.pending.prompt.name, 0.1)

    def clock(self, s: GameState) -> int:
        assert isinstance(s, State)
        return s.round

    def endgame(self) -> Endgame | None:
        return None

    def idle(self, notes: Iterable[Note]) -> bool:
        return False
