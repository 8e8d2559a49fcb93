"""Cards that react in other players' parts: cancels, defections, the spy who holds a square
(C-TRN-05, C-EVT-07, C-EVT-09)."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from ziggurat.core.bits import Bits, bits_of, each
from ziggurat.core.flow import PASS, Ask, Call, Done, Frame, Goto, Next, pick, prompt
from ziggurat.games.wisdom.cards.aiming import owners_of
from ziggurat.games.wisdom.content import ABILITY, EVENTS, MOVEMENT, SPY, event
from ziggurat.games.wisdom.options import EVENT_CODE, FIGURE, SQUARE, choice
from ziggurat.games.wisdom.rules.building import person_at
from ziggurat.games.wisdom.rules.events import (
    Announce,
    add_play,
    discard_event,
    holds,
    holds_level,
    may_be_cancelled,
)
from ziggurat.games.wisdom.rules.figures import (
    has_room,
    is_army,
    remove_figure,
    standing_ground,
)
from ziggurat.games.wisdom.rules.movement import figures_there, interrupt, kind_of_mover
from ziggurat.games.wisdom.rules.people import kill_person
from ziggurat.games.wisdom.rules.reading import as_in_rules_1
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
from ziggurat.games.wisdom.rules.uses import (
    USES,
    UseAbility,
    add_use,
    declared,
    is_cancelled,
    mark_used,
    may_use,
    once,
)
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
KILL_WHICH = choice("kill_which", "fresh", "moving", "moved")
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

    REACTIONS[window].append(Reaction(number, might, may, frame))


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

    REACTIONS[window].append(Reaction(EVENT_CODE + kind, might, may, frame))


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

_ANY: Final = -1  # whichever of equal figures comes first


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
    """In one square kill figures, those that are named (Q-81), or (for the larger cards) a great
    person instead."""

    player: int
    kind: int
    reach: int  # steps from an own figure or city; 0: anywhere
    most: int  # figures
    square: int = -1
    person: bool = False
    victims: tuple[int, ...] = ()  # seat * 2 + (1: a scout)
    kinds: tuple[int, ...] = ()  # of each, as `kind_of_mover` tells; or any

    def choose(self, s: State, _: int) -> Next:
        squares = each(_targets(s, self.player, self.reach, self.most > 1))
        return Ask(self.player, KILL_IN, squares)

    def choose_what(self, s: State, square: int) -> Next:
        self.square = square
        if self.most == 1 or person_at(s, square) < 0:
            return Goto(Defect.choose_figure, 1)
        if not all_figures(s) >> square & 1:
            return Goto(Defect.choose_figure, 0)
        return Ask(self.player, KILL_WHAT, (0, 1))

    def choose_figure(self, s: State, what: int) -> Next:
        self.person = what == 0
        options = self._figures(s)
        if self.person or len(self.victims) == self.most or not options:
            return Goto(Defect.announce)
        if not self.victims:
            return pick(self.player, KILL_FIGURE, options, Defect.name_figure)
        return Ask(self.player, KILL_MORE, (*options, PASS))

    def name_figure(self, s: State, code: int) -> Next:
        if code == PASS:
            return Goto(Defect.announce)
        if as_in_rules_1(s):
            self.victims += (code,)
            return Goto(Defect.name_kind, _ANY)
        there = [kind_of_mover(s, code // 2, figure) for figure in self._standing(s, code)]
        for victim, kind in zip(self.victims, self.kinds, strict=True):
            if victim == code:
                there.remove(kind)
        self.victims += (code,)
        return pick(self.player, KILL_WHICH, sorted(set(there)), Defect.name_kind)

    def name_kind(self, s: State, kind: int) -> Next:
        self.kinds += (kind,)
        return Goto(Defect.choose_figure, 1)

    def announce(self, s: State, _: int) -> Next:
        s.tell("names_square", self.player, self.square)
        if self.person:
            s.tell("names_person", self.player, person_at(s, self.square))
        square = owners_of(s, 1 << self.square) if self.most > 1 else 0  # the small one names none
        return Call(Announce(self.player, self.kind, self._hit(s), square))

    def kill(self, s: State, _: int) -> Next:
        if was_cancelled(s):
            return Done()
        interrupt(s)
        if self.person:
            owner = owner_of(s, self.square)
            if owner < 0 or not s.spared >> owner & 1:
                kill_person(s, person_at(s, self.square), self.square)
        for code, kind in zip(self.victims, self.kinds, strict=True):
            seat = code // 2
            if not s.spared >> seat & 1:
                there = self._standing(s, code)
                remove_figure(
                    s, seat, next(n for n in there if kind in (_ANY, kind_of_mover(s, seat, n)))
                )
        return None

    def _standing(self, s: State, code: int) -> list[int]:
        seat, scout = divmod(code, 2)
        there = figures_there(s, seat, self.square, unmoved=False)
        return [n for n in there if is_army(s, seat, n) != bool(scout)]

    def _figures(self, s: State) -> list[int]:
        """The figures that stand there and are not named yet."""
        found = []
        for seat in range(s.seats):
            for scout, row in enumerate((s.armies[seat], s.scouts[seat])):
                code = 2 * seat + scout
                if row.count(self.square) > self.victims.count(code):
                    found.append(code)
        return found

    def _hit(self, s: State) -> Bits:
        if self.person:
            owner = owner_of(s, self.square)
            return 1 << owner if owner >= 0 else 0
        return bits_of([code // 2 for code in self.victims])


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


def _defection(slug: str, reach: int, most: int) -> None:
    """A card that kills at most so many figures within so many steps, in its player's own part or
    interrupting another player's move (C-EVT-07)."""
    kind = event(slug)

    def ready(s: State, player: int) -> bool:
        return bool(_targets(s, player, reach, most > 1))

    def might(s: State, player: int) -> bool:
        return holds_level(s, player, EVENTS[kind].level)

    def may(s: State, player: int, _: Window) -> bool:
        return holds(s, player, kind) and ready(s, player)

    def frame(player: int, _: Window) -> Frame:
        return Interrupt(player, kind, reach, most)

    add_play(slug, MOVEMENT, partial(Defect, kind=kind, reach=reach, most=most), ready)
    REACTIONS[MOVE_WINDOW].append(Reaction(EVENT_CODE + kind, might, may, frame))


_defection("defection", 4, 1)
_defection("mass_defection", 6, 2)
_defection("wholesale_defection", 0, 2)


# The spy of Communism


@dataclass(slots=True, eq=False)
class HoldSquare(Frame):
    """1 spy: no figure leaves a chosen square this turn (X-120)."""

    player: int
    square: int = -1

    def choose(self, s: State, _: int) -> Next:
        return Ask(self.player, HOLD_SQUARE, each(_holdable(s)))

    def declare(self, s: State, square: int) -> Next:
        self.square = square
        s.tell("names_square", self.player, square)
        return declared(s)

    def hold(self, s: State, _: int) -> Next:
        if not is_cancelled(s, self.player):
            interrupt(s)
            s.frozen |= 1 << self.square
            s.tell("holds", self.player, self.square)
        return None


def _holdable(s: State) -> Bits:
    """All squares where who moves now may stop, those too that he has not come to yet; nobody is
    held in a city or over water that he passes, or where there is no room for him."""
    found = standing_ground(s, s.active)
    for seat in range(s.seats):
        rest = standing_ground(s, seat) & ~(enemy_figures(s, seat) | markers_on(s))
        for square in each(figures(s, seat)):
            if not rest >> square & 1 or not has_room(s, seat, square, 0):
                found &= ~(1 << square)
    return found


SPY_USE: Final = add_use(
    "communism",
    ABILITY["tech.communism"],
    MOVEMENT,
    HoldSquare,
    (SPY,),
    aims=True,
)


def _spy_might(s: State, player: int) -> bool:
    each_ = USES[SPY_USE]
    used = s.used[player] >> SPY_USE & 1
    return bool(s.abilities[player] & each_.source) and not used and _may_hold_spy(s, player)


def _spy_may(s: State, player: int, _: Window) -> bool:
    return may_use(s, player, USES[SPY_USE])


def _spy(player: int, _: Window) -> Frame:
    return UseAbility(player, SPY_USE)


REACTIONS[MOVE_WINDOW].append(Reaction(SPY_USE, _spy_might, _spy_may, _spy))
