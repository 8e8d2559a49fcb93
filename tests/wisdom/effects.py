"""Everything in the boxes that has an effect: the rows of the tables, walls and the marker of a
building program. Each has a text in every language and a behavioural test."""

from typing import Any

from ziggurat.games.wisdom.content import (
    BUILDINGS,
    CITY_STATES,
    CIVILIZATIONS,
    EVENTS,
    GOVERNMENTS,
    GREAT_PEOPLE,
    POLICIES,
    RELICS,
    RESULTS,
    TECHS,
    UNIT_TYPES,
    WONDERS,
)

_TABLES: dict[str, tuple[Any, ...]] = {
    "tech": TECHS,
    "wonder": WONDERS,
    "government": GOVERNMENTS,
    "policy": POLICIES,
    "event": EVENTS,
    "civilization": CIVILIZATIONS,
    "unit": UNIT_TYPES,
    "great": GREAT_PEOPLE,
    "city_state": CITY_STATES,
    "relic": RELICS,
    "result": RESULTS,
    "building": BUILDINGS,
}
EFFECTS = [
    *(f"{kind}.{row.slug}" for kind, table in _TABLES.items() for row in table),
    "building.walls",
    "marker.building_program",
]
