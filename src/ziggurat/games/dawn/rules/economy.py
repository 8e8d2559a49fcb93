"""Economy: moving caravans, and what their arrival brings (base pp. 8-9)."""

from dataclasses import dataclass

from ziggurat.core.bits import Bits, each
from ziggurat.core.flow import NOBODY, PASS, Ask, Call, Done, Frame, Goto, Next, prompt
from ziggurat.core.hooks import Event, total, union
from ziggurat.games.dawn.content import CITY_STATES
from ziggurat.games.dawn.options import CARAVAN, ON_CARD, SPACE
from ziggurat.games.dawn.rules.barbarians import barbarian_defeated, remove_barbarian
from ziggurat.games.dawn.rules.diplomacy import TakeCityStateCard, TakeDiplomacy
from ziggurat.games.dawn.rules.pieces import (
    all_cities,
    barbarian_spaces,
    city_state_at,
    free_city_states,
    lanes_of,
    mature_cities,
    move_caravan,
    open_land,
    owner_at,
    rival,
)
from ziggurat.games.dawn.rules.trade import ALL_LANES, GainTrade, ask_to_spend, spend
from ziggurat.games.dawn.state import HOME, NO_CARD, State

CHOOSE_CARAVAN = prompt("choose_caravan", CARAVAN)
MOVE_CARAVAN = prompt("move_caravan", SPACE)

caravan_arrived = Event("caravan_arrived")  # (owner, player, space, rival)


@union
def caravan_starts(s: State, player: int) -> Bits:
    """Cities a caravan on the economy card may set out from."""
    return mature_cities(s, player) | 1 << s.capital[player]


@total
def shared_spaces(s: State, player: int) -> int:
    """Extra spaces for one resolution, shared among the caravans."""
    return 0


def arrival_spaces(s: State, player: int) -> Bits:
    """Where a caravan arrives instead of stopping: city-states, rival cities, and rivals' pieces
    on conquered city-states."""
    conquered = 0
    for number, space in s.board.city_state_spaces.items():
        if s.city_states[number] >= 0:
            conquered |= 1 << space
    return free_city_states(s) | rival(s, player) & (all_cities(s) | conquered)


@dataclass(slots=True, eq=False)
class MoveCaravans(Frame):
    """Each caravan moves up to the distance of the card, one after another."""

    player: int
    slot: int
    lane: int
    distance: int
    water: bool = False  # may enter water
    raids: bool = False  # may enter a barbarian's space, removing it
    shared: int = 0
    waiting: tuple[int, ...] = ()  # where the caravans are that have not moved yet
    origin: int = HOME
    left: int = 0

    def begin(self, s: State, _: int) -> Next:
        caravans = s.caravans[self.player]
        at_home = caravans.count(HOME) - s.returned  # those that came home this turn stay there
        self.waiting = (HOME,) * at_home + tuple(c for c in caravans if c != HOME)
        self.shared = shared_spaces(s, self.player)
        return None

    def ask_for_more(self, s: State, _: int) -> Next:
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
        places = sorted(set(self.waiting))
        if len(places) == 1:
            return Goto(MoveCaravans.set_out, ON_CARD if places[0] == HOME else places[0])
        options = [ON_CARD if place == HOME else place for place in places]
        return Ask(self.player, CHOOSE_CARAVAN, (*options, PASS))

    def set_out(self, s: State, place: int) -> Next:
        if place == PASS:
            return Done()
        self.origin = HOME if place == ON_CARD else place
        waiting = list(self.waiting)
        waiting.remove(self.origin)
        self.waiting = tuple(waiting)
        self.left = self.distance
        return None

    def choose_goal(self, s: State, _: int) -> Next:
        goals = _goals(self, s)
        if not goals:
            return Goto(MoveCaravans.ask_for_more)
        return Ask(self.player, MOVE_CARAVAN, (*each(goals), PASS))

    def move(self, s: State, goal: int) -> Next:
        if goal == PASS:
            return Goto(MoveCaravans.ask_for_more)
        barbarian = barbarian_spaces(s) >> goal & 1
        way = _clear(self, s) | 1 << goal
        steps = s.board.map.distance(_starts(self, s), goal, way)
        self.shared -= max(0, steps - self.left)
        self.left = max(0, self.left - steps)
        s.tell("caravan_moved", self.player, self.origin, goal)
        if barbarian:
            letter = remove_barbarian(s, goal)
            barbarian_defeated.happens(s, self.player, self.player, letter)
        if arrival_spaces(s, self.player) >> goal & 1:
            move_caravan(s, self.player, self.origin, HOME)
            s.returned += 1
            s.visited |= 1 << goal
            return Call(Arrive(self.player, goal))
        move_caravan(s, self.player, self.origin, goal)
        s.visited |= s.cities[self.player] & 1 << goal  # of your own cities, too, one caravan each
        self.origin = goal
        if barbarian and self.left + self.shared:
            return Goto(MoveCaravans.choose_goal)  # the move goes on after a raid
        return None

    def next_caravan(self, s: State, _: int) -> Next:
        return Goto(MoveCaravans.ask_for_more)

    def _why(self, s: State) -> list[tuple[str, Bits]]:
        whole = s.board.map.whole
        ground = open_land(s, self.player, self.slot)
        return [
            ("no_water", whole if self.water else s.board.land),
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
    ground = open_land(s, move.player, move.slot)
    if move.water:
        ground |= s.board.water
    return ground & ~barbarian_spaces(s)


def _goals(move: MoveCaravans, s: State) -> Bits:
    """Spaces where this caravan's move may end."""
    clear = _clear(move, s)
    starts = _starts(move, s)
    steps = move.left + move.shared
    goals = s.board.map.reach(starts, steps, clear)
    if move.raids and steps:
        before = starts | s.board.map.reach(starts, steps - 1, clear)
        raided = s.board.map.beside(before) & barbarian_spaces(s)
        goals |= raided & (open_land(s, move.player, move.slot) | _water_if(move, s))
    # out and back again is no move, except to trade with a city that was built round the caravan
    stays = 0 if move.origin == HOME else 1 << move.origin & ~arrival_spaces(s, move.player)
    return goals & ~(s.visited | stays)


def _water_if(move: MoveCaravans, s: State) -> Bits:
    return s.board.water if move.water else 0


@dataclass(slots=True, eq=False)
class Arrive(Frame):
    """A caravan has reached a city-state or rival city and is back on its card: trade tokens,
    then perhaps a diplomacy card (base p. 9)."""

    player: int
    space: int

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
        return Done()
