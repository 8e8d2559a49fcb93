"""Threads on the map: from where an event, an ability or a reaction comes to what it is aimed at.

They show what was declared openly, while others may react to it; and to who is asked, where an
answer would lead."""

from collections.abc import Sequence

from ziggurat.core.bits import Bits, each
from ziggurat.core.flow import Ask, Frame
from ziggurat.core.game import question_for
from ziggurat.games.wisdom.cards.disasters import DestroyNear
from ziggurat.games.wisdom.cards.interrupts import Defect
from ziggurat.games.wisdom.cards.wanderings import (
    LeadAstray,
    RoamingHorde,
    Settle,
    crossed_ground,
    horde_camps,
)
from ziggurat.games.wisdom.rules.events import PlayEvent
from ziggurat.games.wisdom.rules.figures import square_of
from ziggurat.games.wisdom.rules.gathering import NameReceivers, gatherers
from ziggurat.games.wisdom.rules.squares import own_places, within
from ziggurat.games.wisdom.rules.uses import UseAbility
from ziggurat.games.wisdom.rules.windows import CITY_WINDOW, MOVE_WINDOW, Cancel, Window
from ziggurat.games.wisdom.scene.model_asking import Target, Thread
from ziggurat.games.wisdom.scene.targets import square_in
from ziggurat.games.wisdom.state import State

Ends = tuple[int, int]  # from a square to a square


def threads(s: State, seat: int | None) -> list[Thread]:
    """The threads that a seat sees."""
    return [*_declared(s), *_last_choice(s, seat)]


def _declared(s: State) -> list[Thread]:
    """What others may react to: one thread for each thing it is aimed at."""
    found: list[Thread] = []
    begun, before = 0, None
    for at, frame in enumerate(s.stack):
        if not isinstance(frame, Window):
            continue
        rules = s.stack[begun:at]
        if before is not None and any(isinstance(rule, Cancel) for rule in rules):
            ends = [(_home(s, frame), _home(s, before))]
        else:
            ends = _ends(s, frame, rules)
        found += [Thread(frame.actor, *pair) for pair in ends if pair[0] != pair[1]]
        begun, before = at + 1, frame
    return [thread for thread in found if min(thread.source, thread.target) >= 0]


def aimed_squares(s: State) -> list[int]:
    """The squares at which the window that is open is aimed."""
    last = s.stack[-1] if s.stack else None
    if not isinstance(last, Window) or last.kind in (CITY_WINDOW, MOVE_WINDOW):
        return []
    return [goal for _, goal in _named(s, last.actor, s.stack[_after_window(s) : -1])]


def declaring(s: State) -> Sequence[Frame]:
    """The rules that opened the window that is open, the last one first."""
    return s.stack[-2 : _after_window(s) - 1 if _after_window(s) else None : -1]


def _after_window(s: State) -> int:
    """Where the rules begin that opened the last window."""
    windows = [at for at, frame in enumerate(s.stack[:-1]) if isinstance(frame, Window)]
    return windows[-1] + 1 if windows else 0


def _ends(s: State, window: Window, rules: Sequence[Frame]) -> list[Ends]:
    if window.kind == MOVE_WINDOW:  # where it goes is not said yet
        return []
    named, home = _named(s, window.actor, rules), _home(s, window)
    if window.kind == CITY_WINDOW:
        return [(home, goal) for _, goal in named]
    return named or [(home, _capital(s, seat)) for seat in each(window.aimed_at)]


def _home(s: State, window: Window) -> int:
    """The city that acts, else the capital of who acts."""
    if window.kind == CITY_WINDOW:
        return s.cities[window.actor][window.what // 8]
    return _capital(s, window.actor)


def _capital(s: State, player: int) -> int:
    return s.cities[player][0] if s.cities[player] else -1


def _named(s: State, player: int, rules: Sequence[Frame]) -> list[Ends]:
    """What the last of these rules that names squares has named."""
    for rule in reversed(rules):
        start, goal = square_in(rule, "start"), square_in(rule, "goal")
        if start >= 0 and goal >= 0:
            return [(start, goal)]
        squares = [*getattr(rule, "squares", ()), square_in(rule, "square")]
        found = [(nearest(s, player, square)[0], square) for square in squares if square >= 0]
        if found:
            return found
    return []


def nearest(s: State, player: int, square: int) -> tuple[int, int]:
    """The figure or city of a player that is nearest to a square, and how many steps away."""
    return closest(s, own_places(s, player), square)


def closest(s: State, places: Bits, square: int) -> tuple[int, int]:
    """Which of some squares is nearest to a square, and how many steps away."""
    here, steps = 1 << square, 0
    while not here & places:
        wider = within(s, here, 1)
        if wider == here:
            return -1, 0
        here, steps = wider, steps + 1
    return each(here & places)[0], steps


# Answers


def _last_choice(s: State, seat: int | None) -> list[Thread]:
    """The city that received until now what the figure gathers that is asked about."""
    frame = s.stack[-1] if s.stack else None
    if not isinstance(frame, NameReceivers) or question_for(s, seat) is None:
        return []
    city = s.sends[frame.player][frame.figure]
    known = city in s.cities[frame.player]
    return [Thread(frame.player, square_of(s, frame.player, frame.figure), city)] if known else []


def receivers_kept(s: State) -> list[int]:
    """The answers by which the figure that is asked about, and those after it, send what they
    gather to the same cities as last turn; up to one that never sent anything."""
    frame = s.stack[-1] if s.stack else None
    if not isinstance(frame, NameReceivers):
        return []
    cities, found = s.cities[frame.player], []
    for figure in gatherers(s, frame.player):
        if figure < frame.figure:
            continue
        if s.sends[frame.player][figure] not in cities:
            break
        found.append(cities.index(s.sends[frame.player][figure]))
    return found


def aim(s: State, ask: Ask, target: Target) -> None:
    """Say of an answer from where it would come, and how far away that is where a range counts."""
    frame, goal = s.stack[-1], target.square
    if isinstance(frame, NameReceivers):
        target.source = square_of(s, frame.player, frame.figure)
    elif goal >= 0 and any(isinstance(rule, PlayEvent | UseAbility) for rule in s.stack):
        start = square_in(frame, "start")
        target.source = start if start >= 0 else nearest(s, ask.player, goal)[0]
    if goal >= 0 and (
        isinstance(frame, DestroyNear) or (isinstance(frame, Defect) and frame.reach)
    ):
        target.source, target.steps = nearest(s, ask.player, goal)
    elif goal >= 0 and isinstance(frame, RoamingHorde):
        target.source, target.steps = closest(s, horde_camps(s), goal)
    elif goal >= 0 and isinstance(frame, LeadAstray | Settle) and frame.start >= 0:
        target.steps = _walk(s, frame, goal)


def _walk(s: State, frame: LeadAstray | Settle, goal: int) -> int:
    """The steps of figures that a card moves."""
    ground, reach = crossed_ground(s, frame), s.land.grid.sides.reach
    steps = (n for n in range(1, frame.reach + 1) if reach(1 << frame.start, n, ground) >> goal & 1)
    return next(steps, 0)
