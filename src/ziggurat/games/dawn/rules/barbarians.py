"""Barbarians: moving, raiding, spawning (base p. 12, clarifications p. 15)."""

from dataclasses import dataclass

from ziggurat.core.bits import Bits
from ziggurat.core.flow import Ask, Call, Done, Frame, Goto, Next, Roll
from ziggurat.core.hexes import NOWHERE, opposite
from ziggurat.core.hooks import Event, union
from ziggurat.core.rows import put
from ziggurat.games.dawn.options import BARBARIAN, NUMBER, prompt
from ziggurat.games.dawn.rules.figures import defeat_armies, destroy_caravans
from ziggurat.games.dawn.rules.pieces import (
    barbarian_at,
    barbarian_spaces,
    destroy,
    free_city_states,
    loose_tokens,
    owned,
    owner_at,
)
from ziggurat.games.dawn.rules.trade import DiscardTrade
from ziggurat.games.dawn.state import HOME, State

DIRECTION = prompt("barbarian_direction", NUMBER)
SCATTER = prompt("scatter_barbarian", BARBARIAN)

DIE = (1, 2, 3, 4, 5, 6)

barbarian_defeated = Event("barbarian_defeated")  # (owner, player, barbarian)


def remove_barbarian(s: State, space: int) -> int:
    """Take a barbarian off the map until it spawns again; its letter's number."""
    letter = barbarian_at(s, space)
    s.barbarians = put(s.barbarians, letter, HOME)
    s.tell("barbarian_beaten", letter, space)
    return letter


@union
def closed_to_barbarians(s: State, player: int) -> Bits:
    """Spaces of this player that a moving barbarian cannot enter."""
    return 0


def closed_spaces(s: State) -> Bits:
    spaces = 0
    for seat in range(s.seats):
        spaces |= closed_to_barbarians(s, seat)
    return spaces


def path(s: State, start: int, direction: int) -> list[int]:
    """Spaces a barbarian enters, the last one being where it comes to land. Water is crossed; at
    the edge of the map, or (by the errata) at a closed space, it turns round once, which may bring
    it back to the start. Empty if it cannot move."""
    toward = s.board.map.toward
    closed = closed_spaces(s)
    entered: list[int] = []
    here = start
    turned = False
    while True:
        ahead = toward[here][direction]
        barred = ahead != NOWHERE and closed >> ahead & 1
        if ahead == NOWHERE or barred:
            if turned or (barred and not s.setup["errata"]):
                return []
            turned = True
            direction = opposite(direction)
            continue
        here = ahead
        entered.append(here)
        if s.board.land >> here & 1:
            return entered


@dataclass(slots=True, eq=False)
class MoveBarbarians(Frame):
    """One die gives the direction for all; they move in the order of their letters, then spread
    out until no two share a space."""

    letter: int = 0
    direction: int = 0

    def roll(self, s: State, _: int) -> Next:
        return Roll(DIRECTION, DIE)

    def set_out(self, s: State, die: int) -> Next:
        self.direction = die - 1
        s.tell("barbarians_move", die)
        return None

    def move_the_next(self, s: State, _: int) -> Next:
        if self.letter == len(s.barbarians):
            return Done()
        letter = self.letter
        self.letter += 1
        if s.barbarians[letter] >= 0:
            return Call(MoveBarbarian(letter, self.direction))
        return Goto(MoveBarbarians.move_the_next)

    def go_on(self, s: State, _: int) -> Next:
        return Goto(MoveBarbarians.move_the_next)


@dataclass(slots=True, eq=False)
class MoveBarbarian(Frame):
    """One barbarian moves one space (water does not count) and plunders what it enters."""

    letter: int
    direction: int

    def move(self, s: State, _: int) -> Next:
        start = s.barbarians[self.letter]
        entered = path(s, start, self.direction)
        if not entered:
            return Done()
        goal = entered[-1]
        s.barbarians = put(s.barbarians, self.letter, goal)
        s.tell("barbarian_moved", self.letter, start, goal)
        raids: list[Frame] = []
        for space in entered:
            if space == start:
                break  # back over the water it came by: it raids nothing there
            destroy_caravans(s, space)
            if defeat_armies(s, space):
                # an army shields city and token and throws the barbarian back (Terra p. 11)
                s.barbarians = put(s.barbarians, self.letter, start)
                break
            owner = owner_at(s, space)
            if owner < 0:
                continue
            bit = 1 << space
            if s.capital[owner] == space:
                s.tell("capital_raided", owner)
                raids.append(DiscardTrade(owner, 2))
            elif s.reinforced & bit:
                s.reinforced &= ~bit
                s.barbarians = put(s.barbarians, self.letter, start)
                s.tell("barbarian_repelled", self.letter, space)
            else:
                destroy(s, space)
                s.tell("piece_razed", owner, space)
        return Call(*raids) if raids else Done()


@dataclass(slots=True, eq=False)
class ScatterBarbarians(Frame):
    """While two barbarians share a space, one of them moves in a rolled direction; the first
    player says which (base p. 15)."""

    space: int = HOME
    direction: int = 0

    def find(self, s: State, _: int) -> Next:
        on_map = [space for space in s.barbarians if space >= 0]
        crowded = sorted({space for space in on_map if on_map.count(space) > 1})
        for space in crowded:
            ways = [path(s, space, direction) for direction in range(6)]
            if any(way and way[-1] != space for way in ways):
                self.space = space
                return Roll(DIRECTION, DIE)
        return Done()

    def choose(self, s: State, die: int) -> Next:
        self.direction = die - 1
        letters = [n for n, space in enumerate(s.barbarians) if space == self.space]
        return Ask(s.first, SCATTER, letters)

    def scatter(self, s: State, letter: int) -> Next:
        return Call(MoveBarbarian(letter, self.direction))

    def go_on(self, s: State, _: int) -> Next:
        return Goto(ScatterBarbarians.find)


@dataclass(slots=True, eq=False)
class SpawnBarbarians(Frame):
    """Every beaten barbarian comes back on its icon if the space is empty, figures aside."""

    def spawn(self, s: State, _: int) -> Next:
        for letter, where in enumerate(s.barbarians):
            if where != HOME:
                continue
            icon = s.board.barbarian_icons.get(letter, HOME)
            if icon == HOME:
                continue  # only in a position written by hand
            taken = owned(s) | barbarian_spaces(s) | free_city_states(s) | loose_tokens(s)
            if taken >> icon & 1:
                continue
            destroy_caravans(s, icon)
            defeat_armies(s, icon)
            s.barbarians = put(s.barbarians, letter, icon)
            s.tell("barbarian_spawned", letter, icon)
        return Done()
