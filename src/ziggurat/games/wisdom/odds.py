"""Who would win a battle: exactly where both hands are known, else over the hands that the others
may hold.

Both sides play their best for this battle alone, and use no abilities that must be paid for. With
open hands a battle has no chance in it, so best play has one result. A hidden hand is drawn many
times anew, as `imagined` deals it, and each draw is played as if it lay open. Of large hands the
first units are played by what they bring at once; the last six of both are foreseen.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from ziggurat.core.bits import Bits, each
from ziggurat.core.chance import Chance, shuffled
from ziggurat.core.flow import NOBODY, Ask
from ziggurat.games.wisdom.content import BARBARIAN_RANK, NONE, UNIT_KINDS, UNIT_TYPES
from ziggurat.games.wisdom.imagining import imagined
from ziggurat.games.wisdom.options import FRONTS, NEW_FRONT
from ziggurat.games.wisdom.rules.battle import (
    BARBARIANS,
    bonus_of,
    defender_on,
    hand_size,
    side_to_begin,
    walls_fall,
)
from ziggurat.games.wisdom.rules.figures import is_army, move_figure
from ziggurat.games.wisdom.rules.fronts import (
    ATTACKER,
    DEFENDER,
    PLAY_UNIT,
    Fronts,
    battle_of,
    can_be_trumped,
    health_of,
    strength_of,
)
from ziggurat.games.wisdom.rules.gains import drawable, take_from_deck
from ziggurat.games.wisdom.rules.squares import armies_at
from ziggurat.games.wisdom.state import Row, State
from ziggurat.games.wisdom.view import knows_hand

DRAWS: Final = 48  # of hidden hands, for one figure
_FORESEEN: Final = 6  # with so many units left in both hands all plays are looked at
_NO_UNITS: Final = (0,) * len(UNIT_KINDS)

Unit = tuple[int, int, int]  # type, strength, health that is left
Units = tuple[Unit, ...]  # sorted


@lru_cache(maxsize=1 << 16)
def is_ahead(
    hand: Units, hand_2: Units, alone: Units, alone_2: Units, steady: bool, steady_2: bool, by: int
) -> bool:
    """Can the side whose turn it is make sure to end so much health ahead? `alone` are units
    without an enemy on their front; a side is steady if it cannot be trumped; the names with a 2
    are the other side's. A front with two units is closed and counts no more here."""
    most = sum(unit[2] for unit in (*hand, *alone))
    least = -sum(unit[2] for unit in (*hand_2, *alone_2))
    if by <= least or by > most:
        return by <= least
    if not hand:
        if not hand_2:
            return by <= sum(unit[2] for unit in alone) + least
        return not is_ahead(hand_2, (), alone_2, alone, steady_2, steady, 1 - by)
    plays = sorted(_plays(hand, alone, alone_2, steady, steady_2), key=_at_once, reverse=True)
    if len(hand) + len(hand_2) > _FORESEEN:
        plays = plays[:1]
    return not all(
        is_ahead(hand_2, rest, theirs, mine, steady_2, steady, gain - by + 1)
        for gain, rest, mine, theirs in plays
    )


def _plays(
    hand: Units, alone: Units, alone_2: Units, steady: bool, steady_2: bool
) -> Iterator[tuple[int, Units, Units, Units]]:
    """Each way to play a unit: what is gained on closed fronts, the rest of the hand, and who
    stands alone then on either side."""
    for place, unit in enumerate(hand):
        if place and hand[place - 1] == unit:
            continue
        rest = hand[:place] + hand[place + 1 :]
        yield 0, rest, _with(alone, unit), alone_2  # on a new front
        for where, enemy in enumerate(alone_2):
            if where and alone_2[where - 1] == enemy:
                continue
            gain, mine, theirs = _met(unit, enemy, 0, steady, steady_2)
            others = alone_2[:where] + alone_2[where + 1 :]
            yield gain, rest, _with(alone, *mine), _with(others, *theirs)


def _met(
    unit: Unit, enemy: Unit, more: int, steady: bool, steady_2: bool
) -> tuple[int, Units, Units]:
    """A unit meets an enemy, and deals so many wounds more: what is gained if the front is closed
    by it, and who stands alone then on either side."""
    mine, theirs = clash((unit[0], unit[1] + more, unit[2]), enemy, steady, steady_2)
    if mine > 0 and theirs > 0:
        return mine - theirs, (), ()
    left: Units = ((unit[0], unit[1], mine),) if mine > 0 else ()
    left_2: Units = ((enemy[0], enemy[1], theirs),) if theirs > 0 else ()
    return 0, left, left_2


def _at_once(play: tuple[int, Units, Units, Units]) -> int:
    """How far ahead a play is, if nothing more were played."""
    gain, rest, mine, theirs = play
    ahead = sum(unit[2] for unit in mine) - sum(unit[2] for unit in theirs)
    return 2 * (gain + ahead) + sum(unit[1] for unit in rest)


def _with(units: Units, *more: Unit) -> Units:
    return tuple(sorted((*units, *more)))


def clash(unit: Unit, enemy: Unit, steady: bool, steady_2: bool) -> tuple[int, int]:
    """The health of two units after they struck; 0 or less is dead (C-BAT-19, C-BAT-20)."""
    mine, theirs = unit[2] - enemy[1], enemy[2] - unit[1]
    if not steady_2 and UNIT_TYPES[unit[0]].trumps == enemy[0] and theirs <= 0:
        mine = unit[2]
    elif not steady and UNIT_TYPES[enemy[0]].trumps == unit[0] and mine <= 0:
        theirs = enemy[2]
    return mine, theirs


def attack_odds(
    s: State, player: int, group: Bits, square: int, random: Chance, draws: int = DRAWS
) -> float:
    """The chance of a group of a player's figures to win the battle for a square, as that player
    may know it."""
    won = 0
    for _ in range(draws):
        won += _drawn(imagined(s, player, random), player, group, square, random)
    return won / draws


def battle_odds(s: State, seat: int, random: Chance, draws: int = DRAWS) -> float:
    """The attacker's chance in the battle that is going on, as a seat may know it."""
    won, count = 0, _needed(s, seat, draws)
    for _ in range(count):
        copy = imagined(s, seat, random)
        won += _attacker_wins(copy, battle_of(copy))
    return _share(won, count)


def play_odds(s: State, random: Chance, draws: int = DRAWS) -> dict[int, float]:
    """For each way to play a unit the chance to win then, as the seat asked may know it."""
    ask = s.pending
    assert isinstance(ask, Ask)
    assert ask.prompt is PLAY_UNIT
    won, count = dict.fromkeys(ask.options, 0), _needed(s, ask.player, draws)
    side = battle_of(s).side
    for _ in range(count):
        copy = imagined(s, ask.player, random)
        fight = battle_of(copy)
        for option in ask.options:
            won[option] += _wins_after(copy, fight, option) == (side == ATTACKER)
    return {option: _share(times, count) for option, times in won.items()}


def quick_plays(s: State) -> dict[int, int]:
    """For each way to play a unit how far ahead the seat asked is then, if nothing more were
    played: a glance that needs no idea of the other hand."""
    ask = s.pending
    assert isinstance(ask, Ask)
    fight = battle_of(s)
    hand, theirs = _in_hand(s, fight, fight.side), _alone(s, fight, 1 - fight.side)
    mine = _alone(s, fight, fight.side)
    steady, steady_2 = _steady(s, fight, fight.side), _steady(s, fight, 1 - fight.side)
    found = {}
    for option in ask.options:
        unit, enemy = _played(s, fight, option)
        gain: int = 0
        left: Units = (unit,)
        left_2: Units = ()
        others = list(theirs)
        if enemy is not None:
            others.remove(enemy)
            gain, left, left_2 = _met(unit, enemy, fight.more_wounds, steady, steady_2)
        rest = list(hand)
        rest.remove(unit)
        found[option] = _at_once((gain, tuple(rest), (*mine, *left), (*others, *left_2)))
    return found


def _played(s: State, fight: Fronts, option: int) -> tuple[Unit, Unit | None]:
    """The unit that an option plays, and the enemy it meets, if any."""
    kind, front = divmod(option, FRONTS)
    unit = _unit(s, fight, fight.side, kind, 0)
    if front == NEW_FRONT:
        return unit, None
    return unit, _unit(s, fight, 1 - fight.side, *_fronts(fight)[front][1 - fight.side])


def _needed(s: State, seat: int, draws: int) -> int:
    """How many draws: one is enough where both hands are known."""
    fight = battle_of(s)
    known = all(
        knows_hand(fight, side, seat) or not any(fight.hand_d if side else fight.hand_a)
        for side in (ATTACKER, DEFENDER)
    )
    return 1 if known else draws


def _share(won: int, count: int) -> float:
    """The chance that goes with so many wins. Few draws of a hidden hand make nothing certain: half
    a win and half a loss count besides."""
    return won / count if count == 1 else (won + 0.5) / (count + 1)


def _drawn(s: State, player: int, group: Bits, square: int, random: Chance) -> bool:
    """Is the battle for a square won with hands drawn now? The group goes there in this position:
    what it blockades counts again (X-86), and walls may fall."""
    for figure in each(group):
        move_figure(s, player, figure, square)
    if walls_fall(s, player, square):
        s.walls &= ~(1 << square)
    armies = sum(is_army(s, player, figure) for figure in each(group))
    other = defender_on(s, player, square)
    mine = _hand(s, player, hand_size(s, player, armies, False), random)
    if other == NOBODY:
        theirs = _barbarians(s, random)
    else:
        city = square in s.cities[other]
        size = hand_size(s, other, armies_at(s, other, square), city)
        theirs = _hand(s, other, size, random)
    fight = Fronts(
        player,
        other,
        player,
        other,
        square,
        0,
        BARBARIAN_RANK,
        mine,
        theirs,
        bonus_of(s, player, other, square),
        side_to_begin(s, other, square),
    )
    return _attacker_wins(s, fight)


def _hand(s: State, player: int, size: int, random: Chance) -> Row:
    """Units drawn from the standing forces."""
    forces = [kind for kind, count in enumerate(s.units[player]) for _ in range(count)]
    drawn = shuffled(forces, random)[:size]
    return tuple(drawn.count(kind) for kind in range(len(UNIT_KINDS)))


def _barbarians(s: State, random: Chance) -> Row:
    """A unit of each type that barbarians have; they leave the decks of this position."""
    hand = list(_NO_UNITS)
    for unit_type in BARBARIANS:
        cards = [kind for kind, count in drawable(s, unit_type).items() for _ in range(count)]
        if cards:
            kind = cards[random.randrange(len(cards))]
            take_from_deck(s, kind)
            hand[kind] += 1
    return tuple(hand)


def _attacker_wins(s: State, fight: Fronts) -> bool:
    """Does the attacker win with open hands, if both play their best?"""
    side = fight.side if fight.before else 1 - fight.side
    ahead = is_ahead(
        _in_hand(s, fight, side),
        _in_hand(s, fight, 1 - side),
        _alone(s, fight, side),
        _alone(s, fight, 1 - side),
        _steady(s, fight, side),
        _steady(s, fight, 1 - side),
        _needs(s, fight, side),
    )
    return ahead == (side == ATTACKER)


def _wins_after(s: State, fight: Fronts, option: int) -> bool:
    """Does the attacker win once this unit is played there?"""
    side = fight.side
    unit, enemy = _played(s, fight, option)
    hand = list(_in_hand(s, fight, side))
    hand.remove(unit)
    theirs = list(_alone(s, fight, 1 - side))
    steady, steady_2 = _steady(s, fight, side), _steady(s, fight, 1 - side)
    gain: int = 0
    left: Units = (unit,)
    left_2: Units = ()
    if enemy is not None:
        theirs.remove(enemy)
        gain, left, left_2 = _met(unit, enemy, fight.more_wounds, steady, steady_2)
    other_ahead = is_ahead(
        _in_hand(s, fight, 1 - side),
        tuple(hand),
        _with(tuple(theirs), *left_2),
        _with(_alone(s, fight, side), *left),
        steady_2,
        steady,
        _needs(s, fight, 1 - side) + gain,
    )
    return other_ahead == (side == DEFENDER)


def _unit(s: State, fight: Fronts, side: int, kind: int, wounds: int) -> Unit:
    health = health_of(fight, s, side, kind) - wounds
    return UNIT_KINDS[kind].type, strength_of(fight, s, side, kind), health


def _in_hand(s: State, fight: Fronts, side: int) -> Units:
    hand = fight.hand_d if side else fight.hand_a
    kinds = [kind for kind, count in enumerate(hand) for _ in range(count)]
    return tuple(sorted(_unit(s, fight, side, kind, 0) for kind in kinds))


def _alone(s: State, fight: Fronts, side: int) -> Units:
    """The units of a side that have no enemy on their front."""
    return tuple(
        sorted(
            _unit(s, fight, side, fronts[side][0], fronts[side][1])
            for fronts in _fronts(fight)
            if fronts[side][0] != NONE and fronts[1 - side][0] == NONE
        )
    )


def _needs(s: State, fight: Fronts, side: int) -> int:
    """By how much health a side must be ahead on the fronts that are open, to win: the combat
    bonus and the closed fronts count, and a tie is the defender's."""
    found = 1 - fight.bonus if side == ATTACKER else fight.bonus
    for fronts in _fronts(fight):
        if fronts[0][0] != NONE and fronts[1][0] != NONE:
            found -= _unit(s, fight, side, *fronts[side])[2]
            found += _unit(s, fight, 1 - side, *fronts[1 - side])[2]
    return found


def _fronts(fight: Fronts) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Of each front the attacker's unit with its wounds, and the defender's."""
    attackers = zip(fight.units_a, fight.wounds_a, strict=True)
    defenders = zip(fight.units_d, fight.wounds_d, strict=True)
    return list(zip(attackers, defenders, strict=True))


def _steady(s: State, fight: Fronts, side: int) -> bool:
    owner = fight.defender if side else fight.attacker
    return owner != NOBODY and not can_be_trumped(s, owner)
