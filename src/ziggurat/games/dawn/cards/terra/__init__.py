"""The cards of Terra Incognita, one file per deck. They are numbered after those of the base game,
so that base games keep their hashes."""

from ziggurat.games.dawn.cards.terra import (
    city_states,
    diplomacy,
    focus,
    governments,
    leaders,
    natural_wonders,
    unique,
    victory,
    wonders,
)

__all__ = [
    "city_states",
    "diplomacy",
    "focus",
    "governments",
    "leaders",
    "natural_wonders",
    "unique",
    "victory",
    "wonders",
]
