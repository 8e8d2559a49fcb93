"""Bargaining in the Trade phase (C-NEG), as bounded questions.

In turn order each player may make some offers to others: what he gives, what he wants. The other
accepts, refuses, or (in the full form) makes one counter-offer. A deal is carried out at once.
Cards are offered by their backs; whoever gives one says which when the deal is made.
Offers are open to all, as at a table.
"""

from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple

from ziggurat.core.chance import Chance
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
from ziggurat.games.wisdom.rules.gains import gain_trade, spend_trade
from ziggurat.games.wisdom.rules.resources import slip_out
from ziggurat.games.wisdom.state import KNOWERS, Rows, State

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


def may_bargain(s: State) -> bool:
    """Was the table set up for bargaining?"""
    return bool(s.setup["bargaining"] != OFF)


@dataclass(slots=True, eq=False)
class Bargain(Frame):
    """Players make offers in turn order."""

    done: int = 0

    def next_player(self, s: State, _: int) -> Next:
        if self.done == s.seats:
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


class Card(NamedTuple):
    """A card that changes hands in a deal, by its back."""

    giver: int
    taker: int
    sort: int  # ITEM_EVENT or ITEM_BACK
    back: int  # the level of an event; of a marker 0: hut, 1: village


@dataclass(slots=True, eq=False)
class Deal(Frame):
    """Carry a deal out. Who gives cards says which before anybody sees the other's; then all
    changes hands at the same time, so that nothing is too much only on the way."""

    player: int
    other: int
    gives: tuple[int, ...]
    wants: tuple[int, ...]
    chosen: tuple[int, ...] = ()  # the kinds of the cards of the deal, as far as they are named

    def choose_card(self, s: State, _: int) -> Next:
        cards = cards_of(self)
        if len(self.chosen) == len(cards):
            return Goto(Deal.exchange)
        card = cards[len(self.chosen)]
        asked = HAND_OVER_EVENT if card.sort == ITEM_EVENT else HAND_OVER_MARKER
        return Ask(card.giver, asked, kinds_with_back(s, card))

    def put_aside(self, s: State, kind: int) -> Next:
        self.chosen += (kind,)
        return Goto(Deal.choose_card)

    def exchange(self, s: State, _: int) -> Next:
        sides = _sides(self)
        for giver, _taker, items in sides:
            for item in items:
                _change(s, giver, item, -1)
        for _giver, taker, items in sides:
            for item in items:
                _change(s, taker, item, 1)
        _hand_over(s, list(zip(cards_of(self), self.chosen, strict=True)))
        s.changed = True
        return Done()


def _sides(deal: Deal) -> tuple[tuple[int, int, tuple[int, ...]], ...]:
    """(giver, taker, items) for both sides."""
    return (deal.player, deal.other, deal.gives), (deal.other, deal.player, deal.wants)


def cards_of(deal: Deal) -> list[Card]:
    """The cards that change hands."""
    return [
        Card(giver, taker, *divmod(item, ITEMS))
        for giver, taker, items in _sides(deal)
        for item in items
        if item // ITEMS in (ITEM_BACK, ITEM_EVENT)
    ]


def _change(s: State, player: int, item: int, sign: int) -> None:
    """A player gives (-1) or receives (1) something that is no card."""
    sort, what = divmod(item, ITEMS)
    if sort == ITEM_TRADE and sign > 0:
        gain_trade(s, player, what)  # what is beyond the end of the dial is lost (C-NEG-08)
    elif sort == ITEM_TRADE:
        spend_trade(s, player, what)
    elif sort == ITEM_CULTURE:
        s.culture = put(s.culture, player, s.culture[player] + sign * what)
    elif sort == ITEM_TOKEN:
        row = s.tokens[player]
        s.tokens = put(s.tokens, player, put(row, what, row[what] + sign))


def _has_back(card: Card, kind: int) -> bool:
    return (EVENTS[kind].level if card.sort == ITEM_EVENT else kind & 1) == card.back


def kinds_with_back(s: State, card: Card) -> list[int]:
    """The kinds of cards that its giver could give for a card."""
    hand = _hands(s, card.sort)[card.giver]
    return sorted({held // KNOWERS for held in hand if _has_back(card, held // KNOWERS)})


def _hands(s: State, sort: int) -> Rows:
    return s.events if sort == ITEM_EVENT else s.markers


def _hand_over(s: State, cards: list[tuple[Card, int]]) -> None:
    """The cards change hands. Both sides know them now (C-NEG-02). Who knew a card of the giver
    and saw only a back go does not know any more which of those with this back it was."""
    taken: list[int] = []
    for card, kind in cards:
        both = 1 << card.giver | 1 << card.taker
        old = _hands(s, card.sort)[card.giver]
        hand, knowers = slip_out(old, kind, partial(_has_back, card), both)
        _set_hand(s, card.sort, card.giver, hand)
        taken.append(kind * KNOWERS + knowers)
    for (card, kind), new in zip(cards, taken, strict=True):
        _set_hand(s, card.sort, card.taker, (*_hands(s, card.sort)[card.taker], new))
        reveal(s, 1 << card.taker)
        note = "given_event" if card.sort == ITEM_EVENT else "given_marker"
        s.tell_only(1 << card.giver | 1 << card.taker, (note, card.giver, card.taker, kind))


def _set_hand(s: State, sort: int, player: int, hand: tuple[int, ...]) -> None:
    if sort == ITEM_EVENT:
        s.events = put(s.events, player, tuple(sorted(hand)))
    else:
        s.markers = put(s.markers, player, tuple(sorted(hand)))


def aside_anew(s: State, seat: int, random: Chance) -> None:
    """Of a deal that is being carried out, choose anew which cards were put aside for it, where a
    seat may not know it."""
    for frame in s.stack:
        if isinstance(frame, Deal):
            aside = []
            for card, kind in zip(cards_of(frame), frame.chosen, strict=False):
                kinds = kinds_with_back(s, card)
                own = card.giver == seat
                aside.append(kind if own else kinds[random.randrange(len(kinds))])
            frame.chosen = tuple(aside)
