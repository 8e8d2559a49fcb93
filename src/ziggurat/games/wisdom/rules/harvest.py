"""Harvesting resources (C-HRV, W-CST-05)."""

from dataclasses import dataclass

from ziggurat.core.bits import Bits
from ziggurat.core.flow import PASS, Ask, Call, Done, Frame, Goto, Next, prompt
from ziggurat.core.hooks import Event, total
from ziggurat.core.rows import put
from ziggurat.games.wisdom.content import CITY_STATES, MARKET_RESOURCES
from ziggurat.games.wisdom.options import HARVEST, RESOURCE
from ziggurat.games.wisdom.rules.resources import in_market
from ziggurat.games.wisdom.rules.squares import city_squares, sent_squares
from ziggurat.games.wisdom.rules.windows import CITY_WINDOW, Window, was_cancelled
from ziggurat.games.wisdom.state import State

CHOOSE_HARVEST = prompt("harvest", RESOURCE, __name__)


def shown_on(s: State, squares: Bits, resource: int) -> Bits:
    """Those of these squares that show a resource. Some city-states show any."""
    wild = 0
    for number, row in enumerate(CITY_STATES):
        if row.any_resource and s.city_states[number] >= 0:
            wild |= 1 << s.city_states[number]
    return squares & (s.land.resources[resource] | wild)


def resources_on(s: State, squares: Bits) -> list[int]:
    """The resources that these squares show and the market has. A resource is not used up
    (C-HRV-04)."""
    return [
        resource
        for resource in MARKET_RESOURCES
        if shown_on(s, squares, resource) and in_market(s, resource)
    ]


def harvest_squares(s: State, player: int, city: int) -> Bits:
    """Where a city harvests: its own squares and those sent to it (C-HRV-02)."""
    centre = s.cities[player][city]
    return city_squares(s, player, centre) | sent_squares(s, player, centre)


def harvestable(s: State, player: int, city: int) -> list[int]:
    """What a city could harvest."""
    return resources_on(s, harvest_squares(s, player, city))


harvest_declared = Event("harvest_declared")  # (owner, player, how many)


@total
def harvests(s: State, player: int, city: int) -> int:
    """How many resources one harvest may take."""
    return 1


def take_token(s: State, player: int, resource: int) -> None:
    tokens = s.tokens[player]
    s.tokens = put(s.tokens, player, put(tokens, resource, tokens[resource] + 1))
    s.tell("harvests", player, resource)


@dataclass(slots=True, eq=False)
class Harvest(Frame):
    """Harvest with a city: the choice is declared, then others may cancel it."""

    player: int
    city: int
    chosen: tuple[int, ...] = ()

    def choose(self, s: State, _: int) -> Next:
        open_ = [
            resource
            for resource in harvestable(s, self.player, self.city)
            if in_market(s, resource) > self.chosen.count(resource)
        ]
        if not open_ or len(self.chosen) == harvests(s, self.player, self.city):
            return Goto(Harvest.declare)
        return Ask(self.player, CHOOSE_HARVEST, (*open_, PASS) if self.chosen else open_)

    def add(self, s: State, resource: int) -> Next:
        if resource == PASS:  # one is enough
            return None
        self.chosen += (resource,)
        return Goto(Harvest.choose)

    def declare(self, s: State, _: int) -> Next:
        for resource in self.chosen:
            s.tell("names_resource", self.player, resource)
        harvest_declared.happens(s, self.player, self.player, len(self.chosen))
        return None

    def others_may_cancel(self, s: State, _: int) -> Next:
        return Call(Window(CITY_WINDOW, self.player, self.city * 8 + HARVEST))

    def take(self, s: State, _: int) -> Next:
        if was_cancelled(s):
            return Done()
        for resource in self.chosen:
            take_token(s, self.player, resource)
        return None
