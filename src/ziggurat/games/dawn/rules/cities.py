"""Cities: where one may be built, and building it (base p. 9, Terra Incognita p. 14)."""

from typing import Final

from ziggurat.core.bits import Bits
from ziggurat.core.hooks import Event, total, union
from ziggurat.games.dawn.rules.pieces import (
    all_cities,
    barbarian_spaces,
    free_city_states,
    lift,
    open_land,
    owned,
    put_city,
    rival,
    rival_armies,
    uncollected,
)
from ziggurat.games.dawn.state import State

ANY_TERRAIN: Final = 5  # a slot that every terrain suits

city_built = Event("city_built")  # (owner, player, space)


def site_limits(s: State, player: int, slot: int) -> list[tuple[str, Bits]]:
    """What a space must fulfil to be a site for a city, range aside. An abandoned world wonder may
    be built over and is gained (base p. 13)."""
    whole = s.board.map.whole
    settled = all_cities(s) | free_city_states(s)
    return [
        ("land", s.board.land),
        ("terrain", open_land(s, player, slot) | building_eases(s, player)),
        ("no_rival", whole & ~rival(s, player)),
        ("no_city", whole & ~settled),
        ("no_barbarian", whole & ~barbarian_spaces(s)),
        ("no_fort", whole & ~s.board.forts),
        ("no_rival_army", whole & ~rival_armies(s, player)),
        ("no_resource", whole & ~uncollected(s)),
        ("not_beside_city", whole & ~s.board.map.beside(settled)),
        ("not_beside_fort", whole & ~s.board.map.beside(s.board.forts)),
    ]


def legal_spaces(s: State, player: int, slot: int) -> Bits:
    """Every site for a city, range aside."""
    sites = s.board.map.whole
    for _, spaces in site_limits(s, player, slot):
        sites &= spaces
    return sites


@union
def building_eases(s: State, player: int) -> Bits:
    """Land that counts as difficulty 1 for building a city."""
    return 0


@total
def counts_through_water(s: State, player: int) -> int:
    """Not 0 if this player may count through water for any city."""
    return 0


@union
def sites_in_reach(s: State, player: int) -> Bits:
    """Spaces that count as being in reach for a city wherever they are."""
    return 0


def city_sites(s: State, player: int, slot: int, steps: int, water: bool, start: Bits) -> Bits:
    """Where a city may be built, at most so many spaces from one of the starting spaces."""
    ground = open_land(s, player, slot) | building_eases(s, player)
    water = water or bool(counts_through_water(s, player))
    through = ground | s.board.water if water else ground
    through &= ~(rival(s, player) | barbarian_spaces(s))
    reach = start | s.board.map.reach(start, steps, through) | sites_in_reach(s, player)
    return legal_spaces(s, player, slot) & reach


def build_city(s: State, player: int, space: int) -> None:
    """Put a new city on a site; a control token of yours there returns to you, and what it
    controlled stays yours."""
    if owned(s) >> space & 1:
        lift(s, space)
    put_city(s, player, space)
    s.tell("city_built", player, space)
    city_built.happens(s, player, player, space)
