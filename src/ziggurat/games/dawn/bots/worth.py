"""What a step is worth to veteran: a control token, the site of a city, a building, a tech card, an
attack. The weights are its manner's (manner.py)."""

from typing import Final

from ziggurat.core.bits import Bits, each
from ziggurat.core.flow import Ask
from ziggurat.games.dawn.bots.manner import Manner
from ziggurat.games.dawn.bots.priorities import spawn_icons
from ziggurat.games.dawn.content import FOCUS
from ziggurat.games.dawn.odds import odds_of_targets
from ziggurat.games.dawn.rules.industry import CITY, DIAL, ON_FIGURE, WONDER
from ziggurat.games.dawn.rules.pieces import (
    all_cities,
    barbarian_spaces,
    cities_of,
    free_city_states,
    maturing_spaces,
    natural_at,
    rival,
    uncollected,
)
from ziggurat.games.dawn.state import NO_CARD, State

# Agendas that ask for wonders, and for cities.
_OF_WONDERS: Final = frozenset(
    (
        "aesthetic",
        "diversified",
        "money_grubber",
        "paranoid",
        "progressive",
        "prolific",
        "scholarly",
    )
)
_OF_CITIES: Final = frozenset(("civilized", "expansionist", "populous", "provincial"))
_NEW: Final = 4  # the level of a type that is not in the row: it is never behind


def control_token(s: State, player: int, space: int, goals: set[str], manner: Manner) -> float:
    """A control token on a space: what it takes, and which cities it helps to mature."""
    by, bit, near = manner.weights, 1 << space, s.board.map.near[space]
    worth = by["token_difficulty"] * s.board.difficulty[space]
    if uncollected(s) & bit:
        worth += by["token_treasure"]
        if natural_at(s, space) != NO_CARD:
            worth += by["token_natural"]
            if "preservationist" in goals:
                worth += by["token_natural_plan"]
    if spawn_icons(s) & bit:
        worth += by["token_icon"]
    if s.board.coast & bit and "explorer" in goals:
        worth += by["token_coast_plan"]
    if near & rival(s, player):
        worth += by["token_rival"]
    cities = cities_of(s, player) & near
    if cities:
        worth += by["token_city"] * cities.bit_count()
        mature = maturing_spaces(s, player)
        missing = min(_missing(s, city, mature) for city in each(cities))
        worth += (by["token_mature"] + by["token_mature_plan"] * ("populous" in goals)) / max(
            1, missing
        )
    return worth


def _missing(s: State, space: int, mature: Bits) -> int:
    """How many spaces keep a city on a space from being mature."""
    return (s.board.map.near[space] & s.board.land & ~mature).bit_count()


def site(s: State, player: int, space: int, goals: set[str], manner: Manner) -> float:
    """A city on a space."""
    by, bit, near = manner.weights, 1 << space, s.board.map.near[space]
    own = near & s.tokens[player]
    worth = by["site_difficulty"] * s.board.difficulty[space]
    worth += by["site_treasure"] * (near & uncollected(s)).bit_count()
    worth += by["site_own"] * own.bit_count()
    worth += by["site_strong"] * (own & s.reinforced).bit_count()
    if spawn_icons(s) & bit:
        worth += by["site_icon"]
    if s.board.coast & bit and "explorer" in goals:
        worth += by["site_coast_plan"]
    missing = _missing(s, space, maturing_spaces(s, player))
    return worth - (by["site_missing"] + by["site_missing_plan"] * ("populous" in goals)) * missing


def building(what: int, goals: set[str], manner: Manner) -> float:
    """A city, a wonder, or a step on the tech dial."""
    by = manner.weights
    if what == WONDER:
        return by["build_wonder"] + by["plan_wonder"] * bool(goals & _OF_WONDERS)
    if what == CITY:
        return by["build_city"] + by["plan_city"] * bool(goals & _OF_CITIES)
    if what == ON_FIGURE:
        return by["build_figure"]
    return by["build_dial"] if what == DIAL else 0.0


def tech(s: State, player: int, card: int, wanted: list[float], manner: Manner) -> float:
    """A tech card in the place of the one of its type."""
    by, type_ = manner.weights, FOCUS[card].type
    worth = by["gain_plan"] * wanted[type_] + manner.gain[type_]
    return worth - by["gain_low"] * level_of(s, player, type_)


def level_of(s: State, player: int, type_: int) -> int:
    """The level of a player's card of a type."""
    levels = [FOCUS[card].level for card in s.cards[player] if FOCUS[card].type == type_]
    return levels[0] if levels else _NEW


def prey(s: State, ask: Ask, goals: set[str], manner: Manner) -> int | None:
    """The target worth an attack most, if one is."""
    best, most = None, manner.weights["prey_least"]
    for space, odds in odds_of_targets(s, ask).items():
        worth = odds * _target(s, space, goals, manner)
        if worth >= most:
            best, most = space, worth
    return best


def _target(s: State, space: int, goals: set[str], manner: Manner) -> float:
    by, bit = manner.weights, 1 << space
    war = "warmonger" in goals
    if free_city_states(s) & bit:
        return by["prey_state"] + by["prey_state_plan"] * war
    if all_cities(s) & bit:
        return by["prey_city"] + by["prey_capital_plan"] * (war and space in s.capital)
    return by["prey_barbarian"] if barbarian_spaces(s) & bit else by["prey_token"]
