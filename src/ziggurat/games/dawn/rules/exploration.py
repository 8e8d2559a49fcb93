"""Exploration: laying a new tile from the edge of a capital's tile (Terra Incognita p. 12)."""

from dataclasses import dataclass

from ziggurat.core.bits import Bits, each
from ziggurat.core.flow import NOBODY, Ask, Done, Frame, Goto, Next, Roll, reveal
from ziggurat.core.hexes import holes
from ziggurat.core.rows import put
from ziggurat.games.dawn.board import TILE, WATER_TOKEN
from ziggurat.games.dawn.content import RESOURCES
from ziggurat.games.dawn.options import PLACEMENT, placement_of, prompt
from ziggurat.games.dawn.options import TILE as TILE_KIND
from ziggurat.games.dawn.rules.map_tiles import TOUCH, hex_bits, ways_to_lay
from ziggurat.games.dawn.rules.pieces import supply
from ziggurat.games.dawn.state import State

DRAW_TILE = prompt("draw_tile", TILE_KIND)
PLACE_TILE = prompt("place_tile", PLACEMENT)


def edge_spaces(s: State) -> Bits:
    """Spaces a figure may explore from: on the map edge and on a tile with a capital star."""
    return s.board.map.edge & s.board.star_tiles


def may_explore(s: State) -> bool:
    """Is there a tile left to draw?"""
    return bool(s.stack_tiles or s.bottom or s.top)


@dataclass(slots=True, eq=False)
class Explore(Frame):
    """Draw the bottom tile of the stack and lay it touching four spaces, the explorer's among
    them; if that cannot be, it goes on top of the stack."""

    player: int
    space: int
    tile: int = 0

    def draw(self, s: State, _: int) -> Next:
        if s.bottom:
            return Goto(Explore.drawn, s.bottom[0])
        if s.stack_tiles:
            return Roll(DRAW_TILE, each(s.stack_tiles))
        return Goto(Explore.drawn, s.top[0]) if s.top else Done()

    def drawn(self, s: State, tile: int) -> Next:
        take_tile(s, tile)
        show_tile(s, tile)
        self.tile = tile
        return None

    def choose_place(self, s: State, _: int) -> Next:
        places = explored_placements(s, self.space)
        if not places:
            s.top = (*s.top, self.tile)
            s.tell("tile_put_back", self.player, self.tile)
            return Done()
        return Ask(self.player, PLACE_TILE, places)

    def place(self, s: State, placement: int) -> Next:
        lay_tile(s, self.tile, placement)
        s.tell("explored", self.player, self.tile)
        return Done()


def show_tile(s: State, tile: int) -> None:
    """Everybody sees a tile now, even if only one had looked at it before."""
    if s.secret >> tile & 1:
        s.secret &= ~(1 << tile)
        reveal(s, (1 << s.seats) - 1)


def take_tile(s: State, tile: int) -> None:
    """Take a tile out of the stack, wherever in it it is."""
    s.stack_tiles &= ~(1 << tile)
    s.bottom = tuple(other for other in s.bottom if other != tile)
    s.top = tuple(other for other in s.top if other != tile)


def explored_placements(s: State, space: int) -> list[int]:
    """Where a tile may be laid from a space: touching at least four spaces of the map, this one
    among them."""
    cells = s.board.map.cells
    taken, explorer = hex_bits(cells), hex_bits([cells[space]])
    return [
        placement
        for placement, around, _ in ways_to_lay(taken, explorer)
        if (around & taken).bit_count() >= TOUCH
    ]


def lay_tile(s: State, tile: int, placement: int) -> None:
    """Lay a tile, put a token on each of its icons, and fill the holes it closes with water."""
    side, turn, q, r = placement_of(placement)
    old = s.board.map.whole
    s.lay((TILE, tile, side, q, r, turn))
    fill_holes(s)
    populate(s, s.board.map.whole & ~old)


def fill_holes(s: State) -> None:
    """Lay a water token into every hole of the map."""
    gaps = holes(s.board.map)
    if gaps:
        s.lay(*((WATER_TOKEN, *gap) for gap in gaps))


def populate(s: State, spaces: Bits) -> None:
    """Put a token on every icon of these spaces, as far as the supply goes (base p. 4)."""
    for resource in range(len(RESOURCES)):
        for space in each(s.board.resource_icons[resource] & spaces):
            if supply(s, resource):
                s.resources_on = put(
                    s.resources_on, resource, s.resources_on[resource] | 1 << space
                )
    for letter, space in s.board.barbarian_icons.items():
        if spaces >> space & 1:
            s.barbarians = put(s.barbarians, letter, space)
    for number, space in s.board.city_state_spaces.items():
        if spaces >> space & 1:
            s.city_states = put(s.city_states, number, NOBODY)
    for number, space in s.board.natural_spaces.items():
        if spaces >> space & 1:
            s.natural = put(s.natural, number, NOBODY)
