"""Abilities that a player uses in his part: each once per turn, some for resources, trade or
culture (C-SOT-02, C-RSC-02). Cards declare them with `use`; menus list what `offered` says."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from ziggurat.core.bits import Bits
from ziggurat.core.flow import Call, Done, Frame, Next
from ziggurat.core.rows import put
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


NEVER: Final = -1
USES: Final[list[Use]] = []


def use(
    name: str,
    source: Bits,
    phase: int,
    needs: tuple[int, ...] = (),
    trade: int = 0,
    culture: int = 0,
    gift: bool = False,
) -> Callable[[type[Frame]], type[Frame]]:
    """Declare an ability by the rule it starts. A static method `_ready(s, player)` of the rule
    may say that it would have no effect now."""

    def declare(frame: type[Frame]) -> type[Frame]:
        ready = getattr(frame, "_ready", None)
        USE_NAMES.append(name)
        USES.append(Use(len(USES), source, phase, needs, trade, culture, frame, ready, gift))
        return frame

    return declare


def once(name: str) -> int:
    """A mark for something that happens once per turn without being chosen; its number."""
    USE_NAMES.append(name)
    USES.append(Use(len(USES), 0, NEVER, (), 0, 0, Frame, None, False))
    return len(USES) - 1


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
    return any(each.phase == phase and might_use(s, player, each) for each in USES)


def offered(s: State, player: int, phase: int) -> list[int]:
    """The numbers of what a player may use in a phase."""
    return [each.number for each in USES if each.phase == phase and may_use(s, player, each)]


def gifts(s: State, player: int, phase: int) -> list[int]:
    """Those of the abilities offered that only give something."""
    return [number for number in offered(s, player, phase) if USES[number].gift]


def mark_used(s: State, player: int, number: int) -> None:
    s.used = put(s.used, player, s.used[player] | 1 << number)


@dataclass(slots=True, eq=False)
class UseAbility(Frame):
    """Announce an ability, pay for it, and let it work unless it is cancelled (C-RSC-03,
    C-RSC-08)."""

    player: int
    number: int

    def announce(self, s: State, _: int) -> Next:
        each = USES[self.number]
        mark_used(s, self.player, self.number)
        s.trade = put(s.trade, self.player, s.trade[self.player] - each.trade)
        s.culture = put(s.culture, self.player, s.culture[self.player] - each.culture)
        s.cancelled = False
        s.tell("uses", self.player, self.number)
        return None

    def pay(self, s: State, _: int) -> Next:
        needs = USES[self.number].needs
        return Call(Pay(self.player, needs)) if needs else None

    def others_may_cancel(self, s: State, _: int) -> Next:
        if was_cancelled(s):
            return Done()
        if not USES[self.number].needs:
            return None
        return Call(Window(RESOURCE_WINDOW, self.player, self.number))

    def work(self, s: State, _: int) -> Next:
        if was_cancelled(s):
            s.tell("cancelled", self.player)
            return Done()
        return Call(USES[self.number].frame(self.player))
