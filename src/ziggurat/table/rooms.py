"""The rooms in memory: put together from what is on disk, and forgotten when nobody needs them.

A room of a long game is put together a little at a time, so that nobody else is held up.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterator
from typing import Final

from ziggurat.core.codec import Unreadable
from ziggurat.table.refusal import Refusal
from ziggurat.table.room import Room
from ziggurat.table.store import Header, Store

_IN_MEMORY: Final = 64  # rooms kept although nobody looks at them
_ANSWERS: Final = 200_000  # of all rooms in memory, although nobody looks at some
_KEPT_FOR: Final = 120.0  # seconds a record stays in memory when nobody looks at it
_SLICE: Final = 0.002  # seconds of putting a room together at a stretch
_REST: Final = 0.001  # seconds for others after that


class Rooms:
    """The rooms of one process. Whoever changes one holds its lock."""

    def __init__(self, store: Store, is_used: Callable[[str], bool]) -> None:
        self._store = store
        self._is_used = is_used  # does anybody look at it, or play in it?
        self._rooms: dict[str, Room] = {}  # the one used last comes last
        self._used: dict[str, float] = {}  # when, by this process's clock
        self._locks: dict[str, asyncio.Lock] = {}
        self._one_slice = asyncio.Lock()  # rooms are put together in turns
        self._one_kept = asyncio.Lock()

    def __contains__(self, name: str) -> bool:
        return name in self._rooms

    def lock(self, name: str) -> asyncio.Lock:
        return self._locks.setdefault(name, asyncio.Lock())

    async def header(self, name: str) -> Header:
        """What does not change of a room; raises Refusal where there is none."""
        if name in self._rooms:
            return self._rooms[name].header
        header = await self._store.header(name) if name.isalnum() else None
        if header is None:
            self._unlock(name)
            raise Refusal("no-game", "There is no such game here, or the link is not for it.")
        return header

    async def current(self, name: str) -> Room:
        """The room with every change that is on disk; its lock must be held."""
        room = self._rooms.get(name)
        try:
            if room is None:
                room = await self._opened(await self.header(name))
            else:
                await self._follow(room)
        except BaseException:
            self.drop(name)
            raise
        self.drop(name)
        self._rooms[name] = room
        self._used[name] = time.monotonic()
        self.sweep()
        return room

    def drop(self, name: str) -> None:
        """Forget a room; its changes bring it back."""
        self._rooms.pop(name, None)
        self._used.pop(name, None)

    def sweep(self) -> None:
        """Forget rooms that nobody looks at: the least recently used of too many, or of too many
        answers, and after a while those that are only there to look at."""
        answers = sum(len(room.names) for room in self._rooms.values())
        now = time.monotonic()
        for name in [name for name in self._rooms if not self._is_used(name)]:
            room = self._rooms[name]
            stale = room.header.kept and now - self._used[name] > _KEPT_FOR
            if stale or len(self._rooms) > _IN_MEMORY or answers > _ANSWERS:
                answers -= len(room.names)
                self.drop(name)
                self._unlock(name)

    def _unlock(self, name: str) -> None:
        """Forget a lock that nobody holds or waits for."""
        if name in self._locks and not self._locks[name].locked():
            del self._locks[name]

    async def _opened(self, header: Header) -> Room:
        """Put a room together. Records are put together one after the other, so that games that
        are played need not wait for many of them."""
        try:
            async with self._one_kept if header.kept else contextlib.nullcontext():
                room = Room(header, begun=False)
                await self._unhurried(room.begin())
                await self._follow(room)
                return room
        except Unreadable as error:
            raise Refusal("unreadable", f"This game cannot be opened: {error}.") from None

    async def _follow(self, room: Room) -> None:
        """Make the changes that came since."""
        while changes := await self._store.since(room.header.room, room.rev):
            if len(changes) == 1:
                room.apply(changes[0])
            else:
                await self._unhurried(room.follow(changes))
            if len(changes) < self._store.most:
                return

    async def _unhurried(self, steps: Iterator[None]) -> None:
        """Take steps for a moment, then rest, however many rooms are in the making."""
        while True:
            async with self._one_slice:
                end = time.perf_counter() + _SLICE
                for _ in steps:
                    if time.perf_counter() > end:
                        break
                else:
                    return
                await asyncio.sleep(_REST)
