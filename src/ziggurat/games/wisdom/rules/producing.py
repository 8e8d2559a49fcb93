"""Producing: what a city can make, what it costs, and where it goes (C-PRD, C-FIG, W-PRG)."""

from dataclasses import dataclass
from typing import Final

from ziggurat.core.bits import Bits, each
from ziggurat.core.flow import PASS, Ask, Call, Done, Frame, Goto, Next, pick, prompt
from ziggurat.core.hooks import Event, Override, union
from ziggurat.core.rows import put
from ziggurat.games.wisdom.content import (
    ARMY_COST,
    BUILDINGS,
    KINDS_OF,
    RUSH_PRODUCTION,
    RUSH_TRADE,
    SCOUT_COST,
    UNIT_TYPES,
    WALLS_COST,
)
from ziggurat.games.wisdom.options import (
    ARMY,
    BUILD,
    OBJECT,
    OBJECTS,
    PRODUCE,
    RAISE,
    SCOUT,
    SQUARE,
    UNIT_CARD,
    WALLS,
)
from ziggurat.games.wisdom.rules.battle import Assault
from ziggurat.games.wisdom.rules.building import (
    buildable,
    building_squares,
    in_supply,
    may_wall,
    put_building,
    put_walls,
)
from ziggurat.games.wisdom.rules.figures import (
    crowded,
    has_room,
    move_figure,
    spare_army,
    spare_scout,
    standing_ground,
)
from ziggurat.games.wisdom.rules.gains import GainUnit, drawable, spend_trade
from ziggurat.games.wisdom.rules.limits import rank, unlocked_types
from ziggurat.games.wisdom.rules.squares import (
    controlled,
    enemy_figures,
    markers_on,
    outskirts,
)
from ziggurat.games.wisdom.rules.sums import production
from ziggurat.games.wisdom.rules.uses import mark_used, once
from ziggurat.games.wisdom.rules.windows import CITY_WINDOW, Window, was_cancelled
from ziggurat.games.wisdom.rules.wonders import (
    FillMarket,
    put_wonder,
    wonder_built,
    wonder_cost,
    wonder_squares,
)
from ziggurat.games.wisdom.state import HOME, State

CHOOSE_OBJECT = prompt("produce", OBJECT, __name__)
CHOOSE_SECOND = prompt("produce_second", OBJECT, __name__)
CHOOSE_SQUARE = prompt("produce_where", SQUARE, __name__)
NO_SQUARE = -1

# (owner, player, 1 for the first of the turn): an army came onto the map by being built
army_built = Event("army_built")
FIRST_ARMY: Final = once("military_tradition")


@Override
def rush(s: State, player: int) -> int:
    """Production for each 3 trade (C-PRD-03)."""
    return RUSH_PRODUCTION


@Override
def unit_cost(s: State, player: int, unit_type: int) -> int:
    """A unit costs what its owner's rank says (C-UNT-05)."""
    return UNIT_TYPES[unit_type].costs[rank(s, player, unit_type)]


@Override
def may_split(s: State, player: int) -> bool:
    """May the production of a city make two objects this time?"""
    return False


def cost_of(s: State, player: int, thing: int) -> int:
    """What an object costs a player."""
    sort, which = divmod(thing, OBJECTS)
    if sort == UNIT_CARD:
        return unit_cost(s, player, which)
    if sort == BUILD:
        return BUILDINGS[which].cost
    if sort == RAISE:
        return wonder_cost(s, player, which)
    return {ARMY: ARMY_COST, SCOUT: SCOUT_COST, WALLS: WALLS_COST}[sort]


# Where


@union
def army_squares(s: State, player: int, city: int) -> Bits:
    """Where a city's army may be placed besides its own outskirts."""
    return 0


def figure_squares(s: State, player: int, city: int, army: bool) -> Bits:
    """Where a city may place a figure: outskirts where it may stand, for a capital its city-states
    too; an army may be placed among blockading enemies and fights (C-FIG-01 to C-FIG-07,
    W-CST-08)."""
    squares = outskirts(s, s.cities[player][city])
    if city == 0:
        squares |= controlled(s, player)
    if army:
        squares |= army_squares(s, player, city)
    squares &= standing_ground(s, player) & ~markers_on(s)
    if not army:
        squares &= ~enemy_figures(s, player)
    return squares & ~crowded(s, player)


def squares_for(s: State, player: int, city: int, thing: int) -> Bits:
    """Where a city may put an object on the map; 0 for what takes no square."""
    sort, which = divmod(thing, OBJECTS)
    centre = s.cities[player][city]
    if sort in (ARMY, SCOUT):
        return figure_squares(s, player, city, sort == ARMY)
    if sort == BUILD:
        return building_squares(s, player, centre, which)
    if sort == RAISE:
        return wonder_squares(s, player, centre)
    return 0


def possible(s: State, player: int, city: int) -> list[int]:
    """Everything a city could make and place, whatever it costs."""
    centre = s.cities[player][city]
    found = []
    if spare_army(s, player) != HOME and figure_squares(s, player, city, True):
        found.append(ARMY * OBJECTS)
    if spare_scout(s, player) != HOME and figure_squares(s, player, city, False):
        found.append(SCOUT * OBJECTS)
    types = [n for n in unlocked_types(s, player) if drawable(s, n)]
    found += [UNIT_CARD * OBJECTS + unit_type for unit_type in types]
    found += [BUILD * OBJECTS + building for building in buildable(s, player, centre)]
    if may_wall(s, player, centre):
        found.append(WALLS * OBJECTS)
    if wonder_squares(s, player, centre):
        found += [RAISE * OBJECTS + wonder for wonder in sorted(s.market)]
    return found


def pieces_left(s: State, player: int, thing: int) -> int:
    """How many of an object could be made; of walls and of each wonder there is one."""
    sort, which = divmod(thing, OBJECTS)
    if sort == ARMY:
        return s.armies[player].count(HOME)
    if sort == SCOUT:
        return s.scouts[player].count(HOME)
    if sort == UNIT_CARD:
        return sum(s.units_left[n] + s.units_used[n] for n in KINDS_OF[which])
    return in_supply(s, which) if sort == BUILD else 1


def budget(s: State, player: int, city: int) -> int:
    """The most a city can pay for: its production and all trade turned into it."""
    return production(s, player, city) + s.trade[player] // RUSH_TRADE * rush(s, player)


def objects(s: State, player: int, city: int) -> list[int]:
    """What a city can make now (D-31)."""
    most = budget(s, player, city)
    return [thing for thing in possible(s, player, city) if cost_of(s, player, thing) <= most]


def can_produce(s: State, player: int, city: int) -> bool:
    """Can a city make anything now? Units, which need no square, are quick to tell."""
    most = budget(s, player, city)
    for unit_type in unlocked_types(s, player):
        if unit_cost(s, player, unit_type) <= most and drawable(s, unit_type):
            return True
    return bool(objects(s, player, city))


def rush_steps(s: State, player: int, missing: int) -> int:
    """The least number of times that 3 trade must be turned into production (C-PRD-05)."""
    return -(-max(0, missing) // rush(s, player))


# The action


@dataclass(slots=True, eq=False)
class Produce(Frame):
    """Make an object (or two, where a card lets production be split) with one sum of production.
    What is left over is lost (C-PRD-02)."""

    player: int
    city: int
    things: tuple[int, ...] = ()
    squares: tuple[int, ...] = ()
    paid: int = 0  # what was made so far costs so much

    def choose(self, s: State, _: int) -> Next:
        if not self.things:
            return Ask(self.player, CHOOSE_OBJECT, objects(s, self.player, self.city))
        more = self._second(s)
        if not more:
            return Goto(Produce.pay)
        return Ask(self.player, CHOOSE_SECOND, (*more, PASS))

    def choose_square(self, s: State, thing: int) -> Next:
        if thing == PASS:
            return Goto(Produce.pay)
        self.things += (thing,)
        self.paid += cost_of(s, self.player, thing)
        squares = each(self._squares(s, thing))
        if not squares:
            return Goto(Produce.name_square, NO_SQUARE)
        return pick(self.player, CHOOSE_SQUARE, squares, Produce.name_square)

    def name_square(self, s: State, square: int) -> Next:
        self.squares += (square,)
        return Goto(Produce.choose if len(self.things) == 1 else Produce.pay)

    def pay(self, s: State, _: int) -> Next:
        missing = self.paid - production(s, self.player, self.city)
        steps = rush_steps(s, self.player, missing)
        if steps:
            spend_trade(s, self.player, steps * RUSH_TRADE)
            s.tell("rushes", self.player, steps * RUSH_TRADE)
        for thing, square in zip(self.things, self.squares, strict=True):
            s.tell("declares", self.player, self.city, thing, square)
        if len(self.things) == 2:
            split_used.happens(s, self.player, self.player)
        return None

    def others_may_cancel(self, s: State, _: int) -> Next:
        return Call(Window(CITY_WINDOW, self.player, self.city * 8 + PRODUCE))

    def make(self, s: State, _: int) -> Next:
        if was_cancelled(s):
            return Done()
        use_up(s, self.player, self.city)
        pairs = zip(self.things, self.squares, strict=True)
        return Call(*(Make(self.player, self.city, *pair) for pair in pairs))

    def _second(self, s: State) -> list[int]:
        """What the rest of one sum could make besides (C-PRD-07, Q-33)."""
        if len(self.things) != 1 or not may_split(s, self.player):
            return []
        most = budget(s, self.player, self.city) - self.paid
        return [
            thing
            for thing in possible(s, self.player, self.city)
            if cost_of(s, self.player, thing) <= most and self._is_there(s, thing)
        ]

    def _is_there(self, s: State, thing: int) -> bool:
        """Is there a second piece, and a place for it where it needs one?"""
        if thing == self.things[0] and pieces_left(s, self.player, thing) < 2:
            return False
        return thing // OBJECTS in (UNIT_CARD, WALLS) or self._squares(s, thing) != 0

    def _squares(self, s: State, thing: int) -> Bits:
        """Where an object may go besides what was declared before: two figures share a square if it
        has room, a figure and a piece do, two pieces do not."""
        found = squares_for(s, self.player, self.city, thing)
        for other, square in zip(self.things, self.squares, strict=False):
            if square != NO_SQUARE:
                figures = sum(each_ // OBJECTS in (ARMY, SCOUT) for each_ in (thing, other))
                if not figures or (figures == 2 and not has_room(s, self.player, square, 2)):
                    found &= ~(1 << square)
        return found


split_used = Event("split_used")  # (owner, player): production was split


def use_up(s: State, player: int, city: int) -> None:
    """A city that produces uses its program up, and what was given to it for this turn
    (W-PRG-04, C-PRD-06)."""
    s.programs &= ~(1 << s.cities[player][city])
    s.boost = put(s.boost, player, put(s.boost[player], city, 0))


@dataclass(slots=True, eq=False)
class Make(Frame):
    """Put an object into play."""

    player: int
    city: int
    thing: int
    square: int

    def make(self, s: State, _: int) -> Next:
        sort, which = divmod(self.thing, OBJECTS)
        centre = s.cities[self.player][self.city]
        if sort == ARMY:
            return Call(PlaceArmy(self.player, self.square))
        if sort == SCOUT:
            figure = spare_scout(s, self.player)
            move_figure(s, self.player, figure, self.square)
            s.tell("scout", self.player, self.square)
        elif sort == UNIT_CARD:
            return Call(GainUnit(self.player, which))
        elif sort == BUILD:
            put_building(s, self.player, centre, which, self.square)
        elif sort == WALLS:
            put_walls(s, self.player, centre)
        else:
            put_wonder(s, self.player, centre, which, self.square)
            wonder_built.happens(s, self.player, self.player, which)
        return None

    def fill_market(self, s: State, _: int) -> Next:
        return Call(FillMarket()) if self.thing // OBJECTS == RAISE else None


@dataclass(slots=True, eq=False)
class PlaceArmy(Frame):
    """A new army comes onto the map; among blockading enemies it fights at once (C-FIG-05)."""

    player: int
    square: int

    def place(self, s: State, _: int) -> Next:
        figure = spare_army(s, self.player)
        move_figure(s, self.player, figure, self.square)
        s.tell("army", self.player, self.square)
        first = not s.used[self.player] >> FIRST_ARMY & 1
        mark_used(s, self.player, FIRST_ARMY)
        army_built.happens(s, self.player, self.player, int(first))
        return None

    def fight(self, s: State, _: int) -> Next:
        if enemy_figures(s, self.player) >> self.square & 1:
            figure = s.armies[self.player].index(self.square)
            return Call(Assault(self.player, self.square, 1 << figure))
        return None
