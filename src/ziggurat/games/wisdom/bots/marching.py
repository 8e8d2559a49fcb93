"""Where the builder's figures go, and whether they attack."""

from collections.abc import Callable
from typing import Final

from ziggurat.core.bits import Bits, bits_of, each, spaces_in
from ziggurat.core.flow import NOBODY
from ziggurat.games.wisdom.content import (
    CITY_DEFENCE,
    CLOSED,
    COIN,
    CULTURE,
    PRODUCTION,
    TRADE,
    UNIT_KINDS,
    WATER,
)
from ziggurat.games.wisdom.options import DISCOVER, STOP
from ziggurat.games.wisdom.rules.battle import defence_bonus, defender_on, hand_size
from ziggurat.games.wisdom.rules.figures import is_army
from ziggurat.games.wisdom.rules.founding import founding_squares
from ziggurat.games.wisdom.rules.limits import rank, water
from ziggurat.games.wisdom.rules.movement import MoveGroup
from ziggurat.games.wisdom.rules.squares import all_outskirts, armies_at, centres
from ziggurat.games.wisdom.rules.sums import combat_bonus
from ziggurat.games.wisdom.state import Row, State

_SITE: Final = ((PRODUCTION, 1.0), (TRADE, 1.0), (CULTURE, 0.7), (COIN, 2.5))
_FAR: Final = 60
_NEAR: Final = 5
_UNIT: Final = 3.5  # strength and health of a unit of rank 1, and ...
_RANK: Final = 2.0  # ... what each rank adds
_FORCE: Final = 5  # units with which one may think of a capital


def power(s: State, seat: int, hand: int) -> float:
    """What a seat brings to a battle with so many units of its standing forces, seen from their
    backs."""
    each_: list[float] = []
    for kind, count in enumerate(s.units[seat]):
        if count:
            each_ += [_UNIT + _RANK * (rank(s, seat, UNIT_KINDS[kind].type) - 1)] * count
    return sum(sorted(each_, reverse=True)[:hand]) + combat_bonus(s, seat)


def lead(s: State, player: int, armies: int, square: int) -> float:
    """By how much a player with so many armies is stronger than who holds a square."""
    other = defender_on(s, player, square)
    if other < 0:  # a village
        return power(s, player, hand_size(s, player, armies, False)) - 3 * _UNIT
    city = square in s.cities[other]
    theirs = power(s, other, hand_size(s, other, armies_at(s, other, square), city))
    mine = power(s, player, hand_size(s, player, armies, False))
    return mine - theirs - defence_bonus(s, other, square)


def is_threatened(s: State, player: int) -> bool:
    """Could an army that stands near one of a player's cities take it?"""
    near = s.land.grid.around.within(bits_of(s.cities[player]), _NEAR)
    mine = power(s, player, hand_size(s, player, 0, True)) + CITY_DEFENCE
    for seat in range(s.seats):
        armies = sum(square >= 0 and near >> square & 1 for square in s.armies[seat])
        if seat != player and armies:
            if power(s, seat, hand_size(s, seat, armies, False)) > mine:
                return True
    return False


def bold(s: State, player: int, armies: int, square: int) -> float:
    """What an attack is worth to one who counts backs."""
    return 8.0 if lead(s, player, armies, square) > 0 else -5.0


def bold_on_villages(s: State, player: int, armies: int, square: int) -> float:
    return bold(s, player, armies, square) if s.villages >> square & 1 else -5.0


def step_worths(
    s: State,
    player: int,
    group: MoveGroup,
    options: Row,
    warlike: bool,
    attack: Callable[[State, int, int, int], float],
    whom: int = NOBODY,
) -> list[float]:
    """What the steps of a group are worth: on to new tiles, huts, building sites, and to war,
    against one rival or whoever is weakest. What an attack with so many armies on a square is worth
    is for `attack` to say."""
    armies = sum(is_army(s, player, n) for n in each(group.group))
    squares = [option for option in options if 0 <= option < DISCOVER]
    goals = _goals(s, player, armies, warlike, whom)
    far = steps_to(s, player, bits_of([*squares, group.square]), goals)
    found = []
    for option in options:
        if option == STOP:
            found.append(1.2)
        elif option >= DISCOVER:
            found.append(6.0)
        elif (1 << option) & s.huts or option in s.relics:
            found.append(5.0)
        elif defender_on(s, player, option) >= 0 or (1 << option) & s.villages:
            found.append(attack(s, player, armies, option))
        else:
            nearer = far.get(group.square, _FAR) - far.get(option, _FAR)
            beside_own = 0.3 if warlike and armies_at(s, player, option) else 0.0
            found.append(1.2 + 0.4 * nearer + beside_own)
    return found


def _goals(s: State, player: int, armies: int, warlike: bool, whom: int) -> Bits:
    hidden = s.land.grid.all & ~s.land.revealed
    unknown = s.land.grid.sides.beside(hidden) & s.land.revealed
    if not armies:
        return founding_squares(s, player) or unknown or all_outskirts(s, player)
    if warlike and (capitals := weakest_capital(s, player, whom)):
        return s.land.grid.sides.beside(capitals)
    return s.huts | s.villages | spaces_in(s.relics) or unknown or all_outskirts(s, player)


def site_worth(s: State, square: int) -> float:
    """What the outskirts of a city there would give."""
    around, amount = s.land.grid.around.near[square], s.land.amount
    return sum(worth * amount(icon, around) for icon, worth in _SITE)


def has_capital_to_take(s: State, player: int) -> bool:
    """Is there a capital of a rival, and a force for it?"""
    rivals = any(s.cities[seat] for seat in range(s.seats) if seat != player)
    return rivals and sum(s.units[player]) >= _FORCE


def weakest_capital(s: State, player: int, whom: int = NOBODY) -> Bits:
    """The capital that is most easily taken, or that of one rival; none while there is no force for
    it."""
    if not has_capital_to_take(s, player):
        return 0
    if whom != NOBODY:
        return 1 << s.cities[whom][0]
    others = [seat for seat in range(s.seats) if seat != player and s.cities[seat]]
    theirs = {seat: power(s, seat, hand_size(s, seat, 0, True)) for seat in others}
    return 1 << s.cities[min(others, key=theirs.__getitem__)][0]


def steps_to(s: State, player: int, squares: Bits, goals: Bits) -> dict[int, int]:
    """How far it is from each of these squares to the nearest goal, where there is a way."""
    through = s.land.revealed & ~(centres(s) & ~bits_of(s.cities[player]))
    if water(s, player) == CLOSED:
        through &= ~s.land.terrain[WATER]
    found: dict[int, int] = {}
    sides, reached, steps = s.land.grid.sides, goals, 0
    frontier = goals
    while frontier and len(found) < squares.bit_count():
        for square in each(frontier & squares):
            found[square] = steps
        steps += 1
        frontier = sides.beside(frontier) & through & ~reached
        reached |= frontier
    return found
