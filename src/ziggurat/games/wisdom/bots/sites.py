"""What buildings bring to a city, less what they take the place of."""

from typing import Final

from ziggurat.core.bits import each
from ziggurat.games.wisdom.bots.plans import Plan, icons_worth
from ziggurat.games.wisdom.content import BUILDINGS, COIN, COMBAT, CULTURE, NONE, PRODUCTION, TRADE
from ziggurat.games.wisdom.rules.building import (
    buildable,
    building_at,
    building_squares,
    person_at,
    wonder_at,
)
from ziggurat.games.wisdom.rules.squares import outskirts
from ziggurat.games.wisdom.state import State

_ICONS: Final = (PRODUCTION, TRADE, CULTURE, COIN, COMBAT)
_WONDER: Final = 6.0  # what is lost with a wonder besides its icons
_PERSON: Final = 1.0  # a great person comes back to the reserve


def square_worth(s: State, plan: Plan, square: int) -> float:
    """What a square gives now."""
    amount = s.land.amount
    return sum(plan.icons[icon] * amount(icon, 1 << square) for icon in _ICONS)


def given_up(s: State, plan: Plan, square: int) -> float:
    """What is lost where something is built on a square."""
    found = square_worth(s, plan, square)
    found += _WONDER * (wonder_at(s, square) != NONE)
    return found + _PERSON * (person_at(s, square) != NONE)


def cost_of_place(s: State, player: int, plan: Plan, centre: int, building: int) -> float:
    """What a building takes from its city at its best place. A second limited building takes the
    place of the first, wherever that stands."""
    old, stands = NONE, NONE
    if BUILDINGS[building].limited:
        for square in each(outskirts(s, centre)):
            other = building_at(s, square)
            if other != NONE and BUILDINGS[other].limited:
                old, stands = other, square
    lost = icons_worth(plan, BUILDINGS[old].icons) if old != NONE else 0.0
    squares = each(building_squares(s, player, centre, building))
    costs = [given_up(s, plan, n) + (0.0 if n == stands else lost) for n in squares]
    return min(costs, default=0.0)


def building_gain(s: State, player: int, plan: Plan, centre: int, building: int) -> float:
    """What a city has more with a building than without; nothing, if it stands there already."""
    brings = icons_worth(plan, BUILDINGS[building].icons)
    return brings - cost_of_place(s, player, plan, centre, building)


def best_gain(s: State, player: int, plan: Plan, city: int = NONE) -> float:
    """The most that a building could bring to a city of a player, or to any, whatever it costs."""
    centres = s.cities[player] if city == NONE else (s.cities[player][city],)
    return max(
        (
            building_gain(s, player, plan, centre, building)
            for centre in centres
            for building in buildable(s, player, centre)
        ),
        default=0.0,
    )
