"""What was seen in play over many games: cards, agendas, governments, districts, tile sides."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from ziggurat.core.bits import each
from ziggurat.core.notes import Note
from ziggurat.games.dawn.board import SIDES, TILE
from ziggurat.games.dawn.content import (
    CITY_STATES,
    DIPLOMACY,
    DISTRICTS,
    EDITIONS,
    FOCUS,
    GOVERNMENTS,
    LEADERS,
    VICTORY,
    WONDERS,
)
from ziggurat.games.dawn.data.tiles import LAST_BASE_TILE, TILES
from ziggurat.games.dawn.state import HOME, NO_CARD, State
from ziggurat.games.study import Thing

_KINDS: Final = (
    "focus",
    "leaders",
    "wonders",
    "city_states",
    "diplomacy",
    "agendas",
    "governments",
    "districts",
    "tiles",
)


class Watch:
    """Looks at one game as it is played. `look` after every answer costs little where nothing
    changed; agendas that no mark tells of are asked for once a round."""

    def __init__(self) -> None:
        self.seen: set[Thing] = set()
        self._before: tuple[Any, ...] = ()
        self._round = -1

    def look(self, s: State) -> None:
        """Note what this position shows."""
        now = (
            s.layout,
            *s.cards,
            *s.wonders,
            *s.city_states,
            *s.city_state_cards,
            *s.diplomacy,
            *s.districts,
            *s.government,
            *s.marks,
        )
        if now != self._before:
            self._before = now
            self.seen.update(_shown(s))
        elif s.round == self._round:
            return
        self._round = s.round
        self.seen.update(("agendas", slug) for slug in _met(s))

    def hear(self, note: Note) -> None:
        """The position shows all there is to see."""


def _shown(s: State) -> Iterator[Thing]:
    for laid in s.layout:
        if laid[0] == TILE:
            yield "tiles", f"{laid[1]}{SIDES[laid[2]]}"
    for seat in range(s.seats):
        if s.leaders[seat] == NO_CARD:
            continue
        yield "leaders", LEADERS[s.leaders[seat]].slug
        for card in s.cards[seat]:
            yield "focus", FOCUS[card].slug
        for wonder in each(s.wonders[seat]):
            yield "wonders", WONDERS[wonder].slug
        for district, space in enumerate(s.districts[seat]):
            if space != HOME:
                yield "districts", DISTRICTS[district]
        if s.government[seat] != NO_CARD:
            type_ = FOCUS[s.cards[seat][s.government[seat]]].type
            yield from (("governments", row.slug) for row in GOVERNMENTS if row.type == type_)
        for card, holder in enumerate(s.diplomacy[seat]):
            if holder >= 0:
                yield "diplomacy", DIPLOMACY[card].slug
    for number, row in enumerate(CITY_STATES):
        if s.city_states[number] >= 0 or s.city_state_cards[number]:
            yield "city_states", row.slug


def _met(s: State) -> Iterator[str]:
    """Agendas that somebody fulfils now."""
    for card in s.victory:
        for agenda in VICTORY[card].agendas:
            if any(agenda.met(s, seat) for seat in range(s.seats)):
                yield agenda.slug


def _all(edition: str) -> dict[str, list[str]]:
    """Everything there is to see in an edition, by kind."""
    explores = EDITIONS[edition].explores
    tiles = [number for number in TILES if explores or number <= LAST_BASE_TILE]
    printed = {
        name for number in tiles for side in SIDES for name in TILES[number].side(side).has.values()
    }
    return {
        "focus": [row.slug for row in FOCUS if edition in row.editions],
        "leaders": [row.slug for row in LEADERS if edition in row.editions],
        "wonders": [row.slug for row in WONDERS if edition in row.editions],
        "city_states": [row.slug for row in CITY_STATES if row.slug in printed],
        "diplomacy": [row.slug for row in DIPLOMACY if edition in row.editions],
        "agendas": [
            agenda.slug for row in VICTORY if edition in row.editions for agenda in row.agendas
        ],
        "governments": [row.slug for row in GOVERNMENTS if explores],
        "districts": [slug for slug in DISTRICTS if explores],
        "tiles": [f"{number}{side}" for number in tiles for side in SIDES],
    }


def coverage(edition: str, seen: Iterable[Thing]) -> dict[str, dict[str, list[str]]]:
    """By kind: what was seen and what was not, as JSON data."""
    found = set(seen)
    everything = _all(edition)
    return {
        kind: {
            "seen": [name for name in everything[kind] if (kind, name) in found],
            "unseen": [name for name in everything[kind] if (kind, name) not in found],
        }
        for kind in _KINDS
        if everything[kind]
    }
