"""City actions: one for each city, declared with all its choices before others may cancel it
(C-CTY, W-PRG)."""

from dataclasses import dataclass

from ziggurat.core.flow import Call, Done, Frame, Next
from ziggurat.core.hooks import Override, total
from ziggurat.core.rows import put
from ziggurat.games.wisdom.content import (
    ANARCHY,
    BUILDING_PROGRAMS,
)
from ziggurat.games.wisdom.options import CITY_ACTIONS, DEVOTE, HARVEST, PRODUCE, PROGRAM
from ziggurat.games.wisdom.rules.gains import gain_culture
from ziggurat.games.wisdom.rules.harvest import Harvest, harvestable
from ziggurat.games.wisdom.rules.producing import Produce, can_produce
from ziggurat.games.wisdom.rules.sums import arts
from ziggurat.games.wisdom.rules.windows import CITY_WINDOW, Window, was_cancelled
from ziggurat.games.wisdom.state import State


@total
def capital_actions(s: State, player: int) -> int:
    """Actions of the capital."""
    return 1


@Override
def may_repeat(s: State, player: int, city: int) -> bool:
    """May a city take the same action twice in a turn?"""
    return True


def actions_of_capital(s: State, player: int) -> int:
    """How often the capital acts in a turn: in Anarchy never (C-GOV-10)."""
    return 0 if s.government[player] == ANARCHY else capital_actions(s, player)


def begin_city_management(s: State, player: int) -> None:
    """Every city has one action, the capital as many as its government lets it."""
    actions = [1] * len(s.cities[player])
    actions[0] = actions_of_capital(s, player)
    s.actions = tuple(actions)
    s.did = (0,) * len(actions)


def give_action(s: State, player: int, city: int) -> None:
    """One more action for a city; Anarchy bars the capital from all (X-09)."""
    if city or s.government[player] != ANARCHY:
        s.actions = put(s.actions, city, s.actions[city] + 1)


def city_acts(s: State, player: int) -> list[int]:
    """city * 8 + action for all that cities may do now."""
    found = []
    for city in range(len(s.cities[player])):
        if city >= len(s.actions) or not s.actions[city]:
            continue
        for action in range(len(CITY_ACTIONS)):
            if s.did[city] >> action & 1 and not may_repeat(s, player, city):
                continue
            if _is_open(s, player, city, action):
                found.append(city * 8 + action)
    return found


def _is_open(s: State, player: int, city: int, action: int) -> bool:
    if action == PRODUCE:
        return can_produce(s, player, city)
    if action == HARVEST:
        return bool(harvestable(s, player, city))
    if action == PROGRAM:
        centre = s.cities[player][city]
        return not s.programs >> centre & 1 and s.programs.bit_count() < BUILDING_PROGRAMS
    return True


def spend_action(s: State, city: int, action: int) -> None:
    s.actions = put(s.actions, city, s.actions[city] - 1)
    s.did = put(s.did, city, s.did[city] | 1 << action)


@dataclass(slots=True, eq=False)
class TakeAction(Frame):
    """Take an action with a city."""

    player: int
    city: int
    action: int

    def begin(self, s: State, _: int) -> Next:
        spend_action(s, self.city, self.action)
        s.tell("acts", self.player, self.city, self.action)
        return None

    def act(self, s: State, _: int) -> Next:
        if self.action == PRODUCE:
            return Call(Produce(self.player, self.city))
        if self.action == HARVEST:
            return Call(Harvest(self.player, self.city))
        if self.action == DEVOTE:
            return Call(Devote(self.player, self.city))
        return Call(StartProgram(self.player, self.city))


@dataclass(slots=True, eq=False)
class Devote(Frame):
    """Devote a city to the arts (C-ART-01)."""

    player: int
    city: int

    def others_may_cancel(self, s: State, _: int) -> Next:
        return Call(Window(CITY_WINDOW, self.player, self.city * 8 + DEVOTE))

    def gain(self, s: State, _: int) -> Next:
        if was_cancelled(s):
            return Done()
        gain_culture(s, self.player, arts(s, self.player, self.city))
        return None


@dataclass(slots=True, eq=False)
class StartProgram(Frame):
    """Start a building program: a marker doubles the next production (W-PRG-01)."""

    player: int
    city: int

    def others_may_cancel(self, s: State, _: int) -> Next:
        return Call(Window(CITY_WINDOW, self.player, self.city * 8 + PROGRAM))

    def start(self, s: State, _: int) -> Next:
        if was_cancelled(s):
            return Done()
        s.programs |= 1 << s.cities[self.player][self.city]
        s.tell("program", self.player, self.city)
        return None
