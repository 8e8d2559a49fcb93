"""The map and all that lies on it, for a table to draw."""

from functools import lru_cache

from ziggurat.core.bits import Bits, each
from ziggurat.core.codec import digest, plain
from ziggurat.core.flow import NOBODY
from ziggurat.games.sketch import UNKNOWN, Sketch, sketched
from ziggurat.games.wisdom.board import grid_of, ground_of, land_of
from ziggurat.games.wisdom.content import (
    BUILDINGS,
    CITY_STATES,
    COIN,
    CULTURE,
    GREAT_PEOPLE,
    ICONS,
    LAYOUTS,
    MOVEMENT,
    RELICS,
    RESOURCES,
    SQUARES,
    TERRAINS,
    WONDERS,
)
from ziggurat.games.wisdom.options import square_name
from ziggurat.games.wisdom.rules.squares import all_outskirts, controlled
from ziggurat.games.wisdom.scene.model import Blockade, Figure, Ground, Piece, Square, Yield
from ziggurat.games.wisdom.state import State


def ground(s: State) -> Ground:
    """The map as it is printed, with what disasters made of it; equal maps share one."""
    return _ground(s.seats, s.laid, s.desert, s.grass)


@lru_cache(maxsize=64)
def _ground(players: int, laid: tuple[int, ...], desert: Bits, grass: Bits) -> Ground:
    grid, printed = grid_of(players), ground_of(laid)
    empty = land_of(players, laid, (desert, grass), (), (), (), ())
    changed = desert | grass
    terrain = _by_square([TERRAINS[n] for n in range(len(TERRAINS))], empty.terrain)
    resource = _by_square(list(RESOURCES), [found & ~changed for found in printed.resources])
    squares = [
        Square(
            x,
            y,
            terrain.get(n, ""),
            n // SQUARES,
            square_name(grid, n),
            resource.get(n, ""),
            empty.amount(CULTURE, 1 << n),
            empty.amount(COIN, 1 << n),
        )
        for n, (x, y) in enumerate(grid.cells)
    ]
    layout = LAYOUTS[players]
    key = digest(plain((players, laid, desert, grass)))[:16]
    return Ground(key, layout.width, layout.height, squares)


def _by_square(names: list[str], sets: "list[Bits] | tuple[Bits, ...]") -> dict[int, str]:
    """The name of each square's set."""
    return {square: names[n] for n, squares in enumerate(sets) for square in each(squares)}


def yields(s: State) -> list[Yield]:
    """What each square gives now."""
    amounts = [[0] * len(s.land.grid.cells) for _ in ICONS]
    for icon, row in enumerate(amounts):
        for power, squares in enumerate(s.land.icon_planes(icon)):
            for square in each(squares):
                row[square] += 1 << power
    return [Yield(*found) for found in zip(*amounts, strict=True)]


def owners(s: State) -> list[int]:
    """Whose city or outskirts each square is."""
    found = [NOBODY] * len(s.land.grid.cells)
    for seat, cities in enumerate(s.cities):
        for centre in cities:
            found[centre] = seat
            for square in each(s.land.grid.around.near[centre]):
                found[square] = seat
    return found


def pieces(s: State, owner: list[int]) -> list[Piece]:
    """Everything on the map but figures."""
    found = []
    for seat, cities in enumerate(s.cities):
        for number, square in enumerate(cities):
            kind, bit = "city" if number else "capital", 1 << square
            walls, program = bool(s.walls & bit), bool(s.programs & bit)
            found.append(Piece(square, kind, "", seat, walls, program))
    for number, squares in enumerate(s.buildings):
        slug = BUILDINGS[number].slug
        found += [Piece(square, "building", slug, owner[square]) for square in each(squares)]
    for number, square in enumerate(s.wonder_on):
        if square >= 0:
            found.append(Piece(square, "wonder", WONDERS[number].slug, owner[square]))
    for number, squares in enumerate(s.people_on):
        slug = GREAT_PEOPLE[number].slug
        found += [Piece(square, "person", slug, owner[square]) for square in each(squares)]
    found += [Piece(square, "hut") for square in each(s.huts)]
    found += [Piece(square, "village") for square in each(s.villages)]
    for number, square in enumerate(s.relics):
        if square >= 0:
            found.append(Piece(square, "relic", RELICS[number].slug))
    for number, square in enumerate(s.city_states):
        if square >= 0:
            holders = [seat for seat in range(s.seats) if controlled(s, seat) >> square & 1]
            seat = holders[0] if holders else NOBODY
            found.append(Piece(square, "city_state", CITY_STATES[number].slug, seat))
    return found


def figures(s: State) -> list[Figure]:
    """Armies and scouts on the map."""
    found = []
    for seat in range(s.seats):
        armies, scouts = s.armies[seat], s.scouts[seat]
        moves = s.phase == MOVEMENT and s.active == seat
        waiting = [not s.moved >> n & 1 for n in range(len(armies) + len(scouts))]
        for square in sorted({n for n in armies if n >= 0}):
            ready = [n for n, at in enumerate(armies) if at == square and moves and waiting[n]]
            found.append(Figure(square, seat, "army", armies.count(square), len(ready)))
        for square in sorted({n for n in scouts if n >= 0}):
            ready = [
                n
                for n, at in enumerate(scouts)
                if at == square and moves and waiting[len(armies) + n]
            ]
            found.append(Figure(square, seat, "scout", scouts.count(square), len(ready)))
    return found


def blockades(s: State) -> list[Blockade]:
    """Squares of outskirts where others stand."""
    found = []
    for seat in range(s.seats):
        theirs = all_outskirts(s, seat)
        for other in range(s.seats):
            if other != seat:
                there = {*s.armies[other], *s.scouts[other]}
                found += [Blockade(n, other) for n in sorted(there) if n >= 0 and theirs >> n & 1]
    return found


def sketch(s: State) -> Sketch:
    """The map in small, with whose cities and outskirts are where."""
    squares = zip(ground(s).squares, owners(s), strict=True)
    return sketched(
        4, ((each.x, each.y, each.terrain[:1] or UNKNOWN, seat) for each, seat in squares)
    )
