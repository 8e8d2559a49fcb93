"""Writing a position out as the text that it can be read from again (docs/positions.md)."""

import json
from collections.abc import Iterator, Sequence
from typing import Any, Final

from ziggurat.core.bits import Bits, each
from ziggurat.core.flow import Ask
from ziggurat.core.game import BadSetup
from ziggurat.games.wisdom.content import (
    ARROWS,
    BUILDINGS,
    CITY_STATES,
    CIVILIZATIONS,
    COIN_PLACES,
    EVENTS,
    GOVERNMENTS,
    GREAT_PEOPLE,
    LAYOUTS,
    NONE,
    PHASES,
    POLICIES,
    RELICS,
    RESEARCH,
    RESOURCES,
    RESULTS,
    SQUARES,
    TECHS,
    TILES,
    TRADE_PHASE,
    WONDERS,
)
from ziggurat.games.wisdom.form import OFF
from ziggurat.games.wisdom.options import CITY_ACTIONS, USE_NAMES, square_name
from ziggurat.games.wisdom.position_seats import KNOWN, MARKER_NAMES, OFF_MAP, SENDS, UNIT_NAMES
from ziggurat.games.wisdom.position_text import FACE_DOWN, drawing, shown, tile_drawn
from ziggurat.games.wisdom.rules.bargaining import Bargain, may_bargain
from ziggurat.games.wisdom.rules.policies import adopted
from ziggurat.games.wisdom.rules.research import Research
from ziggurat.games.wisdom.rules.turn import PARTS
from ziggurat.games.wisdom.state import GONE, HOME, KNOWERS, Row, State

# Keys that are written even where there is nothing: leaving them out would say something else.
_ALWAYS: Final = ("first", "turn", "huts", "villages", "walls", "policies")


def position_text(s: State) -> str:
    """The text of a position; raises BadSetup where something is under way that no text can say."""
    if not _at_rest(s):
        raise BadSetup("a position is written where a player may choose what to do in a phase")
    lines = [*_map(s), *_lines(_game(s))]
    for player in range(s.seats):
        lines += ["", "[[seat]]", *_lines(_seat(s, player))]
    return "\n".join(lines) + "\n"


def _at_rest(s: State) -> bool:
    """Is a menu of a player's part open, or has nobody chosen in Research yet?"""
    if not isinstance(s.pending, Ask) or not s.stack:
        return False
    frame = s.stack[-1]
    if s.phase == RESEARCH:
        return isinstance(frame, Research) and not frame.chosen and not frame.done
    part = PARTS.get(s.phase)
    return part is not None and type(frame) is part and s.pending.prompt.name == PHASES[s.phase]


def _lines(rows: Iterator[tuple[str, Any]]) -> Iterator[str]:
    """What differs from what is read where nothing is said."""
    for key, value in rows:
        if value or key in _ALWAYS:
            yield f"{key} = {_toml(value)}"


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{key} = {_toml(each_)}' for key, each_ in value.items())} }}"
    return json.dumps(value)  # texts, numbers, flags and lists are written alike


def _map(s: State) -> Iterator[str]:
    """The drawing, and how a tile lies where that does not show it."""
    grid = s.land.grid
    slots = [shown(*divmod(code, 4)) if code != NONE else FACE_DOWN * SQUARES for code in s.laid]
    yield from ('map = """', *drawing(grid, slots), '"""')
    tiles = {
        square_name(grid, slot * SQUARES): f"{TILES[code // 4].slug} {ARROWS[code % 4]}"
        for slot, code in enumerate(s.laid)
        if code != NONE
        and LAYOUTS[s.seats].slots[slot].seat == NONE
        and tile_drawn(grid, slot, slots[slot]) != code
    }
    if tiles:
        yield f"tiles = {_toml(tiles)}"


def _game(s: State) -> Iterator[tuple[str, Any]]:
    if s.setup["bargaining"] != OFF:
        yield "bargaining", s.setup["bargaining"]
    yield "began", _began(s)
    yield "first", s.first
    yield "round", s.round
    yield "phase", PHASES[s.phase]
    if s.phase != RESEARCH:
        yield "turn", s.active
        yield "begun", True
    if s.phase == TRADE_PHASE and may_bargain(s):
        yield "bargained", not any(isinstance(frame, Bargain) for frame in s.stack)
    yield "moved", each(s.moved)
    yield "actions", list(s.actions)
    yield "did", [" ".join(CITY_ACTIONS[n] for n in each(done)) for done in s.did]
    yield "resting", each(s.resting)
    for key, squares in (("frozen", s.frozen), ("desert", s.desert), ("grass", s.grass)):
        yield key, _squares(s, squares)
    yield from _markers(s)
    yield "city_states", _places(s, CITY_STATES, s.city_states)
    yield "relics", _places(s, RELICS, s.relics)
    yield "buildings", _by_name(s, BUILDINGS, s.buildings)
    yield "great_people", _by_name(s, GREAT_PEOPLE, s.people_on)
    yield "market", " ".join(WONDERS[n].slug for n in s.market)
    yield "deck", list(s.deck)
    held = 0
    for wonders in s.wonders:
        held |= wonders
    lost = tuple(HOME if held >> n & 1 else place for n, place in enumerate(s.wonder_on))
    yield "obsolete", {key: at for key, at in _places(s, WONDERS, lost).items() if at != "gone"}
    yield "gone", " ".join(WONDERS[n].slug for n, place in enumerate(lost) if place == GONE)
    yield "events_gone", _repeated(s.events_gone, [row.slug for row in EVENTS])
    yield "units_used", _repeated(s.units_used, UNIT_NAMES)


def _markers(s: State) -> Iterator[tuple[str, Any]]:
    """Huts and villages on the map, and what those may show that nobody has looked at."""
    for key, squares in (("huts", s.huts), ("villages", s.villages)):
        yield key, _squares(s, squares)
    for key, left in (("huts_left", s.huts_left), ("villages_left", s.villages_left)):
        yield key, {row.slug: count for row, count in zip(RESULTS, left, strict=True)}


def _began(s: State) -> int:
    """Who was first in the first turn, by where the homes lie."""
    slot = next(n for n, row in enumerate(LAYOUTS[s.seats].slots) if row.seat == 0)
    return s.civs.index(TILES[s.laid[slot] // 4].civilization)


def _seat(s: State, player: int) -> Iterator[tuple[str, Any]]:
    cities = s.cities[player]
    yield "civilization", CIVILIZATIONS[s.civs[player]].slug
    yield "color", s.setup["colors"][player]
    yield "capital", square_name(s.land.grid, cities[0])
    yield "cities", _names(s, cities[1:])
    yield "walls", _names(s, [n for n in cities if s.walls >> n & 1])
    yield "programs", _names(s, [n for n in cities if s.programs >> n & 1])
    armies = len(s.armies[player])
    yield "armies", _figures(s, s.armies[player], s.sends[player][:armies])
    yield "scouts", _figures(s, s.scouts[player], s.sends[player][armies:])
    yield "tired", each(s.tired[player])
    yield "techs", " ".join(TECHS[n].slug for n in each(s.techs[player]))
    yield "government", GOVERNMENTS[s.government[player]].slug
    for key, governments in (("fresh", s.fresh[player]), ("fresher", s.fresher[player])):
        yield key, " ".join(GOVERNMENTS[n].slug for n in each(governments))
    yield "governed", bool(s.governed >> player & 1)
    yield "policies", " ".join(POLICIES[n].slug for n in adopted(s, player))
    yield "trade", s.trade[player]
    yield "culture", s.culture[player]
    yield "track", s.track[player]
    coins = zip(COIN_PLACES, s.coin_tokens[player], strict=True)
    yield "coins", {place: count for place, count in coins if count}
    yield "resources", _repeated(s.tokens[player], RESOURCES)
    yield "markers", _hand(s.markers[player], player, MARKER_NAMES)
    yield "events", _hand(s.events[player], player, [row.slug for row in EVENTS])
    yield "units", _repeated(s.units[player], UNIT_NAMES)
    yield "known", _repeated(s.units_known[player], UNIT_NAMES)
    held = tuple(
        place if s.wonders[player] >> n & 1 else HOME for n, place in enumerate(s.wonder_on)
    )
    yield "wonders", _places(s, WONDERS, held)
    people = [row.slug for row in GREAT_PEOPLE]
    yield "reserve", _repeated(s.people[player], people)
    yield "overbuilt", _repeated(s.overbuilt[player], people)
    yield "used", " ".join(USE_NAMES[n] for n in each(s.used[player]))
    yield "boost", list(s.boost[player]) if any(s.boost[player]) else []


def _names(s: State, squares: Sequence[int]) -> str:
    return " ".join(square_name(s.land.grid, square) for square in squares)


def _squares(s: State, squares: Bits) -> str:
    return _names(s, each(squares))


def _by_name(s: State, table: Sequence[Any], rows: tuple[Bits, ...]) -> dict[str, str]:
    return {table[n].slug: _squares(s, squares) for n, squares in enumerate(rows) if squares}


def _places(s: State, table: Sequence[Any], places: Row) -> dict[str, str]:
    return {
        table[n].slug: "gone" if place == GONE else square_name(s.land.grid, place)
        for n, place in enumerate(places)
        if place != HOME
    }


def _repeated(counts: Row, names: Sequence[str]) -> str:
    return " ".join(names[n] for n, count in enumerate(counts) for _ in range(count))


def _hand(cards: Row, player: int, names: Sequence[str]) -> str:
    """Cards with the seats that know them besides their owner."""
    found = []
    for card in cards:
        others = ",".join(str(n) for n in each(card % KNOWERS & ~(1 << player)))
        found.append(names[card // KNOWERS] + (f"{KNOWN}{others}" if others else ""))
    return " ".join(found)


def _figures(s: State, squares: Row, sends: Row) -> str:
    """In their order, up to the last one that is on the map or sends."""
    found = []
    for square, centre in zip(squares, sends, strict=True):
        name = OFF_MAP if square < 0 else square_name(s.land.grid, square)
        found.append(name + (f"{SENDS}{square_name(s.land.grid, centre)}" if centre >= 0 else ""))
    while found and found[-1] == OFF_MAP:
        found.pop()
    return " ".join(found)
