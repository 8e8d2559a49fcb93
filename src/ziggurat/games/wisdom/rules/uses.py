"""Abilities that a player uses in his part: each once per turn, some for resources, trade or
culture (C-SOT-02, C-RSC-02). Cards declare them with `use`; menus list what `offered` says.

What an ability aims at is named before it is paid for and before the others may cancel it (Q-70):
the rule of such an ability asks, returns `declared(s)`, and works unless `is_cancelled`."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from ziggurat.core.bits import Bits
from ziggurat.core.flow import Call, Done, Frame, Next
from ziggurat.core.rows import put
from ziggurat.games.wisdom.content import BATTLE
from ziggurat.games.wisdom.options import USE_NAMES
from ziggurat.games.wisdom.rules.resources import Pay, can_pay, might_pay
from ziggurat.games.wisdom.rules.windows import RESOURCE_WINDOW, Window, was_cancelled
from ziggurat.games.wisdom.state import State


@dataclass(frozen=True, slots=True)
class Use:
    """One ability: when, for what, and the rule it starts."""

    number: int
    source: Bits  # the ability in play that brings it
    phase: int
    needs: tuple[int, ...]  # resources to pay; ANY stands for every kind
    trade: int
    culture: int
    frame: Callable[..., Frame]  # made with (player)
    ready: Callable[[Any, int], bool] | None
    gift: bool  # it only gives: whoever forgets it gets it at the end of his part
    aims: bool  # its rule names targets and then declares it


NEVER: Final = -1
USES: Final[list[Use]] = []
_IN_PHASE: Final[dict[int, list[Use]]] = {}  # the same by phase, in the same order


def use(
    name: str,
    source: Bits,
    phase: int,
    needs: tuple[int, ...] = (),
    trade: int = 0,
    culture: int = 0,
    gift: bool = False,
    aims: bool = False,
) -> Callable[[type[Frame]], type[Frame]]:
    """Declare an ability by the rule it starts. A static method `_ready(s, player)` of the rule
    may say that it would have no effect now."""

    def declare(frame: type[Frame]) -> type[Frame]:
        ready = getattr(frame, "_ready", None)
        add_use(name, source, phase, frame, needs, trade, culture, gift, aims, ready)
        return frame

    return declare


def add_use(
    name: str,
    source: Bits,
    phase: int,
    frame: Callable[..., Frame],
    needs: tuple[int, ...] = (),
    trade: int = 0,
    culture: int = 0,
    gift: bool = False,
    aims: bool = False,
    ready: Callable[[Any, int], bool] | None = None,
) -> int:
    """Declare an ability by what makes its rule of a player; its number."""
    USE_NAMES.append(name)
    new = Use(len(USES), source, phase, needs, trade, culture, frame, ready, gift, aims)
    USES.append(new)
    _IN_PHASE.setdefault(phase, []).append(new)
    return new.number


def once(name: str) -> int:
    """A mark for something that happens once per turn without being chosen; its number."""
    return add_use(name, 0, NEVER, Frame)


def may_use(s: State, player: int, each: Use) -> bool:
    """May a player use this ability now?"""
    return might_use(s, player, each) and (not each.needs or can_pay(s, player, each.needs))


def might_use(s: State, player: int, each: Use) -> bool:
    """Might a player use this ability, for all the others know of what he could pay?"""
    return (
        s.abilities[player] & each.source != 0
        and not s.used[player] >> each.number & 1
        and s.trade[player] >= each.trade
        and s.culture[player] >= each.culture
        and (not each.needs or might_pay(s, player, each.needs))
        and (each.ready is None or each.ready(s, player))
    )


def might_offer(s: State, player: int, phase: int) -> bool:
    """Might a player have something to use in a phase? Then he is asked, whatever he holds."""
    return any(might_use(s, player, each) for each in _brought(s, player, phase))


def offered(s: State, player: int, phase: int) -> list[int]:
    """The numbers of what a player may use in a phase."""
    return [each.number for each in _brought(s, player, phase) if may_use(s, player, each)]


def _brought(s: State, player: int, phase: int) -> list[Use]:
    """What the abilities of a player bring for a phase."""
    abilities = s.abilities[player]
    return [each for each in _IN_PHASE.get(phase, ()) if abilities & each.source]


def gifts(s: State, player: int, phase: int) -> list[int]:
    """Those of the abilities offered that only give something."""
    return [number for number in offered(s, player, phase) if USES[number].gift]


def mark_used(s: State, player: int, number: int) -> None:
    s.used = put(s.used, player, s.used[player] | 1 << number)


def begin_battle(s: State, player: int) -> None:
    """What costs no resource in a battle may be used once in each battle, not once per turn."""
    free = sum(1 << each.number for each in USES if each.phase == BATTLE and not each.needs)
    s.used = put(s.used, player, s.used[player] & ~free)


@dataclass(slots=True, eq=False)
class UseAbility(Frame):
    """Announce an ability, pay for it, and let it work unless it is cancelled (C-RSC-03,
    C-RSC-08)."""

    player: int
    number: int
    declared: bool = False

    def announce(self, s: State, _: int) -> Next:
        each = USES[self.number]
        mark_used(s, self.player, self.number)
        s.trade = put(s.trade, self.player, s.trade[self.player] - each.trade)
        s.culture = put(s.culture, self.player, s.culture[self.player] - each.culture)
        s.cancelled = False
        s.tell("uses", self.player, self.number)
        return None

    def declare(self, s: State, _: int) -> Next:
        return None if USES[self.number].aims else declared(s)

    def work(self, s: State, _: int) -> Next:
        if is_cancelled(s, self.player):
            return Done()
        return Call(USES[self.number].frame(self.player))


@dataclass(slots=True, eq=False)
class Declare(Frame):
    """Pay the resources that an ability needs; then the others may cancel it. Afterwards
    `is_cancelled` says what came of it."""

    player: int
    number: int

    def pay(self, s: State, _: int) -> Next:
        needs = USES[self.number].needs
        return Call(Pay(self.player, needs)) if needs else Done()

    def others_may_cancel(self, s: State, _: int) -> Next:
        if s.cancelled:  # nothing was left to pay with
            return Done()
        return Call(Window(RESOURCE_WINDOW, self.player, self.number))


def declared(s: State) -> Call:
    """The ability that is being used is declared: its targets, if it has any, are named."""
    for frame in reversed(s.stack):
        if isinstance(frame, UseAbility):
            frame.declared = True
            return Call(Declare(frame.player, frame.number))
    raise AssertionError("no ability is being used")


def is_cancelled(s: State, player: int) -> bool:
    """Was the ability that a player declared cancelled?"""
    if not was_cancelled(s):
        return False
    s.tell("cancelled", player)
    return True
