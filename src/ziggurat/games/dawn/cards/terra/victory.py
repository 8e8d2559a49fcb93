"""The victory cards of the expansion (Terra Incognita pp. 8, 16)."""

from ziggurat.core.bits import Bits, each
from ziggurat.games.dawn.cards.victory import CITIES, SCHOLARLY, cities
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


def technophile(s: State, player: int) -> int:
    """Cards of level IV in your row."""
    count = 0
    for card in s.cards[player]:
        count += FOCUS[card].level == 4
    return count


def defensive(s: State, player: int) -> int:
    """Your reinforced control tokens."""
    return (s.tokens[player] & s.reinforced).bit_count()


def devastating(s: State, player: int) -> int:
    """The highest combat value you have won an attack with."""
    return s.strongest[player]


def diplomatic(s: State, player: int) -> int:
    """Players and city-states whose diplomacy cards you hold."""
    count = (s.abilities[player] & CITY_STATE_ABILITIES).bit_count()
    for cards_of_giver in s.diplomacy:
        count += player in cards_of_giver
    return count


def hoarder(s: State, player: int) -> int:
    """Resource and natural wonder tokens you have."""
    return sum(s.resources[player]) + s.natural.count(player)


def _tiles(s: State, spaces: Bits) -> int:
    """On how many tiles these spaces lie; a fort is a tile of its own."""
    return len({s.board.laid_at[space] for space in each(spaces)})


def expansionist(s: State, player: int) -> int:
    """Tiles with a city of yours."""
    return _tiles(s, cities_of(s, player))


def prolific(s: State, player: int) -> int:
    """Wonders of one era that you control, of the era you have most of."""
    return max(_by_era(s, player))


def progressive(s: State, player: int) -> int:
    """Eras of which you control a wonder."""
    return sum(map(bool, _by_era(s, player)))


def _by_era(s: State, player: int) -> list[int]:
    count = [0] * len(ERAS)
    for wonder in each(s.wonders[player]):
        count[WONDERS[wonder].era] += 1
    return count


def industrious(s: State, player: int) -> int:
    """Your districts on the map."""
    return district_spaces(s, player).bit_count()


def provincial(s: State, player: int) -> int:
    """Tiles with a mature city of yours."""
    return _tiles(s, mature_cities(s, player))


def diversified(s: State, player: int) -> int:
    """Types of which you control a wonder."""
    return sum(bool(s.wonders[player] & WONDERS_OF[type_]) for type_ in DECKS)


def forts(s: State, player: int) -> int:
    """Forts you control."""
    return (s.cities[player] & s.board.forts).bit_count()


victory_card(
    "technophile_scholarly_terra",
    Agenda("technophile_terra", technophile, 3, rows("cards")),
    SCHOLARLY,
    editions=ONLY_TERRA,
)
victory_card(
    "defensive_devastating",
    Agenda("defensive", defensive, 15, rows("reinforced", "tokens")),
    Agenda("devastating", devastating, 16, rows("strongest")),
    editions=ONLY_TERRA,
)
victory_card(
    "diplomatic_hoarder",
    Agenda("diplomatic", diplomatic, 4, rows("abilities", "diplomacy")),
    Agenda("hoarder", hoarder, 5, rows("resources", "natural")),
    editions=ONLY_TERRA,
)
victory_card(
    "expansionist_prolific",
    Agenda("expansionist", expansionist, 6, CITIES, at_most=cities),
    Agenda("prolific", prolific, 2, rows("wonders")),
    editions=ONLY_TERRA,
)
victory_card(
    "industrious_progressive",
    Agenda("industrious", industrious, 5, rows("districts")),
    Agenda("progressive", progressive, len(ERAS), rows("wonders")),
    editions=ONLY_TERRA,
)
victory_card(
    "provincial_diversified",
    Agenda("provincial", provincial, 4, at_most=cities),
    Agenda("diversified", diversified, 3, rows("wonders")),
    editions=ONLY_TERRA,
)
victory_card(
    "fortified", Agenda("fortified", forts, 1, rows("cities")), editions=ONLY_TERRA, forts=True
)
victory_card(
    "expeditionary",
    Agenda("expeditionary", forts, 2, rows("cities")),
    editions=ONLY_TERRA,
    forts=True,
)
