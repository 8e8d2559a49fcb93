"""The leader sheets of the expansion."""

from dataclasses import dataclass

from ziggurat.core.bits import Bits, each
from ziggurat.core.flow import NOBODY, PASS, Ask, Call, Done, Frame, Next, pick
from ziggurat.games.dawn.content import (
    CITY_STATES,
    CULTURE,
    ECONOMY,
    FOCUS,
    GROWTH,
    INDUSTRY,
    MILITARY,
    MOUNTAIN,
    ONLY_TERRA,
    SCIENCE,
    leader,
)
from ziggurat.games.dawn.options import DISTRICT, SEAT, SPACE, diplomacy_of, prompt
from ziggurat.games.dawn.rules.armies import army_waters
from ziggurat.games.dawn.rules.cities import city_built
from ziggurat.games.dawn.rules.combat import (
    attack_bonus,
    attack_won,
    defence_bonus,
    reinforced_worth,
)
from ziggurat.games.dawn.rules.culture import PLACE_TOKEN, PlaceToken, placeable, token_placed
from ziggurat.games.dawn.rules.diplomacy import (
    TAKE_DIPLOMACY,
    available_from,
    cards_per_giver,
    hand_over,
)
from ziggurat.games.dawn.rules.districts import any_terrain, resolved
from ziggurat.games.dawn.rules.economy import caravan_arrived, caravan_waters, sea_lanes
from ziggurat.games.dawn.rules.focus_row import card_reset, farther_right
from ziggurat.games.dawn.rules.pieces import all_cities, district_spaces, lanes_of
from ziggurat.games.dawn.rules.reading import once_optional
from ziggurat.games.dawn.rules.targets import Target
from ziggurat.games.dawn.rules.trade import ALL_LANES, GainTrade
from ziggurat.games.dawn.rules.turn import turn_began, turn_started
from ziggurat.games.dawn.state import HOME, State

BESIDE_CITY = prompt("token_beside_city", SPACE)
RESOLVE_DISTRICT = prompt("resolve_district", DISTRICT)
GIVE_IBRAHIM = prompt("give_ibrahim", SEAT)

CHINA = leader("china", MILITARY, INDUSTRY, ECONOMY, CULTURE, SCIENCE, editions=ONLY_TERRA)
ENGLAND = leader("england", ECONOMY, SCIENCE, CULTURE, INDUSTRY, MILITARY, editions=ONLY_TERRA)
GEORGIA = leader("georgia", INDUSTRY, SCIENCE, ECONOMY, MILITARY, CULTURE, editions=ONLY_TERRA)
INCA = leader("inca", CULTURE, MILITARY, SCIENCE, INDUSTRY, ECONOMY, editions=ONLY_TERRA)
INDONESIA = leader("indonesia", CULTURE, MILITARY, SCIENCE, INDUSTRY, ECONOMY, editions=ONLY_TERRA)
NETHERLANDS = leader(
    "netherlands", CULTURE, SCIENCE, INDUSTRY, ECONOMY, MILITARY, editions=ONLY_TERRA
)
NUBIA = leader("nubia", ECONOMY, INDUSTRY, CULTURE, SCIENCE, MILITARY, editions=ONLY_TERRA)
OTTOMAN = leader("ottoman", SCIENCE, INDUSTRY, CULTURE, MILITARY, ECONOMY, editions=ONLY_TERRA)
POLAND = leader("poland", CULTURE, MILITARY, INDUSTRY, ECONOMY, SCIENCE, editions=ONLY_TERRA)
ZULU = leader("zulu", INDUSTRY, CULTURE, ECONOMY, SCIENCE, MILITARY, editions=ONLY_TERRA)


@reinforced_worth.plus(CHINA)
def great_wall(s: State, player: int) -> int:
    """Your reinforced control tokens are worth 2 each in defence."""
    return 1


@city_built.starts(ENGLAND, own=True)
@dataclass(slots=True, eq=False)
class PaxBritannica(Frame):
    """A city you build that is alone on its tile may get a reinforced control token beside it."""

    owner: int
    player: int
    space: int

    def choose(self, s: State, _: int) -> Next:
        tile = s.board.laid_at[self.space]
        cities = [city for city in each(all_cities(s)) if s.board.laid_at[city] == tile]
        if len(cities) > 1:
            return Done()
        spaces = s.board.map.near[self.space] & placeable(s, self.owner)
        return Ask(self.owner, BESIDE_CITY, (*each(spaces), PASS)) if spaces else Done()

    def place(self, s: State, space: int) -> Next:
        return Done() if space == PASS else Call(PlaceToken(self.owner, space, reinforced=True))


@farther_right.plus(GEORGIA)
def strength_in_unity(s: State, player: int, lane: int, place: int) -> int:
    """Cards of a type for which you hold a city-state's diplomacy card resolve 1 farther right."""
    type_ = FOCUS[s.cards[player][lane]].type
    held = (CITY_STATES[n].type for n, who in enumerate(s.city_state_cards) if who >> player & 1)
    return int(type_ in held)


@token_placed.starts(INCA, own=True)
@dataclass(slots=True, eq=False)
class TerraceFarms(Frame):
    """A control token placed on a mountain lets you place another beside it, and so on."""

    owner: int
    player: int
    space: int

    def choose(self, s: State, _: int) -> Next:
        mountain = s.board.of_terrain[MOUNTAIN] >> self.space & 1
        if not mountain:
            return Done()
        spaces = s.board.map.near[self.space] & placeable(s, self.owner)
        return Ask(self.owner, PLACE_TOKEN, (*each(spaces), PASS)) if spaces else Done()

    def place(self, s: State, space: int) -> Next:
        return Done() if space == PASS else Call(PlaceToken(self.owner, space))


@caravan_waters.plus(INDONESIA)
@army_waters.plus(INDONESIA)
def jongs(s: State, player: int) -> Bits:
    """Water is open to your caravans and armies."""
    return s.board.water


@sea_lanes.plus(INDONESIA)
def open_sea(s: State, player: int) -> Bits:
    """For your caravans all water spaces on the map edge are next to each other."""
    return s.board.water & s.board.map.edge


@any_terrain.plus(NETHERLANDS)
def polders(s: State, player: int) -> Bits:
    """For your districts, water beside them is friendly and of every terrain."""
    return s.board.water & s.board.map.beside(district_spaces(s, player))


@card_reset.starts(NUBIA, own=True)
@dataclass(slots=True, eq=False)
class KandakeOfMeroe(Frame):
    """Resetting the growth card, resolve one of your districts."""

    owner: int
    player: int
    lane: int

    def choose(self, s: State, _: int) -> Next:
        growth = FOCUS[s.cards[self.player][self.lane]].type == GROWTH
        there = [n for n, space in enumerate(s.districts[self.owner]) if space != HOME]
        if not growth or not there:
            return Done()
        options = (*there, *once_optional(s))
        return pick(self.owner, RESOLVE_DISTRICT, options, KandakeOfMeroe.resolve)

    def resolve(self, s: State, district: int) -> Next:
        return Done() if district == PASS else Call(resolved(self.owner, district))


@turn_started.starts(OTTOMAN)
@dataclass(slots=True, eq=False)
class GrandVizier(Frame):
    """Hand the Ibrahim card to another player."""

    player: int

    @staticmethod
    def _ready(s: State, player: int) -> bool:
        return any(seat not in (player, s.ibrahim) for seat in range(s.seats))

    def choose(self, s: State, _: int) -> Next:
        others = [n for n in range(s.seats) if n not in (self.player, s.ibrahim)]
        return Ask(self.player, GIVE_IBRAHIM, (*others, PASS))

    def give(self, s: State, seat: int) -> Next:
        if seat != PASS:
            s.ibrahim = seat
            s.tell("ibrahim", self.player, seat)
        return Done()


@attack_bonus.plus(OTTOMAN)
def against_ibrahim(s: State, player: int, target: Target) -> int:
    """+2 against the holder of the Ibrahim card."""
    return 2 if target.owner != NOBODY and target.owner == s.ibrahim else 0


@defence_bonus.plus(OTTOMAN)
def ibrahim_attacks(s: State, player: int, target: Target, attacker: int) -> int:
    """+2 when the holder of the Ibrahim card attacks."""
    return 2 if attacker == s.ibrahim else 0


@caravan_arrived.starts(OTTOMAN)
@dataclass(slots=True, eq=False)
class Ibrahim(Frame):
    """The holder's caravan reached a city of the Ottoman player: both gain a trade token."""

    owner: int
    player: int
    space: int
    host: int

    def reward(self, s: State, _: int) -> Next:
        if self.host != self.owner or self.player != s.ibrahim:
            return Done()
        return Call(GainTrade(self.player, 1, ALL_LANES), GainTrade(self.owner, 1, ALL_LANES))


@turn_began.starts(POLAND, own=True)
@dataclass(slots=True, eq=False)
class LithuanianUnion(Frame):
    """At the start of your first turn pick another player and take one of his diplomacy cards;
    his cards are not limited for you."""

    owner: int
    player: int

    def choose(self, s: State, _: int) -> Next:
        if s.friend != NOBODY or s.round > 1:
            return Done()
        cards: list[int] = []
        for giver in range(s.seats):
            if giver != self.player:
                cards += available_from(s, giver)
        return Ask(self.player, TAKE_DIPLOMACY, cards) if cards else Done()

    def take(self, s: State, code: int) -> Next:
        s.friend, _ = diplomacy_of(code)
        hand_over(s, code, self.player)
        s.tell("diplomacy_taken", self.player, code)
        return Done()


@cards_per_giver.plus(POLAND)
def unlimited_friend(s: State, player: int, giver: int) -> int:
    """No limit for the chosen player's cards."""
    return 9 if giver == s.friend else 0


@attack_won.starts(ZULU, own=True)
@dataclass(slots=True, eq=False)
class Isibongo(Frame):
    """Each won attack puts a trade token on your military card, two if the target was a rival city
    or a city-state."""

    owner: int
    player: int
    space: int
    city: int

    def reward(self, s: State, _: int) -> Next:
        count = 1 + self.city
        return Call(GainTrade(self.owner, count, lanes_of(s, self.owner, MILITARY)))
