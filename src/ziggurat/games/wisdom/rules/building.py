"""Buildings, walls and overbuilding (C-BLD, C-OVB)."""

from typing import Final

from ziggurat.core.bits import Bits, each
from ziggurat.core.rows import put
from ziggurat.games.wisdom.content import BUILDINGS, NONE, POOLS, WONDER_COINS
from ziggurat.games.wisdom.rules.limits import printed
from ziggurat.games.wisdom.rules.squares import (
    city_states_on,
    enemy_figures,
    markers_on,
    outskirts,
    owner_of,
)
from ziggurat.games.wisdom.state import GONE, State

_SIDES: Final = tuple(  # per pool: the buildings that its markers show
    tuple(n for n, row in enumerate(BUILDINGS) if row.pool == pool) for pool in range(len(POOLS))
)


def in_supply(s: State, building: int) -> int:
    """Markers left; a basic building and its upgrade are sides of one marker (C-CMP-04)."""
    pool = BUILDINGS[building].pool
    used = sum([s.buildings[side].bit_count() for side in _SIDES[pool]])
    return POOLS[pool].markers - used


def free_squares(s: State, player: int, centre: int) -> Bits:
    """Squares of a city's outskirts where something can be built: no enemy, no hut, village or
    relic, no city-state (C-BLD-02, W-REL-02, W-CST-06)."""
    closed = enemy_figures(s, player) | markers_on(s) | city_states_on(s)
    return outskirts(s, centre) & ~closed


def building_squares(s: State, player: int, centre: int, building: int) -> Bits:
    """Where a city may put a building (C-BLD-01)."""
    return free_squares(s, player, centre) & _ground_for(s, building)


def _ground_for(s: State, building: int) -> Bits:
    ground = 0
    for terrain in each(BUILDINGS[building].terrain):
        ground |= s.land.terrain[terrain]
    return ground


def buildable(s: State, player: int, centre: int) -> list[int]:
    """The buildings that a city could put somewhere, whatever they cost."""
    free = free_squares(s, player, centre)
    return [
        building
        for building in each(printed(s.techs[player]).buildings)
        if free & _ground_for(s, building) and in_supply(s, building)
    ]


def may_wall(s: State, player: int, centre: int) -> bool:
    """May a city build walls (C-BLD-08)?"""
    return printed(s.techs[player]).walls and not s.walls >> centre & 1


def building_at(s: State, square: int) -> int:
    """The building on a square, or NONE."""
    for building, squares in enumerate(s.buildings):
        if squares >> square & 1:
            return building
    return NONE


def wonder_at(s: State, square: int) -> int:
    """The wonder whose marker lies on a square, or NONE."""
    return s.wonder_on.index(square) if square in s.wonder_on else NONE


def person_at(s: State, square: int) -> int:
    """The great person on a square, or NONE."""
    for person, squares in enumerate(s.people_on):
        if squares >> square & 1:
            return person
    return NONE


def add_to_reserve(s: State, player: int, person: int, amount: int = 1) -> None:
    row = s.people[player]
    s.people = put(s.people, player, put(row, person, row[person] + amount))


def remove_person(s: State, person: int, square: int) -> None:
    """A great person leaves its square."""
    s.people_on = put(s.people_on, person, s.people_on[person] & ~(1 << square))


def return_to_reserve(s: State, person: int, square: int) -> None:
    """An overbuilt great person goes back to its owner's reserve, to be placed in a later turn
    (C-OVB-04)."""
    remove_person(s, person, square)
    owner = owner_of(s, square)
    add_to_reserve(s, owner, person)
    row = s.overbuilt[owner]
    s.overbuilt = put(s.overbuilt, owner, put(row, person, row[person] + 1))


def destroy_building(s: State, square: int) -> None:
    """A building goes back to the supply; the square shows its icons again (C-BLD-10)."""
    building = building_at(s, square)
    s.buildings = put(s.buildings, building, s.buildings[building] & ~(1 << square))
    s.tell("destroyed", building, square)
    s.renew_land()


def remove_wonder(s: State, wonder: int) -> None:
    """A wonder leaves the game, card and marker, with the coin tokens on it (C-OVB-03, X-111)."""
    s.wonder_on = put(s.wonder_on, wonder, GONE)
    for player in range(s.seats):
        if s.wonders[player] >> wonder & 1:
            lose_card(s, player, wonder)
    s.tell("wonder_gone", wonder)


def lose_card(s: State, player: int, wonder: int) -> None:
    """A player loses the card of a wonder and its ability."""
    s.wonders = put(s.wonders, player, s.wonders[player] & ~(1 << wonder))
    for place, of in WONDER_COINS:
        if of == wonder:
            s.coin_tokens = put(s.coin_tokens, player, put(s.coin_tokens[player], place, 0))
    s.renew_abilities(player)
    s.changed = True


def clear_square(s: State, square: int) -> None:
    """Make room for a piece: what stands on the square leaves (C-OVB-01 to C-OVB-04)."""
    building, wonder, person = building_at(s, square), wonder_at(s, square), person_at(s, square)
    if building != NONE:
        destroy_building(s, square)
    if wonder != NONE:
        remove_wonder(s, wonder)
    if person != NONE:
        return_to_reserve(s, person, square)


def put_building(s: State, player: int, centre: int, building: int, square: int) -> None:
    """Place a building. A second limited building of a city takes the place of the first, wherever
    that stands (C-BLD-05)."""
    clear_square(s, square)
    if BUILDINGS[building].limited:
        for other in each(outskirts(s, centre)):
            found = building_at(s, other)
            if found != NONE and BUILDINGS[found].limited:
                destroy_building(s, other)
    s.buildings = put(s.buildings, building, s.buildings[building] | 1 << square)
    s.tell("built", player, building, square)
    s.renew_land()


def put_walls(s: State, player: int, centre: int) -> None:
    s.walls |= 1 << centre
    s.tell("walls", player, centre)


def flip_buildings(s: State, player: int, building: int) -> None:
    """The tech of an upgrade turns all buildings of its kind over, free (C-BLD-06)."""
    basic = BUILDINGS[building].basic
    if basic == NONE:
        return
    for square in each(s.buildings[basic]):
        if owner_of(s, square) == player:
            bit = 1 << square
            s.buildings = put(s.buildings, basic, s.buildings[basic] & ~bit)
            s.buildings = put(s.buildings, building, s.buildings[building] | bit)
            s.tell("upgraded", player, building, square)
    s.renew_land()
