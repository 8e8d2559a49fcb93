"""The map and all that lies on it, for a table to draw."""

from functools import lru_cache

from ziggurat.core.bits import each
from ziggurat.core.codec import digest, plain
from ziggurat.core.flow import NOBODY
from ziggurat.games.dawn.board import LETTERS, Layout, board_of
from ziggurat.games.dawn.content import (
    CITY_STATES,
    DISTRICTS,
    NATURAL_WONDERS,
    RESOURCES,
    TERRAIN_LETTERS,
    TERRAINS,
    WONDERS,
)
from ziggurat.games.dawn.rules.pieces import (
    district_at,
    mature_cities,
    natural_at,
    owner_at,
)
from ziggurat.games.dawn.scene.model import Board, Figure, Piece, Space, Thing
from ziggurat.games.dawn.state import HOME, NO_CARD, State
from ziggurat.games.dawn.words.places import grid_names
from ziggurat.games.sketch import Sketch, sketched


@lru_cache(maxsize=256)
def board_scene(layout: Layout) -> Board:
    """The map as it is printed; equal layouts share one."""
    board = board_of(layout)
    printed = dict.fromkeys(board.stars, ("star", ""))
    printed |= dict.fromkeys(each(board.forts), ("fort", ""))
    for resource, spaces in enumerate(board.resource_icons):
        printed |= dict.fromkeys(each(spaces), ("resource", RESOURCES[resource]))
    for letter, space in board.barbarian_icons.items():
        printed[space] = ("barbarian", LETTERS[letter])
    for number, space in board.city_state_spaces.items():
        printed[space] = ("city_state", CITY_STATES[number].slug)
    for number, space in board.natural_spaces.items():
        printed[space] = ("natural_wonder", NATURAL_WONDERS[number].slug)
    grid = grid_names(layout)
    spaces_ = [
        Space(
            q,
            r,
            TERRAINS[board.terrain[number]],
            board.difficulty[number],
            board.laid_at[number],
            grid[number],
            *printed.get(number, ("", "")),
        )
        for number, (q, r) in enumerate(board.map.cells)
    ]
    return Board(digest(plain(layout))[:16], spaces_)


def pieces(s: State) -> list[Piece]:
    """Every city, control token and district."""
    found = []
    for seat in range(s.seats):
        mature = mature_cities(s, seat)
        for space in each(s.cities[seat]):
            kind = "capital" if s.capital[seat] == space else "city"
            found.append(Piece(space, seat, kind, mature=bool(mature >> space & 1)))
        for space in each(s.tokens[seat]):
            district = district_at(s, space)
            kind = "token" if district == NO_CARD else "district"
            name = "" if district == NO_CARD else DISTRICTS[district]
            reinforced = bool(s.reinforced >> space & 1)
            found.append(Piece(space, seat, kind, reinforced, district=name))
    return found


def figures(s: State) -> list[Figure]:
    """Armies and caravans on the map."""
    found = []
    for kind, figures_ in (("army", s.armies), ("caravan", s.caravans)):
        for seat, places in enumerate(figures_):
            for space in sorted({place for place in places if place != HOME}):
                found.append(Figure(space, seat, kind, places.count(space)))
    return found


def things(s: State) -> list[Thing]:
    """What else lies on the map."""
    found = [
        Thing(space, "barbarian", LETTERS[letter])
        for letter, space in enumerate(s.barbarians)
        if space >= 0
    ]
    for resource, spaces in enumerate(s.resources_on):
        found += [Thing(space, "resource", RESOURCES[resource]) for space in each(spaces)]
    for number, space in s.board.natural_spaces.items():
        holder = s.natural[number] if natural_at(s, space) != NO_CARD else NOBODY
        found.append(Thing(space, "natural_wonder", NATURAL_WONDERS[number].slug, holder))
    for number, space in s.board.city_state_spaces.items():
        found.append(Thing(space, "city_state", CITY_STATES[number].slug, s.city_states[number]))
    found += [Thing(space, "fort", "", owner_at(s, space)) for space in each(s.board.forts)]
    for number, space in enumerate(s.wonder_space):
        if space != HOME:
            found.append(Thing(space, "wonder", WONDERS[number].slug, owner_at(s, space)))
    return found


def sketch(s: State) -> Sketch:
    """The map in small, with whose cities and control tokens are where."""
    holders = {
        space: seat for seat in range(s.seats) for space in each(s.cities[seat] | s.tokens[seat])
    }
    board = s.board
    letters = TERRAIN_LETTERS.lower()
    return sketched(
        6,
        (
            (q, r, letters[board.terrain[space]], holders.get(space, NOBODY))
            for space, (q, r) in enumerate(board.map.cells)
        ),
    )
