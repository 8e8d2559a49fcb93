"""Every card and piece of the game with its words, for tables that explain themselves.

A scene names things by slug; here are the names and effects, in one language.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import count, takewhile
from typing import Final

from ziggurat.games.dawn.content import (
    BASE,
    BOTH,
    CITY_STATES,
    DIPLOMACY,
    DISTRICTS,
    EDITIONS,
    ERAS,
    FOCUS,
    GOVERNMENTS,
    LEADERS,
    NATURAL_WONDERS,
    ONLY_TERRA,
    RESOURCES,
    TERRA,
    TERRAINS,
    TYPES,
    VICTORY,
    WONDERS,
)
from ziggurat.games.dawn.data.tiles import LAST_BASE_TILE, TILES
from ziggurat.games.dawn.words import Words

# Where the books explain a thing: by type of focus card, by piece, and by kind of anything else.
_FOCUS_PAGES: Final = {
    "culture": "base p. 8",
    "science": "base p. 8",
    "economy": "base pp. 8-9",
    "industry": "base pp. 9-10",
    "military": "base pp. 10-11",
    "growth": "Terra Incognita p. 8",
}
_ARMY_PAGES: Final = "Terra Incognita pp. 8, 10-11"
_PAGES: Final = {
    "wonder": "base pp. 10, 13",
    "city_state": "base p. 13",
    "diplomacy": "base p. 13",
    "natural": "base p. 7",
    "district": "Terra Incognita p. 9",
    "government": "Terra Incognita p. 13",
    "card": "Terra Incognita p. 15",
    "terrain": "base p. 7",
    "resource": "base pp. 7, 10",
}
_CLARIFIED: Final = ("akkad", "antananarivo")  # (Terra Incognita p. 15)

# Pieces: slug, key of the name, pages, editions.
_PIECES: Final = (
    ("capital", "piece.capital", "base pp. 11-12", BOTH),
    ("city", "piece.city", "base p. 9", BOTH),
    ("mature", "piece.mature", "base p. 7", BOTH),
    ("token", "piece.control_token", "base p. 8", BOTH),
    ("reinforced", "piece.reinforced_token", "base p. 10, Terra Incognita p. 8", BOTH),
    ("district", "piece.district", "Terra Incognita p. 9", ONLY_TERRA),
    ("army", "piece.army", "Terra Incognita pp. 10-11", ONLY_TERRA),
    ("caravan", "piece.caravan", "base pp. 8-9", BOTH),
    ("barbarian", "piece.barbarian", "base p. 12, Terra Incognita p. 11", BOTH),
    ("fort", "piece.fort", "Terra Incognita p. 11", ONLY_TERRA),
    ("wonder", "piece.world_wonder", "base pp. 10, 13", BOTH),
    ("trade", "piece.trade_token", "base p. 13, Terra Incognita pp. 8, 11", BOTH),
)

# What the keys of plain words begin with.
_TERMS: Final = (
    "terrain",
    "resource",
    "type",
    "era",
    "color",
    "event",
    "kind",
    "piece",
    "edition",
    "bot",
    "direction",
)

# The quick reference, in order: the keys `topic.<slug>` of the words.
TOPICS: Final = (
    "aim",
    "turn",
    "row",
    "culture",
    "science",
    "economy",
    "industry",
    "combat",
    "growth",
    "districts",
    "governments",
    "armies",
    "exploring",
    "barbarians",
    "events",
    "resources",
    "trade",
    "city_states",
    "agendas",
    "setup",
    "options",
)


@dataclass(slots=True)
class Entry:
    """A card, leader, wonder or other thing with a name. `pages` cites the books."""

    key: str  # "focus.early_empire"
    kind: str
    name: str
    text: str
    pages: str
    type: str = ""
    level: int = 0
    era: str = ""
    cost: int = 0
    pays: tuple[str, ...] = ()
    owner: str = ""  # the leader whose own card it is
    leader: str = ""  # the person who leads
    ability: str = ""
    row: tuple[str, ...] = ()  # the order in which a leader begins
    resource: str = ""
    frame: str = ""
    arrows: int = 0
    short: str = ""  # what an agenda wants, in a few words
    editions: tuple[str, ...] = ()


@dataclass(slots=True)
class Topic:
    """A piece of the quick reference."""

    slug: str
    title: str
    paragraphs: list[str]


@dataclass(slots=True)
class Catalogue:
    """The words of one language."""

    lang: str
    entries: list[Entry]
    terms: dict[str, str]  # "terrain.forest": "Forest"
    topics: list[Topic]


@cache
def catalogue(lang: str) -> Catalogue:
    """The catalogue in one language; raises KeyError for a language there is not."""
    t = Words(lang)
    return Catalogue(lang, list(_entries(t)), _terms(t), _topics(t))


def _terms(t: Words) -> dict[str, str]:
    """Plain words by key. Of explanations only those of the opponents: the rest are in entries."""
    terms = {}
    for key in sorted(t.all_keys()):
        kind, _, name = key.partition(".")
        if kind in _TERMS and (kind == "bot" or not name.endswith(".text")):
            terms[key] = t.text(key)
    return terms


def _topics(t: Words) -> list[Topic]:
    """The quick reference: a title and its numbered paragraphs for every topic."""
    topics = []
    for slug in TOPICS:
        key = f"topic.{slug}"
        keys = takewhile(t.has, (f"{key}.{number}" for number in count(1)))
        topics.append(Topic(slug, t.text(key), [t.text(each) for each in keys]))
    return topics


def _entries(t: Words) -> Iterator[Entry]:
    """Everything with a name, in the order of the tables."""
    yield from _focus(t)
    yield from _wonders(t)
    yield from _leaders(t)
    yield from _city_states(t)
    for card in DIPLOMACY:
        yield _entry(t, "diplomacy", card.slug, editions=card.editions)
    yield from _agendas(t)
    yield from _naturals(t)
    for district in DISTRICTS:
        yield _entry(t, "district", district, editions=ONLY_TERRA)
    yield from _governments(t)
    yield _entry(t, "card", "ibrahim", editions=ONLY_TERRA)
    for kind, slugs in (("terrain", TERRAINS), ("resource", RESOURCES)):
        for slug in slugs:
            yield _entry(t, kind, slug, editions=BOTH)
    for slug, name, pages, editions in _PIECES:
        text = t.text(f"piece.{slug}.text")
        yield Entry(f"piece.{slug}", "piece", t.text(name), text, pages, editions=editions)
    yield from _events(t)


def _entry(
    t: Words, kind: str, slug: str, *, editions: tuple[str, ...], pages: str = "", text: str = ""
) -> Entry:
    """An entry with the words of its key and the pages of its kind, unless others are given."""
    key = f"{kind}.{slug}"
    words = text or t.text(f"{key}.text")
    return Entry(key, kind, t.text(key), words, pages or _PAGES[kind], editions=editions)


def _focus(t: Words) -> Iterator[Entry]:
    for card in FOCUS:
        type_ = TYPES[card.type]
        pages = _FOCUS_PAGES[type_]
        if type_ == "military" and BASE not in card.editions:
            pages = _ARMY_PAGES
        elif card.owner and type_ != "growth":
            pages += ", Terra Incognita p. 8"
        entry = _entry(t, "focus", card.slug, editions=card.editions, pages=pages)
        entry.type, entry.level, entry.owner = type_, card.level, card.owner
        yield entry


def _wonders(t: Words) -> Iterator[Entry]:
    for wonder in WONDERS:
        entry = _entry(t, "wonder", wonder.slug, editions=wonder.editions)
        entry.type, entry.era, entry.cost = TYPES[wonder.type], ERAS[wonder.era], wonder.cost
        entry.pays = tuple(RESOURCES[resource] for resource in wonder.pays)
        yield entry


def _leaders(t: Words) -> Iterator[Entry]:
    for leader in LEADERS:
        pages = "base p. 4" if BASE in leader.editions else "Terra Incognita p. 4"
        entry = _entry(t, "leader", leader.slug, editions=leader.editions, pages=pages)
        entry.leader, entry.ability = t.text(f"{entry.key}.leader"), t.text(f"{entry.key}.ability")
        entry.row = tuple(TYPES[type_] for type_ in leader.order)
        yield entry


def _city_states(t: Words) -> Iterator[Entry]:
    for state in CITY_STATES:
        entry = _entry(t, "city_state", state.slug, editions=_printed_in(state.slug))
        entry.type, entry.frame = TYPES[state.type], state.frame
        if state.slug in _CLARIFIED:
            entry.pages += ", Terra Incognita p. 15"
        yield entry


def _agendas(t: Words) -> Iterator[Entry]:
    """Each agenda once, though two printings of a victory card may share it."""
    found: dict[str, Entry] = {}
    for card in VICTORY:
        pages = "base p. 12" if BASE in card.editions else "Terra Incognita pp. 8, 16"
        for agenda in card.agendas:
            entry = _entry(t, "agenda", agenda.slug, editions=card.editions, pages=pages)
            entry.short = t.text(f"{entry.key}.short")
            first = found.setdefault(agenda.slug, entry)
            if first is not entry:
                first.editions += card.editions
    yield from found.values()


def _naturals(t: Words) -> Iterator[Entry]:
    for natural in NATURAL_WONDERS:
        text = t.text("table.natural", resource=t.resource(natural.resource))
        editions = _printed_in(natural.slug)
        entry = _entry(t, "natural", natural.slug, editions=editions, text=text)
        entry.resource = RESOURCES[natural.resource]
        yield entry


def _governments(t: Words) -> Iterator[Entry]:
    for row in GOVERNMENTS:
        text = t.text("table.government", type=t.type(row.type), arrows=row.arrows)
        entry = _entry(t, "government", row.slug, editions=ONLY_TERRA, text=text)
        entry.type, entry.arrows = TYPES[row.type], row.arrows
        yield entry


def _events(t: Words) -> Iterator[Entry]:
    """The icons of the event dials, and the section without one."""
    found: dict[str, list[str]] = {}
    for edition in EDITIONS.values():
        for icon in {icon: None for icons in edition.event_dial for icon in icons or ("none",)}:
            found.setdefault(icon, []).append(edition.slug)
    for icon, editions in found.items():
        pages = "base p. 12" if BASE in editions else "Terra Incognita p. 14"
        yield _entry(t, "event", icon, editions=tuple(editions), pages=pages)


def _printed_in(slug: str) -> tuple[str, ...]:
    """The editions with a tile that shows this city-state or natural wonder."""
    base = any(
        slug in side.has.values()
        for number, tile in TILES.items()
        if number <= LAST_BASE_TILE
        for side in (tile.a, tile.b)
    )
    return (BASE, TERRA) if base else (TERRA,)
