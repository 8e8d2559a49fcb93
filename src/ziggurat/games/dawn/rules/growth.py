"""Growth: districts and reinforcing (Terra Incognita p. 8)."""

from dataclasses import dataclass
from typing import Final

from ziggurat.core.bits import Bits
from ziggurat.core.flow import PASS, Ask, Call, Done, Frame, Goto, Next
from ziggurat.games.dawn.options import choice
from ziggurat.games.dawn.rules.culture import PlaceTokensAmong, placeable
from ziggurat.games.dawn.rules.districts import PlaceDistrict, may_place_district
from ziggurat.games.dawn.rules.military import Reinforce, reinforceable
from ziggurat.games.dawn.rules.pieces import district_spaces, open_land
from ziggurat.games.dawn.rules.trade import ask_to_spend, spend
from ziggurat.games.dawn.state import State

GROWTH_CHOICE = choice("growth", "district", "reinforce")
_DISTRICT: Final = 0
_REINFORCE: Final = 1


@dataclass(slots=True, eq=False)
class DistrictOrReinforce(Frame):
    """Either place a district or reinforce as many control tokens as the slot."""

    player: int
    slot: int
    shifts: bool = False  # a control token the district replaces may be placed beside it
    tokens: int = 0  # control tokens that follow beside a district of yours

    def choose(self, s: State, _: int) -> Next:
        options = []
        if may_place_district(s, self.player, self.slot) or (
            self.tokens and beside_districts(s, self.player, self.slot)
        ):
            options.append(_DISTRICT)
        if reinforceable(s, self.player):
            options.append(_REINFORCE)
        return Ask(self.player, GROWTH_CHOICE, (*options, PASS)) if options else Done()

    def chosen(self, s: State, what: int) -> Next:
        if what == PASS:
            return Done()
        if what != _DISTRICT:
            return Call(Reinforce(self.player, self.slot))
        district = PlaceDistrict(self.player, self.slot, self.shifts)
        if not self.tokens:
            return Call(district)
        return Call(district, PlaceBesideDistricts(self.player, self.slot, self.tokens))


def beside_districts(s: State, player: int, slot: int) -> Bits:
    """Spaces next to your districts, no rougher than the slot, that can take a control token."""
    near = s.board.map.beside(district_spaces(s, player))
    return near & open_land(s, player, slot, placing=True) & placeable(s, player)


@dataclass(slots=True, eq=False)
class PlaceBesideDistricts(Frame):
    """Place control tokens beside any of your districts."""

    player: int
    slot: int
    tokens: int

    def place(self, s: State, _: int) -> Next:
        districts = district_spaces(s, self.player)
        if not districts:
            return Done()
        return Call(PlaceTokensAmong(self.player, self.slot, self.tokens, districts))


@dataclass(slots=True, eq=False)
class SpendToReinforce(Frame):
    """Each trade token spent from the growth card reinforces a control token."""

    player: int
    lane: int

    def ask(self, s: State, _: int) -> Next:
        if not reinforceable(s, self.player):
            return Done()
        return ask_to_spend(s, self.player, self.lane) or Done()

    def spend_one(self, s: State, token: int) -> Next:
        if token == PASS:
            return Done()
        spend(s, self.player, self.lane, token)
        return Call(Reinforce(self.player, 1))

    def go_on(self, s: State, _: int) -> Next:
        return Goto(SpendToReinforce.ask)
