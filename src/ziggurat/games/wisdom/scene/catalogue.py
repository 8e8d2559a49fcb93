"""Every card and piece of the game with its words, for tables that explain themselves.

A scene names things by slug; here are the names and effects, in one language.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final

from ziggurat.core.bits import Bits, each
from ziggurat.games.wisdom.content import (
    ANY,
    BUILDINGS,
    CITY_STATES,
    CIVILIZATIONS,
    ERAS,
    EVENTS,
    GOVERNMENTS,
    GREAT_PEOPLE,
    ICONS,
    LEVEL_NAMES,
    MARKET_RESOURCES,
    NONE,
    POLICIES,
    RELICS,
    RESOURCE_ABILITIES,
    RESOURCES,
    RESULTS,
    REWARDS,
    TECH_COST,
    TECHS,
    TERRAIN_ICONS,
    TERRAINS,
    TIMES,
    TRACK,
    UNIT_TYPES,
    WALLS_COST,
    WONDERS,
    Icons,
)
from ziggurat.games.wisdom.scene.model import Yield
from ziggurat.games.wisdom.scene.model_catalogue import BuildingKind, Catalogue, Entry, TrackSpace
from ziggurat.games.wisdom.words.table import TableWords, table_words

# Where the book of the expansion explains a kind of thing.
_PAGES: Final = {
    "building": "Wisdom and Warfare p. 2",
    "city_state": "Wisdom and Warfare pp. 9-10",
    "civilization": "Wisdom and Warfare p. 5",
    "event": "Wisdom and Warfare p. 2",
    "government": "Wisdom and Warfare p. 4",
    "policy": "Wisdom and Warfare p. 4",
    "relic": "Wisdom and Warfare p. 11",
    "result": "Wisdom and Warfare p. 12",
    "tech": "Wisdom and Warfare p. 4",
    "unit": "Wisdom and Warfare pp. 8-9",
    "wonder": "Wisdom and Warfare p. 5",
}
_PHASES: Final = ("start", "trade", "city", "movement", "research")
_PIECES: Final = (
    "capital",
    "city",
    "army",
    "scout",
    "hut",
    "village",
    "tile",
    "production",
    "trade",
    "culture",
    "coin",
    "combat",
)
_ALSO: Final = {"walls": "building.walls", "program": "marker.building_program"}  # pieces too


@cache
def catalogue(lang: str) -> Catalogue:
    """All there is to know once, in one language."""
    t = table_words(lang)
    return Catalogue(
        entries=[*_cards(t), *_sheets(t), *_pieces(t), *_kinds(t)],
        track=[TrackSpace(row.culture, row.trade, REWARDS[row.reward]) for row in TRACK],
        buildings=[
            BuildingKind(
                row.slug,
                row.cost,
                [TERRAINS[n] for n in each(row.terrain)],
                Yield(*row.icons),
                row.limited,
                BUILDINGS[row.basic].slug if row.basic != NONE else "",
            )
            for row in BUILDINGS
        ],
    )


def _entry(
    t: TableWords,
    kind: str,
    name: str,
    facts: list[str],
    level: int = 0,
    cost: int = 0,
    key: str = "",
) -> Entry:
    key = key or f"{kind}.{name}"
    title = t.text(key)
    text = t.text(f"{key}.text") if t.has(f"{key}.text") else ""
    page = _PAGES.get(kind, "")
    return Entry(kind, name, title[:1].upper() + title[1:], text, page, level, cost, facts)


def _cards(t: TableWords) -> Iterator[Entry]:
    for tech in TECHS:
        level = t.text("fact.level", level=LEVEL_NAMES[tech.level], cost=TECH_COST[tech.level])
        yield _entry(t, "tech", tech.slug, [level], tech.level, TECH_COST[tech.level])
    for row in WONDERS:
        facts = [t.text("fact.era", era=t.text(f"era.{ERAS[row.era]}"))]
        if row.tech >= 0:
            tech_name = t.tech(row.tech)
            facts.append(t.text("fact.cheap", cost=row.cost, cheap=row.cheap, tech=tech_name))
        else:
            facts.append(t.text("fact.cost", cost=row.cost))
        facts.append(t.text("fact.culture", number=row.culture))
        if row.combat:
            facts.append(t.text("fact.combat", number=row.combat))
        yield _entry(t, "wonder", row.slug, facts, row.era, row.cost)
    for event in EVENTS:
        times = t.joined([t.text(f"time.{TIMES[time]}") for time in event.times])
        facts = [t.text("fact.event", level=LEVEL_NAMES[event.level])]
        facts.append(t.text("fact.times", times=times))
        facts += [t.text("fact.reacts")] if event.reacts else []
        facts.append(t.text("fact.copies", number=event.copies))
        yield _entry(t, "event", event.slug, facts, event.level)
    for government in GOVERNMENTS:
        facts = [_needs(t, government.tech)]
        yield _entry(t, "government", government.slug, facts)
    for number, policy in enumerate(POLICIES):
        other = t.text("fact.other_side", policy=t.policy(number ^ 1))
        yield _entry(t, "policy", policy.slug, [other])


def _needs(t: TableWords, tech: int) -> str:
    return t.text("fact.tech", tech=t.tech(tech)) if tech >= 0 else t.text("fact.always")


def _sheets(t: TableWords) -> Iterator[Entry]:
    for civ in CIVILIZATIONS:
        facts = [
            t.text("fact.leader", leader=t.text(f"leader.{civ.leader}")),
            t.text("fact.begins", tech=t.tech(civ.tech)),
            t.text("fact.government", government=t.government(civ.government)),
        ]
        yield _entry(t, "civilization", civ.slug, facts)
    for row in UNIT_TYPES:
        facts = [
            t.text("fact.rank", rank=n, name=t.text(f"rank.{name}"), cost=row.costs[n])
            for n, name in enumerate(row.ranks, start=1)
        ]
        if row.trumps != NONE:
            facts.append(t.text("fact.trumps", unit=t.unit_type(row.trumps)))
        yield _entry(t, "unit", row.slug, facts, cost=row.costs[1])


def _pieces(t: TableWords) -> Iterator[Entry]:
    for row in BUILDINGS:
        facts = [
            t.text("fact.cost", cost=row.cost),
            t.text("fact.terrain", terrain=_terrains(t, row.terrain)),
            _needs(t, row.tech),
        ]
        if row.basic != NONE:
            facts.append(t.text("fact.upgrade", building=t.building(row.basic)))
        facts += [t.text("fact.limited")] if row.limited else []
        yield _entry(t, "building", row.slug, facts, cost=row.cost)
    for person in GREAT_PEOPLE:
        facts = [t.text("fact.people", number=person.copies)]
        yield _entry(t, "person", person.slug, facts, key=f"great.{person.slug}")
    for state in CITY_STATES:
        yield _entry(t, "city_state", state.slug, [])
    for relic in RELICS:
        yield _entry(t, "relic", relic.slug, [])
    for result in RESULTS:
        yield _entry(t, "result", result.slug, [])
    for name in _PIECES:
        yield _entry(t, "piece", name, [])
    for name, key in _ALSO.items():
        cost = WALLS_COST if name == "walls" else 0
        facts = [t.text("fact.cost", cost=cost)] if cost else []
        yield _entry(t, "piece", name, facts, cost=cost, key=key)


def _kinds(t: TableWords) -> Iterator[Entry]:
    for number, resource in enumerate(RESOURCES):
        cards = dict.fromkeys(
            t.tech(row.tech) for row in RESOURCE_ABILITIES if {number, ANY} & set(row.pays)
        )
        where = "fact.market" if number in MARKET_RESOURCES else "fact.found"
        facts = [t.text(where), t.text("fact.spent", cards=t.joined(list(cards)))]
        yield _entry(t, "resource", resource, facts)
    for number, terrain in enumerate(TERRAINS):
        facts = [t.text("fact.gives", icons=_icons(t, TERRAIN_ICONS[number]))]
        yield _entry(t, "terrain", terrain, facts)
    for reward in REWARDS:
        yield _entry(t, "reward", reward, [])
    for phase in _PHASES:
        yield _entry(t, "phase", phase, [])


def _terrains(t: TableWords, terrains: Bits) -> str:
    return t.joined([t.text(f"terrain.{TERRAINS[n]}") for n in each(terrains)])


def _icons(t: TableWords, icons: Icons) -> str:
    found = zip(ICONS, icons, strict=True)
    return t.joined([t.given(name, number) for name, number in found if number])
