"""Cards that react in other players' parts: cancels, defections, the spy who holds a square
(C-TRN-05, C-EVT-07, C-EVT-09)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ziggurat.core.bits import Bits, each
from ziggurat.core.flow import PASS, Ask, Call, Done, Frame, Goto, Next, pick, prompt
from ziggurat.games.wisdom.content import ABILITY, EVENTS, MOVEMENT, SPY, event
from ziggurat.games.wisdom.options import EVENT_CODE, FIGURE, SQUARE, choice
from ziggurat.games.wisdom.rules.building import person_at
from ziggurat.games.wisdom.rules.events import (
    Announce,
    discard_event,
    holds,
    holds_level,
    may_be_cancelled,
    plays,
)
from ziggurat.games.wisdom.rules.figures import (
    has_room,
    is_army,
    remove_figure,
    standing_ground,
)
from ziggurat.games.wisdom.rules.people import kill_person
from ziggurat.games.wisdom.rules.resources import Pay, can_pay
from ziggurat.games.wisdom.rules.squares import (
    all_figures,
    enemy_figures,
    figures,
    markers_on,
    own_places,
    owner_of,
    within,
)
from ziggurat.games.wisdom.rules.uses import USES, UseAbility, mark_used, may_use, once, use
from ziggurat.games.wisdom.rules.windows import (
    CITY_WINDOW,
    EVENT_WINDOW,
    MOVE_WINDOW,
    REACTIONS,
    RESOURCE_WINDOW,
    Cancel,
    Reaction,
    Window,
    was_cancelled,
)
from ziggurat.games.wisdom.state import State

KILL_IN = prompt("kill_in", SQUARE, __name__)
KILL_FIGURE = prompt("kill_figure", FIGURE, __name__)
KILL_MORE = prompt("kill_more", FIGURE, __name__)
KILL_WHAT = choice("kill_what", "person", "figures")
HOLD_SQUARE = prompt("hold_square", SQUARE, __name__)

# Who might and who may


def _may_hold_spy(s: State, player: int) -> bool:
    """For all the others know, could a player pay a spy: with a facedown marker or a card?"""
    return bool(s.markers[player] or s.events[player])


def _by_tech(slug: str, number: int, window: int) -> None:
    """A reaction that a tech allows for one spy, once per turn."""
    source = ABILITY[f"tech.{slug}"]

    def might(s: State, player: int) -> bool:
        used = s.used[player] >> number & 1
        return bool(s.abilities[player] & source) and not used and _may_hold_spy(s, player)

    def may(s: State, player: int, _: Window) -> bool:
        return might(s, player) and can_pay(s, player, (SPY,))

    def frame(player: int, _: Window) -> Frame:
        return CancelByTech(player, number)

    REACTIONS.append(Reaction(number, window, might, may, frame))


def _by_event(
    slug: str, window: int, hits: Callable[[State, int, Window], bool] | None = None
) -> None:
    """A reaction with an event of the hand."""
    kind = event(slug)

    def might(s: State, player: int) -> bool:
        return holds_level(s, player, EVENTS[kind].level)

    def may(s: State, player: int, window_: Window) -> bool:
        return holds(s, player, kind) and (hits is None or hits(s, player, window_))

    def frame(player: int, _: Window) -> Frame:
        return CancelByEvent(player, kind)

    REACTIONS.append(Reaction(EVENT_CODE + kind, window, might, may, frame))


@dataclass(slots=True, eq=False)
class CancelByTech(Frame):
    """Pay a spy and cancel. The cancel is a resource ability and can be cancelled itself."""

    player: int
    number: int

    def pay(self, s: State, _: int) -> Next:
        mark_used(s, self.player, self.number)
        s.tell("reacts", self.player, self.number)
        return Call(Pay(self.player, (SPY,)))

    def cancel(self, s: State, _: int) -> Next:
        if was_cancelled(s):
            return Done()
        return Call(Cancel(self.player, RESOURCE_WINDOW, self.number))


@dataclass(slots=True, eq=False)
class CancelByEvent(Frame):
    """Play an event that cancels. It is an event and can be cancelled itself."""

    player: int
    kind: int

    def play(self, s: State, _: int) -> Next:
        discard_event(s, self.player, self.kind)
        s.tell("plays", self.player, self.kind)
        return None

    def cancel(self, s: State, _: int) -> Next:
        if may_be_cancelled(s, self.player):
            return Call(Cancel(self.player, EVENT_WINDOW, self.kind))
        s.cancelled = True
        s.tell("cancels", self.player, EVENT_WINDOW, self.kind)
        return None


def _aimed_at_me(s: State, player: int, window: Window) -> bool:
    return bool(window.aimed_at >> player & 1)


WRITING = once("writing")
CIVIL_SERVICE = once("civil_service")
MASS_MEDIA = once("mass_media")

_by_tech("writing", WRITING, CITY_WINDOW)
_by_tech("civil_service", CIVIL_SERVICE, EVENT_WINDOW)
_by_tech("mass_media", MASS_MEDIA, RESOURCE_WINDOW)
_by_event("bread_and_circuses", EVENT_WINDOW, _aimed_at_me)
_by_event("jousting_tourney", EVENT_WINDOW)
_by_event("primetime_tv", EVENT_WINDOW)
_by_event("primetime_tv", RESOURCE_WINDOW)


# Defections


def _targets(s: State, player: int, steps: int, people: bool) -> Bits:
    """Squares where a defection finds a figure (or a great person) within its range; 0 steps: the
    whole map."""
    found = all_figures(s)
    if people:
        for squares in s.people_on:
            found |= squares
    return found & within(s, own_places(s, player), steps) if steps else found


@dataclass(slots=True, eq=False)
class Defect(Frame):
    """In one square kill figures, or (for the larger cards) a great person instead."""

    player: int
    kind: int
    reach: int  # steps from an own figure or city; 0: anywhere
    most: int  # figures
    square: int = -1
    person: bool = False
    left: int = 0

    def choose(self, s: State, _: int) -> Next:
        squares = each(_targets(s, self.player, self.reach, self.most > 1))
        return Ask(self.player, KILL_IN, squares)

    def choose_what(self, s: State, square: int) -> Next:
        self.square = square
        self.left = self.most
        if self.most == 1 or person_at(s, square) < 0:
            return Goto(Defect.announce, 1)
        if not all_figures(s) >> square & 1:
            return Goto(Defect.announce, 0)
        return Ask(self.player, KILL_WHAT, (0, 1))

    def announce(self, s: State, what: int) -> Next:
        self.person = what == 0
        return Call(Announce(self.player, self.kind, self._hit(s)))

    def kill(self, s: State, _: int) -> Next:
        if was_cancelled(s):
            return Done()
        if self.person:
            owner = owner_of(s, self.square)
            if owner < 0 or not s.spared >> owner & 1:
                kill_person(s, person_at(s, self.square), self.square)
            return Done()
        return None

    def choose_figure(self, s: State, _: int) -> Next:
        options = self._figures(s)
        if not self.left or not options:
            return Done()
        if self.left == self.most:
            return pick(self.player, KILL_FIGURE, options, Defect.kill_figure)
        return Ask(self.player, KILL_MORE, (*options, PASS))

    def kill_figure(self, s: State, code: int) -> Next:
        if code == PASS:
            return Done()
        seat, scout = divmod(code, 2)
        rows = (*s.armies[seat], *s.scouts[seat])
        figure = next(
            n
            for n, square in enumerate(rows)
            if square == self.square and is_army(s, seat, n) != bool(scout)
        )
        remove_figure(s, seat, figure)
        self.left -= 1
        return Goto(Defect.choose_figure)

    def _figures(self, s: State) -> list[int]:
        """seat * 2 + (1: a scout) for what stands there and is not spared."""
        found = []
        for seat in range(s.seats):
            if not s.spared >> seat & 1:
                if self.square in s.armies[seat]:
                    found.append(seat * 2)
                if self.square in s.scouts[seat]:
                    found.append(seat * 2 + 1)
        return found

    def _hit(self, s: State) -> Bits:
        if self.person:
            owner = owner_of(s, self.square)
            return 1 << owner if owner >= 0 else 0
        found = 0
        for seat in range(s.seats):
            if self.square in s.armies[seat] or self.square in s.scouts[seat]:
                found |= 1 << seat
        return found


def _defection(slug: str, reach: int, most: int) -> None:
    """Let one of the three cards interrupt another player's move (C-EVT-07)."""
    kind = event(slug)

    def might(s: State, player: int) -> bool:
        return holds_level(s, player, EVENTS[kind].level)

    def may(s: State, player: int, _: Window) -> bool:
        return holds(s, player, kind) and bool(_targets(s, player, reach, most > 1))

    def frame(player: int, _: Window) -> Frame:
        return Interrupt(player, kind, reach, most)

    REACTIONS.append(Reaction(EVENT_CODE + kind, MOVE_WINDOW, might, may, frame))


@dataclass(slots=True, eq=False)
class Interrupt(Frame):
    """Play a defection in another player's move."""

    player: int
    kind: int
    reach: int
    most: int

    def play(self, s: State, _: int) -> Next:
        discard_event(s, self.player, self.kind)
        s.spared = 0
        s.tell("plays", self.player, self.kind)
        return Call(Defect(self.player, self.kind, self.reach, self.most))

    def go_on(self, s: State, _: int) -> Next:
        s.cancelled = False  # the move itself was not cancelled
        return None


_defection("defection", 4, 1)
_defection("mass_defection", 6, 2)
_defection("wholesale_defection", 0, 2)


@plays("defection", MOVEMENT)
@dataclass(slots=True, eq=False)
class Defection(Frame):
    """Kill one figure within 4 steps."""

    player: int

    def work(self, s: State, _: int) -> Next:
        return Call(Defect(self.player, event("defection"), 4, 1))

    @staticmethod
    def _ready(s: State, player: int) -> bool:
        return bool(_targets(s, player, 4, False))


@plays("mass_defection", MOVEMENT)
@dataclass(slots=True, eq=False)
class MassDefection(Frame):
    """In a square within 6 steps kill a great person or at most 2 figures."""

    player: int

    def work(self, s: State, _: int) -> Next:
        return Call(Defect(self.player, event("mass_defection"), 6, 2))

    @staticmethod
    def _ready(s: State, player: int) -> bool:
        return bool(_targets(s, player, 6, True))


@plays("wholesale_defection", MOVEMENT)
@dataclass(slots=True, eq=False)
class WholesaleDefection(Frame):
    """In any square kill a great person or at most 2 figures."""

    player: int

    def work(self, s: State, _: int) -> Next:
        return Call(Defect(self.player, event("wholesale_defection"), 0, 2))

    @staticmethod
    def _ready(s: State, player: int) -> bool:
        return bool(_targets(s, player, 0, True))


# The spy of Communism


@use("communism", ABILITY["tech.communism"], MOVEMENT, (SPY,))
@dataclass(slots=True, eq=False)
class HoldSquare(Frame):
    """1 spy: no figure leaves a chosen square this turn (X-120)."""

    player: int

    def choose(self, s: State, _: int) -> Next:
        return Ask(self.player, HOLD_SQUARE, each(_holdable(s)))

    def hold(self, s: State, square: int) -> Next:
        s.frozen |= 1 << square
        s.tell("holds", self.player, square)
        return None

    @staticmethod
    def _ready(s: State, player: int) -> bool:
        return bool(_holdable(s))


def _holdable(s: State) -> Bits:
    """Squares with figures that may stay there; who is passing through a city, or over water where
    he cannot stop, is not held."""
    found = 0
    for seat in range(s.seats):
        rest = standing_ground(s, seat) & ~(enemy_figures(s, seat) | markers_on(s))
        for square in each(figures(s, seat) & rest):
            if has_room(s, seat, square, 0):
                found |= 1 << square
    return found


def _spy_might(s: State, player: int) -> bool:
    each_ = USES[SPY_USE]
    used = s.used[player] >> SPY_USE & 1
    return bool(s.abilities[player] & each_.source) and not used and _may_hold_spy(s, player)


def _spy_may(s: State, player: int, _: Window) -> bool:
    return may_use(s, player, USES[SPY_USE])


def _spy(player: int, _: Window) -> Frame:
    return UseAbility(player, SPY_USE)


SPY_USE: Final = len(USES) - 1
REACTIONS.append(Reaction(SPY_USE, MOVE_WINDOW, _spy_might, _spy_may, _spy))
