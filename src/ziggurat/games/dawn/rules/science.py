"""Science: the tech dial and new focus cards (base p. 8, clarifications p. 15)."""

from dataclasses import dataclass
from typing import Final

from ziggurat.core.bits import Bits, each
from ziggurat.core.flow import PASS, Ask, Call, Done, Frame, Goto, Next, pick, prompt
from ziggurat.core.hooks import union
from ziggurat.games.dawn.content import ECONOMY, FOCUS
from ziggurat.games.dawn.options import CARAVAN, CARD, LANE
from ziggurat.games.dawn.rules.trade import ask_to_spend, spend
from ziggurat.games.dawn.state import HOME, State

GAIN_CARD = prompt("gain_card", CARD)
REPLACE_CARD = prompt("replace_card", LANE)
REMOVE_CARAVAN = prompt("remove_caravan", CARAVAN)

LAST: Final = 24
AFTER_LAST: Final = 15
LEVEL_AT: Final = {3: 2, 6: 2, 10: 3, 14: 3, 19: 4, 24: 4}


@dataclass(slots=True, eq=False)
class AdvanceTech(Frame):
    """Advance the tech dial by the slot and one more space per trade token spent, in full. Every
    level space reached or passed may bring a card."""

    player: int
    slot: int
    lane: int
    left: int = 0

    def ask_for_more(self, s: State, _: int) -> Next:
        return ask_to_spend(s, self.player, self.lane) or Goto(AdvanceTech.set_out)

    def spend_for_more(self, s: State, token: int) -> Next:
        if token == PASS:
            return None
        spend(s, self.player, self.lane, token)
        self.left += 1
        return Goto(AdvanceTech.ask_for_more)

    def set_out(self, s: State, _: int) -> Next:
        self.left += self.slot
        s.tell("tech", self.player, self.left)
        return None

    def advance(self, s: State, _: int) -> Next:
        if not self.left:
            return Done()
        self.left -= 1
        dial = s.dial[self.player]
        s.dial[self.player] = dial = AFTER_LAST if dial == LAST else dial + 1
        s.changed = True
        if dial in LEVEL_AT:
            return Call(GainCard(self.player, LEVEL_AT[dial]))
        return Goto(AdvanceTech.advance)

    def go_on(self, s: State, _: int) -> Next:
        return Goto(AdvanceTech.advance)


def in_deck(s: State, player: int, level: int) -> Bits:
    """Focus cards of a level that are not in the row (a set of card numbers)."""
    row = s.cards[player]
    cards = 0
    for number, card in enumerate(FOCUS):
        if card.level == level and number not in row:
            cards |= 1 << number
    return cards


@union
def replacements(s: State, player: int, lane: int, level: int) -> Bits:
    """Cards of the deck that may replace the one in this lane: those of its own type."""
    type_ = FOCUS[s.cards[player][lane]].type
    return in_deck(s, player, level) & _of_type(type_)


def _of_type(type_: int) -> Bits:
    return sum(1 << number for number, card in enumerate(FOCUS) if card.type == type_)


@dataclass(slots=True, eq=False)
class GainCard(Frame):
    """Gain a card of exactly this level, if you like; it replaces the one of its type."""

    player: int
    level: int
    card: int = 0

    def choose(self, s: State, _: int) -> Next:
        cards = 0
        for lane in range(len(s.cards[self.player])):
            cards |= replacements(s, self.player, lane, self.level)
        if not cards:
            return Done()
        return Ask(self.player, GAIN_CARD, (*each(cards), PASS))

    def chosen(self, s: State, card: int) -> Next:
        if card == PASS:
            return Done()
        self.card = card
        lanes = [
            lane
            for lane in range(len(s.cards[self.player]))
            if replacements(s, self.player, lane, self.level) >> card & 1
        ]
        return pick(self.player, REPLACE_CARD, lanes, GainCard.replace)

    def replace(self, s: State, lane: int) -> Next:
        return Call(ReplaceCard(self.player, lane, self.card))


@dataclass(slots=True, eq=False)
class RaiseCard(Frame):
    """Replace the card in a lane with one of a given level."""

    player: int
    lane: int
    level: int

    def choose(self, s: State, _: int) -> Next:
        cards = replacements(s, self.player, self.lane, self.level)
        if not cards:
            return Done()
        return pick(self.player, GAIN_CARD, each(cards), RaiseCard.replace)

    def replace(self, s: State, card: int) -> Next:
        return Call(ReplaceCard(self.player, self.lane, card))


@dataclass(slots=True, eq=False)
class ReplaceCard(Frame):
    """Put a card in the place of another: what lies on it stays, the old one returns to the deck,
    and the economy card decides how many caravans there are."""

    player: int
    lane: int
    card: int

    def replace(self, s: State, _: int) -> Next:
        cards = list(s.cards[self.player])
        s.tell("card_gained", self.player, self.card, cards[self.lane])
        cards[self.lane] = self.card
        s.cards[self.player] = tuple(cards)
        s.changed = True
        missing = allowed_caravans(s, self.player) - len(s.caravans[self.player])
        if missing > 0:
            s.caravans[self.player] = (HOME,) * missing + s.caravans[self.player]
        return None

    def choose_surplus_caravan(self, s: State, _: int) -> Next:
        caravans = s.caravans[self.player]
        if len(caravans) <= allowed_caravans(s, self.player):
            return Done()
        if HOME in caravans:  # those on the card go first
            return Goto(ReplaceCard.remove_surplus_caravan, HOME)
        places = sorted(set(caravans))
        return pick(self.player, REMOVE_CARAVAN, places, ReplaceCard.remove_surplus_caravan)

    def remove_surplus_caravan(self, s: State, place: int) -> Next:
        caravans = list(s.caravans[self.player])
        caravans.remove(place)
        s.caravans[self.player] = tuple(caravans)
        return Goto(ReplaceCard.choose_surplus_caravan)


def allowed_caravans(s: State, player: int) -> int:
    """Caravans the economy card in the row unlocks (base p. 8)."""
    cards = (FOCUS[card] for card in s.cards[player])
    return max((card.caravans for card in cards if card.type == ECONOMY), default=0)
