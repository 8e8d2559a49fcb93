"""The culture track (C-CUL)."""

from dataclasses import dataclass

from ziggurat.core.flow import Call, Done, Frame, Next
from ziggurat.core.rows import put
from ziggurat.games.wisdom.content import EVENT, GREAT_PERSON, LAST_SPACE, TRACK
from ziggurat.games.wisdom.rules.events import DrawEvent
from ziggurat.games.wisdom.rules.gains import spend_culture, spend_trade
from ziggurat.games.wisdom.rules.people import GainPerson
from ziggurat.games.wisdom.state import State


def may_advance(s: State, player: int) -> bool:
    """Can a player pay for the next space (C-CUL-01)?"""
    space = s.track[player] + 1
    if space > LAST_SPACE:
        return False
    row = TRACK[space]
    return s.culture[player] >= row.culture and s.trade[player] >= row.trade


def section(s: State, player: int) -> int:
    """The section of the track a player's marker is in; on the start it is the first (X-32)."""
    return TRACK[max(1, s.track[player])].section


@dataclass(slots=True, eq=False)
class Advance(Frame):
    """Move on by one space and take its reward. A free advance costs nothing (C-CUL-04)."""

    player: int
    free: bool = False

    def move(self, s: State, _: int) -> Next:
        space = s.track[self.player] + 1
        if space > LAST_SPACE:
            return Done()
        if not self.free:
            spend_culture(s, self.player, TRACK[space].culture)
            spend_trade(s, self.player, TRACK[space].trade)
        s.track = put(s.track, self.player, space)
        s.tell("advances", self.player, space)
        s.changed = True
        return None

    def reward(self, s: State, _: int) -> Next:
        row = TRACK[s.track[self.player]]
        if row.reward == EVENT:
            return Call(DrawEvent(self.player, row.section))
        if row.reward == GREAT_PERSON:
            return Call(GainPerson(self.player))
        return None
