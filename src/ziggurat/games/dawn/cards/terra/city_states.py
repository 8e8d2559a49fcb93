"""The city-states of the expansion (Terra Incognita p. 15)."""

from dataclasses import dataclass
from typing import Final

from ziggurat.core.bits import Bits, each, united
from ziggurat.core.flow import NOBODY, Done, Frame, Next
from ziggurat.games.dawn.content import (
    CITY_STATES,
    CULTURE,
    FOCUS,
    INDUSTRY,
    MEDIUM,
    MILITARY,
    SCIENCE,
    city_state,
)
from ziggurat.games.dawn.rules.armies import army_ways, closed_to_armies
from ziggurat.games.dawn.rules.cities import building_eases, counts_through_water
from ziggurat.games.dawn.rules.diplomacy import city_state_card_taken
from ziggurat.games.dawn.rules.pieces import (
    cities_of,
    give_wonder,
    wonder_at,
)
from ziggurat.games.dawn.rules.trade import resources_as_trade
from ziggurat.games.dawn.rules.turn import turn_began
from ziggurat.games.dawn.state import NO_CARD, State

AUCKLAND = city_state("auckland", INDUSTRY, "star", confidence=MEDIUM)
AKKAD = city_state("akkad", MILITARY, "star")
ANTANANARIVO = city_state("antananarivo", CULTURE, "star")
PALENQUE = city_state("palenque", SCIENCE, "star", confidence=MEDIUM)


@counts_through_water.plus(AUCKLAND)
def auckland(s: State, player: int) -> int:
    """Building a city, water may be counted through."""
    return 1


@building_eases.plus(AUCKLAND)
def auckland_shores(s: State, player: int) -> Bits:
    """Building a city, land bordering water has difficulty 1."""
    return s.board.map.beside(s.board.water) & s.board.land


@army_ways.plus(AKKAD)
def akkad(s: State, player: int) -> Bits:
    """Rival control tokens do not keep your armies from passing through."""
    return united(s.tokens, player)


_ANTANANARIVO: Final = [row.ability for row in CITY_STATES].index(ANTANANARIVO)


def _antananarivo(s: State, player: int) -> Bits:
    """Its space while its token is there and it is this player's turn."""
    if s.turn != player or s.city_states[_ANTANANARIVO] != NOBODY:
        return 0
    return 1 << s.board.city_state_spaces[_ANTANANARIVO]


@cities_of.plus(ANTANANARIVO)
def antananarivo(s: State, player: int) -> Bits:
    """In your turn it is one of your cities instead of a city-state."""
    return _antananarivo(s, player)


@closed_to_armies.plus(ANTANANARIVO)
def antananarivo_closed(s: State, player: int) -> Bits:
    """No army of yours may end its move there."""
    return _antananarivo(s, player)


@turn_began.starts(ANTANANARIVO)
@city_state_card_taken.starts(ANTANANARIVO)
@dataclass(slots=True, eq=False)
class AntananarivoWonder(Frame):
    """A wonder built there is controlled by the player whose turn it is, if he holds the card; his
    agendas count the city from now on."""

    owner: int
    player: int
    city_state: int = NO_CARD  # whose card was taken, if that is what happened

    def take(self, s: State, _: int) -> Next:
        for space in each(_antananarivo(s, self.owner)):
            s.changed = True
            wonder = wonder_at(s, space)
            if self.owner == self.player and wonder != NO_CARD:
                give_wonder(s, wonder, self.owner)
        return Done()


@resources_as_trade.plus(PALENQUE)
def palenque(s: State, player: int, lane: int) -> int:
    """Resource tokens may be spent as trade tokens of the card being resolved."""
    resolving = s.resolving != NOBODY and s.turn == player
    return int(resolving and FOCUS[s.cards[player][lane]].type == s.resolving)
