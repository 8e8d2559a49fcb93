"""The cards, one file per deck. Importing this package fills the tables of `content`."""

from ziggurat.games.dawn.cards import (
    city_states,
    diplomacy,
    editions,
    focus,
    leaders,
    natural_wonders,
    victory,
    wonders,
)

__all__ = [
    "city_states",
    "diplomacy",
    "editions",
    "focus",
    "leaders",
    "natural_wonders",
    "victory",
    "wonders",
]
