"""The rules of Bazaar.

Two to four merchants bid for five bales of cloth, one in each round, worth 1 to 5 points. Everybody
has a deck of seven cards, the thief (0) and the prices 1 to 6, and holds up to three of them.

- All bid at once: each lays down a card from the hand, and the cards are turned up together. The
  highest price buys the bale. If two are highest, it goes to nobody.
- Then whoever has not bought may send the thief from the hand, in secret. The bale goes to the
  first of them, counted from the buyer's left, and the thief is shown and spent.
- Everybody draws up to three cards again. After the fifth bale the most points win; those who tie
  share the win.
"""

from dataclasses import dataclass
from typing import Final

from ziggurat.core.bits import Bits, bits_of, each
from ziggurat.core.flow import (
    NOBODY,
    PASS,
    Ask,
    Call,
    Done,
    Frame,
    Goto,
    Next,
    Roll,
    prompt,
    push,
    reveal,
    run,
    together,
)
from ziggurat.core.notes import tell, tell_only
from ziggurat.core.positions import PlainPosition
from ziggurat.core.rows import put

THIEF: Final = 0
CARDS: Final[Bits] = bits_of((THIEF, 1, 2, 3, 4, 5, 6))
HELD: Final = 3
BALES: Final = 5

BID = prompt("bid", "card", __name__)
STEAL = prompt("steal", "card", __name__)
DRAW = prompt("draw", "card", __name__)


class State(PlainPosition):
    """Sets of cards, by seat, and the points."""

    hands: tuple[Bits, ...]
    decks: tuple[Bits, ...]  # what is left to draw
    spent: tuple[Bits, ...]  # what everybody has seen
    points: tuple[int, ...]
    bale: int  # the one that is on offer

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.hands = (0,) * seats
        self.decks = (CARDS,) * seats
        self.spent = (0,) * seats
        self.points = (0,) * seats
        self.bale = 0

    def winners(self) -> tuple[int, ...]:
        best = max(self.points)
        over = self.pending is None
        return tuple(seat for seat, had in enumerate(self.points) if over and had == best)

    def spend(self, seat: int, card: int) -> None:
        """A card leaves the hand for all to see."""
        self.hands = put(self.hands, seat, self.hands[seat] & ~(1 << card))
        self.spent = put(self.spent, seat, self.spent[seat] | 1 << card)


def new_game(seats: int) -> State:
    """A new game, up to its first question."""
    s = State(seats)
    push(s, (*(Draw(seat) for seat in range(seats)), Round()))
    run(s)
    return s


@dataclass(slots=True, eq=False)
class Draw(Frame):
    """A seat draws until it holds three cards."""

    player: int

    def draw(self, s: State, _: int) -> Next:
        if s.hands[self.player].bit_count() == HELD or not s.decks[self.player]:
            return Done()
        return Roll(DRAW, each(s.decks[self.player]))

    def take(self, s: State, card: int) -> Next:
        s.decks = put(s.decks, self.player, s.decks[self.player] & ~(1 << card))
        s.hands = put(s.hands, self.player, s.hands[self.player] | 1 << card)
        note = ("drew", self.player, card)
        tell_only(s, 1 << self.player, note, instead=("drew_one", self.player))
        return Goto(Draw.draw)


@dataclass(slots=True, eq=False)
class Round(Frame):
    """One bale is sold, and perhaps stolen."""

    bids: tuple[int, ...] = ()  # by seat
    sent: tuple[int, ...] = ()  # of those who may steal: THIEF or PASS

    def offer(self, s: State, _: int) -> Next:
        s.bale += 1
        tell(s, "offered", s.bale)
        return None

    def bid(self, s: State, _: int) -> Next:
        return together([Ask(seat, BID, each(hand)) for seat, hand in enumerate(s.hands)])

    def take_bid(self, s: State, card: int) -> Next:
        self.bids += (card,)
        return None

    def turn_up(self, s: State, _: int) -> Next:
        for seat, card in enumerate(self.bids):
            s.spend(seat, card)
        reveal(s, (1 << s.seats) - 1)
        tell(s, "bids", *self.bids)
        return Goto(Round.draw) if buyer(self.bids) == NOBODY else None

    def steal(self, s: State, _: int) -> Next:
        asks = [
            Ask(seat, STEAL, thefts(s, seat), secret=True) for seat in suspects(s, buyer(self.bids))
        ]
        return together(asks) if asks else Goto(Round.hand_over)

    def take_theft(self, s: State, answer: int) -> Next:
        self.sent += (answer,)
        return None

    def hand_over(self, s: State, _: int) -> Next:
        owner = bought = buyer(self.bids)
        for seat, answer in zip(suspects(s, bought), self.sent, strict=True):
            if answer == THIEF:
                s.spend(seat, THIEF)
                reveal(s, (1 << s.seats) - 1)
                tell(s, "stole", seat)
                owner = seat if owner == bought else owner
        s.points = put(s.points, owner, s.points[owner] + s.bale)
        tell(s, "got", owner, s.bale)
        return None

    def draw(self, s: State, _: int) -> Next:
        return Call(*(Draw(seat) for seat in range(s.seats)))

    def go_on(self, s: State, _: int) -> Next:
        if s.bale == BALES:
            return Done()
        self.bids = self.sent = ()
        return Goto(Round.offer)


def buyer(bids: tuple[int, ...]) -> int:
    """The seat with the highest price, if there is but one."""
    best = max(bids)
    return bids.index(best) if bids.count(best) == 1 else NOBODY


def suspects(s: State, bought: int) -> list[int]:
    """Who, for all the others know, may send the thief, from the buyer's left on. Each of them is
    asked, and one who has no thief can but pass: a question that is not asked would tell."""
    seats = [(bought + turn) % s.seats for turn in range(1, s.seats)]
    return [seat for seat in seats if not s.spent[seat] >> THIEF & 1]


def thefts(s: State, seat: int) -> tuple[int, ...]:
    """What a seat can answer when it may steal."""
    return (PASS, THIEF) if s.hands[seat] >> THIEF & 1 else (PASS,)
