"""Unique culture and science cards."""

from dataclasses import dataclass

from ziggurat.core.bits import Bits, each
from ziggurat.core.flow import PASS, Ask, Call, Done, Frame, Goto, Next, Roll, pick
from ziggurat.games.dawn.cards.terra.unique.rows import unique
from ziggurat.games.dawn.content import (
    CULTURE,
    MOUNTAIN,
    NATURAL_WONDERS,
    SCIENCE,
)
from ziggurat.games.dawn.options import SPACE, TILE, choice, prompt
from ziggurat.games.dawn.rules.conquest import SettleCity
from ziggurat.games.dawn.rules.culture import PLACE_TOKEN, PlaceToken, PlaceTokens, placeable
from ziggurat.games.dawn.rules.exploration import (
    DRAW_TILE,
    PLACE_TILE,
    explored_placements,
    lay_tile,
    may_explore,
    show_tile,
    take_tile,
)
from ziggurat.games.dawn.rules.focus_row import FIFTH_SLOT
from ziggurat.games.dawn.rules.pieces import (
    aggression,
    army_spaces,
    cities_of,
    friendly,
    mature_cities,
    owner_at,
    pacts,
    unused_cities,
)
from ziggurat.games.dawn.rules.science import AdvanceTech
from ziggurat.games.dawn.rules.trade import ALL_LANES, GainTrade
from ziggurat.games.dawn.state import HOME, State

SWAP_CITY = prompt("swap_city", SPACE)
PEEK = choice("peek", "stop", "look")
LAY_SEEN_TILE = prompt("lay_seen_tile", TILE)
LOOK_FROM = prompt("look_from", SPACE)
RETURN_TILE = prompt("return_tile", TILE)
TOP_OR_BOTTOM = choice("top_or_bottom", "top", "bottom")


# Culture


@dataclass(slots=True, eq=False)
class SwapCity(Frame):
    """Swap a rival's city (no capital, no army there, at most so many spaces from a city of yours)
    for one of your unused cities."""

    player: int
    reach: int

    def choose(self, s: State, _: int) -> Next:
        spaces = swappable_cities(s, self.player, cities_of(s, self.player), self.reach)
        return Ask(self.player, SWAP_CITY, (*each(spaces), PASS)) if spaces else Done()

    def swap(self, s: State, space: int) -> Next:
        return Done() if space == PASS else swapped_city(s, self.player, space)


def swapped_city(s: State, player: int, space: int) -> Next:
    """An unused city of a player takes the place of a rival's."""
    aggression.happens(s, player, player, owner_at(s, space))
    return Call(SettleCity(player, space))


def swappable_cities(s: State, player: int, start: Bits, reach: int) -> Bits:
    """Rival cities that an ability may replace."""
    if not unused_cities(s, player):
        return 0
    spaces = 0
    for seat, cities in enumerate(s.cities):
        if seat != player and not pacts(s, player) >> seat & 1:
            spaces |= cities & ~(1 << s.capital[seat])
    return spaces & ~army_spaces(s) & s.board.map.within(start, reach)


def _radio(player: int, slot: int, lane: int) -> tuple[Frame, ...]:
    tokens = PlaceTokens(player, slot, lane, 3)
    again = PlaceTokens(player, slot, lane, 0)
    return (tokens, SwapCity(player, 4), again) if slot == FIFTH_SLOT else (tokens,)


unique("radio", "america", CULTURE, 4, _radio)


@dataclass(slots=True, eq=False)
class TradeForCities(Frame):
    """A trade token per mature city."""

    player: int

    def gain(self, s: State, _: int) -> Next:
        count = mature_cities(s, self.player).bit_count()
        return Call(GainTrade(self.player, count, ALL_LANES)) if count else Done()


unique(
    "humanism",
    "france",
    CULTURE,
    3,
    lambda player, slot, lane: (
        PlaceTokens(player, slot, lane, 2, wide=True),
        TradeForCities(player),
        PlaceTokens(player, slot, lane, 0, wide=True),
    ),
)


@dataclass(slots=True, eq=False)
class PlaceOnMountain(Frame):
    """Place a control token on a mountain bordering a friendly space."""

    player: int

    def choose(self, s: State, _: int) -> Next:
        border = s.board.map.beside(friendly(s, self.player))
        spaces = border & s.board.of_terrain[MOUNTAIN] & placeable(s, self.player)
        return Ask(self.player, PLACE_TOKEN, (*each(spaces), PASS)) if spaces else Done()

    def place(self, s: State, space: int) -> Next:
        return Done() if space == PASS else Call(PlaceToken(self.player, space))


def _state_workforce(player: int, slot: int, lane: int) -> tuple[Frame, ...]:
    tokens = PlaceTokens(player, slot, lane, 2)
    return (tokens, PlaceOnMountain(player)) if slot == FIFTH_SLOT else (tokens,)


unique("state_workforce", "inca", CULTURE, 2, _state_workforce)


# Science


@dataclass(slots=True, eq=False)
class Writing(Frame):
    """Dial by the slot, and one space more while you control a world wonder."""

    player: int
    slot: int
    lane: int

    def advance(self, s: State, _: int) -> Next:
        more = 1 if s.wonders[self.player] else 0
        return Call(AdvanceTech(self.player, self.slot + more, self.lane))


unique(
    "writing",
    "china",
    SCIENCE,
    1,
    lambda player, slot, lane: (Writing(player, slot, lane),),
    compulsory=True,
)


@dataclass(slots=True, eq=False)
class NaturalHistory(Frame):
    """Dial by the slot and by the number of resource types you own, natural wonders included."""

    player: int
    slot: int
    lane: int

    def advance(self, s: State, _: int) -> Next:
        types = {r for r, count in enumerate(s.resources[self.player]) if count}
        types |= {
            NATURAL_WONDERS[n].resource for n, who in enumerate(s.natural) if who == self.player
        }
        return Call(AdvanceTech(self.player, self.slot + len(types), self.lane))


unique(
    "natural_history",
    "england",
    SCIENCE,
    3,
    lambda player, slot, lane: (NaturalHistory(player, slot, lane),),
    compulsory=True,
)


@dataclass(slots=True, eq=False)
class Astronomy(Frame):
    """Look at up to two tiles from the bottom of the stack; one of them may be laid from an edge
    space of your capital's tile, the others go back to top or bottom, in your order."""

    player: int
    seen: tuple[int, ...] = ()
    tile: int = 0
    space: int = HOME

    def offer(self, s: State, _: int) -> Next:
        if len(self.seen) == 2 or not may_explore(s):
            return Goto(Astronomy.choose_tile)
        return Ask(self.player, PEEK, (0, 1))

    def look(self, s: State, answer: int) -> Next:
        if not answer:
            return Goto(Astronomy.choose_tile)
        if s.bottom:
            return Goto(Astronomy.see, s.bottom[0])
        if s.stack_tiles:
            return Roll(DRAW_TILE, each(s.stack_tiles))
        return Goto(Astronomy.see, s.top[0])

    def see(self, s: State, tile: int) -> Next:
        take_tile(s, tile)
        s.scout = self.player
        s.secret |= 1 << tile
        self.seen = (*self.seen, tile)
        return Goto(Astronomy.offer)

    def choose_tile(self, s: State, _: int) -> Next:
        if not self.seen or not _lookouts(s, self.player):
            return Goto(Astronomy.choose_return)
        return Ask(self.player, LAY_SEEN_TILE, (*sorted(self.seen), PASS))

    def choose_space(self, s: State, tile: int) -> Next:
        if tile == PASS:
            return Goto(Astronomy.choose_return)
        self.tile = tile
        return pick(self.player, LOOK_FROM, _lookouts(s, self.player), Astronomy.choose_place)

    def choose_place(self, s: State, space: int) -> Next:
        return Ask(self.player, PLACE_TILE, explored_placements(s, space))

    def lay(self, s: State, placement: int) -> Next:
        show_tile(s, self.tile)
        lay_tile(s, self.tile, placement)
        s.tell("explored", self.player, self.tile)
        self.seen = tuple(tile for tile in self.seen if tile != self.tile)
        return None

    def choose_return(self, s: State, _: int) -> Next:
        if not self.seen:
            return Done()
        return pick(self.player, RETURN_TILE, sorted(self.seen), Astronomy.choose_end)

    def choose_end(self, s: State, tile: int) -> Next:
        self.tile = tile
        return Ask(self.player, TOP_OR_BOTTOM, (0, 1))

    def put_back(self, s: State, where: int) -> Next:
        self.seen = tuple(tile for tile in self.seen if tile != self.tile)
        if where == 0:
            s.top = (*s.top, self.tile)
        else:
            s.bottom = (self.tile, *s.bottom)
        return Goto(Astronomy.choose_return)


def _lookouts(s: State, player: int) -> list[int]:
    """Edge spaces of a player's capital tile from which a tile can be laid."""
    home = s.board.laid_at[s.capital[player]]
    return [
        space
        for space in each(s.board.map.edge)
        if s.board.laid_at[space] == home and explored_placements(s, space)
    ]


unique(
    "astronomy",
    "poland",
    SCIENCE,
    2,
    lambda player, slot, lane: (Astronomy(player), AdvanceTech(player, slot, lane)),
    compulsory=True,
)
