"""The four ways to win, and what is for sale."""

from typing import Final, Literal

from ziggurat.games.wisdom.content import (
    BUILDINGS,
    CITY_MANAGEMENT,
    COINS_TO_WIN,
    EVENTS,
    KINDS_OF,
    LAST_SPACE,
    LEVELS,
    MARKET_RESOURCES,
    NONE,
    POOLS,
    RESOURCES,
    UNIT_TYPES,
    WONDERS,
)
from ziggurat.games.wisdom.races import places_filled, steps_to_capital
from ziggurat.games.wisdom.rules.building import in_supply
from ziggurat.games.wisdom.rules.limits import printed, unlocked_types
from ziggurat.games.wisdom.rules.producing import budget
from ziggurat.games.wisdom.rules.resources import in_market
from ziggurat.games.wisdom.rules.sums import coins, production
from ziggurat.games.wisdom.rules.wonders import wonder_cost, wonder_squares
from ziggurat.games.wisdom.scene.model import Market, OnSale, Race, Supply
from ziggurat.games.wisdom.state import State

_PYRAMID: Final = LEVELS * (LEVELS + 1) // 2  # techs that Space Flight needs, itself included


def races(s: State) -> list[Race]:
    """How far each seat is on each way to win."""
    seats = [seat for seat in range(s.seats) if s.civs[seat] != NONE]
    begun = [seat in seats for seat in range(s.seats)]
    return [
        Race("culture", LAST_SPACE, list(s.track)),
        Race(
            "technology", _PYRAMID, [places_filled(s, n) if begun[n] else 0 for n in range(s.seats)]
        ),
        Race("economy", COINS_TO_WIN, [coins(s, n) if begun[n] else 0 for n in range(s.seats)]),
        Race("conquest", 0, [steps_to_capital(s, n) for n in range(s.seats)]),
    ]


def market(s: State, seat: int | None) -> Market:
    """What is for sale, with the prices of the seat that looks (None: a spectator)."""
    buyer = seat if seat is not None and s.civs[seat] != NONE else None
    levels = sorted({row.level for row in EVENTS})
    return Market(
        wonders=[_wonder(s, buyer, wonder) for wonder in s.market],
        deck=list(s.deck),
        buildings=[_pool(s, buyer, pool) for pool in range(len(POOLS))],
        resources=[Supply(RESOURCES[n], in_market(s, n)) for n in MARKET_RESOURCES],
        people=sum(s.people_left),
        events=[
            sum(n for n, row in zip(s.events_left, EVENTS, strict=True) if row.level == level)
            for level in levels
        ],
        units=[_units(s, buyer, unit_type) for unit_type in range(len(UNIT_TYPES))],
    )


def _wonder(s: State, buyer: int | None, wonder: int) -> OnSale:
    row = WONDERS[wonder]
    if buyer is None:
        return OnSale(row.slug, row.era, row.cost, -1)
    cost = wonder_cost(s, buyer, wonder)
    return OnSale(row.slug, row.era, row.cost, cost, _can(s, buyer, cost))


def _can(s: State, player: int, cost: int) -> Literal["", "rush", "now"]:
    """Could a city with an action left pay this for a wonder?"""
    if s.phase != CITY_MANAGEMENT or s.active != player:
        return ""
    found: Literal["", "rush", "now"] = ""
    for city, centre in enumerate(s.cities[player]):
        if city < len(s.actions) and s.actions[city] and wonder_squares(s, player, centre):
            if production(s, player, city) >= cost:
                return "now"
            if budget(s, player, city) >= cost:
                found = "rush"
    return found


def _pool(s: State, buyer: int | None, pool: int) -> Supply:
    """The markers of one shape, by the side that the buyer could build."""
    sides = [n for n, row in enumerate(BUILDINGS) if row.pool == pool]
    basic = next(n for n in sides if BUILDINGS[n].slug == POOLS[pool].slug)
    left = in_supply(s, basic)
    if buyer is None:
        return Supply(BUILDINGS[basic].slug, left)
    known = [n for n in sides if printed(s.techs[buyer]).buildings >> n & 1]
    return Supply(BUILDINGS[known[0] if known else basic].slug, left, bool(known))


def _units(s: State, buyer: int | None, unit_type: int) -> Supply:
    left = sum(s.units_left[kind] + s.units_used[kind] for kind in KINDS_OF[unit_type])
    unlocked = buyer is None or unit_type in unlocked_types(s, buyer)
    return Supply(UNIT_TYPES[unit_type].slug, left, unlocked)
