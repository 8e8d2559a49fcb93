"""The form of a new game, and the figures that are plotted, in English."""

from typing import Final

FORM: Final = {
    "edition": "Edition",
    "edition.help": "The base game, or with the expansion.",
    "edition.base.help": "The base game: 2 to 4 players, five focus cards, one map.",
    "edition.terra-incognita.help": (
        "With the expansion: 2 to 5 players, armies, districts, governments, and a map to explore."
    ),
    "players": "Players",
    "players.help": "How many seats.",
    "map": "Map",
    "map.help": "Base game: ready or built.",
    "map.first-game": "The first game’s map",
    "map.built": "Built tile by tile",
    "map.explored": "To be explored from the start tiles",
    "random_map": "Laid at random",
    "random_map.help": "Chance lays the map before the first round, not the players.",
    "leaders": "Leaders",
    "leaders.help": "Leaders: dealt, chosen, or by seat.",
    "leaders.random": "By lot",
    "leaders.choose": "Each player chooses at the table",
    "colors": "Colours",
    "colors.help": "The colour of each seat.",
    "epic": "Epic game",
    "epic.help": "Base game: four victory cards, not three.",
    "errata": "Corrected cards",
    "errata.help": "Cards as their makers later corrected them, not as printed.",
    "errata.option": "Cards as printed, not as corrected.",
    "peaceful": "Peaceful game",
    "peaceful.help": "Expansion: without the victory cards of forts.",
    "handicap": "Handicaps",
    "handicap.help": "Expansion: trade tokens each seat starts with.",
}
SERIES: Final = {
    "territory": "Territory",
    "cities": "Cities",
    "wonders": "World wonders",
    "tech": "Technology",
    "trade": "Trade",
    "agendas": "Agendas",
}
