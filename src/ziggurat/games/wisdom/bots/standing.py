"""How good things look for a seat of The Board Game, weighed by hand: what greedy goes by."""

from math import exp
from typing import Final

from ziggurat.core.bits import bits_of, each
from ziggurat.core.flow import NOBODY, PASS
from ziggurat.core.rows import put
from ziggurat.games.wisdom.bots.figures import races
from ziggurat.games.wisdom.bots.forces import distance, lead, odds_of
from ziggurat.games.wisdom.bots.marching import steps_to
from ziggurat.games.wisdom.content import LEVELS, NONE, SPACE_FLIGHT, TECH_COST, TECHS
from ziggurat.games.wisdom.rules.founding import founding_squares
from ziggurat.games.wisdom.rules.fronts import Fronts, health_of, strength_of
from ziggurat.games.wisdom.rules.limits import city_limit, speed, stacking
from ziggurat.games.wisdom.rules.movement import MoveGroup
from ziggurat.games.wisdom.rules.producing import Produce
from ziggurat.games.wisdom.rules.research import Research, cheaper, fits
from ziggurat.games.wisdom.rules.squares import armies_at
from ziggurat.games.wisdom.rules.sums import (
    coins,
    combat_bonus,
    outskirts_production,
    production,
    trade_income,
)
from ziggurat.games.wisdom.state import State

_IN_HAND: Final = 500.0  # Space Flight that was chosen and not shown yet
_TOKENS: Final = 4  # that are of use
_SCOUT: Final = 0.3
_STEP: Final = 0.03  # what each step to a place for a city takes from it
_FAR: Final = 8  # steps that count
_TILE: Final = 0.005  # for each square of the map that is known: who looks around finds places
_SETTING_OUT: Final = 0.03  # figures that set out may find something
_PROMISE: Final = 0.02  # for each production of a city at work
_TECH: Final = (0.15, 0.1)  # what any tech is worth, and each level of it
_TRADE: Final = (0.05, 0.01)  # for trade that the next tech needs, and for more
_CAMPAIGN: Final = 4.0  # for armies on their way to a capital they can take
_SIEGE: Final = 6.0  # for those that stand before it
_DETOUR: Final = (
    1.5,
    3.0,
)  # what a way that nobody knows yet takes, times as long and so much more
_MARCH: Final = 3.0  # turns of marching after which an attack counts for little
_STAKES: Final = (1.5, 4.0, 16.0)  # of a battle for a square, for a city and for a capital
_SPREAD: Final = 2.5  # of the health that decides a battle
_UNPLAYED: Final = 0.5  # how much the strength of a unit in the hand counts beside its health


def standing(s: State, seat: int) -> float:
    """The best race counts most; the others help, and so do armies on their way to a capital."""
    s = _with_choice(s, seat)
    far = sorted(races(s, seat), reverse=True)
    won = _IN_HAND * (s.techs[seat] >> SPACE_FLIGHT & 1)
    return (
        won
        + 8 * far[0] ** 2
        + 3 * sum(far)
        + _campaign(s, seat)
        + _battle(s, seat)
        + strength(s, seat)
    )


def _with_choice(s: State, seat: int) -> State:
    """The position once the tech takes effect that a seat has chosen in secret."""
    frame = next((frame for frame in s.stack if isinstance(frame, Research)), None)
    if frame is None:
        return s
    place = (seat - s.first) % s.seats
    if not frame.done <= place < len(frame.chosen) or frame.chosen[place] == PASS:
        return s
    after = s.clone()
    after.techs = put(s.techs, seat, s.techs[seat] | 1 << frame.chosen[place])
    after.trade = put(s.trade, seat, min(s.trade[seat], coins(s, seat)))
    after.renew_abilities(seat)
    return after


def strength(s: State, seat: int) -> float:
    """What a seat has to go on with: income, cities, forces."""
    makes = sum(outskirts_production(s, seat, city) for city in range(len(s.cities[seat])))
    return (
        0.08 * trade_income(s, seat)
        + 0.05 * makes
        + 0.5 * len(s.cities[seat])
        + 0.12 * sum(s.units[seat])
        + 0.03 * combat_bonus(s, seat)
        + 0.025 * s.culture[seat]
        + 0.08 * min(_TOKENS, sum(s.tokens[seat]))
        + 0.05 * len(s.events[seat])
        + 0.08 * len(s.markers[seat])
        + _TILE * s.land.revealed.bit_count()
        + _learning(s, seat)
        + _settling(s, seat)
        + _at_work(s, seat)
    )


def _learning(s: State, seat: int) -> float:
    """What techs are worth besides the race, and trade as far as the next one needs it."""
    any_, level_ = _TECH
    found = sum(any_ + level_ * TECHS[tech].level for tech in each(s.techs[seat]))
    levels = [level for level in range(1, LEVELS + 1) if fits(s, seat, level)]
    needed = TECH_COST[max(levels)] - cheaper(s, seat)
    useful, more = _TRADE
    return found + useful * min(needed, s.trade[seat]) + more * max(0, s.trade[seat] - needed)


def _settling(s: State, seat: int) -> float:
    """What scouts are worth while there are cities to found, the more the nearer they are."""
    scouts = [square for square in s.scouts[seat] if square >= 0]
    missing = city_limit(s, seat) - len(s.cities[seat])
    if not scouts or missing <= 0:
        return 0.0
    found = _SCOUT * min(len(scouts), missing)
    places = each(founding_squares(s, seat))
    steps = [distance(s, scout, place) for scout in scouts for place in places]
    return found - _STEP * min(_FAR, min(steps, default=_FAR))


def _at_work(s: State, seat: int) -> float:
    """What a city promises that is about to produce, and figures that are about to move."""
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, Produce) and frame.player == seat:
        return _PROMISE * production(s, seat, frame.city)
    return _SETTING_OUT * (isinstance(frame, MoveGroup) and frame.player == seat)


def _campaign(s: State, seat: int) -> float:
    """Armies on their way to the capital that is taken soonest: as many as go together count, each
    by the turns it still marches; and the group that stands before it."""
    out = [square for square in s.armies[seat] if square >= 0]
    if not out:
        return 0.0
    limit, best = stacking(s, seat), 0.0
    for rival in range(s.seats):
        if rival == seat or not s.cities[rival]:
            continue
        capital = s.cities[rival][0]
        turns = _marches(s, seat, out, capital)
        nearest = sorted(turns[square] for square in out)[:limit]
        odds = odds_of(lead(s, seat, len(nearest), capital))
        found = _CAMPAIGN * odds * sum(exp(-each_ / _MARCH) for each_ in nearest) / limit
        before = [armies_at(s, seat, square) for square in turns if turns[square] <= 1]
        if before:
            found += _SIEGE * odds_of(lead(s, seat, max(before), capital))
        best = max(best, found)
    return best


def _marches(s: State, seat: int, squares: list[int], capital: int) -> dict[int, float]:
    """The turns of marching from each of these squares to one beside a capital."""
    fast = speed(s, seat)
    goals = s.land.grid.sides.near[capital]
    walked = steps_to(s, seat, bits_of(squares), goals)
    times, more = _DETOUR
    found = {}
    for square in squares:
        steps = walked.get(square, times * distance(s, square, capital) + more)
        found[square] = (0 if square == capital else steps) / fast
    return found


def _battle(s: State, seat: int) -> float:
    """What the battle that goes on promises, by the health and the hands on both sides."""
    fight = next((frame for frame in s.stack if isinstance(frame, Fronts)), None)
    if fight is None or seat not in (fight.attacker, fight.defender):
        return 0.0
    ahead = fight.bonus + _side(s, fight, 0) - _side(s, fight, 1) - 0.5
    if seat == fight.defender:
        ahead = -ahead
    owner = fight.defender
    cities = s.cities[owner] if owner != NOBODY else ()
    stakes = _STAKES[(fight.square in cities) + (fight.square in cities[:1])]
    return stakes * (1 / (1 + exp(-ahead / _SPREAD)) - 0.5)


def _side(s: State, fight: Fronts, side: int) -> float:
    units, wounds, hand = (
        (fight.units_d, fight.wounds_d, fight.hand_d)
        if side
        else (fight.units_a, fight.wounds_a, fight.hand_a)
    )
    found = 0.0
    for kind, hurt in zip(units, wounds, strict=True):
        if kind != NONE:
            found += health_of(fight, s, side, kind) - hurt
    for kind, count in enumerate(hand):
        if count:
            worth = health_of(fight, s, side, kind)
            found += count * (worth + _UNPLAYED * strength_of(fight, s, side, kind))
    return found
