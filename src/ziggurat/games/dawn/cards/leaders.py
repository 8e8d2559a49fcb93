"""The leader sheets: the order of the starting row and an ability each (base p. 4)."""

from dataclasses import dataclass

from ziggurat.core.bits import Bits, each
from ziggurat.core.flow import PASS, Ask, Call, Done, Frame, Next
from ziggurat.core.rows import put
from ziggurat.games.dawn.content import (
    CULTURE,
    DESERT,
    ECONOMY,
    FOCUS,
    GRASSLAND,
    HILLS,
    INDUSTRY,
    MILITARY,
    MOUNTAIN,
    SCIENCE,
    WONDERS,
    leader,
)
from ziggurat.games.dawn.options import LANE, prompt
from ziggurat.games.dawn.rules.barbarians import barbarian_defeated
from ziggurat.games.dawn.rules.combat import attack_bonus, combat_difficulty, defence_bonus
from ziggurat.games.dawn.rules.culture import extra_tokens
from ziggurat.games.dawn.rules.economy import caravan_starts
from ziggurat.games.dawn.rules.focus_row import card_reset
from ziggurat.games.dawn.rules.pieces import cities_of, eased_spaces, natural_wonder_received
from ziggurat.games.dawn.rules.resources import GainResource
from ziggurat.games.dawn.rules.targets import Target
from ziggurat.games.dawn.rules.wonders import cost_change
from ziggurat.games.dawn.state import State

PLACE_NATURAL_WONDER = prompt("place_natural_wonder", LANE)
SWAP_FIRST = prompt("swap_first", LANE)
SWAP_SECOND = prompt("swap_second", LANE)

AMERICA = leader("america", MILITARY, SCIENCE, INDUSTRY, CULTURE, ECONOMY)
AZTEC = leader("aztec", SCIENCE, CULTURE, ECONOMY, MILITARY, INDUSTRY)
EGYPT = leader("egypt", SCIENCE, ECONOMY, INDUSTRY, MILITARY, CULTURE)
FRANCE = leader("france", MILITARY, SCIENCE, ECONOMY, INDUSTRY, CULTURE)
JAPAN = leader("japan", INDUSTRY, ECONOMY, MILITARY, SCIENCE, CULTURE)
ROME = leader("rome", SCIENCE, ECONOMY, MILITARY, CULTURE, INDUSTRY)
SCYTHIA = leader("scythia", CULTURE, MILITARY, SCIENCE, ECONOMY, INDUSTRY)
SUMERIA = leader("sumeria", ECONOMY, CULTURE, SCIENCE, MILITARY, INDUSTRY)


@natural_wonder_received.starts(AMERICA, own=True)
@dataclass(slots=True, eq=False)
class RooseveltCorollary(Frame):
    """A natural wonder token you received or have just spent goes on any card of your row, to be
    spent as a trade token of that card or as a resource."""

    owner: int
    player: int
    natural: int

    def choose(self, s: State, _: int) -> Next:
        return Ask(self.owner, PLACE_NATURAL_WONDER, sorted(s.row[self.owner]))

    def place(self, s: State, lane: int) -> Next:
        s.natural_lane = put(s.natural_lane, self.natural, lane)
        return Done()


@card_reset.starts(AZTEC, own=True)
@dataclass(slots=True, eq=False)
class LegendOfTheFiveSuns(Frame):
    """Resetting the military card in a turn with a won attack: you may swap any two cards."""

    owner: int
    player: int
    lane: int
    first: int = PASS

    def choose(self, s: State, _: int) -> Next:
        military = FOCUS[s.cards[self.player][self.lane]].type == MILITARY
        if not military or not s.attacks_won:
            return Done()
        return Ask(self.owner, SWAP_FIRST, (*sorted(s.row[self.owner]), PASS))

    def choose_second(self, s: State, lane: int) -> Next:
        if lane == PASS:
            return Done()
        self.first = lane
        others = [other for other in sorted(s.row[self.owner]) if other != lane]
        return Ask(self.owner, SWAP_SECOND, others)

    def swap(self, s: State, lane: int) -> Next:
        swap_cards(s, self.owner, self.first, lane)
        return Done()


def swap_cards(s: State, player: int, one: int, other: int) -> None:
    """Two cards of a row change places."""
    places = {one: other, other: one}
    s.row = put(s.row, player, tuple(places.get(lane, lane) for lane in s.row[player]))
    s.tell("swapped", player, one, other)


@cost_change.plus(EGYPT)
def monument_builders(s: State, player: int, wonder: int) -> int:
    """Every wonder costs 1 less."""
    return -1


@extra_tokens.plus(FRANCE)
def grand_tour(s: State, player: int) -> int:
    """1, 2 or 3 more control tokens, by the latest era among your wonders."""
    return max((WONDERS[wonder].era + 1 for wonder in each(s.wonders[player])), default=0)


def _rough_coast(s: State) -> Bits:
    rough = s.board.of_terrain[DESERT] | s.board.of_terrain[MOUNTAIN]
    return rough & s.board.coast


@eased_spaces.plus(JAPAN)
def divine_wind(s: State, player: int, limit: int) -> Bits:
    """In your turn, desert and mountain by water or the map edge have difficulty 3."""
    return _rough_coast(s) if s.turn == player and limit >= 3 else 0


@combat_difficulty.changed_by(JAPAN)
def divine_wind_in_combat(difficulty: int, s: State, attacker: int, space: int) -> int:
    """The same for the space you attack."""
    return 3 if _rough_coast(s) >> space & 1 else difficulty


@caravan_starts.plus(ROME)
def all_roads_lead_to_rome(s: State, player: int) -> Bits:
    """Caravans may set out from any of your cities."""
    return cities_of(s, player)


@attack_bonus.plus(SCYTHIA)
def people_of_the_steppe(s: State, player: int, target: Target) -> int:
    """+3 while the defending space is grassland or hills."""
    return 3 if s.board.terrain[target.space] in (GRASSLAND, HILLS) else 0


@defence_bonus.plus(SCYTHIA)
def steppe_defended(s: State, player: int, target: Target, attacker: int) -> int:
    """The same in defence."""
    return people_of_the_steppe(s, player, target)


@barbarian_defeated.starts(SUMERIA, own=True)
@dataclass(slots=True, eq=False)
class EpicQuest(Frame):
    """Each barbarian you defeat also yields a resource of your choice."""

    owner: int
    player: int
    barbarian: int

    def reward(self, s: State, _: int) -> Next:
        return Call(GainResource(self.owner))
