"""Military: reinforcing control tokens and declaring attacks (base pp. 10-11)."""

from dataclasses import dataclass
from typing import Final

from ziggurat.core.bits import Bits, each
from ziggurat.core.flow import PASS, Ask, Call, Done, Frame, Goto, Next
from ziggurat.core.hooks import union
from ziggurat.games.dawn.options import SPACE, choice, prompt
from ziggurat.games.dawn.rules.combat import Attack
from ziggurat.games.dawn.rules.pieces import (
    barbarian_spaces,
    free_city_states,
    friendly,
    reinforce,
    rival,
)
from ziggurat.games.dawn.state import State

MILITARY_CHOICE = choice("military", "reinforce", "attack")
REINFORCE = prompt("reinforce", SPACE)
ATTACK = prompt("attack", SPACE)
REINFORCING: Final = 0
ATTACKING: Final = 1


def reinforceable(s: State, player: int) -> Bits:
    return s.tokens[player] & ~s.reinforced


@dataclass(slots=True, eq=False)
class Reinforce(Frame):
    """Turn up to `left` of your control tokens to their reinforced side."""

    player: int
    left: int

    def choose(self, s: State, _: int) -> Next:
        spaces = reinforceable(s, self.player)
        if self.left <= 0 or not spaces:
            return Done()
        return Ask(self.player, REINFORCE, (*each(spaces), PASS))

    def reinforce(self, s: State, space: int) -> Next:
        if space == PASS:
            return Done()
        reinforce(s, self.player, 1 << space)
        self.left -= 1
        return Goto(Reinforce.choose)

    def _why(self, s: State) -> list[tuple[str, Bits]]:
        whole = s.board.map.whole
        return [
            ("own_token", s.tokens[self.player]),
            ("not_reinforced", whole & ~s.reinforced),
        ]


@dataclass(slots=True, eq=False)
class ReinforceOrAttack(Frame):
    """Either reinforce as many control tokens as the slot, or attack."""

    player: int
    slot: int
    lane: int
    attacks: int
    reach: int
    bonus: int = 0
    bonus_against_barbarians: int = 0

    def choose(self, s: State, _: int) -> Next:
        options = []
        if reinforceable(s, self.player):
            options.append(REINFORCING)
        if targets(s, self.player, self.reach):
            options.append(ATTACKING)
        return Ask(self.player, MILITARY_CHOICE, (*options, PASS)) if options else Done()

    def chosen(self, s: State, what: int) -> Next:
        if what == PASS:
            return Done()
        if what == REINFORCING:
            return Call(Reinforce(self.player, self.slot))
        return Call(
            Attacks(
                self.player,
                self.slot,
                self.lane,
                self.attacks,
                self.reach,
                self.bonus,
                self.bonus_against_barbarians,
            )
        )


@union
def targets_anywhere(s: State, player: int) -> Bits:
    """Spaces that count as being in reach for attacks wherever they are."""
    return 0


def attackable(s: State, player: int) -> Bits:
    """Spaces holding something to attack: a barbarian, a city-state, a rival's city or token."""
    return barbarian_spaces(s) | free_city_states(s) | rival(s, player)


def targets(s: State, player: int, steps: int, water: bool = False, flies: bool = False) -> Bits:
    """Targets within so many spaces of a friendly space, other than spaces taken this turn.
    `water`: it may be counted through; `flies`: so may rival spaces and barbarians."""
    origins = friendly(s, player) & ~s.taken
    whole = s.board.map.whole
    through = whole if water or flies else s.board.land
    if not flies:
        through &= ~(rival(s, player) | barbarian_spaces(s))
    before = origins | s.board.map.reach(origins, steps - 1, through)
    reach = before | s.board.map.beside(before) | targets_anywhere(s, player)
    return attackable(s, player) & reach


@dataclass(slots=True, eq=False)
class Attacks(Frame):
    """Attack up to `left` times, each time choosing a target anew."""

    player: int
    slot: int
    lane: int
    left: int
    reach: int
    bonus: int = 0
    bonus_against_barbarians: int = 0
    water: bool = False
    flies: bool = False
    reinforcing: int = 0  # control tokens to reinforce afterwards, less one per attack made

    def choose(self, s: State, _: int) -> Next:
        spaces = targets(s, self.player, self.reach, self.water, self.flies) if self.left else 0
        if not spaces:
            return Goto(Attacks.afterwards)
        return Ask(self.player, ATTACK, (*each(spaces), PASS))

    def attack(self, s: State, space: int) -> Next:
        if space == PASS:
            return Goto(Attacks.afterwards)
        self.left -= 1
        self.reinforcing -= 1
        barbarian = barbarian_spaces(s) >> space & 1
        bonus = self.bonus_against_barbarians if barbarian else self.bonus
        return Call(Attack(self.player, self.lane, space, self.slot, bonus))

    def next_attack(self, s: State, _: int) -> Next:
        return Goto(Attacks.choose)

    def afterwards(self, s: State, _: int) -> Next:
        return Call(Reinforce(self.player, self.reinforcing)) if self.reinforcing > 0 else Done()

    def _why(self, s: State) -> list[tuple[str, Bits]]:
        return [
            ("a_target", attackable(s, self.player)),
            ("in_reach", targets(s, self.player, self.reach, self.water, self.flies)),
        ]
