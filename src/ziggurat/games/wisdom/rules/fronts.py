"""Battle turns: units on fronts, strikes, wounds (C-BAT-12 to C-BAT-27, W-CMB)."""

from dataclasses import dataclass
from typing import Final

from ziggurat.core.bits import Bits
from ziggurat.core.flow import NOBODY, PASS, Ask, Call, Frame, Goto, Next, prompt
from ziggurat.core.hooks import Event, Override, total
from ziggurat.core.rows import put
from ziggurat.games.wisdom.content import BATTLE, NONE, UNIT_KINDS, UNIT_TYPES
from ziggurat.games.wisdom.options import ACT, ACTS, FRONTS, NEW_FRONT, PLAY, USE, act_code
from ziggurat.games.wisdom.rules.aftermath import Aftermath
from ziggurat.games.wisdom.rules.gains import kill_unit
from ziggurat.games.wisdom.rules.limits import rank
from ziggurat.games.wisdom.rules.uses import UseAbility, begin_battle, might_offer, offered
from ziggurat.games.wisdom.state import State

PLAY_UNIT = prompt("play_unit", PLAY, __name__)
BATTLE_ABILITY = prompt("battle_ability", ACT, __name__)

ATTACKER: Final = 0
DEFENDER: Final = 1
_NO_UNITS: Final = (0,) * len(UNIT_KINDS)

battle_began = Event("battle_began")  # (owner, attacker, defender)


@total
def extra_strength(s: State, player: int, unit_type: int) -> int:
    """What cards add to the strength of a player's units."""
    return 0


@Override
def can_be_trumped(s: State, player: int) -> bool:
    """May units that trump those of a player strike first?"""
    return True


@dataclass(slots=True, eq=False)
class Fronts(Frame):
    """The fight. On front n stand `units_a[n]` and `units_d[n]` (NONE: nobody) with their
    wounds."""

    attacker: int
    defender: int
    attacker_plays: int
    defender_plays: int
    square: int
    group: Bits
    barbarian_rank: int
    hand_a: tuple[int, ...]
    hand_d: tuple[int, ...]
    bonus: int  # the attacker's combat bonus less the defender's
    side: int  # whose battle turn it is
    units_a: tuple[int, ...] = ()
    units_d: tuple[int, ...] = ()
    wounds_a: tuple[int, ...] = ()
    wounds_d: tuple[int, ...] = ()
    killed_a: tuple[int, ...] = _NO_UNITS
    killed_d: tuple[int, ...] = _NO_UNITS
    shown_a: tuple[int, ...] = _NO_UNITS  # units on fronts that live
    shown_d: tuple[int, ...] = _NO_UNITS
    more_wounds: int = 0  # that the unit being played deals in its strike
    before: bool = True  # is the unit of this turn still to be played?
    over: bool = False
    open_hands: Bits = 0  # sides whose hand all may see

    def begin(self, s: State, _: int) -> Next:
        for side in (ATTACKER, DEFENDER):
            if self._owner(side) != NOBODY:
                begin_battle(s, self._owner(side))
        battle_began.happens(s, max(0, self.attacker), self.attacker, self.defender)
        return None

    def next_turn(self, s: State, _: int) -> Next:
        """Turns alternate; who has no unit left takes no more (C-BAT-15)."""
        if not any(self._hand(self.side)):
            self.side = 1 - self.side
            if not any(self._hand(self.side)):
                return Goto(Fronts.end)
        return None

    def abilities_before(self, s: State, _: int) -> Next:
        if not self._might(s):
            return Goto(Fronts.choose_unit)
        options = self._abilities(s)
        return Ask(self._plays(self.side), BATTLE_ABILITY, (*options, PASS))

    def use_before(self, s: State, option: int) -> Next:
        if option == PASS:
            return Goto(Fronts.choose_unit)
        return Call(UseAbility(self._owner(self.side), option % ACTS))

    def more_before(self, s: State, _: int) -> Next:
        return Goto(Fronts.abilities_before)

    def choose_unit(self, s: State, _: int) -> Next:
        """A unit opens a new front or meets an enemy that stands alone (W-CMB-07)."""
        other = self._units(1 - self.side)
        alone = [n for n, unit in enumerate(self._units(self.side)) if unit == NONE]
        fronts = [n for n in alone if other[n] != NONE]
        options = [
            kind * FRONTS + front
            for kind, count in enumerate(self._hand(self.side))
            if count
            for front in (*fronts, NEW_FRONT)
        ]
        return Ask(self._plays(self.side), PLAY_UNIT, options)

    def play_unit(self, s: State, option: int) -> Next:
        self.before = False
        kind, front = divmod(option, FRONTS)
        hand = self._hand(self.side)
        self._set_hand(self.side, put(hand, kind, hand[kind] - 1))
        if front == NEW_FRONT:
            front = len(self.units_a)
            self.units_a += (NONE,)
            self.units_d += (NONE,)
            self.wounds_a += (0,)
            self.wounds_d += (0,)
        self._set_unit(self.side, front, kind)
        self._show(s, self.side, kind)
        s.tell("unit_played", self.side, self._owner(self.side), kind, front)
        if self._units(1 - self.side)[front] != NONE:
            self._strike(s, front)
        self.more_wounds = 0
        return None

    def abilities_after(self, s: State, _: int) -> Next:
        if not self._might(s):
            return Goto(Fronts.turn_ends)
        options = self._abilities(s)
        return Ask(self._plays(self.side), BATTLE_ABILITY, (*options, PASS))

    def use_after(self, s: State, option: int) -> Next:
        if option == PASS:
            return Goto(Fronts.turn_ends)
        return Call(UseAbility(self._owner(self.side), option % ACTS))

    def more_after(self, s: State, _: int) -> Next:
        return Goto(Fronts.abilities_after)

    def turn_ends(self, s: State, _: int) -> Next:
        self.before = True
        self.side = 1 - self.side
        return Goto(Fronts.next_turn)

    def end(self, s: State, _: int) -> Next:
        """The higher total wins, ties go to the defender (W-CMB-09)."""
        total_a = self._health(s, ATTACKER) + max(0, self.bonus)
        total_d = self._health(s, DEFENDER) + max(0, -self.bonus)
        s.tell("totals", self.attacker, total_a, self.defender, total_d)
        winner = ATTACKER if total_a > total_d else DEFENDER
        self._bury_barbarians(s)
        self.over = True
        return Call(
            Aftermath(
                self.attacker,
                self.defender,
                self.square,
                self.group,
                winner,
                True,
                self.killed_a,
                self.killed_d,
            )
        )

    # Sides

    def _owner(self, side: int) -> int:
        return self.defender if side else self.attacker

    def _plays(self, side: int) -> int:
        return self.defender_plays if side else self.attacker_plays

    def _hand(self, side: int) -> tuple[int, ...]:
        return self.hand_d if side else self.hand_a

    def _units(self, side: int) -> tuple[int, ...]:
        return self.units_d if side else self.units_a

    def _wounds(self, side: int) -> tuple[int, ...]:
        return self.wounds_d if side else self.wounds_a

    def _set_hand(self, side: int, hand: tuple[int, ...]) -> None:
        if side:
            self.hand_d = hand
        else:
            self.hand_a = hand

    def _set_unit(self, side: int, front: int, kind: int) -> None:
        if side:
            self.units_d = put(self.units_d, front, kind)
        else:
            self.units_a = put(self.units_a, front, kind)

    def _set_wounds(self, side: int, front: int, wounds: int) -> None:
        if side:
            self.wounds_d = put(self.wounds_d, front, wounds)
        else:
            self.wounds_a = put(self.wounds_a, front, wounds)

    # Units

    def _rank(self, s: State, side: int, unit_type: int) -> int:
        owner = self._owner(side)
        return self.barbarian_rank if owner == NOBODY else rank(s, owner, unit_type)

    def _strength(self, s: State, side: int, kind: int) -> int:
        row, owner = UNIT_KINDS[kind], self._owner(side)
        more = extra_strength(s, owner, row.type) if owner != NOBODY else 0
        return row.strength[self._rank(s, side, row.type)] + more

    def _life(self, s: State, side: int, kind: int) -> int:
        row = UNIT_KINDS[kind]
        return row.health[self._rank(s, side, row.type)]

    def _health(self, s: State, side: int) -> int:
        """Health of the units that live, less their wounds."""
        found = 0
        for kind, wounds in zip(self._units(side), self._wounds(side), strict=True):
            if kind != NONE:
                found += self._life(s, side, kind) - wounds
        return found

    def _bury_barbarians(self, s: State) -> None:
        """The barbarians that live go face up to the bottom of their decks (C-HUT-06)."""
        for side in (ATTACKER, DEFENDER):
            if self._owner(side) == NOBODY:
                for kind in self._units(side):
                    if kind != NONE:
                        s.units_used = put(s.units_used, kind, s.units_used[kind] + 1)

    def _show(self, s: State, side: int, kind: int) -> None:
        """All see a unit that is played; they remember it (C-HID-02)."""
        shown = self.shown_d if side else self.shown_a
        shown = put(shown, kind, shown[kind] + 1)
        if side:
            self.shown_d = shown
        else:
            self.shown_a = shown
        owner = self._owner(side)
        if owner != NOBODY and s.units_known[owner][kind] < shown[kind]:
            s.units_known = put(s.units_known, owner, put(s.units_known[owner], kind, shown[kind]))

    def _strike(self, s: State, front: int) -> None:
        """Both strike at once, but a unit that trumps the other strikes first, and one killed by
        that does not strike (C-BAT-19, C-BAT-20)."""
        mine, other = self.side, 1 - self.side
        kinds = (self._units(0)[front], self._units(1)[front])
        deals = [self._strength(s, side, kinds[side]) for side in (0, 1)]
        deals[mine] += self.more_wounds
        first = NONE
        for side in (0, 1):
            trumps = UNIT_TYPES[UNIT_KINDS[kinds[side]].type].trumps
            victim = self._owner(1 - side)
            if trumps == UNIT_KINDS[kinds[1 - side]].type:
                if victim == NOBODY or can_be_trumped(s, victim):
                    first = side
        if first == NONE:
            self._wound(s, other, front, deals[mine])
            self._wound(s, mine, front, deals[other])
        else:
            self._wound(s, 1 - first, front, deals[first])
            if self._units(1 - first)[front] != NONE:
                self._wound(s, first, front, deals[1 - first])

    def _wound(self, s: State, side: int, front: int, wounds: int) -> None:
        """Wound a unit; wounds up to its health kill it at once (W-CMB-05)."""
        kind = self._units(side)[front]
        now = self._wounds(side)[front] + wounds
        if now < self._life(s, side, kind):
            self._set_wounds(side, front, now)
            return
        self._set_unit(side, front, NONE)
        self._set_wounds(side, front, 0)
        owner = self._owner(side)
        s.tell("unit_killed", side, owner, kind, front)
        if side:
            self.killed_d = put(self.killed_d, kind, self.killed_d[kind] + 1)
            self.shown_d = put(self.shown_d, kind, self.shown_d[kind] - 1)
        else:
            self.killed_a = put(self.killed_a, kind, self.killed_a[kind] + 1)
            self.shown_a = put(self.shown_a, kind, self.shown_a[kind] - 1)
        if owner == NOBODY:
            s.units_used = put(s.units_used, kind, s.units_used[kind] + 1)
        else:
            kill_unit(s, owner, kind)

    def _might(self, s: State) -> bool:
        """Has the side whose turn it is an ability, for all the others know?"""
        owner = self._owner(self.side)
        return owner != NOBODY and might_offer(s, owner, BATTLE)

    def _abilities(self, s: State) -> list[int]:
        owner = self._owner(self.side)
        if owner == NOBODY:
            return []
        return [act_code(USE, n) for n in offered(s, owner, BATTLE)]


def health_left(fight: Fronts, s: State, side: int, front: int) -> int:
    """How many wounds would kill the unit of a side on a front."""
    return fight._life(s, side, fight._units(side)[front]) - fight._wounds(side)[front]


def rank_of(fight: Fronts, s: State, side: int, kind: int) -> int:
    """The rank of a kind of unit on a side."""
    return fight._rank(s, side, UNIT_KINDS[kind].type)


def strength_of(fight: Fronts, s: State, side: int, kind: int) -> int:
    """The strength of a kind of unit on a side."""
    return fight._strength(s, side, kind)


def health_of(fight: Fronts, s: State, side: int, kind: int) -> int:
    """The health of a kind of unit on a side, unhurt."""
    return fight._life(s, side, kind)


def wound(fight: Fronts, s: State, side: int, front: int, wounds: int) -> None:
    """Wound a unit by an ability."""
    fight._wound(s, side, front, wounds)


def heal(fight: Fronts, side: int, front: int, wounds: int) -> None:
    """Remove wounds of a unit."""
    fight._set_wounds(side, front, max(0, fight._wounds(side)[front] - wounds))


def battle_of(s: State) -> Fronts:
    """The fight that is going on."""
    for frame in reversed(s.stack):
        if isinstance(frame, Fronts):
            return frame
    raise AssertionError("there is no battle")
