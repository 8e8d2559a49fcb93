"""How strong seats are in a battle, seen from the backs of their units: a quick guess that needs no
draw of hidden hands. The chances themselves are in odds.py."""

from math import exp
from typing import Final

from ziggurat.core.flow import NOBODY
from ziggurat.games.wisdom.content import (
    AIRCRAFT,
    BARBARIAN_RANK,
    UNIT_KINDS,
    UNIT_TYPES,
)
from ziggurat.games.wisdom.rules.battle import (
    BARBARIANS,
    bonus_of,
    defender_on,
    hand_size,
)
from ziggurat.games.wisdom.rules.limits import rank, speed, stacking
from ziggurat.games.wisdom.rules.squares import armies_at
from ziggurat.games.wisdom.state import State

Side = tuple[int, float]  # units in a battle, and their rank on average

_FLYING: Final = 5.0  # the rank of units as good as aircraft
_PER_RANK: Final = 1.5  # what a rank more brings to a unit that meets another
_ALONE: Final = 1.0  # the health of a unit besides its rank
_TIE: Final = 0.5  # which is the defender's
_SPREAD: Final = 2.5  # of the health that decides, around the guess
_PER_TURN: Final = 2.0  # the health that a player arms in a turn, if need be
_NONE: Final = -30.0  # no danger
_LESSER: Final = 4.0  # by how much another city matters less than the capital


def side_of(s: State, seat: int, hand: int) -> Side:
    """What a seat brings to a battle with so many units drawn from its standing forces."""
    count, ranks = 0, 0.0
    for kind, units in enumerate(s.units[seat]):
        if units:
            type_ = UNIT_KINDS[kind].type
            count += units
            ranks += units * (_FLYING if type_ == AIRCRAFT else rank(s, seat, type_))
    return (min(hand, count), ranks / count) if count else (0, 0.0)


def margin(mine: Side, theirs: Side) -> float:
    """By how much health one side is likely to be ahead: units that meet kill each other, and those
    that nobody meets count whole."""
    met = min(mine[0], theirs[0])
    alone = (mine[0] - met) * (_ALONE + mine[1]) - (theirs[0] - met) * (_ALONE + theirs[1])
    return alone + _PER_RANK * met * (mine[1] - theirs[1])


def lead(s: State, player: int, armies: int, square: int) -> float:
    """By how much health a player with so many armies is likely to be ahead of who holds a
    square."""
    mine = side_of(s, player, hand_size(s, player, armies, False))
    return margin(mine, _defence(s, player, square)) + bonus_of(
        s, player, defender_on(s, player, square), square
    )


def _defence(s: State, player: int, square: int) -> Side:
    other = defender_on(s, player, square)
    if other == NOBODY:  # a village
        return len(BARBARIANS), BARBARIAN_RANK
    city = square in s.cities[other]
    return side_of(s, other, hand_size(s, other, armies_at(s, other, square), city))


def odds_of(ahead: float) -> float:
    """The chance that goes with such a lead."""
    return 1 / (1 + exp((_TIE - ahead) / _SPREAD))


def best_lead(s: State, player: int, square: int) -> float:
    """The lead that a player could have on a square with as many units and armies as go together
    there, at the present ranks and bonuses."""
    hand = hand_size(s, player, stacking(s, player), False)
    ranks = [rank(s, player, type_) for type_, row in enumerate(UNIT_TYPES) if row.trumps >= 0]
    mine = hand, max(side_of(s, player, hand)[1], sum(ranks) / len(ranks))
    return margin(mine, _defence(s, player, square)) + bonus_of(
        s, player, defender_on(s, player, square), square
    )


def distance(s: State, one: int, other: int) -> int:
    """Steps between two squares as the crow flies."""
    (x, y), (x2, y2) = s.land.grid.cells[one], s.land.grid.cells[other]
    return abs(x - x2) + abs(y - y2)


def danger(s: State, player: int) -> float:
    """The greatest lead that a rival may have at one of a player's cities, less what the player can
    arm while the rival marches; far below 0 where nobody has an army."""
    found = _NONE
    for rival in range(s.seats):
        out = [square for square in s.armies[rival] if square >= 0]
        if rival == player or not out:
            continue
        armies = min(len(out), stacking(s, rival))
        for place, city in enumerate(s.cities[player]):
            turns = min(distance(s, square, city) for square in out) / speed(s, rival)
            ahead = lead(s, rival, armies, city) - _PER_TURN * max(0.0, turns - 1)
            found = max(found, ahead - _LESSER * (place > 0))
    return found
