"""A strategist of The Board Game: it counts the turns to each of the four victories, works for the
nearest, and fights where the odds are good."""

from typing import ClassVar, Final

from ziggurat.core.flow import Ask
from ziggurat.core.game import GameState
from ziggurat.games.wisdom import options as kinds
from ziggurat.games.wisdom.bots.builder import BuilderBot
from ziggurat.games.wisdom.bots.marching import power, step_worths
from ziggurat.games.wisdom.bots.plans import PLANS
from ziggurat.games.wisdom.content import (
    COINS_TO_WIN,
    LAST_SPACE,
    TECH_COST,
    TRACK,
)
from ziggurat.games.wisdom.odds import attack_odds, play_odds
from ziggurat.games.wisdom.rules.battle import defence_bonus, defender_on, hand_size
from ziggurat.games.wisdom.rules.limits import speed, stacking
from ziggurat.games.wisdom.rules.movement import MoveGroup
from ziggurat.games.wisdom.rules.research import cheaper, rows
from ziggurat.games.wisdom.rules.sums import arts, coins, trade_income
from ziggurat.games.wisdom.state import State

_DRAWS: Final = 16  # of hidden hands, for an odd
_STAY: Final = 1.5  # turns that another plan must be nearer to be taken up
_FAR: Final = 99.0
_FORCES: Final = 3.0  # by which forces grow in a turn that is spent on them


def culture_turns(s: State, seat: int) -> float:
    """Turns to the end of the culture track, if every city is devoted to the arts."""
    ahead = TRACK[s.track[seat] + 1 : LAST_SPACE + 1]
    culture = sum(space.culture for space in ahead) - s.culture[seat]
    trade = sum(space.trade for space in ahead)
    each_turn = sum(arts(s, seat, city) for city in range(len(s.cities[seat])))
    return max(culture / max(1, each_turn), trade / max(1, trade_income(s, seat)))


def tech_turns(s: State, seat: int) -> float:
    """Turns to Space Flight: a tech each, if trade is enough for it."""
    missing, trade = 0, 0
    for level, count in enumerate(rows(s, seat)):
        lacking = max(0, 6 - level - count) if level else 0
        missing += lacking
        trade += lacking * (TECH_COST[level] - cheaper(s, seat))
    kept = coins(s, seat) * missing
    return max(missing, (trade - kept) / max(1, trade_income(s, seat)))


def coin_turns(s: State, seat: int) -> float:
    """Turns to the last coin: the more one has, the faster they come."""
    have = coins(s, seat)
    return (COINS_TO_WIN - have) / (0.6 + have / 12)


def conquest_turns(s: State, seat: int) -> float:
    """Turns until a capital could be taken: to arm, and to march."""
    mine = power(s, seat, hand_size(s, seat, stacking(s, seat), False))
    grid, best = s.land.grid, _FAR
    homes = [square for square in s.armies[seat] if square >= 0] or list(s.cities[seat][:1])
    for other in range(s.seats):
        if other == seat or not s.cities[other]:
            continue
        capital = s.cities[other][0]
        theirs = power(s, other, hand_size(s, other, 0, True)) + defence_bonus(s, other, capital)
        (x, y) = grid.cells[capital]
        steps = min(
            abs(grid.cells[square][0] - x) + abs(grid.cells[square][1] - y) for square in homes
        )
        arming = max(0.0, theirs + 2 - mine) / _FORCES
        best = min(best, arming + steps / speed(s, seat))
    return best


_TURNS: Final = {
    "culture": culture_turns,
    "tech": tech_turns,
    "economic": coin_turns,
    "military": conquest_turns,
}


class StewardBot(BuilderBot):
    """Builds as the builder does, with the plan that is nearest."""

    quick: ClassVar[bool] = False

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._likes = [0.0] * len(self._likes)
        self._planned = -1

    def choose(self, s: GameState) -> int:
        ask = s.pending
        if not isinstance(s, State) or not isinstance(ask, Ask):
            return super().choose(s)
        if s.round != self._planned and s.cities[ask.player]:
            self._planned = s.round
            self._take_up(s, ask.player)
        if ask.prompt.kind == kinds.PLAY and len(ask.options) > 1:
            odds = play_odds(s, self._random, _DRAWS)
            best = max(odds.values())
            good = [option for option in ask.options if odds[option] == best]
            return max(good, key=lambda option: self._play(s, option))
        return super().choose(s)

    def _take_up(self, s: State, seat: int) -> None:
        turns = {plan: count(s, seat) for plan, count in _TURNS.items()}
        turns[self.plan] -= _STAY
        self.plan = min(turns, key=turns.__getitem__)
        self._plan = PLANS[self.plan]

    def _steps(self, s: State, ask: Ask, group: MoveGroup) -> list[float]:
        warlike = self.plan == "military"
        return step_worths(s, ask.player, group, ask.options, warlike, self._attack)

    def _attack(self, s: State, player: int, armies: int, square: int) -> float:
        """Attacks by their odds, and by what is to be won."""
        odds = attack_odds(s, player, armies, square, self._random, _DRAWS)
        other = defender_on(s, player, square)
        if other < 0:
            return 20 * (odds - 0.6)
        if s.cities[other] and square == s.cities[other][0]:
            return 60 * (odds - 0.4)
        return (30 if square in s.cities[other] else 15) * (odds - 0.55)
