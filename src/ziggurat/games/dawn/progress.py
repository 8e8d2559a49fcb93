"""How far each seat is with each agenda, as a count out of what it needs: for tables and bots.

The rules themselves ask only whether an agenda is met (cards/victory.py); a test holds the two
together.
"""

from collections.abc import Callable
from typing import Final

from ziggurat.core.bits import Bits, each
from ziggurat.games.dawn.content import (
    CULTURE,
    DECKS,
    ECONOMY,
    ERAS,
    FOCUS,
    MILITARY,
    SCIENCE,
    WONDERS,
    WONDERS_OF,
)
from ziggurat.games.dawn.rules.pieces import cities_of, district_spaces, friendly, mature_cities
from ziggurat.games.dawn.rules.science import LAST
from ziggurat.games.dawn.state import State

Count = Callable[[State, int], int]


def _wonders(type_: int) -> Count:
    return lambda s, player: (s.wonders[player] & WONDERS_OF[type_]).bit_count()


def _warmonger(s: State, player: int) -> int:
    return 2 if s.beaten[player] else s.city_states.count(player)


def _diplomatic(s: State, player: int) -> int:
    givers = sum(player in cards for cards in s.diplomacy)
    return givers + sum(who >> player & 1 for who in s.city_state_cards)


def _of_era(s: State, player: int) -> list[int]:
    built = [WONDERS[wonder].era for wonder in each(s.wonders[player])]
    return [built.count(era) for era in range(len(ERAS))]


def _tiles(s: State, spaces: Bits) -> int:
    return len({s.board.laid_at[space] for space in each(spaces)})


def _mature(s: State, player: int) -> int:
    return min(cities_of(s, player).bit_count(), mature_cities(s, player).bit_count())


def _provinces(s: State, player: int) -> int:
    return min(cities_of(s, player).bit_count(), _tiles(s, mature_cities(s, player)))


def _forts(s: State, player: int) -> int:
    return (s.cities[player] & s.board.forts).bit_count()


# Agenda -> (how it is counted, how many it needs)
_AGENDAS: Final[dict[str, tuple[Count, int]]] = {
    "civilized": (lambda s, player: cities_of(s, player).bit_count(), 8),
    "money_grubber": (_wonders(ECONOMY), 2),
    "warmonger": (_warmonger, 2),
    "paranoid": (_wonders(MILITARY), 2),
    "explorer": (lambda s, player: (friendly(s, player) & s.board.coast).bit_count(), 15),
    "aesthetic": (_wonders(CULTURE), 2),
    "technophile": (lambda s, player: s.dial[player], LAST),
    "scholarly": (_wonders(SCIENCE), 2),
    "populous": (_mature, 5),
    "preservationist": (lambda s, player: s.natural.count(player), 2),
    "technophile_terra": (
        lambda s, player: sum(FOCUS[card].level == 4 for card in s.cards[player]),
        3,
    ),
    "defensive": (lambda s, player: (s.tokens[player] & s.reinforced).bit_count(), 15),
    "devastating": (lambda s, player: s.strongest[player], 16),
    "diplomatic": (_diplomatic, 4),
    "hoarder": (lambda s, player: sum(s.resources[player]) + s.natural.count(player), 5),
    "expansionist": (lambda s, player: _tiles(s, cities_of(s, player)), 6),
    "prolific": (lambda s, player: max(_of_era(s, player)), 2),
    "industrious": (lambda s, player: district_spaces(s, player).bit_count(), 5),
    "progressive": (lambda s, player: sum(map(bool, _of_era(s, player))), 3),
    "provincial": (_provinces, 4),
    "diversified": (
        lambda s, player: sum(bool(s.wonders[player] & WONDERS_OF[type_]) for type_ in DECKS),
        3,
    ),
    "fortified": (_forts, 1),
    "expeditionary": (_forts, 2),
}


def progress(s: State, player: int, agenda: str) -> tuple[int, int]:
    """(how many a player has, how many the agenda needs); it is met when there are enough."""
    count, needed = _AGENDAS[agenda]
    return count(s, player), needed
