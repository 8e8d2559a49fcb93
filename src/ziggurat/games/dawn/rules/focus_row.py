"""The focus row: slots, resolving and resetting a card (base p. 6, Terra Incognita pp. 8, 13).

A place of the row is counted from the left, from 0; its slot number is printed above it. Effects
that resolve a card farther to the right count places.
"""

from dataclasses import dataclass
from typing import Final

from ziggurat.core.flow import NOBODY, Call, Done, Frame, Next
from ziggurat.core.hooks import Event, Override, total
from ziggurat.core.rows import put
from ziggurat.games.dawn.content import FOCUS
from ziggurat.games.dawn.rules.governments import arrows
from ziggurat.games.dawn.state import State

card_reset = Event("card_reset")  # (owner, player, lane)
other_card_resolved = Event("other_card_resolved")  # (owner, player, lane, slot), by a card

FIRST_PLACE: Final = 0
FIFTH_SLOT: Final = 5


def place_of(s: State, player: int, lane: int) -> int:
    """Where in the row a card lies."""
    return s.row[player].index(lane)


@Override
def resolved_place(s: State, player: int, place: int) -> int:
    """The place a card counts as lying in, before it is shifted."""
    return place


@total
def farther_right(s: State, player: int, lane: int, place: int) -> int:
    """How many places farther right a card resolves."""
    return arrows(s, player, lane)


def slot_at(s: State, player: int, lane: int, place: int) -> int:
    """The slot a card is resolved in, from this place."""
    last = len(s.edition.slots) - 1
    shifted = resolved_place(s, player, place) + farther_right(s, player, lane, place)
    return s.edition.slots[min(shifted, last)]


def slot_of(s: State, player: int, lane: int) -> int:
    """The slot a card is resolved in, from where it lies."""
    return slot_at(s, player, lane, place_of(s, player, lane))


@dataclass(slots=True, eq=False)
class Resolve(Frame):
    """Resolve the card of a lane in this slot."""

    player: int
    lane: int
    slot: int

    def begin(self, s: State, _: int) -> Next:
        card = FOCUS[s.cards[self.player][self.lane]]
        s.resolving = card.type
        s.tell("resolves", self.player, s.cards[self.player][self.lane], self.slot)
        return Call(*card.rule(self.player, self.slot, self.lane))

    def end(self, s: State, _: int) -> Next:
        s.resolving = NOBODY
        return Done()


@dataclass(slots=True, eq=False)
class ResetCard(Frame):
    """The card goes to the leftmost place; those that lay left of it move up by one."""

    player: int
    lane: int

    def reset(self, s: State, _: int) -> Next:
        others = [lane for lane in s.row[self.player] if lane != self.lane]
        s.row = put(s.row, self.player, (self.lane, *others))
        card_reset.happens(s, self.player, self.player, self.lane)
        return None

    def after_reset(self, s: State, _: int) -> Next:
        card = FOCUS[s.cards[self.player][self.lane]]
        if card.after_reset is None:
            return Done()
        return Call(card.after_reset(self.player, self.lane))
