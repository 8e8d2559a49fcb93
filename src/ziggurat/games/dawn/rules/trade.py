"""Trade tokens, and the tokens that may be spent like them (base p. 13)."""

from dataclasses import dataclass
from typing import Final

from ziggurat.core.bits import Bits, each
from ziggurat.core.flow import PASS, Ask, Done, Frame, Goto, Next, pick
from ziggurat.core.hooks import total, union
from ziggurat.core.rows import put
from ziggurat.games.dawn.content import TYPES
from ziggurat.games.dawn.options import (
    CITY_STATE_TOKEN,
    LANE,
    NATURAL_AS_TRADE,
    NATURAL_TOKEN,
    RESOURCE_AS_TRADE,
    RESOURCE_TOKEN,
    STORE,
    TOKEN,
    TRADE,
    prompt,
)
from ziggurat.games.dawn.rules.pieces import add_resource, natural_wonder_received
from ziggurat.games.dawn.state import State

SPEND = prompt("spend_token", TOKEN)
ADD_TRADE = prompt("add_trade", LANE)
DISCARD_TRADE = prompt("discard_trade", LANE)

ALL_LANES: Final = (1 << len(TYPES)) - 1

_NATURAL_BIT: Final = 16  # where the natural wonders begin in `State.spent`


def add_trade(s: State, player: int, lane: int, amount: int = 1) -> None:
    """Put trade tokens on a card; what exceeds its limit goes back to the supply at once."""
    tokens = list(s.trade[player])
    tokens[lane] = min(s.edition.trade_per_card, tokens[lane] + amount)
    s.trade = put(s.trade, player, tuple(tokens))


@union
def stores(s: State, player: int) -> Bits:
    """Places besides the row where a trade token may go."""
    return 0


def with_room(s: State, player: int, lanes: Bits) -> Bits:
    """Those of the lanes whose card can take another trade token."""
    limit = s.edition.trade_per_card
    room = 0
    for lane, count in enumerate(s.trade[player]):
        if count < limit:
            room |= 1 << lane
    return lanes & room


@dataclass(slots=True, eq=False)
class GainTrade(Frame):
    """Gain trade tokens and spread them as you like over the cards allowed."""

    player: int
    left: int
    lanes: Bits

    def choose(self, s: State, _: int) -> Next:
        places = with_room(s, self.player, self.lanes) | stores(s, self.player)
        if not self.left or not places:
            return Done()
        return pick(self.player, ADD_TRADE, each(places), GainTrade.put)

    def put(self, s: State, lane: int) -> Next:
        if lane == STORE:
            s.stored += 1
        else:
            add_trade(s, self.player, lane)
        s.tell("trade_gained", self.player, lane)
        self.left -= 1
        return Goto(GainTrade.choose)


@dataclass(slots=True, eq=False)
class DiscardTrade(Frame):
    """Give up trade tokens from your row, as far as you have any; you choose the cards."""

    player: int
    left: int

    def choose(self, s: State, _: int) -> Next:
        lanes = [lane for lane, count in enumerate(s.trade[self.player]) if count]
        if not self.left or not lanes:
            return Done()
        return pick(self.player, DISCARD_TRADE, lanes, DiscardTrade.discard)

    def discard(self, s: State, lane: int) -> Next:
        add_trade(s, self.player, lane, -1)
        s.tell("trade_lost", self.player, lane)
        self.left -= 1
        return Goto(DiscardTrade.choose)


@total
def resources_as_trade(s: State, player: int, lane: int) -> int:
    """Not 0 if resources may be spent as trade tokens of this card now."""
    return 0


def spendable(s: State, player: int, lane: int) -> list[int]:
    """What may be spent as a trade token of the card in this lane: trade tokens, conquered
    city-states' tokens, natural wonders lying there; the last two once per turn."""
    found = [TRADE] if s.trade[player][lane] else []
    if player in s.city_states:
        for number, holder in enumerate(s.city_states):
            if holder == player and s.city_state_lane[number] == lane and not s.spent >> number & 1:
                found.append(CITY_STATE_TOKEN + number)
    if player in s.natural:
        for number in spendable_naturals(s, player):
            if s.natural_lane[number] == lane:
                found.append(NATURAL_AS_TRADE + number)
    if resources_as_trade(s, player, lane):
        for resource, count in enumerate(s.resources[player]):
            if count:
                found.append(RESOURCE_AS_TRADE + resource)
    return found


def spendable_naturals(s: State, player: int) -> list[int]:
    """Natural wonders a player holds and has not spent this turn (base p. 7)."""
    return [
        number
        for number, holder in enumerate(s.natural)
        if holder == player and not s.spent >> number + _NATURAL_BIT & 1
    ]


def spend(s: State, player: int, lane: int, token: int) -> None:
    """Spend one token, named by its code; trade tokens come from the card in this lane."""
    s.tell("spent", player, token)
    if token == TRADE:
        add_trade(s, player, lane, -1)
    elif token < CITY_STATE_TOKEN:
        add_resource(s, player, token - RESOURCE_TOKEN, -1)
    elif token >= RESOURCE_AS_TRADE:
        add_resource(s, player, token - RESOURCE_AS_TRADE, -1)
    elif token < NATURAL_TOKEN:
        s.spent |= 1 << token - CITY_STATE_TOKEN
    else:
        number = token - (NATURAL_TOKEN if token < NATURAL_AS_TRADE else NATURAL_AS_TRADE)
        s.spent |= 1 << number + _NATURAL_BIT
        natural_wonder_received.happens(s, player, player, number)


def ask_to_spend(s: State, player: int, lane: int) -> Ask | None:
    """The question whether to spend one more token of this card, or None if there is none."""
    tokens = spendable(s, player, lane)
    return Ask(player, SPEND, (*tokens, PASS)) if tokens else None
