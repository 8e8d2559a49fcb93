"""The world wonders of the expansion, and its printings of Machu Picchu and the Pentagon
(Terra Incognita p. 2)."""

from dataclasses import dataclass

from ziggurat.core.bits import Bits, each
from ziggurat.core.flow import NOBODY, PASS, Ask, Call, Done, Frame, Next, pick
from ziggurat.games.dawn.cards.leaders import SWAP_FIRST, SWAP_SECOND, swap_cards
from ziggurat.games.dawn.cards.terra.unique.culture_science import (
    SWAP_CITY,
    swappable_cities,
    swapped_city,
)
from ziggurat.games.dawn.content import (
    ANCIENT,
    CULTURE,
    DIAMOND,
    ECONOMY,
    FOCUS,
    HIGH,
    MARBLE,
    MEDIEVAL,
    MERCURY,
    MILITARY,
    MODERN,
    OIL,
    ONLY_TERRA,
    SCIENCE,
    WONDERS_OF,
    Site,
    wonder,
)
from ziggurat.games.dawn.options import CARD, SPACE, choice, prompt
from ziggurat.games.dawn.rules.armies import army_reach
from ziggurat.games.dawn.rules.cities import ANY_TERRAIN, legal_spaces
from ziggurat.games.dawn.rules.combat import attack_bonus, defence_bonus, resources_in_combat
from ziggurat.games.dawn.rules.conquest import SettleCity, city_falling
from ziggurat.games.dawn.rules.culture import (
    PLACE_TOKEN,
    PlaceToken,
    PlaceTokensAmong,
    ReplaceToken,
)
from ziggurat.games.dawn.rules.economy import caravan_arrived
from ziggurat.games.dawn.rules.exploration import Explore, may_explore
from ziggurat.games.dawn.rules.focus_row import farther_right
from ziggurat.games.dawn.rules.military import REINFORCE
from ziggurat.games.dawn.rules.pieces import (
    cities_of,
    city_state_at,
    empty,
    reinforce,
    tokens_in_reach_of_abilities,
    wonder_captured,
)
from ziggurat.games.dawn.rules.reading import once_optional
from ziggurat.games.dawn.rules.science import ReplaceCard, replacements
from ziggurat.games.dawn.rules.targets import Target
from ziggurat.games.dawn.rules.trade import ALL_LANES, GainTrade
from ziggurat.games.dawn.rules.turn import turn_ended, turn_started
from ziggurat.games.dawn.rules.wonders import wonder_built
from ziggurat.games.dawn.state import HOME, State

EXPLORE_FROM = prompt("explore_from", SPACE)
CONQUER_NOW = choice("conquer_now", "no", "yes")
COPY_CARD = prompt("copy_card", CARD)

YES = 1


def _terra(
    slug: str, type_: int, era: int, cost: int, pays: tuple[int, int], site: Site | None = None
) -> Bits:
    return wonder(slug, type_, era, cost, pays, HIGH, ONLY_TERRA, site)


def _is(number: int, ability: Bits) -> bool:
    return 1 << number == ability


# Culture

COLOSSEUM = _terra("colosseum", CULTURE, ANCIENT, 9, (MARBLE, OIL))
TAJ_MAHAL = _terra("taj_mahal", CULTURE, MEDIEVAL, 9, (MARBLE, DIAMOND))
CRISTO_REDENTOR = _terra("cristo_redentor", CULTURE, MODERN, 11, (MARBLE, MERCURY))


@turn_started.starts(COLOSSEUM)
@dataclass(slots=True, eq=False)
class Colosseum(Frame):
    """Reinforce one of your control tokens bordering a friendly city."""

    player: int

    def choose(self, s: State, _: int) -> Next:
        near = s.board.map.beside(cities_of(s, self.player))
        weak = s.tokens[self.player] & ~s.reinforced & near
        return Ask(self.player, REINFORCE, (*each(weak), PASS)) if weak else Done()

    def reinforce(self, s: State, space: int) -> Next:
        if space != PASS:
            reinforce(s, self.player, 1 << space)
        return Done()


@farther_right.plus(TAJ_MAHAL)
def taj_mahal(s: State, player: int, lane: int, place: int) -> int:
    """A card resolves 1 farther right per wonder of its type you control."""
    type_ = FOCUS[s.cards[player][lane]].type
    return (s.wonders[player] & WONDERS_OF[type_]).bit_count()


@wonder_built.starts(CRISTO_REDENTOR, own=True)
@wonder_captured.starts(CRISTO_REDENTOR, own=True)
@dataclass(slots=True, eq=False)
class CristoRedentor(Frame):
    """On building or capture: a rival city within 3 spaces of it, no capital and no army there, is
    replaced with one of yours."""

    owner: int
    player: int
    wonder: int

    def choose(self, s: State, _: int) -> Next:
        space = s.wonder_space[self.wonder]
        if not _is(self.wonder, CRISTO_REDENTOR) or space == HOME:
            return Done()
        cities = each(swappable_cities(s, self.owner, 1 << space, 3))
        if not cities:
            return Done()
        return pick(self.owner, SWAP_CITY, (*cities, *once_optional(s)), CristoRedentor.swap)

    def swap(self, s: State, space: int) -> Next:
        return Done() if space == PASS else swapped_city(s, self.owner, space)


# Economy

APADANA = _terra("apadana", ECONOMY, ANCIENT, 8, (DIAMOND, MARBLE))
KILWA_KISIWANI = _terra("kilwa_kisiwani", ECONOMY, MEDIEVAL, 9, (DIAMOND, MARBLE))
MACHU_PICCHU = _terra("machu_picchu_terra", ECONOMY, MEDIEVAL, 10, (DIAMOND, MERCURY))
ORSZAGHAZ = _terra("orszaghaz", ECONOMY, MODERN, 11, (DIAMOND, OIL))


@wonder_built.starts(APADANA, own=True)
@wonder_captured.starts(APADANA, own=True)
@dataclass(slots=True, eq=False)
class Apadana(Frame):
    """On building or capture: explore from an edge space of any tile; if a tile is placed, put a
    control token on an empty space of it."""

    owner: int
    player: int
    wonder: int
    spaces: int = 0

    def choose(self, s: State, _: int) -> Next:
        if not _is(self.wonder, APADANA) or not may_explore(s):
            return Done()
        edge = each(s.board.map.edge & s.board.on_tiles)
        return Ask(self.owner, EXPLORE_FROM, (*edge, *once_optional(s)))

    def explore(self, s: State, space: int) -> Next:
        if space == PASS:
            return Done()
        self.spaces = len(s.board.map.cells)
        return Call(Explore(self.owner, space))

    def choose_space(self, s: State, _: int) -> Next:
        new = s.board.map.whole & ~((1 << self.spaces) - 1)
        spaces = each(new & empty(s) & s.board.land)
        if not spaces:
            return Done()
        return pick(self.owner, PLACE_TOKEN, (*spaces, *once_optional(s)), Apadana.place)

    def place(self, s: State, space: int) -> Next:
        return Done() if space == PASS else Call(PlaceToken(self.owner, space))


@caravan_arrived.starts(KILWA_KISIWANI, own=True)
@dataclass(slots=True, eq=False)
class KilwaKisiwani(Frame):
    """Each arrival of your caravan at a city-state yields one more trade token, on any card."""

    owner: int
    player: int
    space: int
    host: int

    def reward(self, s: State, _: int) -> Next:
        if self.host != NOBODY:
            return Done()
        return Call(GainTrade(self.owner, 1, ALL_LANES))


@farther_right.plus(MACHU_PICCHU)
def machu_picchu(s: State, player: int, lane: int, place: int) -> int:
    """Cards in your first or second slot resolve 2 places farther right."""
    return 2 if s.edition.slots[place] <= 2 else 0


@caravan_arrived.starts(ORSZAGHAZ, own=True)
@dataclass(slots=True, eq=False)
class Orszaghaz(Frame):
    """A city-state your caravan has just reached may be conquered on the spot."""

    owner: int
    player: int
    space: int
    host: int

    def ask(self, s: State, _: int) -> Next:
        if self.host != NOBODY:
            return Done()
        return Ask(self.owner, CONQUER_NOW, (0, YES))

    def conquer(self, s: State, answer: int) -> Next:
        free = s.city_states[city_state_at(s, self.space)] == NOBODY
        return Call(SettleCity(self.owner, self.space)) if answer == YES and free else Done()


# Military

JEBEL_BARKAL = _terra("jebel_barkal", MILITARY, ANCIENT, 7, (OIL, MERCURY))
HUEY_TEOCALLI = _terra("huey_teocalli", MILITARY, MEDIEVAL, 9, (OIL, MERCURY))
PENTAGON = _terra("pentagon_terra", MILITARY, MODERN, 12, (OIL, DIAMOND))
STATUE_OF_LIBERTY = _terra("statue_of_liberty", MILITARY, MODERN, 12, (OIL, MARBLE))


@resources_in_combat.plus(JEBEL_BARKAL)
def jebel_barkal(s: State, player: int) -> int:
    """Resource tokens may be spent in combat, for 2 each."""
    return 1


@defence_bonus.plus(HUEY_TEOCALLI)
def huey_teocalli(s: State, player: int, target: Target, attacker: int) -> int:
    """+1 in defence per water space bordering the defending space."""
    return (s.board.map.near[target.space] & s.board.water).bit_count()


@attack_bonus.plus(PENTAGON)
def pentagon(s: State, player: int, target: Target) -> int:
    """+2 when attacking."""
    return 2


@army_reach.plus(PENTAGON)
def pentagon_reach(s: State, player: int) -> int:
    """Your armies move without a limit of distance."""
    return len(s.board.map.cells)


@city_falling.starts(STATUE_OF_LIBERTY, own=True)
@dataclass(slots=True, eq=False)
class StatueOfLiberty(Frame):
    """Right before a rival city is replaced with yours, the rival control tokens around it are
    replaced with yours too."""

    owner: int
    player: int
    space: int

    def replace(self, s: State, _: int) -> Next:
        near = s.board.map.near[self.space]
        tokens = each(near & tokens_in_reach_of_abilities(s, self.owner))
        return Call(*(ReplaceToken(self.owner, space) for space in tokens)) if tokens else Done()


# Science

GREAT_LIBRARY = _terra("great_library", SCIENCE, ANCIENT, 8, (MERCURY, DIAMOND))
UNIVERSITY_OF_SANKORE = _terra("university_of_sankore", SCIENCE, MEDIEVAL, 9, (MERCURY, OIL))


@caravan_arrived.starts(GREAT_LIBRARY, own=True)
@dataclass(slots=True, eq=False)
class GreatLibrary(Frame):
    """Arrival at a rival's city: you may take from your deck a card of the type and level of a
    card in his row."""

    owner: int
    player: int
    space: int
    host: int

    def choose(self, s: State, _: int) -> Next:
        if self.host == NOBODY:
            return Done()
        seen = {(FOCUS[card].type, FOCUS[card].level) for card in s.cards[self.host]}
        cards: Bits = 0
        for lane in range(len(s.cards[self.owner])):
            for type_, level in seen:
                for card in each(replacements(s, self.owner, lane, level)):
                    if FOCUS[card].type == type_ == FOCUS[s.cards[self.owner][lane]].type:
                        cards |= 1 << card
        return Ask(self.owner, COPY_CARD, (*each(cards), PASS)) if cards else Done()

    def take(self, s: State, card: int) -> Next:
        if card == PASS:
            return Done()
        lanes = [
            lane
            for lane, old in enumerate(s.cards[self.owner])
            if FOCUS[old].type == FOCUS[card].type
        ]
        return Call(ReplaceCard(self.owner, lanes[0], card))


@turn_ended.starts(UNIVERSITY_OF_SANKORE, own=True)
@dataclass(slots=True, eq=False)
class UniversityOfSankore(Frame):
    """At the end of a turn in which a card of yours was replaced, you may swap any two cards of
    your row, science excepted."""

    owner: int
    player: int
    first: int = PASS

    def choose(self, s: State, _: int) -> Next:
        if not s.replaced:
            return Done()
        return Ask(self.owner, SWAP_FIRST, (*_others(s, self.owner), PASS))

    def choose_second(self, s: State, lane: int) -> Next:
        if lane == PASS:
            return Done()
        self.first = lane
        return Ask(self.owner, SWAP_SECOND, [n for n in _others(s, self.owner) if n != lane])

    def swap(self, s: State, lane: int) -> Next:
        swap_cards(s, self.owner, self.first, lane)
        return Done()


def _others(s: State, player: int) -> list[int]:
    """Lanes of the row that do not hold a science card."""
    return [lane for lane in sorted(s.row[player]) if FOCUS[s.cards[player][lane]].type != SCIENCE]


def _edge_sites(s: State, player: int) -> Bits:
    """Legal sites for a city on the edge of the map, wherever they are."""
    return s.board.map.edge & legal_spaces(s, player, ANY_TERRAIN)


AMUNDSEN_SCOTT = _terra(
    "amundsen_scott_research_station", SCIENCE, MODERN, 10, (MERCURY, DIAMOND), _edge_sites
)


@wonder_built.starts(AMUNDSEN_SCOTT, own=True)
@dataclass(slots=True, eq=False)
class AmundsenScott(Frame):
    """It stands in a city it founds on a legal space of the map edge; then up to 2 control tokens
    go beside it."""

    owner: int
    player: int
    wonder: int

    def add_tokens(self, s: State, _: int) -> Next:
        if not _is(self.wonder, AMUNDSEN_SCOTT):
            return Done()
        space = s.wonder_space[self.wonder]
        return Call(PlaceTokensAmong(self.owner, ANY_TERRAIN, 2, 1 << space))
