"""The victory cards and their agendas (base p. 12, back page)."""

from ziggurat.games.dawn.content import (
    CULTURE,
    ECONOMY,
    MILITARY,
    ONLY_BASE,
    SCIENCE,
    WONDERS_OF,
    Agenda,
    rows,
    victory_card,
)
from ziggurat.games.dawn.rules.pieces import cities_of, friendly, mature_cities
from ziggurat.games.dawn.rules.science import LAST
from ziggurat.games.dawn.state import State


def _wonders(s: State, player: int, type_: int) -> int:
    return (s.wonders[player] & WONDERS_OF[type_]).bit_count()


def civilized(s: State, player: int) -> bool:
    """Eight of your cities are on the map, the capital included."""
    return cities_of(s, player).bit_count() >= 8


def money_grubber(s: State, player: int) -> bool:
    """You control two economy wonders."""
    return _wonders(s, player, ECONOMY) >= 2


def warmonger(s: State, player: int) -> bool:
    """You have beaten a rival capital, or control two conquered city-states."""
    return bool(s.beaten[player]) or s.city_states.count(player) >= 2


def paranoid(s: State, player: int) -> bool:
    """You control two military wonders."""
    return _wonders(s, player, MILITARY) >= 2


def explorer(s: State, player: int) -> bool:
    """Fifteen friendly spaces lie beside water or on the rim of the map."""
    return (friendly(s, player) & s.board.coast).bit_count() >= 15


def aesthetic(s: State, player: int) -> bool:
    """You control two culture wonders."""
    return _wonders(s, player, CULTURE) >= 2


def technophile(s: State, player: int) -> bool:
    """Your tech dial is on 24, if only in passing."""
    return s.dial[player] == LAST


def scholarly(s: State, player: int) -> bool:
    """You control two science wonders."""
    return _wonders(s, player, SCIENCE) >= 2


def populous(s: State, player: int) -> bool:
    """You control five mature cities."""
    enough = cities_of(s, player).bit_count() >= 5
    return enough and mature_cities(s, player).bit_count() >= 5


def preservationist(s: State, player: int) -> bool:
    """You hold two natural wonders."""
    return s.natural.count(player) >= 2


victory_card(
    "civilized_money_grubber",
    Agenda("civilized", civilized),
    Agenda("money_grubber", money_grubber, rows("wonders")),
)
victory_card(
    "warmonger_paranoid",
    Agenda("warmonger", warmonger, rows("beaten", "city_states")),
    Agenda("paranoid", paranoid, rows("wonders")),
)
victory_card(
    "explorer_aesthetic",
    Agenda("explorer", explorer),
    Agenda("aesthetic", aesthetic, rows("wonders")),
)
victory_card(
    "technophile_scholarly",
    Agenda("technophile", technophile, rows("dial")),
    Agenda("scholarly", scholarly, rows("wonders")),
    editions=ONLY_BASE,
)
victory_card(
    "populous_preservationist",
    Agenda("populous", populous),
    Agenda("preservationist", preservationist, rows("natural")),
)
