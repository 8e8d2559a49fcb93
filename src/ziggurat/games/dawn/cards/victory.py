"""The victory cards and their agendas (base p. 12, back page)."""

from typing import Final

from ziggurat.games.dawn.content import (
    CULTURE,
    ECONOMY,
    MILITARY,
    ONLY_BASE,
    SCIENCE,
    WONDERS_OF,
    Agenda,
    Count,
    rows,
    victory_card,
)
from ziggurat.games.dawn.rules.pieces import cities_of, friendly, mature_cities
from ziggurat.games.dawn.rules.science import LAST
from ziggurat.games.dawn.state import State


def _wonders(type_: int) -> Count:
    return lambda s, player: (s.wonders[player] & WONDERS_OF[type_]).bit_count()


def cities(s: State, player: int) -> int:
    """Your cities on the map, the capital included."""
    return cities_of(s, player).bit_count()


def warmonger(s: State, player: int) -> int:
    """Conquered city-states you control; a rival capital you have beaten is enough by itself."""
    return 2 if s.beaten[player] else s.city_states.count(player)


def explorer(s: State, player: int) -> int:
    """Friendly spaces beside water or on the rim of the map."""
    return (friendly(s, player) & s.board.coast).bit_count()


def technophile(s: State, player: int) -> int:
    """Where your tech dial stands, if only in passing."""
    return s.dial[player]


def populous(s: State, player: int) -> int:
    """Your mature cities."""
    return mature_cities(s, player).bit_count()


def preservationist(s: State, player: int) -> int:
    """Natural wonders you hold."""
    return s.natural.count(player)


CITIES: Final = rows("abilities", "cities", "city_states", "turn")  # what `cities_of` depends on
SCHOLARLY: Final = Agenda("scholarly", _wonders(SCIENCE), 2, rows("wonders"))

victory_card(
    "civilized_money_grubber",
    Agenda("civilized", cities, 8, CITIES),
    Agenda("money_grubber", _wonders(ECONOMY), 2, rows("wonders")),
)
victory_card(
    "warmonger_paranoid",
    Agenda("warmonger", warmonger, 2, rows("beaten", "city_states")),
    Agenda("paranoid", _wonders(MILITARY), 2, rows("wonders")),
)
victory_card(
    "explorer_aesthetic",
    Agenda("explorer", explorer, 15),
    Agenda("aesthetic", _wonders(CULTURE), 2, rows("wonders")),
)
victory_card(
    "technophile_scholarly",
    Agenda("technophile", technophile, LAST, rows("dial")),
    SCHOLARLY,
    editions=ONLY_BASE,
)
victory_card(
    "populous_preservationist",
    Agenda("populous", populous, 5, at_most=cities),
    Agenda("preservationist", preservationist, 2, rows("natural")),
)
