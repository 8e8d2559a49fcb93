"""Armies: moving them, and the attacks their movement starts (Terra Incognita pp. 10-11)."""

from dataclasses import dataclass

from ziggurat.core.bits import Bits, each, united
from ziggurat.core.flow import NOBODY, PASS, Ask, Call, Done, Frame, Goto, Next, pick
from ziggurat.core.hooks import total, union
from ziggurat.games.dawn.content import ONCE_BURNED
from ziggurat.games.dawn.options import (
    ARMY,
    CARAVAN,
    CARAVAN_TARGET,
    EXPLORE,
    MOVE,
    ON_CARD,
    PIECE,
    SPACE,
    TARGET,
    prompt,
)
from ziggurat.games.dawn.rules.combat import Attack
from ziggurat.games.dawn.rules.exploration import Explore, edge_spaces, may_explore
from ziggurat.games.dawn.rules.figures import move_army
from ziggurat.games.dawn.rules.journeys import LOOKOUT, next_figure, still_there, without
from ziggurat.games.dawn.rules.pieces import (
    barbarian_spaces,
    caravan_spaces,
    cities_of,
    city_state_at,
    free_city_states,
    mature_cities,
    open_land,
    owner_at,
    pacts,
    rival,
    rival_armies,
    rival_caravans,
    unclaimed_forts,
    unused_cities,
)
from ziggurat.games.dawn.state import HOME, NO_CARD, State

CHOOSE_ARMY = prompt("choose_army", CARAVAN)
MOVE_ARMY = prompt("move_army", MOVE)
APPROACH = prompt("approach", SPACE)
CHOOSE_TARGET = prompt("choose_target", TARGET)


@union
def army_starts(s: State, player: int) -> Bits:
    """Cities an army on the military card may set out from."""
    return mature_cities(s, player) | 1 << s.capital[player]


@union
def army_ways(s: State, player: int) -> Bits:
    """Spaces an ability lets this player's armies cross although they would have to stop there."""
    return 0


@union
def army_waters(s: State, player: int) -> Bits:
    """Water open to this player's armies whatever their card says."""
    return 0


@union
def closed_to_armies(s: State, player: int) -> Bits:
    """Spaces where this player's armies may not end their move."""
    return 0


@total
def army_reach(s: State, player: int) -> int:
    """Movement besides that of the card."""
    return 0


def own_by_loan(s: State, player: int) -> Bits:
    """City-states that count as this player's cities now."""
    return cities_of(s, player) & ~s.cities[player]


def hostile_spaces(s: State, player: int) -> Bits:
    """Spaces where an army of this player must stop and attack."""
    neutral = barbarian_spaces(s) | free_city_states(s) & ~own_by_loan(s, player)
    pieces = rival(s, player) | rival_armies(s, player) | rival_caravans(s, player)
    return neutral | unclaimed_forts(s) | pieces


def targets_at(s: State, player: int, space: int) -> list[int]:
    """What an army may attack on a space; a barbarian must be the target."""
    if barbarian_spaces(s) >> space & 1:
        return [PIECE]
    friends = pacts(s, player)
    found = []
    neutral = (free_city_states(s) & ~own_by_loan(s, player) | unclaimed_forts(s)) >> space & 1
    owner = owner_at(s, space)
    if neutral or (owner not in (NOBODY, player) and not friends >> owner & 1):
        found.append(PIECE)
    for seat in range(s.seats):
        if seat != player and not friends >> seat & 1:
            if space in s.armies[seat]:
                found.append(ARMY + seat)
            if space in s.caravans[seat]:
                found.append(CARAVAN_TARGET + seat)
    return found


@dataclass(slots=True, eq=False)
class MoveArmies(Frame):
    """Each army moves up to the distance of the card, one after another, attack included."""

    player: int
    slot: int
    lane: int
    distance: int
    bonus: int = 0
    bonus_against_barbarians: int = 0
    water: bool = False
    flies: bool = False  # may cross unreinforced tokens, caravans, barbarians and city-states
    siege: bool = False  # reinforced control tokens are worth 1 less in defence
    again: int = 0  # beaten armies that may move once more from the card
    burns: int = 0  # beaten control tokens that may be discarded for another move
    waiting: tuple[int, ...] = ()
    origin: int = HOME
    left: int = 0
    explored: bool = False
    goal: int = HOME
    back: int = HOME
    wins: int = 0
    burned: bool = False

    def begin(self, s: State, _: int) -> Next:
        self.waiting = s.armies[self.player]
        self.distance += army_reach(s, self.player)
        return None

    def choose_army(self, s: State, _: int) -> Next:
        self.waiting = still_there(self.waiting, s.armies[self.player], s.redeployed)
        if not self.waiting:
            return Done()
        return next_figure(self.player, CHOOSE_ARMY, self.waiting, MoveArmies.set_out)

    def set_out(self, s: State, place: int) -> Next:
        if place == PASS:
            return Done()
        self.origin = HOME if place == ON_CARD else place
        self.waiting = without(self.waiting, self.origin)
        self.left = self.distance
        self.explored = False
        return None

    def choose_goal(self, s: State, _: int) -> Next:
        options = each(_goals(self, s)) if self.left else []
        if self.left and not self.explored and may_explore(s) and _lookouts(self, s):
            options.append(EXPLORE)
        if not options:
            return Goto(MoveArmies.choose_army)
        return Ask(self.player, MOVE_ARMY, (*options, PASS))

    def move(self, s: State, goal: int) -> Next:
        if goal == PASS:
            return Goto(MoveArmies.choose_army)
        if goal == EXPLORE:
            return pick(self.player, LOOKOUT, each(_lookouts(self, s)), MoveArmies.explore)
        self.goal = goal
        hostile = hostile_spaces(s, self.player)
        if hostile >> goal & 1:
            return Goto(MoveArmies.choose_approach)
        way = _through(self, s, hostile) | 1 << goal
        self.left -= s.board.map.distance(_starts(self, s), goal, way)
        s.tell("army_moved", self.player, self.origin, goal)
        move_army(s, self.player, self.origin, goal)
        self.origin = goal
        eager = self.left and not self.explored and may_explore(s)
        if eager and edge_spaces(s) >> goal & 1:
            return Goto(MoveArmies.choose_goal)
        return Goto(MoveArmies.choose_army)

    def explore(self, s: State, space: int) -> Next:
        self.left -= 1
        self.explored = True
        if self.origin == HOME:
            move_army(s, self.player, HOME, space)
            self.origin = space
        return Call(Explore(self.player, space))

    def go_on_after_exploring(self, s: State, _: int) -> Next:
        return Goto(MoveArmies.choose_goal)

    def choose_approach(self, s: State, _: int) -> Next:
        """Where the army comes from matters if it may have to go back there."""
        ways = each(_approaches(self, s))
        if not _may_have_to_return(s, self.player, self.goal):
            return Goto(MoveArmies.enter, ways[0])
        return pick(self.player, APPROACH, ways, MoveArmies.enter)

    def enter(self, s: State, back: int) -> Next:
        self.back = back
        s.tell("army_moved", self.player, self.origin, self.goal)
        targets = targets_at(s, self.player, self.goal)
        return pick(self.player, CHOOSE_TARGET, targets, MoveArmies.attack)

    def attack(self, s: State, target: int) -> Next:
        self.wins = s.attacks_won
        barbarian = barbarian_spaces(s) >> self.goal & 1
        bonus = self.bonus_against_barbarians if barbarian else self.bonus
        self.burned = bool(s.used & ONCE_BURNED)
        return Call(
            Attack(
                self.player,
                self.lane,
                self.goal,
                self.slot,
                bonus,
                target,
                self.siege,
                bool(self.burns),
            )
        )

    def after_attack(self, s: State, _: int) -> Next:
        if s.attacks_won == self.wins:
            return Goto(MoveArmies.beaten)
        unfit = _unfit_to_return(s, self.player)
        ways = (self.goal, self.back)
        goal = next((way for way in ways if way != HOME and not unfit >> way & 1), HOME)
        move_army(s, self.player, self.origin, goal)
        if goal == HOME:
            s.redeployed += 1
        elif s.used & ONCE_BURNED and not self.burned:
            self.origin = goal  # the token was discarded: the same army moves again
            self.left = self.distance
            self.explored = False
            return Goto(MoveArmies.choose_goal)
        return Goto(MoveArmies.choose_army)

    def beaten(self, s: State, _: int) -> Next:
        move_army(s, self.player, self.origin, HOME)
        s.tell("army_lost", self.player, self.goal)
        if self.again:
            self.again -= 1
            self.waiting = tuple(sorted((*self.waiting, HOME)))
        else:
            s.redeployed += 1
        return Goto(MoveArmies.choose_army)

    def _way(self, s: State, goal: int) -> tuple[Bits, Bits, Bits]:
        through = _through(self, s, hostile_spaces(s, self.player))
        return _starts(self, s), through | 1 << goal, 0

    def _why(self, s: State) -> list[tuple[str, Bits]]:
        whole = s.board.map.whole
        return [
            ("no_water", s.board.land | _waters(self, s)),
            ("terrain", open_land(s, self.player, self.slot) | s.board.water),
            ("army_may_end", whole & ~closed_to_armies(s, self.player)),
            ("in_reach", _goals(self, s)),
        ]


def _waters(move: MoveArmies, s: State) -> Bits:
    return s.board.water if move.water else army_waters(s, move.player)


def _starts(move: MoveArmies, s: State) -> Bits:
    return army_starts(s, move.player) if move.origin == HOME else 1 << move.origin


def _ground(move: MoveArmies, s: State) -> Bits:
    return open_land(s, move.player, move.slot) | _waters(move, s)


def _crossable(move: MoveArmies, s: State) -> Bits:
    """Hostile spaces this move may cross without stopping."""
    ways = army_ways(s, move.player)
    if not ways and not move.flies:
        return 0
    if move.flies:
        weak = united(s.tokens, move.player) & ~s.reinforced
        solid = rival(s, move.player) & ~(weak | ways) | unclaimed_forts(s)
        light = barbarian_spaces(s) | free_city_states(s) | caravan_spaces(s) | weak
        ways = (ways | light) & ~(solid | rival_armies(s, move.player))
    else:
        ways &= ~(rival_armies(s, move.player) | rival_caravans(s, move.player))
        ways &= ~barbarian_spaces(s)
    return ways


def _through(move: MoveArmies, s: State, hostile: Bits) -> Bits:
    """Spaces an army may enter and leave again."""
    return _ground(move, s) & ~(hostile & ~_crossable(move, s))


def _goals(move: MoveArmies, s: State) -> Bits:
    """Spaces where this army's move may end."""
    starts = _starts(move, s)
    hostile = hostile_spaces(s, move.player)
    through = _through(move, s, hostile)
    passed = s.board.map.reach(starts, move.left - 1, through)
    last = s.board.map.beside(starts | passed)
    goals = passed | last & (through | hostile & _ground(move, s))
    # out and back again is no move, except to attack a caravan that came to share the space
    stays = 0 if move.origin == HOME else 1 << move.origin & ~hostile
    goals &= ~(stays | closed_to_armies(s, move.player))
    if pacts(s, move.player):  # not everything hostile may be attacked
        for space in each(goals & hostile):
            if not targets_at(s, move.player, space):
                goals &= ~(1 << space)
    return goals


def _lookouts(move: MoveArmies, s: State) -> Bits:
    """Spaces this army may explore from without moving first."""
    return _starts(move, s) & edge_spaces(s)


def _approaches(move: MoveArmies, s: State) -> Bits:
    """Spaces fit to return to from which the goal can be entered within the movement left: so many
    steps to come there, and the rest from there to the goal over spaces that are not fit."""
    starts = _starts(move, s)
    hostile = hostile_spaces(s, move.player)
    through = _through(move, s, hostile)
    unfit = hostile | closed_to_armies(s, move.player)
    goal = 1 << move.goal
    found = 0
    for steps in range(move.left):
        here = starts | s.board.map.reach(starts, steps, through) & ~unfit
        before = goal | s.board.map.reach(goal, move.left - steps - 1, through & unfit)
        found |= here & s.board.map.beside(before)
    return found


def _unfit_to_return(s: State, player: int) -> Bits:
    return hostile_spaces(s, player) | closed_to_armies(s, player)


def _may_have_to_return(s: State, player: int, space: int) -> bool:
    """Could something hostile be left on the space after a won attack?"""
    piece = (rival(s, player) | free_city_states(s) | unclaimed_forts(s)) >> space & 1
    to_liberate = rival(s, player) >> space & 1 and city_state_at(s, space) != NO_CARD
    if piece and (space in s.capital or to_liberate or not unused_cities(s, player)):
        return True
    figures = sum(
        s.armies[seat].count(space) + s.caravans[seat].count(space)
        for seat in range(s.seats)
        if seat != player
    )
    return piece + figures + (barbarian_spaces(s) >> space & 1) > 1
