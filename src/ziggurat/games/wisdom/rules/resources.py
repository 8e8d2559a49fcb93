"""Resources: tokens of the market, facedown markers, and what costs are paid with (C-RSC)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ziggurat.core.bits import Bits
from ziggurat.core.flow import Ask, Call, Done, Frame, Goto, Next, pick, prompt
from ziggurat.core.rows import put
from ziggurat.games.wisdom.content import ANY, EVENTS, MARKET_RESOURCES, RESULTS
from ziggurat.games.wisdom.options import GIFT, MARKER, PAYMENT, PAYMENTS, TOKEN
from ziggurat.games.wisdom.state import KNOWERS, State

PAY = prompt("pay", PAYMENT, __name__)

# The rule that plays a gift card as a resource; the rules of events fill it in (C-EVT-12).
GIFTS: Final[list[Callable[[int, int], Frame]]] = []


def in_market(s: State, resource: int) -> int:
    """Tokens of a resource that are left in the market: one per player in all (C-CMP-09)."""
    return s.seats - sum(tokens[resource] for tokens in s.tokens)


def ways_to_pay(s: State, player: int, need: int) -> list[int]:
    """Everything a player could give for one resource, as codes of payments."""
    found = [
        TOKEN * PAYMENTS + resource
        for resource in range(len(MARKET_RESOURCES))
        if s.tokens[player][resource] and need in (ANY, resource)
    ]
    seen = set[int]()
    for card in s.markers[player]:
        code = card // KNOWERS
        if code not in seen and need in (ANY, RESULTS[code // 2].resource):
            seen.add(code)
            found.append(MARKER * PAYMENTS + code)
    for card in s.events[player]:
        kind = card // KNOWERS
        if kind + 1000 not in seen:
            seen.add(kind + 1000)
            for resource in EVENTS[kind].gives:
                if need in (ANY, resource):
                    found.append(GIFT * PAYMENTS + kind * 8 + resource)
    return found


def can_pay(s: State, player: int, needs: tuple[int, ...]) -> bool:
    """Can a player give all these resources, each thing he has for one of them only?"""
    if ANY in needs or len(needs) == 1:
        gifts = sum(bool(EVENTS[card // KNOWERS].gives) for card in s.events[player])
        have = sum(s.tokens[player]) + len(s.markers[player]) + gifts
        return have >= len(needs) and (needs[0] == ANY or bool(ways_to_pay(s, player, needs[0])))
    missing = [need for need in needs if not _has_own(s, player, need)]
    gifts_left = [
        EVENTS[card // KNOWERS].gives for card in s.events[player] if EVENTS[card // KNOWERS].gives
    ]
    return _matched(missing, gifts_left)


def ways_to_pay_first(s: State, player: int, needs: tuple[int, ...]) -> list[int]:
    """Everything a player could give for the first of several resources: no gift card that one of
    the others will need."""
    found = ways_to_pay(s, player, needs[0])
    rest = needs[1:]
    if ANY in rest:
        return found
    missing = [need for need in rest if not _has_own(s, player, need)]
    kinds = [card // KNOWERS for card in s.events[player]]

    def leaves_enough(way: int) -> bool:
        sort, which = divmod(way, PAYMENTS)
        if sort != GIFT:
            return True
        left = list(kinds)
        left.remove(which // 8)
        return _matched(missing, [EVENTS[kind].gives for kind in left])

    return [way for way in found if leaves_enough(way)]


def might_pay(s: State, player: int, needs: tuple[int, ...]) -> bool:
    """Could a player pay, for all the others know? Tokens are open; a facedown marker or an event
    may be anything."""
    hidden = len(s.markers[player]) + len(s.events[player])
    missing = 0
    tokens = list(s.tokens[player])
    for need in needs:
        if need < len(tokens) and tokens[need]:
            tokens[need] -= 1
        elif need == ANY and any(tokens):
            tokens[next(n for n, count in enumerate(tokens) if count)] -= 1
        else:
            missing += 1
    return missing <= hidden


def _has_own(s: State, player: int, need: int) -> bool:
    """A token or a marker of this resource; the needs of one cost are all different."""
    if need < len(MARKET_RESOURCES) and s.tokens[player][need]:
        return True
    return any(RESULTS[card // KNOWERS // 2].resource == need for card in s.markers[player])


def _matched(needs: list[int], gifts: list[tuple[int, ...]]) -> bool:
    """Can the gift cards stand for these needs, one each?"""
    if not needs:
        return True
    return any(
        needs[0] in gift and _matched(needs[1:], gifts[:n] + gifts[n + 1 :])
        for n, gift in enumerate(gifts)
    )


def take_card(hand: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """A hand without one card of a kind: the one that most players know, for to those who know of
    one it is that one which is gone."""
    known = max((card for card in hand if card // KNOWERS == kind), key=_knowers)
    place = hand.index(known)
    return hand[:place] + hand[place + 1 :]


def add_marker(s: State, player: int, code: int, knowers: Bits) -> None:
    """A facedown hut or village comes to a player."""
    hand = (*s.markers[player], code * KNOWERS + (knowers | 1 << player))
    s.markers = put(s.markers, player, tuple(sorted(hand)))


def slip_out(
    hand: tuple[int, ...], kind: int, same_back: Callable[[int], bool], insiders: Bits
) -> tuple[tuple[int, ...], Bits]:
    """A hand without one card of a kind that left it face down, and who knows that card. Besides
    the insiders nobody can tell it from those that have the same back, unless he knows them all and
    they are alike (C-HID-02)."""
    backs = [card for card in hand if same_back(card // KNOWERS)]
    keep = insiders
    if len({card // KNOWERS for card in backs}) == 1:
        sure = KNOWERS - 1
        for card in backs:
            sure &= card
        keep |= sure
    left = take_card(hand, kind)
    blurred = [
        card // KNOWERS * KNOWERS + (card % KNOWERS & keep) if same_back(card // KNOWERS) else card
        for card in left
    ]
    return tuple(sorted(blurred)), keep


def _knowers(card: int) -> tuple[int, int]:
    return (card % KNOWERS).bit_count(), card


@dataclass(slots=True, eq=False)
class Pay(Frame):
    """Pay resources one by one. A gift card may be cancelled; where nothing is left to pay with,
    what was to be paid for is cancelled too."""

    player: int
    needs: tuple[int, ...]
    in_doubt: bool = False  # a gift was cancelled: nobody knows whether he can pay the rest

    def next_one(self, s: State, _: int) -> Next:
        if not self.needs:
            return Done()
        ways = ways_to_pay_first(s, self.player, self.needs)
        if not ways:
            s.cancelled = True
            return Done()
        if s.markers[self.player] or s.events[self.player]:
            return Ask(self.player, PAY, ways)  # not asking would tell that there is but one way
        return pick(self.player, PAY, ways, Pay.give)

    def give(self, s: State, payment: int) -> Next:
        sort, which = divmod(payment, PAYMENTS)
        s.cancelled = False
        s.tell("pays", self.player, payment)
        if sort == GIFT:
            return Call(GIFTS[0](self.player, which))
        if sort == TOKEN:
            tokens = s.tokens[self.player]
            s.tokens = put(s.tokens, self.player, put(tokens, which, tokens[which] - 1))
        else:
            s.markers = put(s.markers, self.player, take_card(s.markers[self.player], which))
        return None

    def given(self, s: State, _: int) -> Next:
        if s.cancelled:
            s.cancelled = False
            self.in_doubt = True
        else:
            self.needs = self.needs[1:]
        return Goto(Pay.next_one)
