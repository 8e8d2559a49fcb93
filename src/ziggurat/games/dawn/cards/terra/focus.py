"""The focus cards of the expansion: growth, military, and two reprints (Terra Incognita p. 2)."""

from dataclasses import dataclass

from ziggurat.core.flow import PASS, Ask, Call, Done, Frame, Next
from ziggurat.games.dawn.content import (
    DISTRICTS,
    ECONOMY,
    GROWTH,
    INDUSTRY,
    MILITARY,
    ONLY_TERRA,
    focus,
)
from ziggurat.games.dawn.options import DISTRICT, prompt
from ziggurat.games.dawn.rules.armies import MoveArmies
from ziggurat.games.dawn.rules.districts import PlaceDistrict, resolved
from ziggurat.games.dawn.rules.economy import MoveCaravans
from ziggurat.games.dawn.rules.growth import DistrictOrReinforce, SpendToReinforce
from ziggurat.games.dawn.rules.industry import Build
from ziggurat.games.dawn.rules.military import Reinforce
from ziggurat.games.dawn.state import HOME, State

NAME_DISTRICT = prompt("name_district", DISTRICT)

focus(
    "currency_terra",
    ECONOMY,
    2,
    lambda player, slot, lane: (MoveCaravans(player, slot, lane, 4, raids=True, stops=True),),
    caravans=2,
    editions=ONLY_TERRA,
)
focus(
    "animal_husbandry_terra",
    INDUSTRY,
    2,
    lambda player, slot, lane: (Build(player, slot, lane, 3, slot, on_figures=True),),
    editions=ONLY_TERRA,
)

# Military: armies

focus(
    "masonry_terra",
    MILITARY,
    1,
    lambda player, slot, lane: (MoveArmies(player, slot, lane, 3),),
    armies=1,
    editions=ONLY_TERRA,
)
focus(
    "iron_working_terra",
    MILITARY,
    2,
    lambda player, slot, lane: (MoveArmies(player, slot, lane, 4, bonus_against_barbarians=2),),
    armies=2,
    editions=ONLY_TERRA,
)
focus(
    "mass_production_terra",
    MILITARY,
    3,
    lambda player, slot, lane: (MoveArmies(player, slot, lane, 5, 2, 2, water=True, again=1),),
    armies=2,
    editions=ONLY_TERRA,
)
focus(
    "flight_terra",
    MILITARY,
    4,
    lambda player, slot, lane: (MoveArmies(player, slot, lane, 6, 3, 3, water=True, flies=True),),
    armies=2,
    editions=ONLY_TERRA,
)


# Growth: districts and reinforcing


@dataclass(slots=True, eq=False)
class NameDistrict(Frame):
    """Name a district; every player who has it on the map resolves it, you first, then
    clockwise."""

    player: int

    def choose(self, s: State, _: int) -> Next:
        there = [n for n in range(len(DISTRICTS)) if any(d[n] != HOME for d in s.districts)]
        return Ask(self.player, NAME_DISTRICT, (*there, PASS)) if there else Done()

    def resolve(self, s: State, district: int) -> Next:
        if district == PASS:
            return Done()
        order = [(self.player + turn) % s.seats for turn in range(s.seats)]
        frames = [resolved(p, district) for p in order if s.districts[p][district] != HOME]
        return Call(*frames)


focus(
    "irrigation",
    GROWTH,
    1,
    lambda player, slot, lane: (
        DistrictOrReinforce(player, slot),
        SpendToReinforce(player, lane),
    ),
    editions=ONLY_TERRA,
)
focus(
    "engineering",
    GROWTH,
    2,
    lambda player, slot, lane: (
        DistrictOrReinforce(player, slot, tokens=1),
        SpendToReinforce(player, lane),
    ),
    editions=ONLY_TERRA,
)
focus(
    "sanitation",
    GROWTH,
    3,
    lambda player, slot, lane: (
        PlaceDistrict(player, slot),
        Reinforce(player, slot),
        SpendToReinforce(player, lane),
    ),
    editions=ONLY_TERRA,
)
focus(
    "globalization",
    GROWTH,
    4,
    lambda player, slot, lane: (
        PlaceDistrict(player, slot),
        NameDistrict(player),
        Reinforce(player, slot),
        SpendToReinforce(player, lane),
    ),
    editions=ONLY_TERRA,
)
