"""Loot (W-LOO)."""

from dataclasses import dataclass

from ziggurat.core.bits import each
from ziggurat.core.flow import PASS, Ask, Call, Done, Frame, Goto, Next, Roll, prompt, reveal
from ziggurat.core.rows import put
from ziggurat.games.wisdom.content import EVENTS, LOOTS, MARKET_RESOURCES
from ziggurat.games.wisdom.options import (
    FACEDOWN_HUT,
    FACEDOWN_VILLAGE,
    LOOT,
    LOOT_COIN,
    LOOT_CULTURE,
    LOOT_DISCARD_COIN,
    LOOT_EVENT,
    LOOT_RESOURCE,
    LOOT_TECH,
    LOOT_TRADE,
    NUMBER,
)
from ziggurat.games.wisdom.options import LOOTS as CODES
from ziggurat.games.wisdom.rules.events import add_event
from ziggurat.games.wisdom.rules.gains import (
    add_coin,
    gain_culture,
    gain_trade,
    lose_coin,
    spend_culture,
    spend_trade,
)
from ziggurat.games.wisdom.rules.research import Learn, learnable
from ziggurat.games.wisdom.rules.resources import add_marker, slip_out
from ziggurat.games.wisdom.state import KNOWERS, State

SPEND_LOOT = prompt("loot", LOOT, __name__)
STEAL_FACEDOWN = prompt("steal_facedown", NUMBER, __name__)


def purchases(s: State, winner: int, loser: int, loot: int) -> list[int]:
    """What a winner can buy with so much loot; what would have no effect is not offered
    (W-LOO-14)."""
    found = []
    if s.trade[loser]:
        found.append(LOOT_TRADE * CODES)
    if s.culture[loser]:
        found.append(LOOT_CULTURE * CODES)
    found += [LOOT_RESOURCE * CODES + n for n in MARKET_RESOURCES if s.tokens[loser][n]]
    kinds = {FACEDOWN_VILLAGE if card // KNOWERS & 1 else FACEDOWN_HUT for card in s.markers[loser]}
    found += [LOOT_RESOURCE * CODES + kind for kind in sorted(kinds)]
    coins = [place for place, count in enumerate(s.coin_tokens[loser]) if count]
    found += [LOOT_DISCARD_COIN * CODES + place for place in coins]
    known = s.techs[loser] & learnable(s, winner)
    found += [LOOT_TECH * CODES + tech for tech in each(known)]
    levels = sorted({EVENTS[card // KNOWERS].level for card in s.events[loser]})
    found += [LOOT_EVENT * CODES + level for level in levels]
    found += [LOOT_COIN * CODES + place for place in coins]
    return [code for code in found if LOOTS[code // CODES].cost <= loot]


@dataclass(slots=True, eq=False)
class Plunder(Frame):
    """The winner spends loot at once, effect by effect; what is left over is lost."""

    winner: int
    loser: int
    loot: int

    def choose(self, s: State, _: int) -> Next:
        options = purchases(s, self.winner, self.loser, self.loot)
        if not options:
            return Done()
        return Ask(self.winner, SPEND_LOOT, (*options, PASS))

    def take(self, s: State, option: int) -> Next:
        if option == PASS:
            return Done()
        sort, what = divmod(option, CODES)
        self.loot -= LOOTS[sort].cost
        s.tell("loots", self.winner, self.loser, option)
        if sort == LOOT_TRADE:
            amount = min(LOOTS[sort].amount, s.trade[self.loser])
            spend_trade(s, self.loser, amount)
            gain_trade(s, self.winner, amount)
        elif sort == LOOT_CULTURE:
            amount = min(LOOTS[sort].amount, s.culture[self.loser])
            spend_culture(s, self.loser, amount)
            gain_culture(s, self.winner, amount)
        elif sort == LOOT_TECH:
            return Call(Learn(self.winner, what))
        elif sort == LOOT_EVENT:
            return Call(StealEvent(self.winner, self.loser, what))
        elif sort == LOOT_RESOURCE and what >= FACEDOWN_HUT:
            return Call(StealMarker(self.winner, self.loser, what == FACEDOWN_VILLAGE))
        elif sort == LOOT_RESOURCE:
            _move_token(s, self.loser, self.winner, what)
        else:
            lose_coin(s, self.loser, what)
            if sort == LOOT_COIN:
                add_coin(s, self.winner)
        return None

    def again(self, s: State, _: int) -> Next:
        return Goto(Plunder.choose)


def _move_token(s: State, giver: int, taker: int, resource: int) -> None:
    for player, change in ((giver, -1), (taker, 1)):
        row = s.tokens[player]
        s.tokens = put(s.tokens, player, put(row, resource, row[resource] + change))


@dataclass(slots=True, eq=False)
class StealEvent(Frame):
    """Take an event of a level unseen (W-LOO-11). The loser knows what he lost."""

    winner: int
    loser: int
    level: int

    def draw(self, s: State, _: int) -> Next:
        kinds = [card // KNOWERS for card in s.events[self.loser]]
        mine = sorted({kind for kind in kinds if EVENTS[kind].level == self.level})
        return Roll(STEAL_FACEDOWN, mine, tuple(kinds.count(kind) for kind in mine))

    def take(self, s: State, kind: int) -> Next:
        two = 1 << self.winner | 1 << self.loser
        hand, knowers = slip_out(s.events[self.loser], kind, self._has_back, two)
        s.events = put(s.events, self.loser, hand)
        add_event(s, self.winner, kind, knowers)
        reveal(s, 1 << self.winner)
        s.tell_only(two, ("steals_event", self.winner, kind))
        return None

    def _has_back(self, kind: int) -> bool:
        return EVENTS[kind].level == self.level


@dataclass(slots=True, eq=False)
class StealMarker(Frame):
    """Take a facedown hut or village unseen (W-LOO-08)."""

    winner: int
    loser: int
    village: bool

    def draw(self, s: State, _: int) -> Next:
        codes = [card // KNOWERS for card in s.markers[self.loser]]
        mine = sorted({code for code in codes if code & 1 == int(self.village)})
        return Roll(STEAL_FACEDOWN, mine, tuple(codes.count(code) for code in mine))

    def take(self, s: State, code: int) -> Next:
        two = 1 << self.winner | 1 << self.loser
        hand, knowers = slip_out(s.markers[self.loser], code, self._has_back, two)
        s.markers = put(s.markers, self.loser, hand)
        add_marker(s, self.winner, code, knowers)
        reveal(s, 1 << self.winner)
        s.tell_only(two, ("steals_marker", self.winner, code))
        return None

    def _has_back(self, code: int) -> bool:
        return code & 1 == int(self.village)
