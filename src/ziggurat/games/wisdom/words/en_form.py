"""English words for the setup and for plots."""

from typing import Final

FORM: Final[dict[str, str]] = {
    "players": "Players",
    "civilizations": "Civilizations",
    "civilizations.random": "at random",
    "civilizations.choose": "chosen, the last in turn order first",
    "civilizations.draft": "one of two that are drawn",
    "colors": "Colours",
    "bargaining": "Bargaining",
    "bargaining.people": "where two or more persons play, with counter-offers",
    "bargaining.off": "none",
    "bargaining.simple": "one offer a turn, yes or no",
    "bargaining.full": "up to five offers, with counter-offers",
}

SERIES: Final[dict[str, str]] = {
    "culture": "Culture track",
    "techs": "Techs",
    "coins": "Coins",
    "trade": "Trade income",
    "army": "Units",
    "pyramid": "Places towards Space Flight",
    "conquest": "Conquest (20 less the steps to a capital)",
}
