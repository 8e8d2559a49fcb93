"""Military wonders: oil pays for them all, and a second resource for each (base pp. 10, 13)."""

from dataclasses import dataclass
from typing import Final

from ziggurat.core.bits import Bits
from ziggurat.core.flow import Ask, Call, Done, Frame, Next
from ziggurat.games.dawn.content import (
    ANCIENT,
    DIAMOND,
    MARBLE,
    MEDIEVAL,
    MEDIUM,
    MERCURY,
    MILITARY,
    MODERN,
    OIL,
    ONLY_BASE,
    wonder,
)
from ziggurat.games.dawn.options import choice
from ziggurat.games.dawn.rules.barbarians import closed_to_barbarians
from ziggurat.games.dawn.rules.combat import attack_bonus, defence_bonus
from ziggurat.games.dawn.rules.focus_row import (
    FIFTH_SLOT,
    FIRST_PLACE,
    Resolve,
    other_card_resolved,
    slot_at,
)
from ziggurat.games.dawn.rules.military import attackable, targets_anywhere
from ziggurat.games.dawn.rules.targets import Target
from ziggurat.games.dawn.rules.turn import card_resolved
from ziggurat.games.dawn.state import State

RESOLVE_AGAIN = choice("resolve_again", "no", "yes")
YES: Final = 1

PETRA = wonder("petra", MILITARY, ANCIENT, 7, (OIL, DIAMOND))
TERRACOTTA_ARMY = wonder("terracotta_army", MILITARY, ANCIENT, 8, (OIL, MARBLE))
ALHAMBRA = wonder("alhambra", MILITARY, MEDIEVAL, 10, (OIL, MARBLE))
VENETIAN_ARSENAL = wonder("venetian_arsenal", MILITARY, MEDIEVAL, 10, (OIL, DIAMOND))
PENTAGON = wonder("pentagon", MILITARY, MODERN, 12, (OIL, DIAMOND), MEDIUM, ONLY_BASE)
RUHR_VALLEY = wonder("ruhr_valley", MILITARY, MODERN, 11, (OIL, MERCURY))


@defence_bonus.plus(PETRA)
def petra(s: State, player: int, target: Target, attacker: int) -> int:
    """+2 when defending."""
    return 2


@closed_to_barbarians.plus(PETRA)
def petra_walls(s: State, player: int) -> Bits:
    """Barbarians cannot move into your cities and reinforced control tokens."""
    return s.cities[player] | s.tokens[player] & s.reinforced


@attack_bonus.plus(TERRACOTTA_ARMY)
def terracotta_army(s: State, player: int, target: Target) -> int:
    """+2 when attacking."""
    return 2


@attack_bonus.plus(ALHAMBRA)
def alhambra(s: State, player: int, target: Target) -> int:
    """+2 when attacking."""
    return 2


@defence_bonus.plus(ALHAMBRA)
def alhambra_defending(s: State, player: int, target: Target, attacker: int) -> int:
    """+2 when defending."""
    return 2


@card_resolved.starts(VENETIAN_ARSENAL, own=True)
@other_card_resolved.starts(VENETIAN_ARSENAL, own=True)
@dataclass(slots=True, eq=False)
class VenetianArsenal(Frame):
    """A card resolved in the fifth slot may be resolved again at once as though in the first; once
    per turn."""

    owner: int
    player: int
    lane: int
    slot: int

    def ask(self, s: State, _: int) -> Next:
        fifth = self.slot == FIFTH_SLOT
        if not fifth or s.used & VENETIAN_ARSENAL:
            return Done()
        return Ask(self.owner, RESOLVE_AGAIN, (0, YES))

    def resolve(self, s: State, answer: int) -> Next:
        if answer != YES:
            return Done()
        s.used |= VENETIAN_ARSENAL
        slot = slot_at(s, self.owner, self.lane, FIRST_PLACE)
        return Call(Resolve(self.owner, self.lane, slot))


@attack_bonus.plus(PENTAGON)
def pentagon(s: State, player: int, target: Target) -> int:
    """+2 when attacking."""
    return 2


@targets_anywhere.plus(PENTAGON)
def pentagon_reach(s: State, player: int) -> Bits:
    """Your attacks reach the whole map."""
    return attackable(s, player)


@defence_bonus.plus(RUHR_VALLEY)
def ruhr_valley(s: State, player: int, target: Target, attacker: int) -> int:
    """+5 when defending."""
    return 5
