"""What techs and sheets allow: speed, stacking, hands, cities, policies, ranks, water, unlocked
things (C-SET-21, C-STK-01, C-EVT-02, C-FND-02, C-UNT-04, W-SOC-02)."""

from functools import lru_cache
from typing import NamedTuple

from ziggurat.core.bits import Bits, each
from ziggurat.core.hooks import Override, total
from ziggurat.games.wisdom.content import (
    AIRCRAFT,
    ANARCHY,
    BUILDINGS,
    CIVILIZATIONS,
    CLOSED,
    DESPOTISM,
    GOVERNMENTS,
    NONE,
    POLICY_CARDS,
    START_CITIES,
    START_CULTURE_HAND,
    START_RANK,
    START_SPEED,
    START_STACKING,
    TECHS,
)
from ziggurat.games.wisdom.state import State


class Printed(NamedTuple):
    """What is printed on the techs of a player, put together."""

    speed: int
    stacking: int
    culture_hand: int
    cities: int
    ranks: tuple[int, int, int, int]
    water: int
    coins: int
    walls: bool
    aircraft: bool
    governments: Bits
    buildings: Bits  # that can be built: an upgrade takes the place of its basic side (C-BLD-07)


@lru_cache(maxsize=4096)
def printed(techs: Bits) -> Printed:
    """Of speed, stacking, cities and ranks the highest counts; hands and coins are added up."""
    rows = [TECHS[number] for number in each(techs)]
    known = {row.building for row in rows} - {NONE}
    ranks = [max([START_RANK, *(row.ranks[n] for row in rows)]) for n in range(3)]
    governments = 1 << ANARCHY | 1 << DESPOTISM
    for row in rows:
        if row.government != NONE:
            governments |= 1 << row.government
    buildings = 0
    for number in known:
        if BUILDINGS[number].upgrade not in known:
            buildings |= 1 << number
    return Printed(
        speed=max([START_SPEED, *(row.speed for row in rows)]),
        stacking=max([START_STACKING, *(row.stacking for row in rows)]),
        culture_hand=START_CULTURE_HAND + sum(row.culture_hand for row in rows),
        cities=max([START_CITIES, *(row.cities for row in rows)]),
        ranks=(ranks[0], ranks[1], ranks[2], START_RANK),
        water=max([CLOSED, *(row.water for row in rows)]),
        coins=sum(row.coins for row in rows),
        walls=any(row.walls for row in rows),
        aircraft=any(row.aircraft for row in rows),
        governments=governments,
        buildings=buildings,
    )


def speed(s: State, player: int) -> int:
    return printed(s.techs[player]).speed + CIVILIZATIONS[s.civs[player]].speed


def stacking(s: State, player: int) -> int:
    """How many figures of a player may stand in one square."""
    return printed(s.techs[player]).stacking + CIVILIZATIONS[s.civs[player]].stacking


@total
def extra_hand(s: State, player: int) -> int:
    """What cards add to the number of events in hand."""
    return 0


def hand_limit(s: State, player: int) -> int:
    """How many events a player may hold."""
    return printed(s.techs[player]).culture_hand + extra_hand(s, player)


def city_limit(s: State, player: int) -> int:
    """How many cities a player may have, the capital included."""
    return printed(s.techs[player]).cities


def policy_limit(s: State, player: int) -> int:
    """One policy for each city that is built; there are but four cards (W-SOC-02, W-SOC-10)."""
    civ = CIVILIZATIONS[s.civs[player]]
    return min(POLICY_CARDS, len(s.cities[player]) + civ.policies)


def rank(s: State, player: int, unit_type: int) -> int:
    """The rank of all units of a type that a player has (C-UNT-04)."""
    return printed(s.techs[player]).ranks[unit_type]


def unlocked_types(s: State, player: int) -> list[int]:
    """The types of units a player may build (C-UNT-03)."""
    return [0, 1, 2, AIRCRAFT] if printed(s.techs[player]).aircraft else [0, 1, 2]


@Override
def water(s: State, player: int) -> int:
    """What figures may do with water: CLOSED, CROSS it, or STOP in it (C-MOV-05)."""
    return printed(s.techs[player]).water


@total
def extra_battle_hand(s: State, player: int) -> int:
    """What cards add to the units drawn for a battle."""
    return 0


def battle_hand(s: State, player: int) -> int:
    """Units a player draws besides those for armies and cities (W-CMB-03)."""
    return GOVERNMENTS[s.government[player]].battle_hand + extra_battle_hand(s, player)
