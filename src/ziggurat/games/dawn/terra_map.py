"""The starting map of the expansion: core, forts, capital tiles, and the stack (Terra Incognita
p. 5). The rest of the map is explored."""

from dataclasses import dataclass

from ziggurat.core.bits import Bits, bits_of, each
from ziggurat.core.flow import Ask, Done, Frame, Goto, Next, Roll
from ziggurat.core.hexes import Hex, around
from ziggurat.core.rows import put
from ziggurat.games.dawn.board import FORT, SIDES, TILE, cells_of
from ziggurat.games.dawn.data.layouts import CORE
from ziggurat.games.dawn.data.tiles import CAPITAL, HUB, TILES
from ziggurat.games.dawn.map_building import CORE_SIDE, place_capital
from ziggurat.games.dawn.options import PLACEMENT, SEAT, placement_code, placement_of, prompt
from ziggurat.games.dawn.rules.barbarians import DIE
from ziggurat.games.dawn.rules.exploration import DRAW_TILE, PLACE_TILE, fill_holes
from ziggurat.games.dawn.rules.map_tiles import TOUCH, hex_bits, ways_to_lay
from ziggurat.games.dawn.state import State

DRAW_FIRST = prompt("draw_first", SEAT)
PLACE_FORT = prompt("place_fort", PLACEMENT)

_FORT_TOUCH = 2


@dataclass(slots=True, eq=False)
class DealStart(Frame):
    """A capital tile for each player, the first player by lot, all other tiles into the stack, and
    two or four of them as the core, on the side a die gives."""

    core: tuple[int, ...] = ()

    def deal_capital(self, s: State, _: int) -> Next:
        if all(s.hands):
            return Goto(DealStart.draw_first)
        dealt = [tile for hand in s.hands for tile in hand]
        capitals = [n for n, tile in TILES.items() if tile.kind == CAPITAL and n not in dealt]
        return Roll(DRAW_TILE, capitals)

    def take_capital(self, s: State, tile: int) -> Next:
        player = next(seat for seat, hand in enumerate(s.hands) if not hand)
        s.hands = put(s.hands, player, (tile,))
        return Goto(DealStart.deal_capital)

    def draw_first(self, s: State, _: int) -> Next:
        return Roll(DRAW_FIRST, range(s.seats))

    def make_stack(self, s: State, player: int) -> Next:
        s.first = player
        s.stack_tiles = bits_of([n for n, tile in TILES.items() if tile.kind != CAPITAL])
        return None

    def draw_core(self, s: State, _: int) -> Next:
        if len(self.core) == core_tiles(s):
            return Goto(DealStart.roll_side)
        return Roll(DRAW_TILE, each(s.stack_tiles))

    def take_core(self, s: State, tile: int) -> Next:
        s.stack_tiles &= ~(1 << tile)
        self.core = (*self.core, tile)
        return Goto(DealStart.draw_core)

    def roll_side(self, s: State, _: int) -> Next:
        return Roll(CORE_SIDE, DIE)

    def lay_core(self, s: State, die: int) -> Next:
        side = 0 if die <= 3 else 1
        places = zip(self.core, CORE[SIDES[side]], strict=False)
        s.lay(*((TILE, tile, side, *hub, turn) for tile, (hub, turn) in places))
        return Done()


def core_tiles(s: State) -> int:
    """How many tiles make the core."""
    return 2 if s.seats <= 3 else 4


def core_hexes(s: State) -> set[Hex]:
    """Hexes of the core tiles; they are laid before everything else."""
    tiles = core_tiles(s)
    return {s.board.map.cells[n] for n, laid in enumerate(s.board.laid_at) if laid < tiles}


def fort_hexes(s: State) -> set[Hex]:
    return {(laid[1], laid[2]) for laid in s.layout if laid[0] == FORT}


@dataclass(slots=True, eq=False)
class PlaceForts(Frame):
    """From the first player on, each places a fort beside the core."""

    placed: int = 0

    def choose(self, s: State, _: int) -> Next:
        if self.placed == s.seats:
            return Done()
        player = (s.first + self.placed) % s.seats
        options = [placement_code(0, 0, *where) for where in fort_places(s)]
        return Ask(player, PLACE_FORT, options)

    def place(self, s: State, placement: int) -> Next:
        _, _, q, r = placement_of(placement)
        s.lay((FORT, q, r))
        s.tell("fort_placed", (s.first + self.placed) % s.seats, len(s.board.map.cells) - 1)
        self.placed += 1
        return Goto(PlaceForts.choose)


def fort_places(s: State) -> list[Hex]:
    """Hexes beside the core that touch two of its spaces, no fort and no city-state; if there is
    none, those that touch most. The last fort must leave room for all capital tiles; before it,
    whatever the core, some place for the next fort always does."""
    core, forts = core_hexes(s), fort_hexes(s)
    cells = s.board.map.cells
    barred = forts | {cells[space] for space in s.board.city_state_spaces.values()}
    rim = sorted({hex_ for cell in core for hex_ in around(cell)} - core - forts)
    contacts = {where: len(core.intersection(around(where))) for where in rim}
    fit = [
        where
        for where in rim
        if contacts[where] >= _FORT_TOUCH and barred.isdisjoint(around(where))
    ]
    kind = fit
    if len(forts) == s.seats - 1:
        taken = hex_bits(core | forts)
        ways = ways_to_lay(taken, taken, TOUCH - 1)
        kind = [w for w in fit if _capitals_fit(ways, taken, hex_bits([w]), s.seats)]
    most = max(contacts.values())
    return kind or fit or [where for where in rim if contacts[where] == most]


def _capitals_fit(ways: list[tuple[int, Bits, Bits]], taken: Bits, fort: Bits, seats: int) -> bool:
    """Is there room for all capital tiles round a core with its forts, and one fort more? These are
    the ways to lay a tile without it, if need be with one contact too few."""
    ground = taken | fort
    fit = [
        covered
        for _, around, covered in ways
        if not covered & fort and (around & ground).bit_count() >= TOUCH
    ]
    return _room(fit, seats)


@dataclass(slots=True, eq=False)
class PlaceCapitals(Frame):
    """From the first player on, each lays his capital tile against the core and the forts and puts
    his capital on its star; then holes are filled with water."""

    placed: int = 0

    def choose(self, s: State, _: int) -> Next:
        if self.placed == s.seats:
            return Goto(PlaceCapitals.fill_holes)
        player = (s.first + self.placed) % s.seats
        return Ask(player, PLACE_TILE, capital_placements(s, self.placed))

    def place(self, s: State, placement: int) -> Next:
        player = (s.first + self.placed) % s.seats
        side, turn, q, r = placement_of(placement)
        tile = s.hands[player][0]
        s.hands = put(s.hands, player, ())
        s.lay((TILE, tile, side, q, r, turn))
        star = cells_of(side, (q, r), turn)[HUB]
        place_capital(s, player, s.board.map.index[star])
        s.tell("tile_placed", player, tile)
        self.placed += 1
        return Goto(PlaceCapitals.choose)

    def fill_holes(self, s: State, _: int) -> Next:
        fill_holes(s)
        return Done()


def _legal(s: State) -> list[tuple[int, Bits]]:
    """(placement, hexes covered) of a capital tile that touches four spaces of the core or forts;
    if there is none, where it touches most of them. All tiles have the same outline."""
    taken = hex_bits(s.board.map.cells)
    ground = hex_bits(core_hexes(s) | fort_hexes(s))
    ways: list[tuple[int, Bits, Bits]] = []
    for touch in range(TOUCH, 0, -1):
        ways = ways or ways_to_lay(taken, ground, touch)
    return [(placement, covered) for placement, _, covered in ways]


def capital_placements(s: State, placed: int) -> list[int]:
    """Where the next capital tile may be laid, without leaving a later player no place. Other
    capital tiles count for nothing, so the later tiles need only find room that is left."""
    ways = _legal(s)
    later = s.seats - placed - 1
    kind = [
        placement
        for placement, covered in ways
        if _room([other for _, other in ways if not other & covered], later)
    ]
    return kind or [placement for placement, _ in ways]


def _room(ways: list[Bits], tiles: int) -> bool:
    """Can so many tiles be laid in these ways, given by the hexes they cover, without overlap?"""
    return not tiles or any(
        _room([other for other in ways[n:] if not other & covered], tiles - 1)
        for n, covered in enumerate(ways)
    )
