"""Why a square is not among the answers: what the rules of its place say."""

from ziggurat.core.bits import Bits, each, spaces_in
from ziggurat.core.flow import Ask
from ziggurat.games.wisdom.content import (
    BUILDINGS,
    CITY_MARKERS,
    CLOSED,
    NONE,
    STOP,
    TERRAINS,
    WATER,
)
from ziggurat.games.wisdom.options import BUILD, OBJECTS, SQUARE, STEP
from ziggurat.games.wisdom.rules.battle import defender_on
from ziggurat.games.wisdom.rules.building import free_squares
from ziggurat.games.wisdom.rules.figures import has_room, is_army
from ziggurat.games.wisdom.rules.founding import armies_found, founding_markers
from ziggurat.games.wisdom.rules.limits import city_limit, stacking, water
from ziggurat.games.wisdom.rules.movement import MoveGroup
from ziggurat.games.wisdom.rules.producing import Produce
from ziggurat.games.wisdom.rules.squares import (
    centres,
    city_states_on,
    enemy_figures,
    figures,
    outskirts,
    relics_on,
)
from ziggurat.games.wisdom.rules.turn import MOVEMENT_MENU, START_OF_TURN_MENU
from ziggurat.games.wisdom.state import State
from ziggurat.games.wisdom.words.things import Things


def terrains(t: Things, bits: Bits) -> str:
    """These terrains, in words."""
    return t.joined([t.text(f"terrain.{TERRAINS[n]}") for n in each(bits)])


def square_stops(t: Things, s: State, question: Ask, square: int) -> list[str]:
    """What keeps a square from being an answer."""
    frame = s.stack[-1] if s.stack else None
    if not s.land.revealed >> square & 1:
        return [t.text("stops.face_down")]
    if question.prompt.kind == STEP and isinstance(frame, MoveGroup):
        return _step(t, s, frame, square)
    if question.prompt is START_OF_TURN_MENU:
        return _found(t, s, question.player, square)
    if question.prompt is MOVEMENT_MENU:
        mine = figures(s, question.player) >> square & 1
        return [t.text("stops.moved" if mine else "stops.no_figure")]
    if question.prompt.kind == SQUARE and isinstance(frame, Produce):
        return _where(t, s, frame, square)
    return []


def _step(t: Things, s: State, group: MoveGroup, square: int) -> list[str]:
    """Why a group may not step there."""
    if not s.land.grid.sides.near[group.square] >> square & 1:
        return [t.text("stops.not_beside", square=t.square(s, group.square))]
    return list(entering(t, s, group.player, each(group.group), square).values())


def entering(t: Things, s: State, player: int, moving: list[int], square: int) -> dict[str, str]:
    """What keeps these figures from a square, or from stopping there: by the name of the reason."""
    found, bit = {}, 1 << square
    crossing = water(s, player)
    if s.land.terrain[WATER] & bit and crossing != STOP:
        key = "stops.water" if crossing == CLOSED else "stops.water_end"
        found[key] = t.text(key)
    if square in s.cities[player]:
        found["stops.own_city"] = t.text("stops.own_city")
    if not has_room(s, player, square, len(moving)):
        found["stops.stacking"] = t.text("stops.stacking", limit=stacking(s, player))
    if not any(is_army(s, player, n) for n in moving):
        met = s.huts | s.villages | relics_on(s)
        if met & bit or defender_on(s, player, square) >= 0:
            found["stops.scouts"] = t.text("stops.scouts")
    return found


def _found(t: Things, s: State, player: int, square: int) -> list[str]:
    """Why no city may be founded there (C-FND)."""
    grid, land, bit = s.land.grid, s.land, 1 << square
    near = grid.around.near[square]
    founders = spaces_in(s.scouts[player])
    if armies_found(s, player):
        founders |= spaces_in(s.armies[player])
    markers = founding_markers(s, player) | enemy_figures(s, player) | relics_on(s)
    most = min(city_limit(s, player), 1 + CITY_MARKERS)
    checks = (
        ("stops.no_founder", not founders & bit),
        ("stops.in_water", land.terrain[WATER] & bit),
        ("stops.edge", not grid.whole & bit or near & ~land.revealed),
        ("stops.near_city", grid.around.within(centres(s), 2) & bit),
        ("stops.near_marker", (markers & (near | bit)) or city_states_on(s) & near),
    )
    found = [t.text(key) for key, failed in checks if failed]
    if len(s.cities[player]) >= most:
        found.append(t.text("stops.cities", limit=most))
    return found


def _where(t: Things, s: State, frame: Produce, square: int) -> list[str]:
    """Why a city may not put what it makes there."""
    centre = s.cities[frame.player][frame.city]
    if not outskirts(s, centre) >> square & 1:
        return [t.text("stops.outskirts", city=t.city(s, frame.player, frame.city))]
    thing = frame.things[-1] if frame.things else NONE
    found = []
    sort, which = divmod(thing, OBJECTS)
    ground = BUILDINGS[which].terrain if sort == BUILD else 0
    if ground and not ground >> s.land.terrain_at(square) & 1:
        found.append(t.text("stops.terrain", terrain=terrains(t, ground)))
    elif not ground and s.land.terrain[WATER] >> square & 1:
        found.append(t.text("stops.in_water"))
    if not free_squares(s, frame.player, centre) >> square & 1:
        found.append(t.text("stops.occupied"))
    if not has_room(s, frame.player, square):
        found.append(t.text("stops.stacking", limit=stacking(s, frame.player)))
    return found
