"""Economy: moving caravans, and what their arrival brings (base pp. 8-9)."""

from dataclasses import dataclass

from ziggurat.core.bits import Bits, each, spaces_in
from ziggurat.core.flow import NOBODY, PASS, Ask, Call, Done, Frame, Goto, Next, pick
from ziggurat.core.hexes import Hex, around
from ziggurat.core.hooks import Event, total, union
from ziggurat.games.dawn.board import WATER_TOKEN
from ziggurat.games.dawn.content import CITY_STATES, FOCUS
from ziggurat.games.dawn.options import (
    CARAVAN,
    EXPLORE,
    MOVE,
    ON_CARD,
    PLACEMENT,
    placement_code,
    placement_of,
    prompt,
)
from ziggurat.games.dawn.rules.barbarians import barbarian_defeated, remove_barbarian
from ziggurat.games.dawn.rules.diplomacy import TakeCityStateCard, TakeDiplomacy
from ziggurat.games.dawn.rules.exploration import Explore, edge_spaces, fill_holes, may_explore
from ziggurat.games.dawn.rules.figures import move_caravan
from ziggurat.games.dawn.rules.journeys import LOOKOUT, next_figure, still_there, without
from ziggurat.games.dawn.rules.pieces import (
    all_cities,
    barbarian_spaces,
    cities_of,
    city_state_at,
    free_city_states,
    lanes_of,
    mature_cities,
    open_land,
    owner_at,
    rival,
)
from ziggurat.games.dawn.rules.trade import ALL_LANES, GainTrade, ask_to_spend, spend
from ziggurat.games.dawn.state import HOME, NO_CARD, State

CHOOSE_CARAVAN = prompt("choose_caravan", CARAVAN)
MOVE_CARAVAN = prompt("move_caravan", MOVE)
LAY_WATER = prompt("lay_water", PLACEMENT)

caravan_arrived = Event("caravan_arrived")  # (owner, player, space, rival)


@union
def caravan_starts(s: State, player: int) -> Bits:
    """Cities a caravan on the economy card may set out from."""
    return mature_cities(s, player) | 1 << s.capital[player]


@total
def shared_spaces(s: State, player: int) -> int:
    """Extra spaces for one resolution, shared among the caravans."""
    return 0


@union
def caravan_waters(s: State, player: int) -> Bits:
    """Water open to this player's caravans whatever their card says."""
    return 0


@union
def sea_lanes(s: State, player: int) -> Bits:
    """Spaces that count as next to each other for this player's caravans."""
    return 0


def arrival_spaces(s: State, player: int) -> Bits:
    """Where a caravan arrives instead of stopping: city-states, rival cities, and rivals' pieces
    on conquered city-states."""
    city_states = spaces_in(s.board.space_of_city_state)  # with a rival's piece: conquered
    lent = cities_of(s, player)  # a city-state that counts as one's own city is no destination
    return free_city_states(s) & ~lent | rival(s, player) & (all_cities(s) | city_states)


@dataclass(slots=True, eq=False)
class MoveCaravans(Frame):
    """Each caravan moves up to the distance of the card, one after another."""

    player: int
    slot: int
    lane: int
    distance: int
    water: bool = False  # may enter water
    raids: bool = False  # may enter a barbarian's space, removing it
    stops: bool = False  # and ends its move there
    sea_walls: int = 0  # water tokens that may be laid before exploring
    shared: int = 0
    waiting: tuple[int, ...] = ()  # where the caravans are that have not moved yet
    origin: int = HOME
    left: int = 0
    explored: bool = False
    passing: bool = False  # explored from a city in passing, without having arrived there

    def begin(self, s: State, _: int) -> Next:
        self.waiting = s.caravans[self.player]
        self.shared = shared_spaces(s, self.player)
        return None

    def ask_for_more(self, s: State, _: int) -> Next:
        """The card may have been replaced by one with fewer caravans meanwhile."""
        self.waiting = still_there(self.waiting, s.caravans[self.player], s.returned)
        if not self.waiting:
            return Done()
        return ask_to_spend(s, self.player, self.lane) or Goto(MoveCaravans.choose_caravan)

    def spend_for_more(self, s: State, token: int) -> Next:
        if token == PASS:
            return None
        spend(s, self.player, self.lane, token)
        self.distance += 1
        return Goto(MoveCaravans.ask_for_more)

    def choose_caravan(self, s: State, _: int) -> Next:
        return next_figure(self.player, CHOOSE_CARAVAN, self.waiting, MoveCaravans.set_out)

    def set_out(self, s: State, place: int) -> Next:
        if place == PASS:
            return Done()
        self.origin = HOME if place == ON_CARD else place
        self.waiting = without(self.waiting, self.origin)
        self.left = self.distance
        self.explored = self.passing = False
        return None

    def choose_goal(self, s: State, _: int) -> Next:
        options = each(_goals(self, s))
        if _lookouts(self, s):
            options.append(EXPLORE)
        if not options:
            return Goto(MoveCaravans.stay)
        return Ask(self.player, MOVE_CARAVAN, (*options, PASS))

    def move(self, s: State, goal: int) -> Next:
        if goal == PASS:
            return Goto(MoveCaravans.stay)
        if goal == EXPLORE:
            return Goto(MoveCaravans.choose_lookout)
        barbarian = barbarian_spaces(s) >> goal & 1
        self._pay(_steps(self, s, goal))
        self.passing = False
        s.tell("caravan_moved", self.player, self.origin, goal)
        if barbarian:
            letter = remove_barbarian(s, goal)
            barbarian_defeated.happens(s, self.player, self.player, letter)
        if arrival_spaces(s, self.player) >> goal & 1:
            return self._arrive(s, goal)
        move_caravan(s, self.player, self.origin, goal)
        s.visited |= s.cities[self.player] & 1 << goal  # of your own cities, too, one caravan each
        self.origin = goal
        if barbarian and self.left + self.shared and not self.stops:
            return Goto(MoveCaravans.choose_goal)  # the move goes on after a raid
        if _lookouts(self, s) >> goal & 1 and not barbarian:
            return Goto(MoveCaravans.choose_goal)
        return None

    def stay(self, s: State, _: int) -> Next:
        """A caravan in a city it was passing through arrives if it goes no farther."""
        return self._arrive(s, self.origin) if self.passing else None

    def next_caravan(self, s: State, _: int) -> Next:
        return Goto(MoveCaravans.ask_for_more)

    def choose_lookout(self, s: State, _: int) -> Next:
        return pick(self.player, LOOKOUT, each(_lookouts(self, s)), MoveCaravans.take_lookout)

    def take_lookout(self, s: State, space: int) -> Next:
        if not _starts(self, s) >> space & 1:
            self._pay(_steps(self, s, space))
            self.passing = True
            s.tell("caravan_moved", self.player, self.origin, space)
        if self.origin != space:
            move_caravan(s, self.player, self.origin, space)
            self.origin = space
        self.explored = True
        self._pay(1)
        return None

    def offer_water(self, s: State, _: int) -> Next:
        if not self.sea_walls:
            return Goto(MoveCaravans.explore)
        sea = [hex_ for hex_ in around(s.board.map.cells[self.origin]) if _off_map(s, hex_)]
        options = [placement_code(0, 0, *hex_) for hex_ in sea]
        return Ask(self.player, LAY_WATER, (*options, PASS))

    def lay_water(self, s: State, placement: int) -> Next:
        if placement != PASS:
            self.sea_walls -= 1
            _, _, q, r = placement_of(placement)
            s.lay((WATER_TOKEN, q, r))
            fill_holes(s)
        return None

    def explore(self, s: State, _: int) -> Next:
        if not s.board.map.edge >> self.origin & 1:
            return Goto(MoveCaravans.choose_goal)
        return Call(Explore(self.player, self.origin))

    def go_on_after_exploring(self, s: State, _: int) -> Next:
        return Goto(MoveCaravans.choose_goal)

    def _pay(self, steps: int) -> None:
        """Use up movement: the caravan's own first, then the shared."""
        self.shared -= max(0, steps - self.left)
        self.left = max(0, self.left - steps)

    def _arrive(self, s: State, space: int) -> Next:
        self.passing = False
        move_caravan(s, self.player, self.origin, HOME)
        s.returned += 1
        s.visited |= 1 << space
        return Call(Arrive(self.player, space, self.lane))

    def _way(self, s: State, goal: int) -> tuple[Bits, Bits, Bits]:
        return _starts(self, s), _clear(self, s) | 1 << goal, sea_lanes(s, self.player)

    def _why(self, s: State) -> list[tuple[str, Bits]]:
        whole = s.board.map.whole
        ground = open_land(s, self.player, self.slot)
        return [
            ("no_water", s.board.land | _waters(self, s)),
            ("terrain", ground | s.board.water),
            ("no_barbarian", whole if self.raids else whole & ~barbarian_spaces(s)),
            ("once_per_turn", whole & ~s.visited),
            ("in_reach", _goals(self, s)),
        ]


def _starts(move: MoveCaravans, s: State) -> Bits:
    if move.origin == HOME:
        return caravan_starts(s, move.player)
    return 1 << move.origin


def _clear(move: MoveCaravans, s: State) -> Bits:
    """Spaces a caravan may enter and leave again."""
    ground = open_land(s, move.player, move.slot) | _waters(move, s)
    return ground & ~barbarian_spaces(s)


def _goals(move: MoveCaravans, s: State) -> Bits:
    """Spaces where this caravan's move may end."""
    clear = _clear(move, s)
    starts = _starts(move, s)
    steps = move.left + move.shared
    lanes = sea_lanes(s, move.player)
    goals = s.board.map.reach(starts, steps, clear, lanes)
    if move.raids and steps:
        before = starts | s.board.map.reach(starts, steps - 1, clear, lanes)
        raided = s.board.map.beside(before) & barbarian_spaces(s)
        goals |= raided & (open_land(s, move.player, move.slot) | _waters(move, s))
    # out and back again is no move, except to trade with a city that was built round the caravan
    stays = 0 if move.origin == HOME else 1 << move.origin & ~arrival_spaces(s, move.player)
    return goals & ~(s.visited | stays)


def _waters(move: MoveCaravans, s: State) -> Bits:
    return s.board.water if move.water else caravan_waters(s, move.player)


def _steps(move: MoveCaravans, s: State, goal: int) -> int:
    way = _clear(move, s) | 1 << goal
    return s.board.map.distance(_starts(move, s), goal, way, sea_lanes(s, move.player))


def _lookouts(move: MoveCaravans, s: State) -> Bits:
    """Spaces this caravan may explore from before it stops anywhere: where it sets out, and cities
    it would arrive at but can pass through (Terra Incognita p. 12)."""
    steps = move.left + move.shared
    if move.explored or not steps or not may_explore(s):
        return 0
    starts = _starts(move, s)
    lanes = sea_lanes(s, move.player)
    passed = s.board.map.reach(starts, steps - 1, _clear(move, s), lanes)
    return (starts | passed & arrival_spaces(s, move.player) & ~s.visited) & edge_spaces(s)


def _off_map(s: State, hex_: Hex) -> bool:
    return hex_ not in s.board.map.index


@dataclass(slots=True, eq=False)
class Arrive(Frame):
    """A caravan has reached a city-state or rival city and is back on its card: trade tokens,
    then perhaps a diplomacy card (base p. 9)."""

    player: int
    space: int
    lane: int  # of the economy card that moved it

    def gain_trade(self, s: State, _: int) -> Next:
        city_state = city_state_at(s, self.space)
        lanes = ALL_LANES
        if city_state != NO_CARD and s.city_states[city_state] == NOBODY:
            lanes = lanes_of(s, self.player, CITY_STATES[city_state].type)
        s.tell("caravan_arrived", self.player, self.space)
        return Call(GainTrade(self.player, 2, lanes))

    def take_card(self, s: State, _: int) -> Next:
        host = owner_at(s, self.space)
        if host == NOBODY:
            return Call(TakeCityStateCard(self.player, city_state_at(s, self.space)))
        return Call(TakeDiplomacy(self.player, host))

    def arrived(self, s: State, _: int) -> Next:
        host = owner_at(s, self.space)
        caravan_arrived.happens(s, self.player, self.player, self.space, host)
        return None

    def card_effect(self, s: State, _: int) -> Next:
        effect = FOCUS[s.cards[self.player][self.lane]].on_arrival
        if effect is None:
            return Done()
        return Call(effect(self.player, self.space, owner_at(s, self.space)))
