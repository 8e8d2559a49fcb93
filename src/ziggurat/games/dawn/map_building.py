"""Advanced map building (base p. 14): the core, then tiles placed in turn."""

from dataclasses import dataclass
from typing import Final

from ziggurat.core.bits import Bits
from ziggurat.core.flow import NOBODY, Ask, Done, Frame, Goto, Next, Roll, pick
from ziggurat.core.hexes import Hex, holes
from ziggurat.core.rows import put
from ziggurat.games.dawn.board import SIDES, TILE, WATER_TOKEN, cells_of
from ziggurat.games.dawn.data.layouts import CORE
from ziggurat.games.dawn.data.tiles import (
    CAPITAL,
    CITY_STATE,
    HUB,
    LAST_BASE_TILE,
    NATURAL,
    TILES,
)
from ziggurat.games.dawn.options import NUMBER, SEAT, placement_of, prompt
from ziggurat.games.dawn.options import TILE as TILE_KIND
from ziggurat.games.dawn.rules.barbarians import DIE
from ziggurat.games.dawn.rules.exploration import DRAW_TILE, PLACE_TILE
from ziggurat.games.dawn.rules.map_tiles import TOUCH, beside, hex_bits, ways_to_lay
from ziggurat.games.dawn.state import State

CORE_SIDE = prompt("core_side", NUMBER)
DRAW_START = prompt("draw_start", SEAT)
CHOOSE_TILE = prompt("choose_tile", TILE_KIND)

_TILES_BESIDES_CAPITAL: Final = 2


def place_capital(s: State, player: int, space: int) -> None:
    s.capital = put(s.capital, player, space)
    s.cities = put(s.cities, player, s.cities[player] | 1 << space)


@dataclass(slots=True, eq=False)
class DealTiles(Frame):
    """A capital tile for each player; the core of two natural wonder and two city-state tiles on
    the side a die gives; then two of the remaining tiles for each player."""

    drawn: tuple[int, ...] = ()  # core tiles, unordered
    order: tuple[int, ...] = ()  # core tiles in the order of their places
    side: int = 0

    def deal_capital(self, s: State, _: int) -> Next:
        if all(s.hands):
            return Goto(DealTiles.draw_core)
        dealt = [tile for hand in s.hands for tile in hand]
        return Roll(DRAW_TILE, [t for t in _of_kind(CAPITAL) if t not in dealt])

    def take_capital(self, s: State, tile: int) -> Next:
        player = next(seat for seat, hand in enumerate(s.hands) if not hand)
        s.hands = put(s.hands, player, (tile,))
        return Goto(DealTiles.deal_capital)

    def draw_core(self, s: State, _: int) -> Next:
        for kind in (NATURAL, CITY_STATE):
            tiles = _of_kind(kind)
            if sum(tile in tiles for tile in self.drawn) < 2:
                return Roll(DRAW_TILE, [tile for tile in tiles if tile not in self.drawn])
        return Goto(DealTiles.roll_side)

    def take_core(self, s: State, tile: int) -> Next:
        self.drawn = (*self.drawn, tile)
        return Goto(DealTiles.draw_core)

    def roll_side(self, s: State, _: int) -> Next:
        return Roll(CORE_SIDE, DIE)

    def set_side(self, s: State, die: int) -> Next:
        self.side = 0 if die <= 3 else 1
        return None

    def draw_next_core_tile(self, s: State, _: int) -> Next:
        left = [tile for tile in self.drawn if tile not in self.order]
        if not left:
            return Goto(DealTiles.deal_tile)
        return Roll(DRAW_TILE, left)

    def lay_core_tile(self, s: State, tile: int) -> Next:
        hub, turn = CORE[SIDES[self.side]][len(self.order)]
        self.order = (*self.order, tile)
        s.lay((TILE, tile, self.side, *hub, turn))
        return Goto(DealTiles.draw_next_core_tile)

    def deal_tile(self, s: State, _: int) -> Next:
        if all(len(hand) == 1 + _TILES_BESIDES_CAPITAL for hand in s.hands):
            return Done()
        dealt = [tile for hand in s.hands for tile in hand]
        return Roll(
            DRAW_TILE,
            [
                number
                for number, tile in TILES.items()
                if number <= LAST_BASE_TILE
                and tile.kind != CAPITAL
                and number not in dealt
                and number not in self.order
            ],
        )

    def take_tile(self, s: State, tile: int) -> Next:
        player = next(n for n, hand in enumerate(s.hands) if len(hand) < 3)
        s.hands = put(s.hands, player, (*s.hands[player], tile))
        return Goto(DealTiles.deal_tile)


def _of_kind(kind: str) -> list[int]:
    """Base tiles of a kind."""
    return [n for n, tile in TILES.items() if tile.kind == kind and n <= LAST_BASE_TILE]


@dataclass(slots=True, eq=False)
class BuildMap(Frame):
    """From a random player on, clockwise, each places one of his tiles, until all lie."""

    player: int = NOBODY
    tile: int = 0

    def draw_start(self, s: State, _: int) -> Next:
        return Roll(DRAW_START, range(s.seats))

    def start(self, s: State, player: int) -> Next:
        self.player = player
        return None

    def choose_tile(self, s: State, _: int) -> Next:
        hand = s.hands[self.player]
        if not hand:
            return Done()
        return pick(self.player, CHOOSE_TILE, sorted(hand), BuildMap.choose_place)

    def choose_place(self, s: State, tile: int) -> Next:
        self.tile = tile
        return Ask(self.player, PLACE_TILE, placements(s))

    def place(self, s: State, placement: int) -> Next:
        side, turn, q, r = placement_of(placement)
        s.lay((TILE, self.tile, side, q, r, turn))
        if TILES[self.tile].kind == CAPITAL:
            star = s.board.map.index[cells_of(side, (q, r), turn)[HUB]]
            place_capital(s, self.player, star)
        gaps = holes(s.board.map)
        if gaps:
            s.lay(*((WATER_TOKEN, q, r) for q, r in gaps))
        s.hands = put(
            s.hands, self.player, tuple(t for t in s.hands[self.player] if t != self.tile)
        )
        s.tell("tile_placed", self.player, self.tile)
        self.player = (self.player + 1) % s.seats
        return Goto(BuildMap.choose_tile)


def placements(s: State) -> list[int]:
    """Where a tile may be laid: touching four spaces of tiles and the core; if it cannot touch the
    core, a tile that touches it; if it fits nowhere so, where it touches most (base p. 14). All
    tiles have the same outline, so it does not matter which one it is."""
    on_tiles, core, by_core = _ground(s)
    taken = hex_bits(s.board.map.cells)
    fits: list[tuple[int, int]] = []  # (contacts, placement)
    at_core: list[int] = []
    next_to_core: list[int] = []
    for placement, beside_it, _ in ways_to_lay(taken, taken):
        touched = beside_it & on_tiles
        contacts = touched.bit_count()
        fits.append((contacts, placement))
        if contacts >= TOUCH:
            if touched & core:
                at_core.append(placement)
            elif touched & by_core:
                next_to_core.append(placement)
    most = max(contacts for contacts, _ in fits)
    return at_core or next_to_core or [p for contacts, p in fits if contacts == most]


def _ground(s: State) -> tuple[Bits, Bits, Bits]:
    """Hexes of all tiles laid, of the core, and of the tiles that touch the core."""
    tiles: dict[int, list[Hex]] = {}
    for space, laid in enumerate(s.board.laid_at):
        if s.layout[laid][0] == TILE:
            tiles.setdefault(laid, []).append(s.board.map.cells[space])
    hexes = {laid: hex_bits(cells) for laid, cells in tiles.items()}
    core = sum(bits for laid, bits in hexes.items() if laid < len(CORE["A"]))
    rim = beside(core)
    return sum(hexes.values()), core, sum(bits for bits in hexes.values() if bits & rim)
