"""Windows that close by themselves: a moment in which others may react lasts the same time,
whoever is asked and whatever he holds.

Whoever lets it happen says nothing: when the time is over, the table passes for him, as it does for
whoever leaves such questions to it or is away. So nobody learns anything from the time. A reaction
counts at once; what the table passed stands. The time is counted from the change that opened the
window, as it is on disk: it goes on while the server rests.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from ziggurat.core.flow import NOBODY, PASS, Ask
from ziggurat.table import wire
from ziggurat.table.clock import Clock
from ziggurat.table.refusal import Refusal

if TYPE_CHECKING:
    from ziggurat.table.room import Room


Deed = Callable[["Room"], tuple[int, str, str]]
Change = Callable[[str, set[int], str, Deed], Awaitable[int]]  # of a room, by a key
_LATE: Final = "late:"  # how the keys of what the table passes begin


def is_timed(room: "Room", question: Ask) -> bool:
    """Is it asked for a certain time, and then passed? Only among several persons: against bots
    there is nobody to learn from the time."""
    if not room.header.react_within or not room.is_shared or room.bots[question.player]:
        return False
    return room.unasked.is_window(room.match.state, question)


def closes_at(room: "Room") -> float | None:
    """When the window that is open closes; None: none is, or it waits for an answer."""
    if room.ask is None or not is_timed(room, room.ask):
        return None
    return room.settled_at + room.header.react_within


def closing(room: "Room", now: float) -> wire.Closing | None:
    """How long the window that is open stays so."""
    at = closes_at(room)
    if at is None:
        return None
    return wire.Closing(max(0.0, round(at - now, 2)), room.header.react_within)


def check_in_time(room: "Room", question: Ask, answer: int) -> None:
    """A pass in such a window comes from the table, and at its end."""
    if answer == PASS and is_timed(room, question):
        raise Refusal("too-soon", "The table passes when the time is over.")


def is_late(key: str) -> bool:
    """Is a change the pass of the table at the end of a window, by its key as it is kept?"""
    return key.startswith(f"{NOBODY}:{_LATE}")


def _late_pass(room: "Room", settled: int) -> tuple[int, str, str]:
    """The pass of the table, if the window is still the one whose time is over."""
    if room.settled != settled or room.ask is None or not is_timed(room, room.ask):
        raise Refusal("stale", "The table has moved on.")
    return NOBODY, *room.play(room.ask.player, PASS)


class Closers:
    """Those who wait, room by room, for the end of a window."""

    def __init__(self, clock: Clock, change: Change) -> None:
        self._clock = clock
        self._change = change
        self._waiting: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._ending = asyncio.Event()

    def watch(self, room: "Room") -> None:
        """See to it that the window that is open here closes in time."""
        at, key = closes_at(room), (room.header.room, room.settled)
        if at is None or key in self._waiting:
            return
        task = asyncio.create_task(self._wait(*key, at))
        self._waiting[key] = task
        task.add_done_callback(lambda _: self._waiting.pop(key, None))

    async def _wait(self, name: str, settled: int, at: float) -> None:
        either = {
            asyncio.ensure_future(self._clock.wait(at)),
            asyncio.ensure_future(self._ending.wait()),
        }
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        for each in either:
            each.cancel()
        if self._ending.is_set():
            return
        with contextlib.suppress(Refusal):
            key = f"{_LATE}{settled}"
            await self._change(name, set(), key, lambda room: _late_pass(room, settled))

    async def end(self) -> None:
        """Let those at work finish; the others begin anew with the next server."""
        self._ending.set()
        await asyncio.gather(*self._waiting.values(), return_exceptions=True)
