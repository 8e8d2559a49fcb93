"""Huts, villages, city-states and relics (C-HUT, W-CST, W-REL, W-HUT)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ziggurat.core.flow import Call, Done, Frame, Next, Roll, prompt, reveal
from ziggurat.core.hooks import Event
from ziggurat.core.rows import put
from ziggurat.games.wisdom.content import (
    CITY_STATE_CULTURE,
    CITY_STATE_FOUND,
    GREAT_PERSON_FOUND,
    HUT,
    RESULTS,
    VILLAGE,
    WEALTH_FOUND,
)
from ziggurat.games.wisdom.options import NUMBER, RESULT
from ziggurat.games.wisdom.rules.founding import destroy_city_state
from ziggurat.games.wisdom.rules.gains import add_coin, gain_culture
from ziggurat.games.wisdom.rules.people import GainPerson
from ziggurat.games.wisdom.rules.resources import add_marker
from ziggurat.games.wisdom.rules.squares import owner_of
from ziggurat.games.wisdom.state import GONE, HOME, State

EXPLORE_HUT = prompt("explore_hut", RESULT, __name__)
EXPLORE_VILLAGE = prompt("explore_village", RESULT, __name__)
DRAW_CITY_STATE = prompt("draw_city_state", NUMBER, __name__)

hut_explored = Event("hut_explored")  # (owner, player), before its result
village_conquered = Event("village_conquered")  # (owner, player), before its result


@dataclass(slots=True, eq=False)
class ExploreHut(Frame):
    """Take a hut, look at it, keep a resource face down or carry out what it shows (C-HUT-01 to
    C-HUT-03)."""

    player: int
    square: int

    def take(self, s: State, _: int) -> Next:
        s.huts &= ~(1 << self.square)
        s.tell("hut", self.player, self.square)
        hut_explored.happens(s, self.player, self.player)
        return None

    def look(self, s: State, _: int) -> Next:
        left = [n for n, count in enumerate(s.huts_left) if count]
        return Roll(EXPLORE_HUT, left, tuple(s.huts_left[n] for n in left))

    def find(self, s: State, result: int) -> Next:
        s.huts_left = put(s.huts_left, result, s.huts_left[result] - 1)
        return Call(Find(self.player, self.square, result, HUT))


@dataclass(slots=True, eq=False)
class TakeVillage(Frame):
    """The winner over a village, or who needs no battle for it, takes its marker (C-HUT-04)."""

    player: int
    square: int

    def take(self, s: State, _: int) -> Next:
        s.villages &= ~(1 << self.square)
        s.tell("village", self.player, self.square)
        village_conquered.happens(s, self.player, self.player)
        return None

    def look(self, s: State, _: int) -> Next:
        left = [n for n, count in enumerate(s.villages_left) if count]
        return Roll(EXPLORE_VILLAGE, left, tuple(s.villages_left[n] for n in left))

    def find(self, s: State, result: int) -> Next:
        s.villages_left = put(s.villages_left, result, s.villages_left[result] - 1)
        return Call(Find(self.player, self.square, result, VILLAGE))


@dataclass(slots=True, eq=False)
class Find(Frame):
    """What a hut or village holds. A resource is kept face down, all else is shown."""

    player: int
    square: int
    result: int
    marker: int  # HUT or VILLAGE

    def carry_out(self, s: State, _: int) -> Next:
        if RESULTS[self.result].resource >= 0:
            code = self.result * 2 + int(self.marker == VILLAGE)
            add_marker(s, self.player, code, 0)
            reveal(s, 1 << self.player)
            s.tell_only(1 << self.player, ("finds", self.player, self.result))
            return Done()
        s.tell("shows", self.player, self.result)
        if self.result == GREAT_PERSON_FOUND:
            return Call(GainPerson(self.player))
        if self.result == WEALTH_FOUND:
            add_coin(s, self.player)
            return Done()
        assert self.result == CITY_STATE_FOUND
        return Call(FindCityState(self.player, self.square))


@dataclass(slots=True, eq=False)
class FindCityState(Frame):
    """A random city-state comes onto the square; in the outskirts of a city it is destroyed for 3
    culture. After all five were drawn there is none (W-CST-01, W-CIV-14, W-CST-15)."""

    player: int
    square: int

    def draw(self, s: State, _: int) -> Next:
        left = [n for n, square in enumerate(s.city_states) if square == HOME]
        return Roll(DRAW_CITY_STATE, left) if left else Done()

    def put_down(self, s: State, city_state: int) -> Next:
        s.city_states = put(s.city_states, city_state, self.square)
        s.tell("city_state", self.player, city_state, self.square)
        if owner_of(s, self.square) >= 0:
            destroy_city_state(s, city_state)
            gain_culture(s, self.player, CITY_STATE_CULTURE)
        s.renew_land()
        return None


# Relics

RELIC_RULES: Final[dict[int, Callable[..., Frame]]] = {}  # relic -> rule, made with (player)


@dataclass(slots=True, eq=False)
class TakeRelic(Frame):
    """Armies that end their move on a relic remove it and get its effect once (W-REL-06)."""

    player: int
    relic: int

    def take(self, s: State, _: int) -> Next:
        s.relics = put(s.relics, self.relic, GONE)
        s.tell("relic", self.player, self.relic)
        s.changed = True
        return None

    def effect(self, s: State, _: int) -> Next:
        return Call(RELIC_RULES[self.relic](self.player))
