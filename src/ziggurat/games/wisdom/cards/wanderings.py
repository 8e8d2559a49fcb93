"""Events that move figures or switch policies, and the roaming horde."""

from dataclasses import dataclass
from functools import partial

from ziggurat.core.bits import Bits, each
from ziggurat.core.flow import NOBODY, Ask, Call, Done, Frame, Goto, Next, pick, prompt
from ziggurat.games.wisdom.cards.aiming import owners_of
from ziggurat.games.wisdom.content import (
    CITY_MANAGEMENT,
    HORDE_RANK,
    MOVEMENT,
    WATER,
    event,
)
from ziggurat.games.wisdom.options import FIGURE, SQUARE, choice
from ziggurat.games.wisdom.rules.battle import Battle
from ziggurat.games.wisdom.rules.events import Announce, add_play, plays
from ziggurat.games.wisdom.rules.figures import has_room, is_army, move_figure, standing_ground
from ziggurat.games.wisdom.rules.movement import figures_there, ways
from ziggurat.games.wisdom.rules.policies import SwitchPolicy, adopted
from ziggurat.games.wisdom.rules.reading import as_in_rules_1
from ziggurat.games.wisdom.rules.squares import (
    armies_at,
    centres,
    empty,
    enemy_figures,
    figures,
    markers_on,
    within,
)
from ziggurat.games.wisdom.rules.windows import was_cancelled
from ziggurat.games.wisdom.state import State

MOVE_WHOM = prompt("move_whom", SQUARE, __name__)
MOVE_FIGURE = prompt("move_figure", FIGURE, __name__)
MOVE_WHICH = choice("move_which", "fresh", "moved")
MOVE_WHERE = prompt("move_where", SQUARE, __name__)
HORDE_TARGET = prompt("horde_target", SQUARE, __name__)


# Others' figures


def _free_ground(s: State, seat: int) -> Bits:
    """Where nothing stops the figures of a seat that somebody else moves."""
    land = s.land.revealed & ~s.land.terrain[WATER] & ~centres(s) & ~markers_on(s)
    return land & ~enemy_figures(s, seat)


def _led_astray(s: State, player: int, steps: int) -> dict[int, Bits]:
    """Square of others' figures -> where they may be moved as a group: over revealed land, past
    nothing that stops them, within their owner's stacking limit (Q-42, X-121)."""
    found: dict[int, Bits] = {}
    for seat in range(s.seats):
        if seat == player:
            continue
        free = _free_ground(s, seat)
        for square in each(figures(s, seat)):
            count = len(figures_there(s, seat, square, unmoved=False))
            reach = s.land.grid.sides.reach(1 << square, steps, free) & ~(1 << square)
            goals = 0
            for goal in each(reach):
                if has_room(s, seat, goal, count):
                    goals |= 1 << goal
            if goals:
                found[square] = goals
    return found


@dataclass(slots=True, eq=False)
class LeadAstray(Frame):
    """Move another player's figures of one square as a group."""

    player: int
    kind: int
    reach: int
    start: int = -1
    goal: int = -1

    def choose(self, s: State, _: int) -> Next:
        return Ask(self.player, MOVE_WHOM, sorted(_led_astray(s, self.player, self.reach)))

    def choose_goal(self, s: State, start: int) -> Next:
        self.start = start
        goals = _led_astray(s, self.player, self.reach)[start]
        return Ask(self.player, MOVE_WHERE, each(goals))

    def announce(self, s: State, goal: int) -> Next:
        self.goal = goal
        s.tell("names_way", self.player, self.start, goal)
        square = owners_of(s, 1 << self.start)
        return Call(Announce(self.player, self.kind, 1 << self._owner(s), square))

    def move(self, s: State, _: int) -> Next:
        owner = self._owner(s)
        if was_cancelled(s) or owner == NOBODY or s.spared >> owner & 1:
            return Done()
        for figure in figures_there(s, owner, self.start, unmoved=False):
            move_figure(s, owner, figure, self.goal)
        s.tell("led_astray", owner, self.start, self.goal)
        return None

    def _owner(self, s: State) -> int:
        for seat in range(s.seats):
            if figures(s, seat) >> self.start & 1:
                return seat
        return NOBODY


def _leads(slug: str, steps: int) -> None:
    """A card that moves others' figures up to so many steps."""

    def ready(s: State, player: int) -> bool:
        return bool(_led_astray(s, player, steps))

    add_play(slug, CITY_MANAGEMENT, partial(LeadAstray, kind=event(slug), reach=steps), ready)


_leads("disoriented", 2)
_leads("lost", 3)
_leads("out_of_position", 4)


# Own figures and policies


def _settling(s: State, player: int, steps: int) -> dict[int, Bits]:
    """Square * 2 + (1: a scout) of an own figure -> empty squares where it may go; the rules of
    terrain apply, and nobody leaves a square that is held."""
    goals = empty(s) & standing_ground(s, player)
    found: dict[int, Bits] = {}
    for square in each(figures(s, player) & ~s.frozen):
        for scout in (0, 1):
            if _wanderers(s, player, square, scout):
                cross = ways(s, player, 1 - scout, scout, square).cross
                reach = s.land.grid.sides.reach(1 << square, steps, cross) & goals
                if reach:
                    found[2 * square + scout] = reach
    return found


def _wanderers(s: State, player: int, square: int, scout: int) -> list[int]:
    """The armies or scouts of a square that may be moved this turn."""
    there = figures_there(s, player, square, unmoved=False)
    there = [n for n in there if is_army(s, player, n) != bool(scout)]
    return [n for n in there if not s.tired[player] >> n & 1]  # steam carried them


@dataclass(slots=True, eq=False)
class Settle(Frame):
    """Move one own figure some steps to an empty square; it may still move by itself (X-66), so
    figures that have moved and others are not alike."""

    player: int
    kind: int
    reach: int
    start: int = -1
    goal: int = -1
    scout: int = 0
    moved: int = 0

    def choose(self, s: State, _: int) -> Next:
        squares = {code // 2 for code in _settling(s, self.player, self.reach)}
        return Ask(self.player, MOVE_WHOM, sorted(squares))

    def choose_figure(self, s: State, start: int) -> Next:
        self.start = start
        there = [n for n in _settling(s, self.player, self.reach) if n // 2 == start]
        options = [2 * self.player + code % 2 for code in there]
        return pick(self.player, MOVE_FIGURE, options, Settle.choose_which)

    def choose_which(self, s: State, code: int) -> Next:
        self.scout = code % 2
        there = _wanderers(s, self.player, self.start, self.scout)
        options = sorted({s.moved >> n & 1 for n in there})
        if as_in_rules_1(s):
            options = options[-1:]
        return pick(self.player, MOVE_WHICH, options, Settle.choose_goal)

    def choose_goal(self, s: State, moved: int) -> Next:
        self.moved = moved
        goals = _settling(s, self.player, self.reach)[2 * self.start + self.scout]
        return Ask(self.player, MOVE_WHERE, each(goals))

    def announce(self, s: State, goal: int) -> Next:
        self.goal = goal
        s.tell("names_way", self.player, self.start, goal)
        return Call(Announce(self.player, self.kind, 0))

    def move(self, s: State, _: int) -> Next:
        there = _wanderers(s, self.player, self.start, self.scout)
        if as_in_rules_1(s):  # those first that have moved
            there.sort(key=lambda n: s.moved >> n & 1, reverse=True)
        else:
            there = [n for n in there if s.moved >> n & 1 == self.moved]
        if was_cancelled(s) or not there:
            return Done()
        move_figure(s, self.player, there[0], self.goal)
        s.tell("settles", self.player, self.start, self.goal)
        return None


def crossed_ground(s: State, rule: LeadAstray | Settle) -> Bits:
    """What the figures may cross that a card moves."""
    if isinstance(rule, Settle):
        return ways(s, rule.player, 1 - rule.scout, rule.scout, rule.start).cross
    owner = next(seat for seat in range(s.seats) if figures(s, seat) >> rule.start & 1)
    return _free_ground(s, owner)


@dataclass(slots=True, eq=False)
class Reform(Frame):
    """Switch up to so many policies; who leaves one does not go on."""

    player: int
    kind: int
    left: int
    before: tuple[int, ...] = ()

    def announce(self, s: State, _: int) -> Next:
        return Call(Announce(self.player, self.kind, 0))

    def begin(self, s: State, _: int) -> Next:
        return Done() if was_cancelled(s) else None

    def switch(self, s: State, _: int) -> Next:
        if not self.left or self.before == s.policies[self.player]:
            return Done()
        self.left -= 1
        self.before = s.policies[self.player]
        return Call(SwitchPolicy(self.player))

    def again(self, s: State, _: int) -> Next:
        return Goto(Reform.switch)


def _wanders(slug: str, policies: int, steps: int) -> None:
    """A card that switches up to so many policies, or moves an own figure up to so many steps
    (W-EVT-07)."""

    def may_switch(s: State, player: int) -> bool:
        return bool(adopted(s, player))

    def may_settle(s: State, player: int) -> bool:
        return bool(_settling(s, player, steps))

    kind = event(slug)
    add_play(slug, CITY_MANAGEMENT, partial(Reform, kind=kind, left=policies), may_switch)
    add_play(slug, MOVEMENT, partial(Settle, kind=kind, reach=steps), may_settle)


_wanders("migrants", 1, 2)
_wanders("colonists", 2, 4)
_wanders("immigrants", 3, 6)


# The horde


def horde_camps(s: State) -> Bits:
    """Where a horde may come from."""
    return s.villages | s.land.ground.villages


def _horde_targets(s: State, player: int) -> Bits:
    """Armies and cities of others within 4 steps of a village or a revealed village symbol
    (W-EVT-02, X-72)."""
    villages = horde_camps(s)
    near = within(s, villages, 4) if villages else 0
    found = 0
    for seat in range(s.seats):
        if seat != player:
            for square in (*s.cities[seat], *s.armies[seat]):
                if square >= 0 and near >> square & 1:
                    found |= 1 << square
    return found


@plays("roaming_horde", MOVEMENT)
@dataclass(slots=True, eq=False)
class RoamingHorde(Frame):
    """Barbarians of rank II attack another player's army or city; who plays the card plays them
    (W-EVT-01 to W-EVT-06)."""

    player: int
    square: int = -1

    def choose(self, s: State, _: int) -> Next:
        return Ask(self.player, HORDE_TARGET, each(_horde_targets(s, self.player)))

    def announce(self, s: State, square: int) -> Next:
        self.square = square
        s.tell("names_square", self.player, square)
        return Call(Announce(self.player, event("roaming_horde"), 1 << self._owner(s)))

    def attack(self, s: State, _: int) -> Next:
        owner = self._owner(s)
        if was_cancelled(s) or owner == NOBODY or s.spared >> owner & 1:
            return Done()
        return Call(Battle(NOBODY, owner, self.player, owner, self.square, 0, HORDE_RANK))

    def _owner(self, s: State) -> int:
        for seat in range(s.seats):
            if self.square in s.cities[seat] or armies_at(s, seat, self.square):
                return seat
        return NOBODY

    @staticmethod
    def _ready(s: State, player: int) -> bool:
        return bool(_horde_targets(s, player))
