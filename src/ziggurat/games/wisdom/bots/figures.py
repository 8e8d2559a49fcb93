"""How a seat stands in The Board Game, in figures a value can be made of.

Every figure is about 0 at the start and about 1 when it is as much as a game is likely to bring.
"""

from math import exp
from typing import Final

from ziggurat.games.wisdom.bots.forces import (
    danger,
    distance,
    lead,
    odds_of,
    side_of,
)
from ziggurat.games.wisdom.bots.races import coin_turns, culture_turns, tech_turns
from ziggurat.games.wisdom.content import COINS_TO_WIN, LAST_SPACE, TRADE_MAX
from ziggurat.games.wisdom.rules.battle import hand_size
from ziggurat.games.wisdom.rules.limits import speed, stacking
from ziggurat.games.wisdom.rules.research import rows
from ziggurat.games.wisdom.rules.squares import armies_at
from ziggurat.games.wisdom.rules.sums import arts, coins, combat_bonus, production, trade_income
from ziggurat.games.wisdom.state import State

PYRAMID: Final = 15  # techs that Space Flight needs, with itself
_SOON: Final = 4.0  # turns that count as near
_MARCH: Final = 3.0  # turns of marching after which an attack counts for little

FIGURES: Final = (
    "culture",  # spaces of the track
    "culture_late",  # the same cubed, as the next two: the end counts most
    "tech",  # techs of the pyramid
    "tech_late",
    "coins",
    "coins_late",
    "nearest",  # how near the nearest of these three victories is, in turns
    "trade",
    "dial",
    "makes",
    "arts",
    "tokens",
    "cities",
    "units",
    "ranks",
    "bonus",
    "armies",
    "stacking",
    "resources",
    "events",
    "wonders",
    "attack",  # its chance at a rival's capital, the less the longer the march
    "marching",  # the same once its army stands before it
    "danger",  # the greatest chance of a rival at one of its cities
    "great_danger",  # the same cubed
    "walls",
)


def races(s: State, seat: int) -> tuple[float, float, float]:
    """How far a seat is in culture, techs and coins, from 0 to 1."""
    counts = rows(s, seat)
    useful = sum(min(count, 6 - level) for level, count in enumerate(counts) if level)
    return s.track[seat] / LAST_SPACE, useful / PYRAMID, coins(s, seat) / COINS_TO_WIN


def figures(s: State, seat: int) -> list[float]:
    """The figures of one seat, in the order of FIGURES."""
    culture, tech, coin = races(s, seat)
    cities = range(len(s.cities[seat]))
    turns = min(culture_turns(s, seat), tech_turns(s, seat), coin_turns(s, seat))
    units, ranks = side_of(s, seat, 20)
    attack, marching = _attack(s, seat)
    threat = odds_of(danger(s, seat))
    return [
        culture,
        culture**3,
        tech,
        tech**3,
        coin,
        coin**3,
        exp(-turns / _SOON),
        trade_income(s, seat) / 15,
        s.trade[seat] / TRADE_MAX,
        sum(production(s, seat, city) for city in cities) / 20,
        sum(arts(s, seat, city) for city in cities) / 12,
        s.culture[seat] / 20,
        (len(cities) - 1) / 2,
        min(units, hand_size(s, seat, stacking(s, seat), True)) / 10,
        max(0.0, ranks - 1) / 3,
        combat_bonus(s, seat) / 10,
        sum(square >= 0 for square in s.armies[seat]) / 6,
        (stacking(s, seat) - 2) / 4,
        (sum(s.tokens[seat]) + len(s.markers[seat])) / 6,
        len(s.events[seat]) / 4,
        s.wonders[seat].bit_count() / 3,
        attack,
        marching,
        threat,
        threat**3,
        float(s.walls >> s.cities[seat][0] & 1),
    ]


def _attack(s: State, seat: int) -> tuple[float, float]:
    """The best chance of a group of armies at a rival's capital, less for the march to it; and the
    same if that group may attack in its next movement."""
    best, soon = 0.0, 0.0
    fast, limit = speed(s, seat), stacking(s, seat)
    out = [square for square in s.armies[seat] if square >= 0]
    for square in set(out):
        for rival in range(s.seats):
            if rival == seat or not s.cities[rival]:
                continue
            capital = s.cities[rival][0]
            turns = distance(s, square, capital) / fast
            here = armies_at(s, seat, square)
            with_others = odds_of(lead(s, seat, min(limit, len(out)), capital))
            best = max(best, with_others * exp(-turns / _MARCH))
            if turns <= 1:
                soon = max(soon, odds_of(lead(s, seat, here, capital)))
    return best, soon
