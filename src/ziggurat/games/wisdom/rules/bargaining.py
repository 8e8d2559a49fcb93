"""Bargaining in the Trade phase (C-NEG), as bounded questions.

In turn order each player may make some offers to others: what he gives, what he wants. The other
accepts, refuses, or (in the full form) makes one counter-offer. A deal is carried out at once.
Cards are offered by their backs; whoever gives one says which when the deal is made.
"""

from dataclasses import dataclass
from typing import Final

from ziggurat.core.flow import PASS, Ask, Call, Done, Frame, Goto, Next, prompt, reveal
from ziggurat.core.rows import put
from ziggurat.games.wisdom.content import EVENTS, MARKET_RESOURCES
from ziggurat.games.wisdom.form import FULL, OFF
from ziggurat.games.wisdom.options import (
    EVENT,
    ITEM,
    ITEM_BACK,
    ITEM_CULTURE,
    ITEM_EVENT,
    ITEM_TOKEN,
    ITEM_TRADE,
    ITEMS,
    MARKER_CODE,
    SEAT,
    choice,
)
from ziggurat.games.wisdom.rules.events import add_event
from ziggurat.games.wisdom.rules.gains import gain_trade, spend_trade
from ziggurat.games.wisdom.rules.resources import take_card
from ziggurat.games.wisdom.state import KNOWERS, State

OFFER_TO = prompt("offer_to", SEAT, __name__)
GIVE = prompt("offer_give", ITEM, __name__)
WANT = prompt("offer_want", ITEM, __name__)
ANSWER_OFFER = choice("answer_offer", "accept", "refuse", "counter")
ANSWER_COUNTER = choice("answer_counter", "accept", "refuse")
HAND_OVER_EVENT = prompt("hand_over_event", EVENT, __name__)
HAND_OVER_MARKER = prompt("hand_over_marker", MARKER_CODE, __name__)

_ACCEPT: Final = 0
_COUNTER: Final = 2
_OFFERS: Final = 5  # in the full form
_TRADES: Final = (1, 2, 3, 6, 9)  # amounts in the simple form
_CULTURES: Final = (1, 3, 6)
_MOST_TOKENS: Final = 2


@dataclass(slots=True, eq=False)
class Bargain(Frame):
    """Players make offers in turn order, where the table was set up for it."""

    done: int = 0

    def next_player(self, s: State, _: int) -> Next:
        if s.setup["bargaining"] == OFF or self.done == s.seats:
            return Done()
        player = (s.first + self.done) % s.seats
        self.done += 1
        return Call(MakeOffers(player, _OFFERS if s.setup["bargaining"] == FULL else 1))

    def go_on(self, s: State, _: int) -> Next:
        return Goto(Bargain.next_player)


@dataclass(slots=True, eq=False)
class MakeOffers(Frame):
    """One player's offers."""

    player: int
    left: int

    def choose(self, s: State, _: int) -> Next:
        if not self.left:
            return Done()
        others = [seat for seat in range(s.seats) if seat != self.player]
        return Ask(self.player, OFFER_TO, (*others, PASS))

    def offer(self, s: State, other: int) -> Next:
        if other == PASS:
            return Done()
        self.left -= 1
        return Call(Offer(self.player, other, False))

    def again(self, s: State, _: int) -> Next:
        return Goto(MakeOffers.choose)


@dataclass(slots=True, eq=False)
class Offer(Frame):
    """An offer is put together item by item, then answered."""

    player: int
    other: int
    is_counter: bool
    gives: tuple[int, ...] = ()
    wants: tuple[int, ...] = ()

    def choose_gift(self, s: State, _: int) -> Next:
        options = _items(s, self.player, self.gives)
        return Ask(self.player, GIVE, (*options, PASS)) if options else Goto(Offer.choose_wish)

    def add_gift(self, s: State, item: int) -> Next:
        if item != PASS:
            self.gives += (item,)
            return Goto(Offer.choose_gift)
        return None

    def choose_wish(self, s: State, _: int) -> Next:
        options = _items(s, self.other, self.wants)
        return Ask(self.player, WANT, (*options, PASS)) if options else Goto(Offer.ask_other)

    def add_wish(self, s: State, item: int) -> Next:
        if item != PASS:
            self.wants += (item,)
            return Goto(Offer.choose_wish)
        return None

    def ask_other(self, s: State, _: int) -> Next:
        if not self.gives and not self.wants:
            return Done()
        s.tell("offers", self.player, self.other, *self.gives, _SEPARATOR, *self.wants)
        if self.is_counter:
            return Ask(self.other, ANSWER_COUNTER, (0, 1))
        full = s.setup["bargaining"] == FULL
        return Ask(self.other, ANSWER_OFFER, (0, 1, 2) if full else (0, 1))

    def answered(self, s: State, answer: int) -> Next:
        s.tell("answers_offer", self.other, answer)
        if answer == _ACCEPT:
            return Call(Deal(self.player, self.other, self.gives, self.wants))
        if answer == _COUNTER:
            return Call(Offer(self.other, self.player, True))
        return Done()


_SEPARATOR: Final = -9  # in the log: what is given stands before it, what is wanted behind


def _items(s: State, player: int, chosen: tuple[int, ...]) -> list[int]:
    """What else of a player's could be put into an offer; nobody offers more than there is."""
    sorts = {item // ITEMS for item in chosen}
    found: list[int] = []
    full = s.setup["bargaining"] == FULL
    if ITEM_TRADE not in sorts:
        amounts = range(1, s.trade[player] + 1) if full else _TRADES
        found += [ITEM_TRADE * ITEMS + n for n in amounts if n <= s.trade[player]]
    if ITEM_CULTURE not in sorts:
        culture = range(1, min(9, s.culture[player]) + 1) if full else _CULTURES
        found += [ITEM_CULTURE * ITEMS + n for n in culture if n <= s.culture[player]]
    tokens = [item % ITEMS for item in chosen if item // ITEMS == ITEM_TOKEN]
    if len(tokens) < _MOST_TOKENS:
        kinds = [n for n in MARKET_RESOURCES if s.tokens[player][n] > tokens.count(n)]
        found += [ITEM_TOKEN * ITEMS + n for n in kinds]
    if ITEM_BACK not in sorts:
        backs = sorted({card // KNOWERS & 1 for card in s.markers[player]})
        found += [ITEM_BACK * ITEMS + back for back in backs]
    if ITEM_EVENT not in sorts:
        levels = sorted({EVENTS[card // KNOWERS].level for card in s.events[player]})
        found += [ITEM_EVENT * ITEMS + level for level in levels]
    return found


@dataclass(slots=True, eq=False)
class Deal(Frame):
    """Carry a deal out at once; cards last, for their givers say which."""

    player: int
    other: int
    gives: tuple[int, ...]
    wants: tuple[int, ...]

    def exchange(self, s: State, _: int) -> Next:
        for giver, taker, items in self._sides():
            for item in items:
                _hand_over(s, giver, taker, item)
        s.changed = True
        return None

    def cards(self, s: State, _: int) -> Next:
        frames = [
            HandOver(giver, taker, item // ITEMS, item % ITEMS)
            for giver, taker, items in self._sides()
            for item in items
            if item // ITEMS in (ITEM_BACK, ITEM_EVENT)
        ]
        return Call(*frames) if frames else Done()

    def _sides(self) -> tuple[tuple[int, int, tuple[int, ...]], ...]:
        return (self.player, self.other, self.gives), (self.other, self.player, self.wants)


def _hand_over(s: State, giver: int, taker: int, item: int) -> None:
    sort, amount = divmod(item, ITEMS)
    if sort == ITEM_TRADE:
        spend_trade(s, giver, amount)
        gain_trade(s, taker, amount)
    elif sort == ITEM_CULTURE:
        s.culture = put(s.culture, giver, s.culture[giver] - amount)
        s.culture = put(s.culture, taker, s.culture[taker] + amount)
    elif sort == ITEM_TOKEN:
        for player, change in ((giver, -1), (taker, 1)):
            row = s.tokens[player]
            s.tokens = put(s.tokens, player, put(row, amount, row[amount] + change))


@dataclass(slots=True, eq=False)
class HandOver(Frame):
    """Hand a card over that was offered by its back; its new owner sees it only now (C-NEG-02)."""

    giver: int
    taker: int
    sort: int
    back: int  # hut or village, or the level of an event

    def choose(self, s: State, _: int) -> Next:
        if self.sort == ITEM_EVENT:
            kinds = {card // KNOWERS for card in s.events[self.giver]}
            options = sorted(n for n in kinds if EVENTS[n].level == self.back)
            return Ask(self.giver, HAND_OVER_EVENT, options)
        codes = {card // KNOWERS for card in s.markers[self.giver]}
        return Ask(self.giver, HAND_OVER_MARKER, sorted(n for n in codes if n & 1 == self.back))

    def give(self, s: State, kind: int) -> Next:
        knowers = 1 << self.giver | 1 << self.taker
        reveal(s, 1 << self.taker)
        if self.sort == ITEM_EVENT:
            s.events = put(s.events, self.giver, take_card(s.events[self.giver], kind))
            add_event(s, self.taker, kind, 1 << self.giver)
            s.tell_only(knowers, ("given_event", self.giver, self.taker, kind))
        else:
            s.markers = put(s.markers, self.giver, take_card(s.markers[self.giver], kind))
            hand = (*s.markers[self.taker], kind * KNOWERS + knowers)
            s.markers = put(s.markers, self.taker, tuple(sorted(hand)))
            s.tell_only(knowers, ("given_marker", self.giver, self.taker, kind))
        return None
