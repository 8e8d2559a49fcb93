"""Wonders: the market, building them, obsolescence (C-WON, W-WON)."""

from dataclasses import dataclass

from ziggurat.core.bits import Bits, each
from ziggurat.core.flow import Call, Done, Frame, Goto, Next, Roll, prompt
from ziggurat.core.hooks import Event
from ziggurat.core.rows import put
from ziggurat.games.wisdom.content import ERAS, WATER, WONDER_MARKET, WONDERS, WONDERS_OF
from ziggurat.games.wisdom.options import WONDER
from ziggurat.games.wisdom.rules.building import (
    clear_square,
    free_squares,
    lose_card,
    remove_wonder,
)
from ziggurat.games.wisdom.rules.squares import outskirts
from ziggurat.games.wisdom.state import GONE, State

TURN_UP_WONDER = prompt("turn_up_wonder", WONDER, __name__)

wonder_built = Event("wonder_built")  # (owner, player, wonder)


def wonder_cost(s: State, player: int, wonder: int) -> int:
    """What a wonder costs a player: less if he knows the tech it names (C-WON-02)."""
    row = WONDERS[wonder]
    return row.cheap if row.tech >= 0 and s.techs[player] >> row.tech & 1 else row.cost


def wonder_squares(s: State, player: int, centre: int) -> Bits:
    """Where a city may raise a wonder (C-WON-03)."""
    return free_squares(s, player, centre) & ~s.land.terrain[WATER]


def put_wonder(s: State, player: int, centre: int, wonder: int, square: int) -> None:
    """Raise a wonder. A second one in a city takes the place of the first (C-WON-05)."""
    for other, where in enumerate(s.wonder_on):
        if where >= 0 and outskirts(s, centre) >> where & 1:
            remove_wonder(s, other)
    clear_square(s, square)
    s.market = tuple(each_ for each_ in s.market if each_ != wonder)
    s.wonder_on = put(s.wonder_on, wonder, square)
    s.wonders = put(s.wonders, player, s.wonders[player] | 1 << wonder)
    s.tell("raises", player, wonder, square)
    s.renew_land()
    s.renew_abilities(player)


@dataclass(slots=True, eq=False)
class FillMarket(Frame):
    """Turn up wonders until four lie in the market, ancient ones first; an empty deck lets it
    shrink (W-SET-07, W-WON-01, C-WON-11)."""

    def draw(self, s: State, _: int) -> Next:
        if len(s.market) >= WONDER_MARKET:
            return Done()
        for era in range(len(ERAS)):
            if s.deck[era]:
                return Roll(TURN_UP_WONDER, each(s.wonders_left & WONDERS_OF[era]))
        return Done()

    def turn_up(self, s: State, wonder: int) -> Next:
        take_from_wonder_deck(s, wonder)
        s.market = (*s.market, wonder)
        s.tell("market", wonder)
        return Goto(FillMarket.draw)


def take_from_wonder_deck(s: State, wonder: int) -> None:
    era = WONDERS[wonder].era
    s.deck = put(s.deck, era, s.deck[era] - 1)
    s.wonders_left &= ~(1 << wonder)


def can_be_obsolete(s: State, eras: Bits) -> list[int]:
    """The wonders of these eras that could be made obsolete: cards that somebody holds, and those
    in the market (W-WON-02)."""
    held = 0
    for wonders in s.wonders:
        held |= wonders
    for wonder in s.market:
        held |= 1 << wonder
    return [wonder for wonder in each(held) if eras >> WONDERS[wonder].era & 1]


@dataclass(slots=True, eq=False)
class MakeObsolete(Frame):
    """The owner loses card and ability, the marker stays and keeps its culture; of the market, card
    and marker are discarded (C-WON-08, W-WON-02)."""

    wonder: int

    def discard(self, s: State, _: int) -> Next:
        s.tell("obsolete", self.wonder)
        if self.wonder in s.market:
            s.market = tuple(each_ for each_ in s.market if each_ != self.wonder)
            s.wonder_on = put(s.wonder_on, self.wonder, GONE)
            return Call(FillMarket())
        for player in range(s.seats):
            if s.wonders[player] >> self.wonder & 1:
                lose_card(s, player, self.wonder)
                s.renew_abilities(player)
        return None
