"""Moving figures (C-MOV, C-STK, C-SCT).

A group moves step by step. A step is offered only if the move can still end legally (C-MOV-14).
`Ways` holds what a group may cross and where it may end.
"""

from dataclasses import dataclass

from ziggurat.core.bits import Bits, bits_of, each, spaces_in
from ziggurat.core.flow import NOBODY, Ask, Call, Done, Frame, Goto, Next, pick, prompt
from ziggurat.core.hooks import Event, Override, total, union
from ziggurat.games.wisdom.content import CLOSED, STOP, WATER
from ziggurat.games.wisdom.options import DISCOVER, GROUP, GROUPS, STEP
from ziggurat.games.wisdom.options import STOP as END_HERE
from ziggurat.games.wisdom.rules.battle import Assault, defender_on
from ziggurat.games.wisdom.rules.discovery import Discover, discoverable
from ziggurat.games.wisdom.rules.exploring import ExploreHut, TakeRelic, TakeVillage
from ziggurat.games.wisdom.rules.figures import crowded, is_army, move_figure, remove_figure
from ziggurat.games.wisdom.rules.limits import speed, water
from ziggurat.games.wisdom.rules.squares import (
    centres,
    city_owner,
    enemy_figures,
    figures,
)
from ziggurat.games.wisdom.rules.windows import MOVE_WINDOW, Window
from ziggurat.games.wisdom.state import State

CHOOSE_GROUP = prompt("choose_group", GROUP, __name__)
CHOOSE_STEP = prompt("choose_step", STEP, __name__)

army_stopped = Event("army_stopped")  # (owner, player, square): an army has ended its move there
city_entered = Event("city_entered")  # (owner, player, square): figures stand before a city


@total
def extra_speed(s: State, player: int, armies: int, scouts: int) -> int:
    """What cards add to the speed of a group of so many armies and scouts."""
    return 0


@Override
def flies(s: State, player: int) -> bool:
    """Do figures pass over enemies, huts, villages and cities?"""
    return False


@Override
def scouts_explore(s: State, player: int) -> bool:
    """May scouts explore huts? (C-SCT-09)"""
    return False


@union
def open_cities(s: State, player: int) -> Bits:
    """The enemy cities that a scout alone may enter; by the rules none (C-MOV-07)."""
    return 0


@Override
def fights_villages(s: State, player: int) -> bool:
    """Must armies fight for a village?"""
    return True


def figures_there(s: State, player: int, square: int, unmoved: bool = True) -> list[int]:
    """The figures of a player on a square (that have not moved)."""
    rows = s.armies[player] + s.scouts[player]
    found = [n for n, where in enumerate(rows) if where == square]
    return [n for n in found if not s.moved >> n & 1] if unmoved else found


@dataclass(frozen=True, slots=True)
class Ways:
    """What a group may cross, and where it may end its move."""

    cross: Bits
    end: Bits


def ways(s: State, player: int, armies: int, scouts: int, start: int) -> Ways:
    """The ways of a group of so many armies and scouts that comes from a square."""
    land = s.land
    on_water = water(s, player)
    dry = land.revealed & ~land.terrain[WATER]
    enemies = enemy_figures(s, player)
    own_cities = spaces_in(s.cities[player])
    cities = centres(s) & ~own_cities
    relics = spaces_in(s.relics)
    cross = land.revealed if on_water != CLOSED else dry
    end = (land.revealed if on_water == STOP else dry) & ~own_cities
    cross &= ~s.frozen  # whoever comes into a held square stays there
    if not flies(s, player):
        cross &= ~(enemies | cities | s.huts | s.villages)
    if not armies:
        open_ = open_cities(s, player) if scouts == 1 else 0
        closed = enemies | s.villages | relics | cities & ~open_
        if not scouts_explore(s, player):
            closed |= s.huts
        end &= ~closed
        cross &= ~relics  # nobody flies over them: they are none of what is passed over (W-REL-04)
    here = 1 << start
    end &= ~crowded(s, player, armies + scouts) | here
    return Ways(cross, end & ~here if crowded(s, player, 0) & here else end)


def next_squares(s: State, ways_: Ways, square: int, left: int) -> list[int]:
    """Where a group may step, so that it can still end its move legally."""
    if left <= 0:
        return []
    sides = s.land.grid.sides
    found = []
    for other in each(sides.near[square] & (ways_.cross | ways_.end)):
        bit = 1 << other
        if ways_.end & bit or (ways_.cross & bit and can_end(s, ways_, other, left - 1)):
            found.append(other)
    return found


def can_end(s: State, ways_: Ways, square: int, left: int) -> bool:
    """Can a group on this square still end its move legally?"""
    bit = 1 << square
    if ways_.end & bit:
        return True
    if left <= 0:
        return False
    sides = s.land.grid.sides
    crossed = bit | sides.reach(bit, left - 1, ways_.cross)
    return bool(sides.beside(crossed) & ways_.end)


def group_speed(s: State, player: int, armies: int, scouts: int) -> int:
    return speed(s, player) + extra_speed(s, player, armies, scouts)


def can_move(s: State, player: int, armies: int, scouts: int, square: int) -> bool:
    """Has a group anything to do: a step to take or a tile to discover?"""
    if s.frozen >> square & 1:
        return bool(discoverable(s, square))
    left = group_speed(s, player, armies, scouts)
    if next_squares(s, ways(s, player, armies, scouts, square), square, left):
        return True
    return bool(discoverable(s, square))


def movable_squares(s: State, player: int) -> list[int]:
    """The squares with figures that could still move (D-40)."""
    found = []
    for square in each(figures(s, player)):
        there = figures_there(s, player, square)
        armies = sum(is_army(s, player, n) for n in there)
        if (armies and can_move(s, player, 1, 0, square)) or (
            len(there) > armies and can_move(s, player, 0, 1, square)
        ):
            found.append(square)
    return found


@dataclass(slots=True, eq=False)
class MoveGroup(Frame):
    """Move a group from a square: choose who goes, then step by step until the move ends."""

    player: int
    start: int
    group: Bits = 0
    square: int = -1  # where the group is
    left: int = 0  # movement left
    wish: int = END_HERE  # the step that was chosen
    begun: bool = False  # has it stepped or discovered?
    interrupted: bool = False  # has somebody done something before the step that was chosen?

    def choose_group(self, s: State, _: int) -> Next:
        there = figures_there(s, self.player, self.start)
        armies = sum(is_army(s, self.player, n) for n in there)
        options = [
            a * GROUPS + b
            for a in range(armies, -1, -1)
            for b in range(len(there) - armies, -1, -1)
            if a + b and can_move(s, self.player, a, b, self.start)
        ]
        return pick(self.player, CHOOSE_GROUP, options, MoveGroup.gather)

    def gather(self, s: State, code: int) -> Next:
        """Equal figures are alike: the first of each kind go."""
        armies, scouts = divmod(code, GROUPS)
        for figure in figures_there(s, self.player, self.start):
            if is_army(s, self.player, figure) and armies:
                armies -= 1
                self.group |= 1 << figure
            elif not is_army(s, self.player, figure) and scouts:
                scouts -= 1
                self.group |= 1 << figure
        self.square = self.start
        self.left = group_speed(s, self.player, *divmod(code, GROUPS))
        return None

    def choose_step(self, s: State, _: int) -> Next:
        ways_ = self._ways(s)
        options = self._steps(s, ways_)
        if not options and self.begun and not ways_.end >> self.square & 1:
            for figure in self._alive(s):  # an interrupt took those they needed
                remove_figure(s, self.player, figure)
            return Done()
        if not options:
            return Goto(MoveGroup.arrive)
        if self.begun and ways_.end >> self.square & 1:
            options = [*options, END_HERE]
        return Ask(self.player, CHOOSE_STEP, options)

    def others_may_interrupt(self, s: State, step: int) -> Next:
        self.wish = step
        if step == END_HERE:
            return Goto(MoveGroup.arrive)
        self.interrupted = False
        return Call(Window(MOVE_WINDOW, self.player, self.square))

    def take_step(self, s: State, _: int) -> Next:
        """The step. Who was interrupted, or cannot take it any more, chooses again; before the
        first one he may stay, and move later (Q-12)."""
        s.cancelled = False
        self.group = bits_of(self._alive(s))
        if not self.group:
            return Done()
        if self.interrupted or self.wish not in self._steps(s, self._ways(s)):
            return Goto(MoveGroup.choose_step) if self.begun else Done()
        self.begun = True
        self.left -= 1
        if self.wish >= DISCOVER:
            return Call(Discover(self.player, self.square, self.wish - DISCOVER))
        for figure in each(self.group):
            move_figure(s, self.player, figure, self.wish)
        s.tell("steps", self.player, self.square, self.wish, self.group)
        self.square = self.wish
        return None

    def go_on(self, s: State, _: int) -> Next:
        """Whoever does not fly stops where he meets something (C-MOV-08, C-MOV-10)."""
        meets = self._meets(s) and not flies(s, self.player)
        return Goto(MoveGroup.arrive if meets else MoveGroup.choose_step)

    def arrive(self, s: State, _: int) -> Next:
        s.moved |= self.group
        if city_owner(s, self.square) not in (NOBODY, self.player):
            city_entered.happens(s, self.player, self.player, self.square)
        return None

    def fight(self, s: State, _: int) -> Next:
        armies = self._armies(s)
        self.group = bits_of(self._alive(s))
        if defender_on(s, self.player, self.square) >= 0:
            if not armies:
                return Done()
            return Call(Assault(self.player, self.square, self.group))
        if s.villages >> self.square & 1 and armies:
            if fights_villages(s, self.player):
                return Call(Assault(self.player, self.square, self.group))
            return Call(TakeVillage(self.player, self.square))
        return None

    def explore(self, s: State, _: int) -> Next:
        if not self._alive(s):
            return Done()
        if s.huts >> self.square & 1:
            return Call(ExploreHut(self.player, self.square))
        return None

    def take_relic(self, s: State, _: int) -> Next:
        if self._armies(s) and self.square in s.relics:
            return Call(TakeRelic(self.player, s.relics.index(self.square)))
        return None

    def stop(self, s: State, _: int) -> Next:
        if self._armies(s) and self.begun:
            army_stopped.happens(s, self.player, self.player, self.square)
        return None

    def _alive(self, s: State) -> list[int]:
        rows = s.armies[self.player] + s.scouts[self.player]
        return [n for n in each(self.group) if rows[n] == self.square]

    def _armies(self, s: State) -> int:
        return sum(is_army(s, self.player, n) for n in self._alive(s))

    def _ways(self, s: State) -> Ways:
        alive = self._alive(s)
        armies = sum(is_army(s, self.player, n) for n in alive)
        return ways(s, self.player, armies, len(alive) - armies, self.square)

    def _meets(self, s: State) -> bool:
        bit = 1 << self.square
        cities = centres(s) & ~spaces_in(s.cities[self.player])
        met = enemy_figures(s, self.player) | cities | s.huts | s.villages
        return bool(met & bit)

    def _steps(self, s: State, ways_: Ways) -> list[int]:
        """The squares and tiles the group may turn to next."""
        if self.left <= 0:
            return []
        found = []
        if not s.frozen >> self.square & 1:
            found = next_squares(s, ways_, self.square, self.left)
        if can_end(s, ways_, self.square, self.left - 1) or not self.begun:
            found += [DISCOVER + slot for slot in discoverable(s, self.square)]
        return found


def _moving(s: State) -> MoveGroup | None:
    return next((frame for frame in reversed(s.stack) if isinstance(frame, MoveGroup)), None)


def interrupt(s: State) -> None:
    """Something happens before the step that a moving group has chosen."""
    group = _moving(s)
    if group is not None:
        group.interrupted = True


def kind_of_mover(s: State, player: int, figure: int) -> int:
    """Equal figures on a square are not alike in their owner's move: some have not moved (0), some
    are on their way (1), some have moved (2). Until the first step those who will go are as those
    who stay (Q-12, Q-81)."""
    if player != s.active:
        return 0
    if s.moved >> figure & 1:
        return 2
    group = _moving(s)
    return int(group is not None and group.begun and bool(group.group >> figure & 1))
