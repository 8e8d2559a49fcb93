"""The focus row: slots, resolving and resetting a card (base p. 6)."""

from dataclasses import dataclass

from ziggurat.core.flow import NOBODY, Call, Done, Frame, Next
from ziggurat.core.hooks import Event, Override
from ziggurat.games.dawn.content import FOCUS
from ziggurat.games.dawn.state import State

card_reset = Event("card_reset")  # (owner, player, lane)


def printed_slot(s: State, player: int, lane: int) -> int:
    """The number of the slot a card lies in."""
    return s.edition.slots[s.row[player].index(lane)]


@Override
def resolved_slot(s: State, player: int, printed: int) -> int:
    """The slot a card counts as being in when it is resolved."""
    return printed


@dataclass(slots=True, eq=False)
class Resolve(Frame):
    """Resolve the card of a lane as though it lay in this slot."""

    player: int
    lane: int
    slot: int

    def begin(self, s: State, _: int) -> Next:
        card = FOCUS[s.cards[self.player][self.lane]]
        s.resolving = card.type
        slot = resolved_slot(s, self.player, self.slot)
        s.tell("resolves", self.player, s.cards[self.player][self.lane], slot)
        return Call(*card.rule(self.player, slot, self.lane))

    def end(self, s: State, _: int) -> Next:
        s.resolving = NOBODY
        return Done()


@dataclass(slots=True, eq=False)
class ResetCard(Frame):
    """The card goes to the first slot; those that lay left of it move up by one."""

    player: int
    lane: int

    def reset(self, s: State, _: int) -> Next:
        others = tuple(lane for lane in s.row[self.player] if lane != self.lane)
        s.row[self.player] = (self.lane, *others)
        card_reset.happens(s, self.player, self.player, self.lane)
        return None

    def after_reset(self, s: State, _: int) -> Next:
        card = FOCUS[s.cards[self.player][self.lane]]
        if card.after_reset is None:
            return Done()
        return Call(card.after_reset(self.player, self.lane))
