"""What a won attack brings: cities, control tokens, city-states, capitals and the wonders in them
(base pp. 11, 13, Terra Incognita p. 11)."""

from dataclasses import dataclass
from typing import Final

from ziggurat.core.bits import each
from ziggurat.core.flow import NOBODY, PASS, Ask, Call, Done, Frame, Goto, Next, pick
from ziggurat.core.hooks import Event
from ziggurat.core.rows import put
from ziggurat.games.dawn.content import ONCE_BURNED
from ziggurat.games.dawn.options import (
    LANE,
    choice,
    prompt,
)
from ziggurat.games.dawn.rules.culture import FreeToken, ReplaceToken
from ziggurat.games.dawn.rules.diplomacy import (
    take_city_state_card,
)
from ziggurat.games.dawn.rules.pieces import (
    abandon,
    city_state_at,
    destroy,
    give_wonder,
    lift,
    owner_at,
    put_city,
    put_token,
    take_over,
    unused_cities,
    unused_tokens,
    wonder_at,
)
from ziggurat.games.dawn.rules.trade import ALL_LANES, GainTrade, add_trade
from ziggurat.games.dawn.rules.wonders import WONDER_CITY, cities_without_wonder
from ziggurat.games.dawn.state import NO_CARD, State

CONQUER_OR_LIBERATE = choice("conquer_or_liberate", "conquer", "liberate")
STEAL = prompt("steal_trade", LANE)
BURN = choice("burn", "no", "yes")
CONQUER: Final = 0
LIBERATE: Final = 1

city_falling = Event("city_falling")  # (owner, player, space), before a rival city is replaced


@dataclass(slots=True, eq=False)
class SettleCity(Frame):
    """Put one of your cities on a space you conquered; with none left, a reinforced control token
    stands in for it (base p. 15). What stood there and what lies under it is yours or gone."""

    player: int
    space: int

    def find_a_piece(self, s: State, _: int) -> Next:
        fort = s.board.forts >> self.space & 1
        if fort or unused_cities(s, self.player) or unused_tokens(s, self.player):
            return None
        return Call(FreeToken(self.player))

    def surround(self, s: State, _: int) -> Next:
        if any(cities >> self.space & 1 for cities in s.cities):
            city_falling.happens(s, self.player, self.player, self.space)
        return None

    def settle(self, s: State, _: int) -> Next:
        beaten = owner_at(s, self.space)
        if beaten != NOBODY:
            lift(s, self.space)
        if unused_cities(s, self.player):
            put_city(s, self.player, self.space)
        elif unused_tokens(s, self.player) and not s.board.forts >> self.space & 1:
            put_token(s, self.player, self.space, reinforced=True)
        else:
            if beaten != NOBODY:
                abandon(s, self.space)
            return Done()
        take_over(s, self.player, self.space)
        return Done()


@dataclass(slots=True, eq=False)
class Capture(Frame):
    """A rival's city or control token is beaten and replaced with yours of the same kind; on a
    city-state's space you may liberate it instead."""

    player: int
    space: int
    burns: bool = False

    def choose(self, s: State, _: int) -> Next:
        if city_state_at(s, self.space) == NO_CARD:
            return Goto(Capture.replace)
        return Ask(self.player, CONQUER_OR_LIBERATE, (CONQUER, LIBERATE))

    def chosen(self, s: State, what: int) -> Next:
        if what == CONQUER:
            return None
        destroy(s, self.space)
        city_state = city_state_at(s, self.space)
        take_city_state_card(s, self.player, city_state)
        s.tell("city_state_liberated", self.player, city_state)
        return Done()

    def replace(self, s: State, _: int) -> Next:
        loser = owner_at(s, self.space)
        s.tell("captured", self.player, self.space, loser)
        if s.cities[loser] >> self.space & 1 or city_state_at(s, self.space) != NO_CARD:
            return Call(SettleCity(self.player, self.space))
        if self.burns and not s.used & ONCE_BURNED:
            return None
        return Call(ReplaceToken(self.player, self.space, must_go=True))

    def offer_to_burn(self, s: State, _: int) -> Next:
        if not self.burns or owner_at(s, self.space) in (self.player, NOBODY):
            return Done()
        return Ask(self.player, BURN, (0, 1))

    def burn(self, s: State, answer: int) -> Next:
        if not answer:
            return Call(ReplaceToken(self.player, self.space, must_go=True))
        s.used |= ONCE_BURNED
        destroy(s, self.space)
        return Done()


@dataclass(slots=True, eq=False)
class PlunderCapital(Frame):
    """A rival's capital is beaten but stays his: take up to two of his trade tokens, and a wonder
    in it goes to one of your cities that has none."""

    player: int
    defender: int
    left: int = 2

    def begin(self, s: State, _: int) -> Next:
        s.beaten = put(s.beaten, self.player, s.beaten[self.player] | 1 << self.defender)
        s.changed = True
        s.tell("capital_beaten", self.player, self.defender)
        return None

    def choose_loot(self, s: State, _: int) -> Next:
        lanes = [lane for lane, count in enumerate(s.trade[self.defender]) if count]
        if not self.left or not lanes:
            return Goto(PlunderCapital.choose_city)
        return Ask(self.player, STEAL, (*lanes, PASS))

    def loot(self, s: State, lane: int) -> Next:
        if lane == PASS:
            return Goto(PlunderCapital.choose_city)
        self.left -= 1
        add_trade(s, self.defender, lane, -1)
        return Call(GainTrade(self.player, 1, ALL_LANES))

    def go_on(self, s: State, _: int) -> Next:
        return Goto(PlunderCapital.choose_loot)

    def choose_city(self, s: State, _: int) -> Next:
        cities = each(cities_without_wonder(s, self.player))
        if wonder_at(s, s.capital[self.defender]) == NO_CARD or not cities:
            return Done()
        return pick(self.player, WONDER_CITY, cities, PlunderCapital.move_wonder)

    def move_wonder(self, s: State, space: int) -> Next:
        wonder = wonder_at(s, s.capital[self.defender])
        s.wonder_space = put(s.wonder_space, wonder, space)
        give_wonder(s, wonder, self.player)
        s.tell("wonder_taken", self.player, wonder)
        return Done()
