"""The governments (Terra Incognita p. 13)."""

from ziggurat.games.dawn.content import (
    CULTURE,
    ECONOMY,
    GOVERNMENTS,
    GROWTH,
    HIGH,
    INDUSTRY,
    MEDIUM,
    MILITARY,
    SCIENCE,
    Government,
)

GOVERNMENTS.extend(
    (
        Government("republic", CULTURE, 2, HIGH),
        Government("democracy", SCIENCE, 1, MEDIUM),
        Government("oligarchy", ECONOMY, 2, MEDIUM),
        Government("communism", INDUSTRY, 1, MEDIUM),
        Government("autocracy", MILITARY, 2, MEDIUM),
        Government("monarchy", GROWTH, 2, HIGH),
    )
)
