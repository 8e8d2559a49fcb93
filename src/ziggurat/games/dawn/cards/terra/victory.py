"""The victory cards of the expansion (Terra Incognita pp. 8, 16)."""

from ziggurat.core.bits import Bits, each
from ziggurat.games.dawn.cards.victory import scholarly
from ziggurat.games.dawn.content import (
    CITY_STATE_ABILITIES,
    DECKS,
    ERAS,
    FOCUS,
    ONLY_TERRA,
    WONDERS,
    WONDERS_OF,
    Agenda,
    rows,
    victory_card,
)
from ziggurat.games.dawn.rules.pieces import cities_of, district_spaces, mature_cities
from ziggurat.games.dawn.state import State


def technophile(s: State, player: int) -> bool:
    """Three cards of your row are of level IV."""
    count = 0
    for card in s.cards[player]:
        count += FOCUS[card].level == 4
    return count >= 3


def defensive(s: State, player: int) -> bool:
    """Fifteen of your control tokens are reinforced."""
    return (s.tokens[player] & s.reinforced).bit_count() >= 15


def devastating(s: State, player: int) -> bool:
    """You have won an attack with a combat value of 16 or more."""
    return s.strongest[player] >= 16


def diplomatic(s: State, player: int) -> bool:
    """You hold diplomacy cards of four different players or city-states."""
    count = (s.abilities[player] & CITY_STATE_ABILITIES).bit_count()
    for cards in s.diplomacy:
        count += player in cards
    return count >= 4


def hoarder(s: State, player: int) -> bool:
    """You have five resource or natural wonder tokens."""
    return sum(s.resources[player]) + s.natural.count(player) >= 5


def _tiles(s: State, spaces: Bits) -> int:
    """On how many tiles these spaces lie; a fort is a tile of its own."""
    return len({s.board.laid_at[space] for space in each(spaces)})


def expansionist(s: State, player: int) -> bool:
    """You have cities on six different tiles."""
    return _tiles(s, cities_of(s, player)) >= 6


def prolific(s: State, player: int) -> bool:
    """You control two wonders of one era."""
    return max(_by_era(s, player)) >= 2


def progressive(s: State, player: int) -> bool:
    """You control a wonder of each era."""
    return min(_by_era(s, player)) >= 1


def _by_era(s: State, player: int) -> list[int]:
    count = [0] * len(ERAS)
    for wonder in each(s.wonders[player]):
        count[WONDERS[wonder].era] += 1
    return count


def industrious(s: State, player: int) -> bool:
    """Your five districts are on the map."""
    return district_spaces(s, player).bit_count() >= 5


def provincial(s: State, player: int) -> bool:
    """You have mature cities on four different tiles."""
    mature = mature_cities(s, player)
    return mature.bit_count() >= 4 and _tiles(s, mature) >= 4


def diversified(s: State, player: int) -> bool:
    """You control wonders of three different types."""
    return sum(bool(s.wonders[player] & WONDERS_OF[type_]) for type_ in DECKS) >= 3


def fortified(s: State, player: int) -> bool:
    """You control a fort."""
    return bool(s.cities[player] & s.board.forts)


def expeditionary(s: State, player: int) -> bool:
    """You control two forts."""
    forts = s.cities[player] & s.board.forts
    return bool(forts) and forts.bit_count() >= 2


victory_card(
    "technophile_scholarly_terra",
    Agenda("technophile_terra", technophile, rows("cards")),
    Agenda("scholarly", scholarly, rows("wonders")),
    editions=ONLY_TERRA,
)
victory_card(
    "defensive_devastating",
    Agenda("defensive", defensive),
    Agenda("devastating", devastating, rows("strongest")),
    editions=ONLY_TERRA,
)
victory_card(
    "diplomatic_hoarder",
    Agenda("diplomatic", diplomatic, rows("abilities", "diplomacy")),
    Agenda("hoarder", hoarder, rows("resources", "natural")),
    editions=ONLY_TERRA,
)
victory_card(
    "expansionist_prolific",
    Agenda("expansionist", expansionist),
    Agenda("prolific", prolific, rows("wonders")),
    editions=ONLY_TERRA,
)
victory_card(
    "industrious_progressive",
    Agenda("industrious", industrious, rows("districts")),
    Agenda("progressive", progressive, rows("wonders")),
    editions=ONLY_TERRA,
)
victory_card(
    "provincial_diversified",
    Agenda("provincial", provincial),
    Agenda("diversified", diversified, rows("wonders")),
    editions=ONLY_TERRA,
)
victory_card(
    "fortified", Agenda("fortified", fortified, rows("cities")), editions=ONLY_TERRA, forts=True
)
victory_card(
    "expeditionary",
    Agenda("expeditionary", expeditionary, rows("cities")),
    editions=ONLY_TERRA,
    forts=True,
)
