"""The last turn of The Board Game: who may win within a part of a phase, and what brings it."""

from collections.abc import Hashable, Sequence
from random import Random
from typing import Final

from ziggurat.core.bits import each
from ziggurat.core.codec import key_of
from ziggurat.core.flow import NOBODY, Ask, Roll
from ziggurat.core.game import GameState
from ziggurat.games.wisdom.bots.forces import distance, lead, odds_of
from ziggurat.games.wisdom.content import (
    CITY_MANAGEMENT,
    COINS_TO_WIN,
    LAST_SPACE,
    MOVEMENT,
    RESEARCH,
    SPACE_FLIGHT,
    TRACK,
)
from ziggurat.games.wisdom.odds import attack_odds
from ziggurat.games.wisdom.rules.battle import DRAW_HAND, Battle
from ziggurat.games.wisdom.rules.figures import is_army
from ziggurat.games.wisdom.rules.fronts import Fronts
from ziggurat.games.wisdom.rules.limits import speed
from ziggurat.games.wisdom.rules.movement import MoveGroup
from ziggurat.games.wisdom.rules.squares import armies_at
from ziggurat.games.wisdom.rules.sums import arts, coins
from ziggurat.games.wisdom.rules.victory import wins
from ziggurat.games.wisdom.state import SAVED, State

_COINS: Final = 2  # that one part may bring
_SPACES: Final = 4  # of the culture track
_HOPELESS: Final = -5.0  # the lead at a capital below which nobody looks closer
_DRAWS: Final = 24  # of hidden hands, for the odds at a capital
_FAR: Final = 40
_SEATS: Final = 8  # tells parts of phases apart


class WisdomEndgame:
    """A seat wins at once by the last space, the last coin, Space Flight or a rival's capital."""

    def near(self, s: GameState, seat: int) -> bool:
        assert isinstance(s, State)
        ask = s.pending
        if not isinstance(ask, Ask) or ask.player != seat or _in_battle(s):
            return False
        if s.phase == RESEARCH:
            return SPACE_FLIGHT in ask.options
        if s.active != seat:
            return False
        if coins(s, seat) >= COINS_TO_WIN - _COINS:
            return True
        if s.phase == MOVEMENT:
            return _siege(s, seat) > 0
        return s.phase == CITY_MANAGEMENT and _reaches_the_end(s, seat, with_arts=True)

    def likely(self, s: GameState, seat: int) -> bool:
        assert isinstance(s, State)
        if s.active != seat or s.phase != CITY_MANAGEMENT:
            return False
        return _is_close(s, seat)

    def looms(self, s: GameState, seat: int) -> bool:
        assert isinstance(s, State)
        rivals = [rival for rival in range(s.seats) if rival != seat]
        return any(_is_close(s, rival) for rival in rivals)

    def turn(self, s: GameState) -> tuple[int, int]:
        """A part of a phase; in Research all choose at the same time."""
        assert isinstance(s, State)
        part = NOBODY if s.phase == RESEARCH else s.active
        return s.round, s.phase * _SEATS + part

    def key(self, s: GameState) -> Hashable:
        assert isinstance(s, State)
        return key_of(s, SAVED)

    def has_won(self, s: GameState, seat: int) -> bool:
        return seat in s.winners()

    def held(self, s: GameState, seat: int) -> float:
        return 1.0

    def nearness(self, s: GameState, seat: int) -> float:
        assert isinstance(s, State)
        if s.pending is None:
            return 1000.0 * (seat in s.won_by)
        found = 10.0 * coins(s, seat) + 8.0 * s.track[seat] + s.culture[seat]
        if s.phase == MOVEMENT:
            found += 20 * _siege(s, seat)
        return found + 0.1 * s.trade[seat]

    def outcomes(self, s: GameState) -> Sequence[tuple[float, GameState]] | None:
        """The battle for a capital is won or lost with the odds of its hands; of other battles, and
        of those that barbarians fight, nobody expects to win the game."""
        assert isinstance(s, State)
        roll = s.pending
        if not isinstance(roll, Roll) or roll.prompt is not DRAW_HAND:
            return None
        battle = s.stack[-1]
        assert isinstance(battle, Battle)
        lost = s.clone()
        lost.stack.clear()
        lost.pending = None
        loser = battle.defender
        if NOBODY in (battle.attacker, loser) or battle.square != s.cities[loser][0]:
            return ((1.0, lost),)
        odds = attack_odds(s, battle.attacker, battle.group, battle.square, Random(0), _DRAWS)
        won = lost.clone()
        wins(won, battle.attacker, "military")
        return (odds, won), (1 - odds, lost)

    def best_in_fight(self, s: GameState) -> int | None:
        return None


def _is_close(s: State, seat: int) -> bool:
    """Is the last coin or the last space of the culture track all that a seat lacks?"""
    return coins(s, seat) >= COINS_TO_WIN - 1 or _reaches_the_end(s, seat, with_arts=False)


def _in_battle(s: State) -> bool:
    return any(isinstance(frame, Battle | Fronts) for frame in s.stack)


def _reaches_the_end(s: State, seat: int, with_arts: bool) -> bool:
    """Does a seat have the culture and the trade for all spaces that are left?"""
    ahead = TRACK[s.track[seat] + 1 : LAST_SPACE + 1]
    if len(ahead) > _SPACES:
        return False
    culture = s.culture[seat]
    if with_arts:
        culture += sum(arts(s, seat, city) for city in range(len(s.cities[seat])))
    enough = s.trade[seat] >= sum(space.trade for space in ahead)
    return enough and culture >= sum(space.culture for space in ahead)


def _armies(s: State, seat: int, group: int) -> int:
    return sum(is_army(s, seat, figure) for figure in each(group))


def _siege(s: State, seat: int) -> float:
    """The chance at a rival's capital that armies may reach now, a little less for each step; the
    group that is moving, or else each square."""
    group = next((frame for frame in s.stack if isinstance(frame, MoveGroup)), None)
    if group is not None:
        places = [(group.square, _armies(s, seat, group.group))]
    else:
        places = [(n, armies_at(s, seat, n)) for n in set(s.armies[seat]) if n >= 0]
    best, reach = 0.0, speed(s, seat) + 1
    for square, armies in places:
        for rival in range(s.seats):
            if rival == seat or not armies:
                continue
            capital = s.cities[rival][0]
            steps = distance(s, square, capital)
            if steps <= reach:
                ahead = lead(s, seat, armies, capital)
                if ahead > _HOPELESS:
                    best = max(best, odds_of(ahead) * (1 - steps / _FAR))
    return best
