"""Battles: who fights, hands and combat bonus (C-BAT-01 to C-BAT-13, C-HUT-05, W-CST-09).

A battle has two sides, attacker 0 and defender 1. Barbarians are a side without owner that some
player plays. Units in a battle hand are still among the standing forces of their owner; those of
barbarians are drawn from the decks.
"""

from dataclasses import dataclass
from typing import Final

from ziggurat.core.bits import Bits, each
from ziggurat.core.flow import NOBODY, Call, Done, Frame, Goto, Next, Roll, prompt
from ziggurat.core.hooks import Override, total
from ziggurat.core.rows import put
from ziggurat.games.wisdom.content import (
    BARBARIAN_RANK,
    BATTLE_HAND,
    CAPITAL_DEFENCE,
    CITY_DEFENCE,
    CITY_STATE_DEFENCE,
    HAND_OF_CITY,
    HAND_PER_ARMY,
    NONE,
    UNIT_KINDS,
    WALLS_DEFENCE,
)
from ziggurat.games.wisdom.options import UNIT
from ziggurat.games.wisdom.rules.aftermath import Aftermath
from ziggurat.games.wisdom.rules.fronts import ATTACKER, DEFENDER, Fronts
from ziggurat.games.wisdom.rules.gains import drawable, take_from_deck
from ziggurat.games.wisdom.rules.limits import battle_hand
from ziggurat.games.wisdom.rules.squares import (
    armies_at,
    city_owner,
    city_states_on,
    figures_at,
)
from ziggurat.games.wisdom.rules.sums import combat_bonus
from ziggurat.games.wisdom.state import State

DRAW_HAND = prompt("draw_hand", UNIT, __name__)

_NO_UNITS: Final = (0,) * len(UNIT_KINDS)
BARBARIANS: Final = (0, 1, 2)  # a unit of each of these types


@Override
def breaks_walls(s: State, player: int) -> bool:
    """Do walls fall that a player attacks? Not by the rules."""
    return False


def defender_on(s: State, player: int, square: int) -> int:
    """Whose city or figures an attack on a square would meet, or NOBODY."""
    owner = city_owner(s, square)
    if owner not in (NOBODY, player):
        return owner
    for seat in range(s.seats):
        if seat != player and figures_at(s, seat, square):
            return seat
    return NOBODY


def city_defence(s: State, player: int, square: int) -> int:
    """What a city adds to its defender's combat bonus (C-BAT-09)."""
    if square not in s.cities[player]:
        return 0
    base = CAPITAL_DEFENCE if s.cities[player][0] == square else CITY_DEFENCE
    return base + (WALLS_DEFENCE if s.walls >> square & 1 else 0)


@total
def defence_bonus(s: State, player: int, square: int) -> int:
    """What the place of a battle gives its defender: city, walls, or the garrison of a
    city-state."""
    garrison = CITY_STATE_DEFENCE if city_states_on(s) >> square & 1 else 0
    return city_defence(s, player, square) + garrison


def hand_size(s: State, player: int, armies: int, city: bool) -> int:
    """Units drawn: 3, 2 for each further army, 3 for the defender of a city (C-BAT-04 to
    C-BAT-06)."""
    more = HAND_OF_CITY if city else HAND_PER_ARMY * max(0, armies - 1)
    return BATTLE_HAND + more + battle_hand(s, player)


def bonus_of(s: State, attacker: int, defender: int, square: int) -> int:
    """The attacker's combat bonus less the defender's; barbarians have none (C-BAT-08)."""
    found = combat_bonus(s, attacker) if attacker != NOBODY else 0
    if defender != NOBODY:
        found -= combat_bonus(s, defender) + defence_bonus(s, defender, square)
    return found


def side_to_begin(s: State, defender: int, square: int) -> int:
    """The defender plays the first unit; behind walls the attacker does (C-BAT-12, C-BAT-13)."""
    return ATTACKER if defender != NOBODY and s.walls >> square & 1 else DEFENDER


def walls_fall(s: State, player: int, square: int) -> bool:
    """Do walls that a player attacks fall before the battle (C-BAT-11)?"""
    walled = s.walls >> square & 1 and city_owner(s, square) != player
    return bool(walled) and breaks_walls(s, player)


@dataclass(slots=True, eq=False)
class Assault(Frame):
    """A group of armies attacks what is on its square: a city, figures, or a village."""

    player: int
    square: int
    group: Bits  # the attacker's figures

    def begin(self, s: State, _: int) -> Next:
        s.tell("attacks", self.player, self.square)
        if walls_fall(s, self.player, self.square):
            s.walls &= ~(1 << self.square)
            s.tell("walls_gone", self.square)
        return None

    def fight(self, s: State, _: int) -> Next:
        defender = defender_on(s, self.player, self.square)
        if defender == NOBODY:
            if not s.villages >> self.square & 1:
                return Done()
            left = (self.player + 1) % s.seats  # plays the barbarians (C-HUT-05)
            return Call(Battle(self.player, NOBODY, self.player, left, self.square, self.group))
        if self.square not in s.cities[defender] and not armies_at(s, defender, self.square):
            return Call(CatchScouts(self.player, defender, self.square, self.group))
        return Call(Battle(self.player, defender, self.player, defender, self.square, self.group))


@dataclass(slots=True, eq=False)
class CatchScouts(Frame):
    """Scouts without an army are removed without a battle; it counts as one that was won
    (C-SCT-12, C-LOO-02)."""

    player: int
    loser: int
    square: int
    group: Bits

    def end(self, s: State, _: int) -> Next:
        return Call(Aftermath(self.player, self.loser, self.square, self.group, ATTACKER, False))


@dataclass(slots=True, eq=False)
class Battle(Frame):
    """Draw hands, set the combat bonus, fight on fronts, and settle what follows."""

    attacker: int  # or NOBODY: barbarians
    defender: int
    attacker_plays: int  # who plays the side
    defender_plays: int
    square: int
    group: Bits
    barbarian_rank: int = BARBARIAN_RANK
    hand_a: tuple[int, ...] = _NO_UNITS
    hand_d: tuple[int, ...] = _NO_UNITS
    left: int = NONE  # units still to draw for the side that draws
    side: int = ATTACKER

    def next_side(self, s: State, _: int) -> Next:
        if self.side > DEFENDER:
            return Goto(Battle.fight)
        self.left = self._to_draw(s)
        return None

    def draw(self, s: State, _: int) -> Next:
        cards = self._cards(s)
        if not cards and self.left and self._owner() == NOBODY:
            self.left -= 1  # no card of this type is left, but of the others (C-HUT-05)
            return Goto(Battle.draw)
        if not self.left or not cards:
            self.side += 1
            return Goto(Battle.next_side)
        return Roll(DRAW_HAND, tuple(cards), tuple(cards.values()))

    def take(self, s: State, kind: int) -> Next:
        self.left -= 1
        hand = self.hand_a if self.side == ATTACKER else self.hand_d
        hand = put(hand, kind, hand[kind] + 1)
        if self.side == ATTACKER:
            self.hand_a = hand
        else:
            self.hand_d = hand
        if self._owner() == NOBODY:
            take_from_deck(s, kind)
        return Goto(Battle.draw)

    def fight(self, s: State, _: int) -> Next:
        bonus = bonus_of(s, self.attacker, self.defender, self.square)
        s.tell("battle", self.attacker, self.defender, self.square, bonus)
        hand_a, hand_d = self.hand_a, self.hand_d
        self.hand_a = self.hand_d = _NO_UNITS
        return Call(
            Fronts(
                self.attacker,
                self.defender,
                self.attacker_plays,
                self.defender_plays,
                self.square,
                self.group,
                self.barbarian_rank,
                hand_a,
                hand_d,
                bonus,
                side_to_begin(s, self.defender, self.square),
            )
        )

    def _owner(self) -> int:
        return self.attacker if self.side == ATTACKER else self.defender

    def _to_draw(self, s: State) -> int:
        owner = self._owner()
        if owner == NOBODY:
            return len(BARBARIANS)
        if self.side == ATTACKER:
            armies = sum(figure < len(s.armies[owner]) for figure in each(self.group))
            return hand_size(s, owner, armies, False)
        armies = armies_at(s, owner, self.square)
        return hand_size(s, owner, armies, self.square in s.cities[owner])

    def _cards(self, s: State) -> dict[int, int]:
        """What the next card of a hand may be: the owner's units that are not drawn yet, or for
        barbarians one of each type."""
        owner = self._owner()
        if owner == NOBODY:
            return drawable(s, BARBARIANS[len(BARBARIANS) - self.left]) if self.left else {}
        hand = self.hand_a if self.side == ATTACKER else self.hand_d
        return {
            kind: count - hand[kind]
            for kind, count in enumerate(s.units[owner])
            if count > hand[kind]
        }
