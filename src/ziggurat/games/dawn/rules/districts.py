"""Districts: placing them and what each does (Terra Incognita p. 9)."""

from dataclasses import dataclass
from typing import Final

from ziggurat.core.bits import Bits, each, spaces_in
from ziggurat.core.flow import PASS, Ask, Call, Done, Frame, Goto, Next, pick
from ziggurat.core.hooks import union
from ziggurat.games.dawn.content import (
    DESERT,
    ECONOMY,
    FOREST,
    INDUSTRY,
    MOUNTAIN,
    NATURAL_WONDER,
    SCIENCE,
)
from ziggurat.games.dawn.options import ARMY, DISTRICT, PIECE, SPACE, TARGET, choice, prompt
from ziggurat.games.dawn.rules.barbarians import barbarian_defeated, remove_barbarian
from ziggurat.games.dawn.rules.cities import (
    ANY_TERRAIN,
    build_city,
    city_sites,
    legal_spaces,
    sites_in_reach,
)
from ziggurat.games.dawn.rules.culture import (
    PLACE_TOKEN,
    PlaceToken,
    PlaceTokensAmong,
    placeable,
    token_placed,
)
from ziggurat.games.dawn.rules.figures import move_army
from ziggurat.games.dawn.rules.pieces import (
    aggression,
    all_cities,
    barbarian_spaces,
    cities_of,
    friendly,
    lanes_of,
    mature_cities,
    open_land,
    pacts,
    put_district,
    reinforce,
    rival_armies,
    unused_cities,
)
from ziggurat.games.dawn.rules.reading import as_in_rules_1
from ziggurat.games.dawn.rules.trade import ALL_LANES, GainTrade, add_trade
from ziggurat.games.dawn.state import HOME, NO_CARD, State

CHOOSE_DISTRICT = prompt("choose_district", DISTRICT)
PLACE_DISTRICT = prompt("place_district", SPACE)
NEXT_DISTRICT = prompt("next_district", DISTRICT)
HUB_CHOICE = choice("commercial_hub", "cities", "deserts")
ZONE_CHOICE = choice("industrial_zone", "forests", "city")
SQUARE_CHOICE = choice("theater_square", "district", "wonder")
CAMP_CHOICE = choice("encampment", "defeat", "reinforce")
DEFEAT = prompt("encampment_target", SPACE)
DEFEAT_WHICH = prompt("encampment_which", TARGET)
CAMP_REINFORCE = prompt("encampment_reinforce", SPACE)
ZONE_CITY = prompt("industrial_zone_city", SPACE)

CAMPUS: Final = 0
COMMERCIAL_HUB: Final = 1
ENCAMPMENT: Final = 2
INDUSTRIAL_ZONE: Final = 3
THEATER_SQUARE: Final = 4

_PRICE: Final = 3  # trade tokens for a city of the industrial zone
_REACH: Final = 2


# Placing


def district_sites(s: State, player: int, slot: int) -> Bits:
    """Spaces next to your cities, no rougher than the slot, that can take a control token or hold
    one of yours."""
    near = s.board.map.beside(cities_of(s, player))
    own = s.tokens[player] & ~rival_armies(s, player)
    land = open_land(s, player, slot, placing=True)
    return near & land & (placeable(s, player) | own)


def may_place_district(s: State, player: int, slot: int) -> bool:
    """Is there an unused district and a place for it?"""
    return HOME in s.districts[player] and bool(district_sites(s, player, slot))


@dataclass(slots=True, eq=False)
class PlaceDistrict(Frame):
    """Place one of your unused districts, on its unreinforced side; it may take the place of one
    of your control tokens."""

    player: int
    slot: int
    shifts: bool = False  # a control token it replaces may be placed beside it
    district: int = NO_CARD

    def choose(self, s: State, _: int) -> Next:
        if not may_place_district(s, self.player, self.slot):
            return Done()
        unused = [n for n, space in enumerate(s.districts[self.player]) if space == HOME]
        return Ask(self.player, CHOOSE_DISTRICT, (*unused, PASS))

    def choose_space(self, s: State, district: int) -> Next:
        if district == PASS:
            return Done()
        self.district = district
        spaces = each(district_sites(s, self.player, self.slot))
        return Ask(self.player, PLACE_DISTRICT, (*spaces, PASS))

    def place(self, s: State, space: int) -> Next:
        if space == PASS:
            return Done()
        fresh = not s.tokens[self.player] >> space & 1
        put_district(s, self.player, self.district, space)
        s.tell("district_placed", self.player, self.district, space)
        if fresh:
            token_placed.happens(s, self.player, self.player, space)
        elif self.shifts:
            return Call(PlaceTokensAmong(self.player, ANY_TERRAIN, 1, 1 << space))
        return Done()


# Resolving


@dataclass(slots=True, eq=False)
class ResolveDistricts(Frame):
    """Resolve each of your districts once, in the order you like."""

    player: int
    done: Bits = 0

    def choose(self, s: State, _: int) -> Next:
        left = [
            n
            for n, space in enumerate(s.districts[self.player])
            if space != HOME and not self.done >> n & 1
        ]
        if not left:
            return Done()
        return pick(self.player, NEXT_DISTRICT, left, ResolveDistricts.resolve)

    def resolve(self, s: State, district: int) -> Next:
        self.done |= 1 << district
        return Call(resolved(self.player, district))

    def go_on(self, s: State, _: int) -> Next:
        return Goto(ResolveDistricts.choose)


def resolved(player: int, district: int) -> Frame:
    """What one district of a player does."""
    return (Campus, CommercialHub, Encampment, IndustrialZone, TheaterSquare)[district](player)


@union
def district_friendly(s: State, player: int) -> Bits:
    """Spaces that count as friendly for a player's districts."""
    return friendly(s, player)


@union
def any_terrain(s: State, player: int) -> Bits:
    """Spaces that count as friendly and of every terrain for a player's districts."""
    return 0


def in_or_beside(s: State, player: int, district: int, terrain: Bits) -> int:
    """Friendly spaces of a terrain in or next to a district's space."""
    space = s.districts[player][district]
    near = s.board.map.near[space] | 1 << space
    counted = district_friendly(s, player) & terrain | any_terrain(s, player)
    return (near & counted).bit_count()


def _gain_on(s: State, player: int, type_: int, count: int) -> Next:
    """Trade tokens for the card of a type, as far as they fit."""
    return Call(GainTrade(player, count, lanes_of(s, player, type_))) if count else Done()


@dataclass(slots=True, eq=False)
class Campus(Frame):
    """A trade token on your science card per friendly mountain or natural wonder in or beside."""

    player: int

    def gain(self, s: State, _: int) -> Next:
        terrain = s.board.of_terrain[MOUNTAIN] | s.board.of_terrain[NATURAL_WONDER]
        return _gain_on(s, self.player, SCIENCE, in_or_beside(s, self.player, CAMPUS, terrain))


@dataclass(slots=True, eq=False)
class CommercialHub(Frame):
    """Either a trade token per mature city, or one on your economy card per friendly desert in or
    beside."""

    player: int

    def choose(self, s: State, _: int) -> Next:
        return Ask(self.player, HUB_CHOICE, (0, 1))

    def gain(self, s: State, what: int) -> Next:
        if what == 0:
            count = mature_cities(s, self.player).bit_count()
            return Call(GainTrade(self.player, count, ALL_LANES))
        deserts = s.board.of_terrain[DESERT]
        count = in_or_beside(s, self.player, COMMERCIAL_HUB, deserts)
        return _gain_on(s, self.player, ECONOMY, count)


@dataclass(slots=True, eq=False)
class Encampment(Frame):
    """Either or both, in any order: defeat a barbarian or a rival army within two spaces, and
    reinforce a control token of yours within two spaces."""

    player: int
    done: Bits = 0

    def choose(self, s: State, _: int) -> Next:
        options = []
        near = _in_camp_range(s, self.player)
        if not self.done & 1 and near & camp_targets(s, self.player):
            options.append(0)
        if not self.done & 2 and near & s.tokens[self.player] & ~s.reinforced:
            options.append(1)
        return Ask(self.player, CAMP_CHOICE, (*options, PASS)) if options else Done()

    def chosen(self, s: State, what: int) -> Next:
        if what == PASS:
            return Done()
        self.done |= 1 << what
        return Call(CampDefeats(self.player) if what == 0 else CampReinforces(self.player))

    def go_on(self, s: State, _: int) -> Next:
        return Goto(Encampment.choose)


def _in_camp_range(s: State, player: int) -> Bits:
    return s.board.map.within(1 << s.districts[player][ENCAMPMENT], _REACH)


def camp_targets(s: State, player: int) -> Bits:
    """Barbarians, and armies of rivals one has no pact with."""
    friends = pacts(s, player) | 1 << player
    spaces = barbarian_spaces(s)
    for seat, armies in enumerate(s.armies):
        if not friends >> seat & 1:
            spaces |= spaces_in(armies)
    return spaces


@dataclass(slots=True, eq=False)
class CampDefeats(Frame):
    """Defeat a barbarian (with its trade token) or a rival's army, without an attack."""

    player: int
    goal: int = HOME

    def choose(self, s: State, _: int) -> Next:
        spaces = each(_in_camp_range(s, self.player) & camp_targets(s, self.player))
        return Ask(self.player, DEFEAT, (*spaces, PASS))

    def choose_target(self, s: State, space: int) -> Next:
        if space == PASS:
            return Done()
        self.goal = space
        targets = [PIECE] if barbarian_spaces(s) >> space & 1 else []
        friends = pacts(s, self.player) | 1 << self.player
        rivals = [seat for seat in range(s.seats) if not friends >> seat & 1]
        targets += [ARMY + seat for seat in rivals if space in s.armies[seat]]
        options = targets[:1] if as_in_rules_1(s) else targets
        return pick(self.player, DEFEAT_WHICH, options, CampDefeats.defeat)

    def defeat(self, s: State, target: int) -> Next:
        if target == PIECE:
            letter = remove_barbarian(s, self.goal)
            barbarian_defeated.happens(s, self.player, self.player, letter)
            return Call(GainTrade(self.player, 1, ALL_LANES))
        owner = target - ARMY
        move_army(s, owner, self.goal, HOME)
        s.tell("army_lost", owner, self.goal)
        aggression.happens(s, self.player, self.player, owner)
        return Done()


@dataclass(slots=True, eq=False)
class CampReinforces(Frame):
    """Reinforce one of your control tokens within two spaces."""

    player: int

    def choose(self, s: State, _: int) -> Next:
        weak = s.tokens[self.player] & ~s.reinforced & _in_camp_range(s, self.player)
        return Ask(self.player, CAMP_REINFORCE, (*each(weak), PASS)) if weak else Done()

    def reinforce(self, s: State, space: int) -> Next:
        if space != PASS:
            reinforce(s, self.player, 1 << space)
        return Done()


@dataclass(slots=True, eq=False)
class IndustrialZone(Frame):
    """Either a trade token on your industry card per friendly forest in or beside, or pay three
    of them for a city within two spaces of a friendly space."""

    player: int

    def choose(self, s: State, _: int) -> Next:
        options = [0]
        if self._lane(s) != NO_CARD and _zone_sites(s, self.player):
            options.append(1)
        return pick(self.player, ZONE_CHOICE, options, IndustrialZone.chosen)

    def _lane(self, s: State) -> int:
        """The industry card with the price on it."""
        for lane in each(lanes_of(s, self.player, INDUSTRY)):
            if s.trade[self.player][lane] >= _PRICE:
                return lane
        return NO_CARD

    def chosen(self, s: State, what: int) -> Next:
        if what == 0:
            forests = s.board.of_terrain[FOREST]
            count = in_or_beside(s, self.player, INDUSTRIAL_ZONE, forests)
            return _gain_on(s, self.player, INDUSTRY, count)
        return Call(ZoneCity(self.player, self._lane(s)))


@dataclass(slots=True, eq=False)
class ZoneCity(Frame):
    """Pay for a city and build it; no difficulty limits its site."""

    player: int
    lane: int

    def choose(self, s: State, _: int) -> Next:
        return Ask(self.player, ZONE_CITY, (*each(_zone_sites(s, self.player)), PASS))

    def build(self, s: State, space: int) -> Next:
        if space != PASS:
            add_trade(s, self.player, self.lane, -_PRICE)
            build_city(s, self.player, space)
        return Done()


@dataclass(slots=True, eq=False)
class TheaterSquare(Frame):
    """Place a control token within two spaces of the square, or of a friendly city with a wonder;
    no slot limits it."""

    player: int

    def choose(self, s: State, _: int) -> Next:
        room = placeable(s, self.player)
        options = [what for what in (0, 1) if _near_square(s, self.player, what) & room]
        return Ask(self.player, SQUARE_CHOICE, (*options, PASS)) if options else Done()

    def choose_space(self, s: State, what: int) -> Next:
        if what == PASS:
            return Done()
        spaces = each(_near_square(s, self.player, what) & placeable(s, self.player))
        return Ask(self.player, PLACE_TOKEN, (*spaces, PASS))

    def place(self, s: State, space: int) -> Next:
        return Done() if space == PASS else Call(PlaceToken(self.player, space))


def _near_square(s: State, player: int, what: int) -> Bits:
    """Spaces within two of the theater square, or of cities with a wonder that are friendly to this
    player's districts."""
    if what == 0:
        start = 1 << s.districts[player][THEATER_SQUARE]
    else:
        cities = cities_of(s, player)
        if not as_in_rules_1(s):
            cities |= all_cities(s) & district_friendly(s, player)
        start = cities & spaces_in(s.wonder_space)
    return s.board.map.within(start, _REACH)


def _zone_sites(s: State, player: int) -> Bits:
    """Legal spaces within two of a friendly one; like all distances of districts they are counted
    through every kind of space."""
    if not unused_cities(s, player):
        return 0
    if as_in_rules_1(s):
        return city_sites(s, player, ANY_TERRAIN, _REACH, False, friendly(s, player))
    start = district_friendly(s, player) | any_terrain(s, player)
    reach = s.board.map.within(start, _REACH) | sites_in_reach(s, player)
    return reach & legal_spaces(s, player, ANY_TERRAIN)
