"""Science: the tech dial and new focus cards (base p. 8, clarifications p. 15)."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final

from ziggurat.core.bits import Bits, bits_of, each
from ziggurat.core.flow import PASS, Ask, Call, Done, Frame, Goto, Next, Prompt, pick
from ziggurat.core.hooks import union
from ziggurat.core.rows import put
from ziggurat.games.dawn.content import ECONOMY, FOCUS, LEADERS, MILITARY
from ziggurat.games.dawn.options import CARAVAN, CARD, LANE, prompt
from ziggurat.games.dawn.rules.trade import ask_to_spend, spend
from ziggurat.games.dawn.state import HOME, NO_CARD, State

GAIN_CARD = prompt("gain_card", CARD)
REPLACE_CARD = prompt("replace_card", LANE)
REMOVE_CARAVAN = prompt("remove_caravan", CARAVAN)
REMOVE_ARMY = prompt("remove_army", CARAVAN)

LAST: Final = 24
AFTER_LAST: Final = 15
LEVEL_AT: Final = {3: 2, 6: 2, 10: 3, 14: 3, 19: 4, 24: 4}


@dataclass(slots=True, eq=False)
class AdvanceTech(Frame):
    """Advance the tech dial by the slot and one more space per trade token spent, in full."""

    player: int
    slot: int
    lane: int
    more: int = 0

    def ask_for_more(self, s: State, _: int) -> Next:
        return ask_to_spend(s, self.player, self.lane) or Goto(AdvanceTech.set_out)

    def spend_for_more(self, s: State, token: int) -> Next:
        if token == PASS:
            return None
        spend(s, self.player, self.lane, token)
        self.more += 1
        return Goto(AdvanceTech.ask_for_more)

    def set_out(self, s: State, _: int) -> Next:
        return Call(MoveDial(self.player, self.slot + self.more))


@dataclass(slots=True, eq=False)
class MoveDial(Frame):
    """Move the tech dial space by space. Every level space reached or passed may bring a card."""

    player: int
    left: int

    def set_out(self, s: State, _: int) -> Next:
        dial = s.dial[self.player]
        goal = dial + self.left
        s.tell("tech", self.player, self.left, dial, goal if goal <= LAST else _round(goal))
        return None

    def advance(self, s: State, _: int) -> Next:
        if not self.left:
            return Done()
        self.left -= 1
        dial = s.dial[self.player]
        dial = AFTER_LAST if dial == LAST else dial + 1
        s.dial = put(s.dial, self.player, dial)
        s.changed = True
        if dial in LEVEL_AT:
            return Call(GainCard(self.player, LEVEL_AT[dial]))
        return Goto(MoveDial.advance)

    def go_on(self, s: State, _: int) -> Next:
        return Goto(MoveDial.advance)


def _round(goal: int) -> int:
    """Where the dial stands after passing its last space, however often."""
    return AFTER_LAST + (goal - AFTER_LAST) % (LAST + 1 - AFTER_LAST)


def in_deck(s: State, player: int, level: int) -> Bits:
    """Focus cards of a level that a player has and that are not in his row: those of his deck and
    his leader's own (a set of card numbers)."""
    owner = LEADERS[s.leaders[player]].slug
    return _cards_of(s.edition.slug, owner, level) & ~bits_of(s.cards[player])


@cache
def _cards_of(edition: str, owner: str, level: int) -> Bits:
    """Every focus card of a level that a leader may ever have."""
    return bits_of(
        [
            number
            for number, card in enumerate(FOCUS)
            if card.level == level and edition in card.editions and card.owner in ("", owner)
        ]
    )


@union
def replacements(s: State, player: int, lane: int, level: int) -> Bits:
    """Cards of the deck that may replace the one in this lane: those of its own type."""
    type_ = FOCUS[s.cards[player][lane]].type
    return in_deck(s, player, level) & _of_type(type_)


@cache
def _of_type(type_: int) -> Bits:
    return bits_of([number for number, card in enumerate(FOCUS) if card.type == type_])


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
        cards = each(replacements(s, self.player, self.lane, self.level))
        return pick(self.player, GAIN_CARD, cards, RaiseCard.replace)

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
        old = FOCUS[cards[self.lane]].type
        s.tell("card_gained", self.player, self.card, cards[self.lane])
        cards[self.lane] = self.card
        s.cards = put(s.cards, self.player, tuple(cards))
        s.changed = True
        if s.turn == self.player:
            s.replaced = True
        if s.government[self.player] == self.lane and FOCUS[self.card].type != old:
            s.government = put(s.government, self.player, NO_CARD)
        s.caravans = put(
            s.caravans,
            self.player,
            _filled(s.caravans[self.player], allowed_caravans(s, self.player)),
        )
        s.armies = put(
            s.armies, self.player, _filled(s.armies[self.player], allowed_armies(s, self.player))
        )
        return None

    def choose_surplus_caravan(self, s: State, _: int) -> Next:
        caravans = s.caravans[self.player]
        if len(caravans) <= allowed_caravans(s, self.player):
            return Goto(ReplaceCard.choose_surplus_army)
        return _surplus(self.player, REMOVE_CARAVAN, caravans, ReplaceCard.remove_surplus_caravan)

    def remove_surplus_caravan(self, s: State, place: int) -> Next:
        caravans = list(s.caravans[self.player])
        caravans.remove(place)
        s.caravans = put(s.caravans, self.player, tuple(caravans))
        return Goto(ReplaceCard.choose_surplus_caravan)

    def choose_surplus_army(self, s: State, _: int) -> Next:
        armies = s.armies[self.player]
        if len(armies) <= allowed_armies(s, self.player):
            return Done()
        return _surplus(self.player, REMOVE_ARMY, armies, ReplaceCard.remove_surplus_army)

    def remove_surplus_army(self, s: State, place: int) -> Next:
        armies = list(s.armies[self.player])
        armies.remove(place)
        s.armies = put(s.armies, self.player, tuple(armies))
        return Goto(ReplaceCard.choose_surplus_army)


def _filled(figures: tuple[int, ...], allowed: int) -> tuple[int, ...]:
    """Figures a new card unlocks are put on it."""
    return (HOME,) * (allowed - len(figures)) + figures


def _surplus(
    player: int, prompt: Prompt, figures: tuple[int, ...], then: Callable[..., Next]
) -> Next:
    """Which figure too many leaves: one on the card first, otherwise the owner picks."""
    if HOME in figures:
        return Goto(then, HOME)
    return pick(player, prompt, sorted(set(figures)), then)


def allowed_armies(s: State, player: int) -> int:
    """Armies the military card in the row unlocks (Terra Incognita p. 10)."""
    cards = (FOCUS[card] for card in s.cards[player])
    return max((card.armies for card in cards if card.type == MILITARY), default=0)


def allowed_caravans(s: State, player: int) -> int:
    """Caravans the economy card in the row unlocks (base p. 8)."""
    cards = (FOCUS[card] for card in s.cards[player])
    return max((card.caravans for card in cards if card.type == ECONOMY), default=0)
