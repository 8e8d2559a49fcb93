"""The world wonders, one file per deck: a row each, and below it what it does (base pp. 10, 13)."""

from ziggurat.games.dawn.cards.wonders import culture, economy, military, science

__all__ = ["culture", "economy", "military", "science"]
