"""Techs that work outside battles. What a card only counts (speed, stacking, ranks, coins, hands,
unlocked things) is in its row."""

from dataclasses import dataclass
from functools import partial
from typing import Final

from ziggurat.core.bits import each
from ziggurat.core.flow import Ask, Call, Done, Frame, Next, Roll, pick, prompt
from ziggurat.core.rows import put
from ziggurat.games.wisdom.content import (
    ABILITY,
    ANCIENT,
    ANY,
    CITY_MANAGEMENT,
    INCENSE,
    IRON,
    MEDIEVAL,
    SILK,
    TRADE_PHASE,
    WATER,
    WHEAT,
)
from ziggurat.games.wisdom.options import CITY, SEAT, SQUARE, UNIT, WONDER, choice
from ziggurat.games.wisdom.rules.building import destroy_building
from ziggurat.games.wisdom.rules.figures import crowded, move_figure
from ziggurat.games.wisdom.rules.gains import (
    gain_culture,
    gain_trade,
    kill_unit,
)
from ziggurat.games.wisdom.rules.movement import figures_there
from ziggurat.games.wisdom.rules.people import GainPerson
from ziggurat.games.wisdom.rules.research import LEARN_TECH, Learn, learnable
from ziggurat.games.wisdom.rules.squares import (
    enemy_figures,
    figures,
    markers_on,
)
from ziggurat.games.wisdom.rules.uses import add_use, declared, is_cancelled, use
from ziggurat.games.wisdom.rules.wonders import MakeObsolete, can_be_obsolete
from ziggurat.games.wisdom.state import State

BOOST_CITY = prompt("boost_city", CITY, __name__)
GIVE_TRADE = prompt("give_trade", SEAT, __name__)
OBSOLETE = prompt("make_obsolete", WONDER, __name__)
KILL_UNIT_OF = prompt("kill_unit_of", SEAT, __name__)
RANDOM_UNIT = prompt("random_unit", UNIT, __name__)
DESTROY_BUILDING = prompt("destroy_building", SQUARE, __name__)
SAIL_FROM = prompt("sail_from", SQUARE, __name__)
SAIL_TO = prompt("sail_to", SQUARE, __name__)
MONARCHS_WILL = choice("monarchs_will", "obsolete", "kill")
GUNPOWDER_USE = choice("gunpowder_use", "obsolete", "destroy")


# Extra production: one wheat for one city


@dataclass(slots=True, eq=False)
class Boost(Frame):
    """1 wheat: one own city has more production this turn; it is not doubled (X-01)."""

    player: int
    amount: int
    city: int = 0

    def choose(self, s: State, _: int) -> Next:
        return pick(self.player, BOOST_CITY, range(len(s.cities[self.player])), Boost.declare)

    def declare(self, s: State, city: int) -> Next:
        self.city = city
        s.tell("names_city", self.player, city)
        return declared(s)

    def add(self, s: State, _: int) -> Next:
        if not is_cancelled(s, self.player):
            boost_city(s, self.player, self.city, self.amount)
        return None


def boost_city(s: State, player: int, city: int, amount: int) -> None:
    row = s.boost[player]
    s.boost = put(s.boost, player, put(row, city, row[city] + amount))
    s.tell("boost", player, city, amount)


for _slug, _amount in (("animal_husbandry", 3), ("construction", 5), ("banking", 7)):
    add_use(
        _slug,
        ABILITY[f"tech.{_slug}"],
        CITY_MANAGEMENT,
        partial(Boost, amount=_amount),
        (WHEAT,),
        aims=True,
    )


# Culture for incense


@dataclass(slots=True, eq=False)
class Perfume(Frame):
    """1 incense: culture."""

    player: int
    amount: int

    def gain(self, s: State, _: int) -> Next:
        gain_culture(s, self.player, self.amount)
        return None


for _slug, _amount in (("currency", 3), ("chivalry", 5), ("metal_casting", 7)):
    add_use(
        _slug,
        ABILITY[f"tech.{_slug}"],
        CITY_MANAGEMENT,
        partial(Perfume, amount=_amount),
        (INCENSE,),
    )


# Other abilities for resources


@use("horseback_riding", ABILITY["tech.horseback_riding"], TRADE_PHASE, (SILK,), aims=True)
@dataclass(slots=True, eq=False)
class HorsebackRiding(Frame):
    """1 silk: 9 trade, and 6 for another player of one's choice."""

    player: int
    other: int = -1

    def choose(self, s: State, _: int) -> Next:
        others = [seat for seat in range(s.seats) if seat != self.player]
        return pick(self.player, GIVE_TRADE, others, HorsebackRiding.declare)

    def declare(self, s: State, other: int) -> Next:
        self.other = other
        s.tell("names_player", self.player, other)
        return declared(s)

    def gain(self, s: State, _: int) -> Next:
        if not is_cancelled(s, self.player):
            gain_trade(s, self.player, 9)
            gain_trade(s, self.other, 6)
        return None


@use("philosophy", ABILITY["tech.philosophy"], CITY_MANAGEMENT, (ANY, ANY, ANY))
@dataclass(slots=True, eq=False)
class Philosophy(Frame):
    """Any 3 resources: a great person."""

    player: int

    def gain(self, s: State, _: int) -> Next:
        return Call(GainPerson(self.player))

    @staticmethod
    def _ready(s: State, player: int) -> bool:
        return any(s.people_left)


MAKE_OBSOLETE: Final = 0  # the first of the two things that Monarchy and Gunpowder can do


@use("monarchy", ABILITY["tech.monarchy"], CITY_MANAGEMENT, (SILK,), aims=True)
@dataclass(slots=True, eq=False)
class Monarchy(Frame):
    """1 silk: make an ancient wonder obsolete, or kill a random unit of another player."""

    player: int
    what: int = MAKE_OBSOLETE
    target: int = -1  # wonder, or player

    def choose(self, s: State, _: int) -> Next:
        options = []
        if can_be_obsolete(s, 1 << ANCIENT):
            options.append(MAKE_OBSOLETE)
        if _with_units(s, self.player):
            options.append(1)
        return pick(self.player, MONARCHS_WILL, options, Monarchy.choose_target)

    def choose_target(self, s: State, what: int) -> Next:
        self.what = what
        if what == MAKE_OBSOLETE:
            return Ask(self.player, OBSOLETE, can_be_obsolete(s, 1 << ANCIENT))
        return pick(self.player, KILL_UNIT_OF, _with_units(s, self.player), Monarchy.declare)

    def declare(self, s: State, target: int) -> Next:
        self.target = target
        kind = "names_wonder" if self.what == MAKE_OBSOLETE else "names_player"
        s.tell(kind, self.player, target)
        return declared(s)

    def work(self, s: State, _: int) -> Next:
        if is_cancelled(s, self.player):
            return Done()
        obsolete = self.what == MAKE_OBSOLETE
        return Call(MakeObsolete(self.target) if obsolete else KillRandomUnit(self.target))

    @staticmethod
    def _ready(s: State, player: int) -> bool:
        return bool(can_be_obsolete(s, 1 << ANCIENT) or _with_units(s, player))


def _with_units(s: State, player: int) -> list[int]:
    return [seat for seat in range(s.seats) if seat != player and any(s.units[seat])]


@dataclass(slots=True, eq=False)
class KillRandomUnit(Frame):
    """A random unit of a player's standing forces dies (Q-48)."""

    victim: int

    def draw(self, s: State, _: int) -> Next:
        units = s.units[self.victim]
        kinds = [n for n, count in enumerate(units) if count]
        return Roll(RANDOM_UNIT, kinds, tuple(units[n] for n in kinds))

    def kill(self, s: State, kind: int) -> Next:
        kill_unit(s, self.victim, kind)
        s.tell("unit_dies", self.victim, kind)
        return None


_OLD: Final = 1 << ANCIENT | 1 << MEDIEVAL


@use("gunpowder", ABILITY["tech.gunpowder"], CITY_MANAGEMENT, (ANY, ANY), aims=True)
@dataclass(slots=True, eq=False)
class Gunpowder(Frame):
    """Any 2 resources: make an ancient or medieval wonder obsolete, or destroy any building."""

    player: int
    what: int = MAKE_OBSOLETE
    target: int = -1  # wonder, or square

    def choose(self, s: State, _: int) -> Next:
        options = []
        if can_be_obsolete(s, _OLD):
            options.append(MAKE_OBSOLETE)
        if any(s.buildings):
            options.append(1)
        return pick(self.player, GUNPOWDER_USE, options, Gunpowder.choose_target)

    def choose_target(self, s: State, what: int) -> Next:
        self.what = what
        if what == MAKE_OBSOLETE:
            return Ask(self.player, OBSOLETE, can_be_obsolete(s, _OLD))
        squares = [n for mask in s.buildings for n in each(mask)]
        return Ask(self.player, DESTROY_BUILDING, sorted(squares))

    def declare(self, s: State, target: int) -> Next:
        self.target = target
        kind = "names_wonder" if self.what == MAKE_OBSOLETE else "names_square"
        s.tell(kind, self.player, target)
        return declared(s)

    def work(self, s: State, _: int) -> Next:
        if is_cancelled(s, self.player):
            return Done()
        if self.what == MAKE_OBSOLETE:
            return Call(MakeObsolete(self.target))
        destroy_building(s, self.target)
        return None

    @staticmethod
    def _ready(s: State, player: int) -> bool:
        return bool(any(s.buildings) or can_be_obsolete(s, _OLD))


@use("steam_power", ABILITY["tech.steam_power"], CITY_MANAGEMENT, (SILK,), aims=True)
@dataclass(slots=True, eq=False)
class SteamPower(Frame):
    """1 silk: move all own figures of one square to any water square without enemies, within the
    stacking limit; they do not move again this turn (Q-28)."""

    player: int
    start: int = -1
    goal: int = -1

    def choose(self, s: State, _: int) -> Next:
        return Ask(self.player, SAIL_FROM, _ports(s, self.player))

    def choose_goal(self, s: State, start: int) -> Next:
        self.start = start
        return Ask(self.player, SAIL_TO, _goals(s, self.player, start))

    def declare(self, s: State, goal: int) -> Next:
        self.goal = goal
        s.tell("names_way", self.player, self.start, goal)
        return declared(s)

    def sail(self, s: State, _: int) -> Next:
        if is_cancelled(s, self.player):
            return Done()
        for figure in figures_there(s, self.player, self.start, unmoved=False):
            move_figure(s, self.player, figure, self.goal)
            s.tired = put(s.tired, self.player, s.tired[self.player] | 1 << figure)
        s.tell("sails", self.player, self.start, self.goal)
        return None

    @staticmethod
    def _ready(s: State, player: int) -> bool:
        return bool(_ports(s, player))


def _goals(s: State, player: int, start: int) -> list[int]:
    count = len(figures_there(s, player, start, unmoved=False))
    closed = enemy_figures(s, player) | markers_on(s) | 1 << start | crowded(s, player, count)
    return each(s.land.terrain[WATER] & s.land.revealed & ~closed)


def _ports(s: State, player: int) -> list[int]:
    return [n for n in each(figures(s, player)) if _goals(s, player, n)]


_EDUCATION: Final = (SILK, INCENSE, IRON, WHEAT)


@use("education", ABILITY["tech.education"], CITY_MANAGEMENT, _EDUCATION, aims=True)
@dataclass(slots=True, eq=False)
class Education(Frame):
    """One of each market resource: learn any tech free (X-105)."""

    player: int
    tech: int = -1

    def choose(self, s: State, _: int) -> Next:
        return Ask(self.player, LEARN_TECH, each(learnable(s, self.player)))

    def declare(self, s: State, tech: int) -> Next:
        self.tech = tech
        s.tell("names_tech", self.player, tech)
        return declared(s)

    def learn(self, s: State, _: int) -> Next:
        return Done() if is_cancelled(s, self.player) else Call(Learn(self.player, self.tech))

    @staticmethod
    def _ready(s: State, player: int) -> bool:
        return bool(learnable(s, player))
