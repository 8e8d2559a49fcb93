"""The unique focus cards, one per leader (Terra Incognita p. 8). Their texts rest on one source."""

from ziggurat.games.dawn.cards.terra.unique import (
    culture_science,
    economy_industry,
    military_growth,
)

__all__ = ["culture_science", "economy_industry", "military_growth"]
