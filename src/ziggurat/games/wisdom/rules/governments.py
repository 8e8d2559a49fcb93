"""Governments (C-GOV, W-GOV)."""

from dataclasses import dataclass

from ziggurat.core.bits import Bits
from ziggurat.core.flow import PASS, Ask, Done, Frame, Next, prompt
from ziggurat.core.rows import put
from ziggurat.games.wisdom.content import ANARCHY, START_OF_TURN
from ziggurat.games.wisdom.options import GOVERNMENT
from ziggurat.games.wisdom.rules.limits import printed
from ziggurat.games.wisdom.state import State

TAKE_GOVERNMENT = prompt("take_government", GOVERNMENT, __name__)


def governments_open(s: State, player: int) -> Bits:
    """What a player may change to in his Start of Turn: what was unlocked last turn or just now,
    Anarchy, or from Anarchy whatever is unlocked (C-GOV-03 to C-GOV-06)."""
    if s.governed >> player & 1:
        return 0
    own = s.government[player]
    if own == ANARCHY:
        found = printed(s.techs[player]).governments
    else:
        found = s.fresh[player] | s.fresher[player] | 1 << ANARCHY
    return found & ~(1 << own)


def set_government(s: State, player: int, government: int) -> None:
    s.government = put(s.government, player, government)
    s.governed |= 1 << player
    s.renew_abilities(player)
    s.tell("governs", player, government)
    s.changed = True


@dataclass(slots=True, eq=False)
class TakeGovernment(Frame):
    """A government unlocked during Start of Turn may be taken at once, even by a player whose part
    is over (C-GOV-08)."""

    player: int
    government: int

    def ask(self, s: State, _: int) -> Next:
        return Ask(self.player, TAKE_GOVERNMENT, (self.government, PASS))

    def take(self, s: State, government: int) -> Next:
        if government != PASS:
            set_government(s, self.player, government)
        return Done()


def unlock_government(s: State, player: int, government: int) -> None:
    """A tech unlocks a government."""
    if government < 0 or printed(s.techs[player]).governments >> government & 1 == 0:
        return
    s.fresher = put(s.fresher, player, s.fresher[player] | 1 << government)
    if s.phase == START_OF_TURN and not s.governed >> player & 1:
        s.triggers.append(TakeGovernment(player, government))


def roll_fresh(s: State) -> None:
    """A new turn: what was unlocked in the last one may be taken now."""
    s.fresh = s.fresher
    s.fresher = (0,) * s.seats
    s.governed = 0


def force_anarchy(s: State, player: int) -> None:
    """An event throws a player into Anarchy; he stays in it for this turn (C-GOV-07)."""
    set_government(s, player, ANARCHY)
