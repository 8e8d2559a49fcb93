"""What was seen in play over many games: cards, pieces, what huts hold, abilities, victories."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from ziggurat.core.bits import Bits, each
from ziggurat.core.notes import Note
from ziggurat.games.study import Thing
from ziggurat.games.wisdom.content import (
    BUILDINGS,
    CITY_STATES,
    CIVILIZATIONS,
    COIN,
    COIN_PLACES,
    EVENTS,
    GOVERNMENTS,
    GREAT_PEOPLE,
    NONE,
    POLICIES,
    RELICS,
    RESULTS,
    TECHS,
    TILES,
    UNIT_KINDS,
    UNIT_TYPES,
    VICTORIES,
    WONDERS,
)
from ziggurat.games.wisdom.options import USE_NAMES, unit_name
from ziggurat.games.wisdom.rules.limits import rank
from ziggurat.games.wisdom.rules.squares import own_squares
from ziggurat.games.wisdom.state import KNOWERS, State

_TILE_COIN: Final = "map"  # a coin that is printed on a tile


class Watch:
    """Looks at one game as it is played. `look` after every answer costs little where nothing
    changed; what passes between two questions is heard."""

    def __init__(self) -> None:
        self.seen: set[Thing] = set()
        self._before: tuple[Any, ...] = ()

    def look(self, s: State) -> None:
        """Note what this position shows."""
        now = (
            s.laid,
            s.techs,
            s.government,
            s.policies,
            s.buildings,
            s.wonder_on,
            s.people_on,
            s.events,
            s.units,
            s.huts_left,
            s.villages_left,
            s.city_states,
            s.coin_tokens,
            s.used,
            s.won_by,
        )
        if now != self._before:
            self._before = now
            self.seen.update(_shown(s))

    def hear(self, note: Note) -> None:
        """Note what a line of the log tells."""
        kind, *values = note
        if kind in ("plays", "gift"):
            self.seen.add(("events_played", EVENTS[values[1]].slug))
        elif kind in ("uses", "reacts"):
            self.seen.add(("abilities", USE_NAMES[values[1]]))
        elif kind == "relic":
            self.seen.add(("relics", RELICS[values[1]].slug))
        elif kind == "person":
            self.seen.add(("great_people", GREAT_PEOPLE[values[1]].slug))


def _shown(s: State) -> Iterator[Thing]:
    for code in s.laid:
        if code >= 0:
            yield "tiles", TILES[code // 4].slug
    for number, building in enumerate(BUILDINGS):
        if s.buildings[number]:
            yield "buildings", building.slug
    for number, wonder in enumerate(WONDERS):
        if s.wonder_on[number] >= 0:
            yield "wonders", wonder.slug
    for number, city_state in enumerate(CITY_STATES):
        if s.city_states[number] >= 0:
            yield "city_states", city_state.slug
    for number, result in enumerate(RESULTS):
        if s.huts_left[number] < result.huts:
            yield "huts", result.slug
        if s.villages_left[number] < result.villages:
            yield "villages", result.slug
    for seat in range(s.seats):
        if s.civs[seat] != NONE:
            yield from _of_seat(s, seat)
    if s.won_by:
        yield "victories", s.end_reason


def _of_seat(s: State, seat: int) -> Iterator[Thing]:
    yield "civilizations", CIVILIZATIONS[s.civs[seat]].slug
    yield "governments", GOVERNMENTS[s.government[seat]].slug
    for tech in each(s.techs[seat]):
        yield "techs", TECHS[tech].slug
    for policy in _policies(s, seat):
        yield "policies", POLICIES[policy].slug
    for card in s.events[seat]:
        yield "events", EVENTS[card // KNOWERS].slug
    for kind, count in enumerate(s.units[seat]):
        if count:
            yield "units", unit_name(kind)
            row = UNIT_TYPES[UNIT_KINDS[kind].type]
            yield "unit_ranks", row.ranks[rank(s, seat, UNIT_KINDS[kind].type) - 1]
    for number in each(s.used[seat]):
        yield "abilities", USE_NAMES[number]
    for source in _coins(s, seat):
        yield "coins", source


def _policies(s: State, seat: int) -> list[int]:
    return [2 * card + side for card, side in enumerate(s.policies[seat]) if side != NONE]


def _coins(s: State, seat: int) -> Iterator[str]:
    """Where the coins of a seat come from."""
    for place, count in enumerate(s.coin_tokens[seat]):
        if count:
            yield f"token.{COIN_PLACES[place]}"
    for tech in each(s.techs[seat]):
        if TECHS[tech].coins:
            yield f"tech.{TECHS[tech].slug}"
    if GOVERNMENTS[s.government[seat]].coins:
        yield f"government.{GOVERNMENTS[s.government[seat]].slug}"
    for policy in _policies(s, seat):
        if POLICIES[policy].coins:
            yield f"policy.{POLICIES[policy].slug}"
    mine = own_squares(s, seat)
    pieces: Bits = 0
    for number, building in enumerate(BUILDINGS):
        pieces |= s.buildings[number]
        if building.icons[COIN] and s.buildings[number] & mine:
            yield f"building.{building.slug}"
    for number, person in enumerate(GREAT_PEOPLE):
        pieces |= s.people_on[number]
        if person.icons[COIN] and s.people_on[number] & mine:
            yield f"person.{person.slug}"
    for number, city_state in enumerate(CITY_STATES):
        square = s.city_states[number]
        pieces |= 1 << square if square >= 0 else 0
        if city_state.icons[COIN] and square >= 0 and mine >> square & 1:
            yield f"city_state.{city_state.slug}"
    if s.land.amount(COIN, mine & ~pieces):
        yield _TILE_COIN


def _with_coins(kind: str, rows: Iterable[Any]) -> list[str]:
    """Those of a table that give coins."""
    found = [row for row in rows if (row.icons[COIN] if hasattr(row, "icons") else row.coins)]
    return [f"{kind}.{row.slug}" for row in found]


_ALL: Final[dict[str, list[str]]] = {
    "civilizations": [row.slug for row in CIVILIZATIONS],
    "tiles": [row.slug for row in TILES],
    "techs": [row.slug for row in TECHS],
    "governments": [row.slug for row in GOVERNMENTS],
    "policies": [row.slug for row in POLICIES],
    "buildings": [row.slug for row in BUILDINGS],
    "wonders": [row.slug for row in WONDERS],
    "events": [row.slug for row in EVENTS],
    "events_played": [row.slug for row in EVENTS],
    "units": [unit_name(kind) for kind in range(len(UNIT_KINDS))],
    "unit_ranks": [name for row in UNIT_TYPES for name in row.ranks],
    "great_people": [row.slug for row in GREAT_PEOPLE],
    "huts": [row.slug for row in RESULTS if row.huts],
    "villages": [row.slug for row in RESULTS if row.villages],
    "city_states": [row.slug for row in CITY_STATES],
    "relics": [row.slug for row in RELICS],
    "coins": [
        *(f"token.{place}" for place in COIN_PLACES),
        *_with_coins("tech", TECHS),
        *_with_coins("government", GOVERNMENTS),
        *_with_coins("policy", POLICIES),
        *_with_coins("building", BUILDINGS),
        *_with_coins("person", GREAT_PEOPLE),
        *_with_coins("city_state", CITY_STATES),
        _TILE_COIN,
    ],
    "victories": list(VICTORIES),
}


def coverage(seen: Iterable[Thing]) -> dict[str, dict[str, list[str]]]:
    """By kind: what was seen and what was not, as JSON data."""
    from ziggurat.games.wisdom import cards as _fill_the_tables  # noqa: F401

    found = set(seen)
    everything = {**_ALL, "abilities": list(USE_NAMES)}
    return {
        kind: {
            "seen": [name for name in names if (kind, name) in found],
            "unseen": [name for name in names if (kind, name) not in found],
        }
        for kind, names in everything.items()
    }
