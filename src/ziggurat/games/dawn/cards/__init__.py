"""The cards, one file per deck. Importing this package fills the tables of `content`."""

from ziggurat.games.dawn.cards import (  # isort: skip
    editions,
    focus,
    leaders,
    wonders,
    city_states,
    diplomacy,
    natural_wonders,
    victory,
    terra,
)

__all__ = [
    "city_states",
    "diplomacy",
    "editions",
    "focus",
    "leaders",
    "natural_wonders",
    "terra",
    "victory",
    "wonders",
]
