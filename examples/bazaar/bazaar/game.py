"""Bazaar behind the protocol that bots, tables and adapters speak, and what each seat may know."""

from collections.abc import Mapping
from typing import Any, Final

from bazaar.rules import BID, CARDS, STEAL, THIEF, Round, State, buyer, new_game, suspects, thefts
from ziggurat.core.bits import bits_of, each
from ziggurat.core.chance import Chance, shuffled
from ziggurat.core.flow import PASS, Question, ask_again
from ziggurat.core.forms import Form, players_field
from ziggurat.core.game import Setup, question_view
from ziggurat.core.rows import put

FORM: Final = Form((players_field(2, 4, 3),))


class Bazaar:
    """The game `bazaar`."""

    slug = "bazaar"
    rules = "1"
    reads = ("1",)

    def checked_setup(self, setup: Setup) -> dict[str, Any]:
        return FORM.checked(setup)

    def new(self, setup: Setup, rules: str = "") -> State:
        return new_game(self.checked_setup(setup)["players"])

    def from_json(self, data: Mapping[str, Any]) -> State:
        return State.from_json(data)

    def name(self, s: State, question: Question, option: int) -> str:
        if option == PASS:
            return "pass"
        return "thief" if option == THIEF else str(option)

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        """All but the hands and decks of others: of those one sees how many cards they have."""
        return {
            "seat": seat,
            "bale": s.bale,
            "points": list(s.points),
            "spent": [each(cards) for cards in s.spent],
            "held": [hand.bit_count() for hand in s.hands],
            "hand": [] if seat is None else each(s.hands[seat]),
            "pending": question_view(self, s, seat),
        }

    def imagined(self, s: State, seat: int, random: Chance) -> State:
        """Other hands for the others, of the cards nobody has seen, and other answers where theirs
        are in but not shown."""
        copy = s.clone()
        for other in _others(s, seat):
            unseen = shuffled(each(s.hands[other] | s.decks[other]), random)
            held = s.hands[other].bit_count()
            copy.hands = put(copy.hands, other, bits_of(unseen[:held]))
            copy.decks = put(copy.decks, other, bits_of(unseen[held:]))
        if s.pending is None:
            return copy
        frame = copy.stack[0]
        assert isinstance(frame, Round)
        if s.pending.prompt == BID:
            frame.bids = tuple(
                card if bidder == seat else _any(each(copy.hands[bidder]), random)
                for bidder, card in enumerate(frame.bids)
            )
        if s.pending.prompt == STEAL:
            asked = suspects(copy, buyer(frame.bids))[: len(frame.sent)]
            frame.sent = tuple(
                answer if suspect == seat else _any(thefts(copy, suspect), random)
                for suspect, answer in zip(asked, frame.sent, strict=True)
            )
        ask_again(copy)
        return copy

    def result(self, s: State) -> dict[str, Any]:
        over = s.pending is None
        return {
            "winners": list(s.winners()),
            "reason": "points" if over else "unfinished",
            "points": list(s.points),
        }

    def violations(self, s: State) -> list[str]:
        """What is broken in a position."""
        found = []
        for seat, places in enumerate(zip(s.hands, s.decks, s.spent, strict=True)):
            if sorted(card for cards in places for card in each(cards)) != each(CARDS):
                found.append(f"seat {seat + 1} has not each card once")
        if sum(s.points) > s.bale * (s.bale + 1) // 2:
            found.append("there are more points than bales")
        return found


BAZAAR: Final = Bazaar()


def _others(s: State, seat: int) -> list[int]:
    return [other for other in range(s.seats) if other != seat]


def _any(options: list[int] | tuple[int, ...], random: Chance) -> int:
    return options[random.randrange(len(options))]
