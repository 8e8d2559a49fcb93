"""Governments: a token that lets a card resolve farther to the right (Terra Incognita p. 13)."""

from dataclasses import dataclass

from ziggurat.core.flow import PASS, Ask, Done, Frame, Next
from ziggurat.core.rows import put
from ziggurat.games.dawn.content import FOCUS, GOVERNMENTS
from ziggurat.games.dawn.options import LANE, prompt
from ziggurat.games.dawn.state import State

CHANGE_GOVERNMENT = prompt("change_government", LANE)


def arrows(s: State, player: int, lane: int) -> int:
    """How far the government token on this card, if any, shifts it."""
    if s.government[player] != lane:
        return 0
    type_ = FOCUS[s.cards[player][lane]].type
    return next(government.arrows for government in GOVERNMENTS if government.type == type_)


@dataclass(slots=True, eq=False)
class ChangeGovernment(Frame):
    """You may put the government token of its type on a card in one of your first slots; the
    one you had is removed."""

    player: int

    def choose(self, s: State, _: int) -> Next:
        first = s.edition.slots.count(1)
        lanes = [lane for lane in s.row[self.player][:first] if lane != s.government[self.player]]
        return Ask(self.player, CHANGE_GOVERNMENT, (*sorted(lanes), PASS)) if lanes else Done()

    def change(self, s: State, lane: int) -> Next:
        if lane != PASS:
            s.government = put(s.government, self.player, lane)
            s.tell("government", self.player, FOCUS[s.cards[self.player][lane]].type)
        return Done()
