"""The civilizations. What a sheet only counts (start, stacking, policies, cheaper techs, combat) is
in its row."""

from dataclasses import dataclass
from typing import Final

from ziggurat.core.bits import Bits, bits_of, each
from ziggurat.core.flow import PASS, Ask, Call, Done, Frame, Next, pick, prompt
from ziggurat.core.rows import put
from ziggurat.games.wisdom.content import (
    ABILITY,
    CITY_MANAGEMENT,
    MARKET_RESOURCES,
    TECHS,
)
from ziggurat.games.wisdom.options import (
    BUILD,
    CITY,
    FIGURE,
    OBJECT,
    OBJECTS,
    PRODUCE,
    RESOURCE,
    SQUARE,
    TECH,
    UNIT,
    WALLS,
)
from ziggurat.games.wisdom.rules.aftermath import (
    city_conquered,
    killed_units,
    units_killed,
)
from ziggurat.games.wisdom.rules.building import buildable, may_wall
from ziggurat.games.wisdom.rules.cities import may_repeat, spend_action
from ziggurat.games.wisdom.rules.culture import Advance
from ziggurat.games.wisdom.rules.exploring import hut_explored, village_conquered
from ziggurat.games.wisdom.rules.figures import remove_figure
from ziggurat.games.wisdom.rules.founding import city_founded
from ziggurat.games.wisdom.rules.gains import GainUnit, gain_culture
from ziggurat.games.wisdom.rules.harvest import take_token
from ziggurat.games.wisdom.rules.movement import (
    city_entered,
    figures_there,
    open_cities,
)
from ziggurat.games.wisdom.rules.producing import NO_SQUARE, Make, rush, squares_for, use_up
from ziggurat.games.wisdom.rules.reading import as_in_rules_1
from ziggurat.games.wisdom.rules.research import Learn, learnable, tech_learned
from ziggurat.games.wisdom.rules.resources import in_market
from ziggurat.games.wisdom.rules.squares import armies_at, city_owner, scouts_at
from ziggurat.games.wisdom.rules.uses import mark_used, once, use
from ziggurat.games.wisdom.rules.windows import CITY_WINDOW, Window, was_cancelled
from ziggurat.games.wisdom.rules.wonders import wonder_built
from ziggurat.games.wisdom.state import State

FREE_BUILDING_CITY = prompt("free_building_city", CITY, __name__)
FREE_BUILDING = prompt("free_building", OBJECT, __name__)
FREE_BUILDING_SQUARE = prompt("free_building_square", SQUARE, __name__)
GERMAN_RESOURCE = prompt("german_resource", RESOURCE, __name__)
SAVE_UNIT = prompt("save_unit", UNIT, __name__)
STOLEN_TECH = prompt("stolen_tech", TECH, __name__)
GIVE_UP = prompt("give_up", FIGURE, __name__)


# Americans


@rush.changed_by(ABILITY["civilization.americans"])
def americans(amount: int, s: State, player: int) -> int:
    """3 trade make 2 production."""
    return 2


# Chinese


@hut_explored.starts(ABILITY["civilization.chinese"], own=True)
@dataclass(slots=True, eq=False)
class ChineseHut(Frame):
    """3 culture for each hut explored, before its result (X-62)."""

    owner: int
    player: int

    def gain(self, s: State, _: int) -> Next:
        gain_culture(s, self.owner, 3)
        return None


@village_conquered.starts(ABILITY["civilization.chinese"], own=True)
@dataclass(slots=True, eq=False)
class ChineseVillage(Frame):
    """3 culture for each village conquered."""

    owner: int
    player: int

    def gain(self, s: State, _: int) -> Next:
        gain_culture(s, self.owner, 3)
        return None


@units_killed.starts(ABILITY["civilization.chinese"], own=True)
@dataclass(slots=True, eq=False)
class ChineseSave(Frame):
    """After each battle one killed unit may come back to the standing forces (X-92)."""

    owner: int
    player: int
    side: int

    def choose(self, s: State, _: int) -> Next:
        kinds = [n for n, count in enumerate(killed_units(s, self.side)) if count]
        return Ask(self.owner, SAVE_UNIT, (*kinds, PASS)) if kinds else Done()

    def save(self, s: State, kind: int) -> Next:
        if kind == PASS:
            return Done()
        s.units_used = put(s.units_used, kind, s.units_used[kind] - 1)
        for field in ("units", "units_known"):
            row = getattr(s, field)[self.owner]
            setattr(s, field, put(getattr(s, field), self.owner, put(row, kind, row[kind] + 1)))
        s.tell("unit_saved", self.owner, kind)
        return None


# Egyptians


@use("egyptians", ABILITY["civilization.egyptians"], CITY_MANAGEMENT)
@dataclass(slots=True, eq=False)
class EgyptianBuilding(Frame):
    """Once per turn, as the produce action of a city, an unlocked building free, walls too (X-12,
    X-22, Q-80)."""

    player: int
    city: int = 0
    thing: int = 0
    square: int = 0

    def choose_city(self, s: State, _: int) -> Next:
        return pick(
            self.player, FREE_BUILDING_CITY, _builders(s, self.player), EgyptianBuilding.in_city
        )

    def in_city(self, s: State, city: int) -> Next:
        self.city = city
        options = _free_buildings(s, self.player, s.cities[self.player][city])
        return pick(self.player, FREE_BUILDING, options, EgyptianBuilding.what)

    def what(self, s: State, thing: int) -> Next:
        self.thing = thing
        squares = each(squares_for(s, self.player, self.city, thing)) or [NO_SQUARE]
        return pick(self.player, FREE_BUILDING_SQUARE, squares, EgyptianBuilding.where)

    def where(self, s: State, square: int) -> Next:
        self.square = square
        spend_action(s, self.city, PRODUCE)
        s.tell("declares", self.player, self.city, self.thing, square)
        return Call(Window(CITY_WINDOW, self.player, self.city * 8 + PRODUCE))

    def build(self, s: State, _: int) -> Next:
        if was_cancelled(s):
            return Done()
        use_up(s, self.player, self.city)
        return Call(Make(self.player, self.city, self.thing, self.square))

    @staticmethod
    def _ready(s: State, player: int) -> bool:
        return bool(_builders(s, player))


def _free_buildings(s: State, player: int, centre: int) -> list[int]:
    found = [BUILD * OBJECTS + building for building in buildable(s, player, centre)]
    if as_in_rules_1(s) or not may_wall(s, player, centre):
        return found
    return [*found, WALLS * OBJECTS]


def _builders(s: State, player: int) -> list[int]:
    """Cities that may produce now and have a building to put somewhere."""
    found = []
    for city, centre in enumerate(s.cities[player]):
        done = s.did[city] >> PRODUCE & 1 if city < len(s.did) else 1
        if city < len(s.actions) and s.actions[city]:
            if (not done or may_repeat(s, player, city)) and _free_buildings(s, player, centre):
                found.append(city)
    return found


# Germans


@tech_learned.starts(ABILITY["civilization.germans"], own=True)
@dataclass(slots=True, eq=False)
class GermanTech(Frame):
    """A researched tech that upgrades or unlocks units brings one unit of each type it shows, and
    a resource of the market (X-107, Q-15)."""

    owner: int
    player: int
    tech: int
    researched: int

    def units(self, s: State, _: int) -> Next:
        row = TECHS[self.tech]
        types = [n for n, rank in enumerate(row.ranks) if rank]
        if row.aircraft:
            types.append(3)
        if not self.researched or not types:
            return Done()
        return Call(*(GainUnit(self.owner, n) for n in types))

    def choose(self, s: State, _: int) -> Next:
        left = [n for n in MARKET_RESOURCES if in_market(s, n)]
        return Ask(self.owner, GERMAN_RESOURCE, left) if left else Done()

    def take(self, s: State, resource: int) -> Next:
        take_token(s, self.owner, resource)
        return None


# Romans


@wonder_built.starts(ABILITY["civilization.romans"], own=True)
@dataclass(slots=True, eq=False)
class RomanWonder(Frame):
    """A free advance for each wonder built ..."""

    owner: int
    player: int
    wonder: int

    def advance(self, s: State, _: int) -> Next:
        return Call(Advance(self.owner, True))


@city_founded.starts(ABILITY["civilization.romans"], own=True)
@dataclass(slots=True, eq=False)
class RomanCity(Frame):
    """... each city founded ..."""

    owner: int
    player: int
    square: int

    def advance(self, s: State, _: int) -> Next:
        return Call(Advance(self.owner, True))


@city_conquered.starts(ABILITY["civilization.romans"], own=True)
@dataclass(slots=True, eq=False)
class RomanConquest(Frame):
    """... each city conquered ..."""

    owner: int
    player: int
    square: int

    def advance(self, s: State, _: int) -> Next:
        return Call(Advance(self.owner, True))


@village_conquered.starts(ABILITY["civilization.romans"], own=True)
@dataclass(slots=True, eq=False)
class RomanVillage(Frame):
    """... and each village conquered."""

    owner: int
    player: int

    def advance(self, s: State, _: int) -> Next:
        return Call(Advance(self.owner, True))


# Russians

SACRIFICED: Final = once("russian_sacrifice")


@open_cities.plus(ABILITY["civilization.russians"])
def russians_enter(s: State, player: int) -> Bits:
    """Once per turn any figure may enter an enemy city to be given up for a tech."""
    found = 0
    if not s.used[player] >> SACRIFICED & 1:
        for seat in range(s.seats):
            if seat != player and s.techs[seat] & learnable(s, player):
                found |= bits_of(s.cities[seat])
    return found


@city_entered.starts(ABILITY["civilization.russians"], own=True)
@dataclass(slots=True, eq=False)
class RussianSacrifice(Frame):
    """Once per turn a figure that enters an enemy city is removed instead of attacking, for a tech
    that player knows. Armies that came with it attack (C-MOV-13, Q-72)."""

    owner: int
    player: int
    square: int
    tech: int = -1

    def choose(self, s: State, _: int) -> Next:
        used = s.used[self.owner] >> SACRIFICED & 1
        if used:
            return Done()
        other = city_owner(s, self.square)
        options = each(s.techs[other] & learnable(s, self.owner))
        if not options:
            return Done()
        if self.square in s.armies[self.owner]:
            options.append(PASS)
        return Ask(self.owner, STOLEN_TECH, options)

    def choose_figure(self, s: State, tech: int) -> Next:
        if tech == PASS:
            return Done()
        self.tech = tech
        armies = armies_at(s, self.owner, self.square)
        scouts = scouts_at(s, self.owner, self.square)
        options = []
        if armies and (armies > 1 or not scouts):  # no scout stays in a city without an army
            options.append(2 * self.owner)
        if scouts:
            options.append(2 * self.owner + 1)
        return pick(self.owner, GIVE_UP, options, RussianSacrifice.give_up)

    def give_up(self, s: State, code: int) -> Next:
        mark_used(s, self.owner, SACRIFICED)
        there = figures_there(s, self.owner, self.square, unmoved=False)
        remove_figure(s, self.owner, there[-1] if code % 2 else there[0])
        return Call(Learn(self.owner, self.tech))
