"""Unique economy and industry cards."""

from dataclasses import dataclass

from ziggurat.core.bits import each
from ziggurat.core.flow import NOBODY, PASS, Ask, Call, Done, Frame, Next
from ziggurat.games.dawn.cards.terra.unique.rows import unique
from ziggurat.games.dawn.content import (
    ECONOMY,
    INDUSTRY,
    LOW,
    ONCE_FOUNDED,
)
from ziggurat.games.dawn.rules.cities import ANY_TERRAIN, build_city, legal_spaces, sites_in_reach
from ziggurat.games.dawn.rules.economy import MoveCaravans
from ziggurat.games.dawn.rules.industry import BUILD_CITY, Build
from ziggurat.games.dawn.rules.pieces import (
    district_spaces,
    unused_cities,
)
from ziggurat.games.dawn.rules.resources import GainResource
from ziggurat.games.dawn.state import State

# Economy


@dataclass(slots=True, eq=False)
class Cartography(Frame):
    """Once per turn, on arrival at a rival city at least 8 spaces from your capital, you may found
    a city on a legal space at most 2 spaces from it."""

    player: int
    space: int
    host: int

    def choose(self, s: State, _: int) -> Next:
        near_home = s.board.map.within(1 << s.capital[self.player], 7)
        far = self.host != NOBODY and not near_home >> self.space & 1
        if not far or s.used & ONCE_FOUNDED or not unused_cities(s, self.player):
            return Done()
        near = s.board.map.within(1 << self.space, 2) | sites_in_reach(s, self.player)
        sites = near & legal_spaces(s, self.player, ANY_TERRAIN)
        return Ask(self.player, BUILD_CITY, (*each(sites), PASS)) if sites else Done()

    def build(self, s: State, space: int) -> Next:
        if space != PASS:
            s.used |= ONCE_FOUNDED
            build_city(s, self.player, space)
        return Done()


@dataclass(slots=True, eq=False)
class Banking(Frame):
    """Arrival at the capital of whoever holds the Ibrahim card yields a resource."""

    player: int
    space: int
    host: int

    def reward(self, s: State, _: int) -> Next:
        holder = s.ibrahim
        if holder == NOBODY or s.capital[holder] != self.space:
            return Done()
        return Call(GainResource(self.player))


unique(
    "wheel",
    "egypt",
    ECONOMY,
    1,
    lambda player, slot, lane: (MoveCaravans(player, slot, lane, 4),),
    caravans=1,
    on_arrival=lambda player, space, host: GainResource(player),
)
unique(
    "shipbuilding",
    "indonesia",
    ECONOMY,
    2,
    lambda player, slot, lane: (MoveCaravans(player, slot, lane, 4, water=True, sea_walls=1),),
    caravans=2,
)
unique(
    "cartography",
    "netherlands",
    ECONOMY,
    3,
    lambda player, slot, lane: (MoveCaravans(player, slot, lane, 6, water=True),),
    caravans=2,
    on_arrival=Cartography,
)
unique(
    "banking",
    "ottoman",
    ECONOMY,
    3,
    lambda player, slot, lane: (MoveCaravans(player, slot, lane, 6, water=True),),
    caravans=2,
    on_arrival=Banking,
)


# Industry


@dataclass(slots=True, eq=False)
class Industrialization(Frame):
    """Build with 1 production more per district you have on the map."""

    player: int
    slot: int
    lane: int

    def build(self, s: State, _: int) -> Next:
        production = self.slot + district_spaces(s, self.player).bit_count()
        return Call(Build(self.player, self.slot, self.lane, 4, production, water=True))


unique(
    "industrialization",
    "japan",
    INDUSTRY,
    3,
    lambda player, slot, lane: (Industrialization(player, slot, lane),),
)
unique(
    "craftsmanship",
    "sumeria",
    INDUSTRY,
    1,
    lambda player, slot, lane: (Build(player, slot, lane, 2, slot, tech=1),),
)
unique(
    "construction",
    "nubia",
    INDUSTRY,
    2,
    lambda player, slot, lane: (Build(player, slot, lane, 3, slot, per_resource=3),),
    confidence=LOW,
)
