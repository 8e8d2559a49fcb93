"""Techs that work outside battles. What a card only counts (speed, stacking, ranks, coins, hands,
unlocked things) is in its row."""

from dataclasses import dataclass

from ziggurat.core.bits import Bits, each
from ziggurat.core.flow import Ask, Call, Frame, Next, Roll, pick, prompt
from ziggurat.core.rows import put
from ziggurat.games.wisdom.content import (
    ABILITY,
    ANCIENT,
    ANY,
    CITY_MANAGEMENT,
    INCENSE,
    IRON,
    MEDIEVAL,
    MOVEMENT,
    SILK,
    TRADE_PHASE,
    URANIUM,
    WATER,
    WHEAT,
)
from ziggurat.games.wisdom.options import CITY, SEAT, SQUARE, UNIT, WONDER, choice
from ziggurat.games.wisdom.rules.aftermath import destroy_city
from ziggurat.games.wisdom.rules.building import destroy_building
from ziggurat.games.wisdom.rules.cities import give_action
from ziggurat.games.wisdom.rules.figures import has_room, move_figure, remove_figure
from ziggurat.games.wisdom.rules.gains import (
    gain_culture,
    gain_trade,
    kill_unit,
)
from ziggurat.games.wisdom.rules.movement import figures_there
from ziggurat.games.wisdom.rules.people import GainPerson
from ziggurat.games.wisdom.rules.research import LearnOne, learnable
from ziggurat.games.wisdom.rules.squares import (
    city_states_on,
    enemy_figures,
    figures,
    outskirts,
)
from ziggurat.games.wisdom.rules.uses import use
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
BOMB = prompt("bomb_city", SQUARE, __name__)
MONARCHS_WILL = choice("monarchs_will", "obsolete", "kill")
GUNPOWDER_USE = choice("gunpowder_use", "obsolete", "destroy")


# Extra production: one wheat for one city


@dataclass(slots=True, eq=False)
class Boost(Frame):
    """One own city has more production this turn; it is not doubled (X-01)."""

    player: int
    amount: int

    def choose(self, s: State, _: int) -> Next:
        return pick(self.player, BOOST_CITY, range(len(s.cities[self.player])), Boost.add)

    def add(self, s: State, city: int) -> Next:
        row = s.boost[self.player]
        s.boost = put(s.boost, self.player, put(row, city, row[city] + self.amount))
        s.tell("boost", self.player, city, self.amount)
        return None


@use("animal_husbandry", ABILITY["tech.animal_husbandry"], CITY_MANAGEMENT, (WHEAT,))
@dataclass(slots=True, eq=False)
class AnimalHusbandry(Frame):
    """1 wheat: 3 production for one city."""

    player: int

    def work(self, s: State, _: int) -> Next:
        return Call(Boost(self.player, 3))


@use("construction", ABILITY["tech.construction"], CITY_MANAGEMENT, (WHEAT,))
@dataclass(slots=True, eq=False)
class Construction(Frame):
    """1 wheat: 5 production for one city."""

    player: int

    def work(self, s: State, _: int) -> Next:
        return Call(Boost(self.player, 5))


@use("banking", ABILITY["tech.banking"], CITY_MANAGEMENT, (WHEAT,))
@dataclass(slots=True, eq=False)
class Banking(Frame):
    """1 wheat: 7 production for one city."""

    player: int

    def work(self, s: State, _: int) -> Next:
        return Call(Boost(self.player, 7))


# Culture for incense


@use("currency", ABILITY["tech.currency"], CITY_MANAGEMENT, (INCENSE,))
@dataclass(slots=True, eq=False)
class Currency(Frame):
    """1 incense: 3 culture."""

    player: int

    def gain(self, s: State, _: int) -> Next:
        gain_culture(s, self.player, 3)
        return None


@use("chivalry", ABILITY["tech.chivalry"], CITY_MANAGEMENT, (INCENSE,))
@dataclass(slots=True, eq=False)
class Chivalry(Frame):
    """1 incense: 5 culture."""

    player: int

    def gain(self, s: State, _: int) -> Next:
        gain_culture(s, self.player, 5)
        return None


@use("metal_casting", ABILITY["tech.metal_casting"], CITY_MANAGEMENT, (INCENSE,))
@dataclass(slots=True, eq=False)
class MetalCasting(Frame):
    """1 incense: 7 culture."""

    player: int

    def gain(self, s: State, _: int) -> Next:
        gain_culture(s, self.player, 7)
        return None


# Other abilities for resources


@use("horseback_riding", ABILITY["tech.horseback_riding"], TRADE_PHASE, (SILK,))
@dataclass(slots=True, eq=False)
class HorsebackRiding(Frame):
    """1 silk: 9 trade, and 6 for another player of one's choice."""

    player: int

    def gain(self, s: State, _: int) -> Next:
        gain_trade(s, self.player, 9)
        return None

    def choose(self, s: State, _: int) -> Next:
        others = [seat for seat in range(s.seats) if seat != self.player]
        return pick(self.player, GIVE_TRADE, others, HorsebackRiding.give)

    def give(self, s: State, seat: int) -> Next:
        gain_trade(s, seat, 6)
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


@use("monarchy", ABILITY["tech.monarchy"], CITY_MANAGEMENT, (SILK,))
@dataclass(slots=True, eq=False)
class Monarchy(Frame):
    """1 silk: make an ancient wonder obsolete, or kill a random unit of another player."""

    player: int

    def choose(self, s: State, _: int) -> Next:
        options = []
        if can_be_obsolete(s, 1 << ANCIENT):
            options.append(0)
        if _with_units(s, self.player):
            options.append(1)
        return pick(self.player, MONARCHS_WILL, options, Monarchy.do)

    def do(self, s: State, what: int) -> Next:
        if what == 0:
            return Call(ChooseObsolete(self.player, 1 << ANCIENT))
        return Call(KillRandomUnit(self.player))

    @staticmethod
    def _ready(s: State, player: int) -> bool:
        return bool(can_be_obsolete(s, 1 << ANCIENT) or _with_units(s, player))


def _with_units(s: State, player: int) -> list[int]:
    return [seat for seat in range(s.seats) if seat != player and any(s.units[seat])]


@dataclass(slots=True, eq=False)
class ChooseObsolete(Frame):
    """Make a wonder of these eras obsolete."""

    player: int
    eras: Bits

    def choose(self, s: State, _: int) -> Next:
        return Ask(self.player, OBSOLETE, can_be_obsolete(s, self.eras))

    def do(self, s: State, wonder: int) -> Next:
        return Call(MakeObsolete(wonder))


@dataclass(slots=True, eq=False)
class KillRandomUnit(Frame):
    """A random unit of another player's standing forces dies (Q-48)."""

    player: int
    victim: int = -1

    def choose(self, s: State, _: int) -> Next:
        return pick(self.player, KILL_UNIT_OF, _with_units(s, self.player), KillRandomUnit.name)

    def name(self, s: State, victim: int) -> Next:
        self.victim = victim
        return None

    def draw(self, s: State, _: int) -> Next:
        units = s.units[self.victim]
        kinds = [n for n, count in enumerate(units) if count]
        return Roll(RANDOM_UNIT, kinds, tuple(units[n] for n in kinds))

    def kill(self, s: State, kind: int) -> Next:
        kill_unit(s, self.victim, kind)
        s.tell("unit_dies", self.victim, kind)
        return None


@use("gunpowder", ABILITY["tech.gunpowder"], CITY_MANAGEMENT, (ANY, ANY))
@dataclass(slots=True, eq=False)
class Gunpowder(Frame):
    """Any 2 resources: make an ancient or medieval wonder obsolete, or destroy a building."""

    player: int

    def choose(self, s: State, _: int) -> Next:
        options = []
        if can_be_obsolete(s, 1 << ANCIENT | 1 << MEDIEVAL):
            options.append(0)
        if any(s.buildings):
            options.append(1)
        return pick(self.player, GUNPOWDER_USE, options, Gunpowder.do)

    def do(self, s: State, what: int) -> Next:
        if what == 0:
            return Call(ChooseObsolete(self.player, 1 << ANCIENT | 1 << MEDIEVAL))
        return Call(DestroyAny(self.player))

    @staticmethod
    def _ready(s: State, player: int) -> bool:
        return bool(any(s.buildings) or can_be_obsolete(s, 1 << ANCIENT | 1 << MEDIEVAL))


@dataclass(slots=True, eq=False)
class DestroyAny(Frame):
    """Destroy a building of any player."""

    player: int

    def choose(self, s: State, _: int) -> Next:
        squares = [n for mask in s.buildings for n in each(mask)]
        return Ask(self.player, DESTROY_BUILDING, sorted(squares))

    def destroy(self, s: State, square: int) -> Next:
        destroy_building(s, square)
        return None


@use("steam_power", ABILITY["tech.steam_power"], CITY_MANAGEMENT, (SILK,))
@dataclass(slots=True, eq=False)
class SteamPower(Frame):
    """1 silk: move all own figures of one square to any water square without enemies, within the
    stacking limit; they do not move again this turn (Q-28)."""

    player: int
    start: int = -1

    def choose(self, s: State, _: int) -> Next:
        return Ask(self.player, SAIL_FROM, _ports(s, self.player))

    def choose_goal(self, s: State, start: int) -> Next:
        self.start = start
        return Ask(self.player, SAIL_TO, _goals(s, self.player, start))

    def sail(self, s: State, goal: int) -> Next:
        for figure in figures_there(s, self.player, self.start, unmoved=False):
            move_figure(s, self.player, figure, goal)
            s.tired = put(s.tired, self.player, s.tired[self.player] | 1 << figure)
        s.tell("sails", self.player, self.start, goal)
        return None

    @staticmethod
    def _ready(s: State, player: int) -> bool:
        return bool(_ports(s, player))


def _goals(s: State, player: int, start: int) -> list[int]:
    count = len(figures_there(s, player, start, unmoved=False))
    squares = s.land.terrain[WATER] & s.land.revealed & ~enemy_figures(s, player) & ~(1 << start)
    return [n for n in each(squares) if has_room(s, player, n, count)]


def _ports(s: State, player: int) -> list[int]:
    return [n for n in each(figures(s, player)) if _goals(s, player, n)]


@use("education", ABILITY["tech.education"], CITY_MANAGEMENT, (SILK, INCENSE, IRON, WHEAT))
@dataclass(slots=True, eq=False)
class Education(Frame):
    """One of each market resource: learn any tech free (X-105)."""

    player: int

    def learn(self, s: State, _: int) -> Next:
        return Call(LearnOne(self.player, learnable(s, self.player)))

    @staticmethod
    def _ready(s: State, player: int) -> bool:
        return bool(learnable(s, player))


@use("atomic_power", ABILITY["tech.atomic_theory"], CITY_MANAGEMENT, (URANIUM,))
@dataclass(slots=True, eq=False)
class AtomicPower(Frame):
    """1 uranium: one more action with each own city; not the capital of an Anarchy (X-09)."""

    player: int

    def give(self, s: State, _: int) -> Next:
        for city in range(len(s.actions)):
            give_action(s, self.player, city)
        return None


@use("atomic_bomb", ABILITY["tech.atomic_theory"], MOVEMENT, (URANIUM,))
@dataclass(slots=True, eq=False)
class AtomicBomb(Frame):
    """1 uranium: destroy a city that is no capital, with all in its outskirts; figures of any
    player there are gone (X-100)."""

    player: int

    def choose(self, s: State, _: int) -> Next:
        return Ask(self.player, BOMB, _bombable(s))

    def destroy(self, s: State, centre: int) -> Next:
        around = outskirts(s, centre) & ~city_states_on(s)
        for seat in range(s.seats):
            rows = (*s.armies[seat], *s.scouts[seat])
            for figure, square in enumerate(rows):
                if square >= 0 and around >> square & 1:
                    remove_figure(s, seat, figure)
        owner = next(n for n in range(s.seats) if centre in s.cities[n])
        destroy_city(s, owner, centre)
        return None

    @staticmethod
    def _ready(s: State, player: int) -> bool:
        return bool(_bombable(s))


def _bombable(s: State) -> list[int]:
    return sorted(centre for cities in s.cities for centre in cities[1:])
